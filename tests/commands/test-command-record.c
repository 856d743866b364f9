/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include <glib/gstdio.h>

#include <string.h>

#define N_VECTORS 12
#define EXIT_VALUE 1

static char *
dup_vector_path (guint number, const char *suffix)
{
  g_autofree char *name = g_strdup_printf ("game-%02u.%s", number, suffix);

  return g_test_build_filename (G_TEST_DIST, "data", "vectors", name, NULL);
}

static char *
dup_output_path (const char *name)
{
  return g_build_filename (g_get_user_runtime_dir (), name, NULL);
}

/* Every vector, byte for byte. */
static void
test_replay (void)
{
  for (guint number = 1; number <= N_VECTORS; number++) {
    g_autofree char *record = dup_vector_path (number, "zohnahl");
    g_autofree char *table = dup_vector_path (number, "csv");
    g_autofree char *expected = NULL;
    g_autoptr (GError) error = NULL;
    g_auto (CommandRun) run = { 0 };

    g_file_get_contents (table, &expected, NULL, &error);
    g_assert_no_error (error);
    command_run (&run, "--replay", record, NULL);

    command_run_assert_success (&run);
    g_assert_cmpstr (run.text, ==, expected);
  }
}

static void
test_replay_by_uri (void)
{
  g_autofree char *record = dup_vector_path (2, "zohnahl");
  g_autofree char *uri = g_filename_to_uri (record, NULL, NULL);
  g_autofree char *argument = g_strconcat ("--replay=", uri, NULL);
  g_auto (CommandRun) run = { 0 };

  command_run (&run, argument, NULL);

  command_run_assert_success (&run);
  g_assert_true (g_str_has_prefix (run.text, "throw,lap,side,player,"));
}

static void
test_bad_files (void)
{
  static const struct {
    const char *name;
    const char *content; /* NULL: there is no such file */
  } rows[] = {
    { "missing.zohnahl", NULL },
    { "empty.zohnahl", "" },
    { "not-a-record.zohnahl", "PK\003\004" },
    { "newer.zohnahl", "[Zohn Ahl Game]\nFormat=2\nThrows=\n" },
    { "no-format.zohnahl", "[Zohn Ahl Game]\nThrows=GGGG;\n" },
    { "bad-throw.zohnahl", "[Zohn Ahl Game]\nFormat=1\nThrows=GGGG;GGGX;\n" },
    { "bad-counters.zohnahl", "[Zohn Ahl Game]\nFormat=1\nCounters=16\nThrows=\n" },
  };
  static const char *const commands[] = { "--replay", "--picture", "--summary" };

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_runtime_dir (), 0700), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = dup_output_path (rows[i].name);
    g_autofree char *picture = dup_output_path ("picture.png");
    g_autofree char *output = g_strconcat ("--output=", picture, NULL);

    if (rows[i].content != NULL) {
      g_assert_true (g_file_set_contents (path, rows[i].content, -1, NULL));
    }
    for (guint j = 0; j < G_N_ELEMENTS (commands); j++) {
      g_auto (CommandRun) run = { 0 };

      command_run (&run, commands[j], path, j == 1 ? output : NULL, NULL);
      command_run_assert_failure (&run, EXIT_VALUE);
      g_assert_nonnull (strstr (run.errors, rows[i].name));
      g_assert_false (g_file_test (picture, G_FILE_TEST_EXISTS));
    }
  }
}

/* Draws vector 2 into @name with the options given; returns the file's bytes. */
static GBytes *
draw (const char *name, const char *option, const char *another)
{
  g_autofree char *record = dup_vector_path (2, "zohnahl");
  g_autofree char *path = dup_output_path (name);
  g_autofree char *output = g_strconcat ("--output=", path, NULL);
  g_autoptr (GError) error = NULL;
  g_auto (CommandRun) run = { 0 };
  char *bytes;
  gsize length;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_runtime_dir (), 0700), ==, 0);
  command_run (&run, "--picture", record, output, option, another, NULL);
  command_run_assert_success (&run);
  g_assert_cmpstr (run.text, ==, "");
  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (bytes, length);
}

