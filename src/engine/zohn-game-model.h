/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/zohn-history.h"
#include "engine/zohn-notes.h"
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

ZohnResult zohn_result_of_game (ZohnGameState state, const ZohnPosition *position);

/* The one object that owns a game: what was settled before it, its throws, how it ended. Used on the main thread.
 *
 * It settles, then speaks: all state changes first, then the signals of one change in this order, and every handler
 * sees the settled state, whatever it asks for.
 *  - the history's `items-changed`
 *  - `thrown` (ZohnThrowRecord), or for undo and redo `undone` or `redone` (ZohnThrowRecord)
 *  - after `thrown` and `redone` what the throw brought about, as it occurred, each (guint: the ZohnSide, ZohnThrowRecord):
 *    `lap`, `capture`, `creek`, `dry-branch` with the side that threw, `win` with the side that won, `turn-lost` with the side
 *    that lost its turn
 *  - notifications of the properties that changed, once each: `n-throws`, `state`, `result`, `side-to-throw`, `time-left`,
 *    `can-throw`, `can-undo`, `can-redo`
 *  - `finished`, when the game has just been won or stopped
 *  - `renamed` (guint: the ZohnSide), when players of a side have other names now
 *  - `changed`, last of all, after any change that a saved game would show except the passing of time
 *
 * From inside a handler of these nothing can be thrown, entered, undone, redone or stopped: the call answers %FALSE and changes
 * nothing, so that signals of two changes never mix. Do it later, from an idle or timeout callback. Names, notes and
 * time left may be set at any moment; from inside a handler they are announced after the change under way. */
#define ZOHN_TYPE_GAME_MODEL (zohn_game_model_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGameModel, zohn_game_model, ZOHN, GAME_MODEL, GObject)

ZohnGameModel *zohn_game_model_new (const ZohnSetup *setup);
ZohnGameModel *zohn_game_model_new_resumed (const ZohnSetup *setup, const ZohnThrow *throws,
                                            gsize n_throws, ZohnGameState state, guint time_left);

const ZohnSetup *zohn_game_model_get_setup (ZohnGameModel *model);
ZohnHistory *zohn_game_model_get_history (ZohnGameModel *model);
ZohnNotes *zohn_game_model_get_notes (ZohnGameModel *model);
const ZohnPosition *zohn_game_model_get_position (ZohnGameModel *model);
ZohnGameState zohn_game_model_get_state (ZohnGameModel *model);
ZohnResult zohn_game_model_get_result (ZohnGameModel *model);
guint zohn_game_model_get_n_throws (ZohnGameModel *model);
ZohnSide zohn_game_model_get_side_to_throw (ZohnGameModel *model);
guint zohn_game_model_get_player_to_throw (ZohnGameModel *model);
gboolean zohn_game_model_is_computer_to_throw (ZohnGameModel *model);
guint zohn_game_model_get_lap (ZohnGameModel *model);

gboolean zohn_game_model_get_can_throw (ZohnGameModel *model);
gboolean zohn_game_model_get_can_enter (ZohnGameModel *model);
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
