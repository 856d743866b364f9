/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

typedef struct {
  double x, y, width, height;
} ZohnRectangle;

/* Where the cloth and the two plates (name, counters, debt, turn of a side) lie in a width by height area:
 * plates beside the cloth when it is wide, above it when it is tall. Pixels of the caller's cairo units. */
typedef struct {
  double width, height;
  ZohnRectangle cloth; /* a square */
  ZohnRectangle plates[ZOHN_N_SIDES];
  gboolean beside;
  gboolean mirrored;
  gboolean turned; /* the north end of the cloth is at the bottom; the caller sets it */
  double text_scale; /* of the plates' font, which grows and shrinks with the board */
  double line; /* height of a line of that text */
} ZohnBoardLayout;

typedef enum {
  ZOHN_BOARD_PART_NONE,
  ZOHN_BOARD_PART_CLOTH,
  ZOHN_BOARD_PART_STONE,
  ZOHN_BOARD_PART_SPACE,
  ZOHN_BOARD_PART_PLATE,
} ZohnBoardPart;

/* @text_height: of a line in the plates' font. @mirrored: right-to-left, the plates change places, the cloth
 * never mirrors. */
void zohn_board_layout_init (ZohnBoardLayout *layout, double width, double height,
                             double text_height, gboolean mirrored);

/* The height that suits @width when the plates lie above the cloth. */
double zohn_board_layout_get_height (double width, double text_height);

/* @index: the space of the ring (0 to 39) or the side of a plate. */
ZohnBoardPart
zohn_board_layout_pick (const ZohnBoardLayout *layout, double x, double y, guint *index);

/* The middle, in cloth units, of @progress (fractions between spaces) for @side. */
void zohn_ring_get_point (ZohnSide side, double progress, double *x, double *y);

G_END_DECLS
