/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-games-window-private.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "games/zohn-game-row.h"
#include "games/zohn-rename-dialog.h"
#include "games/zohn-show-in-folder.h"
#include "record/zohn-library-files.h"
#include "record/zohn-library-import.h"
#include "text/zohn-text.h"
#include "widgets/zohn-announcer.h"

/* What can be done with the selected game. */

static gboolean
is_being_played (ZohnGamesWindow *self, ZohnLibraryEntry *entry)
{
  return self->being_played != NULL &&
         g_file_equal (self->being_played, zohn_library_entry_get_file (entry));
}

void
zohn_games_window_update_actions (ZohnGamesWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  ZohnLibraryEntry *entry = zohn_games_window_get_game (self);
  const gboolean readable = entry != NULL && zohn_library_entry_get_setup (entry) != NULL;
  const gboolean movable = entry != NULL && !is_being_played (self, entry);

  gtk_widget_action_set_enabled (widget, "games.open", readable);
  gtk_widget_action_set_enabled (widget, "games.review", readable);
  gtk_widget_action_set_enabled (widget, "games.export", readable);
  gtk_widget_action_set_enabled (widget, "games.rename", movable);
  gtk_widget_action_set_enabled (widget, "games.trash", movable);
  gtk_widget_action_set_enabled (widget, "games.show-in-folder", entry != NULL);
  gtk_widget_action_set_enabled (widget, "games.undo-trash", self->trashed != NULL);
  gtk_button_set_label (self->open_button,
                        readable && zohn_library_entry_get_state (entry) == ZOHN_GAME_PLAYING
                            ? C_ ("list of games", "_Go On")
                            : C_ ("list of games", "_Open"));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  zohn_games_window_open_game (self, zohn_games_window_get_game (self), FALSE);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  zohn_games_window_open_game (self, zohn_games_window_get_game (self), TRUE);
}

static void
show_notice (ZohnGamesWindow *self, const char *text, gboolean can_undo)
{
  g_object_set (self->notice, "button-label", can_undo ? C_ ("list of games", "Undo") : _ ("Close"),
                "action-name", can_undo ? "games.undo-trash" : "games.dismiss", NULL);
  zohn_banner_set_message (self->notice, text);
  zohn_announce (GTK_WIDGET (self), text);
}

static void
dismiss_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_banner_set_message (ZOHN_GAMES_WINDOW (widget)->notice, NULL);
}

static void
show_in_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  zohn_show_in_folder (GTK_WINDOW (self),
                       zohn_library_entry_get_file (zohn_games_window_get_game (self)));
}

/* Renaming. */

typedef struct {
  ZohnGamesWindow *window; /* owned */
  ZohnRenameDialog *dialog; /* weak */
  GFile *file; /* owned */
} Renaming;

static void
renaming_free (gpointer data, GClosure *closure)
{
  Renaming *renaming = data;

  g_clear_weak_pointer (&renaming->dialog);
  g_object_unref (renaming->file);
  g_object_unref (renaming->window);
  g_free (renaming);
}

static void
renamed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Renaming *renaming = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = zohn_library_rename_finish (ZOHN_LIBRARY (source), result, &error);
  ZohnLibraryModel *games = renaming->window->games;

  if (games != NULL) {
    zohn_library_model_refresh (games, renaming->file);
  }
  if (games != NULL && file != NULL) {
    zohn_games_list_select (renaming->window->list, file);
    zohn_library_model_refresh (games, file);
  }
  if (renaming->dialog != NULL && file != NULL) {
    gtk_window_close (GTK_WINDOW (renaming->dialog));
  } else if (renaming->dialog != NULL) {
    zohn_rename_dialog_set_problem (renaming->dialog, error->message);
  }
  renaming_free (renaming, NULL);
}

