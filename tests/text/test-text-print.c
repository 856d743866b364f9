/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-print.h"

#include "engine/zohn-position.h"

static void
test_columns (void)
{
  for (guint column = 0; column < ZOHN_N_TEXT_COLUMNS; column++) {
    const char *heading = zohn_text_column ((ZohnTextColumn) column);

    g_assert_nonnull (heading);
    for (guint other = 0; other < column; other++) {
      g_assert_cmpstr (heading, !=, zohn_text_column ((ZohnTextColumn) other));
    }
  }
}

static void
test_page (void)
{
  g_autofree char *text = zohn_text_page (2, 31);

  g_assert_cmpstr (text, ==, "Page 2 of 31");
}

static void
test_counts (void)
{
  g_autofree char *one = zohn_text_n_throws (1);
  g_autofree char *many = zohn_text_n_throws (157);
  g_autofree char *counter = zohn_text_counters_a_side (1);
  g_autofree char *counters = zohn_text_counters_a_side (4);

  g_assert_cmpstr (one, ==, "1 throw");
  g_assert_cmpstr (many, ==, "157 throws");
  g_assert_cmpstr (counter, ==, "1 counter a side");
  g_assert_cmpstr (counters, ==, "4 counters a side");
}

static void
test_events (void)
{
  const struct {
    guint events;
    const char *text;
  } rows[] = {
    { 0, NULL },
    { ZOHN_EVENT_LAP, "lap" },
    { ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE, "lap, capture" },
    { ZOHN_EVENT_CAPTURE | ZOHN_EVENT_DRY_BRANCH, "capture, dry branch" },
    { ZOHN_EVENT_CREEK, "creek" },
    { ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE | ZOHN_EVENT_WIN, "lap, capture, win" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_events_in_brief (rows[i].events);

    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

static void
test_scores (void)
{
  const struct {
    const char *token, *text;
  } rows[] = {
    { "G---", "1" },  { "---G", "1+" }, { "GG--", "2" },   { "GGG-", "3" },
    { "GG-G", "3+" }, { "GGGG", "6+" }, { "----", "10+" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = NULL;
    ZohnThrow thrown;

    g_assert_true (zohn_throw_from_token (rows[i].token, &thrown));
    text = zohn_text_score_in_brief (thrown);
    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text-print/columns", test_columns);
  g_test_add_func ("/text-print/page", test_page);
  g_test_add_func ("/text-print/counts", test_counts);
  g_test_add_func ("/text-print/events", test_events);
  g_test_add_func ("/text-print/scores", test_scores);

  return g_test_run ();
}
