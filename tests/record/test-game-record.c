/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "support/record-fixture.h"

#include <string.h>

#define GROUP "[Zohn Ahl Game]\n"
#define BEGIN GROUP "Format=1\n"

/* Thirteen throws that end a game of one counter: tests/data/vectors/game-07. */
#define WHOLE_GAME "-GG-;GG-G;G-GG;-G-G;-G-G;G--G;G-G-;----;-G-G;---G;GG-G;GG-G;GGG-;"
#define SHORT BEGIN "Counters=1\nThrows="

static void
test_sample (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (
      GROUP "Format=1\nClockwise=Ann;Bea;\nAnticlockwise=Rosa;\nFirst=anticlockwise\nCounters=7\n"
            "Lap=restart\nSeed=18446744073709551615\nStarted=2026-11-29T18:03:00Z\n"
            "Computer=anticlockwise;\nSticks=entered\nTimeLimit=900\nTimeLeft=61\n"
            "Throws=--G-;GGGG;----;\nState=stopped\n");
  static const guint8 throws[] = { 4, 15, 0 };
  g_autoptr (GDateTime) started = g_date_time_new_utc (2026, 11, 29, 18, 3, 0);
  const ZohnSetup *setup = record->setup;

  g_assert_cmpstr (setup->players[ZOHN_SIDE_CLOCKWISE][0], ==, "Ann");
  g_assert_cmpstr (setup->players[ZOHN_SIDE_CLOCKWISE][1], ==, "Bea");
  g_assert_null (setup->players[ZOHN_SIDE_CLOCKWISE][2]);
  g_assert_cmpstr (setup->players[ZOHN_SIDE_ANTICLOCKWISE][0], ==, "Rosa");
  g_assert_null (setup->players[ZOHN_SIDE_ANTICLOCKWISE][1]);
  g_assert_cmpint (setup->rules.first, ==, ZOHN_SIDE_ANTICLOCKWISE);
  g_assert_cmpint (setup->rules.counters, ==, 7);
  g_assert_cmpint (setup->rules.lap, ==, ZOHN_LAP_RESTART);
  g_assert_true (setup->has_seed);
  g_assert_cmpuint (setup->seed, ==, G_MAXUINT64);
  g_assert_true (g_date_time_equal (setup->started, started));
  g_assert_false (setup->computer[ZOHN_SIDE_CLOCKWISE]);
  g_assert_true (setup->computer[ZOHN_SIDE_ANTICLOCKWISE]);
  g_assert_cmpint (setup->sticks, ==, ZOHN_STICKS_ENTERED);
  g_assert_cmpuint (setup->time_limit, ==, 900);
  g_assert_cmpuint (record->time_left, ==, 61);
  g_assert_cmpmem (g_bytes_get_data (record->throws, NULL), g_bytes_get_size (record->throws),
                   throws, sizeof throws);
  g_assert_cmpint (record->state, ==, ZOHN_GAME_STOPPED);
  g_assert_null (record->extras);
}

static void
test_defaults (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (BEGIN "Throws=\n");
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  g_assert_true (zohn_setup_equal (record->setup, setup));
  g_assert_cmpuint (g_bytes_get_size (record->throws), ==, 0);
  g_assert_cmpint (record->state, ==, ZOHN_GAME_PLAYING);
  g_assert_cmpuint (record->time_left, ==, 0);
  g_assert_null (record->extras);
}

typedef struct {
  const char *name;
  const char *text;
  guint n_throws;
  ZohnGameState state;
} Good;

static const Good good_records[] = {
  { "list-without-last-separator", BEGIN "Throws=--G-;GGGG", 2, ZOHN_GAME_PLAYING },
  { "state-of-playing", BEGIN "Throws=--G-;", 1, ZOHN_GAME_PLAYING },
  { "state-of-finished", SHORT WHOLE_GAME, 13, ZOHN_GAME_FINISHED },
  { "finished", SHORT WHOLE_GAME "\nState=finished\n", 13, ZOHN_GAME_FINISHED },
  { "stopped-at-once", BEGIN "Throws=\nState=stopped\n", 0, ZOHN_GAME_STOPPED },
  { "space-around", "\n" GROUP " Format = 1 \n  Throws =  --G-;GGGG;  \n", 2, ZOHN_GAME_PLAYING },
  { "carriage-returns", "[Zohn Ahl Game]\r\nFormat=1\r\nThrows=--G-;\r\nState=playing\r\n", 1,
    ZOHN_GAME_PLAYING },
  { "any-order", GROUP "State=stopped\nThrows=--G-;\nCounters=2\nFormat=1\n", 1,
    ZOHN_GAME_STOPPED },
  { "group-last", "[Other]\nFormat=7\nThrows=x\n" BEGIN "Throws=--G-;\n", 1, ZOHN_GAME_PLAYING },
  { "unknown-keys", BEGIN "Weather=rain\nThrows[de]=a\nThrows=--G-;\n", 1, ZOHN_GAME_PLAYING },
  { "least-counters", BEGIN "Counters=1\nThrows=\n", 0, ZOHN_GAME_PLAYING },
  { "most-counters", BEGIN "Counters=15\nThrows=\n", 0, ZOHN_GAME_PLAYING },
  { "seed-of-zero", BEGIN "Seed=0\nThrows=\n", 0, ZOHN_GAME_PLAYING },
  { "no-computer", BEGIN "Computer=\nThrows=\n", 0, ZOHN_GAME_PLAYING },
  { "time-is-up", BEGIN "TimeLimit=60\nTimeLeft=0\nThrows=\n", 0, ZOHN_GAME_PLAYING },
};

