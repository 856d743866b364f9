/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-announcer.h"

#define LAST_ANNOUNCEMENT "zohn-last-announcement"

/**
 * zohn_announce:
 * @widget: a widget of the window that has something to say
 * @text: the announcement, plain text
 *
 * Has a screen reader say @text. GTK before 4.14 has no call for it. What is spoken is a new label of the active
 * window: the focused widget keeps its own name, so nothing is said twice and nothing is misnamed afterwards. A
 * text that is the same as the last one is made to differ, or it would not be spoken.
 */
void
zohn_announce (GtkWidget *widget, const char *text)
{
  GtkRoot *root;
  const char *last;
  g_autofree char *label = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL || *text == '\0') {
    return;
  }

  last = g_object_get_data (G_OBJECT (root), LAST_ANNOUNCEMENT);
  label = g_strconcat (text, g_strcmp0 (last, text) == 0 ? " " : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (root), LAST_ANNOUNCEMENT, g_steal_pointer (&label), g_free);
}
