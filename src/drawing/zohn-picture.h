/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "drawing/zohn-palette.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* Pictures made without a display. */

typedef enum {
  ZOHN_PICTURE_PNG,
  ZOHN_PICTURE_SVG,
  ZOHN_PICTURE_PDF,
} ZohnPictureFormat;

#define ZOHN_N_PICTURE_FORMATS 3

/* Longest side of a picture, in pixels. */
#define ZOHN_PICTURE_SIZE_LEAST 16
#define ZOHN_PICTURE_SIZE_MOST 16384

/* Paints page @page, from 0, of what a picture or document shows. */
typedef void (*ZohnPaintFunc) (cairo_t *cr, guint page, gpointer user_data);

gboolean zohn_picture_format_from_name (const char *name, ZohnPictureFormat *format);

GBytes *zohn_picture_render (ZohnPictureFormat format, double width, double height,
                             ZohnPaintFunc paint, gpointer user_data, GError **error);
GBytes *zohn_document_render (double width, double height, guint n_pages, ZohnPaintFunc paint,
                              gpointer user_data, GError **error);

/* How a board becomes a picture. */
typedef struct {
  ZohnLook look;
  gboolean right_to_left;
  double width; /* pixels */
  double height; /* pixels, 0 for what suits the width */
  const char *font; /* borrowed: a font family, NULL for "Sans" */
} ZohnBoardPicture;

GBytes *zohn_board_picture_render (const ZohnBoardPicture *picture, const ZohnScene *scene,
                                   ZohnPictureFormat format, GError **error);

G_END_DECLS
