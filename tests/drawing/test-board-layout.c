/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-board-layout.h"

#include "engine/zohn-position.h"

#include <math.h>

#define TEXT_HEIGHT 18

static const double sizes[][2] = {
  { 360, 480 },  { 800, 800 },  { 200, 200 }, { 1280, 720 }, { 3840, 2160 },    { 500, 1200 },
  { 2400, 400 }, { 1000, 900 }, { 640, 660 }, { 123, 456 },  { 333.5, 200.25 },
};

static void
assert_inside (const ZohnBoardLayout *layout, const ZohnRectangle *rectangle)
{
  g_assert_cmpfloat (rectangle->width, >=, 0);
  g_assert_cmpfloat (rectangle->height, >=, 0);
  g_assert_cmpfloat (rectangle->x, >=, 0);
  g_assert_cmpfloat (rectangle->y, >=, 0);
  g_assert_cmpfloat (rectangle->x + rectangle->width, <=, layout->width);
  g_assert_cmpfloat (rectangle->y + rectangle->height, <=, layout->height);
}

static gboolean
overlap (const ZohnRectangle *a, const ZohnRectangle *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

static void
test_sizes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    for (guint mirrored = 0; mirrored < 2; mirrored++) {
      ZohnBoardLayout layout;

      zohn_board_layout_init (&layout, sizes[i][0], sizes[i][1], TEXT_HEIGHT, mirrored != 0);
      assert_inside (&layout, &layout.cloth);
      g_assert_cmpfloat (layout.cloth.width, ==, layout.cloth.height);
      g_assert_cmpfloat (layout.cloth.width, >=, 0.5 * MIN (sizes[i][0], sizes[i][1]));
      for (guint side = 0; side < ZOHN_N_SIDES; side++) {
        assert_inside (&layout, &layout.plates[side]);
        g_assert_cmpfloat (layout.plates[side].width, >, 0);
        g_assert_cmpfloat (layout.plates[side].height, >, 0);
        g_assert_false (overlap (&layout.cloth, &layout.plates[side]));
        g_assert_cmpfloat (floor (layout.plates[side].x), ==, layout.plates[side].x);
      }
      g_assert_false (overlap (&layout.plates[0], &layout.plates[1]));
      g_assert_cmpfloat (layout.line, >, 0);
      g_assert_cmpfloat_with_epsilon (layout.text_scale, layout.line / TEXT_HEIGHT, 1e-9);
    }
  }
}

/* A widget is given such areas while a window is made or squeezed. */
static void
test_no_room (void)
{
  const double tiny[] = { 0, 0.5, 1, 2, 3, 5, 8, 13 };

  for (guint i = 0; i < G_N_ELEMENTS (tiny); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (tiny); j++) {
      ZohnBoardLayout layout;

      zohn_board_layout_init (&layout, tiny[i], tiny[j], TEXT_HEIGHT, FALSE);
      g_assert_cmpfloat (layout.cloth.width, >=, 0);
      g_assert_cmpfloat (layout.plates[0].width, >=, 0);
      g_assert_cmpfloat (layout.plates[1].height, >=, 0);
      zohn_board_layout_pick (&layout, tiny[i] / 2, tiny[j] / 2, NULL);
    }
  }
}

static void
test_wide_and_tall (void)
{
  ZohnBoardLayout layout;

  zohn_board_layout_init (&layout, 1280, 720, TEXT_HEIGHT, FALSE);
  g_assert_true (layout.beside);
  g_assert_cmpfloat (layout.plates[ZOHN_SIDE_CLOCKWISE].x, <, layout.cloth.x);
  g_assert_cmpfloat (layout.plates[ZOHN_SIDE_ANTICLOCKWISE].x, >, layout.cloth.x);

  zohn_board_layout_init (&layout, 360, 480, TEXT_HEIGHT, FALSE);
  g_assert_false (layout.beside);
  g_assert_cmpfloat (layout.plates[ZOHN_SIDE_CLOCKWISE].y, <, layout.cloth.y);
  g_assert_cmpfloat (layout.plates[ZOHN_SIDE_CLOCKWISE].x, <,
                     layout.plates[ZOHN_SIDE_ANTICLOCKWISE].x);
}

