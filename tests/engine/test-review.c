/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-review.h"

#include <math.h>
#include <string.h>

#include "support/long-game.h"
#include "support/vectors.h"

#define LONG_GAME 100000

static ZohnSetup *
make_setup (const ZohnRules *rules)
{
  static const char *const clockwise[] = { "Ann", "Bea", NULL };
  static const char *const anticlockwise[] = { "Rosa", NULL };
  ZohnSetup *setup = zohn_setup_new ();

  setup->rules = *rules;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);

  return setup;
}

/* Reviews the game of @tokens, as a record has them, by the default rules. */
static ZohnReview *
review_tokens (const char *tokens, ZohnGameState state, const ZohnOdds *odds)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnSetup) setup = make_setup (&rules);
  g_auto (GStrv) list = g_strsplit (tokens, ";", -1);
  const guint n_throws = g_strv_length (list);
  g_autofree ZohnThrow *throws = g_new0 (ZohnThrow, n_throws);

  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_throw_from_token (list[i], &throws[i]));
  }

  return zohn_review_new (setup, throws, n_throws, state, odds);
}

static ZohnReview *
review_vector (const Vector *vector)
{
  g_autoptr (ZohnSetup) setup = make_setup (&vector->rules);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&vector->rules);

  return zohn_review_new (setup, vector->throws, vector->n_throws,
                          vector->is_finished ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING, odds);
}

static void
assert_luck_adds_up (const ZohnReview *review)
{
  const double opening = review->clockwise_chance[0];
  const double end = review->clockwise_chance[review->n_throws];
  const ZohnSideReview *clockwise = &review->sides[ZOHN_SIDE_CLOCKWISE];
  const ZohnSideReview *anticlockwise = &review->sides[ZOHN_SIDE_ANTICLOCKWISE];

  g_assert_cmpfloat_with_epsilon (clockwise->luck - anticlockwise->luck, end - opening, 1e-9);

  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    const ZohnSideReview *side = &review->sides[i];
    double luck = 0.0;
    guint n_throws = 0;
    guint n_scores = 0;

    for (guint player = 0; player < side->n_players; player++) {
      luck += side->players[player].luck;
      n_throws += side->players[player].n_throws;
    }
    for (guint score = 0; score < ZOHN_N_SCORES; score++) {
      n_scores += side->scores[score];
    }
    g_assert_cmpfloat_with_epsilon (luck, side->luck, 1e-9);
    g_assert_cmpuint (n_throws, ==, side->n_throws);
    g_assert_cmpuint (n_scores, ==, side->n_throws);
  }
  g_assert_cmpuint (clockwise->n_throws + anticlockwise->n_throws, ==, review->n_throws);
}

static guint
count_rows (const Vector *vector, ZohnSide side, const char *event)
{
  guint n = 0;

  for (guint i = 0; i < vector->n_throws; i++) {
    n += vector->rows[i].side == side && strstr (vector->rows[i].events, event) != NULL;
  }

  return n;
}

static guint
count_player (const Vector *vector, const char *player)
{
  guint n = 0;

  for (guint i = 0; i < vector->n_throws; i++) {
    n += g_str_equal (vector->rows[i].player, player);
  }

  return n;
}

static guint
count_spaces (const Vector *vector, ZohnSide side, guint spaces, gboolean again)
{
  guint n = 0;

  for (guint i = 0; i < vector->n_throws; i++) {
    const VectorRow *row = &vector->rows[i];

    n += row->side == side && row->spaces == spaces && row->again == again;
  }

  return n;
}

static void
assert_side_as_vector (const ZohnReview *review, const Vector *vector, ZohnSide index)
{
  const ZohnSideReview *side = &review->sides[index];
  guint lead = 0;

  g_assert_cmpuint (side->n_throws, ==, count_rows (vector, index, ""));
  g_assert_cmpuint (side->n_laps, ==, count_rows (vector, index, "lap"));
  g_assert_cmpuint (side->n_captures, ==, count_rows (vector, index, "capture"));
  g_assert_cmpuint (side->n_creek_falls, ==, count_rows (vector, index, "creek"));
  g_assert_cmpuint (side->n_dry_branches, ==, count_rows (vector, index, "dry-branch"));

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    g_assert_cmpuint (side->scores[score], ==,
                      count_spaces (vector, index, zohn_score_get_spaces ((ZohnScore) score),
                                    zohn_score_grants_another ((ZohnScore) score)));
  }

  for (guint i = 0; i < vector->n_throws; i++) {
    const guint *counters = vector->rows[i].counters;

    if (counters[index] > counters[!index]) {
      lead = MAX (lead, counters[index] - counters[!index]);
    }
  }
  g_assert_cmpuint (side->largest_lead, ==, lead);
  if (lead > 0) {
    const guint *counters = vector->rows[side->largest_lead_throw - 1].counters;

    g_assert_cmpuint (counters[index] - counters[!index], ==, lead);
  } else {
    g_assert_cmpuint (side->largest_lead_throw, ==, 0);
  }
}

