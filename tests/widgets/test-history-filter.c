/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "support/widgets.h"
#include "widgets/history-panel-fixture.h"
#include "widgets/zohn-throw-filter.h"

/* Which throws are listed, in the panel itself. */

#define N_THROWS 120

static GtkWidget *
get_bar (Fixture *fixture)
{
  return find_template_child (fixture->panel, "filter_bar");
}

static void
choose (Fixture *fixture, guint kind)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_template_child (get_bar (fixture), "kinds")),
                              kind);
  fixture_settle (fixture);
}

static void
search (Fixture *fixture, const char *typed)
{
  GtkWidget *entry = find_template_child (get_bar (fixture), "search");

  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  g_signal_emit_by_name (entry, "search-changed");
  fixture_settle (fixture);
}

static guint
count_rows (Fixture *fixture)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (fixture->list))));
}

static gboolean
is_placeholder_shown (Fixture *fixture)
{
  return gtk_widget_get_visible (find_template_child (fixture->panel, "placeholder"));
}

static guint
count_events (Fixture *fixture, guint event)
{
  ZohnHistory *history = zohn_game_model_get_history (fixture->model);
  guint n_events = 0;

  for (guint number = 1; number <= zohn_history_get_n_throws (history); number++) {
    ZohnOutcome outcome;

    zohn_history_get_outcome (history, number, &outcome);
    n_events += (outcome.events & event) != 0;
  }

  return n_events;
}

static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_rows (fixture), ==, N_THROWS + 1);
  choose (fixture, ZOHN_THROWS_CAPTURES);
  g_assert_cmpuint (count_rows (fixture), ==, count_events (fixture, ZOHN_EVENT_CAPTURE));
  choose (fixture, ZOHN_THROWS_CREEK);
  g_assert_cmpuint (count_rows (fixture), ==, count_events (fixture, ZOHN_EVENT_CREEK));
  choose (fixture, ZOHN_THROWS_ALL);
  g_assert_cmpuint (count_rows (fixture), ==, N_THROWS + 1);
  g_assert_true (fixture_is_row_shown (fixture, N_THROWS));
}

static void
test_nothing_found (Fixture *fixture, gconstpointer data)
{
  search (fixture, "nobody");
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  g_assert_true (is_placeholder_shown (fixture));
  search (fixture, "");
  g_assert_cmpuint (count_rows (fixture), ==, N_THROWS + 1);
  g_assert_false (is_placeholder_shown (fixture));
}

/* A row leads to its own throw, and a throw that is looked at by other means is found again. */
static void
test_selection (Fixture *fixture, gconstpointer data)
{
  ZohnHistory *history = zohn_game_model_get_history (fixture->model);
  GtkSelectionModel *selection;
  ZohnOutcome outcome;

  choose (fixture, ZOHN_THROWS_CREEK);
  selection = gtk_list_view_get_model (GTK_LIST_VIEW (fixture->list));
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), 1);
  zohn_history_get_outcome (history, zohn_viewpoint_get_throw (fixture->viewpoint), &outcome);
  g_assert_true (outcome.events & ZOHN_EVENT_CREEK);

  zohn_viewpoint_step (fixture->viewpoint, 1);
  zohn_history_get_outcome (history, zohn_viewpoint_get_throw (fixture->viewpoint), &outcome);
  if (!(outcome.events & ZOHN_EVENT_CREEK)) {
    g_assert_cmpuint (fixture_get_selected (fixture), ==, GTK_INVALID_LIST_POSITION);
  }
  choose (fixture, ZOHN_THROWS_ALL);
  g_assert_cmpuint (fixture_get_selected (fixture), ==,
                    zohn_viewpoint_get_throw (fixture->viewpoint));
}

/* The game goes on: what it brings is listed if it is wanted. */
static void
test_game_goes_on (Fixture *fixture, gconstpointer data)
{
  choose (fixture, ZOHN_THROWS_CAPTURES);
  fixture_throw (fixture, 100);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, count_events (fixture, ZOHN_EVENT_CAPTURE));
  for (guint i = 0; i < 100; i++) {
    zohn_game_model_undo (fixture->model);
  }
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, count_events (fixture, ZOHN_EVENT_CAPTURE));
}

/* Another game is listed whole. */
static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) other = zohn_game_model_new (setup);

  choose (fixture, ZOHN_THROWS_CAPTURES);
  search (fixture, "rosa");
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, N_THROWS + 1);
}

static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Peter", NULL };

  search (fixture, "peter");
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_ANTICLOCKWISE, names);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), >, 20);
}

static void
test_note_in_row (Fixture *fixture, gconstpointer data)
{
  ZohnHistoryRow *row = fixture_find_row (fixture, N_THROWS);

  g_assert_null (strstr (zohn_history_row_get_text (row), "Note"));
  zohn_notes_set (zohn_game_model_get_notes (fixture->model), N_THROWS, "Like <b>that</b>");
  g_assert_nonnull (strstr (zohn_history_row_get_text (row), "Note: Like <b>that</b>"));
  choose (fixture, ZOHN_THROWS_NOTES);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
}

