/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-widgets-style.h"

#define STYLE_RESOURCE "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-widgets.css"

/**
 * zohn_widgets_style_ensure:
 *
 * Adds the style sheet of this folder's widgets to the default display, once.
 */
void
zohn_widgets_style_ensure (void)
{
  static gsize added = 0;

  if (g_once_init_enter (&added)) {
    g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

    gtk_css_provider_load_from_resource (provider, STYLE_RESOURCE);
    gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_once_init_leave (&added, 1);
  }
}
