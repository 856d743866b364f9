/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-ring.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-path.h"
#include "engine/zohn-position.h"

#define SPACE_GAP 0.010
#define SPACE_CORNER 0.014
#define BED_FADING 0.15

/**
 * zohn_ring_get_direction:
 * @space: a space of the ring; fractions lie between two
 *
 * Returns: where it lies as seen from the middle, an angle as cairo counts them
 */
double
zohn_ring_get_direction (double space)
{
  return G_PI_2 + space * 2 * G_PI / ZOHN_N_SPACES;
}

/**
 * zohn_ring_add_space:
 * @cr: a cairo context in cloth units
 * @space: a space of the ring
 * @margin: how much larger than the space itself, cloth units
 *
 * Adds the outline of a space to the path.
 */
void
zohn_ring_add_space (cairo_t *cr, guint space, double margin)
{
  double middle = zohn_ring_get_direction (space);
  double half = G_PI / ZOHN_N_SPACES - (SPACE_GAP / 2 - margin) / ZOHN_RING_MIDDLE;

  zohn_path_wedge (cr, ZOHN_RING_INNER - margin, ZOHN_RING_OUTER + margin, middle - half,
                   middle + half, SPACE_CORNER + margin / 2);
}

/**
 * zohn_ring_set_bed_source:
 * @cr: a cairo context in cloth units, turned so that x leads outwards
 * @colour: a colour
 *
 * Makes @colour the source of @cr, fading at the ends of the beds: creek and dry branches come out of the cloth and
 * go back into it.
 */
void
zohn_ring_set_bed_source (cairo_t *cr, ZohnColour colour)
{
  cairo_pattern_t *fading = cairo_pattern_create_linear (ZOHN_BED_INNER, 0, ZOHN_BED_OUTER, 0);

  zohn_colour_add_stop (fading, 0, colour, 0);
  zohn_colour_add_stop (fading, BED_FADING, colour, 1);
  zohn_colour_add_stop (fading, 1 - BED_FADING, colour, 1);
  zohn_colour_add_stop (fading, 1, colour, 0);
  cairo_set_source (cr, fading);
  cairo_pattern_destroy (fading);
}
