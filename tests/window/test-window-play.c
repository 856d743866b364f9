/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "text/zohn-text.h"
#include "widgets/zohn-board-view.h"
#include "widgets/zohn-sticks-entry.h"

/* Playing: one press, one throw; what the window says and offers at every moment. */

static guint
get_n_throws (WindowFixture *fixture)
{
  return zohn_game_model_get_n_throws (get_model (fixture));
}

static gboolean
is_over (WindowFixture *fixture)
{
  return zohn_game_model_get_state (get_model (fixture)) != ZOHN_GAME_PLAYING;
}

/* Disabled, and without effect all the same when it is activated. */
static void
assert_refused (WindowFixture *fixture, const char *action)
{
  ZohnGameModel *model = get_model (fixture);
  const guint n_throws = get_n_throws (fixture);

  g_assert_false (activate (fixture, action));
  g_assert_true (get_model (fixture) == model);
  g_assert_cmpuint (get_n_throws (fixture), ==, n_throws);
}

static void
start_short_game (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->rules.counters = 1;
  window_fixture_start (fixture, setup);
}

static void
play_to_the_end (WindowFixture *fixture)
{
  while (!is_over (fixture)) {
    const guint n_throws = get_n_throws (fixture);

    g_assert_cmpstr (get_control (fixture), ==, "throw");
    g_assert_true (activate (fixture, "win.throw"));
    g_assert_cmpuint (get_n_throws (fixture), ==, n_throws + 1);
  }
}

static void
test_first_start (WindowFixture *fixture, gconstpointer data)
{
  window_fixture_close (fixture);
  window_fixture_open (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 0);
  g_assert_cmpstr (get_control (fixture), ==, "throw");
  assert_refused (fixture, "win.undo");
  assert_refused (fixture, "win.redo");
  assert_refused (fixture, "win.play-again");
  /* A game that is only proposed is no game yet. */
  g_assert_cmpuint (count_library (), ==, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 find_template_child (fixture->window, "throw_button"));
}

static void
test_whole_game (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *result = NULL;

  start_short_game (fixture);
  play_to_the_end (fixture);
  result = zohn_text_result (get_model (fixture));
  g_assert_cmpstr (get_result (fixture), ==, result);
  g_assert_true (gtk_widget_get_visible (find_template_child (fixture->window, "result")));
  g_assert_cmpstr (get_control (fixture), ==, "over");
  assert_refused (fixture, "win.throw");
  assert_refused (fixture, "win.stop");
  /* The end interrupts nothing. */
  g_assert_null (find_other_window (GTK_WINDOW (fixture->window)));
}

static void
test_play_again (WindowFixture *fixture, gconstpointer data)
{
  const ZohnSetup *setup;

  start_short_game (fixture);
  play_to_the_end (fixture);
  g_assert_true (activate (fixture, "win.play-again"));
  setup = zohn_game_model_get_setup (get_model (fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 0);
  g_assert_cmpuint (setup->rules.counters, ==, 1);
  g_assert_cmpuint (setup->seed, !=, 11);
  g_assert_cmpstr (setup->players[ZOHN_SIDE_CLOCKWISE][0], ==, "Ann");
  g_assert_cmpstr (get_control (fixture), ==, "throw");
}

static void
test_status_says_what_happened (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *announced_before = NULL;

  window_fixture_start (fixture, setup);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), !=, "Zohn Ahl");
  for (guint number = 1; number <= 30; number++) {
    g_autoptr (ZohnThrowRecord) record = NULL;
    g_autofree char *expected = NULL;
    g_autofree char *announced = NULL;

    g_assert_true (activate (fixture, "win.throw"));
    record = zohn_history_dup_record (zohn_game_model_get_history (get_model (fixture)), number);
    expected = zohn_text_announcement (zohn_game_model_get_setup (get_model (fixture)), record,
                                       zohn_game_model_get_player_to_throw (get_model (fixture)));
    g_assert_cmpstr (get_status (fixture), ==, expected);
    /* Told exactly once: a text is only made to differ when it is the same as the last. */
    if (announced_before != NULL && g_str_equal (announced_before, expected)) {
      announced = g_strconcat (expected, " ", NULL);
    } else {
      announced = g_strdup (expected);
    }
    gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, announced);
    g_free (announced_before);
    announced_before = g_strdup (announced);
  }
}

