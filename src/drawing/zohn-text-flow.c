/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-text-flow.h"

#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-palette.h"
#include "text/zohn-text-rules.h"

#include <math.h>

#define COLUMN_GAP 14.0
#define HEADING_GAP 0.55 /* in lines, before a heading */
#define PARAGRAPH_GAP 0.25 /* in lines, after a paragraph */
#define SCALE_STEP 0.94

/* Where the next line goes. */
typedef struct {
  cairo_t *cr; /* NULL to measure only */
  const ZohnTextFlow *flow;
  PangoContext *context;
  PangoFontDescription *font;
  double column_width, line, y;
  guint column;
  gboolean fits;
} Pen;

static void
pen_init (Pen *pen, const ZohnTextFlow *flow, cairo_t *cr)
{
  double size = pango_font_description_get_size (flow->font) * flow->scale;

  *pen = (Pen){ .cr = cr, .flow = flow, .fits = TRUE };
  pen->context = cr != NULL ? pango_cairo_create_context (cr)
                            : pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_resolution (pen->context, 72);
  pango_context_set_base_dir (pen->context,
                              flow->right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_context_set_round_glyph_positions (pen->context, FALSE);
  pen->font = pango_font_description_copy (flow->font);
  pango_font_description_set_absolute_size (pen->font, size);
  pen->line = zohn_label_measure_line (pen->font, 72);
  pen->column_width =
      (flow->box.width - (flow->n_columns - 1) * COLUMN_GAP) / MAX (flow->n_columns, 1);
}

static void
pen_clear (Pen *pen)
{
  g_object_unref (pen->context);
  pango_font_description_free (pen->font);
}

static void
make_room (Pen *pen, double height)
{
  if (pen->y + height > pen->flow->box.height + 0.01) {
    pen->column++;
    pen->y = 0;
    pen->fits = pen->fits && pen->column < pen->flow->n_columns;
  }
}

static void
write_line (Pen *pen, PangoLayoutIter *iter)
{
  const ZohnTextFlow *flow = pen->flow;
  PangoRectangle logical;
  double top = pen->y;
  guint place;

  pango_layout_iter_get_line_extents (iter, NULL, &logical);
  make_room (pen, (double) logical.height / PANGO_SCALE);
  top = pen->y;
  pen->y += (double) logical.height / PANGO_SCALE;
  if (pen->cr == NULL || pen->column >= flow->n_columns) {
    return;
  }

  place = flow->right_to_left ? flow->n_columns - 1 - pen->column : pen->column;
  cairo_move_to (pen->cr,
                 flow->box.x + place * (pen->column_width + COLUMN_GAP) +
                     (double) logical.x / PANGO_SCALE,
                 flow->box.y + top +
                     (double) (pango_layout_iter_get_baseline (iter) - logical.y) / PANGO_SCALE);
  pango_cairo_show_layout_line (pen->cr, pango_layout_iter_get_line_readonly (iter));
}

static void
write_text (Pen *pen, const char *text, gboolean bold)
{
  PangoLayout *layout = pango_layout_new (pen->context);
  PangoFontDescription *font = pango_font_description_copy (pen->font);
  PangoLayoutIter *iter;

  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (pen->column_width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  iter = pango_layout_get_iter (layout);
  do {
    write_line (pen, iter);
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static gboolean
run (const ZohnTextFlow *flow, cairo_t *cr)
{
  Pen pen;

  pen_init (&pen, flow, cr);
  for (guint i = 0; i < flow->sections->len; i++) {
    const ZohnTextSection *section = g_ptr_array_index (flow->sections, i);

    /* A heading stays with the two lines that follow it. */
    make_room (&pen, 3.2 * pen.line);
    pen.y += pen.y > 0 ? HEADING_GAP * pen.line : 0;
    write_text (&pen, section->heading, TRUE);
    for (guint j = 0; section->paragraphs[j] != NULL; j++) {
      write_text (&pen, section->paragraphs[j], FALSE);
      pen.y += PARAGRAPH_GAP * pen.line;
    }
  }
  pen_clear (&pen);

  return pen.fits;
}

/**
 * zohn_text_flow_fits:
 * @flow: a text
 *
 * Returns: whether it all finds room
 */
gboolean
zohn_text_flow_fits (const ZohnTextFlow *flow)
{
  return flow->box.width > 0 && flow->box.height > 0 && run (flow, NULL);
}

/**
 * zohn_text_flow_paint:
 * @cr: a cairo context, in points
 * @flow: a text
 *
 * Paints as much of the text as finds room.
 */
void
zohn_text_flow_paint (cairo_t *cr, const ZohnTextFlow *flow)
{
  cairo_save (cr);
  zohn_colour_set (cr, zohn_palette_get (ZOHN_LOOK_PRINT)->text);
  run (flow, cr);
  cairo_restore (cr);
}

/**
 * zohn_text_flow_fit:
 * @flow: a text, its scale is set
 * @least: the smallest scale
 * @most: the largest
 *
 * Returns: %FALSE when the text does not find room at the smallest either, which is then set
 */
gboolean
zohn_text_flow_fit (ZohnTextFlow *flow, double least, double most)
{
  for (flow->scale = most; flow->scale > least; flow->scale *= SCALE_STEP) {
    if (zohn_text_flow_fits (flow)) {
      return TRUE;
    }
  }
  flow->scale = least;

  return zohn_text_flow_fits (flow);
}
