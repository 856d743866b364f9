/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-name-statistics.h"

#include "support/record-fixture.h"

typedef struct {
  GFile *folder;
  GListStore *entries;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = record_fixture_make_folder ();
  fixture->entries = g_list_store_new (ZOHN_TYPE_LIBRARY_ENTRY);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  record_fixture_remove (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->entries);
}

static ZohnLibraryEntry *
add (Fixture *fixture, const ZohnGameRecord *record)
{
  g_autofree char *name =
      g_strdup_printf ("%u.zohnahl", g_list_model_get_n_items (G_LIST_MODEL (fixture->entries)));
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);
  g_autoptr (ZohnLibraryEntry) entry = NULL;

  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
  entry = zohn_library_entry_new_read (file, 0, NULL);
  g_list_store_append (fixture->entries, entry);

  return entry;
}

static ZohnLibraryEntry *
add_game (Fixture *fixture, guint64 seed, const char *clockwise, const char *anticlockwise)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, G_MAXUINT);
  const char *const first[] = { clockwise, NULL }, *const second[] = { anticlockwise, NULL };

  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, first);
  zohn_setup_set_players (record->setup, ZOHN_SIDE_ANTICLOCKWISE, second);

  return add (fixture, record);
}

static const ZohnNameStatistics *
find (GArray *statistics, const char *name)
{
  for (guint i = 0; i < statistics->len; i++) {
    const ZohnNameStatistics *found = &g_array_index (statistics, ZohnNameStatistics, i);

    if (g_str_equal (found->name, name)) {
      return found;
    }
  }
  g_error ("nobody is called %s", name);
}

static void
test_played_and_won (Fixture *fixture, gconstpointer data)
{
  guint n_won = 0;
  double luck = 0;
  g_autoptr (GArray) statistics = NULL;

  for (guint64 seed = 1; seed <= 9; seed++) {
    ZohnLibraryEntry *entry = add_game (fixture, seed, "Ann", seed % 2 == 0 ? "Bea" : "Rosa");

    n_won += zohn_library_entry_get_result (entry) == ZOHN_RESULT_CLOCKWISE;
    luck += zohn_library_entry_get_player_luck (entry, ZOHN_SIDE_CLOCKWISE, 0);
  }
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 3);
  g_assert_cmpstr (g_array_index (statistics, ZohnNameStatistics, 0).name, ==, "Ann");
  g_assert_cmpstr (g_array_index (statistics, ZohnNameStatistics, 1).name, ==, "Rosa");
  g_assert_cmpuint (find (statistics, "Ann")->n_played, ==, 9);
  g_assert_cmpuint (find (statistics, "Ann")->n_won, ==, n_won);
  g_assert_cmpfloat_with_epsilon (find (statistics, "Ann")->luck, luck, 1e-12);
  g_assert_cmpuint (find (statistics, "Bea")->n_played, ==, 4);
  g_assert_cmpuint (find (statistics, "Rosa")->n_played, ==, 5);
  g_assert_cmpuint (find (statistics, "Bea")->n_won + find (statistics, "Rosa")->n_won, ==,
                    9 - n_won);
}

/* However often a game was copied or saved on the way, it is one game: the one that goes furthest. */
static void
test_counted_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) beginning = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameRecord) whole = record_fixture_new_game (3, G_MAXUINT);
  g_autoptr (GArray) statistics = NULL;

  add (fixture, beginning);
  add (fixture, whole);
  add (fixture, whole);
  add (fixture, beginning);
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 3);
  g_assert_cmpuint (find (statistics, "Ann")->n_played, ==, 1);
  g_assert_cmpuint (find (statistics, "Rosa")->n_played, ==, 1);
}

/* Real sticks have no seed. The time of the start and the players tell their games apart. */
static void
test_real_sticks_counted_once (Fixture *fixture, gconstpointer data)
{
  static const char *const others[] = { "Bea", NULL };
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, G_MAXUINT);
  g_autoptr (GArray) statistics = NULL;

  record->setup->has_seed = FALSE;
  record->setup->seed = 0;
  record->setup->sticks = ZOHN_STICKS_ENTERED;
  add (fixture, record);
  add (fixture, record);
  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, others);
  add (fixture, record);
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (find (statistics, "Ann")->n_played, ==, 1);
  g_assert_cmpuint (find (statistics, "Bea")->n_played, ==, 2);
  g_assert_cmpuint (find (statistics, "Rosa")->n_played, ==, 2);
}

static void
test_unfinished_and_damaged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) beginning = record_fixture_new_game (3, 20);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "damaged.zohnahl");
  g_autoptr (ZohnLibraryEntry) damaged = NULL;
  g_autoptr (GArray) statistics = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "no record", -1, NULL));
  damaged = zohn_library_entry_new_read (file, 0, NULL);
  g_list_store_append (fixture->entries, damaged);
  add (fixture, beginning);
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 0);
}

static void
test_same_name (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) statistics = NULL;

  add_game (fixture, 1, "Zoë", "Rosa");
  add_game (fixture, 2, "Zoe\xcc\x88", "Rosa");
  add_game (fixture, 3, "zoë", "Rosa");
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 3);
  g_assert_cmpuint (find (statistics, "Zoë")->n_played, ==, 2);
}

/* A name is shown as typed: what only looks alike to a computer is somebody else's. */
static void
test_as_typed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) statistics = NULL;

  add_game (fixture, 1, "Team ②", "Rosa");
  add_game (fixture, 2, "Team 2", " Rosa ");
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 3);
  g_assert_cmpuint (find (statistics, "Team ②")->n_played, ==, 1);
  g_assert_cmpuint (find (statistics, "Team 2")->n_played, ==, 1);
  g_assert_cmpuint (find (statistics, "Rosa")->n_played, ==, 2);
}

/* Who plays for both sides has played, and neither won nor lost. */
static void
test_on_both_sides (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) statistics = NULL;

  add_game (fixture, 1, "Ann", "Ann");
  statistics = zohn_name_statistics_new (G_LIST_MODEL (fixture->entries));

  g_assert_cmpuint (statistics->len, ==, 1);
  g_assert_cmpuint (find (statistics, "Ann")->n_played, ==, 1);
  g_assert_cmpuint (find (statistics, "Ann")->n_won, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/name-statistics/played-and-won", test_played_and_won);
  ADD ("/name-statistics/counted-once", test_counted_once);
  ADD ("/name-statistics/counted-once/real-sticks", test_real_sticks_counted_once);
  ADD ("/name-statistics/unfinished-and-damaged", test_unfinished_and_damaged);
  ADD ("/name-statistics/same-name", test_same_name);
  ADD ("/name-statistics/as-typed", test_as_typed);
  ADD ("/name-statistics/on-both-sides", test_on_both_sides);
#undef ADD

  return g_test_run ();
}
