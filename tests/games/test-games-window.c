/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-games-window.h"

#include <string.h>

#include "games/games-fixture.h"
#include "games/zohn-game-row.h"
#include "games/zohn-games-list.h"
#include "games/zohn-rename-dialog.h"
#include "support/record-fixture.h"
#include "support/widgets.h"
#include "widgets/zohn-banner.h"

typedef struct {
  GamesFixture games;
  ZohnGamesWindow *window;
  ZohnGamesList *list;
  GFile *opened;
  gboolean from_start;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  games_fixture_set_up (&fixture->games);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL) {
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  }
  g_clear_object (&fixture->opened);
  games_fixture_tear_down (&fixture->games);
}

static void
open_game_cb (Fixture *fixture, GFile *file, gboolean from_start)
{
  g_set_object (&fixture->opened, file);
  fixture->from_start = from_start;
  fixture->window = NULL;
}

static gboolean
is_loaded (gpointer user_data)
{
  Fixture *fixture = user_data;
  const char *placeholder = zohn_games_list_get_placeholder (fixture->list);

  return placeholder == NULL || strstr (placeholder, "being read") == NULL;
}

static void
show (Fixture *fixture, GFile *being_played)
{
  fixture->window =
      zohn_games_window_new (NULL, fixture->games.library, fixture->games.settings, being_played);
  fixture->list = ZOHN_GAMES_LIST (find_template_child (fixture->window, "list"));
  g_signal_connect_swapped (fixture->window, "open-game", G_CALLBACK (open_game_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (wait_until (is_loaded, fixture));
  wait_for_frame (GTK_WINDOW (fixture->window));
}

/* Returns whether the action was enabled. */
static gboolean
activate (Fixture *fixture, const char *action)
{
  const gboolean enabled = is_action_enabled (GTK_WIDGET (fixture->window), action);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));

  return enabled;
}

static ZohnGameRow *
find_row (GtkWidget *widget, GFile *file)
{
  if (ZOHN_IS_GAME_ROW (widget)) {
    ZohnLibraryEntry *entry = zohn_game_row_get_entry (ZOHN_GAME_ROW (widget));

    return entry != NULL && g_file_equal (zohn_library_entry_get_file (entry), file)
               ? ZOHN_GAME_ROW (widget)
               : NULL;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    ZohnGameRow *row = find_row (child, file);

    if (row != NULL) {
      return row;
    }
  }

  return NULL;
}

static const char *
get_text (Fixture *fixture, GFile *file)
{
  ZohnGameRow *row = find_row (GTK_WIDGET (fixture->list), file);

  g_assert_nonnull (row);

  return zohn_game_row_get_text (row);
}

typedef struct {
  Fixture *fixture;
  guint n_shown;
} Shown;

static gboolean
are_shown (gpointer user_data)
{
  Shown *shown = user_data;

  return zohn_games_list_get_n_shown (shown->fixture->list) == shown->n_shown;
}

static void
wait_for_games (Fixture *fixture, guint n_games)
{
  Shown shown = { fixture, n_games };

  g_assert_true (wait_until (are_shown, &shown));
}

static void
search (Fixture *fixture, const char *typed)
{
  GtkWidget *entry = find_template_child (fixture->window, "search");

  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  show (fixture, NULL);
  g_assert_nonnull (strstr (zohn_games_list_get_placeholder (fixture->list), "No game has been"));
  g_assert_false (activate (fixture, "games.open"));
}

static void
test_rows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) unfinished = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) finished = games_fixture_add_of (&fixture->games, 2, "Zoë", "Rosa");
  g_autoptr (GFile) damaged = games_fixture_add_damaged (&fixture->games, "Broken.zohnahl");

  show (fixture, NULL);
  wait_for_games (fixture, 3);
  wait_for_frame (GTK_WINDOW (fixture->window));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "Ann"));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "Not finished: "));
  g_assert_nonnull (strstr (get_text (fixture, unfinished), "10 throws"));
  g_assert_nonnull (strstr (get_text (fixture, finished), " won "));
  g_assert_nonnull (strstr (get_text (fixture, damaged), "is damaged"));
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) older = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) newer = games_fixture_add_of (&fixture->games, 2, "Ann", "Rosa");

  show (fixture, NULL);
  wait_for_games (fixture, 2);
  g_assert_true (activate (fixture, "games.open"));
  g_assert_true (g_file_equal (fixture->opened, newer));
  g_assert_false (fixture->from_start);
  g_assert_null (fixture->window);
}

static void
test_open_from_start (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);

  show (fixture, NULL);
  wait_for_games (fixture, 1);
  g_assert_true (activate (fixture, "games.review"));
  g_assert_true (g_file_equal (fixture->opened, file));
  g_assert_true (fixture->from_start);
}

