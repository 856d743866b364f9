/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-chart-layout.h"
#include "drawing/zohn-palette.h"
#include "engine/zohn-chance-series.h"

G_BEGIN_DECLS

/* The chance chart: below the line is clockwise's chance, above it anticlockwise's. For the screen the parts are painted
 * on their own, as only the view and the legend's figures change from one viewed throw to the next; each costs the time of
 * the chart's width, however long the game. */
typedef struct {
  ZohnLook look;
  ZohnChartLayout layout;
  const PangoFontDescription *font; /* borrowed: the desktop's */
  double resolution; /* dots per inch for text, 0 for 96 */
  const ZohnChanceSeries *series; /* borrowed */
  guint n_room; /* the least number of throws there is room for, 0 when the game is over */
  const char *names[ZOHN_N_SIDES]; /* borrowed: of the sides, for the legend */
} ZohnChart;

guint zohn_chart_get_room (const ZohnChart *chart);
guint zohn_chart_pick (const ZohnChart *chart, double x);
double zohn_chart_get_x (const ZohnChart *chart, guint n_throws);

/* Areas, line, grid, marks, the throws' numbers. */
void zohn_chart_paint_still (cairo_t *cr, const ZohnChart *chart);
/* The sides' names, patterns and chances after @n_throws. */
void zohn_chart_paint_legend (cairo_t *cr, const ZohnChart *chart, guint n_throws);
/* What marks the throw that is looked at, and the rectangle it is painted in. */
void zohn_chart_paint_view (cairo_t *cr, const ZohnChart *chart, guint n_throws);
void zohn_chart_get_view_extents (const ZohnChart *chart, guint n_throws, ZohnRectangle *extents);

/* All of it, the last throw looked at and not marked: paper, pictures. */
void zohn_chart_paint (cairo_t *cr, const ZohnChart *chart);

G_END_DECLS