static void
test_vectors (void)
{
  for (guint number = 1; number <= N_VECTORS; number++) {
    g_autoptr (Vector) vector = vector_load (number);
    g_autoptr (ZohnReview) review = review_vector (vector);
    const guint *counters = vector->rows[vector->n_throws - 1].counters;

    g_assert_cmpuint (review->n_throws, ==, vector->n_throws);
    for (guint i = 0; i < vector->n_throws; i++) {
      const VectorRow *row = &vector->rows[i];

      g_assert_cmpuint (review->throwers[i], ==, row->side);
      g_assert_cmpfloat_with_epsilon (review->clockwise_chance[i + 1], row->clockwise_chance,
                                      0.51e-6);
      g_assert_cmpfloat_with_epsilon (zohn_review_get_luck (review, i + 1), row->luck, 0.51e-6);
    }
    assert_luck_adds_up (review);

    assert_side_as_vector (review, vector, ZOHN_SIDE_CLOCKWISE);
    assert_side_as_vector (review, vector, ZOHN_SIDE_ANTICLOCKWISE);
    for (guint player = 0; player < 2; player++) {
      g_assert_cmpuint (review->sides[ZOHN_SIDE_CLOCKWISE].players[player].n_throws, ==,
                        count_player (vector, player == 0 ? "Ann" : "Bea"));
    }

    g_assert_cmpuint (review->end.over, ==, vector->is_finished);
    g_assert_cmpuint (review->result, ==,
                      !vector->is_finished ? ZOHN_RESULT_NONE
                      : counters[0] > 0    ? ZOHN_RESULT_CLOCKWISE
                                           : ZOHN_RESULT_ANTICLOCKWISE);
  }
}

/* Clockwise has extra throws in each of its three turns: one, three, one; the other side has one. */
static void
test_longest_run (void)
{
  g_autoptr (ZohnReview) review = review_tokens ("---G;G---;"
                                                 "---G;GG--;"
                                                 "---G;---G;-GGG;G---;"
                                                 "G---;"
                                                 "---G;GG--",
                                                 ZOHN_GAME_PLAYING, NULL);
  const ZohnSideReview *clockwise = &review->sides[ZOHN_SIDE_CLOCKWISE];
  const ZohnSideReview *anticlockwise = &review->sides[ZOHN_SIDE_ANTICLOCKWISE];

  g_assert_cmpuint (clockwise->longest_run, ==, 3);
  g_assert_cmpuint (clockwise->longest_run_throw, ==, 6);
  g_assert_cmpuint (anticlockwise->longest_run, ==, 1);
  g_assert_cmpuint (anticlockwise->longest_run_throw, ==, 4);

  /* One turn each in rotation: an extra throw belongs to the same player. */
  g_assert_cmpuint (clockwise->n_throws, ==, 8);
  g_assert_cmpuint (clockwise->players[0].n_throws, ==, 4);
  g_assert_cmpuint (clockwise->players[1].n_throws, ==, 4);
}

static void
test_no_run (void)
{
  g_autoptr (ZohnReview) review = review_tokens ("G---;GG--;---G", ZOHN_GAME_PLAYING, NULL);

  /* The last throw earned another, which has not been thrown. */
  g_assert_cmpuint (review->sides[ZOHN_SIDE_CLOCKWISE].longest_run, ==, 0);
  g_assert_cmpuint (review->sides[ZOHN_SIDE_CLOCKWISE].longest_run_throw, ==, 0);
}

