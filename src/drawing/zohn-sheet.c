/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-sheet.h"

#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-picture.h"
#include "drawing/zohn-sheet-table.h"

#include <math.h>

#define TITLE_HEIGHT 22.0
#define TITLE_SCALE 1.9
#define FACT_HEIGHT 13.0
#define FACT_SCALE 1.15
#define FOOTER_HEIGHT 18.0
#define BLOCK_GAP 12.0
#define BOARD_SHARE 0.40
#define CHART_LEAST 60.0
#define CHART_HEIGHT 110.0
#define TABLE_GAP 16.0

/* Where a column of the table begins and ends. */
typedef struct {
  guint first, last;
} Stretch;

struct _ZohnSheetPages {
  const ZohnSheet *sheet; /* borrowed */
  PangoFontDescription *font;
  ZohnRectangle inside; /* without margins and footer */
  double head; /* height of what comes before the table on the first page */
  GArray *stretches; /* of Stretch, ZOHN_SHEET_TABLE_COLUMNS a page */
  guint n_pages;
};

static double
get_board_height (const ZohnSheetPages *pages, double *width)
{
  double text_height = zohn_label_measure_line (pages->font, 72);

  *width = pages->sheet->scene != NULL ? pages->inside.width * BOARD_SHARE : 0;

  return *width > 0 ? zohn_board_layout_get_height (*width, text_height) : 0;
}

static double
get_texts_height (const ZohnSheet *sheet)
{
  guint n_facts = 0;

  while (sheet->facts != NULL && sheet->facts[n_facts] != NULL) {
    n_facts++;
  }

  return TITLE_HEIGHT + n_facts * FACT_HEIGHT;
}

static double
get_head_height (const ZohnSheetPages *pages)
{
  double board_width;
  double board = get_board_height (pages, &board_width);
  double left = get_texts_height (pages->sheet);

  if (pages->sheet->paint_chart != NULL) {
    left += BLOCK_GAP + (board > 0 ? CHART_LEAST : CHART_HEIGHT);
  }

  return MAX (left, board) + BLOCK_GAP;
}

/* As many rows as find room; a heading never stands alone at the end. */
static guint
fill_stretch (const ZohnSheet *sheet, guint first, guint room)
{
  guint last = MIN (sheet->n_rows, first + MAX (room, 2));

  if (last < sheet->n_rows && sheet->rows[last - 1].heading != NULL && last - first > 1) {
    last--;
  }

  return last;
}

static void
lay_out (ZohnSheetPages *pages)
{
  guint row = 0;

  do {
    double height = pages->inside.height - (pages->n_pages == 0 ? pages->head : 0);
    guint room = zohn_sheet_table_get_room (height);

    /* The last page's columns are of one length. */
    if (pages->sheet->n_rows - row <= ZOHN_SHEET_TABLE_COLUMNS * (room - 1)) {
      room = (pages->sheet->n_rows - row + ZOHN_SHEET_TABLE_COLUMNS) / ZOHN_SHEET_TABLE_COLUMNS;
    }
    for (guint column = 0; column < ZOHN_SHEET_TABLE_COLUMNS; column++) {
      Stretch stretch = { row, fill_stretch (pages->sheet, row, room) };

      g_array_append_val (pages->stretches, stretch);
      row = stretch.last;
    }
    pages->n_pages++;
  } while (row < pages->sheet->n_rows);
}

/**
 * zohn_sheet_pages_new:
 * @sheet: a sheet, which must stay as it is as long as its pages are there
 *
 * Returns: (transfer full): the sheet spread over pages
 */
ZohnSheetPages *
zohn_sheet_pages_new (const ZohnSheet *sheet)
{
  ZohnSheetPages *pages = g_new0 (ZohnSheetPages, 1);
  double margin = sheet->paper.margin;

  pages->sheet = sheet;
  pages->font = pango_font_description_from_string (sheet->font != NULL ? sheet->font : "Sans");
  pango_font_description_set_absolute_size (pages->font, ZOHN_SHEET_FONT_SIZE * PANGO_SCALE);
  pages->inside = (ZohnRectangle){ margin, margin, sheet->paper.width - 2 * margin,
                                   sheet->paper.height - 2 * margin - FOOTER_HEIGHT };
  pages->stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));
  pages->head = get_head_height (pages);
  lay_out (pages);

  return pages;
}

