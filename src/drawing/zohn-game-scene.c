/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-game-scene.h"

#include "text/zohn-text.h"

/* What happened last: the sticks as they fell, where the piece came from and went to. */
static void
show_throw (ZohnGameScene *game, const ZohnSetup *setup, ZohnThrowRecord *record)
{
  const ZohnOutcome *outcome = zohn_throw_record_get_outcome (record);
  ZohnSide side = zohn_throw_record_get_side (record);

  zohn_scene_rest_sticks (&game->scene, setup->seed, zohn_throw_record_get_number (record),
                          outcome->thrown);
  game->scene.marked_side = side;
  game->scene.marked_from = (int) zohn_space_of_progress (side, outcome->from);
  game->scene.marked_to = (int) zohn_space_of_progress (side, outcome->to);
}

static void
show_turn (ZohnGameScene *game, const ZohnSetup *setup, guint player)
{
  ZohnSide side = (ZohnSide) game->scene.side_to_throw;

  game->scene.turn = zohn_text_turn_mark ();
  if (zohn_setup_get_n_players (setup, side) > 1) {
    game->player = zohn_text_player (setup, side, player);
    game->scene.players[side] = game->player;
  }
}

/**
 * zohn_game_scene_init:
 * @scene: (out caller-allocates): the scene
 * @model: a game
 * @n_throws: 0 for the opening, up to the number of throws
 *
 * Shows the game as it stood after @n_throws throws, with the marks of the last of them.
 */
void
zohn_game_scene_init (ZohnGameScene *scene, ZohnGameModel *model, guint n_throws)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  ZohnHistory *history = zohn_game_model_get_history (model);
  const ZohnPosition *position = zohn_history_get_position (history, n_throws);
  gboolean stopped = zohn_game_model_get_state (model) == ZOHN_GAME_STOPPED &&
                     n_throws == zohn_history_get_n_throws (history);

  *scene = (ZohnGameScene){ 0 };
  zohn_scene_rest (&scene->scene, position);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    scene->names[side] = zohn_text_side (setup, (ZohnSide) side);
    scene->scene.names[side] = scene->names[side];
    scene->scene.debts[side] = zohn_text_debt_mark ();
  }

  if (n_throws > 0) {
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, n_throws);

    show_throw (scene, setup, record);
  }

  if (stopped) {
    scene->scene.side_to_throw = -1;
  }
  if (scene->scene.side_to_throw >= 0) {
    show_turn (scene, setup, zohn_history_get_player_to_throw (history, n_throws));
  }
}

/**
 * zohn_game_scene_clear:
 * @scene: a scene
 *
 * Frees the words of the plates.
 */
void
zohn_game_scene_clear (ZohnGameScene *scene)
{
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_clear_pointer (&scene->names[side], g_free);
  }
  g_clear_pointer (&scene->player, g_free);
}
