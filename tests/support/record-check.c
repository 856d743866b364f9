/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/record-check.h"

#include "record/zohn-game-record.h"
#include "support/record-fixture.h"

#include <string.h>

/* The throws must be those of a real game that stands as the record says. */
static void
check_game (const ZohnGameRecord *record)
{
  const ZohnRules *rules = &record->setup->rules;
  ZohnPosition position = zohn_position_opening (rules);
  gsize n_throws;
  const ZohnThrow *throws = g_bytes_get_data (record->throws, &n_throws);

  g_assert_true (zohn_rules_is_valid (rules));
  for (gsize i = 0; i < n_throws; i++) {
    g_assert_true (zohn_throw_is_valid (throws[i]));
    g_assert_false (position.over);
    position = zohn_position_apply (&position, rules, throws[i], NULL);
  }
  g_assert_cmpint (position.over, ==, record->state == ZOHN_GAME_FINISHED);
  g_assert_cmpuint (record->time_left, <=, record->setup->time_limit);
}

static void
check_refusal (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == ZOHN_RECORD_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpint (g_utf8_strlen (error->message, -1), <, 400);
}

/* Whatever the bytes are: they are refused with one clear message, or they are a whole game that is written and
 * read again without loss. */
void
record_check_bytes (gconstpointer data, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = zohn_game_record_parse (bytes, "x", &error);
  g_autoptr (ZohnGameRecord) again = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) rewritten = NULL;

  if (record == NULL) {
    check_refusal (error);
    return;
  }

  g_assert_no_error (error);
  check_game (record);
  written = zohn_game_record_format (record);
  if (g_bytes_get_size (written) > ZOHN_RECORD_MAX_BYTES) {
    return;
  }
  again = zohn_game_record_parse (written, "x", &error);
  g_assert_no_error (error);
  g_assert_true (record_fixture_equal (record, again));
  rewritten = zohn_game_record_format (again);
  g_assert_true (g_bytes_equal (written, rewritten));
}

/* Damages @text in one to eight places: bytes changed, taken out, put in, moved, lines said twice. */
void
record_check_mutate (GByteArray *text, guint32 seed)
{
  static const char *const pieces[] = {
    ";",    "=",     "\n", "[Zohn Ahl Game]\n",    "\\", "--G-;", "\\;", "\xff", "Lap=halt\n",
    "# \n", "[x]\n", " ",  "99999999999999999999", "-",  "\t",    "\f"
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  for (int n = g_rand_int_range (random, 1, 9); n > 0 && text->len > 2; n--) {
    const guint place = (guint) g_rand_int_range (random, 0, (gint32) text->len);
    const guint length = (guint) g_rand_int_range (random, 1, 20);
    const char *piece = pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))];
    const guint old_length = text->len;

    switch (g_rand_int_range (random, 0, 4)) {
    case 0:
      text->data[place] = (guint8) g_rand_int (random);
      break;
    case 1:
      g_byte_array_remove_range (text, place, MIN (length, text->len - place));
      break;
    case 2:
      g_byte_array_set_size (text, old_length + (guint) strlen (piece));
      memmove (text->data + place + strlen (piece), text->data + place, old_length - place);
      memcpy (text->data + place, piece, strlen (piece));
      break;
    default: {
      const guint from = (guint) g_rand_int_range (random, 0, (gint32) text->len);

      memmove (text->data + place, text->data + from, text->len - MAX (place, from));
    }
    }
  }
}
