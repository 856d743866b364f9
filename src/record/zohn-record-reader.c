/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "record/zohn-excerpt.h"
#include "record/zohn-record-lines.h"
#include "record/zohn-record-notes.h"
#include "record/zohn-record-values.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
check_size (GBytes *bytes, const char *name, GError **error)
{
  if (g_bytes_get_size (bytes) <= ZOHN_RECORD_MAX_BYTES) {
    return TRUE;
  }

  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_TOO_LARGE,
               /* Translators: a file's name, a number of mebibytes */
               _ ("“%s” is too large to be the record of a game: more than %u MiB"), name,
               ZOHN_RECORD_MAX_BYTES / (1024 * 1024));

  return FALSE;
}

/* A key file with our group in it. */
static GKeyFile *
load_key_file (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  if (length > 0 && memchr (text, '\0', length) == NULL &&
      g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, NULL) &&
      g_key_file_has_group (file, ZOHN_RECORD_GROUP)) {
    return g_steal_pointer (&file);
  }

  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_NOT_A_RECORD,
               /* Translators: a file's name */
               _ ("“%s” is not the record of a game of Zohn Ahl"), name);

  return NULL;
}

static gboolean
require_key (const ZohnRecordValues *values, ZohnRecordKey key, GError **error)
{
  if (zohn_record_values_has (values, key)) {
    return TRUE;
  }

  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
               /* Translators: a file's name, a key in that file */
               _ ("“%s” is damaged: the key “%s” is missing"), values->name, zohn_record_keys[key]);

  return FALSE;
}

/* A number too large to be read is a newer format all the same. */
static gboolean
check_format (const ZohnRecordValues *values, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *excerpt = NULL;
  guint64 format = ZOHN_RECORD_FORMAT;

  if (!require_key (values, ZOHN_RECORD_KEY_FORMAT, error) ||
      !zohn_record_values_get_text (values, ZOHN_RECORD_KEY_FORMAT, &text, error)) {
    return FALSE;
  }
  if (*text == '\0' || strspn (text, "0123456789") != strlen (text) ||
      (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &format, NULL) &&
       format <= ZOHN_RECORD_FORMAT)) {
    return zohn_record_values_get_number (values, ZOHN_RECORD_KEY_FORMAT, ZOHN_RECORD_FORMAT,
                                          ZOHN_RECORD_FORMAT, &format, error);
  }

  excerpt = zohn_excerpt (text, strlen (text));
  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_NEWER_FORMAT,
               /* Translators: a file's name, the key “Format”, a number */
               _ ("“%s” was made by a newer version of Zohn Ahl: the key “%s” is %s"), values->name,
               zohn_record_keys[ZOHN_RECORD_KEY_FORMAT], excerpt);

  return FALSE;
}

static gboolean
check_lines (const ZohnRecordLines *lines, const char *name, GError **error)
{
  if (lines->n_game_groups > 1) {
    g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
                 /* Translators: a file's name, a group of keys in that file */
                 _ ("“%s” is damaged: the group “%s” is there more than once"), name,
                 ZOHN_RECORD_GROUP);
    return FALSE;
  }
  if (lines->duplicate >= 0) {
    g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
                 /* Translators: a file's name, a key in that file */
                 _ ("“%s” is damaged: the key “%s” is there more than once"), name,
                 zohn_record_keys[lines->duplicate]);
    return FALSE;
  }

  return TRUE;
}

static gboolean
read_rules (const ZohnRecordValues *values, ZohnRules *rules, GError **error)
{
  const char *sides[ZOHN_N_SIDES], *laps[ZOHN_N_LAP_RULES];
  guint first = rules->first, lap = rules->lap;
  guint64 counters = rules->counters;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    sides[side] = zohn_side_to_token (side);
  }
  for (guint rule = 0; rule < ZOHN_N_LAP_RULES; rule++) {
    laps[rule] = zohn_lap_rule_to_token (rule);
  }

  if (!zohn_record_values_get_choice (values, ZOHN_RECORD_KEY_FIRST, sides, ZOHN_N_SIDES, &first,
                                      error) ||
      !zohn_record_values_get_number (values, ZOHN_RECORD_KEY_COUNTERS, ZOHN_COUNTERS_MIN,
                                      ZOHN_COUNTERS_MAX, &counters, error) ||
      !zohn_record_values_get_choice (values, ZOHN_RECORD_KEY_LAP, laps, ZOHN_N_LAP_RULES, &lap,
                                      error)) {
    return FALSE;
  }
  *rules = (ZohnRules){ (guint8) counters, (guint8) lap, (guint8) first };

  return TRUE;
}

