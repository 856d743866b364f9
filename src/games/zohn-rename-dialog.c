/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-rename-dialog.h"

struct _ZohnRenameDialog {
  GtkWindow parent_instance;

  /* template children */
  GtkEntry *entry;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (ZohnRenameDialog, zohn_rename_dialog, GTK_TYPE_WINDOW)

enum {
  RENAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
accept_cb (ZohnRenameDialog *self)
{
  g_signal_emit (self, signals[RENAME], 0, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
zohn_rename_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ZOHN_TYPE_RENAME_DIALOG);

  G_OBJECT_CLASS (zohn_rename_dialog_parent_class)->dispose (object);
}

static void
zohn_rename_dialog_class_init (ZohnRenameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_rename_dialog_dispose;

  signals[RENAME] = g_signal_new ("rename", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/games/zohn-rename-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnRenameDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, ZohnRenameDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_rename_dialog_init (ZohnRenameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_rename_dialog_new:
 * @parent: the window above which it is shown
 * @title: (nullable): what the game is called
 *
 * Returns: (transfer none): the dialog, not yet shown.
 */
ZohnRenameDialog *
zohn_rename_dialog_new (GtkWindow *parent, const char *title)
{
  ZohnRenameDialog *dialog = g_object_new (ZOHN_TYPE_RENAME_DIALOG, "transient-for", parent,
                                           "modal", TRUE, "destroy-with-parent", TRUE, NULL);

  if (title != NULL) {
    gtk_editable_set_text (GTK_EDITABLE (dialog->entry), title);
  }

  return dialog;
}

/**
 * zohn_rename_dialog_set_problem:
 * @dialog: a dialog
 * @problem: why the game cannot be called so
 */
void
zohn_rename_dialog_set_problem (ZohnRenameDialog *dialog, const char *problem)
{
  g_return_if_fail (ZOHN_IS_RENAME_DIALOG (dialog));

  gtk_label_set_text (dialog->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dialog->entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, problem, -1);
  gtk_widget_add_css_class (GTK_WIDGET (dialog->entry), "error");
  gtk_widget_grab_focus (GTK_WIDGET (dialog->entry));
}
