/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "record/zohn-library-model.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* How everybody has fared in all games, as a table that can be sorted. It is counted while it is seen. */
#define ZOHN_TYPE_PLAYERS_VIEW (zohn_players_view_get_type ())
G_DECLARE_FINAL_TYPE (ZohnPlayersView, zohn_players_view, ZOHN, PLAYERS_VIEW, GtkWidget)

void zohn_players_view_set_games (ZohnPlayersView *view, ZohnLibraryModel *games,
                                  ZohnSettings *settings);
GListModel *zohn_players_view_get_players (ZohnPlayersView *view);

G_END_DECLS
