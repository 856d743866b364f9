/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "dialogs/zohn-about.h"
#include "dialogs/zohn-preferences.h"
#include "dialogs/zohn-summary-dialog.h"
#include "games/zohn-games-window.h"
#include "widgets/zohn-chance-chart.h"

/* Whoever hides the chances, for children say, meets nothing of them anywhere: every text of every widget that can be seen or
 * heard is read. */

#define N_THROWS 25

static const char *const words[] = { "chance", "luck", "%", "worth" };

/* What a widget says, apart from its children: its text, its tooltip, what a screen reader tells of it. */
static void
read_accessible (GString *text, GtkWidget *widget, GtkAccessibleProperty property)
{
  /* Nobody says this: what comes back is what is said instead. */
  g_autofree char *said =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\n");

  if (said != NULL) {
    g_string_append_printf (text, "%s\n", said);
  }
}

static void
read_menu (GString *text, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *label = NULL;

    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
    if (label != NULL) {
      g_string_append_printf (text, "%s\n", label);
    }
    for (guint link = 0; link < 2; link++) {
      const char *const names[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
      g_autoptr (GMenuModel) inner = g_menu_model_get_item_link (menu, i, names[link]);

      if (inner != NULL) {
        read_menu (text, inner);
      }
    }
  }
}

static void
read_widget (GString *text, GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_visible (widget)) {
    return;
  }
  if (GTK_IS_LABEL (widget)) {
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  }
  if (GTK_IS_EDITABLE (widget)) {
    g_string_append_printf (text, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  }
  if (tooltip != NULL) {
    g_string_append_printf (text, "%s\n", tooltip);
  }
  read_accessible (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  read_accessible (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  read_accessible (text, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    read_widget (text, child);
  }
}

static char *
read_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    read_widget (text, window);
  }

  return g_string_free (text, FALSE);
}

/* What tells of chances, line by line. */
static char *
find_words (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *found = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *line = g_ascii_strdown (lines[i], -1);

    for (guint word = 0; word < G_N_ELEMENTS (words); word++) {
      if (strstr (line, words[word]) != NULL) {
        g_string_append_printf (found, "%s\n", lines[i]);
        break;
      }
    }
  }

  return g_string_free (found, FALSE);
}

static void
assert_silent (void)
{
  g_autofree char *text = read_windows ();
  g_autofree char *found = find_words (text);

  g_assert_cmpstr (found, ==, "");
  /* It was read. */
  g_assert_nonnull (strstr (text, "Rosa"));
}

static void
assert_spoken (void)
{
  g_autofree char *text = read_windows ();
  g_autofree char *found = find_words (text);

  g_assert_cmpstr (found, !=, "");
}

static void
show_chances (WindowFixture *fixture, gboolean shown)
{
  g_object_set (fixture->settings, "chances-shown", shown, NULL);
  wait_for (50);
}

static GtkWidget *
get_chart (WindowFixture *fixture)
{
  return find_child_of_type (GTK_WIDGET (fixture->window), ZOHN_TYPE_CHANCE_CHART);
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
  wait_for (100);
}

