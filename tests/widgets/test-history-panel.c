/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/long-game.h"
#include "support/widgets.h"
#include "text/zohn-text.h"
#include "widgets/history-panel-fixture.h"

#define N_LONG 100000

static const char *
get_label (ZohnHistoryRow *row, const char *name)
{
  return gtk_label_get_text (GTK_LABEL (find_template_child (row, name)));
}

static double
get_x (Fixture *fixture, ZohnHistoryRow *row, const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (find_template_child (row, name), fixture->panel, &bounds));

  return bounds.origin.x;
}

static void
test_rows (Fixture *fixture, gconstpointer data)
{
  ZohnHistory *history = zohn_game_model_get_history (fixture->model);

  for (guint number = 1; number <= 6; number++) {
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, number);
    ZohnHistoryRow *row = fixture_find_row (fixture, number);
    g_autofree char *number_text = g_strdup_printf ("%u", number);
    g_autofree char *text = zohn_text_row (zohn_game_model_get_setup (fixture->model), record);
    g_autofree char *move = zohn_text_move (record);

    g_assert_nonnull (row);
    g_assert_cmpstr (get_label (row, "number"), ==, number_text);
    g_assert_cmpstr (get_label (row, "move"), ==, move);
    g_assert_cmpstr (zohn_history_row_get_text (row), ==, text);
    g_assert_cmpint (gtk_widget_get_visible (find_template_child (row, "lap")), ==, number == 1);
    g_assert_cmpint (gtk_widget_get_visible (find_template_child (row, "events")), ==,
                     zohn_throw_record_get_outcome (record)->events != 0);
  }
  g_assert_cmpstr (get_label (fixture_find_row (fixture, 0), "player"), ==, "Start");
  g_assert_false (
      gtk_widget_get_visible (find_template_child (fixture_find_row (fixture, 0), "sticks")));
}

/* The list's own widgets, which are what screen readers stop at, say all that the row shows. */
static void
test_accessible_names (Fixture *fixture, gconstpointer data)
{
  guint n_rows = 0;

  fixture_throw (fixture, 294);
  fixture_settle (fixture);
  for (GtkWidget *child = gtk_widget_get_first_child (fixture->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    ZohnHistoryRow *row = ZOHN_HISTORY_ROW (gtk_widget_get_first_child (child));
    const char *text = zohn_history_row_get_text (row);

    g_assert_cmpuint (strlen (text), >, 20);
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         text);
    n_rows++;
  }
  g_assert_cmpuint (n_rows, >, 100);
  g_assert_cmpuint (n_rows, <, 250);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->list),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Throws");
}

static void
test_follows_the_game (Fixture *fixture, gconstpointer data)
{
  for (guint number = zohn_game_model_get_n_throws (fixture->model) + 1; number < 60; number++) {
    fixture_throw (fixture, 1);
    fixture_settle (fixture);
    g_assert_true (fixture_is_row_shown (fixture, number));
    g_assert_cmpuint (fixture_get_selected (fixture), ==, number);
  }

  /* Several throws within a frame. */
  fixture_throw (fixture, 300);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 359));
}

static void
test_opens_at_the_newest (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 500);
  g_assert_true (fixture_is_row_shown (fixture, 500));
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 500);
}

static void
test_leaves_scrolled_list_alone (Fixture *fixture, gconstpointer data)
{
  GtkAdjustment *adjustment = fixture_get_adjustment (fixture);
  double value;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - 200);
  fixture_settle (fixture);
  value = gtk_adjustment_get_value (adjustment);
  fixture_throw (fixture, 3);
  fixture_settle (fixture);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), value, 1);
  g_assert_false (fixture_is_row_shown (fixture, 103));
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 103);

  /* Scrolled down to its end it goes along again. */
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  fixture_settle (fixture);
  fixture_throw (fixture, 1);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 104));
}

static void
test_shows_what_is_viewed (Fixture *fixture, gconstpointer data)
{
  static const guint throws[] = { 3, 99, 0, 50, 51, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (throws); i++) {
    zohn_viewpoint_set_throw (fixture->viewpoint, throws[i]);
    fixture_settle (fixture);
    g_assert_true (fixture_is_row_shown (fixture, throws[i]));
    g_assert_cmpuint (fixture_get_selected (fixture), ==, throws[i]);
  }
}

