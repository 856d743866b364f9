/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-about.h"

#include <glib/gi18n.h>

#include "config.h"

/**
 * zohn_about_new:
 * @parent: (nullable): the window above which it is shown
 *
 * Returns: (transfer none): the dialog that says what the program is, not yet shown.
 */
GtkWindow *
zohn_about_new (GtkWindow *parent)
{
  const char *const authors[] = { _ ("The Zohn Ahl developers"), NULL };

  return g_object_new (
      GTK_TYPE_ABOUT_DIALOG, "transient-for", parent, "modal", parent != NULL,
      "destroy-with-parent", TRUE, "program-name", _ ("Zohn Ahl"), "version", ZOHN_VERSION,
      "logo-icon-name", ZOHN_APPLICATION_ID, "license-type", GTK_LICENSE_GPL_3_0, "copyright",
      _ ("© 2026 The Zohn Ahl developers"), "authors", authors, "comments",
      _ ("The awl game of the Kiowa of the southern Plains of North America: two sides race round "
         "a ring of forty spaces by casting sticks."),
      "translator-credits",
      /* Translators: your names, one a line; they are shown in the dialog about the program */
      _ ("translator-credits"), NULL);
}

/**
 * zohn_shortcuts_new:
 * @parent: (nullable): the window whose shortcuts are shown
 *
 * Returns: (transfer none): the window of keyboard shortcuts, not yet shown.
 */
GtkWindow *
zohn_shortcuts_new (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, parent);
  gtk_window_set_destroy_with_parent (window, TRUE);

  return window;
}
