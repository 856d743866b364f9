/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-chart-painter.h"

#include "drawing/zohn-chart-mark-painter.h"
#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-path.h"
#include "text/zohn-text-chance.h"

#include <math.h>

#define LINE 1.75
#define BAND_SHARE 0.7
#define DENSE                                                                                      \
  1.0 /* columns a throw, below which the extremes of columns are painted instead of every throw */
#define DOTS 7.0 /* units a throw, from which on every throw has its dot */
#define DOT 2.5
#define LABEL_LINES 4.0 /* how far the throws' numbers are apart, in lines of text */
#define TEXT_SCALE 0.9
#define VIEW_DOT 4.5
#define VIEW_REACH 8.0
#define CORNER 4.0

/* The line at one place: all of the column when the throws are dense. */
typedef struct {
  double x, top, bottom;
} Column;

/**
 * zohn_chart_get_room:
 * @chart: a chart
 *
 * Returns: for how many throws the plot has room.
 */
guint
zohn_chart_get_room (const ZohnChart *chart)
{
  const guint n_throws = zohn_chance_series_get_n_throws (chart->series);

  return MAX (MAX (n_throws, chart->n_room), 1);
}

/**
 * zohn_chart_get_x:
 * @chart: a chart
 * @n_throws: after how many throws, 0 for the opening
 *
 * Returns: where that is.
 */
double
zohn_chart_get_x (const ZohnChart *chart, guint n_throws)
{
  return zohn_chart_layout_get_x (&chart->layout, n_throws, zohn_chart_get_room (chart));
}

/**
 * zohn_chart_pick:
 * @chart: a chart
 * @x: a place, which may lie beside the plot
 *
 * Returns: after how many throws is nearest.
 */
guint
zohn_chart_pick (const ZohnChart *chart, double x)
{
  return MIN (zohn_chart_layout_pick (&chart->layout, x, zohn_chart_get_room (chart)),
              zohn_chance_series_get_n_throws (chart->series));
}

static double
get_y (const ZohnChart *chart, guint n_throws)
{
  return zohn_chart_layout_get_y (
      &chart->layout, zohn_chance_series_get_chance (chart->series, n_throws, ZOHN_SIDE_CLOCKWISE));
}

static gboolean
is_dense (const ZohnChart *chart, double pixel)
{
  return chart->layout.plot.width / pixel < zohn_chart_get_room (chart) * DENSE;
}

static void
add_throws (const ZohnChart *chart, GArray *columns)
{
  const guint n_throws = zohn_chance_series_get_n_throws (chart->series);

  for (guint i = 0; i <= n_throws; i++) {
    const double y = get_y (chart, i);
    const Column column = { zohn_chart_get_x (chart, i), y, y };

    g_array_append_val (columns, column);
  }
}

/* Neighbours share the throw between them, so that the columns hang together. */
static void
add_columns (const ZohnChart *chart, GArray *columns, double pixel)
{
  const ZohnChartLayout *layout = &chart->layout;
  const guint n_throws = zohn_chance_series_get_n_throws (chart->series);
  const guint n_room = zohn_chart_get_room (chart);
  const guint n_columns = (guint) MAX (1, floor (layout->plot.width / pixel));
  const double throws_a_column = (double) n_room / n_columns;
  guint first = 0;

  for (guint i = 0; i < n_columns && first < n_throws; i++) {
    const guint last = MIN (n_throws, (guint) ceil ((i + 1) * throws_a_column));
    const double along = (i + 0.5) * layout->plot.width / n_columns;
    double least, most;
    Column column;

    zohn_chance_series_get_extremes (chart->series, first, last, &least, &most);
    column.x = layout->plot.x + (layout->mirrored ? layout->plot.width - along : along);
    column.top = zohn_chart_layout_get_y (layout, most);
    column.bottom = zohn_chart_layout_get_y (layout, least);
    g_array_append_val (columns, column);
    first = last;
  }
}

static GArray *
create_columns (const ZohnChart *chart, double pixel)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (Column));

  if (is_dense (chart, pixel)) {
    add_columns (chart, columns, pixel);
  } else {
    add_throws (chart, columns);
  }

  return columns;
}

