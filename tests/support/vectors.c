/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/vectors.h"

#define RECORD_GROUP "Zohn Ahl Game"

static char *
read_vector_file (guint number, const char *extension)
{
  g_autofree char *name = g_strdup_printf ("game-%02u.%s", number, extension);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", name, NULL);
  char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  return contents;
}

static char *
dup_value (GKeyFile *record, const char *key)
{
  g_autoptr (GError) error = NULL;
  char *value = g_key_file_get_string (record, RECORD_GROUP, key, &error);

  g_assert_no_error (error);

  return value;
}

static void
read_throws (Vector *vector, GKeyFile *record)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) tokens = NULL;
  gsize n_tokens;

  tokens = g_key_file_get_string_list (record, RECORD_GROUP, "Throws", &n_tokens, &error);
  g_assert_no_error (error);

  vector->n_throws = (guint) n_tokens;
  vector->throws = g_new0 (ZohnThrow, n_tokens);
  for (guint i = 0; i < n_tokens; i++) {
    g_assert_true (zohn_throw_from_token (tokens[i], &vector->throws[i]));
  }
}

static void
read_record (Vector *vector, guint number)
{
  g_autofree char *contents = read_vector_file (number, "zohnahl");
  g_autoptr (GKeyFile) record = g_key_file_new ();
  g_autofree char *lap_token = NULL;
  g_autofree char *first_token = NULL;
  g_autofree char *state = NULL;
  ZohnLapRule lap;
  ZohnSide first;

  g_assert_true (g_key_file_load_from_data (record, contents, (gsize) -1, G_KEY_FILE_NONE, NULL));
  lap_token = dup_value (record, "Lap");
  first_token = dup_value (record, "First");
  state = dup_value (record, "State");
  g_assert_true (zohn_lap_rule_from_token (lap_token, &lap));
  g_assert_true (zohn_side_from_token (first_token, &first));

  vector->rules = (ZohnRules){
    .counters = (guint8) g_key_file_get_integer (record, RECORD_GROUP, "Counters", NULL),
    .lap = (guint8) lap,
    .first = (guint8) first,
  };
  g_assert_true (zohn_rules_is_valid (&vector->rules));
  vector->is_finished = g_str_equal (state, "finished");
  vector->players[ZOHN_SIDE_CLOCKWISE] =
      g_key_file_get_string_list (record, RECORD_GROUP, "Clockwise", NULL, NULL);
  vector->players[ZOHN_SIDE_ANTICLOCKWISE] =
      g_key_file_get_string_list (record, RECORD_GROUP, "Anticlockwise", NULL, NULL);
  read_throws (vector, record);
}

static guint
parse_number (const char *text)
{
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* No field of the vectors is quoted. */
static void
read_row (VectorRow *row, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, ",", -1);
  ZohnSide next;

  g_assert_cmpuint (g_strv_length (fields), ==, 15);
  row->lap = parse_number (fields[1]);
  g_assert_true (zohn_side_from_token (fields[2], &row->side));
  row->player = g_strdup (fields[3]);
  g_assert_true (zohn_throw_from_token (fields[4], &row->thrown));
  row->spaces = parse_number (fields[5]);
  row->again = g_str_equal (fields[6], "1");
  row->from = parse_number (fields[7]);
  row->to = parse_number (fields[8]);
  row->events = g_strdup (fields[9]);
  row->counters[ZOHN_SIDE_CLOCKWISE] = parse_number (fields[10]);
  row->counters[ZOHN_SIDE_ANTICLOCKWISE] = parse_number (fields[11]);
  row->next = -1;
  if (zohn_side_from_token (fields[12], &next)) {
    row->next = (int) next;
  }
  row->clockwise_chance = g_ascii_strtod (fields[13], NULL);
  row->luck = g_ascii_strtod (fields[14], NULL);
}

static void
read_rows (Vector *vector, guint number)
{
  g_autofree char *contents = read_vector_file (number, "csv");
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);

  /* The heading before, nothing after the last line's end. */
  g_assert_cmpuint (g_strv_length (lines), ==, vector->n_throws + 2);

  vector->rows = g_new0 (VectorRow, vector->n_throws);
  for (guint i = 0; i < vector->n_throws; i++) {
    read_row (&vector->rows[i], lines[i + 1]);
  }
}

/**
 * vector_load:
 * @number: 1 to %N_VECTORS
 *
 * Returns: (transfer full): that vector.
 */
Vector *
vector_load (guint number)
{
  Vector *vector = g_new0 (Vector, 1);

  read_record (vector, number);
  read_rows (vector, number);

  return vector;
}

/**
 * vector_free:
 * @vector: (transfer full) (nullable): a vector
 */
void
vector_free (Vector *vector)
{
  if (vector == NULL) {
    return;
  }

  for (guint i = 0; i < vector->n_throws; i++) {
    g_free (vector->rows[i].player);
    g_free (vector->rows[i].events);
  }
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_strfreev (vector->players[side]);
  }
  g_free (vector->rows);
  g_free (vector->throws);
  g_free (vector);
}
