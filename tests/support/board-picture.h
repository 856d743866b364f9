/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-board-view.h"

G_BEGIN_DECLS

/* What a board shows, as an image, against what it ought to show: the painters' picture of a game after a throw. */
cairo_surface_t *picture_of_board (ZohnBoardView *view);
cairo_surface_t *picture_of_game (ZohnBoardView *view, ZohnGameModel *model, guint n_throws);
gboolean pictures_are_alike (cairo_surface_t *a, cairo_surface_t *b);
void assert_board_shows (ZohnBoardView *view, ZohnGameModel *model, guint n_throws);

/* How many pixels of the cloth have very nearly a colour that only a side's piece has. */
guint count_pixels_of_side (ZohnBoardView *view, cairo_surface_t *picture, ZohnSide side);

G_END_DECLS
