/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

void zohn_marks_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnScene *scene);
void zohn_marks_add_bounds (const ZohnScene *scene, ZohnBounds *bounds);

G_END_DECLS
