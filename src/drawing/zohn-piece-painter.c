/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-piece-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-ring.h"
#include "engine/zohn-position.h"

#include <math.h>

#define HANDLE_BACK -0.060
#define HANDLE_FRONT 0.057
#define HANDLE_HALF 0.052
#define COLLAR_HALF 0.018
#define SHAFT_HALF 0.012
#define TIP 0.122

/* The arrow of a side that stands nowhere; angles as cairo counts them. */
#define TURN_RADIUS 0.027
#define TURN_FIRST (0.30 * G_PI)
#define TURN_LAST (1.72 * G_PI)

#define GROWTH_PER_LIFT 0.6
#define SHADOW_REST 0.009
#define SHADOW_PER_LIFT 0.25
#define SOFTNESS_REST 0.009
#define SOFTNESS_PER_LIFT 0.05

typedef struct {
  double x, y, angle;
} Place;

static void
add_round_handle (cairo_t *cr)
{
  cairo_move_to (cr, HANDLE_FRONT, -COLLAR_HALF);
  cairo_curve_to (cr, 0.037, -0.024, 0.039, -HANDLE_HALF, -0.008, -HANDLE_HALF);
  cairo_curve_to (cr, -0.036, -HANDLE_HALF, HANDLE_BACK, -0.030, HANDLE_BACK, 0);
  cairo_curve_to (cr, HANDLE_BACK, 0.030, -0.036, HANDLE_HALF, -0.008, HANDLE_HALF);
  cairo_curve_to (cr, 0.039, HANDLE_HALF, 0.037, 0.024, HANDLE_FRONT, COLLAR_HALF);
  cairo_close_path (cr);
}

static void
add_angular_handle (cairo_t *cr)
{
  const double half[][2] = { { HANDLE_FRONT, COLLAR_HALF },
                             { 0.028, HANDLE_HALF * 0.98 },
                             { -0.040, HANDLE_HALF * 0.98 },
                             { HANDLE_BACK, 0.034 } };

  for (guint i = 0; i < G_N_ELEMENTS (half); i++) {
    cairo_line_to (cr, half[i][0], -half[i][1]);
  }
  for (guint i = G_N_ELEMENTS (half); i > 0; i--) {
    cairo_line_to (cr, half[i - 1][0], half[i - 1][1]);
  }
  cairo_close_path (cr);
}

static void
add_handle (cairo_t *cr, ZohnSide side)
{
  if (side == ZOHN_SIDE_CLOCKWISE) {
    add_round_handle (cr);
  } else {
    add_angular_handle (cr);
  }
}

static void
paint_shaft (cairo_t *cr, const ZohnPalette *palette)
{
  cairo_move_to (cr, HANDLE_FRONT - 0.004, -SHAFT_HALF);
  cairo_line_to (cr, TIP, 0);
  cairo_line_to (cr, HANDLE_FRONT - 0.004, SHAFT_HALF);
  cairo_close_path (cr);
  zohn_set_line (cr, 0.004, 0.8);
  zohn_fill_and_stroke (cr, palette->steel, palette->steel_edge);
}

static void
paint_arrow (cairo_t *cr, ZohnColour colour)
{
  const double x = -0.008;

  cairo_move_to (cr, x, -0.042);
  cairo_line_to (cr, x + 0.031, -0.004);
  cairo_line_to (cr, x + 0.011, -0.004);
  cairo_line_to (cr, x + 0.011, 0.038);
  cairo_line_to (cr, x - 0.011, 0.038);
  cairo_line_to (cr, x - 0.011, -0.004);
  cairo_line_to (cr, x - 0.031, -0.004);
  cairo_close_path (cr);
  zohn_colour_set (cr, colour);
  cairo_fill (cr);
}

static void
set_handle_source (cairo_t *cr, const ZohnPalette *palette, ZohnSide side)
{
  cairo_pattern_t *gradient;

  if (palette->plain) {
    zohn_colour_set (cr, palette->side[side]);
    return;
  }

  gradient = cairo_pattern_create_linear (-0.02, -HANDLE_HALF, 0.02, HANDLE_HALF);
  zohn_colour_add_stop (gradient, 0, palette->side_light[side], 1);
  zohn_colour_add_stop (gradient, 0.45, palette->side[side], 1);
  zohn_colour_add_stop (gradient, 1, palette->side[side], 1);
  cairo_set_source (cr, gradient);
  cairo_pattern_destroy (gradient);
}

/**
 * zohn_piece_paint_turning_sign:
 * @cr: a cairo context in cloth units, round the middle of a handle
 * @palette: colours
 * @side: whose it is
 *
 * Paints the way a side goes round the ring, for a piece that stands nowhere on it: an arrow in a circle, which means the same
 * wherever one thinks of the piece.
 */
