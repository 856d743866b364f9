/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-board-layout.h"

#include "drawing/zohn-cloth-measure.h"
#include "engine/zohn-position.h"

#include <math.h>
#include <string.h>

/* In lines of text: a plate above the cloth is a row, one beside it a column. */
#define ROW_HEIGHT 4.9
#define COLUMN_WIDTH_LEAST 8.5
#define COLUMN_WIDTH_MOST 15.0
#define COLUMN_HEIGHT 12.8

/* Text that has the size of the desktop's on a small board grows with a large one. */
#define LINE_PER_AREA 0.026
#define ROW_SHARE_MOST 0.22
#define COLUMN_SHARE_MOST 0.24

#define GAP_SHARE 0.012
#define GAP_LEAST 2
#define GAP_MOST 24

static void
lay_out_above (ZohnBoardLayout *layout, double line, double gap)
{
  double row = MIN (ROW_HEIGHT * line, layout->height * ROW_SHARE_MOST);
  double size = MAX (0, MIN (layout->width - 2 * gap, layout->height - row - 3 * gap));
  double spare = MAX (0, layout->height - row - size - 3 * gap);
  double top = gap + spare / 2;
  double plates_width = MIN (layout->width - 2 * gap, MAX (size, 36 * line));
  double left = (layout->width - plates_width) / 2;
  double width = MAX (0, (plates_width - gap) / 2);

  layout->beside = FALSE;
  layout->line = row / ROW_HEIGHT;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    gboolean second = (side == ZOHN_SIDE_ANTICLOCKWISE) != layout->mirrored;

    layout->plates[side] = (ZohnRectangle){ left + (second ? width + gap : 0), top, width, row };
  }
  layout->cloth = (ZohnRectangle){ (layout->width - size) / 2, top + row + gap, size, size };
}

static void
lay_out_beside (ZohnBoardLayout *layout, double line, double gap)
{
  double least = MIN (COLUMN_WIDTH_LEAST * line, layout->width * COLUMN_SHARE_MOST);
  double size = MAX (0, MIN (layout->height - 2 * gap, layout->width - 2 * least - 4 * gap));
  double column = MIN ((layout->width - size - 4 * gap) / 2, COLUMN_WIDTH_MOST * line);
  double height;

  layout->beside = TRUE;
  layout->line = MIN (line, column / COLUMN_WIDTH_LEAST);
  height = MIN (COLUMN_HEIGHT * layout->line, layout->height - 2 * gap);
  layout->line = MIN (layout->line, height / COLUMN_HEIGHT);
  layout->cloth =
      (ZohnRectangle){ (layout->width - size) / 2, (layout->height - size) / 2, size, size };
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    gboolean second = (side == ZOHN_SIDE_ANTICLOCKWISE) != layout->mirrored;
    double left = second ? layout->cloth.x + size + gap : layout->cloth.x - gap - column;

    layout->plates[side] =
        (ZohnRectangle){ left, (layout->height - height) / 2, MAX (0, column), height };
  }
}

static void
round_rectangle (ZohnRectangle *rectangle)
{
  double right = floor (rectangle->x + rectangle->width);
  double bottom = floor (rectangle->y + rectangle->height);

  rectangle->x = ceil (rectangle->x);
  rectangle->y = ceil (rectangle->y);
  rectangle->width = MAX (0, right - rectangle->x);
  rectangle->height = MAX (0, bottom - rectangle->y);
}

/**
 * zohn_board_layout_init:
 * @layout: (out caller-allocates): a layout
 * @width: of the area, in the caller's units
 * @height: of the area
 * @text_height: of a line in the plates' font
 * @mirrored: right-to-left: the plates change places, the cloth never mirrors
 *
 * Lays out the cloth and the plates, in the way that leaves the cloth the larger. All rectangles lie on whole units.
 */
