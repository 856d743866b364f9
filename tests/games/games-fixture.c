/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/games-fixture.h"

#include "support/record-fixture.h"

void
games_fixture_set_up (GamesFixture *fixture)
{
  g_assert_cmpint (g_mkdir_with_parents (g_get_home_dir (), 0700), ==, 0);
  fixture->settings = zohn_settings_new ();
  fixture->library = zohn_library_new_default ();
  fixture->folder = g_object_ref (zohn_library_get_folder (fixture->library));
  zohn_library_make_folder (fixture->library);
}

void
games_fixture_tear_down (GamesFixture *fixture)
{
  record_fixture_remove (fixture->folder);
  g_clear_object (&fixture->folder);
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->settings);
}

static GFile *
write_game (GamesFixture *fixture, const ZohnGameRecord *record)
{
  GFile *file = zohn_library_create_file (fixture->library, record->setup);

  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));

  return file;
}

/* Games begin in the order of their seeds. */
GFile *
games_fixture_add (GamesFixture *fixture, guint64 seed, guint max_throws)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, max_throws);

  return write_game (fixture, record);
}

/* A game that was played to its end. */
GFile *
games_fixture_add_of (GamesFixture *fixture, guint64 seed, const char *clockwise,
                      const char *anticlockwise)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, G_MAXUINT);
  const char *const first[] = { clockwise, NULL }, *const second[] = { anticlockwise, NULL };

  zohn_setup_set_players (record->setup, ZOHN_SIDE_CLOCKWISE, first);
  zohn_setup_set_players (record->setup, ZOHN_SIDE_ANTICLOCKWISE, second);

  return write_game (fixture, record);
}

/* Games of many names, a minute or so apart; not synced, which would take minutes. */
void
games_fixture_add_many (GamesFixture *fixture, guint n_games, guint max_throws)
{
  static const char *const names[] = { "Ann", "Bea", "Rosa", "Zoë Müller", "Олег", "יעל", "美咲" };

  for (guint i = 0; i < n_games; i++) {
    g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1 + 61 * (guint64) i, max_throws);
    g_autoptr (GFile) file = NULL;
    g_autoptr (GBytes) bytes = NULL;

    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      const char *const players[] = { names[(side == 0 ? i : i / 7) % G_N_ELEMENTS (names)], NULL };

      zohn_setup_set_players (record->setup, (ZohnSide) side, players);
    }
    file = zohn_library_create_file (fixture->library, record->setup);
    bytes = zohn_game_record_format (record);
    g_assert_true (g_file_set_contents_full (
        g_file_peek_path (file), g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
        G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  }
}

GFile *
games_fixture_add_damaged (GamesFixture *fixture, const char *name)
{
  GFile *file = g_file_get_child (fixture->folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "no record", -1, NULL));

  return file;
}
