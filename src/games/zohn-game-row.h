/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "record/zohn-library-entry.h"

G_BEGIN_DECLS

/* A game in the list of all games: a small board, who played, how it ended, when, how long it was. */
#define ZOHN_TYPE_GAME_ROW (zohn_game_row_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGameRow, zohn_game_row, ZOHN, GAME_ROW, GtkWidget)

GtkWidget *zohn_game_row_new (void);
void zohn_game_row_set_entry (ZohnGameRow *row, ZohnLibraryEntry *entry, gboolean being_played);
ZohnLibraryEntry *zohn_game_row_get_entry (ZohnGameRow *row);
const char *zohn_game_row_get_text (ZohnGameRow *row);

char *zohn_game_row_describe (ZohnLibraryEntry *entry);

G_END_DECLS
