/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-board-painter.h"

#include "drawing/zohn-mark-painter.h"
#include "drawing/zohn-piece-painter.h"
#include "drawing/zohn-plate-painter.h"
#include "drawing/zohn-stick-painter.h"
#include "drawing/zohn-still-painter.h"

static void
enter_cloth (cairo_t *cr, const ZohnBoardLayout *layout)
{
  zohn_enter_cloth (cr, &layout->cloth);
  if (layout->turned) {
    cairo_rotate (cr, G_PI);
  }
}

static void
turn_bounds (ZohnBounds *bounds)
{
  *bounds = (ZohnBounds){
    .left = -bounds->right,
    .top = -bounds->bottom,
    .right = -bounds->left,
    .bottom = -bounds->top,
  };
}

/**
 * zohn_board_paint_still:
 * @cr: a cairo context
 * @style: a style
 *
 * Paints what stays the same: ground, cloth, ring, stone and the ground of the plates.
 */
void
zohn_board_paint_still (cairo_t *cr, const ZohnBoardStyle *style)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, style->layout.width, style->layout.height);
  zohn_colour_set (cr, palette->ground);
  cairo_fill (cr);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    zohn_plate_paint_ground (cr, style, side);
  }
  cairo_restore (cr);

  if (style->layout.cloth.width <= 0) {
    return;
  }
  cairo_save (cr);
  enter_cloth (cr, &style->layout);
  zohn_cloth_paint (cr, palette);
  zohn_ring_paint (cr, palette);
  zohn_stone_paint (cr, palette);
  cairo_restore (cr);
}

static void
paint_part_on_cloth (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene,
                     ZohnScenePart part)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);

  cairo_save (cr);
  enter_cloth (cr, &style->layout);
  if (part == ZOHN_SCENE_PART_MARKS) {
    zohn_marks_paint (cr, palette, scene);
  } else if (part <= ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE) {
    ZohnSide side = part - ZOHN_SCENE_PART_PIECE_CLOCKWISE;

    zohn_piece_paint (cr, palette, &scene->pieces[side], side);
  } else {
    guint stick = part - ZOHN_SCENE_PART_STICK_0;

    zohn_stick_paint (cr, palette, &scene->sticks[stick], stick);
  }
  cairo_restore (cr);
}

/**
 * zohn_board_paint_part:
 * @cr: a cairo context, in the coordinates of the style's layout
 * @style: a style
 * @scene: a scene
 * @part: which part of it
 *
 * Paints one moving part. The order of the parts is the order of painting.
 */
void
zohn_board_paint_part (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene,
                       ZohnScenePart part)
{
  ZohnRectangle extents;

  if (!zohn_board_get_part_extents (style, scene, part, &extents)) {
    return;
  }

  switch (part) {
  case ZOHN_SCENE_PART_PLATE_CLOCKWISE:
  case ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE:
    cairo_save (cr);
    zohn_plate_paint (cr, style, scene, part - ZOHN_SCENE_PART_PLATE_CLOCKWISE);
    cairo_restore (cr);
    break;
  case ZOHN_SCENE_PART_COUNTER:
    zohn_plate_paint_counter (cr, style, scene);
    break;
  case ZOHN_SCENE_PART_MARKS:
  case ZOHN_SCENE_PART_PIECE_CLOCKWISE:
  case ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE:
  case ZOHN_SCENE_PART_STICK_0:
  case ZOHN_SCENE_PART_STICK_1:
  case ZOHN_SCENE_PART_STICK_2:
  case ZOHN_SCENE_PART_STICK_3:
  default:
    paint_part_on_cloth (cr, style, scene, part);
    break;
  }
}

/**
 * zohn_board_get_part_extents:
 * @style: a style
 * @scene: a scene
 * @part: a part of it
 * @extents: (out): the rectangle that it is painted in, whole units
 *
 * Returns: %FALSE when the part paints nothing
 */
gboolean
zohn_board_get_part_extents (const ZohnBoardStyle *style, const ZohnScene *scene,
                             ZohnScenePart part, ZohnRectangle *extents)
{
  ZohnBounds bounds = ZOHN_BOUNDS_EMPTY;

  if (part == ZOHN_SCENE_PART_PLATE_CLOCKWISE || part == ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE) {
    *extents = style->layout.plates[part - ZOHN_SCENE_PART_PLATE_CLOCKWISE];
    return extents->width > 0 && extents->height > 0;
  }
  if (part == ZOHN_SCENE_PART_COUNTER) {
    if (!scene->counter.moving) {
      return FALSE;
    }
    zohn_plate_get_counter_extents (style, scene, extents);
    return TRUE;
  }

  if (part == ZOHN_SCENE_PART_MARKS) {
    zohn_marks_add_bounds (scene, &bounds);
  } else if (part <= ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE) {
    ZohnSide side = part - ZOHN_SCENE_PART_PIECE_CLOCKWISE;

    zohn_piece_add_bounds (&scene->pieces[side], side, &bounds);
  } else if (scene->sticks_shown) {
    zohn_stick_add_bounds (&scene->sticks[part - ZOHN_SCENE_PART_STICK_0], &bounds);
  }
  if (bounds.right < bounds.left || style->layout.cloth.width <= 0) {
    return FALSE;
  }
  if (style->layout.turned) {
    turn_bounds (&bounds);
  }
  zohn_bounds_to_rectangle (&bounds, &style->layout.cloth, extents);

  return TRUE;
}

/**
 * zohn_board_paint:
 * @cr: a cairo context
 * @style: a style
 * @scene: a scene
 *
 * Paints a whole board.
 */
void
zohn_board_paint (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene)
{
  zohn_board_paint_still (cr, style);
  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    zohn_board_paint_part (cr, style, scene, part);
  }
}