static Renaming *
renaming_new (ZohnGamesWindow *window, ZohnRenameDialog *dialog, GFile *file)
{
  Renaming *renaming = g_new0 (Renaming, 1);

  renaming->window = g_object_ref (window);
  g_set_weak_pointer (&renaming->dialog, dialog);
  renaming->file = g_object_ref (file);

  return renaming;
}

static void
rename_cb (ZohnRenameDialog *dialog, const char *title, gpointer user_data)
{
  Renaming *renaming = user_data;

  if (renaming->window->library != NULL) {
    zohn_library_rename_async (renaming->window->library, renaming->file, title,
                               renaming->window->cancellable, renamed_cb,
                               renaming_new (renaming->window, dialog, renaming->file));
  }
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);
  ZohnLibraryEntry *entry = zohn_games_window_get_game (self);
  ZohnRenameDialog *dialog =
      zohn_rename_dialog_new (GTK_WINDOW (self), zohn_library_entry_get_title (entry));

  g_signal_connect_data (dialog, "rename", G_CALLBACK (rename_cb),
                         renaming_new (self, dialog, zohn_library_entry_get_file (entry)),
                         renaming_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The trash. */

typedef struct {
  ZohnGamesWindow *window; /* owned */
  char *game; /* owned: what it is called */
  GFile *file; /* owned */
} Trashing;

static void
trashing_free (Trashing *trashing)
{
  g_object_unref (trashing->file);
  g_object_unref (trashing->window);
  g_free (trashing->game);
  g_free (trashing);
}

static void
trashed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Trashing *trashing = user_data;
  ZohnGamesWindow *self = trashing->window;
  g_autoptr (GError) error = NULL;
  ZohnTrashed *trashed = zohn_library_trash_finish (ZOHN_LIBRARY (source), result, &error);

  if (self->games == NULL) {
    g_clear_pointer (&trashed, zohn_trashed_free);
  } else if (trashed != NULL) {
    g_autofree char *text = zohn_text_trashed (trashing->game);

    g_clear_pointer (&self->trashed, zohn_trashed_free);
    self->trashed = trashed;
    g_set_object (&self->trashed_from, trashing->file);
    zohn_library_model_refresh (self->games, trashing->file);
    show_notice (self, text, TRUE);
    zohn_games_window_update_actions (self);
  } else {
    zohn_message_show (GTK_WINDOW (self), _ ("The game is still in the library"), error->message);
  }
  trashing_free (trashing);
}

static void
trash_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);
  ZohnLibraryEntry *entry = zohn_games_window_get_game (self);
  Trashing *trashing = g_new0 (Trashing, 1);

  trashing->window = g_object_ref (self);
  trashing->game = zohn_game_row_describe (entry);
  trashing->file = g_object_ref (zohn_library_entry_get_file (entry));
  zohn_library_trash_async (self->library, trashing->file, self->cancellable, trashed_cb, trashing);
}

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnGamesWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  const gboolean restored = zohn_library_restore_finish (ZOHN_LIBRARY (source), result, &error);

  if (self->games == NULL) {
    return;
  }
  if (restored) {
    zohn_library_model_refresh (self->games, self->trashed_from);
  } else {
    zohn_message_show (GTK_WINDOW (self), _ ("The game stays in the trash"), error->message);
  }
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  zohn_games_list_select (self->list, self->trashed_from);
  zohn_library_restore_async (self->library, g_steal_pointer (&self->trashed), self->cancellable,
                              restored_cb, g_object_ref (self));
  zohn_banner_set_message (self->notice, NULL);
  zohn_games_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* Records that come and go. */

static GtkFileChooserNative *
create_chooser (ZohnGamesWindow *self, const char *title, GtkFileChooserAction action,
                const char *accept)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, _ ("_Cancel"));
  g_autoptr (GtkFileFilter) records = gtk_file_filter_new ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_filter_set_name (records, _ ("Game records"));
  gtk_file_filter_add_suffix (records, &ZOHN_RECORD_SUFFIX[1]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), records);

  return chooser;
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnGamesWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!zohn_library_export_finish (ZOHN_LIBRARY (source), result, &error) && self->games != NULL) {
    zohn_message_show (GTK_WINDOW (self), _ ("The game could not be exported"), error->message);
  }
}

