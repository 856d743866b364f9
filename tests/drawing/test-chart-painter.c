/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-chart-painter.h"

#include "drawing/zohn-chart-mark-painter.h"
#include "support/pictures.h"

#include <cairo-pdf.h>
#include <string.h>

#define WIDTH 600
#define HEIGHT 160
#define FONT "DejaVu Sans 9"
#define TEXT_HEIGHT 14

static const char *const look_names[ZOHN_N_LOOKS] = {
  [ZOHN_LOOK_LIGHT] = "chart-light",
  [ZOHN_LOOK_DARK] = "chart-dark",
  [ZOHN_LOOK_PRINT] = "chart-print",
  [ZOHN_LOOK_CONTRAST_LIGHT] = "chart-contrast-light",
  [ZOHN_LOOK_CONTRAST_DARK] = "chart-contrast-dark",
};

/* A game of sixty throws in which everything happens. */
static ZohnChanceSeries *
create_series (void)
{
  static const guint events[] = { 0,
                                  ZOHN_EVENT_LAP,
                                  ZOHN_EVENT_DRY_BRANCH,
                                  ZOHN_EVENT_CAPTURE,
                                  0,
                                  ZOHN_EVENT_CREEK,
                                  ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE,
                                  ZOHN_EVENT_CAPTURE | ZOHN_EVENT_CREEK };
  ZohnChanceSeries *series = zohn_chance_series_new (0.5);
  double chance = 0.5;

  for (guint i = 1; i < 60; i++) {
    chance += ((int) (i * 37 % 23) - 11) / 120.0;
    chance = CLAMP (chance, 0.03, 0.97);
    zohn_chance_series_append (series, chance, (ZohnSide) (i / 3 % 2), events[i % 8]);
  }
  zohn_chance_series_append (series, 1, ZOHN_SIDE_CLOCKWISE, ZOHN_EVENT_LAP | ZOHN_EVENT_WIN);

  return series;
}

static void
chart_init (ZohnChart *chart, const ZohnChanceSeries *series, ZohnLook look, gboolean mirrored)
{
  static PangoFontDescription *font;

  if (font == NULL) {
    font = pango_font_description_from_string (FONT);
  }
  *chart = (ZohnChart){ .look = look, .font = font, .resolution = 96, .series = series };
  chart->names[ZOHN_SIDE_CLOCKWISE] = "Ann";
  chart->names[ZOHN_SIDE_ANTICLOCKWISE] = "Rosa";
  zohn_chart_layout_init (&chart->layout, WIDTH, HEIGHT, TEXT_HEIGHT, mirrored);
}

static cairo_surface_t *
paint (const ZohnChart *chart, int viewed)
{
  cairo_surface_t *surface = picture_create (WIDTH, HEIGHT, 1);
  cairo_t *cr = cairo_create (surface);

  zohn_chart_paint (cr, chart);
  if (viewed >= 0) {
    zohn_chart_paint_view (cr, chart, (guint) viewed);
  }
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return surface;
}

static void
test_looks (void)
{
  g_autoptr (ZohnChanceSeries) series = create_series ();

  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    cairo_surface_t *surface;
    ZohnChart chart;

    chart_init (&chart, series, (ZohnLook) look, FALSE);
    surface = paint (&chart, 24);
    picture_assert_matches (surface, look_names[look]);
    cairo_surface_destroy (surface);
  }
}

static void
test_mirrored (void)
{
  g_autoptr (ZohnChanceSeries) series = create_series ();
  cairo_surface_t *surface;
  ZohnChart chart;

  chart_init (&chart, series, ZOHN_LOOK_LIGHT, TRUE);
  g_assert_cmpfloat (zohn_chart_get_x (&chart, 0), >, zohn_chart_get_x (&chart, 60));
  g_assert_cmpuint (zohn_chart_pick (&chart, WIDTH), ==, 0);
  g_assert_cmpuint (zohn_chart_pick (&chart, 0), ==, 60);
  surface = paint (&chart, 24);
  picture_assert_matches (surface, "chart-mirrored");
  cairo_surface_destroy (surface);
}

