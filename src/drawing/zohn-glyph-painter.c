/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-glyph-painter.h"

#include "drawing/zohn-piece-painter.h"
#include "drawing/zohn-stick-painter.h"

/**
 * zohn_sticks_paint_glyph:
 * @cr: a cairo context
 * @look: a look
 * @width: of the picture, from the origin
 * @height: of the picture
 * @thrown: a throw
 *
 * Paints four sticks upright side by side, in the order of a throw's token.
 */
void
zohn_sticks_paint_glyph (cairo_t *cr, ZohnLook look, double width, double height, ZohnThrow thrown)
{
  const ZohnPalette *palette = zohn_palette_get (look);
  double cell = width / ZOHN_N_STICKS;
  double thickness = MIN (cell * 0.68, height * 0.30);

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    cairo_save (cr);
    cairo_translate (cr, cell * (stick + 0.5), height / 2);
    cairo_rotate (cr, -G_PI_2);
    zohn_stick_paint_shape (cr, palette, height * 0.94, thickness, 0,
                            zohn_throw_is_groove_up (thrown, stick), stick == ZOHN_BLUE_STICK);
    cairo_restore (cr);
  }
}

/**
 * zohn_piece_paint_glyph:
 * @cr: a cairo context
 * @look: a look
 * @size: of the picture, a square from the origin
 * @side: a side
 *
 * Paints a side's awl; the arrow on its handle goes round the way the side does.
 */
void
zohn_piece_paint_glyph (cairo_t *cr, ZohnLook look, double size, ZohnSide side)
{
  double scale = size / 0.185;

  cairo_save (cr);
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, 0, side == ZOHN_SIDE_CLOCKWISE ? -0.027 : 0.027);
  cairo_save (cr);
  cairo_rotate (cr, side == ZOHN_SIDE_CLOCKWISE ? G_PI_2 : -G_PI_2);
  zohn_piece_paint_body (cr, zohn_palette_get (look), side);
  cairo_restore (cr);
  zohn_piece_paint_turning_sign (cr, zohn_palette_get (look), side);
  cairo_restore (cr);
}
