/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-summary-dialog.h"

#include "dialogs/zohn-summary-table.h"
#include "engine/zohn-review.h"
#include "support/vectors.h"
#include "support/widgets.h"
#include "text/zohn-text.h"

#include <math.h>

typedef struct {
  ZohnGameModel *model;
  ZohnViewpoint *viewpoint;
  ZohnGameReview *review;
  ZohnSummaryDialog *dialog;
} Fixture;

/* A whole game, a team against one player. */
static ZohnGameModel *
create_model (guint number)
{
  const char *const team[] = { "Ann", "Bea", NULL };
  const char *const alone[] = { "Rosa", NULL };
  g_autoptr (Vector) vector = vector_load (number);
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->rules = vector->rules;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, team);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, alone);
  model =
      zohn_game_model_new_resumed (setup, vector->throws, vector->n_throws,
                                   vector->is_finished ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING, 0);
  g_assert_nonnull (model);

  return model;
}

static ZohnSummaryTable *
get_table (Fixture *fixture, const char *name)
{
  return ZOHN_SUMMARY_TABLE (find_template_child (fixture->dialog, name));
}

static GtkListBoxRow *
get_row (Fixture *fixture, const char *name, guint row)
{
  GtkWidget *list = find_child_of_type (GTK_WIDGET (get_table (fixture, name)), GTK_TYPE_LIST_BOX);

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) row);
}

static const char *
get_cell (Fixture *fixture, const char *name, guint row, guint column)
{
  GtkWidget *label =
      gtk_widget_get_first_child (gtk_list_box_row_get_child (get_row (fixture, name, row)));

  while (column-- > 0) {
    label = gtk_widget_get_next_sibling (label);
  }

  return gtk_label_get_text (GTK_LABEL (label));
}

static gboolean
is_filled (gpointer fixture)
{
  return zohn_summary_table_get_n_rows (get_table (fixture, "figures")) > 0;
}

static gboolean
is_ready (gpointer review)
{
  return zohn_game_review_get_ready (review);
}

static void
show (Fixture *fixture)
{
  fixture->dialog = zohn_summary_dialog_new (NULL, fixture->viewpoint, fixture->review);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  g_assert_true (wait_until (is_filled, fixture));
}

static void
set_up (Fixture *fixture, gconstpointer number)
{
  fixture->model = create_model (GPOINTER_TO_UINT (number));
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->review = zohn_game_review_new ();
  zohn_game_review_set_model (fixture->review, fixture->model);
  g_assert_true (wait_until (is_ready, fixture->review));
}

static gboolean
is_gone (gpointer object)
{
  return *(gpointer *) object == NULL;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer dialog = fixture->dialog;

  if (dialog != NULL) {
    g_object_add_weak_pointer (dialog, &dialog);
    gtk_window_destroy (GTK_WINDOW (dialog));
    g_assert_true (wait_until (is_gone, &dialog));
  }
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->review);
  g_assert_finalize_object (fixture->model);
}

static ZohnReview *
create_review (Fixture *fixture)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (fixture->model);
  g_autoptr (GBytes) bytes = zohn_history_dup_throws (zohn_game_model_get_history (fixture->model));
  gsize n_throws;
  const ZohnThrow *throws = g_bytes_get_data (bytes, &n_throws);

  return zohn_review_new (setup, throws, n_throws, zohn_game_model_get_state (fixture->model),
                          zohn_game_review_get_odds (fixture->review));
}

static gboolean
is_shown (Fixture *fixture, const char *name)
{
  return gtk_widget_get_mapped (find_template_child (fixture->dialog, name));
}

