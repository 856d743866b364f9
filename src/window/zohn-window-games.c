/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "dialogs/zohn-new-game-options.h"
#include "games/zohn-games-window.h"
#include "record/zohn-game-record.h"
#include "record/zohn-library-import.h"
#include "text/zohn-text.h"

/* Which game the window shows, and how it comes here. Every game lies in the library and is saved after every
 * change, so that leaving one loses nothing and asks nothing, unless it could not be saved. */

static void
show_game (ZohnWindow *self, ZohnGameModel *model, GFile *file, GBytes *extras)
{
  g_clear_pointer (&self->undone_text, g_free);
  self->begun = TRUE;

  zohn_board_view_settle (self->board);
  /* While it is still saved with its game. */
  zohn_history_panel_keep_note (self->history);
  zohn_autosave_set_game (self->autosave, model, file, extras);
  zohn_sticks_entry_clear (self->sticks_entry);
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
  g_autofree char *both = before != NULL ? zohn_text_join (g_strdup (before), text) : NULL;

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
  zohn_history_panel_keep_note (self->history);
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

/* What was asked to be opened, and how it is to be looked at. */
typedef struct {
  ZohnWindow *window;
  GPtrArray *files;
  gboolean from_start;
  ZohnImport *import;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_clear_pointer (&opening->import, zohn_import_free);
  g_ptr_array_unref (opening->files);
  g_object_unref (opening->window);
  g_free (opening);
}

static void
look_from_start (ZohnWindow *self, const Opening *opening)
{
  if (opening->from_start) {
    zohn_viewpoint_set_throw (self->viewpoint, 0);
  }
}

static void
play_opened (ZohnWindow *self, gpointer user_data)
{
  Opening *opening = user_data;

  show_record (self, opening->import->first, g_ptr_array_index (opening->import->files, 0));
  look_from_start (self, opening);
}

static void
tell_problems (ZohnWindow *self, GPtrArray *problems)
{
  g_autofree char *body = NULL;

  g_ptr_array_add (problems, NULL);
  body = g_strjoinv ("\n\n", (char **) problems->pdata);
  zohn_message_show (GTK_WINDOW (self), _ ("This game cannot be opened"), body);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Opening *opening = user_data;
  ZohnWindow *self = opening->window;
  GFile *shown = zohn_autosave_get_file (self->autosave);
  const ZohnImport *import;

  opening->import = zohn_library_import_finish (ZOHN_LIBRARY (source), result, NULL);
  import = opening->import;
  if (import == NULL) {
    opening_free (opening);
    return;
  }

  g_clear_object (&self->reading);
  for (guint i = 0; import->problems->len == 0 && i < opening->files->len; i++) {
    zohn_window_remember_file (g_ptr_array_index (opening->files, i));
  }
  if (import->problems->len > 0) {
    tell_problems (self, import->problems);
  }

  /* The game that is shown may be further on than its file; it is the same one. */
  if (import->files->len > 0 && shown != NULL &&
      g_file_equal (g_ptr_array_index (import->files, 0), shown)) {
    look_from_start (self, opening);
  } else if (import->files->len > 0) {
    zohn_window_leave (self, play_opened, opening, opening_free);
    return;
  } else if (zohn_window_get_model (self) == NULL) {
    zohn_window_load_latest (self);
  }
  opening_free (opening);
}

static void
open_files (ZohnWindow *self, GFile *const *files, guint n_files, gboolean from_start)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = g_object_ref (self);
  opening->from_start = from_start;
  opening->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++) {
    g_ptr_array_add (opening->files, g_object_ref (files[i]));
  }
  zohn_library_import_async (self->library, files, n_files, begin_reading (self), opened_cb,
                             opening);
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
  g_return_if_fail (ZOHN_IS_WINDOW (window));

  open_files (window, files, n_files, FALSE);
}

static void
open_game_cb (ZohnWindow *self, GFile *file, gboolean from_start)
{
  open_files (self, &file, 1, from_start);
}

/* Another game can come from elsewhere while all games are looked at. */
static void
being_played_cb (ZohnGamesWindow *games, GParamSpec *pspec, ZohnViewpoint *viewpoint)
{
  ZohnWindow *self = ZOHN_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (games)));

  zohn_games_window_set_being_played (games, zohn_autosave_get_file (self->autosave));
}

void
zohn_window_show_games (ZohnWindow *self)
{
  ZohnGamesWindow *games = zohn_games_window_new (GTK_WINDOW (self), self->library, self->settings,
                                                  zohn_autosave_get_file (self->autosave));

  g_signal_connect_object (games, "open-game", G_CALLBACK (open_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->viewpoint, "notify::model", G_CALLBACK (being_played_cb), games,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (games));
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
