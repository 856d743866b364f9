/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets/zohn-review-bar.h"

/* Looking back: keys, bar and replay in the window. */

#define N_THROWS 25
#define BANNER_GONE 400 /* milliseconds, until it has slid away */

static ZohnReplay *
get_replay (WindowFixture *fixture)
{
  return zohn_review_bar_get_replay (
      ZOHN_REVIEW_BAR (find_template_child (fixture->window, "review_bar")));
}

static ZohnViewpoint *
get_viewpoint (WindowFixture *fixture)
{
  return zohn_board_view_get_viewpoint (
      ZOHN_BOARD_VIEW (find_template_child (fixture->window, "board")));
}

static guint
get_viewed (WindowFixture *fixture)
{
  return zohn_viewpoint_get_throw (get_viewpoint (fixture));
}

static void
start (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  for (guint i = 0; i < N_THROWS; i++) {
    g_assert_true (activate (fixture, "win.throw"));
  }
}

/* Presses a key that no widget in the window has a use for. */
static gboolean
press_key (WindowFixture *fixture, guint keyval, GdkModifierType state)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean handled = FALSE;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
        gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE) {
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
    }
  }

  return handled;
}

static void
assert_goes (WindowFixture *fixture, guint keyval, guint viewed)
{
  g_assert_true (press_key (fixture, keyval, 0));
  g_assert_cmpuint (get_viewed (fixture), ==, viewed);
}

