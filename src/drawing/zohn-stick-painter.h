/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* A stick along the x axis round the origin, @roll half turns about its own axis after it fell. */
void zohn_stick_paint_shape (cairo_t *cr, const ZohnPalette *palette, double length, double width,
                             double roll, gboolean groove_up, gboolean blue);

void
zohn_stick_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnStickPose *pose, guint stick);
void zohn_stick_add_bounds (const ZohnStickPose *pose, ZohnBounds *bounds);

G_END_DECLS
