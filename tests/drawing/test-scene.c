/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-scene.h"

#include "drawing/zohn-cloth-measure.h"

#include <math.h>
#include <string.h>

static void
test_rest_opening (void)
{
  ZohnRules rules = { 5, ZOHN_LAP_HALT, ZOHN_SIDE_ANTICLOCKWISE };
  ZohnPosition position = zohn_position_opening (&rules);
  ZohnScene scene;

  memset (&scene, 0x5a, sizeof scene);
  zohn_scene_rest (&scene, &position);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_assert_cmpfloat (scene.pieces[side].progress, ==, 0);
    g_assert_cmpfloat (scene.pieces[side].lift, ==, 0);
    g_assert_cmpfloat (scene.pieces[side].slide, ==, 0);
    g_assert_cmpuint (scene.counters[side], ==, 5);
    g_assert_false (scene.owes[side]);
    g_assert_null (scene.names[side]);
    g_assert_null (scene.players[side]);
    g_assert_null (scene.debts[side]);
  }
  g_assert_null (scene.turn);
  g_assert_false (scene.sticks_shown);
  g_assert_false (scene.counter.moving);
  g_assert_cmpint (scene.side_to_throw, ==, ZOHN_SIDE_ANTICLOCKWISE);
  g_assert_cmpint (scene.marked_from, ==, -1);
  g_assert_cmpint (scene.marked_to, ==, -1);
}

static void
test_rest_middle (void)
{
  ZohnPosition position = { { 17, 39 }, { 3, 5 }, { 0, 1 }, ZOHN_SIDE_CLOCKWISE, 0 };
  ZohnScene scene;

  zohn_scene_rest (&scene, &position);
  g_assert_cmpfloat (scene.pieces[ZOHN_SIDE_CLOCKWISE].progress, ==, 17);
  g_assert_cmpfloat (scene.pieces[ZOHN_SIDE_ANTICLOCKWISE].progress, ==, 39);
  g_assert_cmpuint (scene.counters[ZOHN_SIDE_CLOCKWISE], ==, 3);
  g_assert_false (scene.owes[ZOHN_SIDE_CLOCKWISE]);
  g_assert_true (scene.owes[ZOHN_SIDE_ANTICLOCKWISE]);
}

static void
test_rest_over (void)
{
  ZohnPosition position = { { 0, 12 }, { 8, 0 }, { 0, 0 }, ZOHN_SIDE_ANTICLOCKWISE, 1 };
  ZohnScene scene;

  zohn_scene_rest (&scene, &position);
  g_assert_cmpint (scene.side_to_throw, ==, -1);
}

/* Of the 16 throws each fall must show its own faces. */
static void
test_sticks_faces (void)
{
  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    ZohnScene scene = { 0 };

    zohn_scene_rest_sticks (&scene, 42, 1, (ZohnThrow) thrown);
    g_assert_true (scene.sticks_shown);
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      g_assert_cmpint (scene.sticks[stick].groove_up, ==,
                       zohn_throw_is_groove_up ((ZohnThrow) thrown, stick));
      g_assert_cmpfloat (scene.sticks[stick].roll, ==, 0);
      g_assert_cmpfloat (scene.sticks[stick].lift, ==, 0);
    }
  }
}

static void
test_sticks_same_again (void)
{
  for (guint number = 1; number < 200; number++) {
    ZohnScene first = { 0 }, again = { 0 }, other_seed = { 0 }, other_number = { 0 };

    zohn_scene_rest_sticks (&first, 7, number, 5);
    zohn_scene_rest_sticks (&again, 7, number, 5);
    zohn_scene_rest_sticks (&other_seed, 8, number, 5);
    zohn_scene_rest_sticks (&other_number, 7, number + 1, 5);
    g_assert_cmpmem (first.sticks, sizeof first.sticks, again.sticks, sizeof again.sticks);
    g_assert_true (memcmp (first.sticks, other_seed.sticks, sizeof first.sticks) != 0);
    g_assert_true (memcmp (first.sticks, other_number.sticks, sizeof first.sticks) != 0);
  }
}

/* Points along a stick's outline, for measuring without the placing's own geometry. */
static void
get_outline_point (const ZohnStickPose *stick, guint i, guint n, double *x, double *y)
{
  double along = (i / 2 / (n / 2.0 - 1) - 0.5) * ZOHN_STICK_LENGTH;
  double across = (i % 2 == 0 ? -0.5 : 0.5) * ZOHN_STICK_WIDTH;

  *x = stick->x + along * cos (stick->angle) - across * sin (stick->angle);
  *y = stick->y + along * sin (stick->angle) + across * cos (stick->angle);
}

static gboolean
covers (const ZohnStickPose *stick, double x, double y)
{
  double along = (x - stick->x) * cos (stick->angle) + (y - stick->y) * sin (stick->angle);
  double across = -(x - stick->x) * sin (stick->angle) + (y - stick->y) * cos (stick->angle);

  return fabs (along) <= ZOHN_STICK_LENGTH / 2 && fabs (across) <= ZOHN_STICK_WIDTH / 2;
}

static void
test_sticks_lie_clear (void)
{
  enum {
    POINTS = 40
  };

  for (guint number = 1; number <= 2000; number++) {
    ZohnScene scene = { 0 };

    zohn_scene_rest_sticks (&scene, number / 100, number, number % ZOHN_N_THROWS);
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      for (guint i = 0; i < POINTS; i++) {
        double x, y;

        get_outline_point (&scene.sticks[stick], i, POINTS, &x, &y);
        g_assert_cmpfloat (hypot (x, y), >, ZOHN_STONE_RADIUS);
        g_assert_cmpfloat (hypot (x, y), <, ZOHN_BED_INNER + 0.005);
        for (guint other = 0; other < ZOHN_N_STICKS; other++) {
          g_assert_true (other == stick || !covers (&scene.sticks[other], x, y));
        }
      }
    }
  }
}

/* No stick has a place of its own that would tell the blue one by where it lies. */
static void
test_sticks_fall_anywhere (void)
{
  double sum_x[ZOHN_N_STICKS] = { 0 }, sum_y[ZOHN_N_STICKS] = { 0 };
  const guint n_throws = 4000;

  for (guint number = 1; number <= n_throws; number++) {
    ZohnScene scene = { 0 };

    zohn_scene_rest_sticks (&scene, 1, number, 0);
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      sum_x[stick] += scene.sticks[stick].x;
      sum_y[stick] += scene.sticks[stick].y;
    }
  }
  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    g_assert_cmpfloat (fabs (sum_x[stick] / n_throws), <, 0.025);
    g_assert_cmpfloat (fabs (sum_y[stick] / n_throws), <, 0.025);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/scene/rest/opening", test_rest_opening);
  g_test_add_func ("/scene/rest/middle", test_rest_middle);
  g_test_add_func ("/scene/rest/over", test_rest_over);
  g_test_add_func ("/scene/sticks/faces", test_sticks_faces);
  g_test_add_func ("/scene/sticks/same-again", test_sticks_same_again);
  g_test_add_func ("/scene/sticks/lie-clear", test_sticks_lie_clear);
  g_test_add_func ("/scene/sticks/fall-anywhere", test_sticks_fall_anywhere);

  return g_test_run ();
}
