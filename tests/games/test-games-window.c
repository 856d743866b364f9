/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-games-window.h"

#include <string.h>

#include "games/games-window-fixture.h"
#include "games/zohn-rename-dialog.h"
#include "support/record-fixture.h"
#include "support/widgets.h"
#include "widgets/zohn-banner.h"

/* Many times what a list makes widgets for; the benchmark has more. */
#define N_MANY 2000

/* Returns whether the action was enabled. */
static gboolean
activate (GamesWindowFixture *fixture, const char *action)
{
  const gboolean enabled = is_action_enabled (GTK_WIDGET (fixture->window), action);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));

  return enabled;
}

static const char *
get_text (GamesWindowFixture *fixture, GFile *file)
{
  ZohnGameRow *row = games_window_fixture_find_row (fixture, file);

  g_assert_nonnull (row);

  return zohn_game_row_get_text (row);
}

static void
search (GamesWindowFixture *fixture, const char *typed)
{
  GtkWidget *entry = find_template_child (fixture->window, "search");

  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
test_empty (GamesWindowFixture *fixture, gconstpointer data)
{
  games_window_fixture_show (fixture, NULL);
  g_assert_nonnull (strstr (zohn_games_list_get_placeholder (fixture->list), "No game has been"));
  g_assert_false (activate (fixture, "games.open"));
}

static void
test_rows (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) unfinished = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) finished = games_fixture_add_of (&fixture->games, 2, "Zoë", "Rosa");
  g_autoptr (GFile) damaged = games_fixture_add_damaged (&fixture->games, "Broken.zohnahl");

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 3);
  wait_for_frame (GTK_WINDOW (fixture->window));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "Ann"));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "Not finished: "));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "10 throws"));
  g_assert_nonnull (strstr (get_text (fixture, finished), " won "));
  g_assert_nonnull (strstr (get_text (fixture, damaged), "is damaged"));
}

static void
test_open (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) newer = games_fixture_add_of (&fixture->games, 2, "Ann", "Rosa");

  g_object_unref (games_fixture_add (&fixture->games, 1, 10));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  g_assert_true (activate (fixture, "games.open"));
  g_assert_true (g_file_equal (fixture->opened, newer));
  g_assert_false (fixture->from_start);
  g_assert_null (fixture->window);
}

static void
test_open_from_start (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  g_assert_true (activate (fixture, "games.review"));
  g_assert_true (g_file_equal (fixture->opened, file));
  g_assert_true (fixture->from_start);
}

/* What cannot be read can be thrown away, not opened, and is left as it is. */
static void
test_damaged (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add_damaged (&fixture->games, "Broken.zohnahl");
  g_autofree char *text = NULL;

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  g_assert_false (activate (fixture, "games.open"));
  g_assert_false (activate (fixture, "games.review"));
  g_assert_null (fixture->opened);
  text = record_fixture_read_text (file);
  g_assert_cmpstr (text, ==, "no record");
}

static void
test_search (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = games_fixture_add_of (&fixture->games, 1, "Ann", "Rosa");

  g_object_unref (games_fixture_add_of (&fixture->games, 2, "Bea", "Rosa"));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  search (fixture, "ann");
  games_window_fixture_wait_for (fixture, 1);
  g_assert_true (g_file_equal (
      zohn_library_entry_get_file (zohn_games_list_get_selected (fixture->list)), first));
  search (fixture, "nobody");
  games_window_fixture_wait_for (fixture, 0);
  g_assert_nonnull (zohn_games_list_get_placeholder (fixture->list));
  g_assert_false (activate (fixture, "games.open"));
  search (fixture, "rosa");
  games_window_fixture_wait_for (fixture, 2);
}

static const char *
get_notice (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;

  return zohn_banner_get_message (ZOHN_BANNER (find_template_child (fixture->window, "notice")));
}

static gboolean
has_notice (gpointer user_data)
{
  return get_notice (user_data) != NULL;
}

static void
test_trash_and_undo (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add_of (&fixture->games, 2, "Zoë", "Rosa");
  g_autofree char *before = record_fixture_read_text (file);
  g_autofree char *after = NULL;

  g_object_unref (games_fixture_add (&fixture->games, 1, 10));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  g_assert_false (activate (fixture, "games.undo-trash"));
  g_assert_true (activate (fixture, "games.trash"));
  g_assert_true (wait_until (has_notice, fixture));
  games_window_fixture_wait_for (fixture, 1);
  g_assert_nonnull (strstr (get_notice (fixture), "Zoë"));
  g_assert_false (g_file_query_exists (file, NULL));

  g_assert_true (activate (fixture, "games.undo-trash"));
  games_window_fixture_wait_for (fixture, 2);
  g_assert_null (get_notice (fixture));
  after = record_fixture_read_text (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (activate (fixture, "games.undo-trash"));
}

/* Its file is written after every throw: it can neither go nor be called otherwise meanwhile. */
static void
test_being_played (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);

  games_window_fixture_show (fixture, file);
  games_window_fixture_wait_for (fixture, 1);
  wait_for_frame (GTK_WINDOW (fixture->window));
  g_assert_nonnull (strstr (get_text (fixture, file), "Open now"));
  g_assert_false (activate (fixture, "games.trash"));
  g_assert_false (activate (fixture, "games.rename"));
  g_assert_true (activate (fixture, "games.open"));
}