void
zohn_board_layout_init (ZohnBoardLayout *layout, double width, double height, double text_height,
                        gboolean mirrored)
{
  double smaller = MIN (width, height);
  double line = MAX (text_height, smaller * LINE_PER_AREA);
  double gap = CLAMP (smaller * GAP_SHARE, GAP_LEAST, GAP_MOST);
  ZohnBoardLayout beside;

  g_return_if_fail (text_height > 0);

  memset (layout, 0, sizeof *layout);
  layout->width = MAX (0, width);
  layout->height = MAX (0, height);
  layout->mirrored = mirrored;
  beside = *layout;
  lay_out_above (layout, line, gap);
  lay_out_beside (&beside, line, gap);
  if (beside.cloth.width > layout->cloth.width) {
    *layout = beside;
  }

  layout->text_scale = layout->line / text_height;
  round_rectangle (&layout->cloth);
  layout->cloth.width = layout->cloth.height = MIN (layout->cloth.width, layout->cloth.height);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    round_rectangle (&layout->plates[side]);
  }
}

/**
 * zohn_board_layout_get_height:
 * @width: of an area
 * @text_height: of a line in the plates' font
 *
 * Returns: the height at which plates and cloth fill the area, the plates above the cloth
 */
double
zohn_board_layout_get_height (double width, double text_height)
{
  double line = MAX (text_height, width * LINE_PER_AREA);
  double gap = CLAMP (width * GAP_SHARE, GAP_LEAST, GAP_MOST);

  return ceil (ROW_HEIGHT * line + width + gap);
}

static gboolean
rectangle_contains (const ZohnRectangle *rectangle, double x, double y)
{
  return x >= rectangle->x && y >= rectangle->y && x < rectangle->x + rectangle->width &&
         y < rectangle->y + rectangle->height;
}

static ZohnBoardPart
pick_on_cloth (double x, double y, guint *index)
{
  double distance = hypot (x, y);
  double progress;

  if (distance <= ZOHN_STONE_RADIUS + 0.02) {
    return ZOHN_BOARD_PART_STONE;
  }
  if (distance < ZOHN_BED_INNER || distance > ZOHN_BED_OUTER) {
    return ZOHN_BOARD_PART_CLOTH;
  }

  progress = atan2 (-x, y) * ZOHN_N_SPACES / (2 * G_PI);
  *index = (guint) ((int) floor (progress + 0.5) + ZOHN_N_SPACES) % ZOHN_N_SPACES;

  return ZOHN_BOARD_PART_SPACE;
}

/**
 * zohn_board_layout_pick:
 * @layout: a layout
 * @x: a place in its area
 * @y: a place in its area
 * @index: (out) (optional): the space of the ring, 0 to 39, or the side of a plate; else 0
 *
 * Returns: what lies there
 */
ZohnBoardPart
zohn_board_layout_pick (const ZohnBoardLayout *layout, double x, double y, guint *index)
{
  const ZohnRectangle *cloth = &layout->cloth;
  guint ignored;

  index = index != NULL ? index : &ignored;
  *index = 0;

  if (rectangle_contains (cloth, x, y)) {
    const double half_turn = layout->turned ? -1 : 1;

    return pick_on_cloth (half_turn * (2 * (x - cloth->x) / cloth->width - 1),
                          half_turn * (2 * (y - cloth->y) / cloth->height - 1), index);
  }
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (rectangle_contains (&layout->plates[side], x, y)) {
      *index = side;
      return ZOHN_BOARD_PART_PLATE;
    }
  }

  return ZOHN_BOARD_PART_NONE;
}

/**
 * zohn_ring_get_point:
 * @side: a side
 * @progress: its progress, fractions lie between two spaces; any number, a ring has no end
 * @x: (out): cloth units, to the east
 * @y: (out): cloth units, to the south
 *
 * Looks up where the middle of a space lies: 0 in the south, 10 in the west for the side that goes clockwise and in
 * the east for the other.
 */
void
zohn_ring_get_point (ZohnSide side, double progress, double *x, double *y)
{
  double angle = progress * 2 * G_PI / ZOHN_N_SPACES;

  *x = ZOHN_RING_MIDDLE * (side == ZOHN_SIDE_CLOCKWISE ? -sin (angle) : sin (angle));
  *y = ZOHN_RING_MIDDLE * cos (angle);
}
