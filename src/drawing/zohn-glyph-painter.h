/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* A throw as a small row of four sticks, for history rows and tables. */
void
zohn_sticks_paint_glyph (cairo_t *cr, ZohnLook look, double width, double height, ZohnThrow thrown);
/* A side's awl and its direction arrow, for labels beside names. */
void zohn_piece_paint_glyph (cairo_t *cr, ZohnLook look, double size, ZohnSide side);

G_END_DECLS