void
zohn_piece_paint_turning_sign (cairo_t *cr, const ZohnPalette *palette, ZohnSide side)
{
  cairo_save (cr);
  if (side == ZOHN_SIDE_ANTICLOCKWISE) {
    cairo_scale (cr, -1, 1);
  }
  zohn_colour_set (cr, palette->side_sign[side]);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, 0.013);
  cairo_arc (cr, 0, 0, TURN_RADIUS, TURN_FIRST, TURN_LAST);
  cairo_stroke (cr);

  cairo_rotate (cr, TURN_LAST);
  cairo_translate (cr, TURN_RADIUS, 0);
  cairo_move_to (cr, -0.021, -0.005);
  cairo_line_to (cr, 0.021, -0.005);
  cairo_line_to (cr, 0.001, 0.027);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * zohn_piece_paint_body:
 * @cr: a cairo context in cloth units; the awl points along x
 * @palette: colours
 * @side: whose it is
 *
 * Paints an awl without a sign: clockwise's handle is round, the other's angular.
 */
void
zohn_piece_paint_body (cairo_t *cr, const ZohnPalette *palette, ZohnSide side)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  paint_shaft (cr, palette);
  add_handle (cr, side);
  set_handle_source (cr, palette, side);
  cairo_fill_preserve (cr);
  zohn_colour_set (cr, palette->side_edge[side]);
  zohn_set_line (cr, 0.0055, 1);
  cairo_stroke (cr);
}

static void
get_place (const ZohnPiecePose *pose, ZohnSide side, Place *place)
{
  gboolean clockwise = side == ZOHN_SIDE_CLOCKWISE;
  double space = clockwise ? pose->progress : -pose->progress;
  double direction = zohn_ring_get_direction (remainder (space, ZOHN_N_SPACES));
  double start = zohn_ring_get_direction (ZOHN_START);
  double radius = clockwise ? ZOHN_AWL_HANDLE_CLOCKWISE : ZOHN_AWL_HANDLE_ANTICLOCKWISE;
  double slide = CLAMP (pose->slide, 0, 1);

  place->x = radius * (cos (direction) * (1 - slide) + cos (start) * slide);
  place->y = radius * (sin (direction) * (1 - slide) + sin (start) * slide);
  place->angle = direction + (start - direction) * slide + (clockwise ? G_PI : 0);
}

/**
 * zohn_piece_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 * @pose: where it is
 * @side: whose it is
 *
 * Paints a side's piece and its shadow.
 */
void
zohn_piece_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnPiecePose *pose, ZohnSide side)
{
  double growth = 1 + GROWTH_PER_LIFT * pose->lift;
  double away = SHADOW_REST + SHADOW_PER_LIFT * pose->lift;
  Place place;

  get_place (pose, side, &place);

  cairo_save (cr);
  cairo_translate (cr, place.x + away * 0.6, place.y + away);
  cairo_rotate (cr, place.angle);
  zohn_shadow_rounded (cr, palette->shadow, HANDLE_FRONT - HANDLE_BACK, 2 * HANDLE_HALF,
                       side == ZOHN_SIDE_CLOCKWISE ? HANDLE_HALF : HANDLE_HALF * 0.4,
                       SOFTNESS_REST + SOFTNESS_PER_LIFT * pose->lift, 1 / (1 + 1.5 * pose->lift));
  cairo_restore (cr);

  cairo_save (cr);
  cairo_translate (cr, place.x, place.y);
  cairo_rotate (cr, place.angle);
  cairo_scale (cr, growth, growth);
  zohn_piece_paint_body (cr, palette, side);
  paint_arrow (cr, palette->side_sign[side]);
  cairo_restore (cr);
}

/**
 * zohn_piece_add_bounds:
 * @pose: where a piece is
 * @side: whose it is
 * @bounds: bounds to grow by what zohn_piece_paint() paints
 */
void
zohn_piece_add_bounds (const ZohnPiecePose *pose, ZohnSide side, ZohnBounds *bounds)
{
  double growth = 1 + GROWTH_PER_LIFT * pose->lift;
  double away = SHADOW_REST + SHADOW_PER_LIFT * pose->lift;
  double softness = SOFTNESS_REST + SOFTNESS_PER_LIFT * pose->lift;
  double middle = (TIP + HANDLE_BACK) / 2 * growth;
  Place place;

  get_place (pose, side, &place);
  zohn_bounds_add_turned (
      bounds, place.x + middle * cos (place.angle), place.y + middle * sin (place.angle),
      (TIP - HANDLE_BACK) / 2 * growth + 0.006, HANDLE_HALF * growth + 0.006, place.angle);
  zohn_bounds_add_turned (bounds, place.x + away * 0.6, place.y + away,
                          (HANDLE_FRONT - HANDLE_BACK) / 2 + softness, HANDLE_HALF + softness,
                          place.angle);
}
