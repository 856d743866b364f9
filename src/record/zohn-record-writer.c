/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "record/zohn-record-keys.h"
#include "record/zohn-record-lines.h"

#include <string.h>

static void
set_value (GKeyFile *file, ZohnRecordKey key, const char *value)
{
  g_key_file_set_value (file, ZOHN_RECORD_GROUP, zohn_record_keys[key], value);
}

static void
set_number (GKeyFile *file, ZohnRecordKey key, guint64 number)
{
  g_key_file_set_uint64 (file, ZOHN_RECORD_GROUP, zohn_record_keys[key], number);
}

static void
set_list (GKeyFile *file, ZohnRecordKey key, const char *const *list, gsize length)
{
  if (length > 0) {
    g_key_file_set_string_list (file, ZOHN_RECORD_GROUP, zohn_record_keys[key], list, length);
  }
}

static void
set_players (GKeyFile *file, ZohnRecordKey key, char **players)
{
  set_list (file, key, (const char *const *) players, g_strv_length (players));
}

static void
set_computer (GKeyFile *file, const gboolean computer[ZOHN_N_SIDES])
{
  const char *sides[ZOHN_N_SIDES];
  gsize n_sides = 0;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (computer[side]) {
      sides[n_sides++] = zohn_side_to_token (side);
    }
  }
  set_list (file, ZOHN_RECORD_KEY_COMPUTER, sides, n_sides);
}

/* Not g_date_time_format(): its digits may be the locale's. */
static void
set_started (GKeyFile *file, GDateTime *started)
{
  g_autoptr (GDateTime) utc = g_date_time_to_utc (started);
  g_autofree char *text = g_strdup_printf (
      "%04d-%02d-%02dT%02d:%02d:%02dZ", g_date_time_get_year (utc), g_date_time_get_month (utc),
      g_date_time_get_day_of_month (utc), g_date_time_get_hour (utc), g_date_time_get_minute (utc),
      g_date_time_get_second (utc));

  set_value (file, ZOHN_RECORD_KEY_STARTED, text);
}

static void
set_throws (GKeyFile *file, GBytes *throws)
{
  gsize n_throws;
  const ZohnThrow *thrown = g_bytes_get_data (throws, &n_throws);
  g_autofree char *value = g_malloc (n_throws * (ZOHN_THROW_TOKEN_LENGTH + 1) + 1);
  char *end = value;

  for (gsize i = 0; i < n_throws; i++) {
    zohn_throw_to_token (thrown[i], end);
    end += ZOHN_THROW_TOKEN_LENGTH;
    *end++ = ';';
  }
  *end = '\0';

  set_value (file, ZOHN_RECORD_KEY_THROWS, value);
}

static char *
format_game (const ZohnGameRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const ZohnSetup *setup = record->setup;

  set_number (file, ZOHN_RECORD_KEY_FORMAT, ZOHN_RECORD_FORMAT);
  set_players (file, ZOHN_RECORD_KEY_CLOCKWISE, setup->players[ZOHN_SIDE_CLOCKWISE]);
  set_players (file, ZOHN_RECORD_KEY_ANTICLOCKWISE, setup->players[ZOHN_SIDE_ANTICLOCKWISE]);
  set_value (file, ZOHN_RECORD_KEY_FIRST, zohn_side_to_token (setup->rules.first));
  set_number (file, ZOHN_RECORD_KEY_COUNTERS, setup->rules.counters);
  set_value (file, ZOHN_RECORD_KEY_LAP, zohn_lap_rule_to_token (setup->rules.lap));
  if (setup->has_seed) {
    set_number (file, ZOHN_RECORD_KEY_SEED, setup->seed);
  }
  if (setup->started != NULL) {
    set_started (file, setup->started);
  }
  set_computer (file, setup->computer);
  if (setup->sticks != ZOHN_STICKS_SEEDED) {
    set_value (file, ZOHN_RECORD_KEY_STICKS, zohn_record_sticks[setup->sticks]);
  }
  if (setup->time_limit > 0) {
    set_number (file, ZOHN_RECORD_KEY_TIME_LIMIT, setup->time_limit);
    set_number (file, ZOHN_RECORD_KEY_TIME_LEFT, MIN (record->time_left, setup->time_limit));
  }
  set_throws (file, record->throws);
  set_value (file, ZOHN_RECORD_KEY_STATE, zohn_record_states[record->state]);

  return g_key_file_to_data (file, NULL, NULL);
}

/* The keys of the notes' group, without its header; NULL when there are none. */
static char *
format_notes (GVariant *notes)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *group = NULL;
  GVariantIter iter;
  const char *text;
  guint number;

  if (notes == NULL) {
    return NULL;
  }

  file = g_key_file_new ();
  g_variant_iter_init (&iter, notes);
  while (g_variant_iter_next (&iter, "(u&s)", &number, &text)) {
    g_autofree char *key = g_strdup_printf ("%u", number);

    g_key_file_set_string (file, ZOHN_RECORD_NOTES_GROUP, key, text);
  }
  group = g_key_file_to_data (file, NULL, NULL);

  return g_strdup (group + strlen ("[" ZOHN_RECORD_NOTES_GROUP "]\n"));
}

/**
 * zohn_game_record_format:
 * @record: a record
 *
 * Writes a game in the file format (the manual page zohn-ahl-game(5)). The same game gives the same bytes in every locale and time
 * zone. What this version does not know follows what it knows, as it was typed.
 *
 * Returns: (transfer full): the whole content of a file.
 */
GBytes *
zohn_game_record_format (const ZohnGameRecord *record)
{
  g_autofree char *game = format_game (record);
  g_autofree char *notes = format_notes (record->notes);
  g_auto (ZohnRecordLines) lines = { 0 };
  GString *text = g_string_new (NULL);
  gsize n_extras = 0;
  const char *extras = record->extras != NULL ? g_bytes_get_data (record->extras, &n_extras) : "";

  zohn_record_lines_init (&lines, extras, n_extras);
  zohn_record_lines_append (&lines, text, game, notes);

  return g_string_free_to_bytes (text);
}
