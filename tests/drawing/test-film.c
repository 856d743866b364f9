/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-film.h"

#include "support/pictures.h"

#include <math.h>

#define N_SCENES 5

static ZohnScene scenes[N_SCENES];
static const char *const captions[N_SCENES] = { "", "Ann threw 3", "<b>&amp;</b>", "רוזה", "5" };

static void
film_init (ZohnFilm *film, guint n_scenes)
{
  for (guint i = 0; i < N_SCENES; i++) {
    ZohnPosition position = { { (guint8) (4 * i), 7 }, { 4, 4 }, { 0, 0 }, ZOHN_SIDE_CLOCKWISE, 0 };

    zohn_scene_rest (&scenes[i], &position);
    zohn_scene_rest_sticks (&scenes[i], 3, i, (ZohnThrow) (3 * i));
    scenes[i].names[0] = "Ann";
    scenes[i].names[1] = "Rosa";
  }
  *film = (ZohnFilm){ .scenes = scenes,
                      .captions = captions,
                      .n_scenes = n_scenes,
                      .look = ZOHN_LOOK_LIGHT,
                      .scene_width = 120,
                      .font = "DejaVu Sans" };
}

static cairo_surface_t *
paint (const ZohnFilm *film)
{
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  zohn_film_get_size (film, &width, &height);
  surface = picture_create ((int) width, (int) height, 1);
  cr = cairo_create (surface);
  zohn_film_paint (cr, film);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return surface;
}

static void
test_size (void)
{
  double one_width, one_height, width, height;
  ZohnFilm film;

  film_init (&film, 1);
  zohn_film_get_size (&film, &one_width, &one_height);
  film.n_scenes = 4;
  zohn_film_get_size (&film, &width, &height);
  g_assert_cmpfloat (width, >, 1.9 * one_width);
  g_assert_cmpfloat (height, >, 1.9 * one_height);
  film.n_columns = 4;
  zohn_film_get_size (&film, &width, &height);
  g_assert_cmpfloat (width, >, 3.9 * one_width);
  g_assert_cmpfloat (height, ==, one_height);
  film.captions = NULL;
  zohn_film_get_size (&film, &width, &height);
  g_assert_cmpfloat (height, <, one_height);
}

static void
test_covers_all (void)
{
  ZohnFilm film;
  cairo_surface_t *surface;
  PictureBounds bounds;

  film_init (&film, N_SCENES);
  surface = paint (&film);
  bounds = picture_get_bounds (surface);
  g_assert_cmpint (bounds.left, ==, 0);
  g_assert_cmpint (bounds.top, ==, 0);
  g_assert_cmpint (bounds.right, ==, cairo_image_surface_get_width (surface));
  g_assert_cmpint (bounds.bottom, ==, cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);
}

static void
test_reference (void)
{
  ZohnFilm film;
  cairo_surface_t *surface;

  film_init (&film, N_SCENES);
  surface = paint (&film);
  picture_assert_matches (surface, "film");
  cairo_surface_destroy (surface);
}

static void
test_mirrored (void)
{
  ZohnFilm film;
  cairo_surface_t *surface;

  film_init (&film, N_SCENES);
  film.right_to_left = TRUE;
  film.look = ZOHN_LOOK_DARK;
  surface = paint (&film);
  picture_assert_matches (surface, "film-mirrored");
  cairo_surface_destroy (surface);
}

static void
test_formats (void)
{
  const char *const starts[ZOHN_N_PICTURE_FORMATS] = { "\x89PNG", "<?xml", "%PDF-" };

  for (guint format = 0; format < ZOHN_N_PICTURE_FORMATS; format++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = NULL;
    ZohnFilm film;

    film_init (&film, 2);
    bytes = zohn_film_render (&film, format, &error);
    g_assert_no_error (error);
    g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, starts[format], 4);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/film/size", test_size);
  g_test_add_func ("/film/covers-all", test_covers_all);
  g_test_add_func ("/film/reference", test_reference);
  g_test_add_func ("/film/mirrored", test_mirrored);
  g_test_add_func ("/film/formats", test_formats);

  return g_test_run ();
}
