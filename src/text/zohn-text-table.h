/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"
#include "engine/zohn-odds.h"

G_BEGIN_DECLS

/* A whole game as plain text to read, keep or send, in the user's language. @odds: NULL to leave out what throws were
 * worth. */
char *zohn_text_table (ZohnGameModel *model, const ZohnOdds *odds);
/* The throw whose outcome tells how a lap ended, for its heading. */
guint zohn_text_table_find_last_of_lap (ZohnHistory *history, guint number);

G_END_DECLS
