/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-stick-painter.h"

#include "drawing/zohn-cloth-measure.h"

#include <math.h>

/* Seen from the edge a stick is a little narrower than from its flat face. */
#define EDGE_WIDTH 0.62
#define GROOVE_SHARE 0.80
#define N_TEETH 9

#define GROWTH_PER_LIFT 0.5
#define SHADOW_REST 0.007
#define SHADOW_PER_LIFT 0.22
#define SOFTNESS_REST 0.007
#define SOFTNESS_PER_LIFT 0.05

/* Across the stick, in widths of it. */
static const struct {
  double top, bottom, share;
  gboolean light;
} bands[] = {
  { 0.20, 0.44, 0.30, FALSE },
  { -0.38, 0.10, 0.30, TRUE },
  { -0.28, -0.06, 0.60, TRUE },
};

static void
paint_back (cairo_t *cr, const ZohnPalette *palette, double length, double width)
{
  double half = length / 2 - width * 0.36;

  zohn_paint_edged (cr, length, width, width / 2, MAX (width * 0.08, 0.7 * zohn_pixel (cr)),
                    palette->bark, palette->bark_edge);
  if (palette->plain) {
    return;
  }

  /* Roundness in bands of light and shade: cairo paints them several times faster than a turned gradient. */
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++) {
    double height = (bands[i].bottom - bands[i].top) * width;

    zohn_path_rounded (cr, -half, bands[i].top * width, 2 * half, height, height / 2);
    zohn_colour_set_faded (cr, bands[i].light ? palette->bark_light : palette->bark_edge,
                           bands[i].share);
    cairo_fill (cr);
  }
}

static void
add_straight_groove (cairo_t *cr, double length)
{
  cairo_move_to (cr, -length / 2, 0);
  cairo_line_to (cr, length / 2, 0);
}

static void
add_toothed_groove (cairo_t *cr, double length, double depth)
{
  for (guint i = 0; i <= N_TEETH; i++) {
    cairo_line_to (cr, -length / 2 + length * i / N_TEETH, i % 2 == 0 ? -depth : depth);
  }
}

/* @shown: the share of its width that a turned face shows. */
static void
paint_face (cairo_t *cr, const ZohnPalette *palette, double length, double width, double shown,
            gboolean blue)
{
  double height = width * shown;

  zohn_paint_edged (cr, length, height, width * 0.16, MAX (length * 0.0125, 0.8 * zohn_pixel (cr)),
                    palette->wood, palette->wood_edge);
  if (!palette->plain) {
    cairo_rectangle (cr, -length * 0.48, -height * 0.41, length * 0.96, height * 0.1);
    zohn_colour_set (cr, palette->wood_light);
    cairo_fill (cr);
  }

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (blue) {
    add_toothed_groove (cr, length * GROOVE_SHARE, height * 0.22);
    zohn_set_line (cr, width * 0.16 * (0.4 + 0.6 * shown), shown);
  } else {
    add_straight_groove (cr, length * GROOVE_SHARE);
    zohn_set_line (cr, height * 0.26, shown);
  }
  zohn_colour_set (cr, blue ? palette->groove_blue : palette->groove_red);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/**
 * zohn_stick_paint_shape:
 * @cr: a cairo context; the stick lies along x round the origin
 * @palette: colours
 * @length: of the stick
 * @width: of its flat face
 * @roll: half turns about its own axis after it fell; at 0 it lies as it fell
 * @groove_up: how it fell
 * @blue: whether it is the blue stick
 *
 * Paints a stick: its grooved face, its blank back, or what shows between while it turns.
 */
void
zohn_stick_paint_shape (cairo_t *cr, const ZohnPalette *palette, double length, double width,
                        double roll, gboolean groove_up, gboolean blue)
{
  double turned = cos (roll * G_PI);
  double shown = fabs (turned);
  gboolean face = groove_up == (turned > 0);

  if (!face || shown < 0.98) {
    paint_back (cr, palette, length, width * MAX (shown, EDGE_WIDTH));
  }
  if (face && shown > 0.04) {
    cairo_save (cr);
    cairo_translate (cr, 0, sin (roll * G_PI) * width * (EDGE_WIDTH / 2) * (1 - shown));
    paint_face (cr, palette, length, width, MAX (shown, 0.08), blue);
    cairo_restore (cr);
  }
}

/**
 * zohn_stick_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 * @pose: where and how it lies or flies
 * @stick: which, 0 to 3
 *
 * Paints a casting stick and its shadow.
 */
void
zohn_stick_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnStickPose *pose, guint stick)
{
  double growth = 1 + GROWTH_PER_LIFT * pose->lift;
  double away = SHADOW_REST + SHADOW_PER_LIFT * pose->lift;

  cairo_save (cr);
  cairo_translate (cr, pose->x + away * 0.6, pose->y + away);
  cairo_rotate (cr, pose->angle);
  zohn_shadow_rounded (cr, palette->shadow, ZOHN_STICK_LENGTH, ZOHN_STICK_WIDTH * 0.9,
                       ZOHN_STICK_WIDTH * 0.3, SOFTNESS_REST + SOFTNESS_PER_LIFT * pose->lift,
                       1 / (1 + 1.5 * pose->lift));
  cairo_restore (cr);

  cairo_save (cr);
  cairo_translate (cr, pose->x, pose->y);
  cairo_rotate (cr, pose->angle);
  zohn_stick_paint_shape (cr, palette, ZOHN_STICK_LENGTH * growth, ZOHN_STICK_WIDTH * growth,
                          pose->roll, pose->groove_up, stick == ZOHN_BLUE_STICK);
  cairo_restore (cr);
}

/**
 * zohn_stick_add_bounds:
 * @pose: where and how a stick lies or flies
 * @bounds: bounds to grow by what zohn_stick_paint() paints
 */
void
zohn_stick_add_bounds (const ZohnStickPose *pose, ZohnBounds *bounds)
{
  double growth = 1 + GROWTH_PER_LIFT * pose->lift;
  double away = SHADOW_REST + SHADOW_PER_LIFT * pose->lift;
  double softness = SOFTNESS_REST + SOFTNESS_PER_LIFT * pose->lift;

  zohn_bounds_add_turned (bounds, pose->x, pose->y, ZOHN_STICK_LENGTH * growth / 2 + 0.004,
                          ZOHN_STICK_WIDTH * growth / 2 + 0.004, pose->angle);
  zohn_bounds_add_turned (bounds, pose->x + away * 0.6, pose->y + away,
                          ZOHN_STICK_LENGTH / 2 + softness, ZOHN_STICK_WIDTH / 2 + softness,
                          pose->angle);
}
