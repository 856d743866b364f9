/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-still-painter.h"

#include "drawing/zohn-path.h"
#include "drawing/zohn-ring.h"
#include "engine/zohn-position.h"

/**
 * zohn_ring_paint:
 * @cr: a cairo context in cloth units
 * @palette: colours
 *
 * Paints the forty spaces, creek and dry branches among them.
 */
void
zohn_ring_paint (cairo_t *cr, const ZohnPalette *palette)
{
  for (guint space = 0; space < ZOHN_N_SPACES; space++) {
    if (space % (ZOHN_N_SPACES / 4) != 0) {
      zohn_ring_add_space (cr, space, 0);
    }
  }
  zohn_set_line (cr, 0.0045, 0.7);
  zohn_fill_and_stroke (cr, palette->space, palette->space_edge);

  zohn_creek_paint (cr, palette, ZOHN_START);
  zohn_creek_paint (cr, palette, ZOHN_NORTH_CREEK);
  zohn_dry_branch_paint (cr, palette, ZOHN_FIRST_DRY_BRANCH);
  zohn_dry_branch_paint (cr, palette, ZOHN_SECOND_DRY_BRANCH);
}