static void
test_good (gconstpointer data)
{
  const Good *good = data;
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (good->text);

  g_assert_cmpuint (g_bytes_get_size (record->throws), ==, good->n_throws);
  g_assert_cmpint (record->state, ==, good->state);
}

typedef struct {
  const char *name;
  const char *text;
  ZohnRecordError code;
  const char *words; /* that the message must have: key, throw, what stands there */
} Bad;

static const Bad bad_records[] = {
  { "empty", "", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },
  { "text", "Dear Ann,\nhow are you?\n", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },
  { "other-key-file", "[Desktop Entry]\nFormat=1\n", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },
  { "keys-before-group", "Format=1\n" GROUP "Throws=\n", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },
  { "comments-only", "# nothing\n", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },
  { "cut-key", BEGIN "Thr", ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL },

  { "format-missing", GROUP "Throws=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Format”" },
  { "format-newer", GROUP "Format=2\nThrows=?\n", ZOHN_RECORD_ERROR_NEWER_FORMAT, "2" },
  { "format-much-newer", GROUP "Format=99999999999999999999999\n", ZOHN_RECORD_ERROR_NEWER_FORMAT,
    "99999999999999999999999" },
  { "format-zero", GROUP "Format=0\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“0”" },
  { "format-negative", GROUP "Format=-1\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“-1”" },
  { "format-fraction", GROUP "Format=1.5\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“1.5”" },
  { "format-empty", GROUP "Format=\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Format”" },

  { "group-twice", BEGIN "Throws=\n" BEGIN, ZOHN_RECORD_ERROR_BAD_VALUE, "“Zohn Ahl Game”" },
  { "key-twice", BEGIN "Throws=\nThrows=--G-;\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Throws”" },
  { "key-twice-with-space", BEGIN "Lap=halt\n  Lap =restart\nThrows=\n",
    ZOHN_RECORD_ERROR_BAD_VALUE, "“Lap”" },

  { "counters-zero", BEGIN "Counters=0\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Counters”" },
  { "counters-16", BEGIN "Counters=16\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“16”" },
  { "counters-negative", BEGIN "Counters=-1\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“-1”" },
  { "counters-2^63", BEGIN "Counters=9223372036854775808\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“9223372036854775808”" },
  { "counters-2^64+4", BEGIN "Counters=18446744073709551620\nThrows=\n",
    ZOHN_RECORD_ERROR_BAD_VALUE, "“18446744073709551620”" },
  { "counters-hexadecimal", BEGIN "Counters=0x4\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“0x4”" },
  { "counters-arabic-digit", BEGIN "Counters=٤\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“٤”" },
  { "counters-words", BEGIN "Counters=four\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“four”" },
  { "counters-empty", BEGIN "Counters=\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Counters”" },

  { "lap-unknown", BEGIN "Lap=jump\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "carry-on, halt, restart" },
  { "lap-in-capitals", BEGIN "Lap=Halt\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Halt”" },
  { "first-unknown", BEGIN "First=north\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“First”" },
  { "computer-unknown", BEGIN "Computer=clockwise;third;\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“third”" },
  { "sticks-unknown", BEGIN "Sticks=loaded\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“loaded”" },
  { "state-unknown", BEGIN "Throws=\nState=paused\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“paused”" },

  { "seed-2^64", BEGIN "Seed=18446744073709551616\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Seed”" },
  { "seed-negative", BEGIN "Seed=-1\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“-1”" },
  { "seed-fraction", BEGIN "Seed=1,5\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“1,5”" },
  { "started-nonsense", BEGIN "Started=yesterday\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“yesterday”" },
  { "started-no-zone", BEGIN "Started=2026-11-29T18:03:00\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Started”" },
  { "started-13th-month", BEGIN "Started=2026-13-29T18:03:00Z\nThrows=\n",
    ZOHN_RECORD_ERROR_BAD_VALUE, "“Started”" },
  { "time-limit-zero", BEGIN "TimeLimit=0\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“TimeLimit”" },
  { "time-limit-2^32", BEGIN "TimeLimit=4294967296\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“TimeLimit”" },
  { "time-left-alone", BEGIN "TimeLeft=5\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“TimeLimit”" },
  { "time-left-above-limit", BEGIN "TimeLimit=60\nTimeLeft=61\nThrows=\n",
    ZOHN_RECORD_ERROR_BAD_VALUE, "“TimeLeft”" },

  { "name-empty", BEGIN "Clockwise=Ann;;Bea;\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "2" },
  { "name-empty-alone", BEGIN "Anticlockwise=;\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Anticlockwise”" },
  { "names-none", BEGIN "Clockwise=\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Clockwise”" },
  { "name-not-utf-8", BEGIN "Clockwise=Ren\xe9;\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Clockwise”" },
  { "name-bad-escape", BEGIN "Clockwise=Ann\\x;\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Ann\\x;”" },
  { "name-cut-escape", BEGIN "Clockwise=Ann\\\nThrows=\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Clockwise”" },

  { "throws-missing", BEGIN "State=playing\n", ZOHN_RECORD_ERROR_BAD_VALUE, "“Throws”" },
  { "throw-letter", BEGIN "Throws=--G-;GXGG;----;\n", ZOHN_RECORD_ERROR_BAD_THROW,
    "throw 2 in the key “Throws” is “GXGG”" },
  { "throw-small-letter", BEGIN "Throws=--g-;\n", ZOHN_RECORD_ERROR_BAD_THROW, "throw 1" },
  { "throw-short", BEGIN "Throws=--G-;GG", ZOHN_RECORD_ERROR_BAD_THROW, "“GG”" },
  { "throw-long", BEGIN "Throws=--G-G;", ZOHN_RECORD_ERROR_BAD_THROW, "“--G-G”" },
  { "throw-empty", BEGIN "Throws=--G-;;GGGG;", ZOHN_RECORD_ERROR_BAD_THROW, "throw 2" },
  { "throw-empty-alone", BEGIN "Throws=;", ZOHN_RECORD_ERROR_BAD_THROW, "throw 1" },
  { "throw-empty-last", BEGIN "Throws=--G-;;", ZOHN_RECORD_ERROR_BAD_THROW, "throw 2" },
  { "throw-space", BEGIN "Throws=--G-; GGGG;", ZOHN_RECORD_ERROR_BAD_THROW, "“ GGGG”" },
  { "throw-control", BEGIN "Throws=--G-;\x1b[2J;", ZOHN_RECORD_ERROR_BAD_THROW, "“\\x1B[2J”" },
  { "throw-not-utf-8", BEGIN "Throws=--G-;\xff\xff\xff\xff;", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“Throws”" },
  { "throw-after-end", SHORT WHOLE_GAME "--G-;\nState=finished\n", ZOHN_RECORD_ERROR_BAD_THROW,
    "throw 14 in the key “Throws”, “--G-”" },

  { "playing-but-over", SHORT WHOLE_GAME "\nState=playing\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“playing”, but throw 13" },
  { "stopped-but-over", SHORT WHOLE_GAME "\nState=stopped\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“stopped”" },
  { "finished-but-on", BEGIN "Throws=--G-;\nState=finished\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“finished”" },
  { "finished-at-start", BEGIN "Throws=\nState=finished\n", ZOHN_RECORD_ERROR_BAD_VALUE,
    "“State”" },
};

static void
assert_refused (const char *text, gsize length, ZohnRecordError code, const char *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);
  g_autoptr (GError) error = NULL;

  g_assert_null (zohn_game_record_parse (bytes, "kept game.zohnahl", &error));
  g_assert_error (error, ZOHN_RECORD_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, "“kept game.zohnahl”"));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (words != NULL && strstr (error->message, words) == NULL) {
    g_error ("“%s” is not in: %s", words, error->message);
  }
}

static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;

  assert_refused (bad->text, strlen (bad->text), bad->code, bad->words);
}

