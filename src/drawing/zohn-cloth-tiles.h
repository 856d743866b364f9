/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-paper.h"

G_BEGIN_DECLS

/* A cloth that is printed over several sheets, which are glued together: each but the last of a row or column has a
 * strip that goes below its neighbour. */
typedef struct {
  ZohnPaper paper;
  guint n_columns, n_rows;
  double side; /* of the cloth, in points */
} ZohnClothTiles;

/* How far sheets lie over one another, in points. */
#define ZOHN_CLOTH_STRIP (12 * ZOHN_POINTS_PER_MILLIMETRE)

/* The largest cloth over at most @n_pages sheets. */
void zohn_cloth_tiles_init (ZohnClothTiles *tiles, const ZohnPaper *paper, guint n_pages);

/* @page row by row, from the left, whatever the direction of reading. @words: on the strips. */
void zohn_cloth_tiles_paint (cairo_t *cr, const ZohnClothTiles *tiles, guint page,
                             const PangoFontDescription *font, const char *words);
/* How the sheets go together, in a box. */
void zohn_cloth_tiles_paint_plan (cairo_t *cr, const ZohnClothTiles *tiles,
                                  const PangoFontDescription *font, const ZohnRectangle *box);

void zohn_cloth_paint_printed (cairo_t *cr, const ZohnRectangle *cloth);

G_END_DECLS
