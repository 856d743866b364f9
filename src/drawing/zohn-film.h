/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-picture.h"

G_BEGIN_DECLS

/* A film strip: several positions of a game one after the other, each with a line of words. All borrowed. */
typedef struct {
  const ZohnScene *scenes;
  const char *const *captions; /* one a scene, NULL for none at all */
  guint n_scenes;
  guint n_columns; /* 0 for what makes the strip about as wide as high */
  ZohnLook look;
  gboolean right_to_left;
  double scene_width; /* pixels */
  const char *font; /* a family, NULL for "Sans" */
} ZohnFilm;

void zohn_film_get_size (const ZohnFilm *film, double *width, double *height);
void zohn_film_paint (cairo_t *cr, const ZohnFilm *film);

GBytes *zohn_film_render (const ZohnFilm *film, ZohnPictureFormat format, GError **error);

G_END_DECLS