static void
test_picture_formats (void)
{
  static const struct {
    const char *name;
    const char *magic;
  } rows[] = {
    { "board.png", "\211PNG\r\n" },
    { "board.SVG", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg " },
    { "board.pdf", "%PDF-1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GBytes) bytes = draw (rows[i].name, NULL, NULL);

    g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
    g_assert_cmpmem (g_bytes_get_data (bytes, NULL), strlen (rows[i].magic), rows[i].magic,
                     strlen (rows[i].magic));
  }
}

/* The width as a PNG file says it: four bytes from the sixteenth. */
static guint
get_png_width (GBytes *bytes)
{
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  return (guint) data[16] << 24 | (guint) data[17] << 16 | (guint) data[18] << 8 | data[19];
}

static void
test_picture_size (void)
{
  g_autoptr (GBytes) usual = draw ("usual.png", NULL, NULL);
  g_autoptr (GBytes) small = draw ("small.png", "--size=123", NULL);

  g_assert_cmpuint (get_png_width (usual), ==, 800);
  g_assert_cmpuint (get_png_width (small), ==, 123);
}

/* Vector 2 has 52 throws. */
static void
test_picture_throw (void)
{
  g_autoptr (GBytes) last = draw ("last.png", "--size=200", NULL);
  g_autoptr (GBytes) same = draw ("same.png", "--size=200", "--throw=52");
  g_autoptr (GBytes) earlier = draw ("earlier.png", "--size=200", "--throw=51");
  g_autoptr (GBytes) opening = draw ("opening.png", "--size=200", "--throw=0");

  g_assert_true (g_bytes_equal (last, same));
  g_assert_false (g_bytes_equal (last, earlier));
  g_assert_false (g_bytes_equal (earlier, opening));
}

static void
test_bad_pictures (void)
{
  static const char *const rows[][2] = {
    { "board.jpg", NULL },
    { "board", NULL },
    { ".", NULL },
    { "no-such-folder/board.png", NULL },
    { "board.png", "--throw=53" },
    { "board.png", "--throw=-1" },
    { "board.png", "--size=0" },
    { "board.png", "--size=100000" },
    { "board.png", "--size=12.5" },
  };
  g_autofree char *record = dup_vector_path (2, "zohnahl");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = dup_output_path (rows[i][0]);
    g_autofree char *output = g_strconcat ("--output=", path, NULL);
    g_auto (CommandRun) run = { 0 };

    command_run (&run, "--picture", record, output, rows[i][1], NULL);
    command_run_assert_failure (&run, EXIT_VALUE);
    g_assert_false (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  }
}

/* The value of @name in a summary. */
static const char *
find_value (char **lines, const char *name)
{
  g_autofree char *prefix = g_strconcat (name, " ", NULL);

  for (char **line = lines; *line != NULL; line++) {
    if (g_str_has_prefix (*line, prefix)) {
      return *line + strlen (prefix);
    }
  }
  g_test_message ("%s is missing", name);
  g_assert_not_reached ();
}

static guint
find_count (char **lines, const char *side, const char *name)
{
  g_autofree char *full_name = g_strdup_printf ("%s_%s", side, name);
  guint64 count;

  g_assert_true (
      g_ascii_string_to_unsigned (find_value (lines, full_name), 10, 0, G_MAXUINT, &count, NULL));

  return (guint) count;
}

/* Columns of the table, which begins with throw,lap,side,player,sticks,spaces,again,from,to,events. */
enum {
  SIDE = 2,
  SPACES = 5,
  AGAIN = 6,
  EVENTS = 9,
};

/* What the summary should count, from the rows of the table. */
static guint
count_rows (char **rows, const char *side, const char *score, const char *event)
{
  guint count = 0;

  for (char **row = rows + 1; *row != NULL && **row != '\0'; row++) {
    g_auto (GStrv) cells = g_strsplit (*row, ",", -1);
    g_auto (GStrv) events = g_strsplit (cells[EVENTS], " ", -1);
    g_autofree char *fallen =
        g_strconcat (cells[SPACES], g_str_equal (cells[AGAIN], "1") ? "_again" : "", NULL);

    count += g_str_equal (cells[SIDE], side) && (score == NULL || g_str_equal (score, fallen)) &&
             (event == NULL || g_strv_contains ((const char *const *) events, event));
  }

  return count;
}

static void
assert_side (char **lines, char **rows, const char *side)
{
  static const char *const scores[] = {
    "1", "1_again", "2", "3", "3_again", "6_again", "10_again"
  };
  static const char *const events[][2] = {
    { "laps", "lap" },
    { "captures", "capture" },
    { "creek_falls", "creek" },
    { "dry_branches", "dry-branch" },
  };

  g_assert_cmpuint (find_count (lines, side, "throws"), ==, count_rows (rows, side, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++) {
    g_autofree char *name = g_strconcat ("score_", scores[i], NULL);

    g_assert_cmpuint (find_count (lines, side, name), ==, count_rows (rows, side, scores[i], NULL));
  }
  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    g_assert_cmpuint (find_count (lines, side, events[i][0]), ==,
                      count_rows (rows, side, NULL, events[i][1]));
  }
}

/* A side's luck minus the other's is what the chance has changed by. */
static void
assert_luck (char **lines)
{
  double opening = g_ascii_strtod (find_value (lines, "opening_clockwise_chance"), NULL);
  double end = g_ascii_strtod (find_value (lines, "final_clockwise_chance"), NULL);
  double clockwise = g_ascii_strtod (find_value (lines, "clockwise_luck"), NULL);
  double anticlockwise = g_ascii_strtod (find_value (lines, "anticlockwise_luck"), NULL);

  g_assert_cmpfloat_with_epsilon (clockwise - anticlockwise, end - opening, 1e-9);
}

static void
test_summary (void)
{
  for (guint number = 1; number <= N_VECTORS; number++) {
    g_autofree char *record = dup_vector_path (number, "zohnahl");
    g_autofree char *table = dup_vector_path (number, "csv");
    g_autofree char *text = NULL;
    g_auto (GStrv) rows = NULL;
    g_auto (GStrv) lines = NULL;
    g_auto (CommandRun) run = { 0 };

    g_assert_true (g_file_get_contents (table, &text, NULL, NULL));
    rows = g_strsplit (text, "\n", -1);
    command_run (&run, "--summary", record, NULL);
    command_run_assert_success (&run);
    lines = g_strsplit (run.text, "\n", -1);

    assert_side (lines, rows, "clockwise");
    assert_side (lines, rows, "anticlockwise");
    assert_luck (lines);
  }
}

static void
test_summary_result (void)
{
  g_autofree char *record = dup_vector_path (2, "zohnahl");
  g_auto (GStrv) lines = NULL;
  g_auto (CommandRun) run = { 0 };

  command_run (&run, "--summary", record, NULL);

  lines = g_strsplit (run.text, "\n", -1);
  g_assert_cmpstr (find_value (lines, "state"), ==, "finished");
  g_assert_cmpstr (find_value (lines, "result"), ==, "anticlockwise");
  g_assert_cmpstr (find_value (lines, "throws"), ==, "52");
  g_assert_cmpstr (find_value (lines, "final_clockwise_chance"), ==, "0.000000000000");
  g_assert_cmpuint (find_count (lines, "clockwise", "counters"), ==, 0);
  g_assert_cmpuint (find_count (lines, "anticlockwise", "counters"), ==, 8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  command_runs_set_program (argv[1]);

  g_test_add_func ("/commands/record/replay", test_replay);
  g_test_add_func ("/commands/record/replay-by-uri", test_replay_by_uri);
  g_test_add_func ("/commands/record/bad-files", test_bad_files);
  g_test_add_func ("/commands/record/summary/counts", test_summary);
  g_test_add_func ("/commands/record/summary/result", test_summary_result);
  g_test_add_func ("/commands/record/picture/formats", test_picture_formats);
  g_test_add_func ("/commands/record/picture/size", test_picture_size);
  g_test_add_func ("/commands/record/picture/throw", test_picture_throw);
  g_test_add_func ("/commands/record/picture/bad", test_bad_pictures);

  return g_test_run ();
}
