/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-still-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-noise.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-ring.h"

#include <math.h>

#define N_EDGE_POINTS 11
#define N_CRACKS 7
#define N_PEBBLES 9

enum {
  SEED_EDGE = 301,
  SEED_CRACK = 341,
  SEED_PEBBLE = 381
};

static double
get_half_width (double radius)
{
  return radius * G_PI / 40 - 0.009;
}

static void
get_edge (guint space, int hand, double points[N_EDGE_POINTS][2])
{
  for (guint i = 0; i < N_EDGE_POINTS; i++) {
    double radius =
        ZOHN_BED_INNER + (ZOHN_BED_OUTER - ZOHN_BED_INNER) * i / (double) (N_EDGE_POINTS - 1);
    double ragged = zohn_noise_between (SEED_EDGE + space + (hand > 0), i, -0.004, 0.005);

    points[i][0] = radius;
    points[i][1] = hand * (get_half_width (radius) - ragged);
  }
}

static void
paint_bed (cairo_t *cr, const ZohnPalette *palette, guint space)
{
  double left[N_EDGE_POINTS][2], right[N_EDGE_POINTS][2];

  get_edge (space, -1, left);
  get_edge (space, 1, right);
  for (guint i = 0; i < N_EDGE_POINTS; i++) {
    cairo_line_to (cr, left[i][0], left[i][1]);
  }
  for (guint i = N_EDGE_POINTS; i > 0; i--) {
    cairo_line_to (cr, right[i - 1][0], right[i - 1][1]);
  }
  cairo_close_path (cr);
  zohn_ring_set_bed_source (cr, palette->sand);
  cairo_fill (cr);

  for (guint i = 0; i < N_EDGE_POINTS; i++) {
    cairo_line_to (cr, left[i][0], left[i][1]);
  }
  cairo_new_sub_path (cr);
  for (guint i = 0; i < N_EDGE_POINTS; i++) {
    cairo_line_to (cr, right[i][0], right[i][1]);
  }
  zohn_ring_set_bed_source (cr, palette->crack);
  zohn_set_line (cr, 0.005, 0.7);
  cairo_stroke (cr);
}

/* A crack runs down the bed, others branch off to its edges. */
static void
add_cracks (cairo_t *cr, guint space)
{
  double knots[N_CRACKS + 2][2];

  for (guint i = 0; i < N_CRACKS + 2; i++) {
    double along = (double) i / (N_CRACKS + 1);

    knots[i][0] = ZOHN_BED_INNER + (ZOHN_BED_OUTER - ZOHN_BED_INNER) * (0.03 + 0.94 * along);
    knots[i][1] = (i % 2 == 0 ? -1 : 1) * zohn_noise_between (SEED_CRACK + space, i, 0.004, 0.014);
  }

  cairo_move_to (cr, knots[0][0], knots[0][1]);
  for (guint i = 1; i < N_CRACKS + 2; i++) {
    cairo_line_to (cr, knots[i][0], knots[i][1]);
  }
  for (guint i = 1; i <= N_CRACKS; i++) {
    double hand = i % 2 == 0 ? -1 : 1;
    double half = get_half_width (knots[i][0]);
    double lean = zohn_noise_between (SEED_CRACK + space, 40 + i, -0.014, 0.014);

    cairo_move_to (cr, knots[i][0], knots[i][1]);
    cairo_line_to (cr, knots[i][0] + lean, hand * (half + knots[i][1] * hand) / 2 + hand * 0.003);
    cairo_line_to (cr, knots[i][0] + lean * 0.4, hand * half);
  }
}

static void
paint_pebbles (cairo_t *cr, const ZohnPalette *palette, guint space)
{
  zohn_set_line (cr, 0.003, 0.6);
  for (guint i = 0; i < N_PEBBLES; i++) {
    double along = (i + zohn_noise (SEED_PEBBLE + space, i)) / N_PEBBLES;
    double radius = ZOHN_BED_INNER + 0.03 + (ZOHN_BED_OUTER - ZOHN_BED_INNER - 0.06) * along;
    double hand = zohn_noise (SEED_PEBBLE + space, 20 + i) < 0.5 ? -1 : 1;
    double across = hand * (get_half_width (radius) -
                            zohn_noise_between (SEED_PEBBLE + space, 40 + i, 0.004, 0.016));
    double size = zohn_noise_between (SEED_PEBBLE + space, 60 + i, 0.006, 0.0115);

    cairo_save (cr);
    cairo_translate (cr, radius, across);
    cairo_rotate (cr, zohn_noise (SEED_PEBBLE + space, 80 + i) * G_PI);
    cairo_scale (cr, size * 1.25, size);
    cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
    cairo_restore (cr);
    zohn_fill_and_stroke (cr, palette->pebble, palette->pebble_edge);
  }
}

/**
 * zohn_dry_branch_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 * @space: the space of the ring that it crosses
 *
 * Paints a dry branch of the creek: a cracked bed with pebbles.
 */
void
zohn_dry_branch_paint (cairo_t *cr, const ZohnPalette *palette, guint space)
{
  cairo_save (cr);
  cairo_rotate (cr, zohn_ring_get_direction (space));
  paint_bed (cr, palette, space);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  add_cracks (cr, space);
  zohn_ring_set_bed_source (cr, palette->crack);
  zohn_set_line (cr, 0.0055, 0.8);
  cairo_stroke (cr);
  paint_pebbles (cr, palette, space);
  cairo_restore (cr);
}
