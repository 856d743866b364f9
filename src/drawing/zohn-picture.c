/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-picture.h"

#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-label-painter.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <math.h>

#define POINTS_PER_PIXEL 0.75

/* Text of a board's picture grows with it. */
#define FONT_PIXELS_LEAST 9.0
#define FONT_PIXELS_PER_WIDTH 0.0235

typedef struct {
  const char *ending;
  ZohnPictureFormat format;
} Ending;

static const Ending endings[ZOHN_N_PICTURE_FORMATS] = {
  { ".png", ZOHN_PICTURE_PNG },
  { ".svg", ZOHN_PICTURE_SVG },
  { ".pdf", ZOHN_PICTURE_PDF },
};

/**
 * zohn_picture_format_from_name:
 * @name: a file's name
 * @format: (out): what its ending asks for
 *
 * Returns: %FALSE when the ending is not one of a picture
 */
gboolean
zohn_picture_format_from_name (const char *name, ZohnPictureFormat *format)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    if (g_str_has_suffix (lower, endings[i].ending)) {
      *format = endings[i].format;
      return TRUE;
    }
  }

  return FALSE;
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static gboolean
check (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS) {
    return TRUE;
  }
  /* Translators: %s is the reason, in English */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The picture cannot be made: %s"),
               cairo_status_to_string (status));

  return FALSE;
}

static cairo_surface_t *
create_surface (ZohnPictureFormat format, double width, double height, GByteArray *bytes)
{
  cairo_surface_t *surface = NULL;

  switch (format) {
  case ZOHN_PICTURE_SVG:
    surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
    cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
    break;
  case ZOHN_PICTURE_PDF:
    surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width * POINTS_PER_PIXEL,
                                                   height * POINTS_PER_PIXEL);
    break;
  case ZOHN_PICTURE_PNG:
  default:
    surface =
        cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width), (int) ceil (height));
    break;
  }

  return surface;
}

/**
 * zohn_picture_render:
 * @format: a format
 * @width: in pixels; a PDF has 96 of them to the inch
 * @height: in pixels
 * @paint: (scope call): paints page 0
 * @user_data: for @paint
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a file, %NULL with @error set when the picture cannot be made, for
 *   example because it is too large
 */
GBytes *
zohn_picture_render (ZohnPictureFormat format, double width, double height, ZohnPaintFunc paint,
                     gpointer user_data, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (format, width, height, bytes);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (format == ZOHN_PICTURE_PDF) {
    cairo_scale (cr, POINTS_PER_PIXEL, POINTS_PER_PIXEL);
  }
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS) {
    paint (cr, 0, user_data);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == ZOHN_PICTURE_PNG) {
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  }
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS) {
    status = cairo_surface_status (surface);
  }
  cairo_surface_destroy (surface);
  if (!check (status, error)) {
    return NULL;
  }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * zohn_document_render:
 * @width: of a page, in points
 * @height: of a page, in points
 * @n_pages: how many, at least 1
 * @paint: (scope call): paints a page, in points
 * @user_data: for @paint
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a PDF, %NULL with @error set when it cannot be made
 */
GBytes *
zohn_document_render (double width, double height, guint n_pages, ZohnPaintFunc paint,
                      gpointer user_data, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  for (guint page = 0; page < n_pages && cairo_status (cr) == CAIRO_STATUS_SUCCESS; page++) {
    cairo_save (cr);
    paint (cr, page, user_data);
    cairo_restore (cr);
    cairo_show_page (cr);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS) {
    status = cairo_surface_status (surface);
  }
  cairo_surface_destroy (surface);
  if (!check (status, error)) {
    return NULL;
  }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

typedef struct {
  ZohnBoardStyle style;
  const ZohnScene *scene;
} BoardPainting;

static void
paint_board_cb (cairo_t *cr, guint page, gpointer user_data)
{
  const BoardPainting *painting = user_data;

  zohn_board_paint (cr, &painting->style, painting->scene);
}

/**
 * zohn_board_picture_render:
 * @picture: how it is to look
 * @scene: what it shows
 * @format: a format
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a file with the board and both plates, %NULL with @error set
 */
GBytes *
zohn_board_picture_render (const ZohnBoardPicture *picture, const ZohnScene *scene,
                           ZohnPictureFormat format, GError **error)
{
  const char *family = picture->font != NULL ? picture->font : "Sans";
  BoardPainting painting = { { picture->look }, scene };
  double text_height, height;
  GBytes *bytes;

  painting.style.font = pango_font_description_from_string (family);
  painting.style.right_to_left = picture->right_to_left;
  painting.style.resolution = 96;
  pango_font_description_set_absolute_size (
      painting.style.font,
      MAX (FONT_PIXELS_LEAST, picture->width * FONT_PIXELS_PER_WIDTH) * PANGO_SCALE);
  text_height = zohn_label_measure_line (painting.style.font, painting.style.resolution);
  height = picture->height > 0 ? picture->height
                               : zohn_board_layout_get_height (picture->width, text_height);
  zohn_board_layout_init (&painting.style.layout, picture->width, height, text_height,
                          picture->right_to_left);

  bytes = zohn_picture_render (format, picture->width, height, paint_board_cb, &painting, error);
  pango_font_description_free (painting.style.font);

  return bytes;
}
