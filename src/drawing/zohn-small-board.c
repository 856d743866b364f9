/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-small-board.h"

#include "drawing/zohn-path.h"
#include "drawing/zohn-piece-painter.h"
#include "drawing/zohn-scene.h"
#include "drawing/zohn-still-painter.h"

static void
enter (cairo_t *cr, double size)
{
  const ZohnRectangle cloth = { 0, 0, size, size };

  cairo_save (cr);
  zohn_enter_cloth (cr, &cloth);
}

/**
 * zohn_small_board_paint_ground:
 * @cr: a cairo context
 * @look: a look
 * @size: of the picture, a square from the origin
 *
 * Paints the board without pieces.
 */
void
zohn_small_board_paint_ground (cairo_t *cr, ZohnLook look, double size)
{
  const ZohnPalette *palette = zohn_palette_get (look);

  enter (cr, size);
  zohn_cloth_paint (cr, palette);
  zohn_ring_paint (cr, palette);
  zohn_stone_paint (cr, palette);
  cairo_restore (cr);
}

/**
 * zohn_small_board_paint_pieces:
 * @cr: a cairo context
 * @look: a look
 * @size: of the picture
 * @position: a position
 *
 * Paints both pieces where they stand.
 */
void
zohn_small_board_paint_pieces (cairo_t *cr, ZohnLook look, double size,
                               const ZohnPosition *position)
{
  const ZohnPalette *palette = zohn_palette_get (look);
  ZohnScene scene;

  zohn_scene_rest (&scene, position);
  enter (cr, size);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    zohn_piece_paint (cr, palette, &scene.pieces[side], (ZohnSide) side);
  }
  cairo_restore (cr);
}
