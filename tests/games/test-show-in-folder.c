/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-show-in-folder.h"

#include "support/widgets.h"

/* A file manager that only notes what it is asked. */
static const char interface_xml[] = "<node><interface name='org.freedesktop.FileManager1'>"
                                    "<method name='ShowItems'>"
                                    "<arg type='as' direction='in'/>"
                                    "<arg type='s' direction='in'/>"
                                    "</method></interface></node>";

typedef struct {
  GTestDBus *bus;
  GDBusConnection *connection;
  GtkWindow *window;
  char *shown; /* URI */
} Fixture;

static void
call_cb (GDBusConnection *connection, const char *sender, const char *path, const char *interface,
         const char *method, GVariant *parameters, GDBusMethodInvocation *invocation,
         gpointer user_data)
{
  Fixture *fixture = user_data;
  g_autofree const char **uris = NULL;

  g_assert_cmpstr (method, ==, "ShowItems");
  g_variant_get (parameters, "(^a&ss)", &uris, NULL);
  g_assert_cmpuint (g_strv_length ((char **) uris), ==, 1);
  fixture->shown = g_strdup (uris[0]);
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static const GDBusInterfaceVTable vtable = { call_cb, NULL, NULL, { NULL } };

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;

  fixture->bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (fixture->bus);
  fixture->connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (
      g_dbus_connection_register_object (fixture->connection, "/org/freedesktop/FileManager1",
                                         node->interfaces[0], &vtable, fixture, NULL, &error),
      !=, 0);
  answer = g_dbus_connection_call_sync (
      fixture->connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new ("(su)", "org.freedesktop.FileManager1", 0), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  fixture->window = GTK_WINDOW (gtk_window_new ());
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  g_clear_object (&fixture->connection);
  g_test_dbus_down (fixture->bus);
  g_clear_object (&fixture->bus);
  g_free (fixture->shown);
}

static gboolean
is_shown (gpointer user_data)
{
  return ((Fixture *) user_data)->shown != NULL;
}

static void
test_file_manager (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/A & B #1.zohnahl");

  zohn_show_in_folder (fixture->window, file);
  g_assert_true (wait_until (is_shown, fixture));
  g_assert_cmpstr (fixture->shown, ==, "file:///somewhere/A%20&%20B%20%231.zohnahl");
  wait_for (50);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);
  g_test_add ("/show-in-folder/file-manager", Fixture, NULL, set_up, test_file_manager, tear_down);

  return widget_tests_run ();
}
