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
