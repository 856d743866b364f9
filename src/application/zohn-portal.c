/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "application/zohn-portal.h"

#define APPEARANCE "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"
#define PREFERS_DARK 1

struct _ZohnPortal {
  GObject parent_instance;

  /* owned */
  GCancellable *cancellable;
  GDBusProxy *proxy;

  gboolean known;
  gboolean prefers_dark;
};

G_DEFINE_FINAL_TYPE (ZohnPortal, zohn_portal, G_TYPE_OBJECT)

enum {
  PROP_KNOWN = 1,
  PROP_PREFERS_DARK,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Portals of some desktops wrap the value in a variant more than once. */
static GVariant *
unwrap (GVariant *value)
{
  GVariant *inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant (inner);

    g_variant_unref (inner);
    inner = next;
  }

  return inner;
}

static void
take_color_scheme (ZohnPortal *self, GVariant *value)
{
  g_autoptr (GVariant) inner = unwrap (value);
  gboolean prefers_dark;

  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32)) {
    return;
  }

  prefers_dark = g_variant_get_uint32 (inner) == PREFERS_DARK;
  g_object_freeze_notify (G_OBJECT (self));
  if (self->prefers_dark != prefers_dark) {
    self->prefers_dark = prefers_dark;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PREFERS_DARK]);
  }
  if (!self->known) {
    self->known = TRUE;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KNOWN]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

static void
signal_cb (ZohnPortal *self, const char *sender, const char *name, GVariant *parameters)
{
  const char *group, *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_str_equal (name, "SettingChanged") ||
      !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)"))) {
    return;
  }
  g_variant_get (parameters, "(&s&sv)", &group, &key, &value);
  if (g_str_equal (group, APPEARANCE) && g_str_equal (key, COLOR_SCHEME)) {
    take_color_scheme (self, value);
  }
}

/* A desktop without the portal, or without an opinion, is no fault. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GVariant) reply = g_dbus_proxy_call_finish (G_DBUS_PROXY (source), result, NULL);
  g_autoptr (GVariant) value = NULL;

  if (reply != NULL && g_variant_is_of_type (reply, G_VARIANT_TYPE ("(v)"))) {
    value = g_variant_get_child_value (reply, 0);
    take_color_scheme (user_data, value);
  }
  g_object_unref (user_data);
}

static void
proxy_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnPortal) self = user_data;
  g_autoptr (GDBusProxy) proxy = g_dbus_proxy_new_for_bus_finish (result, NULL);

  if (proxy == NULL || self->cancellable == NULL) {
    return;
  }

  self->proxy = g_steal_pointer (&proxy);
  g_signal_connect_object (self->proxy, "g-signal", G_CALLBACK (signal_cb), self,
                           G_CONNECT_SWAPPED);
  g_dbus_proxy_call (self->proxy, "Read", g_variant_new ("(ss)", APPEARANCE, COLOR_SCHEME),
                     G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, read_cb, g_object_ref (self));
}

static void
zohn_portal_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnPortal *self = ZOHN_PORTAL (object);

  switch (property_id) {
  case PROP_KNOWN:
    g_value_set_boolean (value, self->known);
    break;
  case PROP_PREFERS_DARK:
    g_value_set_boolean (value, self->prefers_dark);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

/* The calls under way keep a reference: dispose comes by g_object_run_dispose() or after them. */
static void
zohn_portal_dispose (GObject *object)
{
  ZohnPortal *self = ZOHN_PORTAL (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->proxy);

  G_OBJECT_CLASS (zohn_portal_parent_class)->dispose (object);
}

static void
zohn_portal_class_init (ZohnPortalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = zohn_portal_get_property;
  object_class->dispose = zohn_portal_dispose;

  properties[PROP_KNOWN] =
      g_param_spec_boolean ("known", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PREFERS_DARK] = g_param_spec_boolean ("prefers-dark", NULL, NULL, FALSE,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
zohn_portal_init (ZohnPortal *self)
{
  self->cancellable = g_cancellable_new ();
}

/**
 * zohn_portal_new:
 *
 * Asks the session's settings portal, without waiting for it.
 *
 * Returns: (transfer full): the portal; nothing is known yet.
 */
ZohnPortal *
zohn_portal_new (void)
{
  ZohnPortal *portal = g_object_new (ZOHN_TYPE_PORTAL, NULL);

  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL,
                            "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                            "org.freedesktop.portal.Settings", portal->cancellable, proxy_cb,
                            g_object_ref (portal));

  return portal;
}

/**
 * zohn_portal_get_known:
 * @portal: a portal
 *
 * Returns: whether the desktop has said what it prefers.
 */
gboolean
zohn_portal_get_known (ZohnPortal *portal)
{
  g_return_val_if_fail (ZOHN_IS_PORTAL (portal), FALSE);

  return portal->known;
}

/**
 * zohn_portal_get_prefers_dark:
 * @portal: a portal
 *
 * Returns: whether the desktop prefers dark windows; FALSE when it is not known.
 */
gboolean
zohn_portal_get_prefers_dark (ZohnPortal *portal)
{
  g_return_val_if_fail (ZOHN_IS_PORTAL (portal), FALSE);

  return portal->prefers_dark;
}
