/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-new-game-dialog.h"

#include "dialogs/zohn-side-editor.h"
#include "support/widgets.h"

typedef struct {
  ZohnSettings *settings;
  ZohnNewGameDialog *dialog; /* NULL once it is gone */
  ZohnSetup *started;
} Fixture;

static void
start_cb (Fixture *fixture, const ZohnSetup *setup)
{
  g_assert_null (fixture->started);
  fixture->started = zohn_setup_copy (setup);
}

static void
open_dialog (Fixture *fixture)
{
  g_assert_null (fixture->dialog);
  g_clear_pointer (&fixture->started, zohn_setup_free);
  g_set_weak_pointer (&fixture->dialog, zohn_new_game_dialog_new (NULL, fixture->settings));
  g_signal_connect_swapped (fixture->dialog, "start", G_CALLBACK (start_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  wait_for_frame (GTK_WINDOW (fixture->dialog));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = zohn_settings_new_from_source (NULL);
  open_dialog (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL) {
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
    wait_for (10);
  }
  g_assert_null (fixture->dialog);
  g_assert_cmpuint (count_windows (), ==, 0);
  g_clear_pointer (&fixture->started, zohn_setup_free);
  g_assert_finalize_object (fixture->settings);
}

static ZohnSideEditor *
get_editor (Fixture *fixture, ZohnSide side)
{
  return ZOHN_SIDE_EDITOR (find_template_child (
      fixture->dialog, side == ZOHN_SIDE_CLOCKWISE ? "clockwise" : "anticlockwise"));
}

static GtkWidget *
get_entry (Fixture *fixture, ZohnSide side, guint index)
{
  GtkWidget *row =
      gtk_widget_get_first_child (find_template_child (get_editor (fixture, side), "rows"));

  while (index-- > 0) {
    row = gtk_widget_get_next_sibling (row);
  }

  return gtk_widget_get_first_child (row);
}

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
start (Fixture *fixture)
{
  click (find_template_child (fixture->dialog, "start"));
  wait_for (10);
}

static gboolean
has_started (gpointer data)
{
  const Fixture *fixture = data;

  return fixture->started != NULL && fixture->dialog == NULL;
}

static void
test_as_it_opens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) expected = zohn_setup_new ();

  start (fixture);
  g_assert_nonnull (fixture->started);
  g_assert_null (fixture->dialog);
  g_assert_true (fixture->started->has_seed);
  g_assert_nonnull (fixture->started->started);
  fixture->started->has_seed = FALSE;
  g_clear_pointer (&fixture->started->started, g_date_time_unref);
  g_assert_true (zohn_setup_equal (fixture->started, expected));
}

static void
test_all_options (Fixture *fixture, gconstpointer data)
{
  const char *const players[] = { "A & B", "<b>x</b>", "&amp;", "%s%n", "_x", "אבג (2)", NULL };

  for (guint round = 0; round < 2; round++) {
    if (round == 0) {
      zohn_side_editor_set_players (get_editor (fixture, ZOHN_SIDE_CLOCKWISE), players);
      zohn_side_editor_set_computer (get_editor (fixture, ZOHN_SIDE_ANTICLOCKWISE), TRUE);
      gtk_spin_button_set_value (
          GTK_SPIN_BUTTON (find_template_child (fixture->dialog, "counters")), 15);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (find_template_child (fixture->dialog, "first")),
                                  1);
      gtk_check_button_set_active (
          GTK_CHECK_BUTTON (find_template_child (fixture->dialog, "lap_restart")), TRUE);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (find_template_child (fixture->dialog, "sticks")),
                                  1);
      gtk_switch_set_active (GTK_SWITCH (find_template_child (fixture->dialog, "limited")), TRUE);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_template_child (fixture->dialog, "minutes")),
                                 45);
    }
    start (fixture);
    g_assert_cmpstrv (fixture->started->players[ZOHN_SIDE_CLOCKWISE], players);
    g_assert_false (fixture->started->computer[ZOHN_SIDE_CLOCKWISE]);
    g_assert_true (fixture->started->computer[ZOHN_SIDE_ANTICLOCKWISE]);
    g_assert_cmpuint (fixture->started->rules.counters, ==, 15);
    g_assert_cmpuint (fixture->started->rules.lap, ==, ZOHN_LAP_RESTART);
    g_assert_cmpuint (fixture->started->rules.first, ==, ZOHN_SIDE_ANTICLOCKWISE);
    g_assert_cmpuint (fixture->started->sticks, ==, ZOHN_STICKS_ENTERED);
    g_assert_cmpuint (fixture->started->time_limit, ==, 45 * 60);
    if (round == 0) {
      /* Remembered: the next dialog proposes the same game. */
      open_dialog (fixture);
    }
  }
}

static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_template_child (fixture->dialog, "counters")),
                             9);
  gtk_window_close (GTK_WINDOW (fixture->dialog));
  wait_for (10);
  g_assert_null (fixture->dialog);
  g_assert_null (fixture->started);
  g_assert_cmpuint (zohn_settings_get_uint (fixture->settings, "counters"), ==, 4);
}

static void
test_enter_in_name (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), "Ann");
  gtk_widget_grab_focus (entry);
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (entry)), "activate");
  g_assert_true (wait_until (has_started, fixture));
  g_assert_cmpstr (fixture->started->players[ZOHN_SIDE_CLOCKWISE][0], ==, "Ann");
}

