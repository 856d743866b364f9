/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets/zohn-banner.h"
#include "window/zohn-split.h"

/* The window at every size, with every name, in both directions. */

static void
test_smallest (WindowFixture *fixture, gconstpointer data)
{
  g_assert_true (wait_until (is_notice_gone, fixture));
  assert_tiny (fixture);
  start_with_names (fixture, "Ann", "Rosa", ZOHN_STICKS_SEEDED);
  throw_times (fixture, 2);
  assert_tiny (fixture);
  set_viewed (fixture, 1);
  assert_tiny (fixture);
  zohn_game_model_stop (get_model (fixture));
  activate (fixture, "win.return-to-game");
  assert_tiny (fixture);

  start_with_names (fixture, "Ann", "Rosa", ZOHN_STICKS_ENTERED);
  assert_small (fixture);
  activate (fixture, "win.confirm");
  activate (fixture, "win.confirm");
  set_viewed (fixture, 1);
  assert_small (fixture);
}

/* The longest names there are, in every state: not a pixel wider. */
static void
test_long_names (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *unbroken = g_strnfill (200, 'W');
  int width, height, width_with_names, height_with_names;

  start_with_names (fixture, "A", "B", ZOHN_STICKS_SEEDED);
  throw_times (fixture, 15);
  measure_window (fixture, &width, &height);
  start_with_names (fixture, unbroken, unbroken, ZOHN_STICKS_SEEDED);
  throw_times (fixture, 15);
  measure_window (fixture, &width_with_names, &height_with_names);
  g_assert_cmpint (width_with_names, ==, width);
  g_assert_cmpint (height_with_names, ==, height);
  set_viewed (fixture, 3);
  assert_small (fixture);
  activate (fixture, "win.return-to-game");
  zohn_game_model_stop (get_model (fixture));
  assert_small (fixture);

  /* What does not fit is in the tooltip. */
  {
    GtkWidget *result = find_template_child (fixture->window, "result");
    const char *tooltip = gtk_widget_get_tooltip_text (result);

    g_assert_cmpstr (tooltip, ==, get_sentence (result));
  }
}

static void
test_odd_names (WindowFixture *fixture, gconstpointer data)
{
  const char *const names[] = { "A & B",
                                "<b>x</b>",
                                "&amp;",
                                "%s%n",
                                "_x",
                                "a;b",
                                "\\",
                                "אבג (2)",
                                ("\u202e"
                                 "abc"),
                                "🪵🪨",
                                "Team-1 +3" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    start_with_names (fixture, names[i], "Rosa", ZOHN_STICKS_SEEDED);
    g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), names[i]));
    g_assert_nonnull (strstr (get_status (fixture), names[i]));
    throw_times (fixture, 2);
    wait_for_frame (GTK_WINDOW (fixture->window));
  }
}

static PangoDirection
get_direction (gpointer label)
{
  return pango_layout_get_direction (gtk_label_get_layout (GTK_LABEL (label)), 0);
}

/* A sentence goes its own way, whatever script the name at its beginning is in. */
static void
test_hebrew_name_first (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *status = find_template_child (fixture->window, "status");
  GtkWidget *result = find_template_child (fixture->window, "result");
  GtkWidget *notice = find_template_child (fixture->window, "notice");

  start_with_names (fixture, "אבג (2)", "רוזה", ZOHN_STICKS_SEEDED);
  for (guint i = 0; i < 5; i++) {
    g_assert_cmpint (get_direction (status), ==, PANGO_DIRECTION_LTR);
    throw_times (fixture, 1);
  }
  zohn_game_model_stop (get_model (fixture));
  g_assert_cmpint (get_direction (status), ==, PANGO_DIRECTION_LTR);
  g_assert_cmpint (get_direction (result), ==, PANGO_DIRECTION_LTR);

  zohn_banner_set_message (ZOHN_BANNER (notice), "\u2068אבג.zohnahl\u2069 is no record");
  g_assert_cmpint (get_direction (find_template_child (notice, "label")), ==, PANGO_DIRECTION_LTR);
}

/* The board keeps its size whatever the status line says. */
static void
test_board_keeps_its_size (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *board = find_template_child (fixture->window, "board");
  int width, height;

  start_with_names (fixture, "Ann", "Rosa and all her friends from the other side of the creek",
                    ZOHN_STICKS_SEEDED);
  g_assert_true (wait_until (is_notice_gone, fixture));
  wait_for (50);
  width = gtk_widget_get_width (board);
  height = gtk_widget_get_height (board);
  for (guint i = 0; i < 25; i++) {
    throw_times (fixture, 1);
    wait_for (40);
    g_assert_cmpint (gtk_widget_get_width (board), ==, width);
    g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  }
  zohn_game_model_stop (get_model (fixture));
  wait_for (100);
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
}

