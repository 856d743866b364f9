/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "record/zohn-game-record.h"
#include "text/zohn-text.h"

/* How the program behaves among others on the desktop. */

#define GAME_OVER "game-over"

static gboolean
is_racing_the_clock (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);

  return model != NULL && zohn_clock_get_running (self->clock) &&
         zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING &&
         zohn_game_model_get_setup (model)->time_limit > 0 &&
         zohn_game_model_get_time_left (model) > 0;
}

/* The screen stays on while a time limit runs: nobody touches the keyboard who throws real sticks. */
void
zohn_window_update_presence (ZohnWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  const gboolean awake = is_racing_the_clock (self);

  if (application == NULL || awake == (self->inhibitor != 0)) {
    return;
  }

  if (awake) {
    self->inhibitor =
        gtk_application_inhibit (application, GTK_WINDOW (self),
                                 GTK_APPLICATION_INHIBIT_IDLE | GTK_APPLICATION_INHIBIT_SUSPEND,
                                 /* Translators: why the desktop must not go to sleep */
                                 _ ("A game with a time limit is being played"));
  } else {
    gtk_application_uninhibit (application, self->inhibitor);
    self->inhibitor = 0;
  }
}

static gboolean
has_computer (const ZohnSetup *setup)
{
  return setup->computer[ZOHN_SIDE_CLOCKWISE] || setup->computer[ZOHN_SIDE_ANTICLOCKWISE];
}

/* A computer's game goes on while the players look elsewhere. */
static void
finished_cb (ZohnWindow *self)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  ZohnGameModel *model = zohn_window_get_model (self);
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *result = NULL;

  if (application == NULL || gtk_window_is_active (GTK_WINDOW (self)) ||
      !has_computer (zohn_game_model_get_setup (model))) {
    return;
  }

  result = zohn_text_result (model);
  notification = g_notification_new (_ ("The game is over"));
  g_notification_set_body (notification, result);
  g_notification_set_default_action (notification, "app.continue");
  g_application_send_notification (application, GAME_OVER, notification);
}

static void
active_cb (ZohnWindow *self)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));

  if (application != NULL && gtk_window_is_active (GTK_WINDOW (self))) {
    g_application_withdraw_notification (application, GAME_OVER);
  }
}

/* Lets the desktop's list of recent files know of a record from outside the library. */
void
zohn_window_remember_file (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  const GtkRecentData data = {
    .mime_type = (char *) ZOHN_RECORD_MEDIA_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "zohn-ahl %f",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
zohn_window_presence_init (ZohnWindow *self)
{
  g_signal_group_connect_swapped (self->model_signals, "finished", G_CALLBACK (finished_cb), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}
