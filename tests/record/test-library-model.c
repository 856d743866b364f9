/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-model.h"

#include "engine/zohn-odds.h"
#include "record/zohn-search.h"
#include "support/list-recorder.h"
#include "support/record-fixture.h"

#include <string.h>

typedef struct {
  GFile *folder;
  ZohnLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = record_fixture_make_folder ();
  fixture->library = zohn_library_new (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  record_fixture_remove (fixture->folder);
  g_object_unref (fixture->library);
  g_object_unref (fixture->folder);
}

/* Games begin in the order of their seeds. */
static GFile *
add_game (Fixture *fixture, guint64 seed, guint max_throws)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, max_throws);
  GFile *file = zohn_library_create_file (fixture->library, record->setup);

  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));

  return file;
}

static void
write_text (Fixture *fixture, const char *name, const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
}

static void
wait_until_loaded (ZohnLibraryModel *model)
{
  while (zohn_library_model_get_loading (model)) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static ZohnLibraryModel *
load (Fixture *fixture)
{
  ZohnLibraryModel *model = zohn_library_model_new (fixture->library);

  wait_until_loaded (model);

  return model;
}

static guint
count (ZohnLibraryModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model));
}

static ZohnLibraryEntry *
get (ZohnLibraryModel *model, guint position)
{
  g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (model), position);

  return entry;
}

static gboolean
give_up_cb (gpointer data)
{
  g_assert_not_reached ();

  return G_SOURCE_REMOVE;
}

/* Lets the model follow what happened in its folder. */
static void
wait_for_changes (ZohnLibraryModel *model, guint n_items)
{
  const guint timeout = g_timeout_add_seconds (30, give_up_cb, NULL);

  while (count (model) != n_items) {
    g_main_context_iteration (NULL, TRUE);
  }
  g_source_remove (timeout);
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnLibraryModel) model = zohn_library_model_new (fixture->library);

  g_assert_true (zohn_library_model_get_loading (model));
  wait_until_loaded (model);
  g_assert_cmpuint (count (model), ==, 0);
  g_assert_null (zohn_library_model_get_error_message (model));
}

static void
test_newest_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = add_game (fixture, 1, 10);
  g_autoptr (GFile) third = add_game (fixture, 3, 30);
  g_autoptr (GFile) second = add_game (fixture, 2, 20);
  g_autoptr (ZohnLibraryModel) model = load (fixture);

  g_assert_cmpuint (count (model), ==, 3);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpuint (zohn_library_entry_get_n_throws (get (model, i)), ==, 30 - 10 * i);
  }
  for (guint i = 0; i < 3; i++) {
    GFile *const files[] = { third, second, first };
    guint position = G_MAXUINT;

    g_assert_true (zohn_library_model_find (model, files[i], &position) == get (model, i));
    g_assert_cmpuint (position, ==, i);
  }
}

