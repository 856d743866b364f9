/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* An awl round the origin that points along x, and the sign of a side's way round the ring on its handle. */
void zohn_piece_paint_body (cairo_t *cr, const ZohnPalette *palette, ZohnSide side);
void zohn_piece_paint_turning_sign (cairo_t *cr, const ZohnPalette *palette, ZohnSide side);

void zohn_piece_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnPiecePose *pose,
                       ZohnSide side);
void zohn_piece_add_bounds (const ZohnPiecePose *pose, ZohnSide side, ZohnBounds *bounds);

G_END_DECLS