static void
test_contents (Fixture *fixture, gconstpointer data)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (fixture->model);
  g_autoptr (ZohnReview) review = create_review (fixture);
  g_autoptr (GPtrArray) figures = zohn_text_review_figures (review);
  g_autoptr (GPtrArray) scores = zohn_text_review_scores (review);
  g_autofree char *result = zohn_text_result (fixture->model);
  g_autofree char *fairness = zohn_text_review_fairness (review);

  show (fixture);
  g_assert_nonnull (strstr (
      gtk_label_get_text (GTK_LABEL (find_template_child (fixture->dialog, "result"))), result));
  g_assert_nonnull (
      strstr (gtk_label_get_text (GTK_LABEL (find_template_child (fixture->dialog, "fairness"))),
              fairness));
  g_assert_cmpuint (zohn_summary_table_get_n_rows (get_table (fixture, "figures")), ==,
                    figures->len);
  for (guint i = 0; i < figures->len; i++) {
    const ZohnTextFigure *figure = g_ptr_array_index (figures, i);
    g_autofree char *sentence = zohn_text_figure_row (setup, figure);

    g_assert_nonnull (strstr (get_cell (fixture, "figures", i, 0), figure->label));
    g_assert_nonnull (strstr (get_cell (fixture, "figures", i, 1), figure->values[0]));
    g_assert_nonnull (strstr (get_cell (fixture, "figures", i, 2), figure->values[1]));
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (fixture, "figures", i)),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  }
  g_assert_cmpuint (zohn_summary_table_get_n_rows (get_table (fixture, "scores")), ==,
                    ZOHN_N_SCORES);
  for (guint i = 0; i < ZOHN_N_SCORES; i++) {
    const ZohnTextScoreRow *row = g_ptr_array_index (scores, i);
    g_autofree char *sentence = zohn_text_score_row (setup, row);

    g_assert_nonnull (strstr (get_cell (fixture, "scores", i, 3), row->total));
    g_assert_nonnull (strstr (get_cell (fixture, "scores", i, 4), row->expected));
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (fixture, "scores", i)),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  }
  g_assert_cmpuint (zohn_summary_table_get_n_rows (get_table (fixture, "players")), ==, 2);
}

/* The luck of both sides as it is shown adds up to what the game brought. */
static void
test_luck_adds_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnReview) review = create_review (fixture);
  const ZohnChanceSeries *series = zohn_game_review_get_series (fixture->review);
  const guint n_throws = review->n_throws;
  const double brought = zohn_chance_series_get_chance (series, n_throws, ZOHN_SIDE_CLOCKWISE) -
                         zohn_chance_series_get_chance (series, 0, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *clockwise = zohn_text_luck (review->sides[ZOHN_SIDE_CLOCKWISE].luck);
  g_autofree char *anticlockwise = zohn_text_luck (review->sides[ZOHN_SIDE_ANTICLOCKWISE].luck);
  guint last;

  show (fixture);
  last = zohn_summary_table_get_n_rows (get_table (fixture, "figures")) - 1;
  g_assert_nonnull (strstr (get_cell (fixture, "figures", last, 1), clockwise));
  g_assert_nonnull (strstr (get_cell (fixture, "figures", last, 2), anticlockwise));
  g_assert_cmpfloat_with_epsilon (review->sides[ZOHN_SIDE_CLOCKWISE].luck -
                                      review->sides[ZOHN_SIDE_ANTICLOCKWISE].luck,
                                  brought, 1e-9);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_assert_cmpfloat_with_epsilon (
        review->sides[side].luck, zohn_chance_series_get_total_luck (series, n_throws, side), 1e-9);
  }
}

static void
test_turning_points (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnReview) review = create_review (fixture);
  ZohnTurningPoint points[5];
  gpointer dialog;

  zohn_review_find_turning_points (review, points, G_N_ELEMENTS (points));
  show (fixture);
  g_assert_true (is_shown (fixture, "turning_part"));
  g_assert_cmpuint (zohn_summary_table_get_n_rows (get_table (fixture, "turning_points")), ==, 5);

  dialog = fixture->dialog;
  g_object_add_weak_pointer (dialog, &dialog);
  gtk_widget_activate (GTK_WIDGET (get_row (fixture, "turning_points", 2)));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, points[2].number);
  g_assert_true (wait_until (is_gone, &dialog));
  fixture->dialog = NULL;
}

static void
forbid (GtkWidget *widget, const char *what)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)) {
    g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (widget)), what));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    forbid (child, what);
  }
}

static gboolean
has_no_luck (gpointer fixture)
{
  return zohn_summary_table_get_n_rows (get_table (fixture, "figures")) == 8 &&
         !is_shown (fixture, "turning_part");
}

static gboolean
has_luck (gpointer fixture)
{
  return zohn_summary_table_get_n_rows (get_table (fixture, "figures")) == 9;
}