static void
add_middle (cairo_t *cr, const GArray *columns)
{
  for (guint i = 0; i < columns->len; i++) {
    const Column *column = &g_array_index (columns, Column, i);

    cairo_line_to (cr, column->x, (column->top + column->bottom) / 2);
  }
}

static double
get_top (const ZohnChart *chart)
{
  return chart->layout.strips[ZOHN_SIDE_ANTICLOCKWISE].y;
}

static double
get_bottom (const ZohnChart *chart)
{
  const ZohnRectangle *strip = &chart->layout.strips[ZOHN_SIDE_CLOCKWISE];

  return strip->y + strip->height;
}

static void
paint_ground (cairo_t *cr, const ZohnChart *chart)
{
  const ZohnPalette *palette = zohn_palette_get (chart->look);
  const double top = get_top (chart);

  zohn_path_rounded (cr, 0.5, top + 0.5, floor (chart->layout.width) - 1,
                     get_bottom (chart) - top - 1, CORNER);
  cairo_set_line_width (cr, 1);
  zohn_fill_and_stroke (cr, palette->plate, palette->plate_edge);
}

static void
paint_area (cairo_t *cr, const ZohnChart *chart, const GArray *columns, ZohnSide side)
{
  const ZohnRectangle *plot = &chart->layout.plot;
  const double edge = side == ZOHN_SIDE_CLOCKWISE ? plot->y + plot->height : plot->y;
  const double begin = zohn_chart_get_x (chart, 0);
  const double end = zohn_chart_get_x (chart, zohn_chance_series_get_n_throws (chart->series));

  cairo_move_to (cr, begin, edge);
  add_middle (cr, columns);
  cairo_line_to (cr, end, edge);
  cairo_close_path (cr);
  zohn_chart_pattern_fill (cr, chart->look, side);
}

