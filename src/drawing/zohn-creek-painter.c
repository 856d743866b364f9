/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-still-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-noise.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-ring.h"

#include <math.h>

#define N_BANK_POINTS 15
#define N_RIPPLES 11

enum {
  SEED_BANK = 201,
  SEED_RIPPLE = 231
};

/* Along x from the middle of the board outwards, y across. */
static void
get_bank (guint space, int hand, double points[N_BANK_POINTS][2])
{
  for (guint i = 0; i < N_BANK_POINTS; i++) {
    double along = (double) i / (N_BANK_POINTS - 1);
    double radius = ZOHN_BED_INNER + (ZOHN_BED_OUTER - ZOHN_BED_INNER) * along;
    double meander = 0.0075 * sin (along * 2.6 * G_PI + space);
    double waver = zohn_noise_between (SEED_BANK + space * 2 + (hand > 0), i, -0.003, 0.003);

    points[i][0] = radius;
    points[i][1] = meander + hand * (radius * G_PI / 40 - 0.013 + waver);
  }
}

static void
add_bed (cairo_t *cr, double left[N_BANK_POINTS][2], double right[N_BANK_POINTS][2])
{
  double points[2 * N_BANK_POINTS][2];

  for (guint i = 0; i < N_BANK_POINTS; i++) {
    for (guint j = 0; j < 2; j++) {
      points[i][j] = left[i][j];
      points[2 * N_BANK_POINTS - 1 - i][j] = right[i][j];
    }
  }
  zohn_path_smooth (cr, points, 2 * N_BANK_POINTS, TRUE);
}

static void
paint_ripples (cairo_t *cr, const ZohnPalette *palette, guint space)
{
  zohn_ring_set_bed_source (cr, palette->ripple);
  zohn_set_line (cr, 0.0055, 0.8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < N_RIPPLES; i++) {
    double along = (i + 0.5) / N_RIPPLES;
    double radius = ZOHN_BED_INNER + (ZOHN_BED_OUTER - ZOHN_BED_INNER) * along;
    double across =
        (i % 2 == 0 ? -1 : 1) * zohn_noise_between (SEED_RIPPLE + space, i, 0.004, 0.018) +
        0.0075 * sin (along * 2.6 * G_PI + space);
    double half = zohn_noise_between (SEED_RIPPLE + space, 50 + i, 0.010, 0.017);

    cairo_move_to (cr, radius - half / 3, across - half);
    cairo_curve_to (cr, radius + half * 0.7, across - half / 2, radius - half * 0.9,
                    across + half / 2, radius + half / 3, across + half);
    cairo_stroke (cr);
  }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/**
 * zohn_creek_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 * @space: the space of the ring that it crosses
 *
 * Paints the creek: two wavering banks and the water between.
 */
void
zohn_creek_paint (cairo_t *cr, const ZohnPalette *palette, guint space)
{
  double left[N_BANK_POINTS][2], right[N_BANK_POINTS][2];

  get_bank (space, -1, left);
  get_bank (space, 1, right);

  cairo_save (cr);
  cairo_rotate (cr, zohn_ring_get_direction (space));
  add_bed (cr, left, right);
  zohn_ring_set_bed_source (cr, palette->water);
  cairo_fill (cr);
  paint_ripples (cr, palette, space);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  zohn_path_smooth (cr, left, N_BANK_POINTS, FALSE);
  cairo_new_sub_path (cr);
  zohn_path_smooth (cr, right, N_BANK_POINTS, FALSE);
  zohn_ring_set_bed_source (cr, palette->bank);
  zohn_set_line (cr, 0.011, 1.2);
  cairo_stroke (cr);
  cairo_restore (cr);
}