static void
test_entry (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = add_game (fixture, 5, G_MAXUINT);
  g_autoptr (ZohnLibraryModel) model = load (fixture);
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, NULL);
  ZohnLibraryEntry *entry = get (model, 0);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);
  ZohnPosition opening;
  double luck = 0;

  g_assert_true (g_file_equal (zohn_library_entry_get_file (entry), file));
  g_assert_null (zohn_library_entry_get_error_message (entry));
  g_assert_null (zohn_library_entry_get_title (entry));
  g_assert_true (zohn_setup_equal (zohn_library_entry_get_setup (entry), record->setup));
  g_assert_cmpint (zohn_library_entry_get_state (entry), ==, ZOHN_GAME_FINISHED);
  g_assert_cmpint (zohn_library_entry_get_result (entry), !=, ZOHN_RESULT_NONE);
  g_assert_true (zohn_library_entry_get_position (entry)->over);
  /* What the throws added is what lies between the opening and the end. */
  for (guint player = 0; player < 2; player++) {
    luck += zohn_library_entry_get_player_luck (entry, ZOHN_SIDE_CLOCKWISE, player);
  }
  luck -= zohn_library_entry_get_player_luck (entry, ZOHN_SIDE_ANTICLOCKWISE, 0);
  opening = zohn_position_opening (&record->setup->rules);
  g_assert_cmpfloat_with_epsilon (
      luck,
      (zohn_library_entry_get_result (entry) == ZOHN_RESULT_CLOCKWISE ? 1.0 : 0.0) -
          zohn_odds_get_chance (odds, &opening, ZOHN_SIDE_CLOCKWISE),
      1e-9);
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[Zohn Ahl]\nformat=1\ncounters=many\n";
  G_GNUC_UNUSED g_autoptr (GFile) file = add_game (fixture, 1, 10);
  g_autoptr (ZohnLibraryModel) model = NULL;
  g_autoptr (GFile) damaged = g_file_get_child (fixture->folder, "Broken.zohnahl");
  g_autofree char *kept = NULL;
  ZohnLibraryEntry *entry;

  write_text (fixture, "Broken.zohnahl", text);
  write_text (fixture, "notes.txt", "no game");
  model = load (fixture);

  g_assert_cmpuint (count (model), ==, 2);
  entry = zohn_library_model_find (model, damaged, NULL);
  g_assert_null (zohn_library_entry_get_setup (entry));
  g_assert_nonnull (strstr (zohn_library_entry_get_error_message (entry), "Broken.zohnahl"));
  g_assert_cmpstr (zohn_library_entry_get_title (entry), ==, "Broken");
  kept = record_fixture_read_text (damaged);
  g_assert_cmpstr (kept, ==, text);
}

/* A batch is one change of the list, at its end: a view that shows the newest does nothing about the others. */
static void
test_batches (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnLibraryModel) model = NULL;
  g_autoptr (ListRecorder) recorder = NULL;
  guint n_changes = 0;

  for (guint64 seed = 1; seed <= 600; seed++) {
    g_object_unref (add_game (fixture, seed, 3));
  }
  model = zohn_library_model_new (fixture->library);
  recorder = list_recorder_new (G_LIST_MODEL (model));
  wait_until_loaded (model);

  g_assert_cmpuint (count (model), ==, 600);
  for (const char *at = recorder->log->str; (at = strchr (at, '+')) != NULL; at++) {
    n_changes++;
  }
  g_assert_cmpuint (n_changes, >=, 600 / 256);
  g_assert_cmpuint (n_changes, <, 100);
  for (guint i = 1; i < 600; i++) {
    g_assert_cmpint (zohn_library_entry_compare (get (model, i - 1), get (model, i)), <, 0);
  }
}

static void
test_follows_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = add_game (fixture, 1, 10);
  g_autoptr (ZohnLibraryModel) model = load (fixture);
  G_GNUC_UNUSED g_autoptr (GFile) second = add_game (fixture, 2, 20);

  wait_for_changes (model, 2);
  g_assert_cmpuint (zohn_library_entry_get_n_throws (get (model, 0)), ==, 20);

  g_assert_true (g_file_delete (first, NULL, NULL));
  wait_for_changes (model, 1);
  g_assert_null (zohn_library_model_find (model, first, NULL));
}

/* What changes stays where it is in a view. */
static void
test_refresh_in_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = add_game (fixture, 1, 10);
  G_GNUC_UNUSED g_autoptr (GFile) second = add_game (fixture, 2, 20);
  g_autoptr (ZohnLibraryModel) model = load (fixture);
  g_autoptr (ZohnGameRecord) longer = record_fixture_new_game (1, 40);
  g_autoptr (ListRecorder) recorder = list_recorder_new (G_LIST_MODEL (model));
  const guint timeout = g_timeout_add_seconds (30, give_up_cb, NULL);

  g_assert_true (zohn_game_record_write (longer, first, NULL, NULL));
  zohn_library_model_refresh (model, first);
  while (zohn_library_entry_get_n_throws (get (model, 1)) != 40) {
    g_main_context_iteration (NULL, TRUE);
  }
  g_source_remove (timeout);

  g_assert_true (g_str_has_prefix (recorder->log->str, "1-1+1"));
  g_assert_cmpuint (count (model), ==, 2);
}