static gboolean
is_still (gpointer data)
{
  WindowFixture *fixture = data;

  return !zohn_board_view_get_animating (
      ZOHN_BOARD_VIEW (find_template_child (fixture->window, "board")));
}

/* Presses while the sticks fly are ignored and not kept for later. */
static void
test_one_press_one_throw (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  GtkWidget *button = find_template_child (fixture->window, "throw_button");

  g_object_set (fixture->settings, "animation-speed", "fast", NULL);
  window_fixture_start (fixture, setup);
  for (guint i = 0; i < 20; i++) {
    g_signal_emit_by_name (button, "clicked");
    activate (fixture, "win.throw");
    g_signal_emit_by_name (find_template_child (fixture->window, "board"), "throw-requested");
  }
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
  g_assert_false (is_still (fixture));
  /* The button keeps its look and the focus meanwhile. */
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_true (wait_until (is_still, fixture));
  wait_for (200);
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
  g_assert_true (activate (fixture, "win.throw"));
  g_assert_cmpuint (get_n_throws (fixture), ==, 2);
}

static void
test_undo_and_redo (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *after_two = NULL;

  window_fixture_start (fixture, setup);
  activate (fixture, "win.throw");
  activate (fixture, "win.throw");
  after_two = g_strdup (get_status (fixture));
  g_assert_true (activate (fixture, "win.undo"));
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
  g_assert_true (g_str_has_prefix (get_status (fixture), "Throw 2 was undone"));
  g_assert_true (activate (fixture, "win.redo"));
  g_assert_cmpstr (get_status (fixture), ==, after_two);
  assert_refused (fixture, "win.redo");

  /* What is thrown after an undo leaves nothing to redo. */
  activate (fixture, "win.undo");
  activate (fixture, "win.throw");
  assert_refused (fixture, "win.redo");
  g_assert_cmpstr (get_status (fixture), ==, after_two);
}

/* An animation that is overtaken ends at once in the state of the model. */
static void
test_undo_while_the_sticks_fly (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  window_fixture_start (fixture, setup);
  for (guint i = 0; i < 10; i++) {
    activate (fixture, "win.throw");
    wait_for (30);
    g_assert_true (activate (fixture, "win.undo"));
    g_assert_true (is_still (fixture));
    g_assert_cmpuint (get_n_throws (fixture), ==, 0);
  }
}

static void
test_stop (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  activate (fixture, "win.throw");
  activate (fixture, "win.stop");
  answer_message (fixture, "cancel");
  g_assert_false (is_over (fixture));
  activate (fixture, "win.stop");
  answer_message (fixture, "accept");
  g_assert_true (is_over (fixture));
  g_assert_cmpstr (get_control (fixture), ==, "over");
  g_assert_cmpstr (get_result (fixture), ==, "The game was stopped: a draw, 4 to 4");
  g_assert_true (activate (fixture, "win.undo"));
  g_assert_false (is_over (fixture));
  g_assert_cmpstr (get_result (fixture), ==, "");
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
}

/* A question about one game is no question about the next. */
static void
test_stop_of_another_game (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  activate (fixture, "win.stop");
  window_fixture_start (fixture, setup);
  answer_message (fixture, "accept");
  g_assert_false (is_over (fixture));
}

static void
test_review (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *live = NULL;

  window_fixture_start (fixture, setup);
  for (guint i = 0; i < 12; i++) {
    activate (fixture, "win.throw");
  }
  live = g_strdup (get_status (fixture));
  set_viewed (fixture, 3);
  g_assert_nonnull (strstr (get_review (fixture), "3"));
  g_assert_nonnull (strstr (get_review (fixture), "12"));
  g_assert_cmpstr (get_status (fixture), !=, live);

  /* Nothing is thrown from an old position. */
  assert_refused (fixture, "win.throw");
  g_signal_emit_by_name (find_template_child (fixture->window, "throw_button"), "clicked");
  g_assert_cmpuint (get_n_throws (fixture), ==, 12);
  g_assert_false (gtk_widget_get_sensitive (find_template_child (fixture->window, "throw_button")));

  g_assert_true (activate (fixture, "win.return-to-game"));
  g_assert_null (get_review (fixture));
  g_assert_cmpstr (get_status (fixture), ==, live);
  g_assert_true (activate (fixture, "win.throw"));
  g_assert_cmpuint (get_n_throws (fixture), ==, 13);
}

static gboolean
is_over_cb (gpointer data)
{
  return is_over (data);
}