/* Room beyond the last throw is no throw. */
static void
test_room (void)
{
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new (0.5);
  ZohnChart chart;

  chart_init (&chart, series, ZOHN_LOOK_LIGHT, FALSE);
  g_assert_cmpuint (zohn_chart_get_room (&chart), ==, 1);
  cairo_surface_destroy (paint (&chart, 0));

  chart.n_room = 20;
  zohn_chance_series_append (series, 0.6, ZOHN_SIDE_CLOCKWISE, 0);
  g_assert_cmpuint (zohn_chart_get_room (&chart), ==, 20);
  g_assert_cmpuint (zohn_chart_pick (&chart, WIDTH), ==, 1);
  g_assert_cmpfloat (zohn_chart_get_x (&chart, 1), <, WIDTH / 10);
  cairo_surface_destroy (paint (&chart, 1));
}

static void
test_view_keeps_to_its_extents (void)
{
  g_autoptr (ZohnChanceSeries) series = create_series ();
  ZohnChart chart;

  chart_init (&chart, series, ZOHN_LOOK_DARK, FALSE);
  for (guint n = 0; n <= 60; n += 5) {
    cairo_surface_t *surface = picture_create (WIDTH + 40, HEIGHT, 1);
    cairo_t *cr = cairo_create (surface);
    PictureBounds bounds;
    ZohnRectangle extents;

    cairo_translate (cr, 20, 0);
    zohn_chart_paint_view (cr, &chart, n);
    cairo_destroy (cr);
    zohn_chart_get_view_extents (&chart, n, &extents);
    bounds = picture_get_bounds (surface);
    g_assert_cmpint (bounds.left - 20, >=, (int) extents.x);
    g_assert_cmpint (bounds.right - 20, <=, (int) (extents.x + extents.width));
    g_assert_cmpint (bounds.top, >=, (int) extents.y);
    g_assert_cmpint (bounds.bottom, <=, (int) (extents.y + extents.height));
    cairo_surface_destroy (surface);
  }
}

static cairo_surface_t *
paint_pattern (ZohnLook look, ZohnSide side)
{
  cairo_surface_t *surface = picture_create (48, 48, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_rectangle (cr, 0, 0, 48, 48);
  zohn_chart_pattern_fill (cr, look, side);
  cairo_destroy (cr);

  return surface;
}

/* What is left of the sides without colour tells them apart. */
static void
test_sides_in_grey (void)
{
  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    cairo_surface_t *clockwise = paint_pattern ((ZohnLook) look, ZOHN_SIDE_CLOCKWISE);
    cairo_surface_t *anticlockwise = paint_pattern ((ZohnLook) look, ZOHN_SIDE_ANTICLOCKWISE);

    g_assert_cmpfloat (picture_get_grey_difference (clockwise, anticlockwise), >, 0.05);
    cairo_surface_destroy (clockwise);
    cairo_surface_destroy (anticlockwise);
  }
}

static void
test_marks_differ (void)
{
  const guint events[] = { ZOHN_EVENT_LAP,
                           ZOHN_EVENT_CAPTURE,
                           ZOHN_EVENT_CREEK,
                           ZOHN_EVENT_WIN,
                           ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE,
                           ZOHN_EVENT_CAPTURE | ZOHN_EVENT_CREEK };
  cairo_surface_t *marks[G_N_ELEMENTS (events)];

  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    cairo_t *cr;

    marks[i] = picture_create (12, 12, 1);
    cr = cairo_create (marks[i]);
    zohn_chart_mark_paint (cr, zohn_palette_get (ZOHN_LOOK_PRINT), 6, 6, 9, ZOHN_SIDE_CLOCKWISE,
                           events[i]);
    cairo_destroy (cr);
    for (guint other = 0; other < i; other++) {
      g_assert_cmpfloat (picture_get_grey_difference (marks[i], marks[other]), >, 0.02);
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (events); i++) {
    cairo_surface_destroy (marks[i]);
  }
}

