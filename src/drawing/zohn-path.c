/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-path.h"

#include <math.h>

#define PAPER_PIXEL 0.4
#define SHADOW_STEPS_LEAST 4
#define SHADOW_STEPS_MOST 5

/**
 * zohn_path_rounded:
 * @cr: a cairo context
 * @x: left
 * @y: top
 * @width: of the rectangle
 * @height: of the rectangle
 * @radius: of its corners; made smaller where it does not fit
 *
 * Adds a rectangle with round corners to the path.
 */
void
zohn_path_rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double fitting = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - fitting, y + fitting, fitting, -G_PI_2, 0);
  cairo_arc (cr, x + width - fitting, y + height - fitting, fitting, 0, G_PI_2);
  cairo_arc (cr, x + fitting, y + height - fitting, fitting, G_PI_2, G_PI);
  cairo_arc (cr, x + fitting, y + fitting, fitting, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
round_corner (cairo_t *cr, double corner_x, double corner_y, double x, double y)
{
  double from_x, from_y;

  cairo_get_current_point (cr, &from_x, &from_y);
  cairo_curve_to (cr, from_x + (corner_x - from_x) * 0.6, from_y + (corner_y - from_y) * 0.6,
                  x + (corner_x - x) * 0.6, y + (corner_y - y) * 0.6, x, y);
}

/**
 * zohn_path_wedge:
 * @cr: a cairo context
 * @inner: radius of the inner edge, round the origin
 * @outer: radius of the outer edge
 * @first: angle of one side, as cairo counts angles
 * @last: angle of the other side, greater than @first
 * @corner: how far before a corner its rounding begins
 *
 * Adds a space of a ring to the path.
 */
void
zohn_path_wedge (cairo_t *cr, double inner, double outer, double first, double last, double corner)
{
  double turn_outer = corner / outer;
  double turn_inner = corner / inner;

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, outer, first + turn_outer, last - turn_outer);
  round_corner (cr, outer * cos (last), outer * sin (last), (outer - corner) * cos (last),
                (outer - corner) * sin (last));
  cairo_line_to (cr, (inner + corner) * cos (last), (inner + corner) * sin (last));
  round_corner (cr, inner * cos (last), inner * sin (last), inner * cos (last - turn_inner),
                inner * sin (last - turn_inner));
  cairo_arc_negative (cr, 0, 0, inner, last - turn_inner, first + turn_inner);
  round_corner (cr, inner * cos (first), inner * sin (first), (inner + corner) * cos (first),
                (inner + corner) * sin (first));
  cairo_line_to (cr, (outer - corner) * cos (first), (outer - corner) * sin (first));
  round_corner (cr, outer * cos (first), outer * sin (first), outer * cos (first + turn_outer),
                outer * sin (first + turn_outer));
  cairo_close_path (cr);
}

/**
 * zohn_path_smooth:
 * @cr: a cairo context
 * @points: (array length=n_points): what the curve goes through, no two in succession the same
 * @n_points: how many, at least 2
 * @closed: whether the last leads back to the first
 *
 * Adds a smooth curve to the path, from where it has come to or as its first piece: Catmull and Rom's spline, with handles as long as the pieces that they shape,
 * so that unequal pieces do not make it swing.
 */
void
zohn_path_smooth (cairo_t *cr, const double (*points)[2], guint n_points, gboolean closed)
{
  guint n_pieces = closed ? n_points : n_points - 1;

  cairo_line_to (cr, points[0][0], points[0][1]);
  for (guint i = 0; i < n_pieces; i++) {
    const double *at = points[i];
    const double *next = points[(i + 1) % n_points];
    const double *before =
        closed ? points[(i + n_points - 1) % n_points] : points[i > 0 ? i - 1 : 0];
    const double *after = closed ? points[(i + 2) % n_points] : points[MIN (i + 2, n_points - 1)];

    double third = hypot (next[0] - at[0], next[1] - at[1]) / 3;
    double out = third / hypot (next[0] - before[0], next[1] - before[1]);
    double in = third / hypot (after[0] - at[0], after[1] - at[1]);

    cairo_curve_to (cr, at[0] + (next[0] - before[0]) * out, at[1] + (next[1] - before[1]) * out,
                    next[0] - (after[0] - at[0]) * in, next[1] - (after[1] - at[1]) * in, next[0],
                    next[1]);
  }
  if (closed) {
    cairo_close_path (cr);
  }
}

/**
 * zohn_pixel:
 * @cr: a cairo context
 *
 * Returns: the size of a pixel in the units of @cr; on paper, where a point is many dots, a fraction of a point
 */
double
zohn_pixel (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));
  gboolean paper = type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_PS;
  double x = paper ? PAPER_PIXEL : 1, y = 0;

  cairo_device_to_user_distance (cr, &x, &y);

  return hypot (x, y);
}

/**
 * zohn_set_line:
 * @cr: a cairo context
 * @width: in the units of @cr
 * @least_pixels: what it must not fall below on a small picture
 *
 * Sets the width of lines.
 */
void
zohn_set_line (cairo_t *cr, double width, double least_pixels)
{
  cairo_set_line_width (cr, MAX (width, least_pixels * zohn_pixel (cr)));
}

/**
 * zohn_fill_and_stroke:
 * @cr: a cairo context with a path and a line width
 * @fill: colour of the inside
 * @edge: colour of the line
 */
