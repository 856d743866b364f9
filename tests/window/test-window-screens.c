/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets/zohn-review-bar.h"
#include "window/zohn-split.h"

/* The window on screens of every kind: on end, under a finger, before a class, in the middle of a table. */

/* A compositor without a screen has neither pointer nor keys. */
static gboolean
has_pointer (void)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkX11");
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

  if (!has_pointer ()) {
    return;
  }
  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 100 100 mousemove 120 120", NULL,
                                            NULL, NULL, NULL));
  wait_for (200);
  g_assert_false (gtk_widget_has_css_class (window, "touch"));
  g_assert_true (gtk_widget_get_visible (first));
  g_assert_true (g_spawn_command_line_sync ("xdotool mousemove 1279 1023", NULL, NULL, NULL, NULL));
  /* The pointer holds what it was over until it is heard to have left. */
  wait_for (300);
}

static const struct {
  const char *name;
  int width, height;
} tables[] = { { "wide", 1040, 700 }, { "high", 500, 900 } };

/* The line goes to the side that throws, the board stays, and without the preference all is as before. */
static void
test_status_turned (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *board = find_template_child (window, "board");
  GtkWidget *status = find_template_child (window, "status");
  GtkWidget *facing = find_template_child (window, "facing");

  g_object_set (fixture->settings, "sidebar-shown", FALSE, NULL);
  start_with_names (fixture, "Ann", "Rosa", ZOHN_STICKS_SEEDED);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    const gboolean wide = tables[i].width > tables[i].height;
    guint seen[2] = { 0, 0 };

    resize (fixture, tables[i].width, tables[i].height);
    g_object_set (fixture->settings, "status-turned", TRUE, NULL);
    wait_for (200);
    g_assert_true (gtk_widget_is_ancestor (status, facing));
    for (guint n = 0; n < 12; n++) {
      const int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
      const ZohnSide side = (ZohnSide) zohn_game_model_get_position (get_model (fixture))->to_throw;
      graphene_point_t place, middle;

      g_assert_true (gtk_widget_compute_point (
          status, window,
          &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (status) / 2,
                                (float) gtk_widget_get_height (status) / 2),
          &place));
      g_assert_true (gtk_widget_compute_point (
          board, window, &GRAPHENE_POINT_INIT ((float) width / 2, (float) height / 2), &middle));
      if (wide) {
        g_assert_true (side == ZOHN_SIDE_CLOCKWISE ? place.x < middle.x - (float) width / 2
                                                   : place.x > middle.x + (float) width / 2);
      } else {
        g_assert_true (side == ZOHN_SIDE_CLOCKWISE ? place.y > middle.y + (float) height / 2
                                                   : place.y < middle.y - (float) height / 2);
      }
      seen[side]++;
      throw_times (fixture, 1);
      wait_for (60);
      g_assert_cmpint (gtk_widget_get_width (board), ==, width);
      g_assert_cmpint (gtk_widget_get_height (board), ==, height);
    }
    g_assert_cmpuint (seen[0], >, 0);
    g_assert_cmpuint (seen[1], >, 0);
    assert_small (fixture);
    g_object_set (fixture->settings, "status-turned", FALSE, NULL);
    wait_for (100);
    g_assert_false (gtk_widget_is_ancestor (status, facing));
    g_assert_true (gtk_widget_get_mapped (status));
  }
}

static gboolean
is_fullscreen (gpointer data)
{
  return gtk_window_is_fullscreen (GTK_WINDOW (((WindowFixture *) data)->window));
}

/* The tests' screen is 1280 by 1024. */
static gboolean
has_type_of_screen (gpointer data)
{
  return gtk_widget_has_css_class (GTK_WIDGET (((WindowFixture *) data)->window), "type-150");
}

static gboolean
is_no_fullscreen (gpointer data)
{
  return !is_fullscreen (data);
}

static int
get_text_height (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "Xg");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* Large type, the board as large as the rest allows, and a way out for those who have no keyboard. */
static void
test_fullscreen (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *status = find_template_child (window, "status");
  GtkWidget *box = find_template_child (window, "fullscreen_box");
  g_autoptr (GSubprocess) manager = NULL;
  int height;

  if (has_pointer ()) {
    manager =
        g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                          NULL, "openbox", "--sm-disable", NULL);
  }
  if (manager == NULL) {
    g_test_skip ("needs an X server with a window manager, and keys");
    return;
  }
  wait_for (500);
  throw_times (fixture, 4);
  height = get_text_height (status);
  g_assert_false (gtk_widget_get_mapped (box));
  activate (fixture, "win.fullscreen");
  g_assert_true (wait_until (is_fullscreen, fixture));
  g_assert_true (wait_until (has_type_of_screen, fixture));
  wait_for (300);
  g_assert_cmpint (get_text_height (status), >, height * 3 / 2 - 3);
  g_assert_true (gtk_widget_get_mapped (box));
  g_assert_true (gtk_widget_get_mapped (find_template_child (window, "history")));
  g_assert_true (gtk_widget_get_mapped (find_template_child (window, "throw_button")));

  /* Escape leaves a review first. */
  set_viewed (fixture, 2);
  wait_for (100);
  g_assert_true (g_spawn_command_line_sync ("xdotool key Escape", NULL, NULL, NULL, NULL));
  wait_for (300);
  g_assert_null (get_review (fixture));
  g_assert_true (is_fullscreen (fixture));
  g_assert_true (g_spawn_command_line_sync ("xdotool key Escape", NULL, NULL, NULL, NULL));
  g_assert_true (wait_until (is_no_fullscreen, fixture));
  wait_for (300);
  g_assert_cmpint (get_text_height (status), ==, height);
  g_assert_false (gtk_widget_get_mapped (box));
  g_subprocess_force_exit (manager);
  g_subprocess_wait (manager, NULL, NULL);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);
  window_fixture_load_style ();

  ADD_WINDOW_TEST ("/window/screens/sidebar-below", test_sidebar_below);
  ADD_WINDOW_TEST ("/window/screens/focus-survives", test_focus_survives);
  ADD_WINDOW_TEST ("/window/screens/borders", test_borders);
  ADD_WINDOW_TEST ("/window/screens/touch", test_touch);
  ADD_WINDOW_TEST ("/window/screens/status-turned", test_status_turned);
  ADD_WINDOW_TEST ("/window/screens/fullscreen", test_fullscreen);

  return widget_tests_run ();
}
