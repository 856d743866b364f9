/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/zohn-history.h"
#include "engine/zohn-position.h"
#include "engine/zohn-setup.h"
#include "engine/zohn-stick-source.h"

G_BEGIN_DECLS

typedef enum {
  ZOHN_GAME_PLAYING,
  ZOHN_GAME_STOPPED,
  ZOHN_GAME_FINISHED,
} ZohnGameState;

GType zohn_game_state_get_type (void);
#define ZOHN_TYPE_GAME_STATE (zohn_game_state_get_type ())

typedef enum {
  ZOHN_RESULT_NONE,
  ZOHN_RESULT_CLOCKWISE,
  ZOHN_RESULT_ANTICLOCKWISE,
  ZOHN_RESULT_DRAW,
} ZohnResult;

GType zohn_result_get_type (void);
#define ZOHN_TYPE_RESULT (zohn_result_get_type ())

/* The one object that owns a game.
 *
 * Properties (all notify after everything has settled): `state`, `result`, `n-throws`, `can-throw`, `can-undo`,
 * `can-redo`, `time-left` (seconds; 0 with a limit: the time is up), `side-to-throw`.
 * Signals, in the order of emission after a throw: `thrown` (ZohnThrowRecord), then `lap`, `capture`, `creek`,
 * `dry-branch`, `win`, `turn-lost` as they occurred (each: guint side concerned, ZohnThrowRecord), then property notifications, then
 * `finished` (when the game has just ended or was stopped). `undone` and `redone` (ZohnThrowRecord) instead of `thrown` for undo
 * and redo. `changed` after any change that a saved game would show, last of all. */
#define ZOHN_TYPE_GAME_MODEL (zohn_game_model_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGameModel, zohn_game_model, ZOHN, GAME_MODEL, GObject)

ZohnGameModel *zohn_game_model_new (const ZohnSetup *setup);
ZohnGameModel *zohn_game_model_new_resumed (const ZohnSetup *setup, const ZohnThrow *throws,
                                            gsize n_throws, ZohnGameState state, guint time_left);

const ZohnSetup *zohn_game_model_get_setup (ZohnGameModel *model);
ZohnHistory *zohn_game_model_get_history (ZohnGameModel *model);
const ZohnPosition *zohn_game_model_get_position (ZohnGameModel *model);
ZohnGameState zohn_game_model_get_state (ZohnGameModel *model);
ZohnResult zohn_game_model_get_result (ZohnGameModel *model);
guint zohn_game_model_get_n_throws (ZohnGameModel *model);
ZohnSide zohn_game_model_get_side_to_throw (ZohnGameModel *model);
guint zohn_game_model_get_player_to_throw (ZohnGameModel *model);
gboolean zohn_game_model_is_computer_to_throw (ZohnGameModel *model);
guint zohn_game_model_get_lap (ZohnGameModel *model);

gboolean zohn_game_model_get_can_throw (ZohnGameModel *model);
gboolean zohn_game_model_get_can_undo (ZohnGameModel *model);
gboolean zohn_game_model_get_can_redo (ZohnGameModel *model);

void zohn_game_model_set_source (ZohnGameModel *model, ZohnStickSource *source);
gboolean zohn_game_model_throw (ZohnGameModel *model);
gboolean zohn_game_model_enter (ZohnGameModel *model, ZohnThrow thrown);
gboolean zohn_game_model_undo (ZohnGameModel *model);
gboolean zohn_game_model_redo (ZohnGameModel *model);
gboolean zohn_game_model_stop (ZohnGameModel *model);

void zohn_game_model_set_players (ZohnGameModel *model, ZohnSide side, const char *const *players);
guint zohn_game_model_get_time_left (ZohnGameModel *model);
void zohn_game_model_set_time_left (ZohnGameModel *model, guint seconds);

G_END_DECLS
