/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "dialogs/zohn-summary-dialog.h"
#include "dialogs/zohn-summary-table.h"
#include "widgets/zohn-board-view.h"
#include "widgets/zohn-chance-chart.h"
#include "widgets/zohn-viewpoint.h"

/* What a game was worth, in the window: the chart that comes with a review, and the summary. */

#define N_THROWS 25

static GtkWidget *
get_chart (WindowFixture *fixture)
{
  return find_child_of_type (GTK_WIDGET (fixture->window), ZOHN_TYPE_CHANCE_CHART);
}

static gboolean
is_chart_seen (WindowFixture *fixture)
{
  return gtk_widget_get_mapped (get_chart (fixture));
}

static gboolean
get_chart_shown (WindowFixture *fixture)
{
  return zohn_settings_get_boolean (fixture->settings, "chart-shown");
}

/* What the menu item does, and how it is checked: TRUE when the chart is seen. */
static GAction *
get_menu_item (WindowFixture *fixture)
{
  return g_action_map_lookup_action (G_ACTION_MAP (fixture->window), "show-chart");
}

static void
choose (WindowFixture *fixture)
{
  g_action_activate (get_menu_item (fixture), NULL);
}

static void
assert_chart (WindowFixture *fixture, gboolean seen)
{
  g_autoptr (GVariant) state = g_action_get_state (get_menu_item (fixture));

  g_assert_cmpint (is_chart_seen (fixture), ==, seen);
  g_assert_cmpint (g_variant_get_boolean (state), ==, seen);
}

static void
start (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  for (guint i = 0; i < N_THROWS; i++) {
    g_assert_true (activate (fixture, "win.throw"));
  }
  wait_for_frame (GTK_WINDOW (fixture->window));
}

static void
test_comes_and_goes (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  assert_chart (fixture, FALSE);
  set_viewed (fixture, 3);
  assert_chart (fixture, TRUE);
  set_viewed (fixture, 9);
  assert_chart (fixture, TRUE);
  set_viewed (fixture, N_THROWS);
  assert_chart (fixture, FALSE);
  g_assert_false (get_chart_shown (fixture));

  g_assert_true (activate (fixture, "win.replay"));
  assert_chart (fixture, TRUE);
  g_assert_true (activate (fixture, "win.return-to-game"));
  assert_chart (fixture, FALSE);
}

static void
test_stays_when_asked_for (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  choose (fixture);
  assert_chart (fixture, TRUE);
  g_assert_true (get_chart_shown (fixture));
  set_viewed (fixture, 3);
  assert_chart (fixture, TRUE);
  set_viewed (fixture, N_THROWS);
  assert_chart (fixture, TRUE);
  choose (fixture);
  assert_chart (fixture, FALSE);
  g_assert_false (get_chart_shown (fixture));
}

/* Who closes it in a review has closed it for that review, whatever opened it. */
static void
test_stays_closed (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  for (guint asked_for = 0; asked_for < 2; asked_for++) {
    g_object_set (fixture->settings, "chart-shown", asked_for, NULL);
    set_viewed (fixture, 3);
    assert_chart (fixture, TRUE);
    choose (fixture);
    assert_chart (fixture, FALSE);
    g_assert_false (get_chart_shown (fixture));
    set_viewed (fixture, 7);
    g_assert_true (activate (fixture, "win.replay"));
    assert_chart (fixture, FALSE);
    choose (fixture);
    assert_chart (fixture, TRUE);
    choose (fixture);
    set_viewed (fixture, 8);
    assert_chart (fixture, FALSE);

    set_viewed (fixture, N_THROWS);
    assert_chart (fixture, FALSE);
    set_viewed (fixture, 3);
    assert_chart (fixture, TRUE);
    set_viewed (fixture, N_THROWS);
  }
}

static gboolean
is_low (gpointer window)
{
  return gtk_widget_get_height (GTK_WIDGET (window)) < 500;
}

/* A chart that nobody asked for does not take the board its room. */
static void
test_no_room (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 360);
  g_assert_true (wait_until (is_low, fixture->window));
  set_viewed (fixture, 3);
  wait_for_frame (GTK_WINDOW (fixture->window));
  assert_chart (fixture, FALSE);
  choose (fixture);
  assert_chart (fixture, TRUE);
}

