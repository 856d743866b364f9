/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "dialogs/zohn-new-game-options.h"
#include "record/zohn-game-record.h"

/* Which game the window shows, and how it comes here. Every game lies in the library and is saved after every
 * change, so that leaving one loses nothing and asks nothing, unless it could not be saved. */

static void
show_game (ZohnWindow *self, ZohnGameModel *model, GFile *file, GBytes *extras)
{
  g_clear_pointer (&self->undone_text, g_free);
  self->begun = TRUE;

  zohn_board_view_settle (self->board);
  zohn_autosave_set_game (self->autosave, model, file, extras);
  zohn_viewpoint_set_model (self->viewpoint, model);
  g_signal_group_set_target (self->model_signals, model);
  zohn_clock_set_model (self->clock, model);
  zohn_computer_player_set_model (self->computer, model);
  zohn_window_update (self);
}

static void
show_record (ZohnWindow *self, const ZohnGameRecord *record, GFile *file)
{
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);

  show_game (self, model, file, record->extras);
}

static GCancellable *
begin_reading (ZohnWindow *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  self->begun = TRUE;

  return self->reading;
}

/* A game that is only proposed: it is saved from its first throw on. */
static void
propose_game (ZohnWindow *self)
{
  g_autoptr (ZohnNewGameOptions) options = zohn_new_game_options_load (self->settings);
  g_autoptr (ZohnSetup) setup =
      zohn_new_game_options_create_setup (options, zohn_seed_from_entropy ());
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);
  g_autoptr (GFile) file = zohn_library_create_file (self->library, setup);

  show_game (self, model, file, NULL);
}

static void
add_notice (ZohnWindow *self, const char *text)
{
  const char *before = zohn_banner_get_message (self->notice);
  g_autofree char *both = before != NULL ? g_strconcat (before, "\n", text, NULL) : NULL;

  zohn_banner_set_message (self->notice, both != NULL ? both : text);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnWindow) self = user_data;
  g_autoptr (GFile) file = NULL;
  g_auto (GStrv) damaged = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record =
      zohn_library_find_latest_finish (ZOHN_LIBRARY (source), result, &file, &damaged, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    return;
  }
  g_clear_object (&self->reading);
  zohn_window_give_back_memory (self);

  for (guint i = 0; damaged != NULL && damaged[i] != NULL; i++) {
    g_autofree char *text = g_strdup_printf (
        /* Translators: %s says which game it is, and what is wrong with it */
        _ ("A game in the library cannot be read and is left as it is: %s"), damaged[i]);

    add_notice (self, text);
  }
  if (record != NULL) {
    show_record (self, record, file);
    return;
  }
  if (error != NULL) {
    g_autofree char *text = g_strdup_printf (
        /* Translators: %s is the system's message */
        _ ("The library of games cannot be read: %s"), error->message);

    add_notice (self, text);
  }
  propose_game (self);

  /* Nothing was ever played here: perhaps the game is new to whoever sits there. Without a schema nobody could remember
   * that it was told. */
  if (!zohn_settings_get_boolean (self->settings, "how-to-play-shown") &&
      zohn_settings_get_problem (self->settings) == NULL) {
    gtk_widget_activate_action (GTK_WIDGET (self), "app.how-to-play", NULL);
  }
}

void
zohn_window_load_latest (ZohnWindow *self)
{
  zohn_library_find_latest_async (self->library, begin_reading (self), found_cb,
                                  g_object_ref (self));
}

/* Leaving a game. */

typedef struct {
  ZohnWindow *window;
  void (*go_on) (ZohnWindow *self, gpointer user_data);
  gpointer user_data;
  GDestroyNotify destroy;
} Leave;

static void
leave_free (gpointer data)
{
  Leave *leave = data;

  if (leave->destroy != NULL) {
    leave->destroy (leave->user_data);
  }
  g_object_unref (leave->window);
  g_free (leave);
}

static void
leave_answered_cb (gboolean accepted, gpointer user_data)
{
  Leave *leave = user_data;

  if (accepted) {
    leave->go_on (leave->window, leave->user_data);
  }
}

/* Waits until the game is saved, and goes on; asks only when it cannot be saved. */
void
zohn_window_leave (ZohnWindow *self, void (*go_on) (ZohnWindow *self, gpointer user_data),
                   gpointer user_data, GDestroyNotify destroy)
{
  Leave *leave = g_new0 (Leave, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;
  gboolean saved;

  leave->window = g_object_ref (self);
  leave->go_on = go_on;
  leave->user_data = user_data;
  leave->destroy = destroy;

  /* Waiting lets other events in; a second way out in the meantime is no longer needed. */
  if (self->leaving) {
    leave_free (leave);
    return;
  }
  self->leaving = TRUE;
  saved = zohn_autosave_flush (self->autosave, &error);
  self->leaving = FALSE;

  if (saved) {
    go_on (self, user_data);
    leave_free (leave);
    return;
  }

  body = g_strdup_printf (
      /* Translators: %s is the system's message */
      _ ("The last throws of this game could not be saved: %s\nIf you go on they are lost."),
      error->message);
  zohn_message_ask (GTK_WINDOW (self), _ ("The game is not saved"), body, _ ("_Go On Anyway"),
                    leave_answered_cb, leave, leave_free);
}

/**
 * zohn_window_start_game:
 * @window: a window
 * @setup: the game to start
 *
 * Starts a new game in place of the one that is shown, which stays in the library.
 */
void
zohn_window_start_game (ZohnWindow *window, const ZohnSetup *setup)
{
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (ZOHN_IS_WINDOW (window));
  g_return_if_fail (setup != NULL);

  g_cancellable_cancel (window->reading);
  g_clear_object (&window->reading);
  model = zohn_game_model_new (setup);
  file = zohn_library_create_file (window->library, setup);
  show_game (window, model, file, NULL);
  zohn_autosave_save (window->autosave);
}

/**
 * zohn_window_start_seeded_game:
 * @window: a window
 * @seed: where the throws come from
 *
 * Starts a game by the options of the last one.
 */
void
zohn_window_start_seeded_game (ZohnWindow *window, guint64 seed)
{
  g_autoptr (ZohnNewGameOptions) options = NULL;
  g_autoptr (ZohnSetup) setup = NULL;

  g_return_if_fail (ZOHN_IS_WINDOW (window));

  options = zohn_new_game_options_load (window->settings);
  setup = zohn_new_game_options_create_setup (options, seed);
  zohn_window_start_game (window, setup);
}

/* Opening records. */

typedef struct {
  ZohnLibrary *library;
  GPtrArray *files;
  GPtrArray *problems; /* what was wrong with files that could not be opened */
  ZohnGameRecord *record; /* of the first that could, as it lies in the library */
  GFile *kept;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->library);
  g_ptr_array_unref (opening->files);
  g_ptr_array_unref (opening->problems);
  zohn_game_record_free (opening->record);
  g_clear_object (&opening->kept);
  g_free (opening);
}

