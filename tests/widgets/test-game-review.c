/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-game-review.h"

#include "support/vectors.h"

#define EXACT 1e-9

static ZohnGameModel *
create_model (guint counters, guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->rules.counters = (guint8) counters;
  setup->seed = 7;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
wait_until_ready (ZohnGameReview *review)
{
  while (!zohn_game_review_get_ready (review)) {
    g_main_context_iteration (NULL, TRUE);
  }
}

/* What the review has, against working it out anew. */
static void
assert_fresh (ZohnGameReview *review)
{
  ZohnHistory *history = zohn_game_model_get_history (zohn_game_review_get_model (review));
  const ZohnChanceSeries *series = zohn_game_review_get_series (review);
  g_autoptr (ZohnChanceSeries) fresh =
      zohn_chance_series_new_of_history (history, zohn_game_review_get_odds (review));
  const guint n_throws = zohn_history_get_n_throws (history);

  g_assert_cmpuint (zohn_chance_series_get_n_throws (series), ==, n_throws);
  for (guint i = 0; i <= n_throws; i++) {
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      g_assert_true (zohn_chance_series_get_chance (series, i, side) ==
                     zohn_chance_series_get_chance (fresh, i, side));
      g_assert_true (zohn_chance_series_get_total_luck (series, i, side) ==
                     zohn_chance_series_get_total_luck (fresh, i, side));
    }
  }
}

static void
test_without_game (void)
{
  ZohnGameReview *review = zohn_game_review_new ();

  g_assert_false (zohn_game_review_get_ready (review));
  g_assert_null (zohn_game_review_get_series (review));
  g_assert_null (zohn_game_review_get_odds (review));
  g_assert_true (zohn_game_review_get_enabled (review));

  g_assert_finalize_object (review);
}

/* Five counters are asked for here alone: the odds are not there at once. */
static void
test_becomes_ready (void)
{
  g_autoptr (ZohnGameModel) model = create_model (5, 10);
  ZohnGameReview *review = zohn_game_review_new ();
  guint n_ready = 0, n_changed = 0;

  g_signal_connect_swapped (review, "notify::ready", G_CALLBACK (count_cb), &n_ready);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_changed);
  zohn_game_review_set_model (review, model);
  g_assert_false (zohn_game_review_get_ready (review));
  g_assert_cmpuint (n_changed, ==, 1);

  zohn_game_model_throw (model);
  wait_until_ready (review);
  g_assert_cmpuint (n_ready, ==, 1);
  g_assert_cmpuint (n_changed, ==, 2);
  assert_fresh (review);

  g_assert_finalize_object (review);
}

/* The odds of a game that is gone come too late, whichever comes first. */
static void
test_overtaken (void)
{
  g_autoptr (ZohnGameModel) old_model = create_model (14, 3);
  g_autoptr (ZohnGameModel) new_model = create_model (6, 8);
  ZohnGameReview *review = zohn_game_review_new ();

  zohn_game_review_set_model (review, old_model);
  zohn_game_review_set_model (review, new_model);
  wait_until_ready (review);
  assert_fresh (review);
  zohn_odds_unref (zohn_odds_load (&zohn_game_model_get_setup (old_model)->rules));
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_assert_true (zohn_game_review_get_model (review) == new_model);
  assert_fresh (review);

  zohn_game_review_set_model (review, NULL);
  g_assert_false (zohn_game_review_get_ready (review));
  g_assert_finalize_object (review);
}

