/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "dialogs/zohn-new-game-dialog.h"
#include "dialogs/zohn-new-game-options.h"

/* What the user can do in the window. Every way to throw ends in the one action `win.throw`, which is enabled
 * exactly when a throw is allowed. */

static gboolean
is_still (ZohnWindow *self)
{
  return !zohn_board_view_get_animating (self->board) &&
         !zohn_viewpoint_get_reviewing (self->viewpoint);
}

static gboolean
are_sticks_entered (ZohnGameModel *model)
{
  return zohn_game_model_get_setup (model)->sticks == ZOHN_STICKS_ENTERED;
}

gboolean
zohn_window_can_throw (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);

  if (model == NULL || !is_still (self) || !zohn_game_model_get_can_throw (model)) {
    return FALSE;
  }
  /* After an undo the computer waits until the user lets it go on. */
  if (zohn_game_model_is_computer_to_throw (model)) {
    return zohn_computer_player_get_held (self->computer);
  }

  return !are_sticks_entered (model);
}

gboolean
zohn_window_can_enter (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);

  return model != NULL && is_still (self) && zohn_game_model_get_can_enter (model);
}

static void
throw_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  ZohnGameModel *model = zohn_window_get_model (self);

  if (!zohn_window_can_throw (self)) {
    return;
  }
  if (zohn_game_model_is_computer_to_throw (model)) {
    zohn_computer_player_release (self->computer);
    zohn_window_update (self);
  } else {
    zohn_game_model_throw (model);
  }
}

static void
turn_stick_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  if (zohn_window_can_enter (self)) {
    zohn_sticks_entry_toggle (self->sticks_entry, g_variant_get_uint32 (parameter));
  }
}

static void
confirm_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  if (zohn_window_can_enter (self)) {
    zohn_sticks_entry_confirm (self->sticks_entry);
  }
}

/* What is on its way on the board is shown at its end before it is taken back. */
static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  zohn_board_view_settle (self->board);
  zohn_viewpoint_return_to_game (self->viewpoint);
  zohn_game_model_undo (zohn_window_get_model (self));
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  zohn_board_view_settle (self->board);
  zohn_viewpoint_return_to_game (self->viewpoint);
  zohn_game_model_redo (zohn_window_get_model (self));
}

typedef struct {
  ZohnWindow *window;
  ZohnGameModel *model;
} StopQuestion;

static void
stop_question_free (gpointer data)
{
  StopQuestion *question = data;

  g_object_unref (question->model);
  g_object_unref (question->window);
  g_free (question);
}

static void
stop_answered_cb (gboolean accepted, gpointer user_data)
{
  StopQuestion *question = user_data;

  if (accepted && zohn_window_get_model (question->window) == question->model) {
    zohn_board_view_settle (question->window->board);
    zohn_viewpoint_return_to_game (question->window->viewpoint);
    zohn_game_model_stop (question->model);
  }
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  StopQuestion *question = g_new0 (StopQuestion, 1);

  question->window = g_object_ref (self);
  question->model = g_object_ref (zohn_window_get_model (self));
  zohn_message_ask (
      GTK_WINDOW (self), _ ("Stop the game?"),
      _ ("A game may be stopped at any time. The side with more counters has won; with "
         "equal counters it is a draw. Undo takes the stop back."),
      _ ("_Stop"), stop_answered_cb, question, stop_question_free);
}

typedef struct {
  ZohnWindow *window;
  ZohnSetup *setup;
} StartRequest;

static void
start_request_free (gpointer data)
{
  StartRequest *request = data;

  zohn_setup_free (request->setup);
  g_free (request);
}

static void
start_game (ZohnWindow *self, gpointer user_data)
{
  StartRequest *request = user_data;

  zohn_window_start_game (self, request->setup);
}

static void
leave_for (ZohnWindow *self, ZohnSetup *setup)
{
  StartRequest *request = g_new0 (StartRequest, 1);

  request->setup = setup;
  zohn_window_leave (self, start_game, request, start_request_free);
}

static void
start_cb (ZohnWindow *self, const ZohnSetup *setup)
{
  leave_for (self, zohn_setup_copy (setup));
}

static void
new_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  ZohnNewGameDialog *dialog = zohn_new_game_dialog_new (GTK_WINDOW (self), self->settings);

  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
play_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  const ZohnSetup *setup = zohn_game_model_get_setup (zohn_window_get_model (self));

  leave_for (self, zohn_setup_play_again (setup, zohn_seed_from_entropy ()));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_window_open_dialog (ZOHN_WINDOW (widget));
}

static void
games_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_window_show_games (ZOHN_WINDOW (widget));
}

static void
return_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  zohn_viewpoint_return_to_game (self->viewpoint);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
dismiss_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  zohn_banner_set_message (self->notice, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

void
zohn_window_update_actions (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);
  const gboolean playing = model != NULL && zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "win.throw", zohn_window_can_throw (self));
  gtk_widget_action_set_enabled (widget, "win.turn-stick", zohn_window_can_enter (self));
  gtk_widget_action_set_enabled (widget, "win.confirm", zohn_window_can_enter (self));
  gtk_widget_action_set_enabled (widget, "win.undo",
                                 model != NULL && zohn_game_model_get_can_undo (model));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 model != NULL && zohn_game_model_get_can_redo (model));
  gtk_widget_action_set_enabled (widget, "win.stop", playing);
  gtk_widget_action_set_enabled (widget, "win.play-again", model != NULL && !playing);
  gtk_widget_action_set_enabled (widget, "win.return-to-game",
                                 zohn_viewpoint_get_reviewing (self->viewpoint));
  zohn_window_update_export_actions (self);
  zohn_window_update_review_actions (self);
}

void
zohn_window_actions_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.throw", NULL, throw_action);
  gtk_widget_class_install_action (widget_class, "win.turn-stick", "u", turn_stick_action);
  gtk_widget_class_install_action (widget_class, "win.confirm", NULL, confirm_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "win.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, play_again_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.games", NULL, games_action);
  gtk_widget_class_install_action (widget_class, "win.return-to-game", NULL, return_action);
  gtk_widget_class_install_action (widget_class, "win.dismiss-notice", NULL, dismiss_action);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_action);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");

  /* Not accelerators of the application: those come before a text field gets the key. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "win.redo", NULL);
}

void
zohn_window_actions_init (ZohnWindow *self)
{
  g_autoptr (GPropertyAction) sidebar = g_property_action_new ("sidebar", self->split, "revealed");

  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (sidebar));
}