static gboolean
is_renamed (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;
  ZohnLibraryEntry *entry = zohn_games_list_get_selected (fixture->list);

  return entry != NULL && g_strcmp0 (zohn_library_entry_get_title (entry), "The final") == 0;
}

static gboolean
has_problem (gpointer dialog)
{
  return gtk_widget_get_visible (find_template_child (dialog, "problem"));
}

static gboolean
is_alone (gpointer data)
{
  return count_windows () == 1;
}

static void
test_rename (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);
  GtkWindow *dialog;
  GtkWidget *entry;

  g_object_unref (games_fixture_add (&fixture->games, 2, 10));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  zohn_games_list_select (fixture->list, file);
  g_assert_true (activate (fixture, "games.rename"));
  dialog = find_window_of_type (ZOHN_TYPE_RENAME_DIALOG);
  entry = find_template_child (dialog, "entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), "a/b");
  g_signal_emit_by_name (dialog, "rename", "a/b");
  g_assert_true (wait_until (has_problem, dialog));
  g_assert_true (g_file_query_exists (file, NULL));

  g_signal_emit_by_name (dialog, "rename", "The final");
  g_assert_true (wait_until (is_renamed, fixture));
  g_assert_true (wait_until (is_alone, NULL));
  games_window_fixture_wait_for (fixture, 2);
}

static void
test_import (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (7, 20);
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "from elsewhere.zohnahl");
  g_autoptr (GFile) missing = g_file_get_child (folder, "missing.zohnahl");
  GFile *const files[] = { file, missing, file };
  GtkWindow *message;

  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
  games_window_fixture_show (fixture, NULL);
  zohn_games_window_import (fixture->window, files, G_N_ELEMENTS (files));
  g_assert_true (wait_until (has_notice, fixture));
  games_window_fixture_wait_for (fixture, 1);
  message = find_other_window (GTK_WINDOW (fixture->window));
  g_assert_nonnull (message);
  gtk_window_destroy (message);
  g_assert_true (g_file_query_exists (file, NULL));
  record_fixture_remove (folder);
}

static ZohnLibraryEntry *
get_selected (GamesWindowFixture *fixture)
{
  return zohn_games_list_get_selected (fixture->list);
}

static GtkEventController *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller)) {
      return controller;
    }
  }
  g_assert_not_reached ();
}

/* Several files that are let go over the window; the first of them is the selected game then. */
static void
test_drop (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  GSList *files = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_object_unref (games_fixture_add (&fixture->games, 90, 5));
  for (guint64 seed = 3; seed > 0; seed--) {
    g_autoptr (ZohnGameRecord) record = record_fixture_new_game (seed, 20);
    g_autofree char *name = g_strdup_printf ("%u.zohnahl", (guint) seed);
    GFile *file = g_file_get_child (folder, name);

    g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
    files = g_slist_prepend (files, file);
  }
  games_window_fixture_show (fixture, NULL);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (find_drop_target (GTK_WIDGET (fixture->window)), "drop", &value, 1.0, 1.0,
                         &taken);
  g_assert_true (taken);
  g_assert_true (wait_until (has_notice, fixture));
  games_window_fixture_wait_for (fixture, 4);
  g_assert_cmpuint (zohn_library_entry_get_setup (get_selected (fixture))->seed, ==, 1);
  g_slist_free_full (files, g_object_unref);
  record_fixture_remove (folder);
}

static GFile *
get_selected_file (GamesWindowFixture *fixture)
{
  return zohn_library_entry_get_file (get_selected (fixture));
}

/* Whoever takes a game back from the trash goes on from there. */
static void
test_undo_selects (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) second = games_fixture_add (&fixture->games, 2, 10);
  g_autoptr (GFile) third = games_fixture_add (&fixture->games, 3, 10);

  g_object_unref (games_fixture_add (&fixture->games, 1, 10));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 3);
  zohn_games_list_select (fixture->list, second);
  g_assert_true (g_file_equal (get_selected_file (fixture), second));
  g_assert_true (activate (fixture, "games.trash"));
  games_window_fixture_wait_for (fixture, 2);
  g_assert_true (wait_until (has_notice, fixture));
  zohn_games_list_select (fixture->list, third);
  g_assert_true (activate (fixture, "games.undo-trash"));
  games_window_fixture_wait_for (fixture, 3);
  g_assert_true (g_file_equal (get_selected_file (fixture), second));
}

