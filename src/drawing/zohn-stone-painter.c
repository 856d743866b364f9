/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-still-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-noise.h"
#include "drawing/zohn-path.h"

#include <math.h>

#define N_EDGE_POINTS 11
#define N_SPECKS 46

enum {
  SEED_EDGE = 401,
  SEED_SPECK = 421
};

static void
add_outline (cairo_t *cr, double size, double x, double y)
{
  double points[N_EDGE_POINTS][2];

  for (guint i = 0; i < N_EDGE_POINTS; i++) {
    double angle = 2 * G_PI * i / N_EDGE_POINTS;
    double radius = size * zohn_noise_between (SEED_EDGE, i, 0.90, 1.0);

    points[i][0] = x + radius * cos (angle);
    points[i][1] = y + radius * sin (angle) * 0.96;
  }
  zohn_path_smooth (cr, points, N_EDGE_POINTS, TRUE);
}

static void
paint_shadow (cairo_t *cr, const ZohnPalette *palette)
{
  const double x = 0.014, y = 0.022, reach = ZOHN_STONE_RADIUS * 1.3;
  cairo_pattern_t *shadow =
      cairo_pattern_create_radial (x, y, ZOHN_STONE_RADIUS * 0.75, x, y, reach);

  zohn_colour_add_stop (shadow, 0, palette->shadow, 1.3);
  zohn_colour_add_stop (shadow, 0.35, palette->shadow, 0.75);
  zohn_colour_add_stop (shadow, 0.7, palette->shadow, 0.2);
  zohn_colour_add_stop (shadow, 1, palette->shadow, 0);
  cairo_set_source (cr, shadow);
  cairo_pattern_destroy (shadow);
  cairo_arc (cr, x, y, reach, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
paint_specks (cairo_t *cr, const ZohnPalette *palette)
{
  for (guint i = 0; i < N_SPECKS; i++) {
    double angle = zohn_noise (SEED_SPECK, i) * 2 * G_PI;
    double radius = sqrt (zohn_noise (SEED_SPECK, 100 + i)) * ZOHN_STONE_RADIUS * 0.86;
    double size = zohn_noise_between (SEED_SPECK, 200 + i, 0.0012, 0.0032);

    cairo_arc (cr, radius * cos (angle), radius * sin (angle) - 0.004, size, 0, 2 * G_PI);
    zohn_colour_set_faded (cr, i % 3 == 0 ? palette->stone_light : palette->stone_dark, 0.8);
    cairo_fill (cr);
  }
}

static void
set_gradient (cairo_t *cr, ZohnColour light, ZohnColour middle, ZohnColour dark)
{
  cairo_pattern_t *gradient = cairo_pattern_create_linear (
      -ZOHN_STONE_RADIUS * 0.7, -ZOHN_STONE_RADIUS, ZOHN_STONE_RADIUS * 0.7, ZOHN_STONE_RADIUS);

  zohn_colour_add_stop (gradient, 0, light, 1);
  zohn_colour_add_stop (gradient, 0.5, middle, 1);
  zohn_colour_add_stop (gradient, 1, dark, 1);
  cairo_set_source (cr, gradient);
  cairo_pattern_destroy (gradient);
}

/**
 * zohn_stone_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 *
 * Paints the ahl stone: flat, with a bevelled edge and a soft shadow.
 */
void
zohn_stone_paint (cairo_t *cr, const ZohnPalette *palette)
{
  if (!palette->plain) {
    paint_shadow (cr, palette);
  }

  add_outline (cr, ZOHN_STONE_RADIUS, 0, 0);
  set_gradient (cr, palette->stone, palette->stone_dark, palette->stone_dark);
  cairo_fill_preserve (cr);
  zohn_colour_set (cr, palette->stone_edge);
  zohn_set_line (cr, 0.005, 0.8);
  cairo_stroke (cr);

  add_outline (cr, ZOHN_STONE_RADIUS * 0.88, -0.004, -0.008);
  set_gradient (cr, palette->stone_light, palette->stone, palette->stone);
  cairo_fill (cr);
  if (!palette->plain) {
    paint_specks (cr, palette);
  }
}
