/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

/* What stays the same while a scene moves. */
typedef struct {
  ZohnLook look;
  ZohnBoardLayout layout;
  PangoFontDescription *font; /* borrowed: the desktop's font, at the size wanted for names */
  gboolean right_to_left;
  double resolution; /* dots per inch for text, 96 by default */
} ZohnBoardStyle;

G_END_DECLS