/* Whoever looks at an older throw is left there when the game goes on. */
static void
test_stays_in_review (Fixture *fixture, gconstpointer data)
{
  double value;

  zohn_viewpoint_set_throw (fixture->viewpoint, 30);
  fixture_settle (fixture);
  value = gtk_adjustment_get_value (fixture_get_adjustment (fixture));
  fixture_throw (fixture, 2);
  fixture_settle (fixture);
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 30);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (fixture_get_adjustment (fixture)),
                                  value, 1);

  zohn_viewpoint_return_to_game (fixture->viewpoint);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 102));
}

/* Whatever comes between two frames. */
static void
test_several_things_at_once (Fixture *fixture, gconstpointer data)
{
  fixture_throw (fixture, 2);
  zohn_viewpoint_set_throw (fixture->viewpoint, 40);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 40));
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 40);

  fixture_throw (fixture, 2);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 104));

  zohn_game_model_undo (fixture->model);
  zohn_game_model_undo (fixture->model);
  fixture_throw (fixture, 1);
  zohn_game_model_undo (fixture->model);
  fixture_throw (fixture, 3);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 105));
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 105);
}

/* Even where the end of the list is in sight. */
static void
test_review_near_the_end (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 98);
  fixture_settle (fixture);
  fixture_throw (fixture, 40);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 98));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 98);
}

static void
test_selection_moves_the_viewpoint (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (fixture->list, "list.select-item", "(ubb)", 2, FALSE, FALSE);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 2);
  g_assert_true (zohn_viewpoint_get_reviewing (fixture->viewpoint));

  gtk_widget_activate_action (fixture->list, "list.activate-item", "u", 0);
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 0);

  gtk_widget_activate_action (fixture->list, "list.select-item", "(ubb)", 6, FALSE, FALSE);
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
}

static void
test_keyboard (Fixture *fixture, gconstpointer data)
{
  fixture_enter_list (fixture);
  g_assert_cmpint (fixture_get_focused (fixture), ==, 100);

  fixture_press (fixture, "Up");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 99);
  fixture_press (fixture, "Home");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 0);
  g_assert_true (fixture_is_row_shown (fixture, 0));
  fixture_press (fixture, "Down");
  fixture_press (fixture, "Down");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 2);
  fixture_press (fixture, "Page_Down");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), >, 5);
  fixture_press (fixture, "End");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 100);
  g_assert_true (fixture_is_row_shown (fixture, 100));

  /* The focus can go without selecting, and Enter selects. */
  fixture_press (fixture, "ctrl+Up");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 100);
  fixture_press (fixture, "Return");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 99);

  /* One stop for Tab. */
  for (guint i = 0; i < FIXTURE_N_STOPS; i++) {
    fixture_press (fixture, "shift+Tab");
  }
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == fixture->button);
}

/* Where the list has the focus, the throw that is looked at has it, and the arrow keys go on from there. */
static void
test_focus_goes_along (Fixture *fixture, gconstpointer data)
{
  fixture_enter_list (fixture);
  for (guint throw = 20; throw < 25; throw ++) {
    zohn_viewpoint_set_throw (fixture->viewpoint, throw);
    fixture_settle (fixture);
    g_assert_cmpint (fixture_get_focused (fixture), ==, (int) throw);
  }
  fixture_press (fixture, "Down");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 25);

  /* The focus was elsewhere meanwhile. */
  gtk_widget_grab_focus (fixture->button);
  zohn_viewpoint_set_throw (fixture->viewpoint, 70);
  fixture_settle (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == fixture->button);
  fixture_enter_list (fixture);
  g_assert_cmpint (fixture_get_focused (fixture), ==, 70);
  fixture_press (fixture, "Up");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 69);
}

/* Another window had the focus meanwhile. */
static void
test_focus_of_an_inactive_window (Fixture *fixture, gconstpointer data)
{
  GtkWidget *other = gtk_window_new ();

  fixture_enter_list (fixture);
  gtk_window_present (GTK_WINDOW (other));
  wait_for_frame (GTK_WINDOW (other));
  for (guint throw = 40; throw < 45; throw ++) {
    zohn_viewpoint_set_throw (fixture->viewpoint, throw);
    fixture_settle (fixture);
  }
  gtk_window_destroy (GTK_WINDOW (other));
  fixture_return (fixture);

  g_assert_cmpint (fixture_get_focused (fixture), ==, 44);
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 44);
  fixture_press (fixture, "Down");
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 45);
}