/* Ten spaces, and the extra throw is lost on the dry branch: the turn is over, and so is the run. */
static void
test_lost_extra_throw (void)
{
  g_autoptr (ZohnReview) review = review_tokens ("----;G---;G---;G---", ZOHN_GAME_PLAYING, NULL);
  const ZohnSideReview *clockwise = &review->sides[ZOHN_SIDE_CLOCKWISE];

  g_assert_cmpuint (clockwise->n_dry_branches, ==, 1);
  g_assert_cmpuint (clockwise->n_lost_extra_throws, ==, 1);
  g_assert_cmpuint (clockwise->n_lost_turns, ==, 0);
  g_assert_cmpuint (zohn_side_review_get_n_lost_throws (clockwise), ==, 1);
  g_assert_cmpuint (clockwise->longest_run, ==, 0);
  g_assert_cmpuint (clockwise->players[0].n_throws, ==, 1);
  g_assert_cmpuint (clockwise->players[1].n_throws, ==, 1);
}

/* Six and one and three without another: on the dry branch, and the next turn is lost. The other side throws twice. */
static void
test_lost_turn (void)
{
  g_autoptr (ZohnReview) review =
      review_tokens ("GGGG;---G;GGG-;G---;G---;G---", ZOHN_GAME_PLAYING, NULL);
  const ZohnSideReview *clockwise = &review->sides[ZOHN_SIDE_CLOCKWISE];

  g_assert_cmpuint (clockwise->n_dry_branches, ==, 1);
  g_assert_cmpuint (clockwise->n_lost_turns, ==, 1);
  g_assert_cmpuint (clockwise->n_lost_extra_throws, ==, 0);
  g_assert_cmpuint (zohn_side_review_get_n_lost_throws (clockwise), ==, 1);
  g_assert_cmpuint (review->sides[ZOHN_SIDE_ANTICLOCKWISE].n_throws, ==, 2);
  g_assert_cmpuint (review->sides[ZOHN_SIDE_ANTICLOCKWISE].n_lost_turns, ==, 0);

  /* A lost turn uses up nobody's place. */
  g_assert_cmpuint (clockwise->players[0].n_throws, ==, 3);
  g_assert_cmpuint (clockwise->players[1].n_throws, ==, 1);
}

/* Into the creek: 6 and 6 and 3 and 3 and 2. */
#define INTO_THE_CREEK "GGGG;GGGG;-GGG;-GGG;GG--"

static void
test_result (void)
{
  g_autoptr (ZohnReview) playing = review_tokens (INTO_THE_CREEK, ZOHN_GAME_PLAYING, NULL);
  g_autoptr (ZohnReview) stopped = review_tokens (INTO_THE_CREEK, ZOHN_GAME_STOPPED, NULL);
  g_autoptr (ZohnReview) even = review_tokens ("GG--", ZOHN_GAME_STOPPED, NULL);

  g_assert_cmpuint (playing->result, ==, ZOHN_RESULT_NONE);
  g_assert_cmpuint (playing->sides[ZOHN_SIDE_CLOCKWISE].n_creek_falls, ==, 1);
  g_assert_cmpuint (playing->sides[ZOHN_SIDE_ANTICLOCKWISE].largest_lead, ==, 2);
  g_assert_cmpuint (playing->sides[ZOHN_SIDE_ANTICLOCKWISE].largest_lead_throw, ==, 5);
  g_assert_cmpuint (playing->sides[ZOHN_SIDE_CLOCKWISE].largest_lead, ==, 0);
  g_assert_cmpuint (playing->end.counters[ZOHN_SIDE_ANTICLOCKWISE], ==, 5);
  g_assert_cmpuint (stopped->result, ==, ZOHN_RESULT_ANTICLOCKWISE);
  g_assert_cmpuint (even->result, ==, ZOHN_RESULT_DRAW);
}

static void
test_nothing_after_the_end (void)
{
  g_autoptr (Vector) vector = vector_load (7);
  g_autoptr (ZohnSetup) setup = make_setup (&vector->rules);
  g_autofree ZohnThrow *throws = g_new0 (ZohnThrow, vector->n_throws + 3);
  g_autoptr (ZohnReview) review = NULL;

  g_assert_true (vector->is_finished);
  memcpy (throws, vector->throws, vector->n_throws * sizeof *throws);
  review = zohn_review_new (setup, throws, vector->n_throws + 3, ZOHN_GAME_PLAYING, NULL);

  g_assert_cmpuint (review->n_throws, ==, vector->n_throws);
  g_assert_cmpuint (review->result, !=, ZOHN_RESULT_NONE);
}