/* A game that is opened from elsewhere meanwhile can no longer be moved; the one before it can. */
static void
test_another_is_played (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) second = games_fixture_add (&fixture->games, 2, 10);

  games_window_fixture_show (fixture, second);
  games_window_fixture_wait_for (fixture, 2);
  wait_for_frame (GTK_WINDOW (fixture->window));
  zohn_games_list_select (fixture->list, first);
  g_assert_true (is_action_enabled (GTK_WIDGET (fixture->window), "games.trash"));
  zohn_games_window_set_being_played (fixture->window, first);
  g_assert_false (is_action_enabled (GTK_WIDGET (fixture->window), "games.trash"));
  g_assert_nonnull (strstr (get_text (fixture, first), "Open now"));
  g_assert_null (strstr (get_text (fixture, second), "Open now"));
}

/* A screen reader reads what the row's widget in the list is called. */
static void
test_accessible_names (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) damaged = games_fixture_add_damaged (&fixture->games, "Broken.zohnahl");
  GFile *const files[] = { file, damaged };

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  wait_for_frame (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    GtkWidget *row = GTK_WIDGET (games_window_fixture_find_row (fixture, files[i]));
    GtkAccessible *in_list = GTK_ACCESSIBLE (gtk_widget_get_parent (row));

    gtk_test_accessible_assert_role (in_list, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
    gtk_test_accessible_assert_property (in_list, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         get_text (fixture, files[i]));
  }
}

/* A name without end makes the window no wider, nor does a message. */
static void
test_narrow (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strnfill (200, 'W');
  int minimum;

  g_object_unref (games_fixture_add_of (&fixture->games, 1, name, name));
  g_object_unref (games_fixture_add_damaged (&fixture->games, "Broken.zohnahl"));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 2);
  g_assert_true (activate (fixture, "games.trash"));
  g_assert_true (wait_until (has_notice, fixture));
  wait_for_frame (GTK_WINDOW (fixture->window));
  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (fixture->window)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
count_rows (GtkWidget *widget, guint *n_rows)
{
  *n_rows += ZOHN_IS_GAME_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    count_rows (child, n_rows);
  }
}

/* Many games are no more widgets than a few hundred, also after a search and back. */
static void
test_many (GamesWindowFixture *fixture, gconstpointer data)
{
  guint n_rows = 0;

  games_fixture_add_many (&fixture->games, N_MANY, 3);
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, N_MANY);
  wait_for_frame (GTK_WINDOW (fixture->window));
  count_rows (GTK_WIDGET (fixture->list), &n_rows);
  g_assert_cmpuint (n_rows, >, 0);
  g_assert_cmpuint (n_rows, <, 400);

  search (fixture, "zoe");
  g_assert_cmpuint (zohn_games_list_get_n_shown (fixture->list), <, N_MANY);
  search (fixture, "");
  games_window_fixture_wait_for (fixture, N_MANY);
  wait_for_frame (GTK_WINDOW (fixture->window));
  n_rows = 0;
  count_rows (GTK_WIDGET (fixture->list), &n_rows);
  g_assert_cmpuint (n_rows, <, 400);
}

static void
test_closed_while_reading (GamesWindowFixture *fixture, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 100; seed++) {
    g_object_unref (games_fixture_add (&fixture->games, seed, 50));
  }
  for (guint i = 0; i < 5; i++) {
    ZohnGamesWindow *window =
        zohn_games_window_new (NULL, fixture->games.library, fixture->games.settings, NULL);

    gtk_window_present (GTK_WINDOW (window));
    wait_for (5);
    g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
    gtk_window_destroy (GTK_WINDOW (window));
    g_assert_null (window);
  }
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

#define ADD(path, test)                                                                            \
  g_test_add (path, GamesWindowFixture, NULL, games_window_fixture_set_up, test,                   \
              games_window_fixture_tear_down)
  ADD ("/games-window/empty", test_empty);
  ADD ("/games-window/rows", test_rows);
  ADD ("/games-window/open", test_open);
  ADD ("/games-window/open/from-start", test_open_from_start);
  ADD ("/games-window/damaged", test_damaged);
  ADD ("/games-window/search", test_search);
  ADD ("/games-window/trash-and-undo", test_trash_and_undo);
  ADD ("/games-window/being-played", test_being_played);
  ADD ("/games-window/rename", test_rename);
  ADD ("/games-window/import", test_import);
  ADD ("/games-window/drop", test_drop);
  ADD ("/games-window/undo-selects", test_undo_selects);
  ADD ("/games-window/another-is-played", test_another_is_played);
  ADD ("/games-window/accessible-names", test_accessible_names);
  ADD ("/games-window/narrow", test_narrow);
  ADD ("/games-window/many", test_many);
  ADD ("/games-window/closed-while-reading", test_closed_while_reading);
#undef ADD

  return widget_tests_run ();
}
