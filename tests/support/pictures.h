/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* What suites that paint share. All surfaces are ARGB32 images. */

typedef struct {
  int left, top, right,
      bottom; /* right and bottom lie just outside; all 0 when nothing is painted */
} PictureBounds;

cairo_surface_t *picture_create (int width, int height, double scale);
void picture_clear (cairo_surface_t *surface);
PictureBounds picture_get_bounds (cairo_surface_t *surface);
gboolean picture_equal (cairo_surface_t *a, cairo_surface_t *b);

/* Mean lightness of all pixels over white, 0 to 1. */
double picture_get_lightness (cairo_surface_t *surface);
/* Mean difference of lightness between two pictures of the same size, 0 to 1: what remains without colour. */
double picture_get_grey_difference (cairo_surface_t *a, cairo_surface_t *b);

/* Compares with tests/data/pictures/NAME.png, block by block, so that other versions of cairo and pango may smooth
 * edges and set text a little differently. ZOHN_UPDATE_PICTURES=1 in the environment writes it anew. */
void picture_assert_matches (cairo_surface_t *surface, const char *name);

G_END_DECLS
