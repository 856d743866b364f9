/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include <glib/gstdio.h>

#include <string.h>

#define EXIT_VALUE 1
#define EXIT_USAGE 2

static char *
dup_record_path (void)
{
  return g_test_build_filename (G_TEST_DIST, "data", "vectors", "game-02.zohnahl", NULL);
}

static char *
dup_output_path (const char *name)
{
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_runtime_dir (), 0700), ==, 0);

  return g_build_filename (g_get_user_runtime_dir (), name, NULL);
}

/* Prints @what. */
static void
print (const char *path, const char *what, const char *option, const char *another)
{
  g_autofree char *output = g_strconcat ("--output=", path, NULL);
  g_auto (CommandRun) run = { 0 };

  command_run (&run, "--print", what, output, option, another, NULL);
  command_run_assert_success (&run);
  g_assert_cmpstr (run.text, ==, "");
}

static gsize
measure_print (const char *what, const char *option, const char *another)
{
  g_autofree char *path = dup_output_path ("print.pdf");
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  print (path, what, option, another);
  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (bytes, "%PDF-"));

  return length;
}

/* Prints @what; returns what pdfinfo says of each page. */
static char *
describe_print (const char *what, const char *option)
{
  g_autofree char *path = dup_output_path ("print.pdf");
  const char *const command[] = { "pdfinfo", "-l", "-1", path, NULL };
  g_autoptr (GError) error = NULL;
  char *description;
  int status;

  print (path, what, option, NULL);
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &description, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);

  return description;
}

static gboolean
skip_without_pdfinfo (void)
{
  g_autofree char *pdfinfo = g_find_program_in_path ("pdfinfo");

  if (pdfinfo == NULL) {
    g_test_skip ("there is no pdfinfo");
  }

  return pdfinfo == NULL;
}

static guint
count (const char *text, const char *word)
{
  guint n = 0;

  for (const char *place = strstr (text, word); place != NULL; place = strstr (place + 1, word)) {
    n++;
  }

  return n;
}

#define A4 "pts (A4)"
#define LETTER "pts (letter)"

static void
test_record (void)
{
  g_autofree char *record = dup_record_path ();
  g_autofree char *usual = NULL;
  g_autofree char *letter = NULL;

  if (skip_without_pdfinfo ()) {
    return;
  }
  usual = describe_print (record, NULL);
  letter = describe_print (record, "--paper=Letter");
  g_assert_cmpuint (count (usual, A4), ==, 1);
  g_assert_cmpuint (count (letter, LETTER), ==, 1);
}

static void
test_board (void)
{
  static const struct {
    const char *pages;
    guint least, most; /* with a page for the rules that are too long for the cloth's */
  } rows[] = {
    { NULL, 1, 2 },
    { "--pages=1", 1, 2 },
    { "--pages=4", 4, 5 },
    { "--pages=9", 9, 10 },
  };

  if (skip_without_pdfinfo ()) {
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *pdf = describe_print ("board", rows[i].pages);

    g_assert_cmpuint (count (pdf, A4), >=, rows[i].least);
    g_assert_cmpuint (count (pdf, A4), <=, rows[i].most);
  }
}

/* The rules on the board's page are those that were asked for. */
static void
test_rules (void)
{
  const gsize usual = measure_print ("board", NULL, NULL);
  const gsize same = measure_print ("board", "--counters=4", "--lap=carry-on");
  const gsize other = measure_print ("board", "--counters=4", "--lap=restart");

  g_assert_cmpuint (usual, ==, same);
  g_assert_cmpuint (usual, !=, other);
}

static void
test_bad (void)
{
  static const struct {
    const char *what; /* NULL: a record */
    const char *output;
    const char *option;
    int status;
  } rows[] = {
    { "board", NULL, NULL, EXIT_USAGE },
    { NULL, "x.pdf", "--pages=2", EXIT_USAGE },
    { NULL, "x.pdf", "--counters=2", EXIT_USAGE },
    { NULL, "x.pdf", "--lap=halt", EXIT_USAGE },
    { NULL, "x.pdf", "--throw=2", EXIT_USAGE },
    { "board", "x.png", NULL, EXIT_VALUE },
    { "board", "x.pdf", "--paper=A5", EXIT_VALUE },
    { "board", "x.pdf", "--pages=0", EXIT_VALUE },
    { "board", "x.pdf", "--pages=1000", EXIT_VALUE },
    { "board", "x.pdf", "--counters=0", EXIT_VALUE },
    { "board", "x.pdf", "--lap=none", EXIT_VALUE },
    { "no-such-record", "x.pdf", NULL, EXIT_VALUE },
    { "board", "no-such-folder/x.pdf", NULL, EXIT_VALUE },
  };
  g_autofree char *record = dup_record_path ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = dup_output_path (rows[i].output != NULL ? rows[i].output : "x.pdf");
    g_autofree char *output = rows[i].output != NULL ? g_strconcat ("--output=", path, NULL) : NULL;
    g_auto (CommandRun) run = { 0 };

    command_run (&run, "--print", rows[i].what != NULL ? rows[i].what : record, output,
                 rows[i].option, NULL);
    command_run_assert_failure (&run, rows[i].status);
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  command_runs_set_program (argv[1]);

  g_test_add_func ("/commands/print/record", test_record);
  g_test_add_func ("/commands/print/board", test_board);
  g_test_add_func ("/commands/print/rules", test_rules);
  g_test_add_func ("/commands/print/bad", test_bad);

  return g_test_run ();
}
