/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-board-style.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

void zohn_plate_paint_ground (cairo_t *cr, const ZohnBoardStyle *style, ZohnSide side);
void
zohn_plate_paint (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, ZohnSide side);

/* The counter on its way. */
void zohn_plate_paint_counter (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene);
void zohn_plate_get_counter_extents (const ZohnBoardStyle *style, const ZohnScene *scene,
                                     ZohnRectangle *extents);

G_END_DECLS
