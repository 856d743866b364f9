/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* A game in a list of many. */

/* how it ended, or how it stands: "Not finished: 5 to 3" */
char *zohn_text_standing (const ZohnSetup *setup, const ZohnPosition *position, ZohnGameState state,
                          ZohnResult result);
/* "57 throws", "57 throws, 2 notes" */
char *zohn_text_extent (guint n_throws, guint n_notes);
/* "Ann: 12 games played, 7 won, 1 drawn" */
char *zohn_text_record_of (const char *name, guint n_played, guint n_won, guint n_drawn);
/* "“The final” is in the trash" */
char *zohn_text_trashed (const char *game);
/* "3 games were imported" */
char *zohn_text_imported (guint n_games);

G_END_DECLS
