/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-cloth-sheet.h"

#include "drawing/zohn-cloth-tiles.h"
#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-picture.h"
#include "drawing/zohn-sticks-table.h"
#include "drawing/zohn-text-flow.h"

#include <math.h>

#define FONT_SIZE 8.0
#define SCALE_LEAST 0.72
#define SCALE_MOST_BESIDE_CLOTH 1.1
#define SCALE_LEAST_ALONE 0.5
#define SCALE_MOST_ALONE 1.45
#define TITLE_SCALE 2.2
#define TITLE_HEIGHT 26.0
#define FOOTER_HEIGHT 14.0
#define GAP 12.0
#define TABLE_SHARE 0.33
#define PLAN_SHARE 0.3

/* What stands on which sheet. */
typedef enum {
  WORDS_ON_CLOTH, /* all on one sheet */
  RULES_APART, /* the sticks' table below the cloth, the rules on a sheet of their own */
  WORDS_APART, /* both on a sheet of their own */
} Words;

struct _ZohnClothPages {
  const ZohnClothSheet *sheet; /* borrowed */
  PangoFontDescription *font;
  ZohnClothTiles tiles;
  ZohnRectangle inside; /* without margins */
  ZohnRectangle below; /* what is below the cloth on a single sheet */
  ZohnRectangle apart; /* what is below the title on the sheet of words */
  ZohnSticksTable table;
  ZohnTextFlow flow;
  Words words;
};

static ZohnRectangle
take_start (const ZohnClothPages *pages, const ZohnRectangle *box, double share)
{
  ZohnRectangle part = *box;

  part.width = (box->width - GAP) * share;
  if (pages->sheet->right_to_left) {
    part.x += box->width - part.width;
  }

  return part;
}

static ZohnRectangle
take_end (const ZohnClothPages *pages, const ZohnRectangle *box, double share)
{
  ZohnRectangle part = *box;

  part.width = (box->width - GAP) * share;
  if (!pages->sheet->right_to_left) {
    part.x += box->width - part.width;
  }

  return part;
}

static void
table_init (ZohnClothPages *pages)
{
  const ZohnClothSheet *sheet = pages->sheet;

  pages->table = (ZohnSticksTable){
    .font = pages->font,
    .scale = 1,
    .right_to_left = sheet->right_to_left,
    .heading = sheet->sticks_heading,
  };
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    pages->table.falls[score] = sheet->falls[score];
    pages->table.worths[score] = sheet->worths[score];
  }
}

/* Cloth above, table and rules below it. */
static gboolean
fit_on_one_sheet (ZohnClothPages *pages)
{
  pages->flow.box = take_end (pages, &pages->below, 1 - TABLE_SHARE);
  pages->table.n_columns = 1;
  pages->table.scale = 1;
  pages->table.scale = MIN (SCALE_MOST_BESIDE_CLOTH,
                            pages->below.height / zohn_sticks_table_get_height (&pages->table));

  return pages->table.scale >= SCALE_LEAST &&
         zohn_text_flow_fit (&pages->flow, SCALE_LEAST, SCALE_MOST_BESIDE_CLOTH);
}

static void
fit_rules_apart (ZohnClothPages *pages)
{
  pages->table.n_columns = 2;
  pages->table.scale = 1;
  pages->table.scale =
      MIN (SCALE_MOST_ALONE, pages->below.height / zohn_sticks_table_get_height (&pages->table));
  pages->flow.box = pages->apart;
  zohn_text_flow_fit (&pages->flow, SCALE_LEAST_ALONE, SCALE_MOST_ALONE);
}

static void
fit_words_apart (ZohnClothPages *pages)
{
  double height;

  pages->table.n_columns = 1;
  pages->table.scale = SCALE_MOST_ALONE * 0.85;
  height = zohn_sticks_table_get_height (&pages->table) + GAP;
  pages->flow.box = pages->apart;
  pages->flow.box.y += height;
  pages->flow.box.height -= height;
  zohn_text_flow_fit (&pages->flow, SCALE_LEAST_ALONE, SCALE_MOST_ALONE);
}

static void
fit_words (ZohnClothPages *pages)
{
  const ZohnRectangle *inside = &pages->inside;
  double cloth = inside->width + GAP;

  pages->below = (ZohnRectangle){ inside->x, inside->y + cloth, inside->width,
                                  inside->height - cloth - FOOTER_HEIGHT };
  pages->apart = (ZohnRectangle){ inside->x, inside->y + TITLE_HEIGHT + GAP, inside->width,
                                  inside->height - TITLE_HEIGHT - GAP - FOOTER_HEIGHT };
  if (pages->tiles.n_columns * pages->tiles.n_rows > 1) {
    pages->words = WORDS_APART;
    fit_words_apart (pages);
  } else if (fit_on_one_sheet (pages)) {
    pages->words = WORDS_ON_CLOTH;
  } else {
    pages->words = RULES_APART;
    fit_rules_apart (pages);
  }
}

/**
 * zohn_cloth_pages_new:
 * @sheet: a sheet, which must stay as it is as long as its pages are there
 *
 * Returns: (transfer full): the cloth spread over pages
 */
