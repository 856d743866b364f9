/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* An awl round the origin that points along x; its side moves towards negative y. */
void zohn_piece_paint_awl (cairo_t *cr, const ZohnPalette *palette, ZohnSide side);

void zohn_piece_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnPiecePose *pose,
                       ZohnSide side);
void zohn_piece_add_bounds (const ZohnPiecePose *pose, ZohnSide side, ZohnBounds *bounds);

G_END_DECLS