static gboolean
open_file (Opening *opening, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, cancellable, error);
  g_autoptr (GFile) kept = NULL;

  if (record == NULL) {
    return FALSE;
  }
  kept = zohn_library_import (opening->library, record, cancellable, error);
  if (kept == NULL) {
    return FALSE;
  }
  if (opening->record == NULL) {
    /* The game may have been played on since it was opened for the first time. */
    opening->record = zohn_game_record_read (kept, cancellable, error);
    if (opening->record == NULL) {
      return FALSE;
    }
    opening->kept = g_steal_pointer (&kept);
  }

  return TRUE;
}

static void
open_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Opening *opening = task_data;

  for (guint i = 0; i < opening->files->len; i++) {
    g_autoptr (GError) error = NULL;

    if (g_task_return_error_if_cancelled (task)) {
      return;
    }
    if (!open_file (opening, g_ptr_array_index (opening->files, i), cancellable, &error)) {
      g_ptr_array_add (opening->problems, g_strdup (error->message));
    }
  }
  g_task_return_boolean (task, TRUE);
}

static void
play_opened (ZohnWindow *self, gpointer user_data)
{
  Opening *opening = g_task_get_task_data (user_data);

  show_record (self, opening->record, opening->kept);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  ZohnWindow *self = ZOHN_WINDOW (source);
  GTask *task = G_TASK (result);
  Opening *opening = g_task_get_task_data (task);
  GFile *shown = zohn_autosave_get_file (self->autosave);

  if (!g_task_propagate_boolean (task, NULL)) {
    return;
  }
  g_clear_object (&self->reading);
  for (guint i = 0; opening->problems->len == 0 && i < opening->files->len; i++) {
    zohn_window_remember_file (g_ptr_array_index (opening->files, i));
  }

  /* The game that is shown may be further on than its file; it is the same one. */
  if (opening->record != NULL && (shown == NULL || !g_file_equal (opening->kept, shown))) {
    zohn_window_leave (self, play_opened, g_object_ref (task), g_object_unref);
  } else if (zohn_window_get_model (self) == NULL) {
    zohn_window_load_latest (self);
  }
  if (opening->problems->len > 0) {
    g_autofree char *body = NULL;

    g_ptr_array_add (opening->problems, NULL);
    body = g_strjoinv ("\n\n", (char **) opening->problems->pdata);
    zohn_message_show (GTK_WINDOW (self), _ ("This game cannot be opened"), body);
  }
}

/**
 * zohn_window_open_files:
 * @window: a window
 * @files: (array length=n_files): game records
 * @n_files: how many
 *
 * Takes the records into the library and goes on with the first; what cannot be read is told, and the game
 * that is shown stays.
 */
void
zohn_window_open_files (ZohnWindow *window, GFile *const *files, guint n_files)
{
  g_autoptr (GTask) task = NULL;
  Opening *opening;

  g_return_if_fail (ZOHN_IS_WINDOW (window));

  task = g_task_new (window, begin_reading (window), opened_cb, NULL);
  g_task_set_source_tag (task, zohn_window_open_files);
  opening = g_new0 (Opening, 1);
  opening->library = g_object_ref (window->library);
  opening->files = g_ptr_array_new_with_free_func (g_object_unref);
  opening->problems = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n_files; i++) {
    g_ptr_array_add (opening->files, g_object_ref (files[i]));
  }
  g_task_set_task_data (task, opening, opening_free);
  g_task_run_in_thread (task, open_in_thread);
}

static void
chosen_cb (ZohnWindow *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

    zohn_window_open_files (self, &file, 1);
  }
}

void
zohn_window_open_dialog (ZohnWindow *self)
{
  g_autoptr (GtkFileFilter) records = NULL;
  g_autoptr (GtkFileFilter) all = NULL;

  if (self->chooser != NULL) {
    return;
  }
  self->chooser = gtk_file_chooser_native_new (_ ("Open a Game"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);

  records = gtk_file_filter_new ();
  gtk_file_filter_set_name (records, _ ("Game records"));
  gtk_file_filter_add_suffix (records, &ZOHN_RECORD_SUFFIX[1]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), records);
  all = gtk_file_filter_new ();
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), all);

  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
zohn_window_games_dispose (ZohnWindow *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  if (self->chooser != NULL) {
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
    g_clear_object (&self->chooser);
  }
}
