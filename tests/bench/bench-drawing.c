/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench-report.h"
#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-picture.h"

#define BATCHES 5
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

typedef void (*Work) (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, guint part);

static void
paint_still (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, guint part)
{
  zohn_board_paint_still (cr, style);
}

static void
paint_part (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, guint part)
{
  zohn_board_paint_part (cr, style, scene, part);
}

/* The best of several batches, in milliseconds. */
static double
measure (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, guint part, Work work,
         guint repeats)
{
  double best = G_MAXDOUBLE;

  for (guint batch = 0; batch < BATCHES; batch++) {
    double start = bench_get_time ();

    for (guint i = 0; i < repeats; i++) {
      work (cr, style, scene, part);
    }
    best = MIN (best, (bench_get_time () - start) / repeats);
  }

  return best * 1000;
}

static void
measure_board (const ZohnBoardStyle *style, const ZohnScene *scene)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);

  bench_report ("still board at 800x800", measure (cr, style, scene, 0, paint_still, 4), "ms", 25);
  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    bench_report (part_names[part], measure (cr, style, scene, part, paint_part, 50), "ms", 0.3);
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
    double start = bench_get_time ();
    g_autoptr (GBytes) bytes = zohn_board_picture_render (&picture, scene, format, NULL);

    bench_report (names[format], (bench_get_time () - start) * 1000, "ms", 300);
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
