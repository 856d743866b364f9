/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-table.h"

#include <string.h>

static GString *
make_table (const ZohnGameRecord *record)
{
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);

  return zohn_table_to_csv (record, odds);
}

static ZohnGameRecord *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  ZohnGameRecord *record = zohn_game_record_parse (bytes, "test", &error);

  g_assert_no_error (error);

  return record;
}

/* The table's lines: [0] is the header. */
static char **
make_lines (const char *text)
{
  g_autoptr (ZohnGameRecord) record = parse (text);
  GString *csv = make_table (record);
  char **lines = g_strsplit (csv->str, "\n", -1);

  g_string_free (csv, TRUE);

  return lines;
}

static void
test_vector (gconstpointer data)
{
  g_autofree char *record_name =
      g_strdup_printf ("game-%02d" ZOHN_RECORD_SUFFIX, GPOINTER_TO_INT (data));
  g_autofree char *table_name = g_strdup_printf ("game-%02d.csv", GPOINTER_TO_INT (data));
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", record_name, NULL);
  g_autofree char *table_path =
      g_test_build_filename (G_TEST_DIST, "data", "vectors", table_name, NULL);
  g_autofree char *expected = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, &error);
  GString *csv;

  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (table_path, &expected, NULL, NULL));
  csv = make_table (record);
  g_assert_cmpstr (csv->str, ==, expected);
  g_assert_cmpuint (csv->len, ==, strlen (expected));
  g_string_free (csv, TRUE);
}

static void
test_header_alone (void)
{
  g_auto (GStrv) lines = make_lines ("[Zohn Ahl Game]\nFormat=1\nThrows=\n");

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_true (g_str_has_prefix (lines[0], "throw,lap,side,player,"));
  g_assert_cmpstr (lines[1], ==, "");
}

static void
test_nameless_sides (void)
{
  g_auto (GStrv) lines = make_lines ("[Zohn Ahl Game]\nFormat=1\nThrows=--G-;-G--\n");

  g_assert_true (g_str_has_prefix (lines[1], "1,1,clockwise,Clockwise,--G-,1,0,0,1,,4,4,"));
  g_assert_true (g_str_has_prefix (lines[2], "2,1,anticlockwise,Anticlockwise,-G--,1,0,0,1,,4,4,"));
}

static void
test_quoting (void)
{
  g_auto (GStrv) lines = make_lines ("[Zohn Ahl Game]\nFormat=1\nClockwise=a,b\"c;\n"
                                     "Anticlockwise=one\\ntwo;\nThrows=--G-;-G--;\n");

  g_assert_true (g_str_has_prefix (lines[1], "1,1,clockwise,\"a,b\"\"c\",--G-,"));
  g_assert_true (g_str_has_prefix (lines[2], "2,1,anticlockwise,\"one"));
  g_assert_true (g_str_has_prefix (lines[3], "two\",-G--,"));
}

/* A stopped game has somebody who would be next. */
static void
test_stopped (void)
{
  g_auto (GStrv) lines =
      make_lines ("[Zohn Ahl Game]\nFormat=1\nThrows=--G-;-G--;\nState=stopped\n");

  g_assert_nonnull (strstr (lines[2], ",4,4,clockwise,0.5"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (int i = 1; i <= 12; i++) {
    g_autofree char *path = g_strdup_printf ("/table/vector/%02d", i);

    g_test_add_data_func (path, GINT_TO_POINTER (i), test_vector);
  }
  g_test_add_func ("/table/header-alone", test_header_alone);
  g_test_add_func ("/table/nameless-sides", test_nameless_sides);
  g_test_add_func ("/table/quoting", test_quoting);
  g_test_add_func ("/table/stopped", test_stopped);

  return g_test_run ();
}