static void
run_xdotool (WindowFixture *fixture, const char *const *command)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  wait_for (60);
}

static gboolean
has_pointer (void)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkX11");
}

static void
point_at (WindowFixture *fixture, GtkWidget *widget, double along)
{
  g_autofree char *x_text = NULL;
  g_autofree char *y_text = NULL;
  double x, y;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (fixture->window),
                                    along * gtk_widget_get_width (widget),
                                    gtk_widget_get_height (widget) / 2.0, &x, &y);
  x_text = g_strdup_printf ("%d", (int) x);
  y_text = g_strdup_printf ("%d", (int) y);
  run_xdotool (fixture, (const char *const[]){ "xdotool", "mousemove", x_text, y_text, NULL });
}

/* A drag that has come to the newest throw may turn back: what is held does not go away. */
static void
test_held (WindowFixture *fixture, GtkWidget *widget)
{
  gboolean seen_at_the_end;

  point_at (fixture, widget, 0.5);
  run_xdotool (fixture, (const char *const[]){ "xdotool", "mousedown", "1", NULL });
  point_at (fixture, widget, 1.05);
  seen_at_the_end = gtk_widget_get_mapped (widget);
  run_xdotool (fixture,
               (const char *const[]){ "xdotool", "mousemove_relative", "--", "-200", "0", NULL });
  g_assert_nonnull (get_review (fixture));
  g_assert_true (gtk_widget_get_mapped (widget));
  point_at (fixture, widget, 1.05);
  run_xdotool (fixture, (const char *const[]){ "xdotool", "mouseup", "1", NULL });
  run_xdotool (fixture, (const char *const[]){ "xdotool", "mousemove", "1279", "1023", NULL });

  g_assert_true (seen_at_the_end);
  g_assert_null (get_review (fixture));
  g_assert_false (gtk_widget_get_mapped (widget));
}

static void
test_held_chart (WindowFixture *fixture, gconstpointer data)
{
  if (!has_pointer ()) {
    g_test_skip ("a pointer can be moved on X only");
    return;
  }
  start (fixture);
  set_viewed (fixture, 3);
  wait_for_frame (GTK_WINDOW (fixture->window));
  wait_for (100);
  test_held (fixture, get_chart (fixture));
}

static void
test_held_slider (WindowFixture *fixture, gconstpointer data)
{
  if (!has_pointer ()) {
    g_test_skip ("a pointer can be moved on X only");
    return;
  }
  start (fixture);
  set_viewed (fixture, 12);
  wait_for_frame (GTK_WINDOW (fixture->window));
  wait_for (100);
  test_held (fixture, find_child_of_type (find_template_child (fixture->window, "review_bar"),
                                          GTK_TYPE_SCALE));
}

static void
test_focus_is_not_lost (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  set_viewed (fixture, 3);
  wait_for_frame (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_grab_focus (get_chart (fixture)));
  set_viewed (fixture, N_THROWS);
  assert_chart (fixture, FALSE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 find_template_child (fixture->window, "board"));
}

/* The summary. */

static void
finish (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->rules.counters = 1;
  window_fixture_start (fixture, setup);
  while (zohn_game_model_get_state (get_model (fixture)) == ZOHN_GAME_PLAYING) {
    g_assert_true (activate (fixture, "win.throw"));
  }
  wait_for_frame (GTK_WINDOW (fixture->window));
}

static GtkWidget *
get_button (WindowFixture *fixture, const char *name)
{
  return find_template_child (fixture->window, name);
}

static gboolean
has_summary (gpointer fixture)
{
  return find_window_of_type (ZOHN_TYPE_SUMMARY_DIALOG) != NULL;
}

