/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-board-style.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

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

G_END_DECLS
