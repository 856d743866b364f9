/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model-private.h"

/**
 * zohn_game_model_set_source:
 * @model: a game
 * @source: where all its further throws come from, the computer's included
 *
 * For tests and demonstrations; a game has the source that its setup asks for.
 */
void
zohn_game_model_set_source (ZohnGameModel *model, ZohnStickSource *source)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));
  g_return_if_fail (ZOHN_IS_STICK_SOURCE (source));

  g_set_object (&model->source, source);
  g_set_object (&model->computer_source, source);
}

static gboolean
throw_next (ZohnGameModel *model)
{
  ZohnStickSource *source;
  ZohnThrow thrown;

  if (!zohn_game_model_begin_change (model)) {
    return FALSE;
  }

  source = zohn_game_model_is_computer_to_throw (model) ? model->computer_source : model->source;
  if (!zohn_stick_source_get_throw (source, zohn_game_model_get_n_throws (model) + 1, &thrown)) {
    zohn_game_model_end_change (model);
    return FALSE;
  }

  zohn_notes_truncate (model->notes, zohn_game_model_get_n_throws (model));
  zohn_history_append (model->history, thrown);
  {
    g_autoptr (ZohnThrowRecord) record =
        zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));

    zohn_game_model_announce (model, SIGNAL_THROWN, record);
  }
  zohn_game_model_end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_throw:
 * @model: a game
 *
 * Throws the sticks for the side to throw. Undone throws are dropped, with their notes.
 *
 * Returns: whether there was a throw: not when none is allowed now, and not when the players have to enter it.
 */
gboolean
zohn_game_model_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_can_throw (model) && throw_next (model);
}

/**
 * zohn_game_model_enter:
 * @model: a game
 * @thrown: how real sticks fell, 0 to 15
 *
 * Throws what the players threw with their own sticks.
 *
 * Returns: whether there was a throw: not when none is allowed now, not in a game whose sticks the program throws, and not
 *   for a side that the program throws for.
 */
gboolean
zohn_game_model_enter (ZohnGameModel *model, ZohnThrow thrown)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);
  g_return_val_if_fail (zohn_throw_is_valid (thrown), FALSE);

  if (!zohn_game_model_get_can_enter (model) || model->announcing) {
    return FALSE;
  }

  zohn_entered_source_enter (ZOHN_ENTERED_SOURCE (model->source),
                             zohn_game_model_get_n_throws (model) + 1, thrown);

  return throw_next (model);
}

/**
 * zohn_game_model_undo:
 * @model: a game
 *
 * Takes a stop back (then nothing is `undone`, and the state alone changes), else the newest throw.
 *
 * Returns: whether something was taken back.
 */
gboolean
zohn_game_model_undo (ZohnGameModel *model)
{
  g_autoptr (ZohnThrowRecord) record = NULL;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (!zohn_game_model_get_can_undo (model) || !zohn_game_model_begin_change (model)) {
    return FALSE;
  }

  if (model->stopped) {
    model->stopped = FALSE;
  } else {
    record = zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));
    zohn_history_undo (model->history);
  }
  zohn_game_model_announce (model, SIGNAL_UNDONE, record);
  zohn_game_model_end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_redo:
 * @model: a game
 *
 * Throws again what was undone last.
 *
 * Returns: whether there was something.
 */
gboolean
zohn_game_model_redo (ZohnGameModel *model)
{
  g_autoptr (ZohnThrowRecord) record = NULL;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (!zohn_game_model_get_can_redo (model) || !zohn_game_model_begin_change (model)) {
    return FALSE;
  }

  zohn_history_redo (model->history);
  record = zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));
  zohn_game_model_announce (model, SIGNAL_REDONE, record);
  zohn_game_model_end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_stop:
 * @model: a game
 *
 * Ends the game as it stands, for lack of time or any reason: the side with more counters has won.
 *
 * Returns: whether it was being played.
 */
gboolean
zohn_game_model_stop (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (zohn_game_model_get_state (model) != ZOHN_GAME_PLAYING ||
      !zohn_game_model_begin_change (model)) {
    return FALSE;
  }

  model->stopped = TRUE;
  zohn_game_model_announce (model, -1, NULL);
  zohn_game_model_end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_set_players:
 * @model: a game
 * @side: a side
 * @players: (array zero-terminated=1): the names of the side's players in the order of their turns, as many as before; for
 *   a side of one player also none
 *
 * Gives the players other names.
 */
void
zohn_game_model_set_players (ZohnGameModel *model, ZohnSide side, const char *const *players)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));
  g_return_if_fail ((guint) side < ZOHN_N_SIDES);
  g_return_if_fail (players != NULL);
  g_return_if_fail (MAX (1, g_strv_length ((char **) players)) ==
                    zohn_setup_get_n_players (model->setup, side));

  if (g_strv_equal (players, (const char *const *) model->setup->players[side])) {
    return;
  }

  zohn_setup_set_players (model->setup, side, players);
  model->renamed[side] = TRUE;
  zohn_game_model_announce_setting (model);
}

/**
 * zohn_game_model_set_time_left:
 * @model: a game
 * @seconds: up to the time limit; more counts as the limit
 *
 * For the clock of a game with a time limit. At 0 nobody can throw any more; it is for the clock to stop the game then, after
 * what is still to be seen of the throw under way.
 */
void
zohn_game_model_set_time_left (ZohnGameModel *model, guint seconds)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));

  seconds = MIN (seconds, model->setup->time_limit);
  if (seconds == model->time_left) {
    return;
  }

  model->time_left = seconds;
  zohn_game_model_announce_setting (model);
}
