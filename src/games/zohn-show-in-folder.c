/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-show-in-folder.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"

/* https://www.freedesktop.org/wiki/Specifications/file-manager-interface/ */
#define FILE_MANAGER_NAME "org.freedesktop.FileManager1"
#define FILE_MANAGER_PATH "/org/freedesktop/FileManager1"

typedef struct {
  GtkWindow *parent; /* weak */
  GFile *file; /* owned */
} Showing;

static void
showing_free (Showing *showing)
{
  g_clear_weak_pointer (&showing->parent);
  g_object_unref (showing->file);
  g_free (showing);
}

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Showing *showing = user_data;
  g_autoptr (GError) error = NULL;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (source), result, &error) && showing->parent != NULL &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    zohn_message_show (showing->parent, _ ("The folder cannot be shown"), error->message);
  }
  showing_free (showing);
}

/* Without a file manager that knows the interface: the folder, with nothing selected in it. */
static void
show_folder (Showing *showing)
{
  g_autoptr (GFile) folder = g_file_get_parent (showing->file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (showing->parent == NULL || uri == NULL) {
    showing_free (showing);
    return;
  }
  gtk_show_uri_full (showing->parent, uri, GDK_CURRENT_TIME, NULL, folder_shown_cb, showing);
}

static void
called_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Showing *showing = user_data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (answer == NULL) {
    show_folder (showing);
  } else {
    showing_free (showing);
  }
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Showing *showing = user_data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);
  g_autofree char *uri = g_file_get_uri (showing->file);
  const char *const uris[] = { uri, NULL };

  if (bus == NULL) {
    show_folder (showing);
    return;
  }
  g_dbus_connection_call (bus, FILE_MANAGER_NAME, FILE_MANAGER_PATH, FILE_MANAGER_NAME, "ShowItems",
                          g_variant_new ("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                          NULL, called_cb, showing);
}

/**
 * zohn_show_in_folder:
 * @parent: the window from which it was asked
 * @file: a file
 *
 * Shows the file in the desktop's file manager; tells when there is none.
 */
void
zohn_show_in_folder (GtkWindow *parent, GFile *file)
{
  Showing *showing;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  showing = g_new0 (Showing, 1);
  g_set_weak_pointer (&showing->parent, parent);
  showing->file = g_object_ref (file);
  g_bus_get (G_BUS_TYPE_SESSION, NULL, connected_cb, showing);
}