static void
test_nul_bytes (void)
{
  static const char text[] = BEGIN "Clockwise=An\0n;\nThrows=\n";
  static const char after[] = BEGIN "Throws=\n\0";

  assert_refused (text, sizeof text - 1, ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL);
  assert_refused (after, sizeof after - 1, ZOHN_RECORD_ERROR_NOT_A_RECORD, NULL);
}

/* However long what stands there, the message stays one to read. */
static void
test_long_value (void)
{
  g_autoptr (GString) text = g_string_new (BEGIN "Throws=");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++) {
    g_string_append (text, "é");
  }
  bytes = g_bytes_new (text->str, text->len);
  g_assert_null (zohn_game_record_parse (bytes, "x", &error));
  g_assert_cmpint (g_utf8_strlen (error->message, -1), <, 160);
  g_assert_nonnull (strstr (error->message, "éé…”"));
}

static GString *
make_record_of (const ZohnGameRecord *record)
{
  g_autoptr (GBytes) bytes = zohn_game_record_format (record);

  return g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
}

static void
test_most_throws (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_endless_game (ZOHN_RECORD_MAX_THROWS);
  g_autoptr (GString) text = make_record_of (record);
  g_autoptr (ZohnGameRecord) again = record_fixture_parse (text->str);
  char *state = strstr (text->str, "\nState=");

  g_assert_true (record_fixture_equal (record, again));

  g_string_insert (text, state - text->str, "----;");
  assert_refused (text->str, text->len, ZOHN_RECORD_ERROR_TOO_LARGE, "1000000");
}

