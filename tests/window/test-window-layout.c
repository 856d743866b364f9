/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets/zohn-banner.h"
#include "widgets/zohn-review-bar.h"
#include "window/zohn-split.h"

/* The window at every size, with every name, in both directions. */

static void
measure (WindowFixture *fixture, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 360, height, NULL, NULL, NULL);
}

static void
throw_times (WindowFixture *fixture, guint n_throws)
{
  for (guint i = 0; i < n_throws; i++) {
    activate (fixture, "win.throw");
  }
}

static void
assert_smaller_than (WindowFixture *fixture, int least_width, int least_height)
{
  int width, height;

  measure (fixture, &width, &height);
  g_test_message ("%d by %d", width, height);
  g_assert_cmpint (width, <=, least_width);
  g_assert_cmpint (height, <=, least_height);
}

static void
assert_small (WindowFixture *fixture)
{
  assert_smaller_than (fixture, 360, 480);
}

/* The screen of a phone with a keyboard on it. */
static void
assert_tiny (WindowFixture *fixture)
{
  assert_smaller_than (fixture, 360, 294);
}

static void
start_with_names (WindowFixture *fixture, const char *clockwise, const char *anticlockwise,
                  ZohnSticks sticks)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, (const char *const[]){ clockwise, NULL });
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE,
                          (const char *const[]){ anticlockwise, NULL });
  setup->time_limit = 60 * 600;
  setup->sticks = sticks;
  window_fixture_start (fixture, setup);
}

static gboolean
is_notice_gone (gpointer data)
{
  WindowFixture *fixture = data;
  GtkWidget *notice = find_template_child (fixture->window, "notice");

  return !gtk_revealer_get_child_revealed (GTK_REVEALER (find_template_child (notice, "revealer")));
}

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
  measure (fixture, &width, &height);
  start_with_names (fixture, unbroken, unbroken, ZOHN_STICKS_SEEDED);
  throw_times (fixture, 15);
  measure (fixture, &width_with_names, &height_with_names);
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
resize (WindowFixture *fixture, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  wait_for (300);
  /* Without a window manager a border of the window's own is part of its size. */
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, width);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), >=, width - 20);
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

static ZohnSplitPlace
get_place (WindowFixture *fixture)
{
  return zohn_split_get_place (ZOHN_SPLIT (find_template_child (fixture->window, "split")));
}

static gboolean
is_focus_in (WindowFixture *fixture, const char *name)
{
  GtkWidget *widget = find_template_child (fixture->window, name);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* On a screen that stands on end the sidebar is below the board; it is the same preference that shows it. */
static void
test_sidebar_below (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *board = find_template_child (fixture->window, "board");
  GtkWidget *history = find_template_child (fixture->window, "history");

  throw_times (fixture, 20);
  for (guint i = 0; i < 2; i++) {
    const int widths[] = { 360, 768 }, heights[] = { 720, 1010 };
    graphene_rect_t above, below;

    resize (fixture, widths[i], heights[i]);
    g_assert_cmpint (get_place (fixture), ==, ZOHN_SPLIT_BELOW);
    g_assert_true (gtk_widget_get_mapped (history));
    g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (fixture->window), &above));
    g_assert_true (gtk_widget_compute_bounds (history, GTK_WIDGET (fixture->window), &below));
    g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height);
    g_assert_cmpfloat (below.size.height, >=, 160);
    g_assert_cmpfloat (below.size.width, >=, widths[i] - 20);
  }
  activate (fixture, "win.sidebar");
  g_assert_false (gtk_widget_get_mapped (history));
  g_assert_false (zohn_settings_get_boolean (fixture->settings, "sidebar-shown"));
  resize (fixture, 1040, 700);
  g_assert_cmpint (get_place (fixture), ==, ZOHN_SPLIT_BESIDE);
  g_assert_false (gtk_widget_get_mapped (history));
}

/* Whoever has the focus keeps it wherever the sidebar goes, unless it goes away. */
static void
test_focus_survives (WindowFixture *fixture, gconstpointer data)
{
  const struct {
    int width, height;
    ZohnSplitPlace place;
  } sizes[] = {
    { 768, 1010, ZOHN_SPLIT_BELOW },  { 400, 600, ZOHN_SPLIT_OVER },
    { 1040, 700, ZOHN_SPLIT_BESIDE }, { 400, 600, ZOHN_SPLIT_OVER },
    { 768, 1010, ZOHN_SPLIT_BELOW },  { 1040, 700, ZOHN_SPLIT_BESIDE },
  };

  throw_times (fixture, 20);
  resize (fixture, 1040, 700);
  for (guint in_sidebar = 0; in_sidebar < 2; in_sidebar++) {
    const char *owner = in_sidebar ? "history" : "throw_button";

    gtk_widget_child_focus (find_template_child (fixture->window, owner), GTK_DIR_TAB_FORWARD);
    g_assert_true (is_focus_in (fixture, owner));
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
      resize (fixture, sizes[i].width, sizes[i].height);
      g_assert_cmpint (get_place (fixture), ==, sizes[i].place);
      g_assert_true (is_focus_in (fixture, owner));
    }
  }

  activate (fixture, "win.sidebar");
  g_assert_false (is_focus_in (fixture, "history"));
  g_assert_true (is_focus_in (fixture, "split"));
  resize (fixture, 400, 600);
  activate (fixture, "win.sidebar");
  g_assert_true (is_focus_in (fixture, "history"));
  resize (fixture, 1040, 700);
  g_assert_false (zohn_settings_get_boolean (fixture->settings, "sidebar-shown"));
  g_assert_false (is_focus_in (fixture, "history"));
  g_assert_true (is_focus_in (fixture, "split"));
}

