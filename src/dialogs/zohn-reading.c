/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-reading.h"

#include "text/zohn-text-rules.h"

struct _ZohnReading {
  GtkWindow parent_instance;

  /* template children */
  GtkBox *page;
};

G_DEFINE_FINAL_TYPE (ZohnReading, zohn_reading, GTK_TYPE_WINDOW)

static void
add_text (ZohnReading *self, const char *text, GtkAccessibleRole role, const char *css_class)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", TRUE, "xalign",
                    0.0, "max-width-chars", 60, "selectable", TRUE, NULL);

  if (css_class != NULL) {
    gtk_widget_add_css_class (label, css_class);
  }
  gtk_box_append (self->page, label);
}

static void
zohn_reading_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ZOHN_TYPE_READING);

  G_OBJECT_CLASS (zohn_reading_parent_class)->dispose (object);
}

static void
zohn_reading_class_init (ZohnReadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_reading_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-reading.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnReading, page);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_reading_init (ZohnReading *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_reading_new:
 * @parent: (nullable): the window above which it is shown
 * @title: of the window
 * @sections: (element-type ZohnTextSection): what there is to read
 *
 * Returns: (transfer none): the window, not yet shown.
 */
ZohnReading *
zohn_reading_new (GtkWindow *parent, const char *title, GPtrArray *sections)
{
  ZohnReading *self = g_object_new (ZOHN_TYPE_READING, "transient-for", parent,
                                    "destroy-with-parent", TRUE, "title", title, NULL);

  for (guint i = 0; i < sections->len; i++) {
    const ZohnTextSection *section = g_ptr_array_index (sections, i);

    add_text (self, section->heading, GTK_ACCESSIBLE_ROLE_HEADING, "title-3");
    for (guint j = 0; section->paragraphs[j] != NULL; j++) {
      add_text (self, section->paragraphs[j], GTK_ACCESSIBLE_ROLE_LABEL, NULL);
    }
  }

  return self;
}
