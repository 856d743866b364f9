/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* What every fall of the sticks is worth, with pictures, for paper. Texts are borrowed. */
typedef struct {
  const PangoFontDescription *font; /* borrowed */
  double scale; /* of the font's size */
  gboolean right_to_left;
  guint n_columns; /* 0 for one */
  const char *heading;
  const char *falls[ZOHN_N_SCORES]; /* "3 grooves, the blue one among them" */
  const char *worths[ZOHN_N_SCORES]; /* "3 spaces and another throw" */
} ZohnSticksTable;

double zohn_sticks_table_get_height (const ZohnSticksTable *table);
void zohn_sticks_table_paint (cairo_t *cr, const ZohnSticksTable *table, const ZohnRectangle *box);

G_END_DECLS
