/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-still-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-noise.h"
#include "drawing/zohn-path.h"

#include <math.h>

#define EDGE_POINTS_A_SIDE 12
#define EDGE_WAVER 0.003
#define CORNER 0.014
#define N_THREADS 150
#define THREAD_SHADES 3
#define STITCH_LENGTH 0.026
#define STITCH_GAP 0.018

enum {
  SEED_EDGE = 101,
  SEED_WARP,
  SEED_WEFT,
  SEED_SLUB
};

/* One side of the cloth above the origin, from left to right. */
static void
get_side (guint side, double edge, double waver, double points[EDGE_POINTS_A_SIDE][2])
{
  for (guint i = 0; i < EDGE_POINTS_A_SIDE; i++) {
    points[i][0] = (edge - CORNER) * (2.0 * i / (EDGE_POINTS_A_SIDE - 1) - 1);
    points[i][1] =
        -edge - zohn_noise_between (SEED_EDGE, side * EDGE_POINTS_A_SIDE + i, -waver, waver);
  }
}

static void
add_edge_path (cairo_t *cr, double edge, double waver)
{
  double points[EDGE_POINTS_A_SIDE][2];
  cairo_matrix_t before;

  cairo_get_matrix (cr, &before);
  cairo_new_path (cr);
  for (guint side = 0; side < 4; side++) {
    get_side (side, edge, waver, points);
    zohn_path_smooth (cr, points, EDGE_POINTS_A_SIDE, FALSE);
    cairo_rotate (cr, G_PI_2);
    get_side ((side + 1) % 4, edge, waver, points);
    cairo_curve_to (cr, -edge, -edge + CORNER / 2, -edge + CORNER / 2, -edge, points[0][0],
                    points[0][1]);
  }
  cairo_close_path (cr);
  cairo_set_matrix (cr, &before);
}

static void
paint_shadow (cairo_t *cr, const ZohnPalette *palette)
{
  cairo_save (cr);
  cairo_translate (cr, 0.002, 0.006);
  zohn_shadow_rounded (cr, palette->shadow, 2 * ZOHN_CLOTH_EDGE, 2 * ZOHN_CLOTH_EDGE, 0.01, 0.009,
                       0.9);
  cairo_restore (cr);
}

/* Threads of one shade and one direction, as one path of thin rectangles. */
static void
add_threads (cairo_t *cr, guint64 seed, guint shade, gboolean upright)
{
  double step = 2 * ZOHN_CLOTH_EDGE / N_THREADS;

  for (guint i = 0; i < N_THREADS; i++) {
    double at = -ZOHN_CLOTH_EDGE + i * step;
    double width = step * zohn_noise_between (seed, 1000 + i, 0.3, 0.62);

    if (zohn_noise_bits (seed, i) % THREAD_SHADES != shade) {
      continue;
    }
    if (upright) {
      cairo_rectangle (cr, at, -ZOHN_CLOTH_EDGE, width, 2 * ZOHN_CLOTH_EDGE);
    } else {
      cairo_rectangle (cr, -ZOHN_CLOTH_EDGE, at, 2 * ZOHN_CLOTH_EDGE, width);
    }
  }
}

/* Where a thread was spun thicker. */
static void
add_slubs (cairo_t *cr, guint n_slubs)
{
  double step = 2 * ZOHN_CLOTH_EDGE / N_THREADS;

  for (guint i = 0; i < n_slubs; i++) {
    double along = zohn_noise_between (SEED_SLUB, 3 * i, -ZOHN_CLOTH_EDGE, ZOHN_CLOTH_EDGE - 0.08);
    double at =
        -ZOHN_CLOTH_EDGE + step * floor (zohn_noise_between (SEED_SLUB, 3 * i + 1, 0, N_THREADS));
    double length = zohn_noise_between (SEED_SLUB, 3 * i + 2, 0.02, 0.08);

    if (i % 2 == 0) {
      zohn_path_rounded (cr, along, at, length, step * 0.7, step * 0.35);
    } else {
      zohn_path_rounded (cr, at, along, step * 0.7, length, step * 0.35);
    }
  }
}

static void
paint_weave (cairo_t *cr, const ZohnPalette *palette)
{
  if ((palette->weave & 0xff) == 0) {
    return;
  }

  for (guint shade = 0; shade < THREAD_SHADES; shade++) {
    double share = 0.55 + 0.2 * shade;

    zohn_colour_set_faded (cr, palette->weave, share);
    add_threads (cr, SEED_WARP, shade, TRUE);
    cairo_fill (cr);
    zohn_colour_set_faded (cr, palette->weave, share * 0.8);
    add_threads (cr, SEED_WEFT, shade, FALSE);
    cairo_fill (cr);
  }
  zohn_colour_set_faded (cr, palette->weave, 0.8);
  add_slubs (cr, 90);
  cairo_fill (cr);
}

static void
paint_hem (cairo_t *cr, const ZohnPalette *palette)
{
  const double dashes[] = { STITCH_LENGTH, STITCH_GAP };
  double fold = ZOHN_CLOTH_HEM - 0.016;

  if (!palette->plain) {
    cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_rectangle (cr, -1, -1, 2, 2);
    cairo_rectangle (cr, -fold, -fold, 2 * fold, 2 * fold);
    zohn_colour_set_faded (cr, palette->hem, 0.75);
    cairo_fill (cr);
    cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);

    cairo_rectangle (cr, -fold, -fold, 2 * fold, 2 * fold);
    zohn_colour_set_faded (cr, palette->shadow, 0.55);
    zohn_set_line (cr, 0.003, 0.5);
    cairo_stroke (cr);
  }

  cairo_rectangle (cr, -ZOHN_CLOTH_HEM, -ZOHN_CLOTH_HEM, 2 * ZOHN_CLOTH_HEM, 2 * ZOHN_CLOTH_HEM);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  zohn_colour_set (cr, palette->stitch);
  zohn_set_line (cr, 0.0045, 0.7);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/**
 * zohn_cloth_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 *
 * Paints the cloth: its shadow, the weave and the hem.
 */
void
zohn_cloth_paint (cairo_t *cr, const ZohnPalette *palette)
{
  double waver = palette->plain ? 0 : EDGE_WAVER;

  cairo_save (cr);
  paint_shadow (cr, palette);
  add_edge_path (cr, ZOHN_CLOTH_EDGE, waver);
  zohn_colour_set (cr, palette->cloth);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  paint_weave (cr, palette);
  paint_hem (cr, palette);
  cairo_restore (cr);

  add_edge_path (cr, ZOHN_CLOTH_EDGE, waver);
  zohn_colour_set_faded (cr, palette->stitch, palette->plain ? 1 : 0.6);
  zohn_set_line (cr, 0.003, 0.7);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}