static void
test_gone_while_loading (Fixture *fixture, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 50; seed++) {
    g_object_unref (add_game (fixture, seed, 100));
  }
  for (guint i = 0; i < 5; i++) {
    ZohnLibraryModel *model = zohn_library_model_new (fixture->library);

    g_main_context_iteration (NULL, FALSE);
    g_assert_finalize_object (model);
    while (g_main_context_iteration (NULL, FALSE)) {
    }
  }
}

static gboolean
matches (ZohnLibraryEntry *entry, const char *typed)
{
  g_auto (GStrv) words = zohn_search_split (typed);

  return zohn_library_entry_matches (entry, (const char *const *) words);
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  static const char *const players[] = { "Zoë Müller", "İpek", NULL };
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1, 10);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "The final.zohnahl");
  g_autoptr (ZohnLibraryModel) model = NULL;
  ZohnLibraryEntry *entry;

  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, players);
  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
  model = load (fixture);
  entry = get (model, 0);

  g_assert_cmpstr (zohn_library_entry_get_title (entry), ==, "The final");
  g_assert_true (matches (entry, ""));
  g_assert_true (matches (entry, "  "));
  g_assert_true (matches (entry, "zoe"));
  g_assert_true (matches (entry, "ZOE\xcc\x88"));
  g_assert_true (matches (entry, "mull rosa"));
  g_assert_true (matches (entry, "ipek"));
  g_assert_true (matches (entry, "FINAL zoë"));
  g_assert_false (matches (entry, "zoe ann"));
  g_assert_false (matches (entry, "zohnahl"));
}

/* However a name is typed, with or without what a keyboard may not have, it is found. */
static void
test_search_in_any_script (void)
{
  static const struct {
    const char *name, *typed;
  } rows[] = {
    { "Işık", "IŞIK" }, { "Işık", "isik" },     { "ışıl", "ISIL" },   { "İpek", "ipek" },
    { "İpek", "İPEK" }, { "Łukasz", "lukasz" }, { "Søren", "SOREN" }, { "Straße", "strasse" },
    { "Ærø", "aero" },  { "Олег", "ОЛЕГ" },     { "Семён", "семен" }, { "Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ" },
    { "יָעֵל", "יעל" },   { "مُحَمَّد", "محمد" },     { "美咲", "美" },     { "ﾊﾅｺ", "ハナコ" },
    { "한별", "한" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *folded = zohn_search_fold (rows[i].name);
    g_auto (GStrv) words = zohn_search_split (rows[i].typed);

    g_assert_cmpuint (g_strv_length (words), ==, 1);
    if (strstr (folded, words[0]) == NULL) {
      g_error ("“%s” does not find “%s”", rows[i].typed, rows[i].name);
    }
  }
}

static void
test_folder_cannot_be_read (void)
{
  g_autoptr (GFile) parent = record_fixture_make_folder ();
  g_autoptr (GFile) folder = g_file_get_child (parent, "games");
  g_autoptr (ZohnLibrary) library = zohn_library_new (folder);
  g_autoptr (ZohnLibraryModel) model = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (folder), "a file", -1, NULL));
  model = zohn_library_model_new (library);
  wait_until_loaded (model);

  g_assert_cmpuint (count (model), ==, 0);
  g_assert_nonnull (zohn_library_model_get_error_message (model));
  record_fixture_remove (parent);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/library-model/empty", test_empty);
  ADD ("/library-model/newest-first", test_newest_first);
  ADD ("/library-model/entry", test_entry);
  ADD ("/library-model/damaged", test_damaged);
  ADD ("/library-model/batches", test_batches);
  ADD ("/library-model/follows-folder", test_follows_folder);
  ADD ("/library-model/refresh-in-place", test_refresh_in_place);
  ADD ("/library-model/gone-while-loading", test_gone_while_loading);
  ADD ("/library-model/search", test_search);
#undef ADD
  g_test_add_func ("/library-model/search/any-script", test_search_in_any_script);
  g_test_add_func ("/library-model/folder-cannot-be-read", test_folder_cannot_be_read);

  return g_test_run ();
}