static void
test_gone_before_ready (void)
{
  g_autoptr (ZohnGameModel) model = create_model (13, 3);
  ZohnGameReview *review = zohn_game_review_new ();
  gpointer alive = review;

  g_object_add_weak_pointer (G_OBJECT (review), &alive);
  zohn_game_review_set_model (review, model);
  zohn_game_review_set_model (review, NULL);
  g_object_unref (review);
  while (alive != NULL) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
test_disabled (void)
{
  g_autoptr (ZohnGameModel) model = create_model (4, 10);
  ZohnGameReview *review = zohn_game_review_new ();
  guint n_ready = 0;

  zohn_game_review_set_enabled (review, FALSE);
  zohn_game_review_set_model (review, model);
  zohn_odds_unref (zohn_odds_load (&zohn_game_model_get_setup (model)->rules));
  zohn_game_model_throw (model);
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_assert_false (zohn_game_review_get_ready (review));
  g_assert_null (zohn_game_review_get_series (review));

  g_signal_connect_swapped (review, "notify::ready", G_CALLBACK (count_cb), &n_ready);
  zohn_game_review_set_enabled (review, TRUE);
  wait_until_ready (review);
  assert_fresh (review);
  zohn_game_review_set_enabled (review, FALSE);
  g_assert_null (zohn_game_review_get_series (review));
  g_assert_null (zohn_game_review_get_odds (review));
  g_assert_cmpuint (n_ready, ==, 2);

  g_assert_finalize_object (review);
}

static void
test_random_walk (void)
{
  g_autoptr (ZohnGameModel) model = create_model (4, 0);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  ZohnGameReview *review = zohn_game_review_new ();

  zohn_game_review_set_model (review, model);
  wait_until_ready (review);
  for (guint i = 0; i < 500; i++) {
    switch (g_rand_int_range (random, 0, 5)) {
    case 0:
      zohn_game_model_undo (model);
      break;
    case 1:
      zohn_game_model_redo (model);
      break;
    default:
      zohn_game_model_throw (model);
    }
    assert_fresh (review);
  }

  g_assert_finalize_object (review);
}

static void
thrown_cb (ZohnGameModel *model, ZohnThrowRecord *record, ZohnGameReview *review)
{
  g_assert_cmpuint (zohn_chance_series_get_n_throws (zohn_game_review_get_series (review)), ==,
                    zohn_throw_record_get_number (record));
}

static void
test_ahead_of_the_game (void)
{
  g_autoptr (ZohnGameModel) model = create_model (4, 0);
  ZohnGameReview *review = zohn_game_review_new ();

  g_signal_connect (model, "thrown", G_CALLBACK (thrown_cb), review);
  zohn_game_review_set_model (review, model);
  wait_until_ready (review);
  for (guint i = 0; i < 20; i++) {
    zohn_game_model_throw (model);
  }

  g_signal_handlers_disconnect_by_data (model, review);
  g_assert_finalize_object (review);
}

/* Whole games: the chances are of the side they are said to be of, add up, and are 0 or 1 at the end only; luck adds up to
 * what the game brought. */
static void
test_whole_games (void)
{
  for (guint i = 1; i <= N_VECTORS; i++) {
    g_autoptr (Vector) vector = vector_load (i);
    g_autoptr (ZohnSetup) setup = zohn_setup_new ();
    g_autoptr (ZohnGameModel) model = NULL;
    ZohnGameReview *review = zohn_game_review_new ();
    const ZohnChanceSeries *series;
    const guint n_throws = vector->n_throws;
    double brought, luck;

    setup->rules = vector->rules;
    model = zohn_game_model_new_resumed (
        setup, vector->throws, n_throws,
        vector->is_finished ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING, 0);
    g_assert_nonnull (model);
    zohn_game_review_set_model (review, model);
    wait_until_ready (review);
    series = zohn_game_review_get_series (review);
    for (guint n = 0; n <= n_throws; n++) {
      const double clockwise = zohn_chance_series_get_chance (series, n, ZOHN_SIDE_CLOCKWISE);
      const double other = zohn_chance_series_get_chance (series, n, ZOHN_SIDE_ANTICLOCKWISE);
      const gboolean over = vector->is_finished && n == n_throws;

      g_assert_true (clockwise + other == 1);
      g_assert_cmpint (clockwise <= 0 || clockwise >= 1, ==, over);
      if (n > 0) {
        g_assert_cmpfloat_with_epsilon (clockwise, vector->rows[n - 1].clockwise_chance, 1e-6);
      }
    }
    brought = zohn_chance_series_get_chance (series, n_throws, ZOHN_SIDE_CLOCKWISE) -
              zohn_chance_series_get_chance (series, 0, ZOHN_SIDE_CLOCKWISE);
    luck = zohn_chance_series_get_total_luck (series, n_throws, ZOHN_SIDE_CLOCKWISE) -
           zohn_chance_series_get_total_luck (series, n_throws, ZOHN_SIDE_ANTICLOCKWISE);
    g_assert_cmpfloat_with_epsilon (luck, brought, EXACT);

    g_assert_finalize_object (review);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/game-review/without-game", test_without_game);
  g_test_add_func ("/game-review/becomes-ready", test_becomes_ready);
  g_test_add_func ("/game-review/overtaken", test_overtaken);
  g_test_add_func ("/game-review/gone-before-ready", test_gone_before_ready);
  g_test_add_func ("/game-review/disabled", test_disabled);
  g_test_add_func ("/game-review/random-walk", test_random_walk);
  g_test_add_func ("/game-review/ahead-of-the-game", test_ahead_of_the_game);
  g_test_add_func ("/game-review/whole-games", test_whole_games);

  return g_test_run ();
}
