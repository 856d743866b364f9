/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

char *zohn_text_turn (ZohnGameModel *model);
char *zohn_text_turn_of (const ZohnSetup *setup, ZohnSide side, guint player);
/* NULL while the game is played */
char *zohn_text_result (ZohnGameModel *model);
char *zohn_text_result_of (const ZohnSetup *setup, const ZohnPosition *position,
                           ZohnGameState state, ZohnResult result);
/* "Ann – Rosa" */
char *zohn_text_sides (const ZohnSetup *setup);
/* the day and time in local form; NULL when it is not known */
char *zohn_text_started (const ZohnSetup *setup);
char *zohn_text_lap (guint lap);
/* "Throw 12 of 57" */
char *zohn_text_throw_number (guint number, guint n_throws);
/* "2 new throws meanwhile" */
char *zohn_text_more_throws (guint n_throws);
const char *zohn_text_lap_rule (ZohnLapRule lap);
/* "4:05" */
char *zohn_text_time_left (guint seconds);
/* "4 minutes left" */
char *zohn_text_time_left_in_words (guint seconds);

G_END_DECLS
