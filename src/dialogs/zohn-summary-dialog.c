/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-summary-dialog.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-summary-table.h"
#include "engine/zohn-review.h"
#include "text/zohn-text.h"
#include "widgets/zohn-sentence.h"

#define MAX_TURNING_POINTS 5

struct _ZohnSummaryDialog {
  GtkWindow parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;
  ZohnGameReview *review;
  GSignalGroup *viewpoint_signals;
  GSignalGroup *review_signals;
  GSignalGroup *model_signals;
  GCancellable *making; /* the review of the game as it is now, NULL when none is made */
  guint refresh_source;

  /* template children */
  GtkLabel *result;
  ZohnSummaryTable *figures;
  GtkWidget *players_part;
  ZohnSummaryTable *players;
  GtkWidget *turning_part;
  ZohnSummaryTable *turning_points;
  GtkLabel *fairness;
  ZohnSummaryTable *scores;

  guint throws[MAX_TURNING_POINTS]; /* the numbers of the turning points */
};

G_DEFINE_FINAL_TYPE (ZohnSummaryDialog, zohn_summary_dialog, GTK_TYPE_WINDOW)

static void
activated_cb (ZohnSummaryDialog *self, guint row)
{
  g_return_if_fail (row < MAX_TURNING_POINTS);

  zohn_viewpoint_set_throw (self->viewpoint, self->throws[row]);
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_result (ZohnSummaryDialog *self, ZohnGameModel *model)
{
  g_autofree char *result = zohn_text_result (model);

  zohn_sentence_show (self->result, result != NULL ? result : _ ("The game is still being played"));
}

static void
show_figures (ZohnSummaryDialog *self, const ZohnSetup *setup, const ZohnReview *review)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);
  g_autoptr (GPtrArray) figures = zohn_text_review_figures (review);

  zohn_summary_table_set_header (self->figures,
                                 (const char *[]){ "", clockwise, anticlockwise, NULL });
  for (guint i = 0; i < figures->len; i++) {
    const ZohnTextFigure *figure = g_ptr_array_index (figures, i);
    const char *cells[] = { figure->label, figure->values[ZOHN_SIDE_CLOCKWISE],
                            figure->values[ZOHN_SIDE_ANTICLOCKWISE], NULL };
    g_autofree char *sentence = zohn_text_figure_row (setup, figure);

    zohn_summary_table_set_row (self->figures, i, cells, sentence);
  }
  zohn_summary_table_set_n_rows (self->figures, figures->len);
}

/* What a player did alone is told of teams only: else it is what the side did. */
static void
show_players (ZohnSummaryDialog *self, const ZohnSetup *setup, const ZohnReview *review)
{
  guint n_rows = 0;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    const guint n_players = review->sides[side].n_players;

    for (guint player = 0; n_players > 1 && player < n_players; player++) {
      g_autofree char *text = zohn_text_player_review (setup, review, (ZohnSide) side, player);

      zohn_summary_table_set_row (self->players, n_rows++, (const char *[]){ text, NULL }, text);
    }
  }
  zohn_summary_table_set_n_rows (self->players, n_rows);
  gtk_widget_set_visible (self->players_part, n_rows > 0);
}

static void
show_turning_points (ZohnSummaryDialog *self, ZohnGameModel *model, const ZohnReview *review)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  ZohnTurningPoint points[MAX_TURNING_POINTS];
  const guint n_points = zohn_review_find_turning_points (review, points, MAX_TURNING_POINTS);

  for (guint i = 0; i < n_points; i++) {
    g_autoptr (ZohnThrowRecord) record =
        zohn_history_dup_record (zohn_game_model_get_history (model), points[i].number);
    g_autofree char *text = zohn_text_turning_throw (setup, record);
    g_autofree char *luck = zohn_text_luck (points[i].luck);
    g_autofree char *worth = zohn_text_worth (setup, record, points[i].luck);
    g_autofree char *sentence = zohn_text_join (g_strdup (text), worth);

    self->throws[i] = points[i].number;
    zohn_summary_table_set_row (self->turning_points, i, (const char *[]){ text, luck, NULL },
                                sentence);
  }
  zohn_summary_table_set_n_rows (self->turning_points, n_points);
  gtk_widget_set_visible (self->turning_part, n_points > 0);
}

