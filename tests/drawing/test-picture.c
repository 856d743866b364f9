/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-picture.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

static void
scene_init (ZohnScene *scene)
{
  ZohnPosition position = { { 13, 4 }, { 5, 3 }, { 1, 0 }, ZOHN_SIDE_ANTICLOCKWISE, 0 };

  zohn_scene_rest (scene, &position);
  zohn_scene_rest_sticks (scene, 7, 12, 0xa);
  scene->names[ZOHN_SIDE_CLOCKWISE] = "Ann & <b>Bea</b>";
  scene->names[ZOHN_SIDE_ANTICLOCKWISE] = "רוזה";
}

static void
test_format_from_name (void)
{
  const struct {
    const char *name;
    gboolean known;
    ZohnPictureFormat format;
  } rows[] = {
    { "a.png", TRUE, ZOHN_PICTURE_PNG },
    { "/x/y.SVG", TRUE, ZOHN_PICTURE_SVG },
    { "a.b.Pdf", TRUE, ZOHN_PICTURE_PDF },
    { "png", FALSE, 0 },
    { "a.png.gz", FALSE, 0 },
    { "", FALSE, 0 },
    { "a.jpg", FALSE, 0 },
    { "a.pngx", FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    ZohnPictureFormat format = ZOHN_PICTURE_PNG;

    g_assert_cmpint (zohn_picture_format_from_name (rows[i].name, &format), ==, rows[i].known);
    if (rows[i].known) {
      g_assert_cmpint (format, ==, rows[i].format);
    }
  }
}

static GBytes *
render (ZohnPictureFormat format, double width, double height)
{
  ZohnBoardPicture picture = { ZOHN_LOOK_LIGHT, FALSE, width, height, NULL };
  g_autoptr (GError) error = NULL;
  GBytes *bytes;
  ZohnScene scene;

  scene_init (&scene);
  bytes = zohn_board_picture_render (&picture, &scene, format, &error);
  g_assert_no_error (error);
  g_assert_nonnull (bytes);

  return bytes;
}

static guint32
read_big_endian (const guint8 *data)
{
  return (guint32) data[0] << 24 | (guint32) data[1] << 16 | (guint32) data[2] << 8 | data[3];
}

static void
test_png (void)
{
  g_autoptr (GBytes) bytes = render (ZOHN_PICTURE_PNG, 300, 400);
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  g_assert_cmpmem (data, 8, "\x89PNG\r\n\x1a\n", 8);
  g_assert_cmpuint (read_big_endian (data + 16), ==, 300);
  g_assert_cmpuint (read_big_endian (data + 20), ==, 400);
}

static void
test_png_height_suits (void)
{
  g_autoptr (GBytes) bytes = render (ZOHN_PICTURE_PNG, 300, 0);
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  g_assert_cmpuint (read_big_endian (data + 16), ==, 300);
  g_assert_cmpuint (read_big_endian (data + 20), >, 310);
  g_assert_cmpuint (read_big_endian (data + 20), <, 400);
}

static void
test_svg (void)
{
  g_autoptr (GBytes) bytes = render (ZOHN_PICTURE_SVG, 300, 400);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  const GMarkupParser parser = { 0 };

  g_assert_nonnull (strstr (text, "width=\"300px\""));
  g_assert_nonnull (strstr (text, "height=\"400px\""));
  context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, NULL, NULL);
  g_assert_true (g_markup_parse_context_parse (context, text, -1, &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
}

/* Drawn, not photographed: a vector picture holds no pixels, so that it stays sharp at any size. */
static void
test_svg_has_no_pixels (void)
{
  g_autoptr (GBytes) bytes = render (ZOHN_PICTURE_SVG, 300, 400);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_null (strstr (text, "<image"));
}

static void
test_pdf (void)
{
  g_autoptr (GBytes) bytes = render (ZOHN_PICTURE_PDF, 400, 400);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_assert_nonnull (g_strstr_len (data + size - 16, 16, "%%EOF"));
}

static void
test_too_large (void)
{
  ZohnBoardPicture picture = { ZOHN_LOOK_LIGHT, FALSE, 1e6, 1e6, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ZohnScene scene;

  scene_init (&scene);
  bytes = zohn_board_picture_render (&picture, &scene, ZOHN_PICTURE_PNG, &error);
  g_assert_null (bytes);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_true (g_str_has_prefix (error->message, "The picture cannot be made: "));
}

static void
paint_page_cb (cairo_t *cr, guint page, gpointer user_data)
{
  guint *pages = user_data;

  g_assert_cmpuint (page, ==, *pages);
  (*pages)++;
  cairo_rectangle (cr, 10, 10, 20, 20);
  cairo_fill (cr);
}

static void
test_document (void)
{
  g_autoptr (GError) error = NULL;
  guint n_painted = 0;
  g_autoptr (GBytes) bytes = zohn_document_render (595, 842, 3, paint_page_cb, &n_painted, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (n_painted, ==, 3);
  text = g_strndup (g_bytes_get_data (bytes, NULL), 5);
  g_assert_cmpstr (text, ==, "%PDF-");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/picture/format-from-name", test_format_from_name);
  g_test_add_func ("/picture/png", test_png);
  g_test_add_func ("/picture/png/height-suits", test_png_height_suits);
  g_test_add_func ("/picture/svg", test_svg);
  g_test_add_func ("/picture/svg/no-pixels", test_svg_has_no_pixels);
  g_test_add_func ("/picture/pdf", test_pdf);
  g_test_add_func ("/picture/too-large", test_too_large);
  g_test_add_func ("/picture/document", test_document);

  return g_test_run ();
}
