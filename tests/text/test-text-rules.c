/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text.h"

#include <string.h>

static char *
to_text (GPtrArray *sections)
{
  GString *text = g_string_new (NULL);

  g_assert_cmpuint (sections->len, >, 0);
  for (guint i = 0; i < sections->len; i++) {
    const ZohnTextSection *section = g_ptr_array_index (sections, i);

    g_assert_cmpstr (section->heading, !=, "");
    g_assert_cmpuint (g_strv_length (section->paragraphs), >, 0);
    g_string_append_printf (text, "# %s\n", section->heading);
    for (char **paragraph = section->paragraphs; *paragraph != NULL; paragraph++) {
      g_string_append_printf (text, "%s\n", *paragraph);
    }
  }
  g_ptr_array_unref (sections);

  return g_string_free (text, FALSE);
}

static void
test_options (void)
{
  static const struct {
    ZohnRules rules;
    const char *texts[4];
  } rows[] = {
    { { 4, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE },
      { "Each side begins with 4 counters. The side that holds all 8 has won.\n",
        "\nClockwise throws first.", "surplus is played on" } },
    { { 1, ZOHN_LAP_HALT, ZOHN_SIDE_ANTICLOCKWISE },
      { "Each side begins with 1 counter. The side that holds all 2 has won.\n",
        "\nAnticlockwise throws first.", "a common table rule" } },
    { { 15, ZOHN_LAP_RESTART, ZOHN_SIDE_CLOCKWISE },
      { "Each side begins with 15 counters. The side that holds all 30 has won.\n",
        "a fresh race for every lap" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = to_text (zohn_text_rules (&rows[i].rules));
    guint readings = 0;

    for (guint j = 0; rows[i].texts[j] != NULL; j++) {
      g_assert_nonnull (strstr (text, rows[i].texts[j]));
    }
    for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
      readings += strstr (text, zohn_text_lap_rule_reading ((ZohnLapRule) lap)) != NULL;
    }
    g_assert_cmpuint (readings, ==, 1);
  }
}

/* The table of throws is the engine's, not a second one. */
static void
test_table_of_throws (void)
{
  g_autofree char *text = to_text (zohn_text_rules (&ZOHN_RULES_DEFAULT));

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    const char *worth = zohn_text_score_worth ((ZohnScore) score);
    g_autofree char *row =
        g_strdup_printf ("%s: %s\n", zohn_text_score_fall ((ZohnScore) score), worth);

    g_assert_nonnull (strstr (text, row));
    g_assert_cmpint (g_ascii_strtoull (worth, NULL, 10), ==,
                     zohn_score_get_spaces ((ZohnScore) score));
    g_assert_cmpint (g_str_has_suffix (worth, "and another throw"), ==,
                     zohn_score_grants_another ((ZohnScore) score));
  }
}

/* On paper the table of throws has pictures and stands by itself. */
static void
test_beside_table (void)
{
  g_autofree char *text = to_text (zohn_text_rules_beside_table (&ZOHN_RULES_DEFAULT));

  g_assert_nonnull (strstr (text, "three red and one blue"));
  g_assert_nonnull (strstr (text, "Only the grooves that lie up count."));
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    g_assert_null (strstr (text, zohn_text_score_fall ((ZohnScore) score)));
  }
}

static void
test_about (void)
{
  g_autofree char *text = to_text (zohn_text_about ());

  g_assert_nonnull (strstr (text, "belongs to the Kiowa"));
  g_assert_nonnull (strstr (text, "“Chess and Playing-Cards” (1898), pages 687–689"));
  g_assert_nonnull (strstr (text, "“Games of the North American Indians” (1907), pages 124–125"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/rules/options", test_options);
  g_test_add_func ("/text/rules/table-of-throws", test_table_of_throws);
  g_test_add_func ("/text/rules/beside-table", test_beside_table);
  g_test_add_func ("/text/rules/about", test_about);

  return g_test_run ();
}
