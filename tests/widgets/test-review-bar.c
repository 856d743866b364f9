/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-review-bar.h"

#include "support/game-cases.h"
#include "support/widgets.h"
#include "text/zohn-text.h"

#define N_THROWS 12

typedef struct {
  GtkWindow *window;
  ZohnReviewBar *bar;
  ZohnBoardView *board;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
  ZohnReplay *replay;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->model = game_new_seeded (&rules, 42);
  game_throw (fixture->model, N_THROWS);
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->board = ZOHN_BOARD_VIEW (zohn_board_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->board), TRUE);
  zohn_board_view_set_viewpoint (fixture->board, fixture->viewpoint);
  fixture->replay = zohn_replay_new (fixture->board);
  fixture->bar = ZOHN_REVIEW_BAR (zohn_review_bar_new ());
  zohn_review_bar_set_replay (fixture->bar, fixture->replay);

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->board));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 360, 480);
  gtk_window_set_child (fixture->window, box);
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ZohnReviewBar *bar = g_object_ref (fixture->bar);

  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (bar);
  g_assert_finalize_object (fixture->replay);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
}

static guint
get_viewed (Fixture *fixture)
{
  return zohn_viewpoint_get_throw (fixture->viewpoint);
}

static gboolean
activate (Fixture *fixture, const char *action)
{
  return gtk_widget_activate_action (GTK_WIDGET (fixture->bar), action, NULL);
}

static void
assert_message (Fixture *fixture, guint number, guint n_throws)
{
  g_autofree char *text = zohn_text_throw_number (number, n_throws);

  g_assert_cmpstr (zohn_review_bar_get_message (fixture->bar), ==, text);
}

static void
test_revealed (Fixture *fixture, gconstpointer data)
{
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
  g_assert_null (zohn_review_bar_get_message (fixture->bar));

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  g_assert_true (zohn_review_bar_get_revealed (fixture->bar));
  assert_message (fixture, 3, N_THROWS);
  zohn_viewpoint_set_throw (fixture->viewpoint, 0);
  assert_message (fixture, 0, N_THROWS);

  g_assert_true (activate (fixture, "review.return"));
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
  game_throw (fixture->model, 1);
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
}

static void
test_ways (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 5);
  activate (fixture, "review.back");
  g_assert_cmpuint (get_viewed (fixture), ==, 4);
  activate (fixture, "review.forward");
  activate (fixture, "review.forward");
  g_assert_cmpuint (get_viewed (fixture), ==, 6);
  activate (fixture, "review.step");
  g_assert_cmpuint (get_viewed (fixture), ==, 7);
  activate (fixture, "review.first");
  g_assert_cmpuint (get_viewed (fixture), ==, 0);
  activate (fixture, "review.last");
  g_assert_cmpuint (get_viewed (fixture), ==, N_THROWS);
}

static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0) {
    return widget;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_button (child, action);

    if (found != NULL) {
      return found;
    }
  }

  return NULL;
}

static gboolean
is_sensitive (Fixture *fixture, const char *action)
{
  return gtk_widget_get_sensitive (find_button (GTK_WIDGET (fixture->bar), action));
}

static void
test_ends (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 0);
  g_assert_false (is_sensitive (fixture, "review.first"));
  g_assert_false (is_sensitive (fixture, "review.back"));
  g_assert_true (is_sensitive (fixture, "review.forward"));
  g_assert_true (is_sensitive (fixture, "review.last"));
  zohn_viewpoint_set_throw (fixture->viewpoint, 1);
  g_assert_true (is_sensitive (fixture, "review.first"));
  g_assert_true (is_sensitive (fixture, "review.back"));
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  g_assert_false (is_sensitive (fixture, "review.forward"));
  g_assert_false (is_sensitive (fixture, "review.step"));
}

static void
test_slider (Fixture *fixture, gconstpointer data)
{
  GtkRange *scale = GTK_RANGE (find_template_child (fixture->bar, "scale"));
  GtkAdjustment *adjustment = gtk_range_get_adjustment (scale);
  g_autofree char *text = zohn_text_throw_number (4, N_THROWS);

  zohn_viewpoint_set_throw (fixture->viewpoint, 4);
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, 4);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), ==, N_THROWS);
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
  gtk_range_set_value (scale, 9);
  g_assert_cmpuint (get_viewed (fixture), ==, 9);
  gtk_range_set_value (scale, N_THROWS);
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
}

static gboolean
is_more_shown (Fixture *fixture)
{
  return gtk_widget_get_visible (find_template_child (fixture->bar, "more"));
}