static gboolean
has_three_throws (gpointer data)
{
  return get_n_throws (data) >= 3;
}

static void
test_computer (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->computer[ZOHN_SIDE_CLOCKWISE] = setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  window_fixture_start (fixture, setup);
  assert_refused (fixture, "win.throw");
  g_assert_true (wait_until (has_three_throws, fixture));

  /* It goes on under a review, and waits after an undo until the user says so. */
  set_viewed (fixture, 1);
  wait_for (1000);
  g_assert_cmpuint (get_n_throws (fixture), >=, 4);
  g_assert_nonnull (get_review (fixture));
  activate (fixture, "win.return-to-game");
  g_assert_true (activate (fixture, "win.undo"));
  {
    const guint n_throws = get_n_throws (fixture);

    wait_for (1200);
    g_assert_cmpuint (get_n_throws (fixture), ==, n_throws);
    gtk_test_accessible_assert_property (find_template_child (fixture->window, "throw_button"),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, "Go on");
    g_assert_true (activate (fixture, "win.throw"));
    wait_for (1000);
    g_assert_cmpuint (get_n_throws (fixture), >, n_throws);
  }
}

static void
test_hidden_window_rests (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  guint n_throws;

  setup->computer[ZOHN_SIDE_CLOCKWISE] = setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  setup->time_limit = 100;
  window_fixture_start (fixture, setup);
  gtk_widget_hide (GTK_WIDGET (fixture->window));
  n_throws = get_n_throws (fixture);
  wait_for (1500);
  g_assert_cmpuint (get_n_throws (fixture), ==, n_throws);
  g_assert_cmpuint (zohn_game_model_get_time_left (get_model (fixture)), ==, 100);
  gtk_widget_show (GTK_WIDGET (fixture->window));
  wait_for (1500);
  g_assert_cmpuint (get_n_throws (fixture), >, n_throws);
  g_assert_cmpuint (zohn_game_model_get_time_left (get_model (fixture)), <, 100);
}

static void
test_time_is_up (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  GtkWidget *time_left = find_template_child (fixture->window, "time_left");

  setup->time_limit = 1;
  g_assert_false (gtk_widget_get_visible (time_left));
  window_fixture_start (fixture, setup);
  g_assert_true (gtk_widget_get_visible (time_left));
  g_assert_true (wait_until (is_over_cb, fixture));
  g_assert_cmpint (zohn_game_model_get_state (get_model (fixture)), ==, ZOHN_GAME_STOPPED);
  g_assert_cmpstr (get_control (fixture), ==, "over");
  g_assert_false (gtk_widget_get_visible (time_left));
  assert_refused (fixture, "win.undo");
}

