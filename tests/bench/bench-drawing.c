/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench-report.h"
#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-picture.h"

#define REPEATS 60
#define SIZE 800

static const char *const part_names[ZOHN_N_SCENE_PARTS] = {
  [ZOHN_SCENE_PART_MARKS] = "marks",
  [ZOHN_SCENE_PART_PLATE_CLOCKWISE] = "plate",
  [ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE] = "plate that throws",
  [ZOHN_SCENE_PART_PIECE_CLOCKWISE] = "round awl",
  [ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE] = "angular awl",
  [ZOHN_SCENE_PART_STICK_0] = "stick at rest",
  [ZOHN_SCENE_PART_STICK_1] = "stick in the air",
  [ZOHN_SCENE_PART_STICK_2] = "stick high in the air",
  [ZOHN_SCENE_PART_STICK_3] = "blue stick",
  [ZOHN_SCENE_PART_COUNTER] = "counter on its way",
};

static void
prepare (ZohnBoardStyle *style, ZohnScene *scene)
{
  ZohnPosition position = { { 13, 4 }, { 15, 14 }, { 1, 0 }, ZOHN_SIDE_ANTICLOCKWISE, 0 };

  *style = (ZohnBoardStyle){ .look = ZOHN_LOOK_LIGHT, .resolution = 96 };
  style->font = pango_font_description_from_string ("Sans 11");
  zohn_board_layout_init (&style->layout, SIZE, SIZE, 18, FALSE);
  zohn_scene_rest (scene, &position);
  zohn_scene_rest_sticks (scene, 1, 1, 0xe);
  scene->sticks[1].lift = 0.2;
  scene->sticks[1].roll = 0.3;
  scene->sticks[2].lift = 0.6;
  scene->sticks[2].roll = 1.4;
  scene->names[0] = "Ann";
  scene->names[1] = "Rosa and Bea";
  scene->marked_from = 10;
  scene->marked_to = 13;
  scene->counter = (ZohnCounterPose){ TRUE, ZOHN_SIDE_CLOCKWISE, 0.4 };
}

static double
get_milliseconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000 / REPEATS;
}

static void
measure_board (const ZohnBoardStyle *style, const ZohnScene *scene)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  gint64 start;

  zohn_board_paint (cr, style, scene);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < REPEATS; i++) {
    zohn_board_paint_still (cr, style);
  }
  bench_report ("still board at 800x800", get_milliseconds_since (start), "ms", 25);

  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    start = g_get_monotonic_time ();
    for (guint i = 0; i < REPEATS; i++) {
      zohn_board_paint_part (cr, style, scene, part);
    }
    bench_report (part_names[part], get_milliseconds_since (start), "ms", 0.3);
  }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
measure_pictures (const ZohnScene *scene)
{
  const char *const names[] = { "PNG of a board, 800 wide", "SVG of a board", "PDF of a board" };
  ZohnBoardPicture picture = { ZOHN_LOOK_LIGHT, FALSE, SIZE, 0, NULL };

  for (guint format = 0; format < ZOHN_N_PICTURE_FORMATS; format++) {
    gint64 start = g_get_monotonic_time ();
    g_autoptr (GBytes) bytes = zohn_board_picture_render (&picture, scene, format, NULL);

    bench_report (names[format], get_milliseconds_since (start) * REPEATS, "ms", 300);
  }
}

int
main (void)
{
  ZohnBoardStyle style;
  ZohnScene scene;

  prepare (&style, &scene);
  measure_board (&style, &scene);
  measure_pictures (&scene);
  pango_font_description_free (style.font);

  return 0;
}
