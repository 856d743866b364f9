/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

/* Ann lands on a dry branch, Rosa throws 3 again and 1, Ann loses a turn, Rosa throws 2, Ann falls into the creek. */
static const char *const tokens[] = { "----", "G-GG", "G---", "----" };

static ZohnReview *
review_game (const ZohnSetup *setup, const ZohnOdds *odds)
{
  ZohnThrow throws[G_N_ELEMENTS (tokens)];

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++) {
    throws[i] = text_case_throw (tokens[i]);
  }

  return zohn_review_new (setup, throws, G_N_ELEMENTS (tokens), ZOHN_GAME_PLAYING, odds);
}

static void
assert_figure (GPtrArray *figures, guint index, const char *label, const char *clockwise,
               const char *anticlockwise)
{
  const ZohnTextFigure *figure = g_ptr_array_index (figures, index);

  g_assert_cmpstr (figure->label, ==, label);
  g_assert_cmpstr (figure->values[ZOHN_SIDE_CLOCKWISE], ==, clockwise);
  g_assert_cmpstr (figure->values[ZOHN_SIDE_ANTICLOCKWISE], ==, anticlockwise);
}

static void
test_figures (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&setup->rules);
  g_autoptr (ZohnReview) review = review_game (setup, odds);
  g_autoptr (ZohnReview) blind = review_game (setup, NULL);
  g_autoptr (GPtrArray) figures = zohn_text_review_figures (review);
  g_autoptr (GPtrArray) fewer = zohn_text_review_figures (blind);
  g_autofree char *luck = zohn_text_luck (review->sides[ZOHN_SIDE_CLOCKWISE].luck);
  g_autofree char *other_luck = zohn_text_luck (review->sides[ZOHN_SIDE_ANTICLOCKWISE].luck);

  assert_figure (figures, 0, "Counters", "3", "5");
  assert_figure (figures, 1, "Throws", "2", "2");
  assert_figure (figures, 2, "Laps won", "0", "0");
  assert_figure (figures, 3, "Captures", "0", "0");
  assert_figure (figures, 4, "Falls into the creek", "1", "0");
  assert_figure (figures, 5, "Throws lost", "1", "0");
  assert_figure (figures, 6, "Longest run of extra throws", "0", "1, from throw 3");
  assert_figure (figures, 7, "Largest lead in counters", "0", "2, at throw 4");
  assert_figure (figures, 8, "Luck", luck, other_luck);
  g_assert_cmpuint (figures->len, ==, 9);
  g_assert_cmpuint (fewer->len, ==, 8);
}

static void
test_scores (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnReview) review = review_game (setup, NULL);
  g_autoptr (GPtrArray) rows = zohn_text_review_scores (review);
  const ZohnTextScoreRow *tens = g_ptr_array_index (rows, ZOHN_SCORE_10_AGAIN);
  const ZohnTextScoreRow *twos = g_ptr_array_index (rows, ZOHN_SCORE_2);

  g_assert_cmpuint (rows->len, ==, ZOHN_N_SCORES);
  g_assert_cmpstr (tens->label, ==, "10 spaces and another throw");
  g_assert_cmpstr (tens->counts[ZOHN_SIDE_CLOCKWISE], ==, "2");
  g_assert_cmpstr (tens->counts[ZOHN_SIDE_ANTICLOCKWISE], ==, "0");
  g_assert_cmpstr (tens->total, ==, "2");
  g_assert_cmpstr (tens->expected, ==, "0.2");
  g_assert_cmpstr (twos->total, ==, "0");
  g_assert_cmpstr (twos->expected, ==, "1.5");
}