static void
export_chosen_cb (ZohnGamesWindow *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (ZohnLibraryEntry) entry = g_steal_pointer (&self->exported);

  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) target = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

    zohn_library_export_async (self->library, zohn_library_entry_get_file (entry), target,
                               self->cancellable, exported_cb, g_object_ref (self));
  }
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);
  ZohnLibraryEntry *entry = zohn_games_window_get_game (self);
  const char *title = zohn_library_entry_get_title (entry);
  g_autofree char *sides = zohn_text_sides (zohn_library_entry_get_setup (entry));
  g_autofree char *file_name =
      g_strdup_printf ("%s%s", title != NULL ? title : sides, ZOHN_RECORD_SUFFIX);

  if (self->chooser != NULL) {
    return;
  }
  g_set_object (&self->exported, entry);
  self->chooser = create_chooser (self, _ ("Export"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  g_strdelimit (file_name, "/\\:*?\"<>|\n\r\t", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), file_name);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (export_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnGamesWindow) self = user_data;
  g_autoptr (ZohnImport) import = zohn_library_import_finish (ZOHN_LIBRARY (source), result, NULL);

  if (import == NULL || self->games == NULL) {
    return;
  }
  if (import->files->len > 0) {
    zohn_games_list_select (self->list, g_ptr_array_index (import->files, 0));
  }
  for (guint i = 0; i < import->files->len; i++) {
    zohn_library_model_refresh (self->games, g_ptr_array_index (import->files, i));
  }
  if (import->files->len > 0) {
    g_autofree char *text = zohn_text_imported (import->files->len);

    show_notice (self, text, FALSE);
  }
  if (import->problems->len > 0) {
    g_autofree char *body = NULL;

    g_ptr_array_add (import->problems, NULL);
    body = g_strjoinv ("\n\n", (char **) import->problems->pdata);
    zohn_message_show (GTK_WINDOW (self), _ ("This game cannot be imported"), body);
  }
}

/**
 * zohn_games_window_import:
 * @window: the window of all games
 * @files: (array length=n_files): records from elsewhere
 * @n_files: how many
 *
 * Takes copies of the records into the library; what cannot be read is told.
 */
void
zohn_games_window_import (ZohnGamesWindow *window, GFile *const *files, guint n_files)
{
  g_return_if_fail (ZOHN_IS_GAMES_WINDOW (window));

  zohn_library_import_async (window->library, files, n_files, window->cancellable, imported_cb,
                             g_object_ref (window));
}

static void
import_chosen_cb (ZohnGamesWindow *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
    g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

    for (guint i = 0; i < g_list_model_get_n_items (chosen); i++) {
      g_ptr_array_add (files, g_list_model_get_item (chosen, i));
    }
    zohn_games_window_import (self, (GFile *const *) files->pdata, files->len);
  }
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  if (self->chooser != NULL) {
    return;
  }
  self->chooser =
      create_chooser (self, _ ("Import Games"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (import_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar)) {
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  } else {
    gtk_window_close (GTK_WINDOW (self));
  }
}

void
zohn_games_window_actions_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "games.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "games.review", NULL, review_action);
  gtk_widget_class_install_action (widget_class, "games.rename", NULL, rename_action);
  gtk_widget_class_install_action (widget_class, "games.trash", NULL, trash_action);
  gtk_widget_class_install_action (widget_class, "games.undo-trash", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "games.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "games.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "games.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "games.show-in-folder", NULL,
                                   show_in_folder_action);
  gtk_widget_class_install_action (widget_class, "games.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "games.dismiss", NULL, dismiss_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "games.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "games.rename", NULL);
  /* The menu shows the last one. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "games.trash", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "games.trash", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "games.undo-trash", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "games.search",
                                       NULL);
}
