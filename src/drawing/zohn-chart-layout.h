/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-board-layout.h"

G_BEGIN_DECLS

/* Where the parts of a chance chart lie in a width by height area, in the caller's units: the plot, a strip for the marks
 * of each side at its edge (anticlockwise's above, clockwise's below), the legend on top, the throws' numbers at the
 * bottom. What there is no room for has no height. Time runs where reading goes: leftwards when mirrored. */
typedef struct {
  double width, height;
  gboolean mirrored;
  double line; /* height of a line of the chart's text */
  double mark; /* width of a mark */
  ZohnRectangle legend, plot, axis;
  ZohnRectangle strips[ZOHN_N_SIDES];
} ZohnChartLayout;

void zohn_chart_layout_init (ZohnChartLayout *layout, double width, double height,
                             double text_height, gboolean mirrored);

double zohn_chart_layout_get_x (const ZohnChartLayout *layout, guint n_throws, guint n_room);
guint zohn_chart_layout_pick (const ZohnChartLayout *layout, double x, guint n_room);
double zohn_chart_layout_get_y (const ZohnChartLayout *layout, double clockwise_chance);

G_END_DECLS