/* One shape for all columns: far cheaper than a line up and down through every one. */
static void
paint_band (cairo_t *cr, const GArray *columns)
{
  for (guint i = 0; i < columns->len; i++) {
    const Column *column = &g_array_index (columns, Column, i);

    cairo_line_to (cr, column->x, column->top - LINE / 2);
  }
  for (guint i = columns->len; i > 0; i--) {
    const Column *column = &g_array_index (columns, Column, i - 1);

    cairo_line_to (cr, column->x, column->bottom + LINE / 2);
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_dots (cairo_t *cr, const GArray *columns)
{
  for (guint i = 0; i < columns->len; i++) {
    const Column *column = &g_array_index (columns, Column, i);

    cairo_new_sub_path (cr);
    cairo_arc (cr, column->x, column->top, DOT, 0, 2 * G_PI);
  }
  cairo_fill (cr);
}

static void
paint_line (cairo_t *cr, const ZohnChart *chart, const GArray *columns, double pixel)
{
  const ZohnPalette *palette = zohn_palette_get (chart->look);

  if (is_dense (chart, pixel)) {
    zohn_colour_set_faded (cr, palette->text, palette->plain ? 1 : BAND_SHARE);
    paint_band (cr, columns);
    return;
  }

  add_middle (cr, columns);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (palette->plain) {
    /* The areas are full of colour there. */
    zohn_colour_set (cr, palette->plate);
    cairo_set_line_width (cr, LINE + 2.5);
    cairo_stroke_preserve (cr);
  }
  zohn_colour_set (cr, palette->text);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  if (chart->layout.plot.width / zohn_chart_get_room (chart) >= DOTS) {
    paint_dots (cr, columns);
  }
}

static void
paint_level (cairo_t *cr, const ZohnChart *chart, double chance)
{
  const ZohnRectangle *plot = &chart->layout.plot;
  const double y = floor (zohn_chart_layout_get_y (&chart->layout, chance)) + 0.5;

  cairo_move_to (cr, plot->x, y);
  cairo_line_to (cr, plot->x + plot->width, y);
  cairo_stroke (cr);
}

static void
paint_grid (cairo_t *cr, const ZohnChart *chart)
{
  const ZohnPalette *palette = zohn_palette_get (chart->look);
  const ZohnRectangle *plot = &chart->layout.plot;
  const double dashes[] = { 2, 4 };

  cairo_set_line_width (cr, 1);
  zohn_colour_set (cr, palette->text_faint);
  paint_level (cr, chart, 0.5);
  if (plot->height >= 4 * chart->layout.line) {
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    paint_level (cr, chart, 0.25);
    paint_level (cr, chart, 0.75);
    cairo_set_dash (cr, NULL, 0, 0);
  }

  zohn_colour_set (cr, palette->plate_edge);
  cairo_rectangle (cr, plot->x - 0.5, plot->y - 0.5, plot->width + 1, plot->height + 1);
  cairo_stroke (cr);
}

/* The winner's star stands at the end; nothing else may stand on it. Returns its place, or far away. */
static double
paint_star (cairo_t *cr, const ZohnChart *chart, ZohnSide side, double y)
{
  const guint last = zohn_chance_series_get_n_throws (chart->series);
  const double x = zohn_chart_get_x (chart, last);

  if (last == 0 || !(zohn_chance_series_get_events (chart->series, last) & ZOHN_EVENT_WIN) ||
      zohn_chance_series_get_chance (chart->series, last, side) < 0.5) {
    return G_MAXDOUBLE;
  }
  zohn_chart_mark_paint (cr, zohn_palette_get (chart->look), x, y, chart->layout.mark * 1.1, side,
                         ZOHN_EVENT_WIN);

  return x;
}

static void
paint_mark (cairo_t *cr, const ZohnChart *chart, guint number, ZohnSide side, double y)
{
  if (number != 0) {
    zohn_chart_mark_paint (
        cr, zohn_palette_get (chart->look), zohn_chart_get_x (chart, number), y, chart->layout.mark,
        side, zohn_chance_series_get_events (chart->series, number) & ~(guint) ZOHN_EVENT_WIN);
  }
}

static gboolean
is_larger (const ZohnChart *chart, guint number, guint other)
{
  return fabs (zohn_chance_series_get_luck (chart->series, number)) >
         fabs (zohn_chance_series_get_luck (chart->series, other));
}

/* Where marks would lie on each other, the throw that changed the chances most has its mark. */
static void
paint_marks (cairo_t *cr, const ZohnChart *chart, ZohnSide side)
{
  const ZohnChartLayout *layout = &chart->layout;
  const ZohnRectangle *strip = &layout->strips[side];
  const guint n_throws = zohn_chance_series_get_n_throws (chart->series);
  const double throws_a_unit = zohn_chart_get_room (chart) / layout->plot.width;
  const double y = strip->y + strip->height / 2;
  const double star = paint_star (cr, chart, side, y);
  guint waiting = 0;
  guint first = 1;

  for (double along = layout->mark; first <= n_throws; along += layout->mark) {
    const guint last = (guint) MIN (n_throws, floor (along * throws_a_unit));
    guint number;

    if (last < first) {
      continue;
    }
    number = zohn_chance_series_find_event (chart->series, first, last, side);
    first = last + 1;
    if (number == 0 || fabs (zohn_chart_get_x (chart, number) - star) < layout->mark) {
      continue;
    }
    if (waiting != 0 && fabs (zohn_chart_get_x (chart, number) -
                              zohn_chart_get_x (chart, waiting)) < layout->mark) {
      waiting = is_larger (chart, number, waiting) ? number : waiting;
      continue;
    }
    paint_mark (cr, chart, waiting, side, y);
    waiting = number;
  }
  paint_mark (cr, chart, waiting, side, y);
}

static ZohnLabelStyle
get_label_style (const ZohnChart *chart, ZohnAlign align)
{
  return (ZohnLabelStyle){
    .font = chart->font,
    .scale = TEXT_SCALE,
    .resolution = chart->resolution,
    .right_to_left = chart->layout.mirrored,
    .align = align,
    .vertical = ZOHN_ALIGN_MIDDLE,
  };
}

/* 1, 2 or 5 times a power of ten, at least @least. */
static double
round_up (double least)
{
  const double power = pow (10, floor (log10 (least)));
  const double factors[] = { 1, 2, 5, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (factors) - 1; i++) {
    if (factors[i] * power >= least) {
      return factors[i] * power;
    }
  }

  return 10 * power;
}

static void
paint_axis (cairo_t *cr, const ZohnChart *chart)
{
  const ZohnChartLayout *layout = &chart->layout;
  const ZohnPalette *palette = zohn_palette_get (chart->look);
  ZohnLabelStyle style = get_label_style (chart, ZOHN_ALIGN_MIDDLE);
  const guint n_room = zohn_chart_get_room (chart);
  const double apart = LABEL_LINES * layout->line;
  const guint step = (guint) MAX (1, round_up (apart * n_room / layout->plot.width));

  for (guint number = step; number <= n_room; number += step) {
    const double x = zohn_chart_get_x (chart, number);
    const double left = CLAMP (x - apart / 2, 0, MAX (0, layout->width - apart));
    const ZohnRectangle box = { left, layout->axis.y, apart, layout->axis.height };
    g_autofree char *text = g_strdup_printf ("%u", number);

    cairo_move_to (cr, floor (x) + 0.5, layout->plot.y + layout->plot.height);
    cairo_rel_line_to (cr, 0, -layout->line * 0.25);
    zohn_colour_set (cr, palette->text);
    cairo_set_line_width (cr, 1);
    cairo_stroke (cr);
    style.align = left == x - apart / 2 ? ZOHN_ALIGN_MIDDLE : ZOHN_ALIGN_END;
    zohn_label_paint (cr, &style, text, &box, palette->text_faint);
  }
}

/**
 * zohn_chart_paint_still:
 * @cr: a cairo context
 * @chart: what to paint
 *
 * Paints what is the same for every throw that is looked at.
 */
void
zohn_chart_paint_still (cairo_t *cr, const ZohnChart *chart)
{
  const double pixel = CLAMP (zohn_pixel (cr), 0.25, 1);
  g_autoptr (GArray) columns = create_columns (chart, pixel);

  cairo_save (cr);
  if (is_dense (chart, pixel)) {
    /* The many edges of a long game cost half as much then, and look the same. */
    cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  }
  paint_ground (cr, chart);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    paint_area (cr, chart, columns, (ZohnSide) side);
  }
  paint_grid (cr, chart);
  paint_line (cr, chart, columns, pixel);
  if (chart->layout.axis.height > 0) {
    paint_axis (cr, chart);
  }
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (chart->layout.strips[side].height > 0) {
      paint_marks (cr, chart, (ZohnSide) side);
    }
  }
  cairo_restore (cr);
}

