/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "application/zohn-style.h"

#include <gtk/gtk.h>

#include "application/zohn-portal.h"

struct _ZohnStyle {
  GObject parent_instance;

  /* owned */
  ZohnSettings *settings;
  ZohnPortal *portal;
  GtkCssProvider *provider;

  gboolean overridden; /* the desktop's preference, by ours */
};

G_DEFINE_FINAL_TYPE (ZohnStyle, zohn_style, G_TYPE_OBJECT)

/* GTK reads its whole theme again whenever the property is set, if only to what it was: a fifth of the time that
 * the program takes to start. */
static void
update (ZohnStyle *self)
{
  GtkSettings *settings = gtk_settings_get_default ();
  const char *style = zohn_settings_get_string (self->settings, "style");
  const gboolean as_desktop = g_str_equal (style, "system");
  const gboolean dark =
      as_desktop ? zohn_portal_get_prefers_dark (self->portal) : g_str_equal (style, "dark");
  gboolean is_dark;

  if (as_desktop && !zohn_portal_get_known (self->portal)) {
    if (self->overridden) {
      gtk_settings_reset_property (settings, "gtk-application-prefer-dark-theme");
    }
    self->overridden = FALSE;
    return;
  }

  g_object_get (settings, "gtk-application-prefer-dark-theme", &is_dark, NULL);
  if (is_dark != dark) {
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
    self->overridden = TRUE;
  }
}

static void
zohn_style_dispose (GObject *object)
{
  ZohnStyle *self = ZOHN_STYLE (object);

  if (self->provider != NULL) {
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                   GTK_STYLE_PROVIDER (self->provider));
  }
  g_clear_object (&self->provider);
  if (self->portal != NULL) {
    g_object_run_dispose (G_OBJECT (self->portal));
  }
  g_clear_object (&self->portal);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (zohn_style_parent_class)->dispose (object);
}

static void
zohn_style_class_init (ZohnStyleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = zohn_style_dispose;
}

static void
zohn_style_init (ZohnStyle *self)
{
  self->provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->provider,
                                       "/io/github/zohn_ahl/ZohnAhl/window/zohn-window.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * zohn_style_new:
 * @settings: the user's preferences
 *
 * Returns: (transfer full): the style of the default display, as long as it lives.
 */
ZohnStyle *
zohn_style_new (ZohnSettings *settings)
{
  ZohnStyle *self = g_object_new (ZOHN_TYPE_STYLE, NULL);

  self->settings = g_object_ref (settings);
  self->portal = zohn_portal_new ();
  g_signal_connect_object (self->portal, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::style", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}
