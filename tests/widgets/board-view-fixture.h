/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-board-view-private.h"

G_BEGIN_DECLS

/* A board with a seeded game in a window of its own. */
typedef struct {
  GtkWindow *window;
  ZohnBoardView *view;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
  guint n_requests;
} BoardFixture;

#define BOARD_FIXTURE_WIDTH 420
#define BOARD_FIXTURE_HEIGHT 520

void board_fixture_set_animations (gboolean enabled);
ZohnGameModel *board_fixture_create_game (guint64 seed);
void board_fixture_set_up (BoardFixture *fixture, gconstpointer data);
void board_fixture_tear_down (BoardFixture *fixture, gconstpointer data);
void board_fixture_wait_until_still (BoardFixture *fixture);
void board_fixture_throw_settled (BoardFixture *fixture, guint times);
void board_fixture_throw_half_way (BoardFixture *fixture);
void board_fixture_assert_shows (BoardFixture *fixture, guint n_throws);
GtkEventController *board_fixture_find_controller (BoardFixture *fixture, GType type);

G_END_DECLS
