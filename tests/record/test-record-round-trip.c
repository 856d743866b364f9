/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "support/record-fixture.h"

#include <string.h>

static ZohnGameRecord *
write_and_read (const ZohnGameRecord *record)
{
  g_autoptr (GBytes) bytes = zohn_game_record_format (record);
  g_autoptr (GError) error = NULL;
  ZohnGameRecord *again = zohn_game_record_parse (bytes, "test", &error);

  g_assert_no_error (error);

  return again;
}

static char *
format_text (const ZohnGameRecord *record)
{
  g_autoptr (GBytes) bytes = zohn_game_record_format (record);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* What is written for @text; it must be written the same again after reading. */
static char *
rewrite (const char *text)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (text);
  g_autofree char *first = format_text (record);
  g_autoptr (ZohnGameRecord) again = record_fixture_parse (first);
  g_autofree char *second = format_text (again);

  g_assert_true (record_fixture_equal (record, again));
  g_assert_cmpstr (first, ==, second);

  return g_steal_pointer (&first);
}

/* The bytes that the manual page shows. */
static void
test_sample (void)
{
  static const char sample[] = "[Zohn Ahl Game]\n"
                               "Format=1\n"
                               "Clockwise=Ann;Bea;\n"
                               "Anticlockwise=Rosa;\n"
                               "First=clockwise\n"
                               "Counters=4\n"
                               "Lap=carry-on\n"
                               "Seed=1234567890123456789\n"
                               "Started=2026-11-29T18:03:00Z\n"
                               "Throws=--G-;GGGG;----;\n"
                               "State=playing\n";
  g_autofree char *text = rewrite (sample);

  g_assert_cmpstr (text, ==, sample);
}

static void
test_all_keys (void)
{
  static const char all[] = "[Zohn Ahl Game]\nFormat=1\nFirst=anticlockwise\nCounters=15\n"
                            "Lap=halt\nSeed=0\nStarted=0001-01-01T00:00:00Z\n"
                            "Computer=clockwise;anticlockwise;\nSticks=entered\nTimeLimit=90\n"
                            "TimeLeft=0\nThrows=\nState=stopped\n";
  g_autofree char *text = rewrite (all);

  g_assert_cmpstr (text, ==, all);
}

static void
test_vectors (void)
{
  for (guint i = 1; i <= 12; i++) {
    g_autofree char *name = g_strdup_printf ("game-%02u.zohnahl", i);
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", name, NULL);
    g_autofree char *text = NULL;
    g_autofree char *again = NULL;

    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    again = rewrite (text);
    g_assert_cmpstr (again, ==, text);
  }
}

/* Any time that is told with its zone is the same moment in UTC. */
static void
test_times (void)
{
  static const struct {
    const char *read;
    const char *written;
  } times[] = {
    { "2026-11-29T18:03:00Z", "2026-11-29T18:03:00Z" },
    { "2026-11-29T19:03:00+01:00", "2026-11-29T18:03:00Z" },
    { "20261129T180300Z", "2026-11-29T18:03:00Z" },
    { "2026-11-29T18:03:00.75Z", "2026-11-29T18:03:00Z" },
    { "2026-12-31T23:59:59-08", "2027-01-01T07:59:59Z" },
    { "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autofree char *text =
        g_strdup_printf ("[Zohn Ahl Game]\nFormat=1\nStarted=%s\nThrows=\n", times[i].read);
    g_autofree char *expected = g_strdup_printf ("\nStarted=%s\n", times[i].written);
    g_autofree char *written = rewrite (text);

    g_assert_nonnull (strstr (written, expected));
  }
}

static const char *const odd_names[] = {
  "a;b",
  "k=v",
  "[x]",
  "#c",
  "back\\slash",
  "\\",
  "\\s\\n\\;",
  " leading",
  "trailing ",
  "   ",
  "tab\there",
  "\tleading tab",
  "pasted\nnewline",
  "carriage\rreturn\r\n",
  ";",
  ";;;",
  "A & B",
  "<b>x</b>",
  "&amp;",
  "%s%n",
  "_x",
  "\"quoted\", with comma",
  "🪵🎲👩🏽‍🤝‍👩🏿",
  "אבג (2)",
  "unclosed \u202e override",
  "\u2067isolated\u2069",
  "زوان",
  "\uFEFFno byte order mark",
  "\x01\x02\x7f",
  "e\u0301 and é",
  "Zohn Ahl Game",
  "Throws=GGGG;",
};

static void
test_odd_name (gconstpointer data)
{
  const char *name = data;
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1, 10);
  const char *const alone[] = { name, NULL };
  const char *const among[] = { "Ann", name, name, "Bea", NULL };
  g_autoptr (ZohnGameRecord) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, alone);
  zohn_setup_set_players (record->setup, ZOHN_SIDE_ANTICLOCKWISE, among);
  again = write_and_read (record);
  g_assert_true (record_fixture_equal (record, again));
  g_assert_cmpstr (again->setup->players[ZOHN_SIDE_CLOCKWISE][0], ==, name);
  g_assert_cmpstr (again->setup->players[ZOHN_SIDE_ANTICLOCKWISE][2], ==, name);

  first = format_text (record);
  second = format_text (again);
  g_assert_cmpstr (first, ==, second);
}

