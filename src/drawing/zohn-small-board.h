/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "engine/zohn-position.h"

G_BEGIN_DECLS

/* The board as a small picture in a list of games: the cloth, which is always the same, and the pieces on it. */
void zohn_small_board_paint_ground (cairo_t *cr, ZohnLook look, double size);
void zohn_small_board_paint_pieces (cairo_t *cr, ZohnLook look, double size,
                                    const ZohnPosition *position);

G_END_DECLS
