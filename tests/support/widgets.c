/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/widgets.h"

#include <glib/gstdio.h>

#define LEFT_TO_RIGHT_MARK 0x200e
#define RIGHT_TO_LEFT_MARK 0x200f
#define LONGEST_WAIT (20 * G_USEC_PER_SEC)

static char *home;

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK)) {
    folder = g_dir_open (path, 0, NULL);
  }
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_tree (child);
  }
  g_remove (path);
}

/* Where no window is: a tooltip would come up wherever the pointer happens to rest. */
static void
move_pointer_away (void)
{
  const char *const command[] = { "xdotool", "mousemove", "1279", "1023", NULL };
  g_autoptr (GError) error = NULL;

  if (g_getenv ("DISPLAY") == NULL) {
    return;
  }
  if (!g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                     NULL, &error)) {
    g_test_message ("the pointer stays where it is: %s", error->message);
  }
}

/* Like gtk_test_init(), with a home of the suite's own. G_TEST_OPTION_ISOLATE_DIRS would take away the system's folders
 * too, and with them the icons and what knows their format. */
void
widget_tests_init (int *argc, char ***argv)
{
  const char *const variables[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                    "XDG_STATE_HOME" };

  home = g_dir_make_tmp ("zohn-test-XXXXXX", NULL);
  g_setenv ("HOME", home, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++) {
    g_autofree char *folder = g_build_filename (home, variables[i], NULL);

    g_setenv (variables[i], folder, TRUE);
  }

  g_test_init (argc, argv, NULL);
  move_pointer_away ();
  gtk_disable_setlocale ();
  gtk_init ();
}

/* Leaves an empty home to the next test. */
void
widget_tests_clear_home (void)
{
  remove_tree (home);
  g_assert_cmpint (g_mkdir (home, 0700), ==, 0);
  /* GTK writes its list of recent files a little later, and warns when there is no place for it. */
  g_assert_cmpint (g_mkdir (g_get_user_data_dir (), 0700), ==, 0);
}

int
widget_tests_run (void)
{
  const int status = g_test_run ();

  remove_tree (home);
  g_free (home);

  return status;
}

GtkWidget *
find_child_of_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type)) {
    return widget;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_child_of_type (child, type);

    if (found != NULL) {
      return found;
    }
  }

  return NULL;
}

GtkWidget *
find_template_child (gpointer widget, const char *name)
{
  GObject *child = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);

  g_assert_nonnull (child);

  return GTK_WIDGET (child);
}

/* What a button with the action would look like. */
gboolean
is_action_enabled (GtkWidget *widget, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean enabled;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, widget);
  enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);

  return enabled;
}

/**
 * get_sentence:
 * @label: a label
 *
 * Returns: (transfer none): what it says, without the mark of direction that zohn_sentence_show() sets in front.
 */
const char *
get_sentence (gpointer label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  const gunichar first = g_utf8_get_char (text);

  return first == LEFT_TO_RIGHT_MARK || first == RIGHT_TO_LEFT_MARK ? g_utf8_next_char (text)
                                                                    : text;
}

void
wait_for (guint milliseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (milliseconds, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

/* Returns whether @condition has come true; never waits for good. */
gboolean
wait_until (gboolean (*condition) (gpointer user_data), gpointer user_data)
{
  const gint64 end = g_get_monotonic_time () + LONGEST_WAIT;

  while (!condition (user_data)) {
    if (g_get_monotonic_time () > end) {
      return FALSE;
    }
    wait_for (10);
  }

  return TRUE;
}

void
wait_for_frame (GtkWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

static GtkWindow *
find_window (gboolean (*fits) (GtkWindow *window, gpointer user_data), gpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (fits (window, user_data)) {
      return window;
    }
  }

  return NULL;
}

static gboolean
has_type (GtkWindow *window, gpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (window, GPOINTER_TO_SIZE (type));
}

static gboolean
is_other (GtkWindow *window, gpointer not_this)
{
  return window != not_this;
}

GtkWindow *
find_window_of_type (GType type)
{
  return find_window (has_type, GSIZE_TO_POINTER (type));
}

/* A dialog that is open beside @window; %NULL when there is none. */
GtkWindow *
find_other_window (GtkWindow *window)
{
  return find_window (is_other, window);
}