/* Dragged over a border the place changes once, and all is still when the window is. */
static void
count_place_cb (guint *n_changes)
{
  *n_changes += 1;
}

static void
test_borders (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *split = find_template_child (fixture->window, "split");
  guint n_changes = 0;

  resize (fixture, 700, 560);
  g_assert_cmpint (get_place (fixture), ==, ZOHN_SPLIT_OVER);
  g_signal_connect_swapped (split, "notify::place", G_CALLBACK (count_place_cb), &n_changes);
  for (int width = 740; width < 780; width += 2) {
    gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 560);
    wait_for (30);
  }
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpint (get_place (fixture), ==, ZOHN_SPLIT_BESIDE);
  for (int width = 780; width > 740; width -= 2) {
    gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 560);
    wait_for (30);
  }
  wait_for (200);
  g_assert_cmpuint (n_changes, <=, 2);
  g_signal_handlers_disconnect_by_func (split, count_place_cb, &n_changes);
}

static void
assert_large_for_fingers (GtkWidget *widget)
{
  const gboolean is_control = GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) ||
                              GTK_IS_SCALE (widget) || GTK_IS_ENTRY (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget)) {
    return;
  }
  if (is_control && gtk_widget_get_focusable (widget)) {
    g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
    g_test_message ("%s in %s: %f by %f", G_OBJECT_TYPE_NAME (widget),
                    G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), (double) bounds.size.width,
                    (double) bounds.size.height);
    g_assert_cmpfloat (bounds.size.width, >=, 44);
    g_assert_cmpfloat (bounds.size.height, >=, 44);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    assert_large_for_fingers (child);
  }
}

/* With a finger in every state; a mouse brings the small controls back. */
static void
test_touch (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *first = find_template_child (find_template_child (window, "review_bar"), "first");

  g_assert_true (wait_until (is_notice_gone, fixture));
  gtk_widget_add_css_class (window, "touch");
  zohn_review_bar_set_touched (ZOHN_REVIEW_BAR (find_template_child (window, "review_bar")), TRUE);
  start_with_names (fixture, "Ann", "Rosa", ZOHN_STICKS_SEEDED);
  throw_times (fixture, 20);
  assert_tiny (fixture);
  resize (fixture, 360, 720);
  assert_large_for_fingers (window);
  set_viewed (fixture, 3);
  wait_for (100);
  g_assert_false (gtk_widget_get_mapped (first));
  assert_large_for_fingers (window);
  assert_smaller_than (fixture, 360, 330);
  zohn_game_model_stop (get_model (fixture));
  activate (fixture, "win.return-to-game");
  wait_for (100);
  assert_large_for_fingers (window);
  start_with_names (fixture, "Ann", "Rosa", ZOHN_STICKS_ENTERED);
  wait_for (100);
  assert_large_for_fingers (window);
  assert_small (fixture);

  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 100 100 mousemove 120 120", NULL,
                                            NULL, NULL, NULL));
  wait_for (200);
  g_assert_false (gtk_widget_has_css_class (window, "touch"));
  g_assert_true (gtk_widget_get_visible (first));
  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 1279 1023", NULL, NULL, NULL, NULL));
  /* The pointer holds what it was over until it is heard to have left. */
  wait_for (300);
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

/* The window's own style, which the application loads, makes it larger. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider,
                                       "/io/github/zohn_ahl/ZohnAhl/window/zohn-window.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);
  load_style ();

  ADD_WINDOW_TEST ("/window/layout/smallest", test_smallest);
  ADD_WINDOW_TEST ("/window/layout/long-names", test_long_names);
  ADD_WINDOW_TEST ("/window/layout/odd-names", test_odd_names);
  ADD_WINDOW_TEST ("/window/layout/hebrew-name-first", test_hebrew_name_first);
  ADD_WINDOW_TEST ("/window/layout/board-keeps-its-size", test_board_keeps_its_size);
  ADD_WINDOW_TEST ("/window/layout/sidebar", test_sidebar);
  ADD_WINDOW_TEST ("/window/layout/sidebar-below", test_sidebar_below);
  ADD_WINDOW_TEST ("/window/layout/focus-survives", test_focus_survives);
  ADD_WINDOW_TEST ("/window/layout/borders", test_borders);
  ADD_WINDOW_TEST ("/window/layout/touch", test_touch);
  ADD_WINDOW_TEST ("/window/layout/right-to-left", test_right_to_left);
  ADD_WINDOW_TEST ("/window/layout/size-is-remembered", test_size_is_remembered);
  ADD_WINDOW_TEST ("/window/layout/idle", test_idle);
  ADD_WINDOW_TEST ("/window/layout/focus-chain", test_focus_chain);

  return widget_tests_run ();
}
