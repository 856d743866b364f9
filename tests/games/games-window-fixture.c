/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/games-window-fixture.h"

#include <string.h>

#include "support/widgets.h"

void
games_window_fixture_set_up (GamesWindowFixture *fixture, gconstpointer data)
{
  games_fixture_set_up (&fixture->games);
}

void
games_window_fixture_tear_down (GamesWindowFixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL) {
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  }
  g_clear_object (&fixture->opened);
  games_fixture_tear_down (&fixture->games);
}

static void
open_game_cb (GamesWindowFixture *fixture, GFile *file, gboolean from_start)
{
  g_set_object (&fixture->opened, file);
  fixture->from_start = from_start;
  fixture->window = NULL;
}

static gboolean
is_loaded (gpointer user_data)
{
  GamesWindowFixture *fixture = user_data;
  const char *placeholder = zohn_games_list_get_placeholder (fixture->list);

  return placeholder == NULL || strstr (placeholder, "being read") == NULL;
}

/* Shows the window, and waits until all games are read. */
void
games_window_fixture_show (GamesWindowFixture *fixture, GFile *being_played)
{
  fixture->window =
      zohn_games_window_new (NULL, fixture->games.library, fixture->games.settings, being_played);
  fixture->list = ZOHN_GAMES_LIST (find_template_child (fixture->window, "list"));
  g_signal_connect_swapped (fixture->window, "open-game", G_CALLBACK (open_game_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (wait_until (is_loaded, fixture));
  wait_for_frame (GTK_WINDOW (fixture->window));
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

/* Returns the row of a game; %NULL when none is made. */
ZohnGameRow *
games_window_fixture_find_row (GamesWindowFixture *fixture, GFile *file)
{
  return find_row (GTK_WIDGET (fixture->list), file);
}

typedef struct {
  GamesWindowFixture *fixture;
  guint n_shown;
} Shown;

static gboolean
are_shown (gpointer user_data)
{
  Shown *shown = user_data;

  return zohn_games_list_get_n_shown (shown->fixture->list) == shown->n_shown;
}

void
games_window_fixture_wait_for (GamesWindowFixture *fixture, guint n_games)
{
  Shown shown = { fixture, n_games };

  g_assert_true (wait_until (are_shown, &shown));
}
