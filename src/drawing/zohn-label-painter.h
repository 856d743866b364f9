/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

typedef enum {
  ZOHN_ALIGN_START,
  ZOHN_ALIGN_MIDDLE,
  ZOHN_ALIGN_END,
} ZohnAlign;

/* How a text is set. */
typedef struct {
  const PangoFontDescription *font; /* borrowed */
  double scale; /* of the font's size */
  double resolution; /* dots per inch, 0 for 96 */
  gboolean bold;
  gboolean right_to_left; /* where "start" is, and the direction of what has none */
  ZohnAlign align;
  ZohnAlign vertical;
  guint n_lines; /* the most; 0 for one */
  double shrink; /* how small a single line may be made to fit, 0 to 1; 0 for not at all */
} ZohnLabelStyle;

double zohn_label_measure_line (const PangoFontDescription *font, double resolution);
PangoLayout *
zohn_label_create (cairo_t *cr, const ZohnLabelStyle *style, const char *text, double width);
double zohn_label_paint (cairo_t *cr, const ZohnLabelStyle *style, const char *text,
                         const ZohnRectangle *box, ZohnColour colour);

G_END_DECLS
