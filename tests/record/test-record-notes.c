/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-autosave.h"
#include "record/zohn-game-record.h"

#include "support/record-fixture.h"

#include <string.h>

#define GAME "[Zohn Ahl Game]\nFormat=1\nThrows=--G-;GGGG;----;\nState=playing\n"

static char *
format_text (const ZohnGameRecord *record)
{
  g_autoptr (GBytes) bytes = zohn_game_record_format (record);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_read_and_write (void)
{
  static const char text[] = "[Zohn Ahl Game]\nFormat=1\nFirst=clockwise\nCounters=4\n"
                             "Lap=carry-on\nThrows=--G-;GGGG;----;\nState=playing\nPlace=home\n"
                             "\n[Notes]\n1=close\n3=two\\nlines\n# by Ann\n\n[Photos]\nOne=a\n";
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (text);
  g_autofree char *printed = g_variant_print (record->notes, FALSE);
  g_autofree char *written = format_text (record);

  g_assert_cmpstr (printed, ==, "[(1, 'close'), (3, 'two\\nlines')]");
  g_assert_cmpstr (written, ==, text);
}

/* In the order of the throws, wherever the group stands. */
static void
test_order (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse ("[Notes]\n3=c\n1=a\n2=b\n\n" GAME);
  g_autofree char *written = format_text (record);

  g_assert_null (record->extras);
  g_assert_true (g_str_has_suffix (written, "State=playing\n\n[Notes]\n1=a\n2=b\n3=c\n"));
}

static void
test_empty_group (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (GAME "\n[Notes]\n");
  g_autofree char *written = format_text (record);

  g_assert_null (record->notes);
  g_assert_true (g_str_has_suffix (written, "State=playing\n"));
}

static const char *const odd_texts[] = {
  "a;b;",
  "k=v",
  "[x]",
  "#c",
  "back\\slash\\n",
  " leading and trailing ",
  "\ttab",
  "one\n\ntwo\r\nthree\n",
  "🪵 אבג (2) \u202e زوان",
  "%s%n <b>&amp;</b> _x",
  "[Zohn Ahl Game]\nThrows=;",
};

static void
test_odd_text (gconstpointer data)
{
  const char *text = data;
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnGameModel) again_model = NULL;
  g_autoptr (ZohnGameRecord) noted = NULL;
  g_autoptr (ZohnGameRecord) again = NULL;
  g_autofree char *written = NULL;

  zohn_notes_set (zohn_game_model_get_notes (model), 7, text);
  zohn_notes_set (zohn_game_model_get_notes (model), 20, text);
  noted = zohn_game_record_new_from_model (model, NULL);
  written = format_text (noted);
  again = record_fixture_parse (written);
  g_assert_true (record_fixture_equal (noted, again));
  again_model = zohn_game_record_create_model (again);
  g_assert_cmpstr (zohn_notes_get (zohn_game_model_get_notes (again_model), 7), ==, text);
  g_assert_cmpstr (zohn_notes_get (zohn_game_model_get_notes (again_model), 20), ==, text);
}

static void
test_longest (void)
{
  g_autoptr (GString) text = g_string_new (GAME "\n[Notes]\n2=");
  g_autoptr (GBytes) too_long = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < ZOHN_NOTE_MAX_CHARACTERS; i++) {
    g_string_append (text, "é");
  }
  zohn_game_record_free (record_fixture_parse (text->str));

  g_string_append (text, "é");
  too_long = g_bytes_new (text->str, text->len);
  g_assert_null (zohn_game_record_parse (too_long, "x", &error));
  g_assert_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, "throw 2"));
}

static const struct {
  const char *name;
  const char *group;
  const char *words;
} bad_groups[] = {
  { "throw-0", "0=a\n", "“0”" },
  { "throw-after-end", "4=a\n", "“4”" },
  { "throw-negative", "-1=a\n", "“-1”" },
  { "throw-2^32+1", "4294967297=a\n", "“4294967297”" },
  { "leading-zero", "01=a\n", "“01”" },
  { "word", "first=a\n", "“first”" },
  { "translated", "1[de]=a\n", "“1[de]”" },
  { "empty", "1=\n", "throw 1" },
  { "bad-escape", "2=a\\q\n", "throw 2" },
  { "not-utf-8", "2=a\xff\n", "throw 2" },
  { "twice", "1=a\n1=b\n", "“Notes”" },
  { "twice-in-two-groups", "1=a\n[Notes]\n1=b\n", "“Notes”" },
};

static void
test_bad_group (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = g_strconcat (GAME "\n[Notes]\n", bad_groups[i].group, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (zohn_game_record_parse (bytes, "noted.zohnahl", &error));
  g_assert_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE);
  g_assert_nonnull (strstr (error->message, "“noted.zohnahl”"));
  if (strstr (error->message, bad_groups[i].words) == NULL) {
    g_error ("“%s” is not in: %s", bad_groups[i].words, error->message);
  }
}

/* What is undone is not saved, its notes neither. */
static void
test_undone (void)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnGameRecord) undone = NULL;
  g_autofree char *written = NULL;

  zohn_notes_set (zohn_game_model_get_notes (model), 20, "last");
  zohn_game_model_undo (model);
  undone = zohn_game_record_new_from_model (model, NULL);
  g_assert_null (undone->notes);
  written = format_text (undone);
  zohn_game_record_free (record_fixture_parse (written));
}

static void
test_autosave (void)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "game.zohnahl");
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnAutosave) autosave = zohn_autosave_new ();
  g_autoptr (ZohnGameRecord) saved = NULL;
  g_autofree char *printed = NULL;

  zohn_autosave_set_game (autosave, model, file, NULL);
  zohn_notes_set (zohn_game_model_get_notes (model), 5, "well thrown");
  g_assert_true (zohn_autosave_get_busy (autosave));
  g_assert_true (zohn_autosave_flush (autosave, NULL));
  saved = zohn_game_record_read (file, NULL, NULL);
  printed = g_variant_print (saved->notes, FALSE);
  g_assert_cmpstr (printed, ==, "[(5, 'well thrown')]");
  record_fixture_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/record-notes/read-and-write", test_read_and_write);
  g_test_add_func ("/record-notes/order", test_order);
  g_test_add_func ("/record-notes/empty-group", test_empty_group);
  for (guint i = 0; i < G_N_ELEMENTS (odd_texts); i++) {
    g_autofree char *path = g_strdup_printf ("/record-notes/text/%02u", i);

    g_test_add_data_func (path, odd_texts[i], test_odd_text);
  }
  g_test_add_func ("/record-notes/longest", test_longest);
  for (guint i = 0; i < G_N_ELEMENTS (bad_groups); i++) {
    g_autofree char *path = g_strconcat ("/record-notes/bad/", bad_groups[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_bad_group);
  }
  g_test_add_func ("/record-notes/undone", test_undone);
  g_test_add_func ("/record-notes/autosave", test_autosave);

  return g_test_run ();
}
