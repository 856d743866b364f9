/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

double zohn_ring_get_direction (double space);
void zohn_ring_add_space (cairo_t *cr, guint space, double margin);
void zohn_ring_set_bed_source (cairo_t *cr, ZohnColour colour);

G_END_DECLS
