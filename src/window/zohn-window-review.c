/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include "dialogs/zohn-summary-dialog.h"

/* Looking back: the bar and its replay; and what a game was worth: the chart below the board, and the summary. Nothing of it knows a chance unless chances are
 * wanted. */

/* Where chances are hidden, the menu does not speak of them either. */
static void
update_chart (ZohnWindow *self)
{
  const gboolean chances = zohn_settings_get_boolean (self->settings, "chances-shown");

  gtk_widget_set_visible (GTK_WIDGET (self->chart),
                          chances && zohn_settings_get_boolean (self->settings, "chart-shown"));
  if (chances) {
    g_autoptr (GPropertyAction) shown =
        g_property_action_new ("show-chart", self->settings, "chart-shown");

    g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (shown));
  } else {
    g_action_map_remove_action (G_ACTION_MAP (self), "show-chart");
  }
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
  GtkWidget *board = GTK_WIDGET (self->board);

  self->replay = zohn_replay_new (self->board);
  zohn_review_bar_set_replay (self->review_bar, self->replay);
  g_signal_connect_object (self->review_bar, "notify::revealed", G_CALLBACK (zohn_window_update),
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
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (board)), GTK_WIDGET (self->chart),
                              board);

  g_signal_connect_object (self->settings, "notify::chances-shown", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "notify::chart-shown", G_CALLBACK (update_chart), self,
                           G_CONNECT_SWAPPED);
  update_chart (self);
}