ZohnClothPages *
zohn_cloth_pages_new (const ZohnClothSheet *sheet)
{
  ZohnClothPages *pages = g_new0 (ZohnClothPages, 1);
  double margin = sheet->paper.margin;

  pages->sheet = sheet;
  pages->font = pango_font_description_from_string (sheet->font != NULL ? sheet->font : "Sans");
  pango_font_description_set_absolute_size (pages->font, FONT_SIZE * PANGO_SCALE);
  pages->inside = (ZohnRectangle){ margin, margin, sheet->paper.width - 2 * margin,
                                   sheet->paper.height - 2 * margin };
  zohn_cloth_tiles_init (&pages->tiles, &sheet->paper,
                         CLAMP (sheet->n_pages, 1, ZOHN_CLOTH_PAGES_MOST));
  table_init (pages);
  pages->flow = (ZohnTextFlow){ .font = pages->font,
                                .right_to_left = sheet->right_to_left,
                                .sections = sheet->rules,
                                .n_columns = 2 };
  fit_words (pages);

  return pages;
}

/**
 * zohn_cloth_pages_free:
 * @pages: (transfer full): pages
 */
void
zohn_cloth_pages_free (ZohnClothPages *pages)
{
  pango_font_description_free (pages->font);
  g_free (pages);
}

static guint
get_n_cloth_pages (const ZohnClothPages *pages)
{
  return pages->tiles.n_columns * pages->tiles.n_rows;
}

/**
 * zohn_cloth_pages_get_n_pages:
 * @pages: pages
 *
 * Returns: how many, the one with the words among them
 */
guint
zohn_cloth_pages_get_n_pages (const ZohnClothPages *pages)
{
  return get_n_cloth_pages (pages) + (pages->words == WORDS_ON_CLOTH ? 0 : 1);
}

static void
paint_label (const ZohnClothPages *pages, cairo_t *cr, const char *text, const ZohnRectangle *box,
             double scale, gboolean bold, ZohnAlign align)
{
  ZohnLabelStyle style = {
    .font = pages->font,
    .scale = scale,
    .resolution = 72,
    .bold = bold,
    .right_to_left = pages->sheet->right_to_left,
    .align = align,
    .vertical = ZOHN_ALIGN_MIDDLE,
    .shrink = 0.5,
  };

  zohn_label_paint (cr, &style, text, box, zohn_palette_get (ZOHN_LOOK_PRINT)->text);
}

static void
paint_single_cloth (const ZohnClothPages *pages, cairo_t *cr)
{
  ZohnRectangle cloth = pages->inside;
  ZohnRectangle table = pages->below;

  cloth.height = cloth.width;
  zohn_cloth_paint_printed (cr, &cloth);
  if (pages->words == WORDS_ON_CLOTH) {
    table = take_start (pages, &pages->below, TABLE_SHARE);
    zohn_text_flow_paint (cr, &pages->flow);
  }
  zohn_sticks_table_paint (cr, &pages->table, &table);
}

static void
paint_words (const ZohnClothPages *pages, cairo_t *cr)
{
  ZohnRectangle title = pages->inside;

  title.height = TITLE_HEIGHT;
  paint_label (pages, cr, pages->sheet->title, &title, TITLE_SCALE, TRUE, ZOHN_ALIGN_START);
  if (pages->words == WORDS_APART) {
    ZohnRectangle table = take_start (pages, &pages->apart, 1 - PLAN_SHARE);
    ZohnRectangle plan = take_end (pages, &pages->apart, PLAN_SHARE);

    plan.height = zohn_sticks_table_get_height (&pages->table);
    zohn_sticks_table_paint (cr, &pages->table, &table);
    zohn_cloth_tiles_paint_plan (cr, &pages->tiles, pages->font, &plan);
  }
  zohn_text_flow_paint (cr, &pages->flow);
}

static void
paint_footer (const ZohnClothPages *pages, cairo_t *cr, guint page)
{
  ZohnRectangle box = pages->inside;

  box.y += box.height - FOOTER_HEIGHT / 2;
  box.height = FOOTER_HEIGHT / 2;
  if (pages->words == WORDS_ON_CLOTH) {
    paint_label (pages, cr, pages->sheet->title, &box, 0.8, FALSE, ZOHN_ALIGN_START);
  } else if (pages->sheet->format_page != NULL) {
    g_autofree char *text =
        pages->sheet->format_page (page + 1, zohn_cloth_pages_get_n_pages (pages));

    paint_label (pages, cr, text, &box, 0.8, FALSE, ZOHN_ALIGN_END);
  }
}

/**
 * zohn_cloth_pages_paint:
 * @pages: pages
 * @cr: a cairo context, in points from the corner of the paper
 * @page: which, from 0: those of the cloth row by row from the left, then the one with the words
 *
 * Paints a page, dark on what the paper is.
 */
void
zohn_cloth_pages_paint (const ZohnClothPages *pages, cairo_t *cr, guint page)
{
  g_return_if_fail (page < zohn_cloth_pages_get_n_pages (pages));

  cairo_save (cr);
  if (page == get_n_cloth_pages (pages)) {
    paint_words (pages, cr);
  } else if (pages->words == WORDS_APART) {
    zohn_cloth_tiles_paint (cr, &pages->tiles, page, pages->font, pages->sheet->glue);
  } else {
    paint_single_cloth (pages, cr);
  }
  paint_footer (pages, cr, page);
  cairo_restore (cr);
}

static void
paint_page_cb (cairo_t *cr, guint page, gpointer user_data)
{
  zohn_cloth_pages_paint (user_data, cr, page);
}

/**
 * zohn_cloth_sheet_render:
 * @sheet: a sheet
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a PDF, %NULL with @error set when it cannot be made
 */
GBytes *
zohn_cloth_sheet_render (const ZohnClothSheet *sheet, GError **error)
{
  g_autoptr (ZohnClothPages) pages = zohn_cloth_pages_new (sheet);

  return zohn_document_render (sheet->paper.width, sheet->paper.height,
                               zohn_cloth_pages_get_n_pages (pages), paint_page_cb, pages, error);
}