static void
test_keys (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  assert_goes (fixture, GDK_KEY_Left, N_THROWS - 1);
  assert_goes (fixture, GDK_KEY_KP_Left, N_THROWS - 2);
  assert_goes (fixture, GDK_KEY_Right, N_THROWS - 1);
  assert_goes (fixture, GDK_KEY_Page_Up, N_THROWS - 11);
  assert_goes (fixture, GDK_KEY_Page_Down, N_THROWS - 1);
  assert_goes (fixture, GDK_KEY_Home, 0);
  assert_goes (fixture, GDK_KEY_Left, 0);
  assert_goes (fixture, GDK_KEY_End, N_THROWS);
  g_assert_null (get_review (fixture));
  assert_goes (fixture, GDK_KEY_Right, N_THROWS);
  assert_goes (fixture, GDK_KEY_Home, 0);
  assert_goes (fixture, GDK_KEY_Escape, N_THROWS);

  g_assert_false (press_key (fixture, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (press_key (fixture, GDK_KEY_Left, GDK_CONTROL_MASK));
  g_assert_cmpuint (get_viewed (fixture), ==, N_THROWS);
}

static void
test_keys_right_to_left (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  gtk_widget_set_direction (GTK_WIDGET (fixture->window), GTK_TEXT_DIR_RTL);
  assert_goes (fixture, GDK_KEY_Right, N_THROWS - 1);
  assert_goes (fixture, GDK_KEY_Right, N_THROWS - 2);
  assert_goes (fixture, GDK_KEY_Left, N_THROWS - 1);
  assert_goes (fixture, GDK_KEY_Home, 0);
  assert_goes (fixture, GDK_KEY_End, N_THROWS);
}

static void
test_bar_in_place_of_controls (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *row = find_template_child (fixture->window, "control_row");

  start (fixture);
  g_assert_true (gtk_widget_get_mapped (row));
  g_assert_true (gtk_widget_grab_focus (find_template_child (fixture->window, "throw_button")));
  set_viewed (fixture, 3);
  g_assert_nonnull (get_review (fixture));
  g_assert_false (gtk_widget_get_mapped (row));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 find_template_child (fixture->window, "board"));

  g_assert_true (activate (fixture, "win.return-to-game"));
  g_assert_null (get_review (fixture));
  g_assert_true (gtk_widget_get_mapped (row));
}

static gboolean
is_paused (gpointer replay)
{
  return !zohn_replay_get_playing (replay);
}

static void
test_replay (WindowFixture *fixture, gconstpointer data)
{
  ZohnReplay *replay = get_replay (fixture);

  g_assert_false (is_enabled (fixture, "win.replay"));
  start (fixture);
  zohn_replay_set_rate (replay, ZOHN_REPLAY_RATE_MAX);

  /* From the newest throw it begins anew; a throw is refused while it plays. */
  g_assert_true (activate (fixture, "win.replay"));
  g_assert_true (zohn_replay_get_playing (replay));
  g_assert_cmpuint (get_viewed (fixture), ==, 0);
  g_assert_false (activate (fixture, "win.throw"));
  g_assert_true (wait_until (is_paused, replay));
  g_assert_cmpuint (get_viewed (fixture), ==, N_THROWS);
  g_assert_null (get_review (fixture));

  /* Space begins and ends it; the next key that looks elsewhere ends it too. */
  zohn_replay_set_rate (replay, 1);
  set_viewed (fixture, 3);
  g_assert_true (press_key (fixture, GDK_KEY_space, 0));
  g_assert_true (zohn_replay_get_playing (replay));
  g_assert_true (press_key (fixture, GDK_KEY_space, 0));
  g_assert_false (zohn_replay_get_playing (replay));
  g_assert_true (press_key (fixture, GDK_KEY_space, 0));
  assert_goes (fixture, GDK_KEY_Home, 0);
  g_assert_false (zohn_replay_get_playing (replay));
  g_assert_cmpuint (zohn_game_model_get_n_throws (get_model (fixture)), ==, N_THROWS);
}

static gboolean
is_bar_gone (gpointer fixture)
{
  return get_review (fixture) == NULL;
}

/* The newest throw, shown alone: the bar goes only when it has come to rest, or the board would get its room and end it. */
static void
test_step_to_the_end (WindowFixture *fixture, gconstpointer data)
{
  ZohnBoardView *board = ZOHN_BOARD_VIEW (find_template_child (fixture->window, "board"));

  start (fixture);
  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  set_viewed (fixture, N_THROWS - 1);
  wait_for_frame (GTK_WINDOW (fixture->window));
  wait_for (BANNER_GONE);
  zohn_replay_step (get_replay (fixture));
  g_assert_cmpuint (get_viewed (fixture), ==, N_THROWS);
  wait_for (200);
  g_assert_true (zohn_board_view_get_animating (board));
  g_assert_nonnull (get_review (fixture));
  zohn_board_view_settle (board);
  g_assert_true (wait_until (is_bar_gone, fixture));

  /* Another size ends it too, while the window is laid out. */
  set_viewed (fixture, N_THROWS - 1);
  wait_for_frame (GTK_WINDOW (fixture->window));
  zohn_replay_step (get_replay (fixture));
  wait_for (100);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 700);
  g_assert_true (wait_until (is_bar_gone, fixture));
  g_assert_false (zohn_board_view_get_animating (board));
}

static void
test_undo_ends_replay (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  set_viewed (fixture, 3);
  g_assert_true (activate (fixture, "win.replay"));
  g_assert_true (activate (fixture, "win.undo"));
  g_assert_false (zohn_replay_get_playing (get_replay (fixture)));
  g_assert_cmpuint (get_viewed (fixture), ==, N_THROWS - 1);
  g_assert_null (get_review (fixture));
}

static void
test_closed_in_mid_replay (WindowFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 5; i++) {
    start (fixture);
    set_viewed (fixture, 3);
    g_assert_true (activate (fixture, "win.replay"));
    wait_for (20 * i);
    window_fixture_close (fixture);
    window_fixture_open (fixture);
  }
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/review/keys", test_keys);
  ADD_WINDOW_TEST ("/window/review/keys/right-to-left", test_keys_right_to_left);
  ADD_WINDOW_TEST ("/window/review/bar-in-place-of-controls", test_bar_in_place_of_controls);
  ADD_WINDOW_TEST ("/window/review/replay", test_replay);
  ADD_WINDOW_TEST ("/window/review/replay/step-to-the-end", test_step_to_the_end);
  ADD_WINDOW_TEST ("/window/review/replay/undo-ends-it", test_undo_ends_replay);
  ADD_WINDOW_TEST ("/window/review/replay/closed-meanwhile", test_closed_in_mid_replay);

  return widget_tests_run ();
}
