/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "application/zohn-portal.h"

/* A portal of the suite's own on a session bus of the suite's own. */

static const char introspection[] =
    "<node><interface name='org.freedesktop.portal.Settings'>"
    "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='v' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

typedef struct {
  GTestDBus *bus;
  GDBusConnection *connection;
  guint object;
  guint name;
  gboolean owned;
  guint scheme;
} Desktop;

static void
call_cb (GDBusConnection *connection, const char *sender, const char *path, const char *interface,
         const char *method, GVariant *parameters, GDBusMethodInvocation *invocation,
         gpointer user_data)
{
  Desktop *desktop = user_data;

  /* Wrapped twice, as the method's old form has it. */
  g_dbus_method_invocation_return_value (
      invocation,
      g_variant_new ("(v)", g_variant_new_variant (g_variant_new_uint32 (desktop->scheme))));
}

static const GDBusInterfaceVTable vtable = { .method_call = call_cb };

static void
acquired_cb (GDBusConnection *connection, const char *name, gpointer user_data)
{
  Desktop *desktop = user_data;

  desktop->owned = TRUE;
}

static void
desktop_set_up (Desktop *desktop, gconstpointer data)
{
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (introspection, NULL);
  g_autoptr (GError) error = NULL;

  desktop->bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (desktop->bus);
  if (!GPOINTER_TO_INT (data)) {
    return;
  }

  desktop->connection =
      g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (desktop->bus),
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, &error);
  g_assert_no_error (error);
  desktop->object =
      g_dbus_connection_register_object (desktop->connection, "/org/freedesktop/portal/desktop",
                                         node->interfaces[0], &vtable, desktop, NULL, &error);
  g_assert_no_error (error);
  desktop->name =
      g_bus_own_name_on_connection (desktop->connection, "org.freedesktop.portal.Desktop",
                                    G_BUS_NAME_OWNER_FLAGS_NONE, acquired_cb, NULL, desktop, NULL);
  while (!desktop->owned) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
desktop_tear_down (Desktop *desktop, gconstpointer data)
{
  if (desktop->connection != NULL) {
    g_bus_unown_name (desktop->name);
    g_dbus_connection_unregister_object (desktop->connection, desktop->object);
    g_dbus_connection_close_sync (desktop->connection, NULL, NULL);
    g_clear_object (&desktop->connection);
  }
  g_test_dbus_down (desktop->bus);
  g_clear_object (&desktop->bus);
}

static void
change_scheme (Desktop *desktop, const char *group, const char *key, GVariant *value)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (desktop->connection, NULL, "/org/freedesktop/portal/desktop",
                                 "org.freedesktop.portal.Settings", "SettingChanged",
                                 g_variant_new ("(ssv)", group, key, value), &error);
  g_assert_no_error (error);
}

static gboolean
tick_cb (gpointer user_data)
{
  ++*(guint *) user_data;

  return G_SOURCE_CONTINUE;
}

static void
wait_for_tenths (guint n_tenths)
{
  guint ticks = 0;
  const guint source = g_timeout_add (100, tick_cb, &ticks);

  while (ticks < n_tenths) {
    g_main_context_iteration (NULL, TRUE);
  }
  g_source_remove (source);
}

static void
wait_until_dark_is (ZohnPortal *portal, gboolean dark)
{
  for (guint i = 0; i < 100 && (!zohn_portal_get_known (portal) ||
                                zohn_portal_get_prefers_dark (portal) != dark);
       i++) {
    wait_for_tenths (1);
  }
  g_assert_true (zohn_portal_get_known (portal));
  g_assert_true (zohn_portal_get_prefers_dark (portal) == dark);
}

static void
test_follows (Desktop *desktop, gconstpointer data)
{
  ZohnPortal *portal = NULL;

  desktop->scheme = 1;
  portal = zohn_portal_new ();
  g_assert_false (zohn_portal_get_known (portal));
  wait_until_dark_is (portal, TRUE);

  change_scheme (desktop, "org.freedesktop.appearance", "color-scheme", g_variant_new_uint32 (2));
  wait_until_dark_is (portal, FALSE);
  change_scheme (desktop, "org.freedesktop.appearance", "color-scheme", g_variant_new_uint32 (1));
  wait_until_dark_is (portal, TRUE);

  /* Not for us, or not what it should be. */
  change_scheme (desktop, "org.freedesktop.appearance", "contrast", g_variant_new_uint32 (0));
  change_scheme (desktop, "org.example", "color-scheme", g_variant_new_uint32 (0));
  change_scheme (desktop, "org.freedesktop.appearance", "color-scheme",
                 g_variant_new_string ("light"));
  wait_for_tenths (3);
  g_assert_true (zohn_portal_get_prefers_dark (portal));

  g_assert_finalize_object (portal);
}

static void
test_without_portal (Desktop *desktop, gconstpointer data)
{
  ZohnPortal *portal = zohn_portal_new ();

  wait_for_tenths (5);
  g_assert_false (zohn_portal_get_known (portal));
  g_assert_false (zohn_portal_get_prefers_dark (portal));
  g_assert_finalize_object (portal);
}

/* Gone while the bus is asked: nothing comes back to what is no more. */
static void
test_gone_early (Desktop *desktop, gconstpointer data)
{
  ZohnPortal *portal = zohn_portal_new ();

  g_object_run_dispose (G_OBJECT (portal));
  wait_for_tenths (5);
  g_assert_finalize_object (portal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/portal/follows", Desktop, GINT_TO_POINTER (TRUE), desktop_set_up, test_follows,
              desktop_tear_down);
  g_test_add ("/portal/without-portal", Desktop, GINT_TO_POINTER (FALSE), desktop_set_up,
              test_without_portal, desktop_tear_down);
  g_test_add ("/portal/gone-early", Desktop, GINT_TO_POINTER (TRUE), desktop_set_up,
              test_gone_early, desktop_tear_down);

  return g_test_run ();
}
