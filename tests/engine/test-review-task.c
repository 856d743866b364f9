/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-review.h"

static ZohnGameModel *
create_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->seed = 7;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

static ZohnReview *
finish (ZohnGameModel *model, GAsyncResult **result, GError **error)
{
  ZohnReview *review;

  while (*result == NULL) {
    g_main_context_iteration (NULL, TRUE);
  }
  review = zohn_review_make_finish (model, *result, error);
  g_clear_object (result);

  return review;
}

/* It is of the game as it was when it was asked for. */
static void
test_made (void)
{
  g_autoptr (ZohnGameModel) model = create_model (20);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&zohn_game_model_get_setup (model)->rules);
  g_autoptr (ZohnReview) review = NULL;
  g_autoptr (ZohnReview) blind = NULL;
  GAsyncResult *result = NULL;

  zohn_review_make_async (model, odds, NULL, made_cb, &result);
  g_assert_null (result);
  zohn_game_model_throw (model);
  review = finish (model, &result, NULL);
  g_assert_cmpuint (review->n_throws, ==, 20);
  g_assert_nonnull (review->clockwise_chance);

  zohn_game_model_stop (model);
  zohn_review_make_async (model, NULL, NULL, made_cb, &result);
  blind = finish (model, &result, NULL);
  g_assert_cmpuint (blind->n_throws, ==, 21);
  g_assert_cmpint (blind->result, ==, zohn_game_model_get_result (model));
  g_assert_null (blind->clockwise_chance);
}

static void
test_called_off (void)
{
  g_autoptr (ZohnGameModel) model = create_model (20);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  GAsyncResult *result = NULL;

  zohn_review_make_async (model, NULL, cancellable, made_cb, &result);
  g_cancellable_cancel (cancellable);
  g_assert_null (finish (model, &result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/review-task/made", test_made);
  g_test_add_func ("/review-task/called-off", test_called_off);

  return g_test_run ();
}