static void
test_long_names (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1, 10);
  g_autofree char *long_name = g_strnfill (100000, ';');
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ZohnGameRecord) again = NULL;

  g_ptr_array_add (names, g_strdup (long_name));
  for (guint i = 1; i < 5000; i++) {
    g_ptr_array_add (names, g_strdup_printf ("player %u", i));
  }
  g_ptr_array_add (names, NULL);
  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, (const char *const *) names->pdata);
  again = write_and_read (record);
  g_assert_true (record_fixture_equal (record, again));
}

static const struct {
  const char *name;
  const char *read;
  const char *written;
} strange_parts[] = {
  { "unknown-key", "[Zohn Ahl Game]\nPlace=home; of Ann\\q\nFormat=1\nThrows=\n",
    "State=playing\nPlace=home; of Ann\\q\n" },
  { "translated-key", "[Zohn Ahl Game]\nFormat=1\nThrows=\nPlace[de]=Küche\nPlace=kitchen\n",
    "State=playing\nPlace[de]=Küche\nPlace=kitchen\n" },
  { "bytes", "[Zohn Ahl Game]\nFormat=1\nThrows=\nBytes=\xff\xfe\n",
    "State=playing\nBytes=\xff\xfe\n" },
  { "group", "[Zohn Ahl Game]\nFormat=1\nThrows=\n[Photos]\nThrows=a\nState=b\n",
    "State=playing\n\n[Photos]\nThrows=a\nState=b\n" },
  { "group-before", "[Photos]\nOne=a.jpg\n\n\n[Zohn Ahl Game]\nFormat=1\nThrows=\n",
    "State=playing\n\n[Photos]\nOne=a.jpg\n" },
  { "group-twice",
    "[Photos]\nOne=1\n[Zohn Ahl Game]\nFormat=1\nThrows=\n\n[Photos]\nOne=2\nTwo=3\n\n\n",
    "State=playing\n\n[Photos]\nOne=1\n[Photos]\nOne=2\nTwo=3\n" },
  { "comments",
    "# of our class\n\n[Zohn Ahl Game]\n# by hand\nFormat=1\n\nThrows=\n\n# of photos\n[Photos]\n"
    "#one\nOne=a\n",
    "State=playing\n# by hand\n# of photos\n\n[Photos]\n#one\nOne=a\n" },
  { "carriage-returns",
    "[Zohn Ahl Game]\r\nFormat=1\r\nThrows=\r\nPlace=home\r\r\n\r\n[Photos]\r\nOne=a\r\n\r\n",
    "State=playing\nPlace=home\r\r\n\n[Photos]\r\nOne=a\r\n" },
  { "similar-keys", "[Zohn Ahl Game]\nFormat=1\nthrows=x\nThrows2=y\nThrows=\n",
    "State=playing\nthrows=x\nThrows2=y\n" },
  { "similar-group", "[Zohn Ahl Game 2]\nA=1\n[Zohn Ahl Game]\nFormat=1\nThrows=\n",
    "State=playing\n\n[Zohn Ahl Game 2]\nA=1\n" },
};

static void
test_strange_part (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *written = rewrite (strange_parts[i].read);

  if (!g_str_has_suffix (written, strange_parts[i].written)) {
    g_error ("got: %s", written);
  }
}

/* The comment above the group stays at the top. */
static void
test_preamble (void)
{
  g_autofree char *written = rewrite ("# of our class\n\n[Zohn Ahl Game]\nFormat=1\nThrows=\n");

  g_assert_true (g_str_has_prefix (written, "# of our class\n[Zohn Ahl Game]\nFormat=1\n"));
}

/* Unknown parts stay when the game goes on. */
static void
test_extras_outlive_throws (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (
      "[Zohn Ahl Game]\nFormat=1\nPlace=home\nSeed=5\nThrows=\n\n[Photos]\nOne=a\n");
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnGameRecord) later = NULL;
  g_autofree char *text = NULL;

  g_assert_true (zohn_game_model_throw (model));
  later = zohn_game_record_new_from_model (model, record->extras);
  text = format_text (later);
  g_assert_true (g_str_has_suffix (text, "State=playing\nPlace=home\n\n[Photos]\nOne=a\n"));
}

static void
test_seeded_games (void)
{
  for (guint64 seed = 1; seed <= 200; seed++) {
    g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed * 7919, (guint) seed * 3);
    g_autoptr (ZohnGameRecord) again = write_and_read (record);

    g_assert_true (record_fixture_equal (record, again));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/record-round-trip/sample", test_sample);
  g_test_add_func ("/record-round-trip/all-keys", test_all_keys);
  g_test_add_func ("/record-round-trip/vectors", test_vectors);
  g_test_add_func ("/record-round-trip/times", test_times);
  for (guint i = 0; i < G_N_ELEMENTS (odd_names); i++) {
    g_autofree char *path = g_strdup_printf ("/record-round-trip/name/%02u", i);

    g_test_add_data_func (path, odd_names[i], test_odd_name);
  }
  g_test_add_func ("/record-round-trip/name/long-and-many", test_long_names);
  for (guint i = 0; i < G_N_ELEMENTS (strange_parts); i++) {
    g_autofree char *path =
        g_strconcat ("/record-round-trip/unknown/", strange_parts[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_strange_part);
  }
  g_test_add_func ("/record-round-trip/unknown/preamble", test_preamble);
  g_test_add_func ("/record-round-trip/unknown/outlives-throws", test_extras_outlive_throws);
  g_test_add_func ("/record-round-trip/seeded-games", test_seeded_games);

  return g_test_run ();
}
