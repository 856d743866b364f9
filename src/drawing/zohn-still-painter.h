/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

/* What never moves, in cloth units: from below to above. */
void zohn_cloth_paint (cairo_t *cr, const ZohnPalette *palette);
void zohn_ring_paint (cairo_t *cr, const ZohnPalette *palette);
void zohn_creek_paint (cairo_t *cr, const ZohnPalette *palette, guint space);
void zohn_dry_branch_paint (cairo_t *cr, const ZohnPalette *palette, guint space);
void zohn_stone_paint (cairo_t *cr, const ZohnPalette *palette);

G_END_DECLS