static void
paint_swatch (cairo_t *cr, const ZohnChart *chart, ZohnSide side, const ZohnRectangle *box)
{
  const ZohnPalette *palette = zohn_palette_get (chart->look);

  zohn_path_rounded (cr, box->x + 0.5, box->y + 0.5, box->width - 1, box->height - 1, 2);
  zohn_chart_pattern_fill (cr, chart->look, side);
  zohn_path_rounded (cr, box->x + 0.5, box->y + 0.5, box->width - 1, box->height - 1, 2);
  zohn_colour_set (cr, palette->text_faint);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Takes @width and a gap off the side of @box where its text begins. */
static void
cut (ZohnRectangle *box, double width, gboolean at_left)
{
  width = MIN (width, box->width);
  box->width -= width;
  if (at_left) {
    box->x += width;
  }
}

/* Swatch, figure, name, from the outside in; only the name gives way when there is no room for all. */
static void
paint_legend_of (cairo_t *cr, const ZohnChart *chart, ZohnSide side, double chance)
{
  const ZohnRectangle *legend = &chart->layout.legend;
  const ZohnRectangle *plot = &chart->layout.plot;
  const ZohnPalette *palette = zohn_palette_get (chart->look);
  const gboolean at_start = side == ZOHN_SIDE_CLOCKWISE;
  const gboolean at_left = at_start != chart->layout.mirrored;
  const double size = floor (chart->layout.line * 0.8);
  const double gap = floor (chart->layout.line * 0.4);
  const double left = at_left ? plot->x : plot->x + plot->width - size;
  const ZohnRectangle swatch = { left, floor (legend->y + (legend->height - size) / 2), size,
                                 size };
  ZohnRectangle box = { at_left ? plot->x : plot->x + plot->width / 2 + gap, legend->y,
                        plot->width / 2 - gap, legend->height };
  ZohnLabelStyle style = get_label_style (chart, at_start ? ZOHN_ALIGN_START : ZOHN_ALIGN_END);
  g_autofree char *figure = zohn_text_chance (chance);
  double width;

  paint_swatch (cr, chart, side, &swatch);
  cut (&box, size + gap, at_left);
  style.bold = TRUE;
  width = zohn_label_paint (cr, &style, figure, &box, palette->text);
  cut (&box, width + gap, at_left);
  style.bold = FALSE;
  zohn_label_paint (cr, &style, chart->names[side], &box, palette->text);
}

/**
 * zohn_chart_paint_legend:
 * @cr: a cairo context
 * @chart: what to paint
 * @n_throws: after how many throws the chances are told
 *
 * Paints the sides' patterns, chances and names above the plot: clockwise where reading begins, the other at the end.
 */
void
zohn_chart_paint_legend (cairo_t *cr, const ZohnChart *chart, guint n_throws)
{
  if (chart->layout.legend.height <= 0) {
    return;
  }

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    paint_legend_of (cr, chart, (ZohnSide) side,
                     zohn_chance_series_get_chance (chart->series, n_throws, (ZohnSide) side));
  }
}

