/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* The time limit of a game: counts the model's `time-left` down while it is asked to run.
 *
 * Properties: `model` (nullable), `running` (whether the players can play: the window is seen, nothing reviewed).
 * Signals: `expired` (the time has just run out; the owner stops the game after the throw under way). */
#define ZOHN_TYPE_CLOCK (zohn_clock_get_type ())
G_DECLARE_FINAL_TYPE (ZohnClock, zohn_clock, ZOHN, CLOCK, GObject)

ZohnClock *zohn_clock_new (void);
void zohn_clock_set_model (ZohnClock *clock, ZohnGameModel *model);
gboolean zohn_clock_get_running (ZohnClock *clock);
void zohn_clock_set_running (ZohnClock *clock, gboolean running);

G_END_DECLS