static void
test_without_odds (void)
{
  g_autoptr (ZohnReview) review = review_tokens (INTO_THE_CREEK, ZOHN_GAME_PLAYING, NULL);
  ZohnTurningPoint point;

  g_assert_null (review->clockwise_chance);
  g_assert_true (review->sides[ZOHN_SIDE_CLOCKWISE].luck == 0.0);
  g_assert_cmpuint (zohn_review_find_turning_points (review, &point, 1), ==, 0);
}

static void
test_without_throws (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnSetup) setup = make_setup (&rules);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  g_autoptr (ZohnReview) review = zohn_review_new (setup, NULL, 0, ZOHN_GAME_PLAYING, odds);
  ZohnTurningPoint point;

  g_assert_cmpuint (review->n_throws, ==, 0);
  g_assert_cmpfloat_with_epsilon (review->clockwise_chance[0], 0.500657419646, 1e-12);
  g_assert_cmpuint (zohn_review_find_turning_points (review, &point, 1), ==, 0);
}

/* By a plain search each time for the largest that is left. */
static void
test_turning_points (void)
{
  g_autoptr (Vector) vector = vector_load (1);
  g_autoptr (ZohnReview) review = review_vector (vector);
  g_autofree gboolean *is_taken = g_new0 (gboolean, review->n_throws + 1);
  ZohnTurningPoint points[12];

  g_assert_cmpuint (zohn_review_find_turning_points (review, points, 12), ==, 12);

  for (guint i = 0; i < G_N_ELEMENTS (points); i++) {
    guint largest = 0;

    for (guint number = 1; number <= review->n_throws; number++) {
      if (!is_taken[number] &&
          (largest == 0 || fabs (zohn_review_get_luck (review, number)) >
                               fabs (zohn_review_get_luck (review, largest)))) {
        largest = number;
      }
    }
    is_taken[largest] = TRUE;

    g_assert_cmpuint (points[i].number, ==, largest);
    g_assert_cmpuint (points[i].side, ==, vector->rows[largest - 1].side);
    g_assert_cmpfloat_with_epsilon (points[i].luck, vector->rows[largest - 1].luck, 0.51e-6);
  }
}

static void
test_few_turning_points (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  g_autoptr (ZohnReview) review = review_tokens ("GG--;G---", ZOHN_GAME_PLAYING, odds);
  ZohnTurningPoint points[5];

  g_assert_cmpuint (zohn_review_find_turning_points (review, points, 5), ==, 2);
  g_assert_cmpuint (zohn_review_find_turning_points (review, points, 0), ==, 0);
}

static void
test_long_game (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE };
  g_autofree ZohnThrow *throws = make_long_game (&rules, LONG_GAME);
  g_autoptr (ZohnSetup) setup = make_setup (&rules);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  g_autoptr (ZohnReview) review =
      zohn_review_new (setup, throws, LONG_GAME, ZOHN_GAME_PLAYING, odds);

  g_assert_cmpuint (review->n_throws, ==, LONG_GAME);
  assert_luck_adds_up (review);
}

static gpointer
review_thread (gpointer data)
{
  return review_vector (data);
}

static void
test_threads (void)
{
  g_autoptr (Vector) vector = vector_load (6);
  g_autoptr (ZohnReview) here = review_vector (vector);
  GThread *thread = g_thread_new ("review", review_thread, vector);
  g_autoptr (ZohnReview) there = g_thread_join (thread);

  g_assert_cmpuint (here->n_throws, ==, there->n_throws);
  g_assert_cmpmem (here->clockwise_chance, (here->n_throws + 1) * sizeof (double),
                   there->clockwise_chance, (there->n_throws + 1) * sizeof (double));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/review/vectors", test_vectors);
  g_test_add_func ("/review/run/longest", test_longest_run);
  g_test_add_func ("/review/run/none", test_no_run);
  g_test_add_func ("/review/lost/extra-throw", test_lost_extra_throw);
  g_test_add_func ("/review/lost/turn", test_lost_turn);
  g_test_add_func ("/review/result", test_result);
  g_test_add_func ("/review/nothing-after-the-end", test_nothing_after_the_end);
  g_test_add_func ("/review/without-odds", test_without_odds);
  g_test_add_func ("/review/without-throws", test_without_throws);
  g_test_add_func ("/review/turning-points/largest", test_turning_points);
  g_test_add_func ("/review/turning-points/few", test_few_turning_points);
  g_test_add_func ("/review/long-game", test_long_game);
  g_test_add_func ("/review/threads", test_threads);

  return g_test_run ();
}