/**
 * zohn_sheet_pages_free:
 * @pages: (transfer full): pages
 */
void
zohn_sheet_pages_free (ZohnSheetPages *pages)
{
  pango_font_description_free (pages->font);
  g_array_unref (pages->stretches);
  g_free (pages);
}

/**
 * zohn_sheet_pages_get_n_pages:
 * @pages: pages
 *
 * Returns: how many, at least 1
 */
guint
zohn_sheet_pages_get_n_pages (const ZohnSheetPages *pages)
{
  return pages->n_pages;
}

/**
 * zohn_sheet_pages_get_rows:
 * @pages: pages
 * @page: which, from 0
 * @column: of the table on the page, 0 to below ZOHN_SHEET_TABLE_COLUMNS, in the direction of reading
 * @first: (out): the first row that stands there
 * @last: (out): the row after the last
 */
void
zohn_sheet_pages_get_rows (const ZohnSheetPages *pages, guint page, guint column, guint *first,
                           guint *last)
{
  const Stretch *stretch;

  g_return_if_fail (page < pages->n_pages && column < ZOHN_SHEET_TABLE_COLUMNS);

  stretch = &g_array_index (pages->stretches, Stretch, page * ZOHN_SHEET_TABLE_COLUMNS + column);
  *first = stretch->first;
  *last = stretch->last;
}

static ZohnLabelStyle
get_label_style (const ZohnSheetPages *pages, double scale, gboolean bold, ZohnAlign align)
{
  return (ZohnLabelStyle){
    .font = pages->font,
    .scale = scale,
    .resolution = 72,
    .bold = bold,
    .right_to_left = pages->sheet->right_to_left,
    .align = align,
    .vertical = ZOHN_ALIGN_MIDDLE,
    .shrink = 0.6,
  };
}

static void
paint_texts (const ZohnSheetPages *pages, cairo_t *cr, const ZohnRectangle *box)
{
  const ZohnSheet *sheet = pages->sheet;
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  ZohnLabelStyle style = get_label_style (pages, TITLE_SCALE, TRUE, ZOHN_ALIGN_START);
  ZohnRectangle line = { box->x, box->y, box->width, TITLE_HEIGHT };

  zohn_label_paint (cr, &style, sheet->title, &line, palette->text);
  style = get_label_style (pages, FACT_SCALE, FALSE, ZOHN_ALIGN_START);
  line.y += TITLE_HEIGHT;
  line.height = FACT_HEIGHT;
  for (guint i = 0; sheet->facts != NULL && sheet->facts[i] != NULL; i++) {
    zohn_label_paint (cr, &style, sheet->facts[i], &line, palette->text);
    line.y += FACT_HEIGHT;
  }
}

static void
paint_board (const ZohnSheetPages *pages, cairo_t *cr, const ZohnRectangle *box)
{
  ZohnBoardStyle style = {
    .look = ZOHN_LOOK_PRINT,
    .font = pages->font,
    .right_to_left = pages->sheet->right_to_left,
    .resolution = 72,
  };

  zohn_board_layout_init (&style.layout, box->width, box->height,
                          zohn_label_measure_line (pages->font, 72), style.right_to_left);
  cairo_save (cr);
  cairo_translate (cr, box->x, box->y);
  zohn_board_paint (cr, &style, pages->sheet->scene);
  cairo_restore (cr);
}