static void
test_text_keeps_its_size (void)
{
  ZohnBoardLayout layout;

  zohn_board_layout_init (&layout, 360, 480, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat_with_epsilon (layout.text_scale, 1, 1e-9);
  zohn_board_layout_init (&layout, 3840, 2160, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat (layout.text_scale, >, 2);
  zohn_board_layout_init (&layout, 200, 200, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat (layout.text_scale, <, 1);
}

static void
test_mirrored (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    ZohnBoardLayout plain, mirrored;

    zohn_board_layout_init (&plain, sizes[i][0], sizes[i][1], TEXT_HEIGHT, FALSE);
    zohn_board_layout_init (&mirrored, sizes[i][0], sizes[i][1], TEXT_HEIGHT, TRUE);
    g_assert_cmpmem (&plain.cloth, sizeof plain.cloth, &mirrored.cloth, sizeof mirrored.cloth);
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      g_assert_cmpmem (&plain.plates[side], sizeof (ZohnRectangle),
                       &mirrored.plates[zohn_side_other (side)], sizeof (ZohnRectangle));
    }
  }
}

static void
test_height (void)
{
  const double widths[] = { 64, 200, 360, 640, 1000, 4096 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    double text_height = MAX (10, widths[i] / 40);
    double height = zohn_board_layout_get_height (widths[i], text_height);
    ZohnBoardLayout layout;

    zohn_board_layout_init (&layout, widths[i], height, text_height, FALSE);
    g_assert_false (layout.beside);
    g_assert_cmpfloat (layout.cloth.width, >=, 0.95 * widths[i] - 4);
    g_assert_cmpfloat (height - layout.cloth.y - layout.cloth.height, <=, 26);
  }
}

static void
pick_all_spaces (ZohnSide side, gboolean turned)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    ZohnBoardLayout layout;

    zohn_board_layout_init (&layout, sizes[i][0], sizes[i][1], TEXT_HEIGHT, FALSE);
    layout.turned = turned;
    for (guint progress = 0; progress < ZOHN_N_SPACES; progress++) {
      double unit = (turned ? -1 : 1) * layout.cloth.width / 2;
      double middle = layout.cloth.width / 2;
      double x, y;
      guint space = 99;

      zohn_ring_get_point (side, progress, &x, &y);
      g_assert_cmpint (zohn_board_layout_pick (&layout, layout.cloth.x + middle + x * unit,
                                               layout.cloth.y + middle + y * unit, &space),
                       ==, ZOHN_BOARD_PART_SPACE);
      g_assert_cmpuint (space, ==, zohn_space_of_progress (side, progress));
    }
  }
}

static void
test_pick_clockwise (void)
{
  pick_all_spaces (ZOHN_SIDE_CLOCKWISE, FALSE);
}

static void
test_pick_anticlockwise (void)
{
  pick_all_spaces (ZOHN_SIDE_ANTICLOCKWISE, FALSE);
}

static void
test_pick_turned (void)
{
  pick_all_spaces (ZOHN_SIDE_CLOCKWISE, TRUE);
  pick_all_spaces (ZOHN_SIDE_ANTICLOCKWISE, TRUE);
}

static void
test_pick_edges_of_spaces (void)
{
  ZohnBoardLayout layout;

  zohn_board_layout_init (&layout, 800, 800, TEXT_HEIGHT, FALSE);
  for (guint space = 0; space < ZOHN_N_SPACES; space++) {
    double unit = layout.cloth.width / 2;

    for (int edge = -1; edge <= 1; edge += 2) {
      guint picked = 99;
      double x, y;

      zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, space + 0.49 * edge, &x, &y);
      zohn_board_layout_pick (&layout, layout.cloth.x + unit * (1 + x),
                              layout.cloth.y + unit * (1 + y), &picked);
      g_assert_cmpuint (picked, ==, space);
    }
  }
}

