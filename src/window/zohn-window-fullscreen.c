/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include "window/zohn-type-size.h"

/* A window that fills the screen is looked at from afar, by a class: its type grows with the screen, and all that goes by its
 * type with it. The header bar is not there then; what cannot be done without it has a place beside the Throw button. */

static void
set_type_size (ZohnWindow *self, guint percent)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (percent == self->type_size) {
    return;
  }
  for (guint i = 0; i < zohn_n_type_sizes; i++) {
    g_autofree char *name = g_strdup_printf ("type-%u", zohn_type_sizes[i]);

    if (zohn_type_sizes[i] == percent && percent > 100) {
      gtk_widget_add_css_class (widget, name);
    } else {
      gtk_widget_remove_css_class (widget, name);
    }
  }
  if (percent > 100) {
    gtk_widget_add_css_class (widget, "large-type");
  } else {
    gtk_widget_remove_css_class (widget, "large-type");
  }
  self->type_size = percent;
  zohn_split_set_type_scale (self->split, percent / 100.0);
}

static void
update (ZohnWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  const gboolean fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
  const gboolean large = fullscreen && surface != NULL;

  set_type_size (self, large ? zohn_choose_type_size (gdk_surface_get_width (surface),
                                                      gdk_surface_get_height (surface))
                             : 100);
  if (!fullscreen && gtk_window_get_focus (GTK_WINDOW (self)) != NULL &&
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self)), self->fullscreen_box)) {
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  }
  gtk_widget_set_visible (self->fullscreen_box, fullscreen);
  /* F10 opens the one that is seen. */
  gtk_menu_button_set_primary (self->menu_button, !fullscreen);
  gtk_menu_button_set_primary (self->fullscreen_menu_button, fullscreen);
}

/* After Escape has closed what lies over the game and returned from a review. */
gboolean
zohn_window_leave_fullscreen (ZohnWindow *self)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self))) {
    return FALSE;
  }
  gtk_window_unfullscreen (GTK_WINDOW (self));

  return TRUE;
}

void
zohn_window_fullscreen_realize (ZohnWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  g_signal_connect_object (surface, "notify::width", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
zohn_window_fullscreen_init (ZohnWindow *self)
{
  self->type_size = 100;
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (update), NULL);
}
