/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-sheet.h"
#include "engine/zohn-game-model.h"
#include "engine/zohn-odds.h"

G_BEGIN_DECLS

/* The score sheet of a game, with all its words in the user's language. */
typedef struct _ZohnGameSheet ZohnGameSheet;

ZohnGameSheet *zohn_game_sheet_new (ZohnGameModel *model, const ZohnOdds *odds,
                                    const ZohnPaper *paper, gboolean right_to_left);
void zohn_game_sheet_free (ZohnGameSheet *sheet);

/* Stays as long as the game's sheet. */
const ZohnSheet *zohn_game_sheet_get_sheet (const ZohnGameSheet *sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnGameSheet, zohn_game_sheet_free)

G_END_DECLS