static void
test_sidebar (WindowFixture *fixture, gconstpointer data)
{
  ZohnSplit *split = ZOHN_SPLIT (find_template_child (fixture->window, "split"));
  GtkWidget *board = find_template_child (fixture->window, "board");
  GtkWidget *history = find_template_child (fixture->window, "history");
  GtkWidget *focus;

  resize (fixture, 1040, 700);
  g_assert_cmpint (zohn_split_get_place (split), ==, ZOHN_SPLIT_BESIDE);
  g_assert_true (zohn_split_get_revealed (split));
  g_assert_cmpint (gtk_widget_get_width (board) + gtk_widget_get_width (history), <=, 1040);
  activate (fixture, "win.sidebar");
  g_assert_false (zohn_settings_get_boolean (fixture->settings, "sidebar-shown"));
  wait_for (100);
  g_assert_cmpint (gtk_widget_get_width (board), >, 1000);
  g_assert_false (gtk_widget_get_child_visible (history));
  activate (fixture, "win.sidebar");
  g_assert_true (zohn_settings_get_boolean (fixture->settings, "sidebar-shown"));

  /* Over the board it is open only as long as it is used; the preference stays. */
  resize (fixture, 400, 600);
  g_assert_cmpint (zohn_split_get_place (split), ==, ZOHN_SPLIT_OVER);
  g_assert_false (zohn_split_get_revealed (split));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  activate (fixture, "win.sidebar");
  wait_for (100);
  g_assert_true (zohn_split_get_revealed (split));
  g_assert_cmpint (gtk_widget_get_width (board), >, 380);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), history));
  activate (fixture, "win.sidebar");
  g_assert_false (zohn_split_get_revealed (split));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
  g_assert_true (zohn_settings_get_boolean (fixture->settings, "sidebar-shown"));
  resize (fixture, 1040, 700);
  g_assert_true (zohn_split_get_revealed (split));
}

static int
get_left (WindowFixture *fixture, const char *name)
{
  GtkWidget *widget = find_template_child (fixture->window, name);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));

  return (int) bounds.origin.x;
}

static void
test_right_to_left (WindowFixture *fixture, gconstpointer data)
{
  resize (fixture, 1040, 700);
  g_assert_cmpint (get_left (fixture, "history"), >, get_left (fixture, "board"));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window_fixture_close (fixture);
  window_fixture_open (fixture);
  resize (fixture, 1040, 700);
  g_assert_cmpint (get_left (fixture, "history"), <, get_left (fixture, "board"));
  start_with_names (fixture, "אבג (2)", "Rosa", ZOHN_STICKS_SEEDED);
  throw_times (fixture, 5);
  assert_small (fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_size_is_remembered (WindowFixture *fixture, gconstpointer data)
{
  int width, height;

  resize (fixture, 777, 555);
  width = gtk_widget_get_width (GTK_WIDGET (fixture->window));
  height = gtk_widget_get_height (GTK_WIDGET (fixture->window));
  window_fixture_close (fixture);
  window_fixture_open (fixture);
  wait_for (300);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->window)), ==, height);
}

/* Nothing is drawn while nothing changes. */
static void
count_cb (guint *n_frames)
{
  *n_frames += 1;
}

static void
test_idle (WindowFixture *fixture, gconstpointer data)
{
  GdkFrameClock *frame_clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  guint n_frames = 0;

  throw_times (fixture, 3);
  wait_for (1500);
  g_signal_connect_swapped (frame_clock, "after-paint", G_CALLBACK (count_cb), &n_frames);
  wait_for (3000);
  g_assert_cmpuint (n_frames, ==, 0);
  g_signal_handlers_disconnect_by_func (frame_clock, count_cb, &n_frames);
}

/* Every control is reached once by Tab, and the way ends where it began. */
static void
test_focus_chain (WindowFixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *first;
  g_autoptr (GHashTable) visited = g_hash_table_new (NULL, NULL);
  const char *const wanted[] = { "board", "throw_button", "menu_button" };

  throw_times (fixture, 3);
  wait_for_frame (window);
  first = gtk_window_get_focus (window);
  g_assert_nonnull (first);
  do {
    GtkWidget *focus = gtk_window_get_focus (window);

    g_assert_true (gtk_widget_get_mapped (focus));
    g_assert_true (g_hash_table_add (visited, focus));
    g_assert_cmpuint (g_hash_table_size (visited), <, 50);
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  } while (gtk_window_get_focus (window) != first);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    GtkWidget *widget = find_template_child (window, wanted[i]);
    GHashTableIter iter;
    gpointer focus;
    gboolean reached = FALSE;

    g_hash_table_iter_init (&iter, visited);
    while (g_hash_table_iter_next (&iter, &focus, NULL)) {
      reached |= focus == widget || gtk_widget_is_ancestor (focus, widget);
    }
    g_assert_true (reached);
  }
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);
  window_fixture_load_style ();

  ADD_WINDOW_TEST ("/window/layout/smallest", test_smallest);
  ADD_WINDOW_TEST ("/window/layout/long-names", test_long_names);
  ADD_WINDOW_TEST ("/window/layout/odd-names", test_odd_names);
  ADD_WINDOW_TEST ("/window/layout/hebrew-name-first", test_hebrew_name_first);
  ADD_WINDOW_TEST ("/window/layout/board-keeps-its-size", test_board_keeps_its_size);
  ADD_WINDOW_TEST ("/window/layout/sidebar", test_sidebar);
  ADD_WINDOW_TEST ("/window/layout/right-to-left", test_right_to_left);
  ADD_WINDOW_TEST ("/window/layout/size-is-remembered", test_size_is_remembered);
  ADD_WINDOW_TEST ("/window/layout/idle", test_idle);
  ADD_WINDOW_TEST ("/window/layout/focus-chain", test_focus_chain);

  return widget_tests_run ();
}
