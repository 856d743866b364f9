/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

/* Shapes and strokes that the painters share. */

void
zohn_path_rounded (cairo_t *cr, double x, double y, double width, double height, double radius);
void
zohn_path_wedge (cairo_t *cr, double inner, double outer, double first, double last, double corner);
void zohn_path_smooth (cairo_t *cr, const double (*points)[2], guint n_points, gboolean closed);

double zohn_pixel (cairo_t *cr);
void zohn_set_line (cairo_t *cr, double width, double least_pixels);
void zohn_fill_and_stroke (cairo_t *cr, ZohnColour fill, ZohnColour edge);
void zohn_paint_edged (cairo_t *cr, double width, double height, double radius, double line,
                       ZohnColour fill, ZohnColour edge);
void zohn_enter_cloth (cairo_t *cr, const ZohnRectangle *cloth);

void zohn_shadow_rounded (cairo_t *cr, ZohnColour colour, double width, double height,
                          double radius, double softness, double strength);

/* The box round a turned rectangle. */
typedef struct {
  double left, top, right, bottom;
} ZohnBounds;

#define ZOHN_BOUNDS_EMPTY ((ZohnBounds){ G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE })

void zohn_bounds_add (ZohnBounds *bounds, double x, double y, double margin);
void zohn_bounds_add_turned (ZohnBounds *bounds, double x, double y, double half_length,
                             double half_width, double angle);
void zohn_bounds_to_rectangle (const ZohnBounds *bounds, const ZohnRectangle *cloth,
                               ZohnRectangle *rectangle);

G_END_DECLS
