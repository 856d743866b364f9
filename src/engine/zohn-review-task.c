/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-review.h"

/* A copy of all that a review is made from. */
typedef struct {
  ZohnSetup *setup;
  GBytes *throws;
  ZohnGameState state;
  ZohnOdds *odds; /* nullable */
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  zohn_setup_free (game->setup);
  g_bytes_unref (game->throws);
  g_clear_pointer (&game->odds, zohn_odds_unref);
  g_free (game);
}

static void
make_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  const Game *game = task_data;
  gsize n_throws;
  const ZohnThrow *throws = g_bytes_get_data (game->throws, &n_throws);

  g_task_return_pointer (task,
                         zohn_review_new (game->setup, throws, n_throws, game->state, game->odds),
                         (GDestroyNotify) zohn_review_free);
}

/**
 * zohn_review_make_async:
 * @model: a game
 * @odds: (nullable): the odds by its rules, for the chances and the luck
 * @cancellable: (nullable): a cancellable
 * @callback: called in the thread-default main context of the caller, never before this returns
 * @user_data: for @callback
 *
 * Goes through @model as it is now, in a thread of its own.
 */
void
zohn_review_make_async (ZohnGameModel *model, ZohnOdds *odds, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Game *game;

  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));

  game = g_new0 (Game, 1);
  game->setup = zohn_setup_copy (zohn_game_model_get_setup (model));
  game->throws = zohn_history_dup_throws (zohn_game_model_get_history (model));
  game->state = zohn_game_model_get_state (model);
  game->odds = odds != NULL ? zohn_odds_ref (odds) : NULL;

  task = g_task_new (model, cancellable, callback, user_data);
  g_task_set_source_tag (task, zohn_review_make_async);
  g_task_set_task_data (task, game, game_free);
  g_task_run_in_thread (task, make_thread);
}

/**
 * zohn_review_make_finish:
 * @model: the game
 * @result: the result
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the review; %NULL with #G_IO_ERROR_CANCELLED when cancelled.
 */
ZohnReview *
zohn_review_make_finish (ZohnGameModel *model, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, model), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