void
zohn_fill_and_stroke (cairo_t *cr, ZohnColour fill, ZohnColour edge)
{
  zohn_colour_set (cr, fill);
  cairo_fill_preserve (cr);
  zohn_colour_set (cr, edge);
  cairo_stroke (cr);
}

/**
 * zohn_paint_edged:
 * @cr: a cairo context
 * @width: of a rectangle round the origin, to the middle of its edge line
 * @height: of the rectangle
 * @radius: of its corners
 * @line: width of its edge line
 * @fill: colour of the inside, opaque
 * @edge: colour of the edge line
 *
 * Paints a rounded rectangle with an edge. The edge is a larger shape below, which costs a third of a line round the
 * shape.
 */
void
zohn_paint_edged (cairo_t *cr, double width, double height, double radius, double line,
                  ZohnColour fill, ZohnColour edge)
{
  zohn_path_rounded (cr, -(width + line) / 2, -(height + line) / 2, width + line, height + line,
                     radius + line / 2);
  zohn_colour_set (cr, edge);
  cairo_fill (cr);
  zohn_path_rounded (cr, -(width - line) / 2, -(height - line) / 2, MAX (0, width - line),
                     MAX (0, height - line), MAX (0, radius - line / 2));
  zohn_colour_set (cr, fill);
  cairo_fill (cr);
}

/**
 * zohn_enter_cloth:
 * @cr: a cairo context
 * @cloth: where the cloth lies
 *
 * Makes cloth units the units of @cr.
 */
void
zohn_enter_cloth (cairo_t *cr, const ZohnRectangle *cloth)
{
  cairo_translate (cr, cloth->x + cloth->width / 2, cloth->y + cloth->height / 2);
  cairo_scale (cr, cloth->width / 2, cloth->height / 2);
}

/**
 * zohn_shadow_rounded:
 * @cr: a cairo context
 * @colour: of the shadow
 * @width: of what throws it, round the origin
 * @height: of what throws it
 * @radius: of its corners
 * @softness: how far its edge spreads, outwards and inwards
 * @strength: 0 to 1
 *
 * Paints a soft shadow. It reaches no farther than @softness round the rectangle.
 */
void
zohn_shadow_rounded (cairo_t *cr, ZohnColour colour, double width, double height, double radius,
                     double softness, double strength)
{
  guint n_steps = (guint) CLAMP (softness / zohn_pixel (cr), SHADOW_STEPS_LEAST, SHADOW_STEPS_MOST);

  if (strength <= 0 || (colour & 0xff) == 0) {
    return;
  }

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  zohn_colour_set_faded (cr, colour, strength / n_steps);
  for (guint i = 0; i < n_steps; i++) {
    double spread = softness * (1 - 2.0 * i / n_steps);

    if (width + 2 * spread <= 0 || height + 2 * spread <= 0) {
      continue;
    }
    zohn_path_rounded (cr, -width / 2 - spread, -height / 2 - spread, width + 2 * spread,
                       height + 2 * spread, MAX (0, radius + spread));
    cairo_fill (cr);
  }
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
}

/**
 * zohn_bounds_add:
 * @bounds: bounds to grow
 * @x: a point
 * @y: a point
 * @margin: what is round it
 */
void
zohn_bounds_add (ZohnBounds *bounds, double x, double y, double margin)
{
  bounds->left = MIN (bounds->left, x - margin);
  bounds->top = MIN (bounds->top, y - margin);
  bounds->right = MAX (bounds->right, x + margin);
  bounds->bottom = MAX (bounds->bottom, y + margin);
}

/**
 * zohn_bounds_add_turned:
 * @bounds: bounds to grow
 * @x: the middle of a rectangle
 * @y: the middle of a rectangle
 * @half_length: along @angle
 * @half_width: across @angle
 * @angle: radians
 */
void
zohn_bounds_add_turned (ZohnBounds *bounds, double x, double y, double half_length,
                        double half_width, double angle)
{
  double reach_x = fabs (cos (angle)) * half_length + fabs (sin (angle)) * half_width;
  double reach_y = fabs (sin (angle)) * half_length + fabs (cos (angle)) * half_width;

  zohn_bounds_add (bounds, x - reach_x, y - reach_y, 0);
  zohn_bounds_add (bounds, x + reach_x, y + reach_y, 0);
}

/**
 * zohn_bounds_to_rectangle:
 * @bounds: bounds in cloth units
 * @cloth: where the cloth lies
 * @rectangle: (out): the smallest rectangle of whole units of the layout that holds them and the pixel at their edge
 */
void
zohn_bounds_to_rectangle (const ZohnBounds *bounds, const ZohnRectangle *cloth,
                          ZohnRectangle *rectangle)
{
  double unit = cloth->width / 2;
  double middle_x = cloth->x + unit;
  double middle_y = cloth->y + unit;
  double right = ceil (middle_x + bounds->right * unit + 1);
  double bottom = ceil (middle_y + bounds->bottom * unit + 1);

  rectangle->x = floor (middle_x + bounds->left * unit - 1);
  rectangle->y = floor (middle_y + bounds->top * unit - 1);
  rectangle->width = right - rectangle->x;
  rectangle->height = bottom - rectangle->y;
}
