/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-board-view.h"

G_BEGIN_DECLS

#define ZOHN_REPLAY_RATE_MIN 0.25
#define ZOHN_REPLAY_RATE_MAX 16.0

/* Shows the throws of the board's game one after the other, from the one that is looked at. It is over with the newest throw, and at
 * once with anything that looks at another throw, takes one back, shows another game or hides the board.
 *
 * Properties: `board` (construct only), `playing`, `rate` (double: how many times faster than usual), `showing` (read-only:
 * a throw that it shows is on its way on the board). */
#define ZOHN_TYPE_REPLAY (zohn_replay_get_type ())
G_DECLARE_FINAL_TYPE (ZohnReplay, zohn_replay, ZOHN, REPLAY, GObject)

ZohnReplay *zohn_replay_new (ZohnBoardView *board);
ZohnBoardView *zohn_replay_get_board (ZohnReplay *replay);
gboolean zohn_replay_get_playing (ZohnReplay *replay);
gboolean zohn_replay_get_showing (ZohnReplay *replay);
void zohn_replay_play (ZohnReplay *replay);
void zohn_replay_pause (ZohnReplay *replay);
void zohn_replay_step (ZohnReplay *replay);
double zohn_replay_get_rate (ZohnReplay *replay);
void zohn_replay_set_rate (ZohnReplay *replay, double rate);

G_END_DECLS
