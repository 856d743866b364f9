/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-game-model.h"
#include "engine/zohn-throw-record.h"

G_BEGIN_DECLS

/* Sentences about a game, translated, as plain text (never markup): pure functions of engine values. Names are
 * isolated for the bidirectional algorithm. All strings are (transfer full). */

char *zohn_text_player (const ZohnSetup *setup, ZohnSide side, guint player);
char *zohn_text_side (const ZohnSetup *setup, ZohnSide side);
const char *zohn_text_direction (ZohnSide side);
char *zohn_text_score (ZohnThrow thrown);
char *zohn_text_sticks (ZohnThrow thrown);

/* "Ann threw 3 with the blue stick: 3 spaces and another throw" */
char *zohn_text_throw (const ZohnSetup *setup, ZohnThrowRecord *record);
/* "Rosa captured Ann's piece and took a counter"; NULL when nothing happened */
char *zohn_text_events (const ZohnSetup *setup, ZohnThrowRecord *record);
/* throw, events, lost turns and whose throw it is now, as the status line and a screen reader say it */
char *zohn_text_announcement (const ZohnSetup *setup, ZohnThrowRecord *record);
char *zohn_text_row (const ZohnSetup *setup, ZohnThrowRecord *record);
char *zohn_text_turn (ZohnGameModel *model);
char *zohn_text_lap (guint lap);
char *zohn_text_result (ZohnGameModel *model);
/* the board in words: both pieces, counters, who throws, who owes a lost throw */
char *
zohn_text_position (const ZohnSetup *setup, const ZohnPosition *position, guint player_to_throw);
char *zohn_text_space (guint space);
char *zohn_text_time_left (guint seconds);

G_END_DECLS