/* Who does not want chances sees no trace of them, also when that is changed meanwhile. */
static void
test_without_chances (Fixture *fixture, gconstpointer data)
{
  const char *const words[] = { "%", "uck", "hance", "urning" };

  show (fixture);
  g_assert_true (has_luck (fixture));
  zohn_game_review_set_enabled (fixture->review, FALSE);
  g_assert_true (wait_until (has_no_luck, fixture));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    forbid (GTK_WIDGET (fixture->dialog), words[i]);
  }

  zohn_game_review_set_enabled (fixture->review, TRUE);
  g_assert_true (wait_until (has_luck, fixture));
}

static gboolean
tells_of_26 (gpointer fixture)
{
  const char *text = gtk_label_get_text (
      GTK_LABEL (find_template_child (((Fixture *) fixture)->dialog, "fairness")));

  return strstr (text, "26") != NULL;
}

/* The rows of a game that goes on change where they are. */
static void
test_keeps_up (Fixture *fixture, gconstpointer data)
{
  GtkListBoxRow *row;

  show (fixture);
  row = get_row (fixture, "figures", 1);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 25);
  g_assert_false (tells_of_26 (fixture));
  gtk_widget_grab_focus (GTK_WIDGET (row));
  g_assert_true (zohn_game_model_throw (fixture->model));
  g_assert_true (wait_until (tells_of_26, fixture));
  g_assert_true (get_row (fixture, "figures", 1) == row);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)) == GTK_WIDGET (row));
  g_assert_nonnull (
      strstr (gtk_label_get_text (GTK_LABEL (find_template_child (fixture->dialog, "result"))),
              "The game is still being played"));
}

/* Gone before it was filled, and with another game meanwhile. */
static void
test_overtaken (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 20; i++) {
    ZohnSummaryDialog *dialog = zohn_summary_dialog_new (NULL, fixture->viewpoint, fixture->review);
    gpointer alive = dialog;

    g_object_add_weak_pointer (G_OBJECT (dialog), &alive);
    gtk_window_present (GTK_WINDOW (dialog));
    if (i % 2 == 1) {
      wait_for (1);
      zohn_viewpoint_set_model (fixture->viewpoint, NULL);
      zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
    }
    gtk_window_destroy (GTK_WINDOW (dialog));
    g_assert_true (wait_until (is_gone, &alive));
  }
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (200, 'W');
  const char *const clockwise[] = { "<b>&amp; %s%n _x", long_name, NULL };
  const char *const anticlockwise[] = { "אבג (2)", NULL };
  int minimum, natural;

  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  show (fixture);
  g_assert_nonnull (strstr (get_cell (fixture, "players", 0, 0), "<b>&amp; %s%n _x"));
  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (fixture->dialog)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_widget_measure (GTK_WIDGET (fixture->dialog), GTK_ORIENTATION_VERTICAL, 360, &minimum,
                      &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, 480);
}

/* Every row is reached by the keyboard. */
static void
test_keyboard (Fixture *fixture, gconstpointer data)
{
  guint n_stops = 0;

  show (fixture);
  wait_for_frame (GTK_WINDOW (fixture->dialog));
  gtk_window_set_focus (GTK_WINDOW (fixture->dialog), NULL);
  for (GtkWidget *focus = NULL; n_stops < 100; n_stops++) {
    if (!gtk_widget_child_focus (gtk_window_get_child (GTK_WINDOW (fixture->dialog)),
                                 GTK_DIR_TAB_FORWARD)) {
      break;
    }
    g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)) != focus);
    focus = gtk_window_get_focus (GTK_WINDOW (fixture->dialog));
  }
  g_assert_cmpuint (n_stops, >=, 9 + 2 + 5 + ZOHN_N_SCORES);
}

int
main (int argc, char **argv)
{
  const struct {
    const char *name;
    guint vector;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/summary-dialog/contents", 1, test_contents },
    { "/summary-dialog/luck-adds-up", 1, test_luck_adds_up },
    { "/summary-dialog/turning-points", 1, test_turning_points },
    { "/summary-dialog/without-chances", 1, test_without_chances },
    { "/summary-dialog/keeps-up", 5, test_keeps_up },
    { "/summary-dialog/overtaken", 1, test_overtaken },
    { "/summary-dialog/names", 1, test_names },
    { "/summary-dialog/keyboard", 1, test_keyboard },
  };

  widget_tests_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_test_add (tests[i].name, Fixture, GUINT_TO_POINTER (tests[i].vector), set_up, tests[i].test,
                tear_down);
  }

  return widget_tests_run ();
}
