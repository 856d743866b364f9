/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include "dialogs/zohn-summary-dialog.h"

/* Looking back: the bar and its replay; and what a game was worth: the chart below the board, and the summary. Nothing of it
 * knows a chance unless chances are wanted.
 *
 * The chart is there while the user has it shown, and comes by itself with a review and goes with it. Who closes it in a
 * review has closed it for that review. */

#define LOWEST_BOARD 280 /* that a chart which comes by itself may leave */

static gboolean
are_chances_shown (ZohnWindow *self)
{
  return zohn_settings_get_boolean (self->settings, "chances-shown");
}

/* A chart that nobody asked for must not make the window larger, nor the board a stamp. */
static gboolean
has_room_for_chart (ZohnWindow *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  const int left =
      gtk_widget_get_height (board) - zohn_chance_chart_get_natural_height (self->chart);
  int lowest;

  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, -1, &lowest, NULL, NULL, NULL);

  return left >= MAX (lowest, LOWEST_BOARD);
}

static void
show_chart (ZohnWindow *self, gboolean shown)
{
  GtkWidget *chart = GTK_WIDGET (self->chart);

  if (!shown && gtk_window_get_focus (GTK_WINDOW (self)) == chart) {
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  }
  gtk_widget_set_visible (chart, shown);
}

static void
change_chart_shown_cb (GSimpleAction *action, GVariant *state, ZohnWindow *self)
{
  self->chart_opened = FALSE;
  g_object_set (self->settings, "chart-shown", g_variant_get_boolean (state), NULL);
  /* Nothing was told of a chart that was only there for the review. */
  show_chart (self, g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

/* Where chances are hidden, the menu does not speak of them either. */
static void
update_chart_action (ZohnWindow *self, gboolean shown)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "show-chart");
  g_autoptr (GSimpleAction) added = NULL;

  if (!are_chances_shown (self)) {
    g_action_map_remove_action (G_ACTION_MAP (self), "show-chart");
  } else if (action != NULL) {
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  } else {
    added = g_simple_action_new_stateful ("show-chart", NULL, g_variant_new_boolean (shown));
    g_signal_connect_object (added, "change-state", G_CALLBACK (change_chart_shown_cb), self, 0);
    g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (added));
  }
}

static void
update_chart (ZohnWindow *self)
{
  /* A drag that has come to the newest throw may still turn back. */
  const gboolean reviewing = zohn_review_bar_get_revealed (self->review_bar) ||
                             zohn_chance_chart_get_dragging (self->chart);
  const gboolean asked_for = zohn_settings_get_boolean (self->settings, "chart-shown");
  gboolean shown;

  if (reviewing != self->chart_reviewing) {
    self->chart_reviewing = reviewing;
    self->chart_opened = reviewing && has_room_for_chart (self);
  }
  shown = are_chances_shown (self) && (self->chart_opened || asked_for);
  zohn_chance_chart_set_yielding (self->chart, !asked_for);
  show_chart (self, shown);
  update_chart_action (self, shown);
}

static void
summary_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  if (zohn_window_get_model (self) != NULL) {
    gtk_window_present (GTK_WINDOW (
        zohn_summary_dialog_new (GTK_WINDOW (self), self->viewpoint, self->game_review)));
  }
}

static void
replay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  if (zohn_replay_get_playing (self->replay)) {
    zohn_replay_pause (self->replay);
  } else {
    zohn_replay_play (self->replay);
  }
}

/* The list of throws is shown first, where it is not. */
static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  g_object_set (self->split, "revealed", TRUE, NULL);
  zohn_history_panel_search (self->history);
}

static void
note_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  g_object_set (self->split, "revealed", TRUE, NULL);
  zohn_history_panel_edit_note (self->history);
}

static gboolean
has_dialog (ZohnWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (gtk_window_get_transient_for (window) == GTK_WINDOW (self) &&
        gtk_widget_get_visible (GTK_WIDGET (window))) {
      return TRUE;
    }
  }

  return self->chooser != NULL;
}

/* A replay may be watched beside another program, but not behind a dialog. */
static void
pause_behind_dialog (ZohnWindow *self)
{
  if (self->replay != NULL && has_dialog (self)) {
    zohn_replay_pause (self->replay);
  }
}

static void
windows_settled_cb (gpointer user_data)
{
  ZohnWindow *self = user_data;

  self->windows_source = 0;
  pause_behind_dialog (self);
}

/* A new window says only later whose dialog it is. */
static void
windows_cb (ZohnWindow *self)
{
  if (self->replay != NULL && self->windows_source == 0 && zohn_replay_get_playing (self->replay)) {
    self->windows_source = g_idle_add_once (windows_settled_cb, self);
  }
}

void
zohn_window_review_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "win.note", NULL, note_action);
  gtk_widget_class_install_action (widget_class, "win.replay", NULL, replay_action);
  gtk_widget_class_install_action (widget_class, "win.summary", NULL, summary_action);
}

void
zohn_window_update_review_actions (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.summary", model != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.replay",
                                 model != NULL && zohn_game_model_get_n_throws (model) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.note",
                                 model != NULL && zohn_viewpoint_get_throw (self->viewpoint) > 0);
}

void
zohn_window_review_init (ZohnWindow *self)
{
  GtkWidget *facing = GTK_WIDGET (self->facing);

  self->replay = zohn_replay_new (self->board);
  zohn_review_bar_set_replay (self->review_bar, self->replay);
  g_signal_connect_object (self->review_bar, "notify::revealed", G_CALLBACK (zohn_window_update),
                           self, G_CONNECT_SWAPPED);

  g_signal_connect (self, "notify::is-active", G_CALLBACK (pause_behind_dialog), NULL);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_cb),
                           self, G_CONNECT_SWAPPED);

  self->game_review = zohn_game_review_new ();
  g_object_bind_property (self->settings, "chances-shown", self->game_review, "enabled",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->viewpoint, "model", self->game_review, "model",
                          G_BINDING_SYNC_CREATE);

  g_object_set (self->history, "review", self->game_review, NULL);

  self->chart = ZOHN_CHANCE_CHART (zohn_chance_chart_new ());
  g_object_set (self->chart, "viewpoint", self->viewpoint, "review", self->game_review,
                "margin-start", 12, "margin-end", 12, "margin-top", 6, NULL);
  g_object_bind_property (self->settings, "high-contrast", self->chart, "high-contrast",
                          G_BINDING_SYNC_CREATE);
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (facing)), GTK_WIDGET (self->chart),
                              facing);

  g_signal_connect_object (self->settings, "notify::chances-shown", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "notify::chart-shown", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_bar, "notify::revealed", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chart, "notify::dragging", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  update_chart (self);
}
