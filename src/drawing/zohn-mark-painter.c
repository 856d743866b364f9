/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-mark-painter.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-ring.h"
#include "engine/zohn-position.h"

#include <math.h>

#define MARGIN 0.003
#define LINE 0.012

static void
paint_mark (cairo_t *cr, const ZohnPalette *palette, const ZohnScene *scene, guint space,
            gboolean from)
{
  const double dashes[] = { 0.022, 0.018 };
  ZohnColour colour = palette->mark[CLAMP (scene->marked_side, 0, ZOHN_N_SIDES - 1)];

  zohn_ring_add_space (cr, space, MARGIN);
  if (!palette->plain) {
    zohn_colour_set_faded (cr, colour, from ? 0.10 : 0.22);
    cairo_fill_preserve (cr);
  }
  zohn_colour_set (cr, colour);
  zohn_set_line (cr, from ? LINE * 0.7 : LINE, from ? 1 : 1.5);
  cairo_set_dash (cr, dashes, from ? G_N_ELEMENTS (dashes) : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/**
 * zohn_marks_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 * @scene: a scene
 *
 * Marks what happened last: a broken line round the space that the piece left, a whole one round the space that it
 * came to.
 */
void
zohn_marks_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnScene *scene)
{
  if (scene->marked_from >= 0 && scene->marked_from != scene->marked_to) {
    paint_mark (cr, palette, scene, (guint) scene->marked_from % ZOHN_N_SPACES, TRUE);
  }
  if (scene->marked_to >= 0) {
    paint_mark (cr, palette, scene, (guint) scene->marked_to % ZOHN_N_SPACES, FALSE);
  }
}

static void
add_space_bounds (int space, ZohnBounds *bounds)
{
  const double half = G_PI / ZOHN_N_SPACES;
  const double margin = MARGIN + LINE / 2;

  for (int step = -1; step <= 1; step++) {
    double angle = zohn_ring_get_direction (space) + step * half;

    zohn_bounds_add (bounds, ZOHN_RING_INNER * cos (angle), ZOHN_RING_INNER * sin (angle), margin);
    zohn_bounds_add (bounds, ZOHN_RING_OUTER * cos (angle), ZOHN_RING_OUTER * sin (angle), margin);
  }
}

/**
 * zohn_marks_add_bounds:
 * @scene: a scene
 * @bounds: bounds to grow by what zohn_marks_paint() paints
 */
void
zohn_marks_add_bounds (const ZohnScene *scene, ZohnBounds *bounds)
{
  if (scene->marked_from >= 0) {
    add_space_bounds (scene->marked_from, bounds);
  }
  if (scene->marked_to >= 0) {
    add_space_bounds (scene->marked_to, bounds);
  }
}
