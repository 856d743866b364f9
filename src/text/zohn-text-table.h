/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"
#include "engine/zohn-odds.h"

G_BEGIN_DECLS

/* A whole game as plain text to read, keep or send, in the user's language. @odds: NULL to leave out what throws were
 * worth. */
char *zohn_text_table (ZohnGameModel *model, const ZohnOdds *odds);

G_END_DECLS
