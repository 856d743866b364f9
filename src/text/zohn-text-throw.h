/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-setup.h"
#include "engine/zohn-throw-record.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

char *zohn_text_score (ZohnThrow thrown);
char *zohn_text_sticks (ZohnThrow thrown);

/* "Ann threw 3 with the blue stick: 3 spaces and another throw" */
char *zohn_text_throw (const ZohnSetup *setup, ZohnThrowRecord *record);
/* "7 → 10" */
char *zohn_text_move (ZohnThrowRecord *record);
/* "Rosa captured Ann’s piece and took a counter"; NULL when nothing happened */
char *zohn_text_events (const ZohnSetup *setup, ZohnThrowRecord *record);
/* "Ann loses a turn"; NULL when nobody does */
char *zohn_text_lost_turns (const ZohnSetup *setup, ZohnThrowRecord *record);
/* throw, events, lost turns and whose throw it is now, as the status line and a screen reader say it;
 * @player_to_throw: zohn_history_get_player_to_throw() after the throw */
char *
zohn_text_announcement (const ZohnSetup *setup, ZohnThrowRecord *record, guint player_to_throw);
/* throw, move, events and lost turns of a history row, as one accessible text */
char *zohn_text_row (const ZohnSetup *setup, ZohnThrowRecord *record);

G_END_DECLS
