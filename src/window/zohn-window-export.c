/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "drawing/zohn-game-scene.h"
#include "drawing/zohn-picture.h"
#include "engine/zohn-odds.h"
#include "printing/zohn-export-dialog.h"
#include "printing/zohn-export.h"
#include "printing/zohn-print.h"
#include "text/zohn-text-table.h"
#include "text/zohn-text.h"

/* Taking a game elsewhere: files, paper, the clipboard. */

#define COPIED_WIDTH 900

static gboolean
is_right_to_left (ZohnWindow *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* NULL when chances are not to be shown; otherwise the odds, which take milliseconds when nobody wanted them before. */
static ZohnOdds *
load_odds (ZohnWindow *self)
{
  const ZohnRules rules = zohn_window_get_rules (self);

  if (!zohn_settings_get_boolean (self->settings, "chances-shown")) {
    return NULL;
  }

  return zohn_odds_load (&rules);
}

typedef struct {
  ZohnWindow *window;
  ZohnGameRecord *record;
  ZohnExport what;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->window);
  zohn_game_record_free (export->record);
  g_free (export);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!zohn_export_save_finish (result, &error)) {
    zohn_message_show (GTK_WINDOW (self), _ ("The file could not be saved"), error->message);
  }
}

static void
save_export (Export *export, GFile *file)
{
  g_autoptr (ZohnOdds) odds = load_odds (export->window);

  export->what.record = export->record;
  export->what.odds = odds;
  zohn_export_save_async (&export->what, file, NULL, saved_cb, g_object_ref (export->window));
}

static void
file_chosen_cb (GtkNativeDialog *chooser, int response, gpointer user_data)
{
  Export *export = user_data;

  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

    if (file != NULL) {
      save_export (export, file);
    }
  }
  g_clear_object (&export->window->chooser);
  export_free (export);
}

/* A name that any file system takes, from the names of the sides. */
static char *
propose_name (ZohnWindow *self, const char *suffix)
{
  g_autofree char *name =
      g_strdup_printf ("%s%s", gtk_window_get_title (GTK_WINDOW (self)), suffix);

  return g_strdelimit (g_steal_pointer (&name), "/\\:*?\"<>|\n\r\t", '-');
}

static void
chosen_cb (ZohnWindow *self, guint kind, guint format)
{
  ZohnGameModel *model = zohn_window_get_model (self);
  Export *export = NULL;
  g_autofree char *name = NULL;

  if (model == NULL || self->chooser != NULL) {
    return;
  }

  export = g_new0 (Export, 1);
  export->window = g_object_ref (self);
  export->record = zohn_game_record_new_from_model (model, NULL);
  export->what = (ZohnExport){
    .kind = (ZohnExportKind) kind,
    .format = (ZohnPictureFormat) format,
    .viewed = zohn_viewpoint_get_throw (self->viewpoint),
    .right_to_left = is_right_to_left (self),
  };

  name = propose_name (self, zohn_export_get_suffix (export->what.kind, export->what.format));
  self->chooser = gtk_file_chooser_native_new (
      _ ("Export"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect (self->chooser, "response", G_CALLBACK (file_chosen_cb), export);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnExportDialog *dialog = zohn_export_dialog_new (GTK_WINDOW (widget));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  g_autoptr (ZohnOdds) odds = load_odds (self);
  g_autoptr (GtkPrintOperation) operation =
      zohn_print_game_new (zohn_window_get_model (self), odds, is_right_to_left (self));

  zohn_print_run (operation, GTK_WINDOW (self));
}

static void
print_board_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  const ZohnRules rules = zohn_window_get_rules (self);
  g_autoptr (GtkPrintOperation) operation =
      zohn_print_board_new (&rules, 1, is_right_to_left (self));

  zohn_print_run (operation, GTK_WINDOW (self));
}

/* What is looked at, in words: the throw, and how the board stands after it. */
static char *
describe_view (ZohnWindow *self, guint shown)
{
  ZohnGameModel *model = zohn_window_get_model (self);
  ZohnHistory *history = zohn_game_model_get_history (model);
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  g_autofree char *position =
      zohn_text_position (setup, zohn_history_get_position (history, shown),
                          zohn_history_get_player_to_throw (history, shown));
  g_autoptr (ZohnThrowRecord) record = NULL;
  g_autofree char *row = NULL;

  if (shown == 0) {
    return g_steal_pointer (&position);
  }

  record = zohn_history_dup_record (history, shown);
  row = zohn_text_row (setup, record);

  return g_strdup_printf ("%s\n%s\n", row, position);
}

static GdkTexture *
draw_view (ZohnWindow *self, guint shown)
{
  g_auto (ZohnGameScene) scene = { 0 };
  const ZohnBoardPicture picture = {
    .look = ZOHN_LOOK_LIGHT,
    .right_to_left = is_right_to_left (self),
    .width = COPIED_WIDTH,
  };
  g_autoptr (GBytes) bytes = NULL;

  zohn_game_scene_init (&scene, zohn_window_get_model (self), shown);
  bytes = zohn_board_picture_render (&picture, &scene.scene, ZOHN_PICTURE_PNG, NULL);

  return bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;
}

/* As a picture for those who want one, in words for the others. */
static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  const guint shown = zohn_viewpoint_get_throw (self->viewpoint);
  g_autofree char *text = describe_view (self, shown);
  g_autoptr (GdkTexture) texture = draw_view (self, shown);
  GdkContentProvider *const forms[] = {
    gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture),
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
  };
  g_autoptr (GdkContentProvider) both =
      gdk_content_provider_new_union ((GdkContentProvider **) forms, G_N_ELEMENTS (forms));

  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), both);
}

static void
copy_throws_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);
  g_autoptr (ZohnOdds) odds = load_odds (self);
  g_autofree char *text = zohn_text_table (zohn_window_get_model (self), odds);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

void
zohn_window_update_export_actions (ZohnWindow *self)
{
  static const char *const actions[] = { "win.export", "win.print", "win.print-board", "win.copy",
                                         "win.copy-throws" };
  const gboolean has_game = zohn_window_get_model (self) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], has_game);
  }
}

void
zohn_window_export_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "win.print-board", NULL, print_board_action);
  gtk_widget_class_install_action (widget_class, "win.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "win.copy-throws", NULL, copy_throws_action);

  /* Not an accelerator of the application: text fields copy what is selected in them. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy", NULL);
}