static void
test_fairness (void)
{
  static const struct {
    ZohnFairness fairness;
    const char *text;
  } rows[] = {
    { { .n_throws = 1 }, "1 throw is too few to tell whether the sticks are fair" },
    { { .n_throws = 12 }, "12 throws are too few to tell whether the sticks are fair" },
    { { .n_throws = 157, .p_value = 0.42, .is_enough = TRUE }, "157 throws, as fair sticks fall" },
    { { .n_throws = 157, .p_value = 0.05, .is_enough = TRUE }, "157 throws, as fair sticks fall" },
    { { .n_throws = 157, .p_value = 0.02, .is_enough = TRUE },
      "A little unusual: fair sticks stray as far as this in one of 50 games" },
    { { .n_throws = 157, .p_value = 0.001, .is_enough = TRUE },
      "Very unusual: fair sticks stray as far as this in one of 1000 games" },
    { { .n_throws = 157, .p_value = 0.0, .is_enough = TRUE },
      "Very unusual: fair sticks stray as far as this in one of 1000000 games" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_fairness (&rows[i].fairness);

    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

static void
test_fairness_of_a_game (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnReview) review = review_game (setup, NULL);
  g_autofree char *text = zohn_text_review_fairness (review);

  g_assert_cmpstr (text, ==, "4 throws are too few to tell whether the sticks are fair");
}

static void
test_players (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann,Bea", "Rosa");
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&setup->rules);
  g_autoptr (ZohnReview) review = review_game (setup, odds);
  g_autoptr (ZohnReview) blind = review_game (setup, NULL);
  g_autofree char *luck = zohn_text_luck (review->sides[ZOHN_SIDE_CLOCKWISE].players[1].luck);
  g_autofree char *expected = g_strdup_printf (BEA ": 1 throw, luck %s", luck);
  g_autofree char *bea = zohn_text_player_review (setup, review, ZOHN_SIDE_CLOCKWISE, 1);
  g_autofree char *rosa = zohn_text_player_review (setup, blind, ZOHN_SIDE_ANTICLOCKWISE, 0);

  g_assert_cmpstr (bea, ==, expected);
  g_assert_cmpstr (rosa, ==, ROSA ": 2 throws");
}

static void
test_sentences (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnTurningPoint point = { .number = 12, .side = ZOHN_SIDE_ANTICLOCKWISE, .luck = -0.0831 };
  const ZohnPosition opening = zohn_position_opening (&setup->rules);
  g_autoptr (ZohnThrowRecord) record = text_case_record (setup, &opening, "GG--");
  g_autofree char *turning_point = zohn_text_turning_point (setup, &point);
  g_autofree char *chances = zohn_text_chances (setup, 0.50065);
  g_autofree char *worth = zohn_text_worth (setup, record, 0.0004);

  g_assert_cmpstr (turning_point, ==, "Throw 12: " ROSA ", −8.31%");
  g_assert_cmpstr (chances, ==, "Chances: " ANN " 50.1%, " ROSA " 49.9%");
  g_assert_cmpstr (worth, ==, "The throw was worth +0.04% to " ANN);
}

static void
test_lap_heading (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition near_lap = { .progress = { 39, 5 }, .counters = { 4, 4 } };
  const ZohnPosition near_capture = { .progress = { 3, 35 }, .counters = { 7, 1 } };
  g_autoptr (ZohnThrowRecord) lap = text_case_record (setup, &near_lap, "GG--");
  g_autoptr (ZohnThrowRecord) win = text_case_record (setup, &near_capture, "GG--");
  g_autoptr (ZohnThrowRecord) open = text_case_record (setup, &near_capture, "G---");
  g_autofree char *lap_text = zohn_text_lap_heading (setup, lap);
  g_autofree char *win_text = zohn_text_lap_heading (setup, win);
  g_autofree char *open_text = zohn_text_lap_heading (setup, open);

  g_assert_cmpstr (lap_text, ==, "Lap 1: won by " ANN);
  g_assert_cmpstr (win_text, ==, "Lap 1: the game ended");
  g_assert_cmpstr (open_text, ==, "Lap 1");
}

/* What a table shows in columns, for those who hear it. */
static void
test_rows (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnReview) review = review_game (setup, NULL);
  g_autoptr (GPtrArray) figures = zohn_text_review_figures (review);
  g_autoptr (GPtrArray) scores = zohn_text_review_scores (review);
  g_autofree char *figure = zohn_text_figure_row (setup, g_ptr_array_index (figures, 0));
  g_autofree char *score =
      zohn_text_score_row (setup, g_ptr_array_index (scores, ZOHN_SCORE_10_AGAIN));

  g_assert_cmpstr (figure, ==, "Counters: \u2068Ann\u2069 3, \u2068Rosa\u2069 5");
  g_assert_cmpstr (
      score, ==,
      "10 spaces and another throw: \u2068Ann\u2069 2, \u2068Rosa\u2069 0, both 2, fair "
      "sticks 0.2");
}

static void
test_throws (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnHistory) history = zohn_history_new (setup);
  g_autoptr (ZohnThrowRecord) quiet = NULL;
  g_autoptr (ZohnThrowRecord) fall = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++) {
    zohn_history_append (history, text_case_throw (tokens[i]));
  }
  quiet = zohn_history_dup_record (history, 3);
  fall = zohn_history_dup_record (history, 4);

  {
    g_autofree char *thrown = zohn_text_throw (setup, quiet);
    g_autofree char *events = zohn_text_events (setup, fall);
    g_autofree char *quiet_text = zohn_text_turning_throw (setup, quiet);
    g_autofree char *fall_text = zohn_text_turning_throw (setup, fall);
    g_autofree char *expected_quiet = g_strconcat ("Throw 3: ", thrown, NULL);
    g_autofree char *expected_fall = g_strconcat ("Throw 4: ", events, NULL);

    g_assert_cmpstr (quiet_text, ==, expected_quiet);
    g_assert_cmpstr (fall_text, ==, expected_fall);
  }
}

static void
test_chart_place (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnHistory) history = zohn_history_new (setup);
  g_autoptr (ZohnThrowRecord) record = NULL;
  g_autofree char *opening = zohn_text_chart_place (setup, NULL, 4, 0.5, 0);
  g_autofree char *place = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *row = NULL;

  zohn_history_append (history, text_case_throw (tokens[0]));
  record = zohn_history_dup_record (history, 1);
  row = zohn_text_row (setup, record);
  place = zohn_text_chart_place (setup, record, 4, 0.475, -0.026);
  lines = g_strsplit (place, "\n", -1);

  g_assert_cmpstr (opening, ==,
                   "Before the first of 4 throws\nChances: \u2068Ann\u2069 50.0%, "
                   "\u2068Rosa\u2069 50.0%");
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[0], ==, "Throw 1 of 4");
  g_assert_cmpstr (lines[1], ==, row);
  g_assert_nonnull (strstr (lines[2], "47.5%"));
  g_assert_nonnull (strstr (lines[2], "52.5%"));
  g_assert_nonnull (strstr (lines[3], "−2.60%"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/review/figures", test_figures);
  g_test_add_func ("/text/review/scores", test_scores);
  g_test_add_func ("/text/review/fairness/verdicts", test_fairness);
  g_test_add_func ("/text/review/fairness/of-a-game", test_fairness_of_a_game);
  g_test_add_func ("/text/review/players", test_players);
  g_test_add_func ("/text/review/sentences", test_sentences);
  g_test_add_func ("/text/review/lap-heading", test_lap_heading);
  g_test_add_func ("/text/review/rows", test_rows);
  g_test_add_func ("/text/review/throws", test_throws);
  g_test_add_func ("/text/review/chart-place", test_chart_place);

  return g_test_run ();
}