static gboolean
read_people (const ZohnRecordValues *values, ZohnSetup *setup, GError **error)
{
  static const ZohnRecordKey keys[ZOHN_N_SIDES] = {
    [ZOHN_SIDE_CLOCKWISE] = ZOHN_RECORD_KEY_CLOCKWISE,
    [ZOHN_SIDE_ANTICLOCKWISE] = ZOHN_RECORD_KEY_ANTICLOCKWISE,
  };
  const char *sides[ZOHN_N_SIDES];

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    sides[side] = zohn_side_to_token (side);
    if (!zohn_record_values_get_names (values, keys[side], &setup->players[side], error)) {
      return FALSE;
    }
  }

  return zohn_record_values_get_choices (values, ZOHN_RECORD_KEY_COMPUTER, sides, ZOHN_N_SIDES,
                                         setup->computer, error);
}

static gboolean
read_chance_and_start (const ZohnRecordValues *values, ZohnSetup *setup, GError **error)
{
  guint sticks = setup->sticks;

  if (!zohn_record_values_get_number (values, ZOHN_RECORD_KEY_SEED, 0, G_MAXUINT64, &setup->seed,
                                      error) ||
      !zohn_record_values_get_choice (values, ZOHN_RECORD_KEY_STICKS, zohn_record_sticks,
                                      ZOHN_N_STICKS_KINDS, &sticks, error) ||
      !zohn_record_values_get_time (values, ZOHN_RECORD_KEY_STARTED, &setup->started, error)) {
    return FALSE;
  }
  setup->has_seed = zohn_record_values_has (values, ZOHN_RECORD_KEY_SEED);
  setup->sticks = (ZohnSticks) sticks;

  return TRUE;
}

static gboolean
read_time_limit (const ZohnRecordValues *values, ZohnGameRecord *record, GError **error)
{
  guint64 limit = 0, left;

  if (!zohn_record_values_get_number (values, ZOHN_RECORD_KEY_TIME_LIMIT, 1, G_MAXUINT32, &limit,
                                      error)) {
    return FALSE;
  }
  if (limit == 0 && zohn_record_values_has (values, ZOHN_RECORD_KEY_TIME_LEFT)) {
    return require_key (values, ZOHN_RECORD_KEY_TIME_LIMIT, error);
  }

  left = limit;
  if (!zohn_record_values_get_number (values, ZOHN_RECORD_KEY_TIME_LEFT, 0, limit, &left, error)) {
    return FALSE;
  }
  record->setup->time_limit = (guint32) limit;
  record->time_left = (guint32) left;

  return TRUE;
}

static gboolean
fail_too_many (const ZohnRecordValues *values, GError **error)
{
  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_TOO_LARGE,
               /* Translators: a file's name, a key in that file, a large number */
               _ ("“%s” is too large: the key “%s” has more than %u throws"), values->name,
               zohn_record_keys[ZOHN_RECORD_KEY_THROWS], ZOHN_RECORD_MAX_THROWS);

  return FALSE;
}

static gboolean
fail_letters (const ZohnRecordValues *values, guint number, const char *token, gsize length,
              GError **error)
{
  g_autofree char *excerpt = zohn_excerpt (token, length);

  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_THROW,
      /* Translators: a file's name, the number of a throw, a key in that file, what stands there.
                * The letters “G” and “-” stay as they are. */
      _ ("“%s” is damaged: throw %u in the key “%s” is “%s”, not four letters “G” or “-”"),
      values->name, number, zohn_record_keys[ZOHN_RECORD_KEY_THROWS], excerpt);

  return FALSE;
}

static gboolean
fail_after_end (const ZohnRecordValues *values, guint number, const char *token, gsize length,
                GError **error)
{
  g_autofree char *excerpt = zohn_excerpt (token, length);

  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_THROW,
      /* Translators: a file's name, the number of a throw, a key in that file, what stands there */
      _ ("“%s” is damaged: throw %u in the key “%s”, “%s”, comes after the end of the game"),
      values->name, number, zohn_record_keys[ZOHN_RECORD_KEY_THROWS], excerpt);

  return FALSE;
}

static gboolean
parse_token (const char *token, gsize length, ZohnThrow *thrown)
{
  char letters[ZOHN_THROW_TOKEN_LENGTH + 1] = { 0 };

  if (length != ZOHN_THROW_TOKEN_LENGTH) {
    return FALSE;
  }
  memcpy (letters, token, length);

  return zohn_throw_from_token (letters, thrown);
}

/* The letters of a throw need no escapes, so the list is read as it stands, without a string for each of what may be a
 * million throws. @over: (out): whether the throws end the game. */