static void
test_team (Fixture *fixture, gconstpointer data)
{
  const char *const expected[] = { "Ann", "Cora", NULL };
  ZohnSideEditor *editor = get_editor (fixture, ZOHN_SIDE_CLOCKWISE);
  GtkWidget *add = find_template_child (editor, "add");
  GtkWidget *second;

  click (add);
  click (add);
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 0)), "Ann");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 1)), "Bea");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 2)), "Cora");
  second = get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 1);
  click (gtk_widget_get_next_sibling (second));
  start (fixture);
  g_assert_cmpstrv (fixture->started->players[ZOHN_SIDE_CLOCKWISE], expected);
}

static void
test_nameless (Fixture *fixture, gconstpointer data)
{
  GtkWidget *problem = find_template_child (fixture->dialog, "problem");
  GtkWidget *nameless;

  click (find_template_child (get_editor (fixture, ZOHN_SIDE_ANTICLOCKWISE), "add"));
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_ANTICLOCKWISE, 0)), "Rosa");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_ANTICLOCKWISE, 1)), "  ");
  start (fixture);
  g_assert_null (fixture->started);
  g_assert_nonnull (fixture->dialog);
  g_assert_true (gtk_widget_get_visible (problem));
  nameless = get_entry (fixture, ZOHN_SIDE_ANTICLOCKWISE, 1);
  g_assert_true (gtk_widget_has_css_class (nameless, "error"));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)), nameless));

  gtk_editable_set_text (GTK_EDITABLE (nameless), "Sue");
  g_assert_false (gtk_widget_get_visible (problem));
  g_assert_false (gtk_widget_has_css_class (nameless, "error"));
  start (fixture);
  g_assert_cmpuint (zohn_setup_get_n_players (fixture->started, ZOHN_SIDE_ANTICLOCKWISE), ==, 2);
}

static void
test_most_players (Fixture *fixture, gconstpointer data)
{
  GtkWidget *add = find_template_child (get_editor (fixture, ZOHN_SIDE_CLOCKWISE), "add");

  for (guint i = 0; i < ZOHN_TEAM_MAX_PLAYERS + 3; i++) {
    click (add);
  }
  g_assert_false (gtk_widget_get_sensitive (add));
  for (guint i = 0; i < ZOHN_TEAM_MAX_PLAYERS; i++) {
    gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, i)), "x");
  }
  start (fixture);
  g_assert_cmpuint (zohn_setup_get_n_players (fixture->started, ZOHN_SIDE_CLOCKWISE), ==,
                    ZOHN_TEAM_MAX_PLAYERS);
}

/* Names of a side that the computer plays now are there again when people play it. */
static void
test_names_survive_computer (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 0)), "Ann");
  zohn_side_editor_set_computer (get_editor (fixture, ZOHN_SIDE_CLOCKWISE), TRUE);
  start (fixture);
  g_assert_null (fixture->started->players[ZOHN_SIDE_CLOCKWISE][0]);
  open_dialog (fixture);
  g_assert_true (zohn_side_editor_get_computer (get_editor (fixture, ZOHN_SIDE_CLOCKWISE)));
  zohn_side_editor_set_computer (get_editor (fixture, ZOHN_SIDE_CLOCKWISE), FALSE);
  start (fixture);
  g_assert_cmpstr (fixture->started->players[ZOHN_SIDE_CLOCKWISE][0], ==, "Ann");
}

static int
get_minimum_width (Fixture *fixture)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->dialog), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);

  return minimum;
}

static void
test_small (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strnfill (ZOHN_NAME_MAX_CHARACTERS, 'W');
  const char *const players[] = { name, name, name, NULL };
  const int minimum = get_minimum_width (fixture);
  int height;

  g_assert_cmpint (minimum, <=, 360);
  zohn_side_editor_set_players (get_editor (fixture, ZOHN_SIDE_CLOCKWISE), players);
  zohn_side_editor_set_players (get_editor (fixture, ZOHN_SIDE_ANTICLOCKWISE), players);
  /* One more button beside a name is all that a team needs. */
  g_assert_cmpint (get_minimum_width (fixture), <=, 360);
  gtk_widget_measure (GTK_WIDGET (fixture->dialog), GTK_ORIENTATION_VERTICAL, 360, &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (height, <=, 480);
}

static void
test_accessible (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (get_editor (fixture, ZOHN_SIDE_CLOCKWISE),
                                   GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (get_entry (fixture, ZOHN_SIDE_CLOCKWISE, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Clockwise: Player 1");
  gtk_test_accessible_assert_property (find_template_child (fixture->dialog, "start"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Start the game");
  gtk_test_accessible_assert_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  ADD ("/new-game-dialog/as-it-opens", test_as_it_opens);
  ADD ("/new-game-dialog/all-options", test_all_options);
  ADD ("/new-game-dialog/cancelled", test_cancelled);
  ADD ("/new-game-dialog/enter-in-name", test_enter_in_name);
  ADD ("/new-game-dialog/team", test_team);
  ADD ("/new-game-dialog/nameless", test_nameless);
  ADD ("/new-game-dialog/most-players", test_most_players);
  ADD ("/new-game-dialog/names-survive-computer", test_names_survive_computer);
  ADD ("/new-game-dialog/small", test_small);
  ADD ("/new-game-dialog/accessible", test_accessible);

  return widget_tests_run ();
}
