/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board-view-fixture.h"

#include "support/game-cases.h"
#include "support/widgets.h"

/* Input: the controllers are the real ones, what they hear is made up. */

static gboolean
press_key (BoardFixture *fixture, guint keyval, GdkModifierType state)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", keyval, 0, state, &handled);

  return handled;
}

static void
release_key (BoardFixture *fixture, guint keyval)
{
  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-released", keyval, 0, 0);
}

static void
test_key_once (BoardFixture *fixture, gconstpointer keyval)
{
  const guint key = GPOINTER_TO_UINT (keyval);

  for (guint repeat = 0; repeat < 20; repeat++) {
    g_assert_true (press_key (fixture, key, 0));
  }
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  release_key (fixture, key);
  g_assert_true (press_key (fixture, key, 0));
  g_assert_cmpuint (fixture->n_requests, ==, 2);
  release_key (fixture, key);
}

static void
test_key_two_together (BoardFixture *fixture, gconstpointer data)
{
  press_key (fixture, GDK_KEY_space, 0);
  press_key (fixture, GDK_KEY_Return, 0);
  release_key (fixture, GDK_KEY_Return);
  release_key (fixture, GDK_KEY_space);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
}

static void
test_key_others (BoardFixture *fixture, gconstpointer data)
{
  g_assert_false (press_key (fixture, GDK_KEY_a, 0));
  g_assert_false (press_key (fixture, GDK_KEY_space, GDK_CONTROL_MASK));
  g_assert_false (press_key (fixture, GDK_KEY_Return, GDK_ALT_MASK));
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static void
test_key_dropped_while_animating (BoardFixture *fixture, gconstpointer data)
{
  game_throw (fixture->model, 1);
  for (guint i = 0; i < 20; i++) {
    g_assert_true (press_key (fixture, GDK_KEY_space, 0));
    if (i % 2 == 0) {
      release_key (fixture, GDK_KEY_space);
    }
  }
  /* The last press is still held when the board is still again. */
  board_fixture_wait_until_still (fixture);
  wait_for (100);
  press_key (fixture, GDK_KEY_space, 0);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
  release_key (fixture, GDK_KEY_space);
  press_key (fixture, GDK_KEY_space, 0);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
}

static void
get_middle (BoardFixture *fixture, double *x, double *y)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  *x = cloth->x + cloth->width / 2;
  *y = cloth->y + cloth->height / 2;
}

static void
click_at (BoardFixture *fixture, int n_presses, double x, double y)
{
  GtkEventController *click = board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_CLICK);

  g_signal_emit_by_name (click, "pressed", n_presses, x, y);
  g_signal_emit_by_name (click, "released", n_presses, x, y);
}

static void
test_click_stone (BoardFixture *fixture, gconstpointer data)
{
  double x, y;

  get_middle (fixture, &x, &y);
  click_at (fixture, 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
  click_at (fixture, 2, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  click_at (fixture, 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 2);
}

static void
test_click_elsewhere (BoardFixture *fixture, gconstpointer data)
{
  GtkEventController *click = board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_CLICK);
  double x, y;

  get_middle (fixture, &x, &y);
  click_at (fixture, 1, x + 150, y);
  click_at (fixture, 1, 5, 5);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  g_signal_emit_by_name (click, "released", 1, x + 150, y);
  g_signal_emit_by_name (click, "pressed", 1, x + 150, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static void
test_click_while_animating (BoardFixture *fixture, gconstpointer data)
{
  GtkEventController *click = board_fixture_find_controller (fixture, GTK_TYPE_GESTURE_CLICK);
  double x, y;

  get_middle (fixture, &x, &y);
  game_throw (fixture->model, 1);
  click_at (fixture, 1, x, y);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  zohn_board_view_settle (fixture->view);
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static gboolean
scroll (BoardFixture *fixture, double dy)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (board_fixture_find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_SCROLL),
                         "scroll", 0.0, dy, &handled);

  return handled;
}

static void
test_wheel (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 4);
  g_assert_false (scroll (fixture, -1));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 4);

  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  g_assert_true (scroll (fixture, -1));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 1);
  g_assert_true (scroll (fixture, 1));
  g_assert_true (scroll (fixture, 1));
  g_assert_true (scroll (fixture, 1));
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
}

static void
test_focusable (BoardFixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (fixture->view)));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->view)));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
}

#define ADD(path, test, data)                                                                      \
  g_test_add ("/board-input/" path, BoardFixture, data, board_fixture_set_up, test,                \
              board_fixture_tear_down)
#define ADD_KEY(path, key) ADD ("key-once/" path, test_key_once, GUINT_TO_POINTER (key))

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD_KEY ("space", GDK_KEY_space);
  ADD_KEY ("enter", GDK_KEY_Return);
  ADD_KEY ("keypad-enter", GDK_KEY_KP_Enter);
  ADD ("key/two-together", test_key_two_together, NULL);
  ADD ("key/others", test_key_others, NULL);
  ADD ("key/dropped-while-animating", test_key_dropped_while_animating, NULL);
  ADD ("click/stone", test_click_stone, NULL);
  ADD ("click/elsewhere", test_click_elsewhere, NULL);
  ADD ("click/while-animating", test_click_while_animating, NULL);
  ADD ("wheel", test_wheel, NULL);
  ADD ("focusable", test_focusable, NULL);

  return widget_tests_run ();
}
