/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-label-painter.h"

#define RESOLUTION_DEFAULT 96.0

static PangoFontDescription *
scale_font (const ZohnLabelStyle *style, double factor)
{
  PangoFontDescription *font = pango_font_description_copy_static (style->font);
  double size =
      pango_font_description_get_size (font) * factor * (style->scale > 0 ? style->scale : 1);

  if (pango_font_description_get_size_is_absolute (font)) {
    pango_font_description_set_absolute_size (font, size);
  } else {
    pango_font_description_set_size (font, (int) size);
  }
  if (style->bold) {
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  }

  return font;
}

static void
shrink_to_fit (PangoLayout *layout, const ZohnLabelStyle *style, double width)
{
  PangoFontDescription *font;
  PangoRectangle whole;
  double factor;

  pango_layout_set_width (layout, -1);
  pango_layout_get_extents (layout, NULL, &whole);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  factor = width * PANGO_SCALE / MAX (whole.width, 1);

  font = scale_font (style, CLAMP (factor * 0.98, style->shrink, 1));
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

/**
 * zohn_label_measure_line:
 * @font: a font
 * @resolution: dots per inch, 0 for 96
 *
 * Needs no display.
 *
 * Returns: the height of a line, in pixels of @resolution
 */
double
zohn_label_measure_line (const PangoFontDescription *font, double resolution)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontMetrics *metrics;
  double height;

  pango_cairo_context_set_resolution (context, resolution > 0 ? resolution : RESOLUTION_DEFAULT);
  metrics = pango_context_get_metrics (context, font, NULL);
  height = (double) (pango_font_metrics_get_ascent (metrics) +
                     pango_font_metrics_get_descent (metrics)) /
           PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  g_object_unref (context);

  return MAX (height, 1);
}

/**
 * zohn_label_create:
 * @cr: a cairo context
 * @style: how to set it
 * @text: what a user may have typed: shown as it is, whatever it is
 * @width: what it must fit in, in the units of @cr; below 0 for no limit
 *
 * Returns: (transfer full): a layout of @text, ellipsised where it is too long
 */
PangoLayout *
zohn_label_create (cairo_t *cr, const ZohnLabelStyle *style, const char *text, double width)
{
  PangoContext *context = pango_cairo_create_context (cr);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  PangoFontDescription *font = scale_font (style, 1);
  PangoLayout *layout;

  pango_cairo_context_set_resolution (context, style->resolution > 0 ? style->resolution
                                                                     : RESOLUTION_DEFAULT);
  pango_context_set_base_dir (context,
                              style->right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_context_set_round_glyph_positions (context, FALSE);

  layout = pango_layout_new (context);
  g_object_unref (context);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, valid, -1);
  if (width >= 0) {
    pango_layout_set_width (layout, (int) MIN (width * PANGO_SCALE, G_MAXINT / 2));
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_height (layout, style->n_lines > 1 ? -(int) style->n_lines : -1);
  }
  if (style->align == ZOHN_ALIGN_MIDDLE) {
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  }
  if (style->shrink > 0 && pango_layout_is_ellipsized (layout)) {
    shrink_to_fit (layout, style, width);
  }

  return layout;
}

/**
 * zohn_label_paint:
 * @cr: a cairo context
 * @style: how to set it
 * @text: (nullable): what a user may have typed
 * @box: where
 * @colour: of the text
 *
 * Returns: the width of what was painted
 */
double
zohn_label_paint (cairo_t *cr, const ZohnLabelStyle *style, const char *text,
                  const ZohnRectangle *box, ZohnColour colour)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle logical;
  double width, height, left;
  gboolean at_left = (style->align == ZOHN_ALIGN_START) != style->right_to_left;

  if (text == NULL || *text == '\0' || box->width <= 0 || box->height <= 0) {
    return 0;
  }

  layout = zohn_label_create (cr, style, text, box->width);
  pango_layout_get_extents (layout, NULL, &logical);
  width = (double) logical.width / PANGO_SCALE;
  height = (double) logical.height / PANGO_SCALE;
  if (style->align == ZOHN_ALIGN_MIDDLE) {
    left = box->x + (box->width - width) / 2;
  } else {
    left = at_left ? box->x : box->x + box->width - width;
  }

  cairo_save (cr);
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_clip (cr);
  cairo_move_to (cr, left - (double) logical.x / PANGO_SCALE,
                 box->y + (box->height - height) * style->vertical / 2.0);
  zohn_colour_set (cr, colour);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);

  return width;
}
