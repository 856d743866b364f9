/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-chart-layout.h"

#define TEXT_HEIGHT 16.0

static const ZohnRectangle *
get_part (const ZohnChartLayout *layout, guint part)
{
  const ZohnRectangle *parts[] = { &layout->legend, &layout->plot, &layout->axis,
                                   &layout->strips[0], &layout->strips[1] };

  return parts[part];
}

static gboolean
overlap (const ZohnRectangle *a, const ZohnRectangle *b)
{
  return a->y < b->y + b->height && b->y < a->y + a->height;
}

/* At any size the plot is there, and what else is there lies inside and not on anything. */
static void
test_parts (void)
{
  const double sizes[][2] = { { 300, 80 },  { 300, 24 },   { 600, 160 }, { 3840, 900 },
                              { 120, 300 }, { 360, 47.5 }, { 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    for (double text = 8; text <= 40; text += 8) {
      ZohnChartLayout layout;

      zohn_chart_layout_init (&layout, sizes[i][0], sizes[i][1], text, FALSE);
      g_assert_cmpfloat (layout.plot.width, >, 0);
      g_assert_cmpfloat (layout.plot.height, >, 0);
      for (guint part = 0; part < 5; part++) {
        const ZohnRectangle *box = get_part (&layout, part);

        g_assert_cmpfloat (box->y, >=, 0);
        g_assert_cmpfloat (box->y + box->height, <=, sizes[i][1]);
        for (guint other = 0; other < part; other++) {
          if (box->height > 0 && get_part (&layout, other)->height > 0) {
            g_assert_false (overlap (box, get_part (&layout, other)));
          }
        }
      }
    }
  }
}

static void
test_parts_give_way (void)
{
  ZohnChartLayout layout;

  zohn_chart_layout_init (&layout, 600, 200, TEXT_HEIGHT, FALSE);
  for (guint part = 0; part < 5; part++) {
    g_assert_cmpfloat (get_part (&layout, part)->height, >, 0);
  }

  zohn_chart_layout_init (&layout, 300, 80, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat (layout.legend.height, >, 0);
  g_assert_cmpfloat (layout.strips[0].height, >, 0);
  g_assert_cmpfloat (layout.axis.height, ==, 0);

  zohn_chart_layout_init (&layout, 300, 30, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat (layout.plot.height, ==, 30);
}

static void
test_pick (void)
{
  const guint rooms[] = { 1, 2, 25, 283, 100000 };

  for (guint mirrored = 0; mirrored < 2; mirrored++) {
    ZohnChartLayout layout;

    zohn_chart_layout_init (&layout, 700, 180, TEXT_HEIGHT, mirrored);
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
      for (guint n = 0; n <= rooms[i]; n += MAX (1, rooms[i] / 97)) {
        const double x = zohn_chart_layout_get_x (&layout, n, rooms[i]);

        g_assert_cmpuint (zohn_chart_layout_pick (&layout, x, rooms[i]), ==, n);
      }
    }
    g_assert_cmpuint (zohn_chart_layout_pick (&layout, -1e6, 25), ==, mirrored ? 25 : 0);
    g_assert_cmpuint (zohn_chart_layout_pick (&layout, 1e6, 25), ==, mirrored ? 0 : 25);
  }
}

/* Time goes where reading goes. */
static void
test_mirrored (void)
{
  ZohnChartLayout layout, mirrored;

  zohn_chart_layout_init (&layout, 700, 180, TEXT_HEIGHT, FALSE);
  zohn_chart_layout_init (&mirrored, 700, 180, TEXT_HEIGHT, TRUE);
  for (guint n = 0; n < 25; n++) {
    const double x = zohn_chart_layout_get_x (&layout, n, 25);

    g_assert_cmpfloat (zohn_chart_layout_get_x (&layout, n + 1, 25), >, x);
    g_assert_cmpfloat_with_epsilon (zohn_chart_layout_get_x (&mirrored, n, 25), 700 - x, 1e-9);
  }
}

static void
test_chances (void)
{
  ZohnChartLayout layout;

  zohn_chart_layout_init (&layout, 700, 180, TEXT_HEIGHT, FALSE);
  g_assert_cmpfloat (zohn_chart_layout_get_y (&layout, 1), ==, layout.plot.y);
  g_assert_cmpfloat (zohn_chart_layout_get_y (&layout, 0), ==, layout.plot.y + layout.plot.height);
  g_assert_cmpfloat (layout.strips[ZOHN_SIDE_ANTICLOCKWISE].y, <, layout.plot.y);
  g_assert_cmpfloat (layout.strips[ZOHN_SIDE_CLOCKWISE].y, >, layout.plot.y);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/chart-layout/parts", test_parts);
  g_test_add_func ("/chart-layout/parts-give-way", test_parts_give_way);
  g_test_add_func ("/chart-layout/pick", test_pick);
  g_test_add_func ("/chart-layout/mirrored", test_mirrored);
  g_test_add_func ("/chart-layout/chances", test_chances);

  return g_test_run ();
}