/* The throw under way is seen to its end first. */
static void
test_time_is_up_while_the_sticks_fly (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  gint64 end;

  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  setup->time_limit = 100;
  window_fixture_start (fixture, setup);
  g_assert_true (activate (fixture, "win.throw"));
  g_assert_false (is_still (fixture));
  zohn_game_model_set_time_left (get_model (fixture), 0);
  end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  while (!is_still (fixture) && g_get_monotonic_time () < end) {
    g_assert_false (is_over (fixture));
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_true (is_still (fixture));
  g_assert_true (wait_until (is_over_cb, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
}

static void
test_time_is_up_under_review (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->time_limit = 2;
  window_fixture_start (fixture, setup);
  activate (fixture, "win.throw");
  activate (fixture, "win.throw");
  set_viewed (fixture, 1);
  wait_for (2500);
  g_assert_false (is_over (fixture));
  activate (fixture, "win.return-to-game");
  g_assert_true (wait_until (is_over_cb, fixture));
}

static void
turn_stick (WindowFixture *fixture, guint stick)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.turn-stick", "u", stick);
}

static void
test_real_sticks (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (ZohnThrowRecord) record = NULL;

  setup->sticks = ZOHN_STICKS_ENTERED;
  window_fixture_start (fixture, setup);
  g_assert_cmpstr (get_control (fixture), ==, "sticks");
  assert_refused (fixture, "win.throw");
  turn_stick (fixture, 0);
  turn_stick (fixture, 3);
  turn_stick (fixture, 1);
  turn_stick (fixture, 1);
  g_assert_cmpuint (get_n_throws (fixture), ==, 0);
  g_assert_true (activate (fixture, "win.confirm"));
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
  record = zohn_history_dup_record (zohn_game_model_get_history (get_model (fixture)), 1);
  g_assert_cmpuint (zohn_throw_record_get_outcome (record)->thrown, ==, 0x9);
  /* The next throw begins with all faces as at first. */
  g_assert_true (activate (fixture, "win.confirm"));
  g_assert_cmpuint (zohn_history_get_n_throws (zohn_game_model_get_history (get_model (fixture))),
                    ==, 2);
}

static void
start_real_sticks (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->sticks = ZOHN_STICKS_ENTERED;
  setup->time_limit = 100;
  window_fixture_start (fixture, setup);
}

/* The sticks have fallen on the players' table: their throw still counts. */
static void
test_time_is_up_while_faces_are_set (WindowFixture *fixture, gconstpointer data)
{
  start_real_sticks (fixture);
  turn_stick (fixture, 0);
  zohn_game_model_set_time_left (get_model (fixture), 0);
  wait_for (100);
  g_assert_false (is_over (fixture));
  turn_stick (fixture, 2);
  wait_for (100);
  g_assert_true (activate (fixture, "win.confirm"));
  g_assert_true (wait_until (is_over_cb, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
}

static void
test_time_is_up_and_faces_taken_back (WindowFixture *fixture, gconstpointer data)
{
  start_real_sticks (fixture);
  turn_stick (fixture, 3);
  zohn_game_model_set_time_left (get_model (fixture), 0);
  wait_for (100);
  g_assert_false (is_over (fixture));
  turn_stick (fixture, 3);
  g_assert_true (wait_until (is_over_cb, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 0);
}

/* What was set for one game is not thrown in the next. */
static void
test_faces_do_not_outlive_the_game (WindowFixture *fixture, gconstpointer data)
{
  gpointer entry = find_template_child (fixture->window, "sticks_entry");

  start_real_sticks (fixture);
  turn_stick (fixture, 1);
  start_real_sticks (fixture);
  g_assert_cmpuint (zohn_sticks_entry_get_throw (entry), ==, 0);
}

/* All of the window that belonged to the old game follows the new one. */
static void
test_other_game_in_mid_throw (WindowFixture *fixture, gconstpointer data)
{
  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  for (guint i = 0; i < 20; i++) {
    g_autoptr (ZohnSetup) setup = create_setup ();

    setup->seed = i;
    setup->time_limit = 60 * (i % 2);
    setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = i % 3 == 0;
    window_fixture_start (fixture, setup);
    activate (fixture, "win.throw");
    wait_for (10 * i);
  }
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/play/first-start", test_first_start);
  ADD_WINDOW_TEST ("/window/play/whole-game", test_whole_game);
  ADD_WINDOW_TEST ("/window/play/again", test_play_again);
  ADD_WINDOW_TEST ("/window/play/status-says-what-happened", test_status_says_what_happened);
  ADD_WINDOW_TEST ("/window/play/one-press-one-throw", test_one_press_one_throw);
  ADD_WINDOW_TEST ("/window/play/undo-and-redo", test_undo_and_redo);
  ADD_WINDOW_TEST ("/window/play/undo-while-the-sticks-fly", test_undo_while_the_sticks_fly);
  ADD_WINDOW_TEST ("/window/play/other-game-in-mid-throw", test_other_game_in_mid_throw);
  ADD_WINDOW_TEST ("/window/stop", test_stop);
  ADD_WINDOW_TEST ("/window/stop/of-another-game", test_stop_of_another_game);
  ADD_WINDOW_TEST ("/window/review", test_review);
  ADD_WINDOW_TEST ("/window/computer", test_computer);
  ADD_WINDOW_TEST ("/window/hidden-rests", test_hidden_window_rests);
  ADD_WINDOW_TEST ("/window/time-is-up", test_time_is_up);
  ADD_WINDOW_TEST ("/window/time-is-up/while-the-sticks-fly", test_time_is_up_while_the_sticks_fly);
  ADD_WINDOW_TEST ("/window/time-is-up/while-faces-are-set", test_time_is_up_while_faces_are_set);
  ADD_WINDOW_TEST ("/window/time-is-up/faces-taken-back", test_time_is_up_and_faces_taken_back);
  ADD_WINDOW_TEST ("/window/real-sticks/other-game", test_faces_do_not_outlive_the_game);
  ADD_WINDOW_TEST ("/window/time-is-up/under-review", test_time_is_up_under_review);
  ADD_WINDOW_TEST ("/window/real-sticks", test_real_sticks);

  return widget_tests_run ();
}
