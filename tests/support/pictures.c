/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/pictures.h"

#include <math.h>
#include <string.h>

#define BLOCK 8
#define BLOCK_TOLERANCE 0.16
#define WHOLE_TOLERANCE 0.012

cairo_surface_t *
picture_create (int width, int height, double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) ceil (width * scale), (int) ceil (height * scale));

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_set_device_scale (surface, scale, scale);

  return surface;
}

void
picture_clear (cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static const guint32 *
get_row (cairo_surface_t *surface, int y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return (const guint32 *) (const void *) (data +
                                           (gsize) y *
                                               (gsize) cairo_image_surface_get_stride (surface));
}

PictureBounds
picture_get_bounds (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  PictureBounds bounds = { width, height, 0, 0 };

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++) {
    const guint32 *row = get_row (surface, y);

    for (int x = 0; x < width; x++) {
      if (row[x] != 0) {
        bounds.left = MIN (bounds.left, x);
        bounds.top = MIN (bounds.top, y);
        bounds.right = MAX (bounds.right, x + 1);
        bounds.bottom = MAX (bounds.bottom, y + 1);
      }
    }
  }
  if (bounds.right == 0) {
    bounds = (PictureBounds){ 0, 0, 0, 0 };
  }

  return bounds;
}

gboolean
picture_equal (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a);
  int height = cairo_image_surface_get_height (a);

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = 0; y < height; y++) {
    if (memcmp (get_row (a, y), get_row (b, y), (gsize) width * sizeof (guint32)) != 0) {
      return FALSE;
    }
  }

  return TRUE;
}

/* Over white, the weights of ITU-R BT.709. */
static double
get_pixel_lightness (guint32 pixel)
{
  double clear = 1 - (pixel >> 24) / 255.0;

  return clear + (0.2126 * ((pixel >> 16) & 0xff) + 0.7152 * ((pixel >> 8) & 0xff) +
                  0.0722 * (pixel & 0xff)) /
                     255.0;
}

double
picture_get_lightness (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  double sum = 0;

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      sum += get_pixel_lightness (get_row (surface, y)[x]);
    }
  }

  return sum / width / height;
}

double
picture_get_grey_difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a);
  int height = cairo_image_surface_get_height (a);
  double sum = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      sum +=
          fabs (get_pixel_lightness (get_row (a, y)[x]) - get_pixel_lightness (get_row (b, y)[x]));
    }
  }

  return sum / width / height;
}

static double
get_block_difference (cairo_surface_t *a, cairo_surface_t *b, int left, int top)
{
  int right = MIN (left + BLOCK, cairo_image_surface_get_width (a));
  int bottom = MIN (top + BLOCK, cairo_image_surface_get_height (a));
  double sums[4] = { 0 }, worst = 0;

  for (int y = top; y < bottom; y++) {
    for (int x = left; x < right; x++) {
      guint32 pixel_a = get_row (a, y)[x];
      guint32 pixel_b = get_row (b, y)[x];

      for (guint channel = 0; channel < 4; channel++) {
        sums[channel] += (double) ((pixel_a >> (8 * channel)) & 0xff) -
                         (double) ((pixel_b >> (8 * channel)) & 0xff);
      }
    }
  }
  for (guint channel = 0; channel < 4; channel++) {
    worst = MAX (worst, fabs (sums[channel]) / (right - left) / (bottom - top) / 255.0);
  }

  return worst;
}

static cairo_surface_t *
load (const char *path)
{
  cairo_surface_t *read = cairo_image_surface_create_from_png (path);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (cairo_surface_status (read) != CAIRO_STATUS_SUCCESS) {
    g_error ("%s: %s", path, cairo_status_to_string (cairo_surface_status (read)));
  }
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (read),
                                        cairo_image_surface_get_height (read));
  cr = cairo_create (surface);
  cairo_set_source_surface (cr, read, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (read);

  return surface;
}

void
picture_assert_matches (cairo_surface_t *surface, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "pictures", file, NULL);
  g_autofree char *found = g_test_build_filename (G_TEST_BUILT, file, NULL);
  cairo_surface_t *expected;
  double sum = 0, worst = 0;
  guint n_blocks = 0;

  cairo_surface_flush (surface);
  if (g_strcmp0 (g_getenv ("ZOHN_UPDATE_PICTURES"), "1") == 0) {
    g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
    return;
  }

  expected = load (path);
  g_assert_cmpint (cairo_image_surface_get_width (expected), ==,
                   cairo_image_surface_get_width (surface));
  g_assert_cmpint (cairo_image_surface_get_height (expected), ==,
                   cairo_image_surface_get_height (surface));
  for (int y = 0; y < cairo_image_surface_get_height (surface); y += BLOCK) {
    for (int x = 0; x < cairo_image_surface_get_width (surface); x += BLOCK) {
      double difference = get_block_difference (surface, expected, x, y);

      sum += difference;
      worst = MAX (worst, difference);
      n_blocks++;
    }
  }
  cairo_surface_destroy (expected);

  if (worst > BLOCK_TOLERANCE || sum / n_blocks > WHOLE_TOLERANCE) {
    cairo_surface_write_to_png (surface, found);
    g_error ("%s looks different: worst block %.3f, mean %.4f; what was painted is in %s", name,
             worst, sum / n_blocks, found);
  }
}
