/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"
#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-picture.h"
#include "drawing/zohn-sheet.h"

#include <time.h>

#define BATCHES 5
#define SIZE 800
#define SHEET_ROWS 5000

/* Seconds of processor time that this thread has used: what others do on the machine does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

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
    double start = get_time ();

    for (guint i = 0; i < repeats; i++) {
      work (cr, style, scene, part);
    }
    best = MIN (best, (get_time () - start) / repeats);
  }

  return best * 1000;
}

static void
measure_board (const ZohnBoardStyle *style, const ZohnScene *scene)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);

  bench_at_most ("still board at 800x800", measure (cr, style, scene, 0, paint_still, 4), 25, "ms");
  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    bench_at_most (part_names[part], measure (cr, style, scene, part, paint_part, 50), 0.3, "ms");
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
    double start = get_time ();
    GBytes *bytes = zohn_board_picture_render (&picture, scene, format, NULL);

    g_bytes_unref (bytes);
    bench_at_most (names[format], (get_time () - start) * 1000, 300, "ms");
  }
}

static void
measure_sheet (const ZohnScene *scene)
{
  const char *const columns[ZOHN_N_SHEET_COLUMNS] = { "No.",  "Player",        "Sticks", "Score",
                                                      "Move", "What happened", "Luck" };
  g_autofree ZohnSheetRow *rows = g_new0 (ZohnSheetRow, SHEET_ROWS);
  ZohnSheet sheet = { .columns = columns, .scene = scene, .rows = rows, .n_rows = SHEET_ROWS };
  g_autoptr (GBytes) bytes = NULL;
  double start;

  for (guint i = 0; i < SHEET_ROWS; i++) {
    rows[i] = (ZohnSheetRow){ NULL, i + 1,     i % 2,     i % ZOHN_N_THROWS, "Ann",
                              "3+", "17 → 20", "capture", "+0.04%" };
  }
  zohn_paper_from_name ("A4", &sheet.paper);
  start = get_time ();
  bytes = zohn_sheet_render (&sheet, NULL);
  bench_at_most ("score sheet of 5000 throws as PDF", (get_time () - start) * 1000, 5000, "ms");
}

int
main (void)
{
  ZohnBoardStyle style;
  ZohnScene scene;

  prepare (&style, &scene);
  measure_board (&style, &scene);
  measure_pictures (&scene);
  measure_sheet (&scene);
  pango_font_description_free (style.font);

  return 0;
}
