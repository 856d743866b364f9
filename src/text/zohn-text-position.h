/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-position.h"
#include "engine/zohn-setup.h"

G_BEGIN_DECLS

/* the board in words: both pieces, counters, who throws, who owes a lost throw */
char *
zohn_text_position (const ZohnSetup *setup, const ZohnPosition *position, guint player_to_throw);
char *zohn_text_counters (guint counters);
char *zohn_text_debt (const ZohnSetup *setup, ZohnSide side);
/* words on the plates: of the side to throw, and of a side that owes a lost throw */
const char *zohn_text_turn_mark (void);
const char *zohn_text_debt_mark (void);
/* what lies on a space of the ring, 0 to 39, and what it does */
char *zohn_text_space (guint space);

G_END_DECLS
