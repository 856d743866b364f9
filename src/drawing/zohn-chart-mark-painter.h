/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

/* What stands for a throw's events in a small space: a ring for a lap, a cross for a capture, a drop for a fall into the
 * creek, a star for the victory. */
void zohn_chart_mark_paint (cairo_t *cr, const ZohnPalette *palette, double x, double y,
                            double size, ZohnSide side, guint events);

/* What tells the sides' areas apart without colour: dots for clockwise, whose awl is round, slanting lines for
 * anticlockwise. */
void zohn_chart_pattern_fill (cairo_t *cr, ZohnLook look, ZohnSide side);

G_END_DECLS
