/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-players-view.h"

#include "games/games-fixture.h"
#include "games/zohn-player-item.h"
#include "support/widgets.h"

typedef struct {
  GamesFixture games;
  ZohnLibraryModel *model;
  ZohnPlayersView *view;
  GtkWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  games_fixture_set_up (&fixture->games);
  g_object_unref (games_fixture_add_of (&fixture->games, 1, "Ann", "Rosa"));
  g_object_unref (games_fixture_add_of (&fixture->games, 2, "Ann", "Bea"));
  fixture->model = zohn_library_model_new (fixture->games.library);
  fixture->view = g_object_new (ZOHN_TYPE_PLAYERS_VIEW, NULL);
  zohn_players_view_set_games (fixture->view, fixture->model, fixture->games.settings);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->view));
  gtk_window_present (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  g_object_unref (fixture->model);
  games_fixture_tear_down (&fixture->games);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (zohn_players_view_get_players (fixture->view));
}

static gboolean
are_three (gpointer fixture)
{
  return count (fixture) == 3;
}

static gboolean
are_five (gpointer fixture)
{
  return count (fixture) == 5;
}

static void
test_counts (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnPlayerItem) first = NULL;
  guint n_played = 0;

  g_assert_true (wait_until (are_three, fixture));
  first = g_list_model_get_item (zohn_players_view_get_players (fixture->view), 0);
  g_object_get (first, "n-played", &n_played, NULL);
  g_assert_cmpstr (zohn_player_item_get_statistics (first)->name, ==, "Ann");
  g_assert_cmpuint (n_played, ==, 2);
}

static void
test_follows_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = NULL;

  g_assert_true (wait_until (are_three, fixture));
  file = games_fixture_add_of (&fixture->games, 3, "Zoë", "Peter");
  zohn_library_model_refresh (fixture->model, file);
  g_assert_true (wait_until (are_five, fixture));
}

static gboolean
is_luck_shown (Fixture *fixture)
{
  GtkColumnView *table =
      GTK_COLUMN_VIEW (find_child_of_type (GTK_WIDGET (fixture->view), GTK_TYPE_COLUMN_VIEW));
  GListModel *columns = gtk_column_view_get_columns (table);
  g_autoptr (GtkColumnViewColumn) last =
      g_list_model_get_item (columns, g_list_model_get_n_items (columns) - 1);

  return gtk_column_view_column_get_visible (last);
}

static void
test_hidden_chances (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_luck_shown (fixture));
  g_object_set (fixture->games.settings, "chances-shown", FALSE, NULL);
  g_assert_false (is_luck_shown (fixture));
  g_object_set (fixture->games.settings, "chances-shown", TRUE, NULL);
  g_assert_true (is_luck_shown (fixture));
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/players-view/counts", test_counts);
  ADD ("/players-view/follows-games", test_follows_games);
  ADD ("/players-view/hidden-chances", test_hidden_chances);
#undef ADD

  return widget_tests_run ();
}