static gboolean
is_text_coloured (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row =
      cairo_image_surface_get_data (surface) + y * (gsize) cairo_image_surface_get_stride (surface);
  guint32 pixel;

  memcpy (&pixel, row + 4 * (gsize) x, sizeof pixel);

  return (pixel & 0xff) < 0x40 && (pixel >> 8 & 0xff) < 0x40 && (pixel >> 16 & 0xff) < 0x40;
}

/* One throw of a hundred thousand stands out, whatever the width of the chart. */
static void
test_extremes_are_kept (void)
{
  const guint spike = 51234;
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new (0.5);
  cairo_surface_t *surface;
  gboolean seen = FALSE;
  ZohnChart chart;
  int x, y;

  for (guint i = 1; i <= 100000; i++) {
    zohn_chance_series_append (series, i == spike ? 0.95 : 0.5, ZOHN_SIDE_CLOCKWISE, 0);
  }
  chart_init (&chart, series, ZOHN_LOOK_CONTRAST_LIGHT, FALSE);
  surface = paint (&chart, -1);
  x = (int) zohn_chart_get_x (&chart, spike);
  y = (int) zohn_chart_layout_get_y (&chart.layout, 0.90);
  for (int i = x - 2; i <= x + 2; i++) {
    seen = seen || is_text_coloured (surface, i, y);
  }
  g_assert_true (seen);
  cairo_surface_destroy (surface);
}

/* However long a name is, the figure beside it stays whole. */
static void
test_figures_stay (void)
{
  g_autoptr (ZohnChanceSeries) series = create_series ();
  g_autofree char *long_name = g_strnfill (200, 'W');
  cairo_surface_t *with_name, *without;
  cairo_t *cr;
  ZohnChart chart;

  chart_init (&chart, series, ZOHN_LOOK_LIGHT, FALSE);

  /* Swatch and figure end before the clip does. */
  with_name = picture_create (60, 20, 1);
  without = picture_create (60, 20, 1);
  for (guint i = 0; i < 2; i++) {
    cr = cairo_create (i == 0 ? with_name : without);
    chart.names[0] = chart.names[1] = i == 0 ? long_name : "";
    cairo_rectangle (cr, 0, 0, 58, 20);
    cairo_clip (cr);
    zohn_chart_paint_legend (cr, &chart, 30);
    cairo_destroy (cr);
  }
  g_assert_true (picture_equal (with_name, without));
  cairo_surface_destroy (with_name);
  cairo_surface_destroy (without);
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* On paper all of it is lines and shapes: nothing is turned into an image. */
static void
test_paper (void)
{
  g_autoptr (ZohnChanceSeries) series = create_series ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  ZohnChart chart;

  chart_init (&chart, series, ZOHN_LOOK_PRINT, FALSE);
  zohn_chart_paint (cr, &chart);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);

  g_assert_nonnull (memmem (bytes->data, bytes->len, "/Font", 5));
  g_assert_null (memmem (bytes->data, bytes->len, "/Image", 6));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/chart-painter/looks", test_looks);
  g_test_add_func ("/chart-painter/mirrored", test_mirrored);
  g_test_add_func ("/chart-painter/room", test_room);
  g_test_add_func ("/chart-painter/view-keeps-to-its-extents", test_view_keeps_to_its_extents);
  g_test_add_func ("/chart-painter/sides-in-grey", test_sides_in_grey);
  g_test_add_func ("/chart-painter/marks-differ", test_marks_differ);
  g_test_add_func ("/chart-painter/extremes-are-kept", test_extremes_are_kept);
  g_test_add_func ("/chart-painter/figures-stay", test_figures_stay);
  g_test_add_func ("/chart-painter/paper", test_paper);

  return g_test_run ();
}
