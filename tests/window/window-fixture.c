/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets/zohn-viewpoint.h"
#include "widgets/zohn-review-bar.h"
#include "widgets/zohn-banner.h"

static gboolean
has_model (gpointer data)
{
  return get_model (data) != NULL;
}

void
window_fixture_open (WindowFixture *fixture)
{
  g_assert_null (fixture->window);
  g_set_weak_pointer (&fixture->window, zohn_window_new (NULL, fixture->settings));
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (wait_until (has_model, fixture));
}

static gboolean
is_closed (gpointer data)
{
  return ((WindowFixture *) data)->window == NULL;
}

void
window_fixture_close (WindowFixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_true (wait_until (is_closed, fixture));
}

void
window_fixture_set_up (WindowFixture *fixture, gconstpointer data)
{
  widget_tests_clear_home ();
  fixture->settings = zohn_settings_new_from_source (NULL);
  g_object_set (fixture->settings, "animation-speed", "off", NULL);
  window_fixture_open (fixture);
  activate (fixture, "win.dismiss-notice");
}

void
window_fixture_tear_down (WindowFixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL) {
    window_fixture_close (fixture);
  }
  g_assert_cmpuint (count_windows (), ==, 0);
  g_assert_finalize_object (fixture->settings);
}

/* Ann against Rosa, seeded. */
ZohnSetup *
create_setup (void)
{
  ZohnSetup *setup = zohn_setup_new ();

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, (const char *const[]){ "Ann", NULL });
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, (const char *const[]){ "Rosa", NULL });
  setup->seed = 11;
  setup->has_seed = TRUE;
  setup->started = g_date_time_new_utc (2026, 11, 29, 18, 3, 0);

  return setup;
}

void
window_fixture_start (WindowFixture *fixture, const ZohnSetup *setup)
{
  zohn_window_start_game (fixture->window, setup);
}

ZohnGameModel *
get_model (WindowFixture *fixture)
{
  return zohn_window_get_model (fixture->window);
}

gboolean
is_enabled (WindowFixture *fixture, const char *action)
{
  return is_action_enabled (GTK_WIDGET (fixture->window), action);
}

/* Returns whether the action was enabled. */
gboolean
activate (WindowFixture *fixture, const char *action)
{
  const gboolean enabled = is_enabled (fixture, action);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));

  return enabled;
}

const char *
get_status (WindowFixture *fixture)
{
  return get_sentence (find_template_child (fixture->window, "status"));
}

const char *
get_result (WindowFixture *fixture)
{
  return get_sentence (find_template_child (fixture->window, "result"));
}

const char *
get_control (WindowFixture *fixture)
{
  return gtk_stack_get_visible_child_name (
      GTK_STACK (find_template_child (fixture->window, "controls")));
}

const char *
get_banner (WindowFixture *fixture, const char *name)
{
  return zohn_banner_get_message (ZOHN_BANNER (find_template_child (fixture->window, name)));
}

/* What the review bar says, NULL when it is not seen. */
const char *
get_review (WindowFixture *fixture)
{
  return zohn_review_bar_get_message (
      ZOHN_REVIEW_BAR (find_template_child (fixture->window, "review_bar")));
}

void
set_viewed (WindowFixture *fixture, guint number)
{
  g_autoptr (ZohnViewpoint) viewpoint = NULL;

  g_object_get (find_template_child (fixture->window, "board"), "viewpoint", &viewpoint, NULL);
  zohn_viewpoint_set_throw (viewpoint, number);
}

char *
dup_library_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "zohn-ahl", "games", NULL);
}

/* The records in the library. */
guint
count_library (void)
{
  g_autofree char *path = dup_library_path ();
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n_records = 0;
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    n_records += g_str_has_suffix (name, ".zohnahl");
  }

  return n_records;
}

static gboolean
has_dialog (gpointer data)
{
  return find_other_window (GTK_WINDOW (((WindowFixture *) data)->window)) != NULL;
}

void
answer_message (WindowFixture *fixture, const char *button)
{
  g_assert_true (wait_until (has_dialog, fixture));
  g_signal_emit_by_name (
      find_template_child (find_other_window (GTK_WINDOW (fixture->window)), button), "clicked");
  wait_for (10);
}

void
throw_times (WindowFixture *fixture, guint n_throws)
{
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (activate (fixture, "win.throw"));
  }
}

void
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

gboolean
is_notice_gone (gpointer data)
{
  WindowFixture *fixture = data;
  GtkWidget *notice = find_template_child (fixture->window, "notice");

  return !gtk_revealer_get_child_revealed (GTK_REVEALER (find_template_child (notice, "revealer")));
}

void
measure_window (WindowFixture *fixture, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 360, height, NULL, NULL, NULL);
}

void
assert_smaller_than (WindowFixture *fixture, int least_width, int least_height)
{
  int width, height;

  measure_window (fixture, &width, &height);
  g_test_message ("%d by %d", width, height);
  g_assert_cmpint (width, <=, least_width);
  g_assert_cmpint (height, <=, least_height);
}

void
assert_small (WindowFixture *fixture)
{
  assert_smaller_than (fixture, 360, 480);
}

/* The screen of a phone with a keyboard on it. */
void
assert_tiny (WindowFixture *fixture)
{
  assert_smaller_than (fixture, 360, 294);
}

void
resize (WindowFixture *fixture, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  wait_for (300);
  /* Without a window manager a border of the window's own is part of its size. */
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, width);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), >=, width - 20);
}

/* The window's own style, which the application loads, makes it larger. */
void
window_fixture_load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider,
                                       "/io/github/zohn_ahl/ZohnAhl/window/zohn-window.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
