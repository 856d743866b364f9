/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "games/games-window-fixture.h"
#include "games/zohn-rename-dialog.h"
#include "support/widgets.h"
#include "widgets/zohn-banner.h"

/* Real keys on a real display: the window is gone through without a mouse. */

static void
press (const char *keys)
{
  const char *const command[] = { "xdotool", "key", "--delay", "30", keys, NULL };
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

typedef struct {
  GamesWindowFixture *fixture;
  GFile *file;
} Selection;

static gboolean
is_selected (gpointer user_data)
{
  const Selection *selection = user_data;
  ZohnLibraryEntry *entry = zohn_games_list_get_selected (selection->fixture->list);

  return entry != NULL && g_file_equal (zohn_library_entry_get_file (entry), selection->file);
}

static void
wait_for_selected (GamesWindowFixture *fixture, GFile *file)
{
  Selection selection = { fixture, file };

  g_assert_true (wait_until (is_selected, &selection));
}

static gboolean
is_naming (gpointer data)
{
  GtkWindow *dialog = find_window_of_type (ZOHN_TYPE_RENAME_DIALOG);

  return dialog != NULL && gtk_widget_get_mapped (GTK_WIDGET (dialog));
}

static gboolean
is_alone (gpointer data)
{
  return count_windows () == 1;
}

static gboolean
has_notice (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;

  return zohn_banner_get_message (ZOHN_BANNER (find_template_child (fixture->window, "notice"))) !=
         NULL;
}

static gboolean
has_opened (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;

  return fixture->opened != NULL;
}

static gboolean
is_searching (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;

  return gtk_search_bar_get_search_mode (
      GTK_SEARCH_BAR (find_template_child (fixture->window, "search_bar")));
}

static gboolean
is_not_searching (gpointer user_data)
{
  return !is_searching (user_data);
}

static gboolean
is_closed (gpointer data)
{
  return count_windows () == 0;
}

static gboolean
list_has_focus (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->list));
}

static void
test_walk (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = games_fixture_add_of (&fixture->games, 4, "Ann", "Rosa");
  g_autoptr (GFile) second = games_fixture_add_of (&fixture->games, 3, "Bea", "Peter");
  g_autoptr (GFile) third = games_fixture_add_of (&fixture->games, 2, "Bea", "Rosa");

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 3);
  wait_for_selected (fixture, first);
  g_assert_true (wait_until (list_has_focus, fixture));

  press ("Down");
  wait_for_selected (fixture, second);

  /* Away and back; the keys go on from there. */
  press ("Delete");
  g_assert_true (wait_until (has_notice, fixture));
  games_window_fixture_wait_for (fixture, 2);
  press ("ctrl+z");
  games_window_fixture_wait_for (fixture, 3);
  wait_for_selected (fixture, second);
  press ("Down");
  wait_for_selected (fixture, third);
  press ("Up");
  wait_for_selected (fixture, second);
  press ("Return");
  g_assert_true (wait_until (has_opened, fixture));
  g_assert_true (g_file_equal (fixture->opened, second));
}

/* Without a window manager the focus does not come back from the dialog: a test of its own. */
static void
test_rename (GamesWindowFixture *fixture, gconstpointer data)
{
  g_object_unref (games_fixture_add (&fixture->games, 1, 10));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  g_assert_true (wait_until (list_has_focus, fixture));
  press ("F2");
  g_assert_true (wait_until (is_naming, NULL));
  press ("Escape");
  g_assert_true (wait_until (is_alone, NULL));
}

/* Whoever just types looks for a name; Down goes to what was found. */
static void
test_type_to_search (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) second = games_fixture_add_of (&fixture->games, 2, "Bea", "Peter");
  g_autoptr (GFile) third = games_fixture_add_of (&fixture->games, 1, "Bea", "Rosa");

  g_object_unref (games_fixture_add_of (&fixture->games, 3, "Ann", "Rosa"));
  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 3);
  g_assert_true (wait_until (list_has_focus, fixture));
  press ("b");
  g_assert_true (wait_until (is_searching, fixture));
  press ("e");
  games_window_fixture_wait_for (fixture, 2);
  wait_for_selected (fixture, second);
  press ("Down");
  g_assert_true (wait_until (list_has_focus, fixture));
  press ("Down");
  wait_for_selected (fixture, third);
  press ("Return");
  g_assert_true (wait_until (has_opened, fixture));
  g_assert_true (g_file_equal (fixture->opened, third));
}

/* Delete and Ctrl+Z belong to the text while it is typed; Escape leaves the search first and then the window. */
static void
test_in_the_field (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add_of (&fixture->games, 1, "Ann", "Rosa");

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  press ("ctrl+f");
  g_assert_true (wait_until (is_searching, fixture));
  press ("a");
  press ("Home");
  press ("Delete");
  wait_for (200);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_false (has_notice (fixture));
  press ("Escape");
  g_assert_true (wait_until (is_not_searching, fixture));
  games_window_fixture_wait_for (fixture, 1);
  press ("Escape");
  g_assert_true (wait_until (is_closed, NULL));
  fixture->window = NULL;
}

/* The players are no games: what is typed there is nothing, and a search leads back to the games. */
static void
test_players (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);
  GtkStack *pages;

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  pages = GTK_STACK (find_template_child (fixture->window, "pages"));
  press ("alt+p");
  wait_for (200);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "players");
  press ("a");
  press ("Delete");
  wait_for (200);
  g_assert_false (is_searching (fixture));
  g_assert_true (g_file_query_exists (file, NULL));
  press ("ctrl+f");
  g_assert_true (wait_until (is_searching, fixture));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "games");
}

static gboolean
can_undo (GamesWindowFixture *fixture)
{
  return is_action_enabled (GTK_WIDGET (fixture->window), "games.undo-trash");
}

/* The last game is gone: the keys still work. */
static void
test_only_game (GamesWindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = games_fixture_add (&fixture->games, 1, 10);

  games_window_fixture_show (fixture, NULL);
  games_window_fixture_wait_for (fixture, 1);
  g_assert_true (wait_until (list_has_focus, fixture));
  press ("Delete");
  games_window_fixture_wait_for (fixture, 0);
  g_assert_true (wait_until (has_notice, fixture));
  g_assert_true (can_undo (fixture));
  press ("ctrl+z");
  games_window_fixture_wait_for (fixture, 1);
  wait_for_selected (fixture, file);
  g_assert_false (can_undo (fixture));
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

#define ADD(path, test)                                                                            \
  g_test_add (path, GamesWindowFixture, NULL, games_window_fixture_set_up, test,                   \
              games_window_fixture_tear_down)
  ADD ("/games-keys/walk", test_walk);
  ADD ("/games-keys/rename", test_rename);
  ADD ("/games-keys/type-to-search", test_type_to_search);
  ADD ("/games-keys/in-the-field", test_in_the_field);
  ADD ("/games-keys/players", test_players);
  ADD ("/games-keys/only-game", test_only_game);
#undef ADD

  return widget_tests_run ();
}