static void
assert_more (Fixture *fixture, guint n_throws)
{
  g_autofree char *text = zohn_text_more_throws (n_throws);

  g_assert_true (is_more_shown (fixture));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_template_child (fixture->bar, "more"))), ==,
                   text);
}

static void
test_more_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = zohn_text_more_throws (1);

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  g_assert_false (is_more_shown (fixture));
  game_throw (fixture->model, 1);
  assert_more (fixture, 1);
  gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, first);
  game_throw (fixture->model, 1);
  assert_more (fixture, 2);
  /* Said once. */
  gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, first);
  g_assert_cmpuint (get_viewed (fixture), ==, 3);
  assert_message (fixture, 3, N_THROWS + 2);

  /* The next review begins with the game as it is then. */
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  g_assert_false (is_more_shown (fixture));
}

static void
test_another_game (Fixture *fixture, gconstpointer data)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnGameModel) other = game_new_seeded (&rules, 5);

  game_throw (other, N_THROWS + 8);
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  g_assert_false (is_more_shown (fixture));
  assert_message (fixture, 2, N_THROWS + 8);
  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  g_assert_false (zohn_review_bar_get_revealed (fixture->bar));
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  GtkWidget *play = find_template_child (fixture->bar, "play");

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  gtk_test_accessible_assert_property (play, GTK_ACCESSIBLE_PROPERTY_LABEL, "Replay from here");
  activate (fixture, "review.play");
  g_assert_true (zohn_replay_get_playing (fixture->replay));
  gtk_test_accessible_assert_property (play, GTK_ACCESSIBLE_PROPERTY_LABEL, "Pause");
  activate (fixture, "review.play");
  g_assert_false (zohn_replay_get_playing (fixture->replay));
  gtk_test_accessible_assert_property (play, GTK_ACCESSIBLE_PROPERTY_LABEL, "Replay from here");
}

static void
test_rate (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *rates = GTK_DROP_DOWN (find_template_child (fixture->bar, "rates"));

  gtk_drop_down_set_selected (rates, 2);
  g_assert_cmpfloat (zohn_replay_get_rate (fixture->replay), ==, 4);
  zohn_replay_set_rate (fixture->replay, 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (rates), ==, 1);
}

static void
test_focus_returns (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  wait_for_frame (fixture->window);
  g_assert_true (gtk_widget_grab_focus (find_button (GTK_WIDGET (fixture->bar), "review.return")));
  activate (fixture, "review.return");
  g_assert_true (gtk_window_get_focus (fixture->window) == GTK_WIDGET (fixture->board));
}

static void
test_focus_stays (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  wait_for_frame (fixture->window);
  g_assert_true (gtk_widget_grab_focus (find_button (GTK_WIDGET (fixture->bar), "review.first")));
  activate (fixture, "review.first");
  g_assert_true (gtk_window_get_focus (fixture->window) ==
                 find_template_child (fixture->bar, "play"));
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  int minimum;

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  gtk_widget_measure (GTK_WIDGET (fixture->bar), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  GtkWidget *first = find_button (GTK_WIDGET (fixture->bar), "review.first");
  GtkWidget *last = find_button (GTK_WIDGET (fixture->bar), "review.last");
  double first_x, last_x, y;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  wait_for_frame (fixture->window);
  gtk_widget_translate_coordinates (first, GTK_WIDGET (fixture->bar), 0, 0, &first_x, &y);
  gtk_widget_translate_coordinates (last, GTK_WIDGET (fixture->bar), 0, 0, &last_x, &y);
  g_assert_cmpfloat (first_x, >, last_x);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Nothing that can be used is without a name. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  const char *const actions[] = { "review.first", "review.back", "review.step",  "review.forward",
                                  "review.last",  "review.play", "review.return" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *button = find_button (GTK_WIDGET (fixture->bar), actions[i]);

    g_assert_true (
        gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
  }
}

#define ADD(path, test) g_test_add ("/review-bar/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD ("revealed", test_revealed);
  ADD ("ways", test_ways);
  ADD ("ends", test_ends);
  ADD ("slider", test_slider);
  ADD ("more-meanwhile", test_more_meanwhile);
  ADD ("another-game", test_another_game);
  ADD ("play", test_play);
  ADD ("rate", test_rate);
  ADD ("focus-returns", test_focus_returns);
  ADD ("focus-stays", test_focus_stays);
  ADD ("narrow", test_narrow);
  ADD ("right-to-left", test_right_to_left);
  ADD ("names", test_names);

  return widget_tests_run ();
}