/* Title, facts and chart where reading begins, the board beside them. */
static void
paint_head (const ZohnSheetPages *pages, cairo_t *cr)
{
  const ZohnSheet *sheet = pages->sheet;
  ZohnRectangle left = pages->inside, board = pages->inside;
  double texts = get_texts_height (sheet);

  board.height = get_board_height (pages, &board.width);
  left.height = pages->head - BLOCK_GAP;
  if (board.width > 0) {
    left.width -= board.width + BLOCK_GAP;
    if (sheet->right_to_left) {
      left.x += board.width + BLOCK_GAP;
    } else {
      board.x += pages->inside.width - board.width;
    }
    paint_board (pages, cr, &board);
  }
  paint_texts (pages, cr, &left);
  if (sheet->paint_chart != NULL) {
    cairo_save (cr);
    cairo_translate (cr, left.x, left.y + texts + BLOCK_GAP);
    sheet->paint_chart (cr, left.width, left.height - texts - BLOCK_GAP, sheet->chart_data);
    cairo_restore (cr);
  }
}

static void
paint_table (const ZohnSheetPages *pages, cairo_t *cr, guint page)
{
  const ZohnSheet *sheet = pages->sheet;
  double width =
      (pages->inside.width - (ZOHN_SHEET_TABLE_COLUMNS - 1) * TABLE_GAP) / ZOHN_SHEET_TABLE_COLUMNS;
  double top = page == 0 ? pages->head : 0;

  for (guint column = 0; column < ZOHN_SHEET_TABLE_COLUMNS; column++) {
    guint place = sheet->right_to_left ? ZOHN_SHEET_TABLE_COLUMNS - 1 - column : column;
    ZohnRectangle box = { pages->inside.x + place * (width + TABLE_GAP), pages->inside.y + top,
                          width, pages->inside.height - top };
    guint first, last;

    zohn_sheet_pages_get_rows (pages, page, column, &first, &last);
    if (last > first) {
      zohn_sheet_table_paint (cr, sheet, pages->font, &box, first, last);
    }
  }
}

static void
paint_footer (const ZohnSheetPages *pages, cairo_t *cr, guint page)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  ZohnRectangle box = { pages->inside.x, pages->inside.y + pages->inside.height + FOOTER_HEIGHT / 3,
                        pages->inside.width * 0.7, FOOTER_HEIGHT * 2 / 3 };
  ZohnLabelStyle style = get_label_style (pages, 1, FALSE, ZOHN_ALIGN_START);

  if (pages->sheet->right_to_left) {
    box.x += pages->inside.width - box.width;
  }
  if (page > 0) {
    zohn_label_paint (cr, &style, pages->sheet->title, &box, palette->text_faint);
  }
  if (pages->sheet->format_page != NULL) {
    g_autofree char *text = pages->sheet->format_page (page + 1, pages->n_pages);

    style.align = ZOHN_ALIGN_END;
    box.width = pages->inside.width * 0.3;
    box.x = pages->sheet->right_to_left ? pages->inside.x
                                        : pages->inside.x + pages->inside.width - box.width;
    zohn_label_paint (cr, &style, text, &box, palette->text_faint);
  }
}

/**
 * zohn_sheet_pages_paint:
 * @pages: pages
 * @cr: a cairo context, in points from the corner of the paper
 * @page: which, from 0
 *
 * Paints a page, dark on what the paper is.
 */
void
zohn_sheet_pages_paint (const ZohnSheetPages *pages, cairo_t *cr, guint page)
{
  g_return_if_fail (page < pages->n_pages);

  cairo_save (cr);
  if (page == 0) {
    paint_head (pages, cr);
  }
  paint_table (pages, cr, page);
  paint_footer (pages, cr, page);
  cairo_restore (cr);
}

static void
paint_page_cb (cairo_t *cr, guint page, gpointer user_data)
{
  zohn_sheet_pages_paint (user_data, cr, page);
}

/**
 * zohn_sheet_render:
 * @sheet: a sheet
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a PDF, %NULL with @error set when it cannot be made
 */
GBytes *
zohn_sheet_render (const ZohnSheet *sheet, GError **error)
{
  g_autoptr (ZohnSheetPages) pages = zohn_sheet_pages_new (sheet);

  return zohn_document_render (sheet->paper.width, sheet->paper.height, pages->n_pages,
                               paint_page_cb, pages, error);
}