static gboolean
parse_throws (const ZohnRecordValues *values, const ZohnRules *rules, const char *list,
              GByteArray *throws, gboolean *over, GError **error)
{
  ZohnPosition position = zohn_position_opening (rules);
  const char *end = list + strlen (list);

  while (list < end) {
    const char *separator = memchr (list, ';', (gsize) (end - list));
    const char *stop = separator != NULL ? separator : end;
    const gsize length = (gsize) (stop - list);
    ZohnThrow thrown;

    if (throws->len == ZOHN_RECORD_MAX_THROWS) {
      return fail_too_many (values, error);
    }
    if (!parse_token (list, length, &thrown)) {
      return fail_letters (values, throws->len + 1, list, length, error);
    }
    if (position.over) {
      return fail_after_end (values, throws->len + 1, list, length, error);
    }

    position = zohn_position_apply (&position, rules, thrown, NULL);
    g_byte_array_append (throws, &thrown, 1);
    list = separator != NULL ? separator + 1 : end;
  }
  *over = position.over;

  return TRUE;
}

static gboolean
read_throws (const ZohnRecordValues *values, ZohnGameRecord *record, gboolean *over, GError **error)
{
  g_autofree char *list = NULL;
  g_autoptr (GByteArray) throws = NULL;

  if (!require_key (values, ZOHN_RECORD_KEY_THROWS, error) ||
      !zohn_record_values_get_text (values, ZOHN_RECORD_KEY_THROWS, &list, error)) {
    return FALSE;
  }

  throws = g_byte_array_new ();
  if (!parse_throws (values, &record->setup->rules, list, throws, over, error)) {
    return FALSE;
  }
  record->throws = g_byte_array_free_to_bytes (g_steal_pointer (&throws));

  return TRUE;
}

static gboolean
fail_state (const ZohnRecordValues *values, const char *state, guint n_throws, gboolean over,
            GError **error)
{
  const char *key = zohn_record_keys[ZOHN_RECORD_KEY_STATE];

  if (over) {
    g_set_error (
        error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
        /* Translators: a file's name, a key in that file, what stands there, the number of a throw */
        _ ("“%s” is damaged: the key “%s” is “%s”, but throw %u has ended the game"), values->name,
        key, state, n_throws);
  } else {
    g_set_error (
        error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
        /* Translators: a file's name, a key in that file, what stands there, the number of a throw */
        _ ("“%s” is damaged: the key “%s” is “%s”, but the game has not ended after throw %u"),
        values->name, key, state, n_throws);
  }

  return FALSE;
}

static gboolean
read_state (const ZohnRecordValues *values, ZohnGameRecord *record, gboolean over, GError **error)
{
  guint state = over ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING;

  if (!zohn_record_values_get_choice (values, ZOHN_RECORD_KEY_STATE, zohn_record_states,
                                      ZOHN_N_GAME_STATES, &state, error)) {
    return FALSE;
  }
  if (over == (state == ZOHN_GAME_FINISHED)) {
    record->state = (ZohnGameState) state;
    return TRUE;
  }

  return fail_state (values, zohn_record_states[state], (guint) g_bytes_get_size (record->throws),
                     over, error);
}

/**
 * zohn_game_record_parse:
 * @bytes: the whole content of a file
 * @name: what messages call the file
 * @error: what is wrong, by ZOHN_RECORD_ERROR: one translated sentence that names the file, the key and the throw
 *
 * Reads and checks a game in the file format (the manual page zohn-ahl-game(5)). Only a whole, consistent game is accepted.
 *
 * Returns: (transfer full) (nullable): the game; %NULL with @error set when the file cannot be used.
 */
ZohnGameRecord *
zohn_game_record_parse (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autoptr (ZohnGameRecord) record = NULL;
  g_auto (ZohnRecordLines) lines = { 0 };
  ZohnRecordValues values;
  gboolean over = FALSE;

  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  if (!check_size (bytes, name, error)) {
    return NULL;
  }
  file = load_key_file (bytes, name, error);
  if (file == NULL) {
    return NULL;
  }

  values = (ZohnRecordValues){ file, name };
  zohn_record_lines_init (&lines, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  record = g_new0 (ZohnGameRecord, 1);
  record->setup = zohn_setup_new ();
  record->extras = zohn_record_lines_join (&lines);

  if (!check_format (&values, error) || !check_lines (&lines, name, error) ||
      !read_people (&values, record->setup, error) ||
      !read_rules (&values, &record->setup->rules, error) ||
      !read_chance_and_start (&values, record->setup, error) ||
      !read_time_limit (&values, record, error) || !read_throws (&values, record, &over, error) ||
      !read_state (&values, record, over, error) ||
      !zohn_record_notes_read (file, name, lines.n_notes_keys,
                               (guint) g_bytes_get_size (record->throws), &record->notes, error)) {
    return NULL;
  }

  return g_steal_pointer (&record);
}
