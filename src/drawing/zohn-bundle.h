/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

/* A side's counters: slim sticks side by side, five to a group. */
typedef struct {
  ZohnRectangle box;
  guint per_row;
  double spacing, row_height, length, width;
  gboolean right_to_left, centred;
  guint capacity;
} ZohnBundle;

void zohn_bundle_init (ZohnBundle *bundle, const ZohnRectangle *box, double line, guint capacity,
                       gboolean beside, gboolean right_to_left);
void
zohn_bundle_get_place (const ZohnBundle *bundle, guint index, double *x, double *y, double *tilt);
void zohn_bundle_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnBundle *bundle,
                        guint n_counters);
void zohn_bundle_paint_counter (cairo_t *cr, const ZohnPalette *palette, double x, double y,
                                double tilt, double length, double width);

G_END_DECLS
