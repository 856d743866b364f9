/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/record-fixture.h"

#include "support/long-game.h"

#include <string.h>

/* Makes a folder of its own for a test, in the test's temporary folder. */
GFile *
record_fixture_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_dir_make_tmp ("zohn-record-XXXXXX", &error);

  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

/* Removes a file, or a folder with all that is in it. */
void
record_fixture_remove (GFile *file)
{
  g_autoptr (GFileEnumerator) enumerator = g_file_enumerate_children (
      file, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFileInfo *info;
  GFile *child;

  while (enumerator != NULL && g_file_enumerator_iterate (enumerator, &info, &child, NULL, NULL) &&
         info != NULL) {
    record_fixture_remove (child);
  }
  g_file_delete (file, NULL, NULL);
}

/* A setup with names, a seed, and a time that follows from it. */
ZohnSetup *
record_fixture_new_setup (guint64 seed)
{
  static const char *const clockwise[] = { "Ann", "Bea", NULL };
  static const char *const anticlockwise[] = { "Rosa", NULL };
  ZohnSetup *setup = zohn_setup_new ();

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  setup->seed = seed;
  setup->has_seed = TRUE;
  setup->started = g_date_time_new_from_unix_utc (1700000000 + (gint64) (seed % 100000000));

  return setup;
}

static ZohnGameRecord *
new_record (ZohnSetup *setup, GByteArray *throws, gboolean over)
{
  ZohnGameRecord *record = g_new0 (ZohnGameRecord, 1);

  record->setup = setup;
  record->throws = g_byte_array_free_to_bytes (throws);
  record->state = over ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING;

  return record;
}

/* Plays a seeded game, to its end or to @max_throws. */
ZohnGameRecord *
record_fixture_new_game (guint64 seed, guint max_throws)
{
  ZohnSetup *setup = record_fixture_new_setup (seed);
  ZohnPosition position = zohn_position_opening (&setup->rules);
  GByteArray *throws = g_byte_array_new ();

  while (!position.over && throws->len < max_throws) {
    const ZohnThrow thrown = zohn_seeded_throw (seed, throws->len + 1);

    position = zohn_position_apply (&position, &setup->rules, thrown, NULL);
    g_byte_array_append (throws, &thrown, 1);
  }

  return new_record (setup, throws, position.over);
}

/* A game that goes on after that many throws. */
ZohnGameRecord *
record_fixture_new_endless_game (guint n_throws)
{
  ZohnSetup *setup = record_fixture_new_setup (1);
  GByteArray *throws;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  throws = g_byte_array_new_take (make_long_game (&setup->rules, n_throws), n_throws);

  return new_record (setup, throws, FALSE);
}

/* Reads a record that must be good. */
ZohnGameRecord *
record_fixture_parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  ZohnGameRecord *record = zohn_game_record_parse (bytes, "test", &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

/* The content of a file; NULL when there is none. */
char *
record_fixture_read_text (GFile *file)
{
  char *text = NULL;

  g_file_load_contents (file, NULL, &text, NULL, NULL, NULL);

  return text;
}

/* Whether two records are the same in every respect. */
gboolean
record_fixture_equal (const ZohnGameRecord *a, const ZohnGameRecord *b)
{
  return zohn_setup_equal (a->setup, b->setup) && g_bytes_equal (a->throws, b->throws) &&
         !a->notes == !b->notes && (a->notes == NULL || g_variant_equal (a->notes, b->notes)) &&
         a->state == b->state && a->time_left == b->time_left && !a->extras == !b->extras &&
         (a->extras == NULL || g_bytes_equal (a->extras, b->extras));
}
