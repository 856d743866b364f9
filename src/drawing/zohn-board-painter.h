/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-palette.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* What stays the same while a scene moves. */
typedef struct {
  ZohnLook look;
  ZohnBoardLayout layout;
  PangoFontDescription *font; /* borrowed: the desktop's font, at the size wanted for names */
  gboolean right_to_left;
  double resolution; /* dots per inch for text, 96 by default */
} ZohnBoardStyle;

/* The parts of a scene that move on their own. */
typedef enum {
  ZOHN_SCENE_PART_MARKS, /* where from, where to */
  ZOHN_SCENE_PART_PLATE_CLOCKWISE,
  ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE,
  ZOHN_SCENE_PART_PIECE_CLOCKWISE,
  ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE,
  ZOHN_SCENE_PART_STICK_0,
  ZOHN_SCENE_PART_STICK_1,
  ZOHN_SCENE_PART_STICK_2,
  ZOHN_SCENE_PART_STICK_3,
  ZOHN_SCENE_PART_COUNTER, /* the one on its way */
} ZohnScenePart;

#define ZOHN_N_SCENE_PARTS 10

/* Cloth, weave, hem, ring, creek, dry branches, stone, ground of the plates: what is painted once and cached. */
void zohn_board_paint_still (cairo_t *cr, const ZohnBoardStyle *style);

/* One moving part, in the coordinates of the layout; the parts' order is the painting order. */
void zohn_board_paint_part (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene,
                            ZohnScenePart part);

/* The rectangle a part paints in, whole units; FALSE when it paints nothing. */
gboolean zohn_board_get_part_extents (const ZohnBoardStyle *style, const ZohnScene *scene,
                                      ZohnScenePart part, ZohnRectangle *extents);

/* Still and all parts: pictures, print, tests. */
void zohn_board_paint (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene);

/* A throw as a small row of four sticks, for history rows and tables. */
void
zohn_sticks_paint_glyph (cairo_t *cr, ZohnLook look, double width, double height, ZohnThrow thrown);
/* A side's awl and its direction arrow, for labels beside names. */
void zohn_piece_paint_glyph (cairo_t *cr, ZohnLook look, double size, ZohnSide side);

G_END_DECLS