static void
show_scores (ZohnSummaryDialog *self, const ZohnSetup *setup, const ZohnReview *review)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);
  g_autofree char *fairness = zohn_text_review_fairness (review);
  g_autoptr (GPtrArray) rows = zohn_text_review_scores (review);
  const char *header[] = {
    "", clockwise, anticlockwise,
    /* Translators: column of a table: how often both sides together threw it */
    C_ ("summary", "Both"),
    /* Translators: column of a table: how often fair sticks would fall so */
    C_ ("summary", "Fair"), NULL
  };

  zohn_sentence_show (self->fairness, fairness);
  zohn_summary_table_set_header (self->scores, header);
  for (guint i = 0; i < rows->len; i++) {
    const ZohnTextScoreRow *row = g_ptr_array_index (rows, i);
    const char *cells[] = { row->label,
                            row->counts[ZOHN_SIDE_CLOCKWISE],
                            row->counts[ZOHN_SIDE_ANTICLOCKWISE],
                            row->total,
                            row->expected,
                            NULL };
    g_autofree char *sentence = zohn_text_score_row (setup, row);

    zohn_summary_table_set_row (self->scores, i, cells, sentence);
  }
  zohn_summary_table_set_n_rows (self->scores, rows->len);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnSummaryDialog) self = user_data;
  ZohnGameModel *model = ZOHN_GAME_MODEL (source);
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  g_autoptr (ZohnReview) review = zohn_review_make_finish (model, result, NULL);

  /* Only being called off keeps it from coming: the game is another by now, or the dialog is gone. */
  if (review == NULL) {
    return;
  }

  g_clear_object (&self->making);
  show_result (self, model);
  show_figures (self, setup, review);
  show_players (self, setup, review);
  show_turning_points (self, model, review);
  show_scores (self, setup, review);
}

static void
call_off (ZohnSummaryDialog *self)
{
  g_clear_handle_id (&self->refresh_source, g_source_remove);
  g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
}

static void
refresh_cb (gpointer user_data)
{
  ZohnSummaryDialog *self = user_data;
  ZohnGameModel *model = zohn_viewpoint_get_model (self->viewpoint);
  const gboolean has_chances = zohn_game_review_get_model (self->review) == model;

  self->refresh_source = 0;
  self->making = g_cancellable_new ();
  zohn_review_make_async (model, has_chances ? zohn_game_review_get_odds (self->review) : NULL,
                          self->making, made_cb, g_object_ref (self));
}

/* Several changes of a moment are one. */
static void
queue_refresh (ZohnSummaryDialog *self)
{
  call_off (self);
  if (zohn_viewpoint_get_model (self->viewpoint) != NULL) {
    self->refresh_source = g_idle_add_once (refresh_cb, self);
  }
}

static void
model_cb (ZohnSummaryDialog *self)
{
  g_signal_group_set_target (self->model_signals, zohn_viewpoint_get_model (self->viewpoint));
  queue_refresh (self);
}

static void
zohn_summary_dialog_dispose (GObject *object)
{
  ZohnSummaryDialog *self = ZOHN_SUMMARY_DIALOG (object);

  call_off (self);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->review_signals);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->review);
  g_clear_object (&self->viewpoint);
  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_SUMMARY_DIALOG);

  G_OBJECT_CLASS (zohn_summary_dialog_parent_class)->dispose (object);
}

static void
zohn_summary_dialog_class_init (ZohnSummaryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_summary_dialog_dispose;

  g_type_ensure (ZOHN_TYPE_SUMMARY_TABLE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-summary-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, result);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, figures);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, players_part);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, players);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, turning_part);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, turning_points);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, fairness);
  gtk_widget_class_bind_template_child (widget_class, ZohnSummaryDialog, scores);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_summary_dialog_init (ZohnSummaryDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->players_part, FALSE);
  gtk_widget_set_visible (self->turning_part, FALSE);
  zohn_summary_table_set_label (self->figures, _ ("Summary"));
  zohn_summary_table_set_label (self->players, C_ ("summary", "Players"));
  zohn_summary_table_set_label (self->turning_points, _ ("Turning points"));
  zohn_summary_table_set_label (self->scores, _ ("The sticks"));

  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (model_cb),
                                  self);
  self->review_signals = g_signal_group_new (ZOHN_TYPE_GAME_REVIEW);
  g_signal_group_connect_swapped (self->review_signals, "notify::ready", G_CALLBACK (queue_refresh),
                                  self);
  g_signal_group_connect_swapped (self->review_signals, "notify::model", G_CALLBACK (queue_refresh),
                                  self);
  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "changed", G_CALLBACK (queue_refresh), self);
}

/**
 * zohn_summary_dialog_new:
 * @parent: (nullable): the window above which it is shown
 * @viewpoint: what tells which game it is about, and is moved to a turning point
 * @review: what has the chances of that game, or has none
 *
 * Returns: (transfer none): the dialog, not yet shown.
 */
ZohnSummaryDialog *
zohn_summary_dialog_new (GtkWindow *parent, ZohnViewpoint *viewpoint, ZohnGameReview *review)
{
  ZohnSummaryDialog *self =
      g_object_new (ZOHN_TYPE_SUMMARY_DIALOG, "transient-for", parent, "modal", parent != NULL,
                    "destroy-with-parent", TRUE, NULL);

  self->viewpoint = g_object_ref (viewpoint);
  self->review = g_object_ref (review);
  g_signal_group_set_target (self->viewpoint_signals, viewpoint);
  g_signal_group_set_target (self->review_signals, review);
  model_cb (self);

  return self;
}
