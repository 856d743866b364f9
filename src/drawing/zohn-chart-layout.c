/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-chart-layout.h"

#include <math.h>

#define MARK_LEAST 7.0
#define MARK_PER_LINE 0.58
#define STRIP_MARGIN 2.0

/* The plot comes first: of what is left the strips get theirs first, then the legend, then the axis. */
#define PLOT_LEAST 24.0
#define PLOT_BEFORE_AXIS 6.0 /* lines of text */

static double
take (double *left, double wanted, double least)
{
  if (*left - wanted < least) {
    return 0;
  }
  *left -= wanted;

  return wanted;
}

/**
 * zohn_chart_layout_init:
 * @layout: (out): a layout
 * @width: of the chart
 * @height: of the chart
 * @text_height: of a line of text
 * @mirrored: whether reading goes from right to left
 */
void
zohn_chart_layout_init (ZohnChartLayout *layout, double width, double height, double text_height,
                        gboolean mirrored)
{
  const double mark = MAX (MARK_LEAST, round (text_height * MARK_PER_LINE));
  const double margin = ceil (mark / 2) + 2;
  double left = MAX (0, floor (height));
  double strip, legend, axis;
  ZohnRectangle *above, *below;

  *layout = (ZohnChartLayout){ .width = width, .height = height, .mirrored = mirrored };
  layout->line = text_height;
  layout->mark = mark;

  strip = take (&left, 2 * (mark + 2 * STRIP_MARGIN), PLOT_LEAST) / 2;
  legend = take (&left, ceil (text_height) + 2, PLOT_LEAST);
  axis = take (&left, ceil (text_height), PLOT_BEFORE_AXIS * text_height);

  layout->legend = (ZohnRectangle){ 0, 0, width, legend };
  layout->plot =
      (ZohnRectangle){ margin, legend + strip, MAX (1, floor (width) - 2 * margin), left };
  layout->axis = (ZohnRectangle){ 0, floor (height) - axis, width, axis };

  above = &layout->strips[ZOHN_SIDE_ANTICLOCKWISE];
  below = &layout->strips[ZOHN_SIDE_CLOCKWISE];
  *above = *below = layout->plot;
  above->y = legend;
  below->y = layout->plot.y + layout->plot.height;
  above->height = below->height = strip;
}

/**
 * zohn_chart_layout_get_x:
 * @layout: a layout
 * @n_throws: after how many throws, 0 for the opening
 * @n_room: for how many throws the plot has room, at least 1
 *
 * Returns: where that is.
 */
double
zohn_chart_layout_get_x (const ZohnChartLayout *layout, guint n_throws, guint n_room)
{
  const double along = layout->plot.width * n_throws / MAX (n_room, 1);

  return layout->plot.x + (layout->mirrored ? layout->plot.width - along : along);
}

/**
 * zohn_chart_layout_pick:
 * @layout: a layout
 * @x: a place, which may lie beside the plot
 * @n_room: for how many throws the plot has room, at least 1
 *
 * Returns: after how many throws is nearest.
 */
guint
zohn_chart_layout_pick (const ZohnChartLayout *layout, double x, guint n_room)
{
  const double along = x - layout->plot.x;
  const double share = (layout->mirrored ? layout->plot.width - along : along) / layout->plot.width;

  return (guint) round (CLAMP (share, 0, 1) * MAX (n_room, 1));
}

/**
 * zohn_chart_layout_get_y:
 * @layout: a layout
 * @clockwise_chance: the chance that clockwise wins
 *
 * Returns: where that is.
 */
double
zohn_chart_layout_get_y (const ZohnChartLayout *layout, double clockwise_chance)
{
  return layout->plot.y + (1 - clockwise_chance) * layout->plot.height;
}