/* What cannot be read can be thrown away, not opened, and is left as it is. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add_damaged (&fixture->games, "Broken.zohnahl");
  g_autofree char *text = NULL;

  show (fixture, NULL);
  wait_for_games (fixture, 1);
  g_assert_false (activate (fixture, "games.open"));
  g_assert_false (activate (fixture, "games.review"));
  g_assert_null (fixture->opened);
  text = record_fixture_read_text (file);
  g_assert_cmpstr (text, ==, "no record");
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = games_fixture_add_of (&fixture->games, 1, "Ann", "Rosa");
  g_autoptr (GFile) second = games_fixture_add_of (&fixture->games, 2, "Bea", "Rosa");

  show (fixture, NULL);
  wait_for_games (fixture, 2);
  search (fixture, "ann");
  wait_for_games (fixture, 1);
  g_assert_true (g_file_equal (
      zohn_library_entry_get_file (zohn_games_list_get_selected (fixture->list)), first));
  search (fixture, "nobody");
  wait_for_games (fixture, 0);
  g_assert_nonnull (zohn_games_list_get_placeholder (fixture->list));
  g_assert_false (activate (fixture, "games.open"));
  search (fixture, "rosa");
  wait_for_games (fixture, 2);
}

static const char *
get_notice (gpointer user_data)
{
  Fixture *fixture = user_data;

  return zohn_banner_get_message (ZOHN_BANNER (find_template_child (fixture->window, "notice")));
}

static gboolean
has_notice (gpointer user_data)
{
  return get_notice (user_data) != NULL;
}

static void
test_trash_and_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) kept = games_fixture_add (&fixture->games, 1, 10);
  g_autoptr (GFile) file = games_fixture_add_of (&fixture->games, 2, "Zoë", "Rosa");
  g_autofree char *before = record_fixture_read_text (file);
  g_autofree char *after = NULL;

  show (fixture, NULL);
  wait_for_games (fixture, 2);
  g_assert_false (activate (fixture, "games.undo-trash"));
  g_assert_true (activate (fixture, "games.trash"));
  g_assert_true (wait_until (has_notice, fixture));
  wait_for_games (fixture, 1);
  g_assert_nonnull (strstr (get_notice (fixture), "Zoë"));
  g_assert_false (g_file_query_exists (file, NULL));

  g_assert_true (activate (fixture, "games.undo-trash"));
  wait_for_games (fixture, 2);
  g_assert_null (get_notice (fixture));
  after = record_fixture_read_text (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (activate (fixture, "games.undo-trash"));
}

/* Its file is written after every throw: it can neither go nor be called otherwise meanwhile. */
static void
test_being_played (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);

  show (fixture, file);
  wait_for_games (fixture, 1);
  wait_for_frame (GTK_WINDOW (fixture->window));
  g_assert_nonnull (strstr (get_text (fixture, file), "Open now"));
  g_assert_false (activate (fixture, "games.trash"));
  g_assert_false (activate (fixture, "games.rename"));
  g_assert_true (activate (fixture, "games.open"));
}

static gboolean
is_renamed (gpointer user_data)
{
  Fixture *fixture = user_data;
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
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);
  GtkWindow *dialog;
  GtkWidget *entry;

  show (fixture, NULL);
  wait_for_games (fixture, 1);
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
  wait_for_games (fixture, 1);
}

static void
test_import (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (7, 20);
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "from elsewhere.zohnahl");
  g_autoptr (GFile) missing = g_file_get_child (folder, "missing.zohnahl");
  GFile *const files[] = { file, missing, file };
  GtkWindow *message;

  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
  show (fixture, NULL);
  zohn_games_window_import (fixture->window, files, G_N_ELEMENTS (files));
  g_assert_true (wait_until (has_notice, fixture));
  wait_for_games (fixture, 1);
  message = find_other_window (GTK_WINDOW (fixture->window));
  g_assert_nonnull (message);
  gtk_window_destroy (message);
  g_assert_true (g_file_query_exists (file, NULL));
  record_fixture_remove (folder);
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

/* Many games are no more widgets than a few hundred. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  guint n_rows = 0;

  for (guint64 seed = 1; seed <= 1000; seed++) {
    g_object_unref (games_fixture_add (&fixture->games, seed, 3));
  }
  show (fixture, NULL);
  wait_for_games (fixture, 1000);
  wait_for_frame (GTK_WINDOW (fixture->window));
  count_rows (GTK_WIDGET (fixture->list), &n_rows);
  g_assert_cmpuint (n_rows, <, 400);
}

static void
test_closed_while_reading (Fixture *fixture, gconstpointer data)
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

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
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
  ADD ("/games-window/many", test_many);
  ADD ("/games-window/closed-while-reading", test_closed_while_reading);
#undef ADD

  return widget_tests_run ();
}