static void
test_undo_removes_rows (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 3; i++) {
    g_assert_true (zohn_game_model_undo (fixture->model));
  }
  fixture_settle (fixture);
  g_assert_null (fixture_find_row (fixture, 98));
  g_assert_true (fixture_is_row_shown (fixture, 97));
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 97);

  g_assert_true (zohn_game_model_redo (fixture->model));
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 98));

  while (zohn_game_model_undo (fixture->model)) {
  }
  fixture_settle (fixture);
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 0);
  g_assert_null (fixture_find_row (fixture, 1));
}

static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);

  zohn_viewpoint_set_throw (fixture->viewpoint, 7);
  zohn_viewpoint_set_model (fixture->viewpoint, model);
  fixture_settle (fixture);
  g_assert_cmpuint (fixture_get_selected (fixture), ==, 0);
  g_assert_null (fixture_find_row (fixture, 1));

  zohn_game_model_throw (model);
  fixture_throw (fixture, 1);
  fixture_settle (fixture);
  g_assert_nonnull (fixture_find_row (fixture, 1));
  g_assert_null (fixture_find_row (fixture, 2));

  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  fixture_settle (fixture);
  g_assert_null (fixture_find_row (fixture, 0));
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 101));
}

/* A hidden list catches up when it is shown. */
static void
test_hidden_meanwhile (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_visible (fixture->panel, FALSE);
  fixture_throw (fixture, 30);
  fixture_settle (fixture);
  gtk_widget_set_visible (fixture->panel, TRUE);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, 130));
}

static int
get_minimum_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (200, 'W');
  const char *const names[] = { "A & <b>x</b> %s _y &amp;", long_name, NULL };
  const char *const hebrew[] = { "\xd7\x90\xd7\x91\xd7\x92 (2) \xf0\x9f\x8f\xba", NULL };
  const int minimum = get_minimum_width (fixture->panel);
  const int width = gtk_widget_get_width (fixture->window);
  ZohnHistoryRow *row = fixture_find_row (fixture, 1);
  g_autofree char *expected = NULL;

  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_CLOCKWISE, names);
  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_ANTICLOCKWISE, hebrew);
  fixture_settle (fixture);

  expected = zohn_text_player (zohn_game_model_get_setup (fixture->model), ZOHN_SIDE_CLOCKWISE, 0);
  g_assert_nonnull (strstr (expected, names[0]));
  g_assert_cmpstr (get_label (row, "player"), ==, expected);
  g_assert_nonnull (strstr (zohn_history_row_get_text (row), names[0]));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (row))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       zohn_history_row_get_text (row));

  g_assert_cmpint (get_minimum_width (fixture->panel), ==, minimum);
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, width);
  g_assert_cmpint (minimum, <=, 300);
}

/* A sentence keeps the direction of the program's language whoever it begins with. */
static void
test_sentences_keep_their_direction (Fixture *fixture, gconstpointer data)
{
  const char *const hebrew[] = { "\xd7\x90\xd7\x91\xd7\x92 (2)", NULL };
  ZohnHistoryRow *found = NULL;
  PangoLayout *layout;

  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_ANTICLOCKWISE, hebrew);
  zohn_viewpoint_set_throw (fixture->viewpoint, 0);
  fixture_settle (fixture);
  for (guint number = 1; found == NULL; number++) {
    ZohnOutcome outcome;

    zohn_history_get_outcome (zohn_game_model_get_history (fixture->model), number, &outcome);
    if (outcome.side == ZOHN_SIDE_ANTICLOCKWISE && outcome.events != 0) {
      found = fixture_find_row (fixture, number);
      g_assert_nonnull (found);
    }
  }

  layout = gtk_label_get_layout (GTK_LABEL (find_template_child (found, "events")));
  g_assert_cmpint (pango_layout_get_direction (layout, 0), ==, PANGO_DIRECTION_LTR);
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  ZohnHistoryRow *row = fixture_find_row (fixture, 2);

  g_assert_cmpfloat (get_x (fixture, row, "number"), <, get_x (fixture, row, "player"));
  g_assert_cmpfloat (get_x (fixture, row, "player"), <, get_x (fixture, row, "move"));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fixture_settle (fixture);
  row = fixture_find_row (fixture, 2);
  g_assert_cmpfloat (get_x (fixture, row, "number"), >, get_x (fixture, row, "player"));
  g_assert_cmpfloat (get_x (fixture, row, "player"), >, get_x (fixture, row, "move"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* However busy the machine: by then everything has come to rest. */
#define MAX_HALF_SECONDS 20

/* Nothing ticks while nothing changes. */
static void
count_cb (GdkFrameClock *clock, guint *count)
{
  (*count)++;
}

static void
test_rests (Fixture *fixture, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  guint count = 1;

  fixture_throw (fixture, 1);
  g_signal_connect (clock, "update", G_CALLBACK (count_cb), &count);
  for (guint i = 0; count > 0 && i < MAX_HALF_SECONDS; i++) {
    count = 0;
    wait_for (500);
  }
  g_signal_handlers_disconnect_by_data (clock, &count);
  g_assert_cmpuint (count, ==, 0);
}

static ZohnGameModel *
create_long_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autofree ZohnThrow *throws = NULL;
  g_autoptr (ZohnStickSource) source = NULL;
  ZohnGameModel *model;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  throws = make_long_game (&setup->rules, N_LONG);
  source = zohn_scripted_source_new (throws, N_LONG);
  model = zohn_game_model_new_resumed (setup, throws, n_throws, ZOHN_GAME_PLAYING, 0);
  zohn_game_model_set_source (model, source);

  return model;
}

static void
test_long_game_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) model = create_long_model (N_LONG);
  gint64 begin, set, drawn;
  guint n_rows = 0;

  begin = g_get_monotonic_time ();
  zohn_viewpoint_set_model (fixture->viewpoint, model);
  set = g_get_monotonic_time ();
  wait_for_frame (GTK_WINDOW (fixture->window));
  drawn = g_get_monotonic_time ();
  g_test_message ("%u throws at once: %.1f ms, and %.1f ms until drawn", N_LONG,
                  (double) (set - begin) / 1e3, (double) (drawn - set) / 1e3);

  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, N_LONG));
  zohn_viewpoint_set_throw (fixture->viewpoint, N_LONG / 2);
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, N_LONG / 2));

  for (GtkWidget *child = gtk_widget_get_first_child (fixture->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    n_rows++;
  }
  g_assert_cmpuint (n_rows, <, 250);
}