static void
test_most_bytes (void)
{
  g_autoptr (GString) text = g_string_new (BEGIN "Throws=--G-;\nMore=");
  gsize length = text->len;

  g_string_set_size (text, ZOHN_RECORD_MAX_BYTES + 1);
  memset (text->str + length, 'x', text->len - length);
  assert_refused (text->str, text->len, ZOHN_RECORD_ERROR_TOO_LARGE, "16");

  g_string_truncate (text, ZOHN_RECORD_MAX_BYTES);
  {
    g_autoptr (ZohnGameRecord) record = record_fixture_parse (text->str);

    g_assert_cmpuint (g_bytes_get_size (record->throws), ==, 1);
  }
}

static void
test_read_no_file (void)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "none.zohnahl");
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (zohn_game_record_read (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "none.zohnahl"));
  g_clear_error (&error);
  g_assert_null (zohn_game_record_read (folder, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  g_assert_null (zohn_game_record_read (device, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  record_fixture_remove (folder);
}

/* A huge file is refused after 16 MiB, not read to its end. */
static void
test_read_huge (void)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "huge.zohnahl");
  g_autoptr (GFileOutputStream) stream = g_file_create (file, G_FILE_CREATE_NONE, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (
      g_seekable_truncate (G_SEEKABLE (stream), G_GINT64_CONSTANT (100) << 30, NULL, &error));
  g_assert_no_error (error);
  g_assert_null (zohn_game_record_read (file, NULL, &error));
  g_assert_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, "huge.zohnahl"));
  record_fixture_remove (folder);
}

/* A model made of a record, taken down again, is the record. */
static void
test_model (void)
{
  for (guint64 seed = 1; seed <= 20; seed++) {
    g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, (guint) (seed * 17));
    g_autoptr (ZohnGameModel) model = NULL;
    g_autoptr (ZohnGameRecord) again = NULL;
    g_autoptr (ZohnGameRecord) copy = NULL;

    if (record->state == ZOHN_GAME_PLAYING && seed % 3 == 0) {
      record->state = ZOHN_GAME_STOPPED;
    }
    record->setup->time_limit = 60;
    record->time_left = 33;
    model = zohn_game_record_create_model (record);
    again = zohn_game_record_new_from_model (model, NULL);
    copy = zohn_game_record_copy (again);
    g_assert_true (record_fixture_equal (record, again));
    g_assert_true (record_fixture_equal (record, copy));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/game-record/sample", test_sample);
  g_test_add_func ("/game-record/defaults", test_defaults);
  for (gsize i = 0; i < G_N_ELEMENTS (good_records); i++) {
    g_autofree char *path = g_strconcat ("/game-record/good/", good_records[i].name, NULL);

    g_test_add_data_func (path, &good_records[i], test_good);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (bad_records); i++) {
    g_autofree char *path = g_strconcat ("/game-record/bad/", bad_records[i].name, NULL);

    g_test_add_data_func (path, &bad_records[i], test_bad);
  }
  g_test_add_func ("/game-record/bad/nul-bytes", test_nul_bytes);
  g_test_add_func ("/game-record/bad/long-value", test_long_value);
  g_test_add_func ("/game-record/limit/throws", test_most_throws);
  g_test_add_func ("/game-record/limit/bytes", test_most_bytes);
  g_test_add_func ("/game-record/read/no-file", test_read_no_file);
  g_test_add_func ("/game-record/read/huge", test_read_huge);
  g_test_add_func ("/game-record/model", test_model);

  return g_test_run ();
}