/* Wanted from the start, or hidden while they are there. */
static void
test_window (WindowFixture *fixture, gconstpointer data)
{
  show_chances (fixture, FALSE);
  g_object_set (fixture->settings, "chart-shown", TRUE, NULL);
  start (fixture);
  assert_silent ();
  set_viewed (fixture, 3);
  wait_for (100);
  assert_silent ();
  g_assert_false (gtk_widget_get_realized (get_chart (fixture)));

  show_chances (fixture, TRUE);
  wait_for (200);
  assert_spoken ();
  g_assert_true (gtk_widget_get_mapped (get_chart (fixture)));
  gtk_test_accessible_assert_property (get_chart (fixture), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                       (double) N_THROWS);

  show_chances (fixture, FALSE);
  assert_silent ();
  g_assert_false (gtk_widget_get_mapped (get_chart (fixture)));
  gtk_test_accessible_assert_property (get_chart (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gtk_test_accessible_assert_property (get_chart (fixture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "");
  g_assert_true (activate (fixture, "win.return-to-game"));
  assert_silent ();
}

/* An item of the menu whose action is missing is not shown. */
static void
test_menu (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/zohn_ahl/ZohnAhl/window/zohn-menu.ui");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *found = NULL;

  read_menu (text, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
  found = find_words (g_strdelimit (text->str, "_", ' '));
  g_assert_cmpstr (found, ==, "Show the  Chances\n");

  show_chances (fixture, FALSE);
  g_assert_null (g_action_map_lookup_action (G_ACTION_MAP (fixture->window), "show-chart"));
  start (fixture);
  set_viewed (fixture, 3);
  g_assert_null (g_action_map_lookup_action (G_ACTION_MAP (fixture->window), "show-chart"));
  show_chances (fixture, TRUE);
  g_assert_nonnull (g_action_map_lookup_action (G_ACTION_MAP (fixture->window), "show-chart"));
}

static gboolean
is_dialog_gone (gpointer fixture)
{
  return find_other_window (GTK_WINDOW (((WindowFixture *) fixture)->window)) == NULL;
}

static void
close_dialog (WindowFixture *fixture)
{
  gtk_window_close (find_other_window (GTK_WINDOW (fixture->window)));
  g_assert_true (wait_until (is_dialog_gone, fixture));
}

static void
test_dialogs (WindowFixture *fixture, gconstpointer data)
{
  const char *const actions[] = { "win.summary", "win.games", "win.export", "win.stop" };

  for (guint shown = 0; shown < 2; shown++) {
    show_chances (fixture, shown);
    start (fixture);
    for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
      g_assert_true (activate (fixture, actions[i]));
      wait_for (300);
      g_assert_false (is_dialog_gone (fixture));
      if (!shown) {
        assert_silent ();
      } else if (g_str_equal (actions[i], "win.summary")) {
        assert_spoken ();
      }
      close_dialog (fixture);
    }
  }
}

/* The preferences tell of chances with their own switch, and only there. */
static void
test_preferences (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *found = NULL;
  g_auto (GStrv) lines = NULL;

  show_chances (fixture, FALSE);
  start (fixture);
  gtk_window_present (
      GTK_WINDOW (zohn_preferences_new (GTK_WINDOW (fixture->window), fixture->settings)));
  wait_for (200);
  text = read_windows ();
  found = find_words (text);
  lines = g_strsplit (found, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_assert_true (lines[i][0] == '\0' || strstr (lines[i], "hances of winning") != NULL);
  }
  close_dialog (fixture);

  gtk_window_present (zohn_shortcuts_new (GTK_WINDOW (fixture->window)));
  wait_for (200);
  assert_silent ();
  close_dialog (fixture);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  char **copied = user_data;

  *copied = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
has_text (gpointer copied)
{
  return *(char **) copied != NULL;
}

static char *
copy (WindowFixture *fixture, const char *action)
{
  char *copied = NULL;

  g_assert_true (activate (fixture, action));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL,
                                 copied_cb, &copied);
  g_assert_true (wait_until (has_text, &copied));

  return copied;
}

/* What is taken along tells no more than what is seen. */
static void
test_copied (WindowFixture *fixture, gconstpointer data)
{
  const char *const actions[] = { "win.copy", "win.copy-throws" };

  start (fixture);
  set_viewed (fixture, 3);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *hidden = NULL;
    g_autofree char *found = NULL;

    show_chances (fixture, FALSE);
    hidden = copy (fixture, actions[i]);
    found = find_words (hidden);
    g_assert_cmpstr (found, ==, "");
    g_assert_nonnull (strstr (hidden, "Rosa"));
  }

  {
    g_autofree char *shown = NULL;
    g_autofree char *found = NULL;

    show_chances (fixture, TRUE);
    shown = copy (fixture, "win.copy-throws");
    found = find_words (shown);
    g_assert_cmpstr (found, !=, "");
  }
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/chances/hidden/window", test_window);
  ADD_WINDOW_TEST ("/window/chances/hidden/menu", test_menu);
  ADD_WINDOW_TEST ("/window/chances/hidden/dialogs", test_dialogs);
  ADD_WINDOW_TEST ("/window/chances/hidden/preferences", test_preferences);
  ADD_WINDOW_TEST ("/window/chances/hidden/copied", test_copied);

  return widget_tests_run ();
}
