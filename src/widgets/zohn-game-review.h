/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-chance-series.h"
#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* What the throws of a game were worth, kept up to date with the game at the same cost for each throw: shared by whatever
 * in a window shows chances or luck.
 *
 * Properties: `model` (nullable), `enabled` (whether there shall be chances; TRUE at first), `ready` (read-only: there are;
 * FALSE without a game, when they are not wanted, and until the odds have been worked out in a thread).
 * Signals: `changed` (other throws than before, or other chances: after `ready` was notified, if it was; for a throw, undo
 * or redo before the game's own signals). */
#define ZOHN_TYPE_GAME_REVIEW (zohn_game_review_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGameReview, zohn_game_review, ZOHN, GAME_REVIEW, GObject)

ZohnGameReview *zohn_game_review_new (void);

ZohnGameModel *zohn_game_review_get_model (ZohnGameReview *review);
void zohn_game_review_set_model (ZohnGameReview *review, ZohnGameModel *model);
gboolean zohn_game_review_get_enabled (ZohnGameReview *review);
void zohn_game_review_set_enabled (ZohnGameReview *review, gboolean enabled);

gboolean zohn_game_review_get_ready (ZohnGameReview *review);
ZohnOdds *zohn_game_review_get_odds (ZohnGameReview *review);
const ZohnChanceSeries *zohn_game_review_get_series (ZohnGameReview *review);

G_END_DECLS