/* A note of many paragraphs takes a few lines of its row, and widens nothing. */
static void
test_long_note_in_row (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *row = GTK_WIDGET (fixture_find_row (fixture, N_THROWS - 1));
  const int height = gtk_widget_get_height (row);

  for (guint i = 0; i < 200; i++) {
    g_string_append_printf (text, "Paragraph %u\n", i);
  }
  zohn_notes_set (zohn_game_model_get_notes (fixture->model), N_THROWS - 1, text->str);
  fixture_settle (fixture);
  row = GTK_WIDGET (fixture_find_row (fixture, N_THROWS - 1));
  g_assert_cmpint (gtk_widget_get_height (row), >, height);
  g_assert_cmpint (gtk_widget_get_height (row), <, height + 100);
  g_assert_nonnull (strstr (zohn_history_row_get_text (ZOHN_HISTORY_ROW (row)), "Paragraph 199"));
}

/* A note that is written or taken away changes which throws have one. */
static void
test_notes_while_listed (Fixture *fixture, gconstpointer data)
{
  ZohnNotes *notes = zohn_game_model_get_notes (fixture->model);

  choose (fixture, ZOHN_THROWS_NOTES);
  g_assert_true (is_placeholder_shown (fixture));
  zohn_notes_set (notes, 10, "Elan");
  zohn_notes_set (notes, 5, "Luck");
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  g_assert_false (is_placeholder_shown (fixture));
  zohn_notes_set (notes, 10, NULL);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 1);

  choose (fixture, ZOHN_THROWS_ALL);
  search (fixture, "elan");
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  zohn_notes_set (notes, 5, "\xc3\x89lan");
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 1);
}

/* The heading of a lap is no part of the row's name: it is its description. */
static void
test_headings_are_told (Fixture *fixture, gconstpointer data)
{
  guint n_headings = 0;

  choose (fixture, ZOHN_THROWS_LAPS);
  for (GtkWidget *child = gtk_widget_get_first_child (fixture->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *row = gtk_widget_get_first_child (child);
    GtkWidget *lap = row != NULL ? find_template_child (row, "lap") : NULL;

    if (lap != NULL && zohn_history_row_get_item (ZOHN_HISTORY_ROW (row)) != NULL) {
      const gboolean shown = gtk_widget_get_visible (lap);

      g_assert_cmpint (gtk_test_accessible_has_property (GTK_ACCESSIBLE (child),
                                                         GTK_ACCESSIBLE_PROPERTY_DESCRIPTION),
                       ==, shown);
      n_headings += shown;
    }
  }
  g_assert_cmpuint (n_headings, ==, count_events (fixture, ZOHN_EVENT_LAP));
}

/* Escape clears the search and gives the focus back to where it was begun. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  gtk_widget_grab_focus (fixture->button);
  zohn_history_panel_search (ZOHN_HISTORY_PANEL (fixture->panel));
  fixture_settle (fixture);
  g_assert_false (gtk_window_get_focus (window) == fixture->button);
  fixture_press (fixture, "q");
  zohn_history_panel_search (ZOHN_HISTORY_PANEL (fixture->panel));
  wait_for (300);
  fixture_settle (fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  fixture_press (fixture, "Escape");
  g_assert_true (gtk_window_get_focus (window) == fixture->button);
  g_assert_cmpuint (count_rows (fixture), ==, N_THROWS + 1);
  g_assert_true (fixture_is_row_shown (fixture, N_THROWS));
}

static gboolean
is_ready (gpointer review)
{
  return zohn_game_review_get_ready (review);
}

static void
test_luck_in_row (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameReview) review = zohn_game_review_new ();
  GtkWidget *luck = find_template_child (fixture_find_row (fixture, N_THROWS), "luck");

  g_assert_false (gtk_widget_get_visible (luck));
  zohn_game_review_set_model (review, fixture->model);
  g_object_set (fixture->panel, "review", review, NULL);
  g_assert_true (wait_until (is_ready, review));
  g_assert_true (gtk_widget_get_visible (luck));
  g_assert_nonnull (
      strstr (zohn_history_row_get_text (fixture_find_row (fixture, N_THROWS)), "worth"));

  zohn_game_review_set_enabled (review, FALSE);
  g_assert_false (gtk_widget_get_visible (luck));
  g_assert_null (
      strstr (zohn_history_row_get_text (fixture_find_row (fixture, N_THROWS)), "worth"));
  g_object_set (fixture->panel, "review", NULL, NULL);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

#define ADD(path, test)                                                                            \
  g_test_add (path, Fixture, GUINT_TO_POINTER (N_THROWS), fixture_set_up, test, fixture_tear_down)
  ADD ("/history-filter/kinds", test_kinds);
  ADD ("/history-filter/nothing-found", test_nothing_found);
  ADD ("/history-filter/selection", test_selection);
  ADD ("/history-filter/game-goes-on", test_game_goes_on);
  ADD ("/history-filter/other-game", test_other_game);
  ADD ("/history-filter/renamed", test_renamed);
  ADD ("/history-filter/note-in-row", test_note_in_row);
  ADD ("/history-filter/luck-in-row", test_luck_in_row);
  ADD ("/history-filter/long-note-in-row", test_long_note_in_row);
  ADD ("/history-filter/notes-while-listed", test_notes_while_listed);
  ADD ("/history-filter/headings-are-told", test_headings_are_told);
  ADD ("/history-filter/escape", test_escape);
#undef ADD

  return widget_tests_run ();
}
