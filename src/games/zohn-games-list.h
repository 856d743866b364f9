/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "record/zohn-library-model.h"

G_BEGIN_DECLS

/* The list of all games, or what there is to say while it is empty.
 *
 * Property: `selected` (nullable: a ZohnLibraryEntry). Signal: `activated` (a ZohnLibraryEntry). */
#define ZOHN_TYPE_GAMES_LIST (zohn_games_list_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGamesList, zohn_games_list, ZOHN, GAMES_LIST, GtkWidget)

void zohn_games_list_set_games (ZohnGamesList *list, ZohnLibraryModel *games, GFile *being_played);
void zohn_games_list_set_being_played (ZohnGamesList *list, GFile *being_played);
void zohn_games_list_select (ZohnGamesList *list, GFile *file);
void zohn_games_list_set_menu (ZohnGamesList *list, GMenuModel *menu);
void zohn_games_list_search (ZohnGamesList *list, const char *typed);
ZohnLibraryEntry *zohn_games_list_get_selected (ZohnGamesList *list);
guint zohn_games_list_get_n_shown (ZohnGamesList *list);
const char *zohn_games_list_get_placeholder (ZohnGamesList *list);

G_END_DECLS
