/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/games-fixture.h"
#include "games/zohn-game-row.h"
#include "games/zohn-games-list.h"
#include "games/zohn-games-window.h"

G_BEGIN_DECLS

/* The window of all games on a library of its own, and what it asked to be opened. */
typedef struct {
  GamesFixture games;
  ZohnGamesWindow *window;
  ZohnGamesList *list;
  GFile *opened;
  gboolean from_start;
} GamesWindowFixture;

void games_window_fixture_set_up (GamesWindowFixture *fixture, gconstpointer data);
void games_window_fixture_tear_down (GamesWindowFixture *fixture, gconstpointer data);
void games_window_fixture_show (GamesWindowFixture *fixture, GFile *being_played);
void games_window_fixture_wait_for (GamesWindowFixture *fixture, guint n_games);
ZohnGameRow *games_window_fixture_find_row (GamesWindowFixture *fixture, GFile *file);

G_END_DECLS