static void
test_pick_other_parts (void)
{
  ZohnBoardLayout layout;
  guint index = 99;
  double middle_x, middle_y;

  zohn_board_layout_init (&layout, 1280, 720, TEXT_HEIGHT, FALSE);
  middle_x = layout.cloth.x + layout.cloth.width / 2;
  middle_y = layout.cloth.y + layout.cloth.height / 2;
  g_assert_cmpint (zohn_board_layout_pick (&layout, middle_x, middle_y, &index), ==,
                   ZOHN_BOARD_PART_STONE);
  g_assert_cmpuint (index, ==, 0);
  g_assert_cmpint (
      zohn_board_layout_pick (&layout, middle_x + layout.cloth.width * 0.2, middle_y, NULL), ==,
      ZOHN_BOARD_PART_CLOTH);
  g_assert_cmpint (zohn_board_layout_pick (&layout, layout.cloth.x + 3, layout.cloth.y + 3, NULL),
                   ==, ZOHN_BOARD_PART_CLOTH);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    const ZohnRectangle *plate = &layout.plates[side];

    g_assert_cmpint (zohn_board_layout_pick (&layout, plate->x + 1, plate->y + 1, &index), ==,
                     ZOHN_BOARD_PART_PLATE);
    g_assert_cmpuint (index, ==, side);
  }
  g_assert_cmpint (zohn_board_layout_pick (&layout, -5, 10, NULL), ==, ZOHN_BOARD_PART_NONE);
  g_assert_cmpint (zohn_board_layout_pick (&layout, 1, 1, NULL), ==, ZOHN_BOARD_PART_NONE);
}

static void
test_directions (void)
{
  double x, y;

  zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, 0, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 0, 1e-9);
  g_assert_cmpfloat (y, >, 0.7);
  zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, 10, &x, &y);
  g_assert_cmpfloat (x, <, -0.7);
  zohn_ring_get_point (ZOHN_SIDE_ANTICLOCKWISE, 10, &x, &y);
  g_assert_cmpfloat (x, >, 0.7);
  zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, 20, &x, &y);
  g_assert_cmpfloat (y, <, -0.7);
  zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, 30, &x, &y);
  g_assert_cmpfloat (x, >, 0.7);
}

static void
test_sides_meet (void)
{
  for (guint progress = 0; progress <= ZOHN_N_SPACES; progress++) {
    double x, y, other_x, other_y;

    zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, progress, &x, &y);
    zohn_ring_get_point (ZOHN_SIDE_ANTICLOCKWISE, ZOHN_N_SPACES - progress, &other_x, &other_y);
    g_assert_cmpfloat_with_epsilon (x, other_x, 1e-9);
    g_assert_cmpfloat_with_epsilon (y, other_y, 1e-9);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/board-layout/sizes", test_sizes);
  g_test_add_func ("/board-layout/no-room", test_no_room);
  g_test_add_func ("/board-layout/wide-and-tall", test_wide_and_tall);
  g_test_add_func ("/board-layout/text-keeps-its-size", test_text_keeps_its_size);
  g_test_add_func ("/board-layout/mirrored", test_mirrored);
  g_test_add_func ("/board-layout/height-for-width", test_height);
  g_test_add_func ("/board-layout/pick/clockwise", test_pick_clockwise);
  g_test_add_func ("/board-layout/pick/anticlockwise", test_pick_anticlockwise);
  g_test_add_func ("/board-layout/pick/turned", test_pick_turned);
  g_test_add_func ("/board-layout/pick/edges-of-spaces", test_pick_edges_of_spaces);
  g_test_add_func ("/board-layout/pick/other-parts", test_pick_other_parts);
  g_test_add_func ("/board-layout/ring/directions", test_directions);
  g_test_add_func ("/board-layout/ring/sides-meet", test_sides_meet);

  return g_test_run ();
}