/**
 * zohn_chart_get_view_extents:
 * @chart: a chart
 * @n_throws: after how many throws it is looked at
 * @extents: (out): the rectangle zohn_chart_paint_view() paints in, whole units
 */
void
zohn_chart_get_view_extents (const ZohnChart *chart, guint n_throws, ZohnRectangle *extents)
{
  extents->x = floor (zohn_chart_get_x (chart, n_throws) - VIEW_REACH);
  extents->y = get_top (chart);
  extents->width = 2 * VIEW_REACH + 1;
  extents->height = get_bottom (chart) - extents->y;
}

/**
 * zohn_chart_paint_view:
 * @cr: a cairo context
 * @chart: a chart
 * @n_throws: after how many throws it is looked at
 *
 * Paints a line through the chart there, and a dot where the chance is.
 */
void
zohn_chart_paint_view (cairo_t *cr, const ZohnChart *chart, guint n_throws)
{
  const ZohnPalette *palette = zohn_palette_get (chart->look);
  const double x = floor (zohn_chart_get_x (chart, n_throws)) + 0.5;
  const double y = get_y (chart, n_throws);

  cairo_save (cr);
  for (guint i = 0; i < 2; i++) {
    cairo_move_to (cr, x, get_top (chart) + 1);
    cairo_line_to (cr, x, get_bottom (chart) - 1);
    cairo_set_line_width (cr, i == 0 ? 4 : 2);
    zohn_colour_set_faded (cr, i == 0 ? palette->plate : palette->text, i == 0 ? 0.8 : 1);
    cairo_stroke (cr);
  }
  cairo_arc (cr, x, y, VIEW_DOT, 0, 2 * G_PI);
  cairo_set_line_width (cr, 2);
  zohn_fill_and_stroke (cr, palette->plate, palette->text);
  cairo_restore (cr);
}

/**
 * zohn_chart_paint:
 * @cr: a cairo context
 * @chart: what to paint
 *
 * Paints a whole chart; its legend tells the chances after the last throw.
 */
void
zohn_chart_paint (cairo_t *cr, const ZohnChart *chart)
{
  zohn_chart_paint_still (cr, chart);
  zohn_chart_paint_legend (cr, chart, zohn_chance_series_get_n_throws (chart->series));
}
