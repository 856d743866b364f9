/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/history-panel-fixture.h"

#include "support/widgets.h"

#define WINDOW_TITLE "History of throws"

static ZohnGameModel *
create_model (void)
{
  const char *const team[] = { "Ann", "Bea", NULL };
  const char *const alone[] = { "Rosa", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  setup->seed = 8;
  setup->has_seed = TRUE;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, team);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, alone);

  return zohn_game_model_new (setup);
}

/* A window with a game of @n_throws. */
void
fixture_set_up (Fixture *fixture, gconstpointer n_throws)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->model = create_model ();
  fixture_throw (fixture, GPOINTER_TO_UINT (n_throws));
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);

  fixture->panel = zohn_history_panel_new ();
  g_object_set (fixture->panel, "viewpoint", fixture->viewpoint, NULL);
  fixture->list = find_template_child (fixture->panel, "list");
  fixture->button = gtk_button_new_with_label ("Elsewhere");
  gtk_widget_set_vexpand (fixture->panel, TRUE);
  gtk_box_append (GTK_BOX (box), fixture->button);
  gtk_box_append (GTK_BOX (box), fixture->panel);

  fixture->window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (fixture->window), WINDOW_TITLE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 320, FIXTURE_HEIGHT);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture_settle (fixture);
}

void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer panel = fixture->panel;

  g_object_add_weak_pointer (G_OBJECT (fixture->panel), &panel);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (panel);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
}

/* Until the list has scrolled and rests. */
void
fixture_settle (Fixture *fixture)
{
  for (guint i = 0; i < 5; i++) {
    gtk_widget_queue_draw (fixture->window);
    wait_for_frame (GTK_WINDOW (fixture->window));
  }
}

void
fixture_throw (Fixture *fixture, guint times)
{
  for (guint i = 0; i < times; i++) {
    g_assert_true (zohn_game_model_throw (fixture->model));
  }
}

static void
run_xdotool (Fixture *fixture, const char *const *command)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  wait_for (30);
  fixture_settle (fixture);
}

/* Presses a key on the real keyboard of the X server. */
void
fixture_press (Fixture *fixture, const char *key)
{
  run_xdotool (fixture, (const char *const[]){ "xdotool", "key", key, NULL });
}

/* What a window manager does when somebody comes back to the window. */
void
fixture_return (Fixture *fixture)
{
  run_xdotool (fixture, (const char *const[]){ "xdotool", "search", "--name", WINDOW_TITLE,
                                               "windowfocus", NULL });
}

/* Past the kinds and the search above the list. */
void
fixture_enter_list (Fixture *fixture)
{
  gtk_widget_grab_focus (fixture->button);
  for (guint i = 0; i < FIXTURE_N_STOPS; i++) {
    fixture_press (fixture, "Tab");
  }
}

static ZohnHistoryRow *
get_row_of (GtkWidget *list_item)
{
  GtkWidget *row = gtk_widget_get_first_child (list_item);

  return ZOHN_IS_HISTORY_ROW (row) && zohn_history_row_get_item (ZOHN_HISTORY_ROW (row)) != NULL
             ? ZOHN_HISTORY_ROW (row)
             : NULL;
}

ZohnHistoryRow *
fixture_find_row (Fixture *fixture, guint number)
{
  for (GtkWidget *child = gtk_widget_get_first_child (fixture->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    ZohnHistoryRow *row = get_row_of (child);

    if (row != NULL && zohn_history_item_get_number (zohn_history_row_get_item (row)) == number) {
      return row;
    }
  }

  return NULL;
}

/* Whether the whole row is in sight. */
gboolean
fixture_is_row_shown (Fixture *fixture, guint number)
{
  ZohnHistoryRow *row = fixture_find_row (fixture, number);
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_get_child_visible (gtk_widget_get_parent (GTK_WIDGET (row)))) {
    return FALSE;
  }
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row), fixture->panel, &bounds));

  return bounds.size.height > 0 && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (fixture->panel);
}

guint
fixture_get_selected (Fixture *fixture)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (fixture->list));

  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (selection));
}

/* The number of the row that has the focus, -1 when none has. */
int
fixture_get_focused (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  ZohnHistoryRow *row = focus != NULL ? get_row_of (focus) : NULL;

  return row != NULL ? (int) zohn_history_item_get_number (zohn_history_row_get_item (row)) : -1;
}

GtkAdjustment *
fixture_get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find_template_child (fixture->panel, "scroller")));
}
