/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "printing/zohn-export-dialog.h"

#include "printing/zohn-export.h"

struct _ZohnExportDialog {
  GtkWindow parent_instance;

  /* template children */
  GtkDropDown *content;
  GtkDropDown *format;
  GtkLabel *format_label;
  GtkButton *save;
};

G_DEFINE_FINAL_TYPE (ZohnExportDialog, zohn_export_dialog, GTK_TYPE_WINDOW)

enum {
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
content_cb (ZohnExportDialog *self)
{
  const gboolean is_picture =
      zohn_export_kind_is_picture ((ZohnExportKind) gtk_drop_down_get_selected (self->content));

  gtk_widget_set_visible (GTK_WIDGET (self->format), is_picture);
  gtk_widget_set_visible (GTK_WIDGET (self->format_label), is_picture);
}

static void
save_cb (ZohnExportDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, gtk_drop_down_get_selected (self->content),
                 gtk_drop_down_get_selected (self->format));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
zohn_export_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ZOHN_TYPE_EXPORT_DIALOG);

  G_OBJECT_CLASS (zohn_export_dialog_parent_class)->dispose (object);
}

static void
zohn_export_dialog_class_init (ZohnExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_export_dialog_dispose;

  signals[SIGNAL_CHOSEN] =
      g_signal_new ("chosen", ZOHN_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/printing/zohn-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnExportDialog, content);
  gtk_widget_class_bind_template_child (widget_class, ZohnExportDialog, format);
  gtk_widget_class_bind_template_child (widget_class, ZohnExportDialog, format_label);
  gtk_widget_class_bind_template_child (widget_class, ZohnExportDialog, save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_export_dialog_init (ZohnExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save));
  g_signal_connect_object (self->content, "notify::selected", G_CALLBACK (content_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->save, "clicked", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  content_cb (self);
}

/**
 * zohn_export_dialog_new:
 * @parent: (nullable): the window above which it is shown
 *
 * Returns: (transfer none): the dialog, not yet shown.
 */
ZohnExportDialog *
zohn_export_dialog_new (GtkWindow *parent)
{
  return g_object_new (ZOHN_TYPE_EXPORT_DIALOG, "transient-for", parent, "modal", parent != NULL,
                       "destroy-with-parent", TRUE, NULL);
}
