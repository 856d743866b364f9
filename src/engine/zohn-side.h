/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The two sides of the race. The values index every array that is held "per side". */
typedef enum {
  ZOHN_SIDE_CLOCKWISE,
  ZOHN_SIDE_ANTICLOCKWISE,
} ZohnSide;

#define ZOHN_N_SIDES 2

static inline ZohnSide
zohn_side_other (ZohnSide side)
{
  return side == ZOHN_SIDE_CLOCKWISE ? ZOHN_SIDE_ANTICLOCKWISE : ZOHN_SIDE_CLOCKWISE;
}

G_END_DECLS