static void
test_button_at_the_end (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *summary = get_button (fixture, "summary_button");
  GtkWindow *window = GTK_WINDOW (fixture->window);

  start (fixture);
  g_assert_false (gtk_widget_get_mapped (summary));
  finish (fixture);
  g_assert_true (gtk_widget_get_mapped (summary));
  g_assert_true (gtk_widget_get_sensitive (summary));
  /* It asks for nothing: whoever wants to play again finds that as before. */
  g_assert_null (find_window_of_type (ZOHN_TYPE_SUMMARY_DIALOG));
  g_assert_false (gtk_window_get_focus (window) == summary);
  g_assert_true (gtk_widget_grab_focus (get_button (fixture, "again_button")));
  set_viewed (fixture, 2);
  g_assert_false (gtk_widget_get_mapped (summary));
  g_assert_true (activate (fixture, "win.return-to-game"));
  g_assert_true (gtk_widget_get_mapped (summary));

  /* An undo takes it away, and not the focus to nowhere. */
  g_assert_true (gtk_widget_grab_focus (summary));
  g_assert_true (activate (fixture, "win.undo"));
  g_assert_false (gtk_widget_get_mapped (summary));
  g_assert_true (gtk_window_get_focus (window) == find_template_child (window, "board"));
}

static gboolean
has_turning_points (gpointer dialog)
{
  return gtk_widget_get_visible (find_template_child (dialog, "turning_points")) &&
         gtk_widget_get_mapped (find_template_child (dialog, "turning_points"));
}

static gboolean
is_summary_gone (gpointer fixture)
{
  return !has_summary (fixture);
}

static void
test_turning_point (WindowFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;

  finish (fixture);
  g_signal_emit_by_name (get_button (fixture, "summary_button"), "clicked");
  g_assert_true (wait_until (has_summary, fixture));
  dialog = find_window_of_type (ZOHN_TYPE_SUMMARY_DIALOG);
  g_assert_true (wait_until (has_turning_points, dialog));

  g_signal_emit_by_name (find_template_child (dialog, "turning_points"), "activated", 0);
  g_assert_true (wait_until (is_summary_gone, fixture));
  g_assert_nonnull (get_review (fixture));
  assert_chart (fixture, TRUE);
  g_assert_cmpint (zohn_game_model_get_state (get_model (fixture)), ==, ZOHN_GAME_FINISHED);
}

static void
test_summary_from_menu (WindowFixture *fixture, gconstpointer data)
{
  start (fixture);
  set_viewed (fixture, 4);
  g_assert_true (activate (fixture, "win.summary"));
  g_assert_true (wait_until (has_summary, fixture));
  gtk_window_close (find_window_of_type (ZOHN_TYPE_SUMMARY_DIALOG));
  g_assert_true (wait_until (is_summary_gone, fixture));
  g_assert_nonnull (get_review (fixture));
}

/* A replay is not played behind a dialog. */
static void
test_dialog_ends_replay (WindowFixture *fixture, gconstpointer data)
{
  guint viewed;
  ZohnViewpoint *viewpoint = zohn_board_view_get_viewpoint (
      ZOHN_BOARD_VIEW (find_template_child (fixture->window, "board")));

  start (fixture);
  set_viewed (fixture, 3);
  g_assert_true (activate (fixture, "win.replay"));
  g_assert_true (activate (fixture, "win.summary"));
  g_assert_true (wait_until (has_summary, fixture));
  wait_for (100);
  viewed = zohn_viewpoint_get_throw (viewpoint);
  wait_for (1500);
  g_assert_cmpuint (zohn_viewpoint_get_throw (viewpoint), ==, viewed);
  gtk_window_close (find_window_of_type (ZOHN_TYPE_SUMMARY_DIALOG));
  g_assert_true (wait_until (is_summary_gone, fixture));
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/chart/comes-and-goes", test_comes_and_goes);
  ADD_WINDOW_TEST ("/window/chart/stays-when-asked-for", test_stays_when_asked_for);
  ADD_WINDOW_TEST ("/window/chart/stays-closed", test_stays_closed);
  ADD_WINDOW_TEST ("/window/chart/no-room", test_no_room);
  ADD_WINDOW_TEST ("/window/chart/held", test_held_chart);
  ADD_WINDOW_TEST ("/window/chart/held-slider", test_held_slider);
  ADD_WINDOW_TEST ("/window/chart/focus-is-not-lost", test_focus_is_not_lost);
  ADD_WINDOW_TEST ("/window/summary/button-at-the-end", test_button_at_the_end);
  ADD_WINDOW_TEST ("/window/summary/turning-point", test_turning_point);
  ADD_WINDOW_TEST ("/window/summary/from-menu", test_summary_from_menu);
  ADD_WINDOW_TEST ("/window/replay/ended-by-dialog", test_dialog_ends_replay);

  return widget_tests_run ();
}
