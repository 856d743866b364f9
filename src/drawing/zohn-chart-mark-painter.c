/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-chart-mark-painter.h"

#include "drawing/zohn-path.h"
#include "engine/zohn-position.h"

#include <math.h>

#define STAR_POINTS 5
#define STAR_INNER 0.45

#define TILE 8
#define PATTERN_SHARE 0.45

static void
add_ring (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.36, 0, 2 * G_PI);
}

static void
add_cross (cairo_t *cr, double reach)
{
  cairo_move_to (cr, -reach, -reach);
  cairo_line_to (cr, reach, reach);
  cairo_move_to (cr, -reach, reach);
  cairo_line_to (cr, reach, -reach);
}

static void
add_drop (cairo_t *cr)
{
  cairo_move_to (cr, 0, -0.52);
  cairo_curve_to (cr, 0.12, -0.26, 0.38, -0.06, 0.38, 0.14);
  cairo_curve_to (cr, 0.38, 0.36, 0.20, 0.5, 0, 0.5);
  cairo_curve_to (cr, -0.20, 0.5, -0.38, 0.36, -0.38, 0.14);
  cairo_curve_to (cr, -0.38, -0.06, -0.12, -0.26, 0, -0.52);
  cairo_close_path (cr);
}

static void
add_star (cairo_t *cr)
{
  for (guint i = 0; i < 2 * STAR_POINTS; i++) {
    const double angle = G_PI * i / STAR_POINTS - G_PI / 2;
    const double radius = (i % 2 == 0 ? 1 : STAR_INNER) * 0.62;

    cairo_line_to (cr, radius * cos (angle), radius * sin (angle) + 0.04);
  }
  cairo_close_path (cr);
}

static void
paint_cross (cairo_t *cr, const ZohnPalette *palette, ZohnSide side, gboolean on_something)
{
  const double reach = on_something ? 0.26 : 0.34;

  if (on_something) {
    add_cross (cr, reach);
    cairo_set_line_width (cr, 0.42);
    zohn_colour_set (cr, palette->plate);
    cairo_stroke (cr);
  }
  add_cross (cr, reach);
  cairo_set_line_width (cr, 0.2);
  zohn_colour_set (cr, palette->mark[side]);
  cairo_stroke (cr);
}

/**
 * zohn_chart_mark_paint:
 * @cr: a cairo context
 * @palette: colours
 * @x: its middle
 * @y: its middle
 * @size: how wide it is
 * @side: the side it belongs to
 * @events: #ZohnEvents; several of one throw are drawn one upon the other
 *
 * Paints the mark of a throw.
 */
void
zohn_chart_mark_paint (cairo_t *cr, const ZohnPalette *palette, double x, double y, double size,
                       ZohnSide side, guint events)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  zohn_colour_set (cr, palette->mark[side]);

  if (events & ZOHN_EVENT_WIN) {
    add_star (cr);
    cairo_fill (cr);
    cairo_restore (cr);
    return;
  }

  if (events & ZOHN_EVENT_LAP) {
    add_ring (cr);
    cairo_set_line_width (cr, 0.2);
    cairo_stroke (cr);
  }
  if (events & ZOHN_EVENT_CREEK) {
    add_drop (cr);
    cairo_fill (cr);
  }
  if (events & ZOHN_EVENT_CAPTURE) {
    paint_cross (cr, palette, side, (events & (ZOHN_EVENT_LAP | ZOHN_EVENT_CREEK)) != 0);
  }
  cairo_restore (cr);
}

/* The line and the grid must stand out from both colours. */
static void
set_area_source (cairo_t *cr, ZohnLook look, ZohnSide side)
{
  const ZohnPalette *palette = zohn_palette_get (look);

  switch (look) {
  case ZOHN_LOOK_LIGHT:
    zohn_colour_set_faded (cr, palette->side_light[side], 0.7);
    break;
  case ZOHN_LOOK_DARK:
    zohn_colour_set_faded (cr, palette->side[side], 0.6);
    break;
  case ZOHN_LOOK_PRINT:
    zohn_colour_set_faded (cr, palette->side[side], 0.35);
    break;
  case ZOHN_LOOK_CONTRAST_LIGHT:
  case ZOHN_LOOK_CONTRAST_DARK:
  default:
    zohn_colour_set (cr, palette->side[side]);
    break;
  }
}

static void
paint_tile (cairo_t *cr, ZohnLook look, ZohnSide side)
{
  const ZohnPalette *palette = zohn_palette_get (look);

  set_area_source (cr, look, side);
  cairo_paint (cr);

  zohn_colour_set_faded (cr, palette->side_edge[side], palette->plain ? 1 : PATTERN_SHARE);
  if (side == ZOHN_SIDE_CLOCKWISE) {
    cairo_arc (cr, TILE * 0.25, TILE * 0.25, 0.9, 0, 2 * G_PI);
    cairo_new_sub_path (cr);
    cairo_arc (cr, TILE * 0.75, TILE * 0.75, 0.9, 0, 2 * G_PI);
    cairo_fill (cr);
    return;
  }

  /* Across the corners too, so that the tiles join. */
  for (int i = -1; i <= 1; i++) {
    cairo_move_to (cr, -1 + i * TILE, TILE + 1);
    cairo_line_to (cr, TILE + 1 + i * TILE, -1);
  }
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/**
 * zohn_chart_pattern_fill:
 * @cr: a cairo context with a path
 * @look: a look
 * @side: a side
 *
 * Fills the path with the colour and the pattern of @side. On paper the pattern stays made of lines.
 */
void
zohn_chart_pattern_fill (cairo_t *cr, ZohnLook look, ZohnSide side)
{
  cairo_surface_t *tile = cairo_surface_create_similar (cairo_get_group_target (cr),
                                                        CAIRO_CONTENT_COLOR_ALPHA, TILE, TILE);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (tile);
  cairo_t *tile_cr = cairo_create (tile);

  paint_tile (tile_cr, look, side);
  cairo_destroy (tile_cr);

  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);

  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
}
