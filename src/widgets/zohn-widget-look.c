/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-widget-look.h"

/* Whether @widget's text is light, so that what it stands on is dark. The theme in use says so itself: a
 * preference alone would be wrong under a theme that has no dark variant. */
static gboolean
has_light_text (GtkWidget *widget)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);

  return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.5;
}

/**
 * zohn_widget_get_look:
 * @widget: a widget
 * @high_contrast: whether a plain look of high contrast is wanted
 *
 * Returns: the look that suits the theme @widget is styled by.
 */
ZohnLook
zohn_widget_get_look (GtkWidget *widget, gboolean high_contrast)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), ZOHN_LOOK_LIGHT);

  if (has_light_text (widget)) {
    return high_contrast ? ZOHN_LOOK_CONTRAST_DARK : ZOHN_LOOK_DARK;
  }

  return high_contrast ? ZOHN_LOOK_CONTRAST_LIGHT : ZOHN_LOOK_LIGHT;
}

/**
 * zohn_widget_get_text_height:
 * @widget: a widget
 *
 * Returns: the height of a line of text in @widget's font, in pixels of the application, at least 1.
 */
int
zohn_widget_get_text_height (GtkWidget *widget)
{
  PangoContext *context;
  PangoFontMetrics *metrics;
  int height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  context = gtk_widget_get_pango_context (widget);
  metrics = pango_context_get_metrics (context, NULL, NULL);
  height = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));
  pango_font_metrics_unref (metrics);

  return MAX (height, 1);
}

static GdkSurface *
get_surface (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL ? gtk_native_get_surface (native) : NULL;
}

/* GTK 4.12 and newer know fractional scales; before, the whole number above is all there is. */
static gboolean
knows_scale (GdkSurface *surface)
{
  return surface != NULL &&
         g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL;
}

/**
 * zohn_widget_get_device_scale:
 * @widget: a widget
 *
 * Returns: how many pixels of the screen a pixel of the application has, at least 1; a fraction where GTK knows it.
 */
double
zohn_widget_get_device_scale (GtkWidget *widget)
{
  GdkSurface *surface;
  double scale;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  surface = get_surface (widget);
  scale = gtk_widget_get_scale_factor (widget);
  if (knows_scale (surface)) {
    g_object_get (surface, "scale", &scale, NULL);
  }

  return MAX (scale, 1);
}

/**
 * zohn_widget_follow_device_scale:
 * @widget: a widget that has just been realized
 *
 * Has @widget drawn anew whenever it gets to a screen of another scale, until zohn_widget_unfollow_device_scale().
 */
void
zohn_widget_follow_device_scale (GtkWidget *widget)
{
  GdkSurface *surface;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  surface = get_surface (widget);
  if (knows_scale (surface)) {
    g_signal_connect_object (surface, "notify::scale", G_CALLBACK (gtk_widget_queue_draw), widget,
                             G_CONNECT_SWAPPED);
  }
}

/**
 * zohn_widget_unfollow_device_scale:
 * @widget: a widget that is about to be unrealized
 */
void
zohn_widget_unfollow_device_scale (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_handlers_disconnect_by_func (get_surface (widget), gtk_widget_queue_draw, widget);
}
