/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board-view-fixture.h"

#include "support/game-cases.h"
#include "support/widgets.h"

/* Fingers on the board. An X server without a screen has no touch device: the gestures' own signals stand for it. */

#define N_THROWS 6

static void
set_up (BoardFixture *fixture, gconstpointer direction)
{
  gtk_widget_set_default_direction (GPOINTER_TO_INT (direction));
  board_fixture_set_up (fixture, NULL);
  board_fixture_throw_settled (fixture, N_THROWS);
  wait_for_frame (fixture->window);
}

static void
swipe (BoardFixture *fixture, double velocity_x, double velocity_y)
{
  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_SWIPE), "swipe",
                         velocity_x, velocity_y);
}

static void
tap (BoardFixture *fixture, const char *signal, double x, double y)
{
  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_CLICK), signal, 1,
                         x, y);
}

static void
rest_finger (BoardFixture *fixture, double x, double y)
{
  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_LONG_PRESS),
                         "pressed", x, y);
}

static double
get_middle_x (BoardFixture *fixture)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  return cloth->x + cloth->width / 2;
}

static double
get_middle_y (BoardFixture *fixture)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  return cloth->y + cloth->height / 2;
}

static GtkWidget *
find_tip (BoardFixture *fixture)
{
  return find_child_of_type (GTK_WIDGET (fixture->view), GTK_TYPE_POPOVER);
}

static const char *
get_tip (BoardFixture *fixture)
{
  GtkWidget *tip = find_tip (fixture);

  if (tip == NULL || !gtk_widget_get_visible (tip)) {
    return NULL;
  }

  return gtk_label_get_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (tip))));
}

/* What a mouse does by dragging or holding is not taken for it. */
static void
test_touch_only (BoardFixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_gesture_single_get_touch_only (
      GTK_GESTURE_SINGLE (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_SWIPE))));
  g_assert_true (gtk_gesture_single_get_touch_only (
      GTK_GESTURE_SINGLE (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_LONG_PRESS))));
  g_assert_false (gtk_gesture_single_get_touch_only (
      GTK_GESTURE_SINGLE (board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_CLICK))));
}

static void
test_tap (BoardFixture *fixture, gconstpointer data)
{
  const double x = get_middle_x (fixture), y = get_middle_y (fixture);

  tap (fixture, "pressed", x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
  tap (fixture, "released", x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 1);

  tap (fixture, "pressed", 5, 5);
  tap (fixture, "released", x, y);
  tap (fixture, "pressed", x, y);
  tap (fixture, "released", 5, 5);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
}

static void
test_swipe (BoardFixture *fixture, gconstpointer direction)
{
  const double back = GPOINTER_TO_INT (direction) == GTK_TEXT_DIR_RTL ? -800 : 800;

  swipe (fixture, -back, 0);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, N_THROWS);
  swipe (fixture, back, 0);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, N_THROWS - 1);
  g_assert_true (zohn_viewpoint_get_reviewing (fixture->viewpoint));
  swipe (fixture, back, 100);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, N_THROWS - 2);
  swipe (fixture, -back, -300);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, N_THROWS - 1);
  swipe (fixture, -back, 0);
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
  for (guint i = 0; i < 2 * N_THROWS; i++) {
    swipe (fixture, back, 0);
  }
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 0);
}

/* A finger that shakes, or goes up or down or aslant, changes nothing. */
static void
test_no_swipe (BoardFixture *fixture, gconstpointer data)
{
  const double velocities[][2] = {
    { 0, 0 }, { 100, 0 }, { 240, 10 }, { 0, 900 }, { 20, -900 }, { 700, 700 }, { 700, -400 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (velocities); i++) {
    swipe (fixture, velocities[i][0], velocities[i][1]);
    g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, N_THROWS);
  }
}

