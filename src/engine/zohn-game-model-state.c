/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model-private.h"

static gboolean
is_time_up (ZohnGameModel *self)
{
  return self->setup->time_limit > 0 && self->time_left == 0;
}

/**
 * zohn_result_of_game:
 * @state: whether the game goes on, was stopped or is finished
 * @position: where it stands
 *
 * Returns: who has won, by all counters or, in a game that was stopped, by more (README, "The end"); none while it
 *   is played.
 */
ZohnResult
zohn_result_of_game (ZohnGameState state, const ZohnPosition *position)
{
  const guint clockwise = position->counters[ZOHN_SIDE_CLOCKWISE];
  const guint anticlockwise = position->counters[ZOHN_SIDE_ANTICLOCKWISE];

  if (state == ZOHN_GAME_PLAYING) {
    return ZOHN_RESULT_NONE;
  }
  if (clockwise == anticlockwise) {
    return ZOHN_RESULT_DRAW;
  }

  return clockwise > anticlockwise ? ZOHN_RESULT_CLOCKWISE : ZOHN_RESULT_ANTICLOCKWISE;
}

/**
 * zohn_game_model_get_setup:
 * @model: a game
 *
 * Returns: (transfer none): what is settled about it, with the present names of the players.
 */
const ZohnSetup *
zohn_game_model_get_setup (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return model->setup;
}

/**
 * zohn_game_model_get_history:
 * @model: a game
 *
 * Returns: (transfer none): its throws; to be looked at only, the model changes them.
 */
ZohnHistory *
zohn_game_model_get_history (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return model->history;
}

/**
 * zohn_game_model_get_notes:
 * @model: a game
 *
 * Returns: (transfer none): what people wrote about its throws. Setting a note is a change of the game: it is announced by
 *   `changed`. The notes of undone throws come back with them, or are dropped with them.
 */
ZohnNotes *
zohn_game_model_get_notes (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return model->notes;
}

/**
 * zohn_game_model_get_position:
 * @model: a game
 *
 * Returns: (transfer none): the position after the newest throw; valid until the game changes.
 */
const ZohnPosition *
zohn_game_model_get_position (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return zohn_history_get_position (model->history, zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_get_state:
 * @model: a game
 *
 * Returns: whether it is played, was stopped, or was won by a side that holds all counters.
 */
ZohnGameState
zohn_game_model_get_state (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_GAME_PLAYING);

  if (zohn_game_model_get_position (model)->over) {
    return ZOHN_GAME_FINISHED;
  }

  return model->stopped ? ZOHN_GAME_STOPPED : ZOHN_GAME_PLAYING;
}

/**
 * zohn_game_model_get_result:
 * @model: a game
 *
 * Returns: who has won, by all counters or, in a game that was stopped, by more; none while it is played.
 */
ZohnResult
zohn_game_model_get_result (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_RESULT_NONE);

  return zohn_result_of_game (zohn_game_model_get_state (model),
                              zohn_game_model_get_position (model));
}

/**
 * zohn_game_model_get_n_throws:
 * @model: a game
 *
 * Returns: how many throws it has, without undone ones.
 */
guint
zohn_game_model_get_n_throws (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_n_throws (model->history);
}

/**
 * zohn_game_model_get_side_to_throw:
 * @model: a game
 *
 * Returns: the side that throws next; of no meaning when the game is over.
 */
ZohnSide
zohn_game_model_get_side_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_SIDE_CLOCKWISE);

  return (ZohnSide) zohn_game_model_get_position (model)->to_throw;
}

/**
 * zohn_game_model_get_player_to_throw:
 * @model: a game
 *
 * Returns: who of the side to throw throws next, an index in the side's rotation.
 */
guint
zohn_game_model_get_player_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_player_to_throw (model->history,
                                           zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_is_computer_to_throw:
 * @model: a game
 *
 * Returns: whether the game is played and the program throws next.
 */
gboolean
zohn_game_model_is_computer_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING &&
         model->setup->computer[zohn_game_model_get_side_to_throw (model)];
}

/**
 * zohn_game_model_get_lap:
 * @model: a game
 *
 * Returns: the lap under way, from 1.
 */
guint
zohn_game_model_get_lap (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_lap (model->history, zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_get_can_throw:
 * @model: a game
 *
 * Returns: whether somebody may throw: the game is played, its time is not up, and it has fewer than %ZOHN_MAX_THROWS.
 */
gboolean
zohn_game_model_get_can_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING && !is_time_up (model) &&
         zohn_game_model_get_n_throws (model) < ZOHN_MAX_THROWS;
}

/**
 * zohn_game_model_get_can_enter:
 * @model: a game
 *
 * Returns: whether players may say how their real sticks fell: the game is played, the next throw is one of theirs, and there are
 *   fewer than %ZOHN_MAX_THROWS. They may still when the time is up, until the game is stopped: the sticks may have fallen before.
 */
gboolean
zohn_game_model_get_can_enter (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING &&
         ZOHN_IS_ENTERED_SOURCE (model->source) && !zohn_game_model_is_computer_to_throw (model) &&
         zohn_game_model_get_n_throws (model) < ZOHN_MAX_THROWS;
}

/**
 * zohn_game_model_get_can_undo:
 * @model: a game
 *
 * Returns: whether a stop or a throw can be taken back: nothing can once the time is up.
 */
gboolean
zohn_game_model_get_can_undo (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return !is_time_up (model) && (model->stopped || zohn_game_model_get_n_throws (model) > 0);
}

/**
 * zohn_game_model_get_can_redo:
 * @model: a game
 *
 * Returns: whether an undone throw can be thrown again: the game is played and its time is not up.
 */
gboolean
zohn_game_model_get_can_redo (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return !is_time_up (model) && !model->stopped && zohn_history_get_n_undone (model->history) > 0;
}

/**
 * zohn_game_model_get_time_left:
 * @model: a game
 *
 * Returns: the seconds left; 0 in a game with a time limit: the time is up.
 */
guint
zohn_game_model_get_time_left (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return model->time_left;
}
