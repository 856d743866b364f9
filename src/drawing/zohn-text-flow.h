/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"

G_BEGIN_DECLS

/* Headings and paragraphs that run through columns, for paper: 72 dots per inch, dark on white. */
typedef struct {
  const PangoFontDescription *font; /* borrowed */
  double scale; /* of the font's size */
  gboolean right_to_left;
  const GPtrArray *sections; /* borrowed, of ZohnTextSection */
  ZohnRectangle box;
  guint n_columns;
} ZohnTextFlow;

/* FALSE when it does not all find room. */
gboolean zohn_text_flow_fits (const ZohnTextFlow *flow);
void zohn_text_flow_paint (cairo_t *cr, const ZohnTextFlow *flow);

/* Sets the largest scale between @least and @most at which the text finds room; FALSE when there is none. */
gboolean zohn_text_flow_fit (ZohnTextFlow *flow, double least, double most);

G_END_DECLS
