/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-composite.h"

/**
 * zohn_composite_dispose:
 * @widget: a widget made from a template that is no GTK container
 * @type: the type whose template it is
 *
 * For the dispose of such widgets: gtk_widget_dispose_template() of GTK 4.8 leaves children without an id in
 * place, and a widget with children left must not be finalized. Safe to run twice.
 */
void
zohn_composite_dispose (GtkWidget *widget, GType type)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)) != NULL) {
    gtk_widget_unparent (child);
  }
  gtk_widget_dispose_template (widget, type);
}