/* A swipe that begins and ends on the stone throws nothing. */
static void
test_swipe_from_stone (BoardFixture *fixture, gconstpointer data)
{
  const double x = get_middle_x (fixture), y = get_middle_y (fixture);

  tap (fixture, "pressed", x, y);
  swipe (fixture, 800, 0);
  tap (fixture, "released", x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static void
test_swipe_without_game (BoardFixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  swipe (fixture, 800, 0);
  rest_finger (fixture, 60, 20);
  g_assert_null (get_tip (fixture));
}

/* The same words as the tooltip's, shown and spoken; and the finger that goes does not throw. */
static void
test_long_press (BoardFixture *fixture, gconstpointer data)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;
  const double x = get_middle_x (fixture), y = get_middle_y (fixture);
  const double south = cloth->y + cloth->height * 0.93;
  g_autofree char *space = zohn_board_view_describe_place (fixture->view, x, south);
  g_autofree char *stone = zohn_board_view_describe_place (fixture->view, x, y);

  g_assert_nonnull (space);
  g_assert_cmpstr (space, !=, stone);
  rest_finger (fixture, x, south);
  g_assert_cmpstr (get_tip (fixture), ==, space);
  gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, space);
  wait_for (50);

  tap (fixture, "pressed", x, y);
  rest_finger (fixture, x, y);
  g_assert_cmpstr (get_tip (fixture), ==, stone);
  tap (fixture, "released", x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
  wait_for (50);

  gtk_popover_popdown (GTK_POPOVER (find_tip (fixture)));
  wait_for (50);
  g_assert_null (get_tip (fixture));
}

static void
test_long_press_on_bare_cloth (BoardFixture *fixture, gconstpointer data)
{
  rest_finger (fixture, fixture->view->layout.cloth.x + 3, fixture->view->layout.cloth.y + 3);
  g_assert_null (get_tip (fixture));
}

static gboolean
is_still (gpointer view)
{
  return !zohn_board_view_get_animating (view);
}

/* Nothing lies over a throw, and nothing is explained while it flies. */
static void
test_tip_goes_for_throw (BoardFixture *fixture, gconstpointer data)
{
  const double x = get_middle_x (fixture), y = get_middle_y (fixture);

  rest_finger (fixture, x, y);
  g_assert_nonnull (get_tip (fixture));
  wait_for (50);
  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  g_assert_null (get_tip (fixture));
  rest_finger (fixture, x, y);
  g_assert_null (get_tip (fixture));
  g_assert_true (wait_until (is_still, fixture->view));
}

/* Closing with a tip open leaves nothing behind: the fixture looks. */
static void
test_close_with_tip (BoardFixture *fixture, gconstpointer data)
{
  rest_finger (fixture, get_middle_x (fixture), get_middle_y (fixture));
  wait_for (50);
  g_assert_nonnull (get_tip (fixture));
}

static void
add (const char *path, GtkTextDirection direction,
     void (*function) (BoardFixture *fixture, gconstpointer data))
{
  g_test_add (path, BoardFixture, GINT_TO_POINTER (direction), set_up, function,
              board_fixture_tear_down);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  add ("/board-touch/touch-only", GTK_TEXT_DIR_LTR, test_touch_only);
  add ("/board-touch/tap", GTK_TEXT_DIR_LTR, test_tap);
  add ("/board-touch/swipe", GTK_TEXT_DIR_LTR, test_swipe);
  add ("/board-touch/swipe-right-to-left", GTK_TEXT_DIR_RTL, test_swipe);
  add ("/board-touch/no-swipe", GTK_TEXT_DIR_LTR, test_no_swipe);
  add ("/board-touch/swipe-from-stone", GTK_TEXT_DIR_LTR, test_swipe_from_stone);
  add ("/board-touch/swipe-without-game", GTK_TEXT_DIR_LTR, test_swipe_without_game);
  add ("/board-touch/long-press", GTK_TEXT_DIR_LTR, test_long_press);
  add ("/board-touch/long-press-on-bare-cloth", GTK_TEXT_DIR_LTR, test_long_press_on_bare_cloth);
  add ("/board-touch/tip-goes-for-throw", GTK_TEXT_DIR_LTR, test_tip_goes_for_throw);
  add ("/board-touch/close-with-tip", GTK_TEXT_DIR_LTR, test_close_with_tip);

  return widget_tests_run ();
}