static void
test_long_game_one_by_one (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) model = create_long_model (0);
  gint64 begin;

  zohn_viewpoint_set_model (fixture->viewpoint, model);
  for (guint part = 1; part <= 4; part++) {
    begin = g_get_monotonic_time ();
    for (guint i = 0; i < N_LONG / 4; i++) {
      zohn_game_model_throw (model);
    }
    g_test_message ("one by one, up to throw %u: %.1f us each", part * N_LONG / 4,
                    (double) (g_get_monotonic_time () - begin) / (N_LONG / 4));
  }
  fixture_settle (fixture);
  g_assert_true (fixture_is_row_shown (fixture, N_LONG));

  begin = g_get_monotonic_time ();
  for (guint i = 0; i < 10; i++) {
    g_assert_true (zohn_game_model_undo (model));
    wait_for_frame (GTK_WINDOW (fixture->window));
  }
  g_test_message ("an undo with its frame at throw %u: %.1f ms", N_LONG,
                  (double) (g_get_monotonic_time () - begin) / 1e4);
}

#define add(name, n_throws, func)                                                                  \
  g_test_add ("/history-panel/" name, Fixture, GUINT_TO_POINTER (n_throws), fixture_set_up, func,  \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  add ("rows", 6, test_rows);
  add ("accessible-names", 6, test_accessible_names);
  add ("follows-the-game", 0, test_follows_the_game);
  add ("opens-at-the-newest", 500, test_opens_at_the_newest);
  add ("leaves-scrolled-list-alone", 100, test_leaves_scrolled_list_alone);
  add ("shows-what-is-viewed", 100, test_shows_what_is_viewed);
  add ("stays-in-review", 100, test_stays_in_review);
  add ("several-things-at-once", 100, test_several_things_at_once);
  add ("review-near-the-end", 100, test_review_near_the_end);
  add ("selection-moves-the-viewpoint", 6, test_selection_moves_the_viewpoint);
  add ("keyboard", 100, test_keyboard);
  add ("focus/goes-along", 100, test_focus_goes_along);
  add ("focus/of-an-inactive-window", 100, test_focus_of_an_inactive_window);
  add ("undo-removes-rows", 100, test_undo_removes_rows);
  add ("new-game", 100, test_new_game);
  add ("hidden-meanwhile", 100, test_hidden_meanwhile);
  add ("names", 6, test_names);
  add ("sentences-keep-their-direction", 60, test_sentences_keep_their_direction);
  add ("right-to-left", 6, test_right_to_left);
  add ("rests", 100, test_rests);
  add ("long-game/at-once", 0, test_long_game_at_once);
  add ("long-game/one-by-one", 0, test_long_game_one_by_one);

  return widget_tests_run ();
}
