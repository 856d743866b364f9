/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-sheet-table.h"

#include "drawing/zohn-glyph-painter.h"
#include "drawing/zohn-label-painter.h"

#include <math.h>

#define HAIRLINE 0.4
#define CELL_GAP 3.0

/* Parts of the width; what is left out gives its own to the others. */
static const double shares[ZOHN_N_SHEET_COLUMNS] = {
  [ZOHN_SHEET_NUMBER] = 0.08, [ZOHN_SHEET_PLAYER] = 0.205, [ZOHN_SHEET_STICKS] = 0.105,
  [ZOHN_SHEET_SCORE] = 0.07,  [ZOHN_SHEET_MOVE] = 0.135,   [ZOHN_SHEET_EVENTS] = 0.26,
  [ZOHN_SHEET_LUCK] = 0.145,
};

static const ZohnAlign alignments[ZOHN_N_SHEET_COLUMNS] = {
  [ZOHN_SHEET_NUMBER] = ZOHN_ALIGN_END,   [ZOHN_SHEET_PLAYER] = ZOHN_ALIGN_START,
  [ZOHN_SHEET_STICKS] = ZOHN_ALIGN_START, [ZOHN_SHEET_SCORE] = ZOHN_ALIGN_START,
  [ZOHN_SHEET_MOVE] = ZOHN_ALIGN_START,   [ZOHN_SHEET_EVENTS] = ZOHN_ALIGN_START,
  [ZOHN_SHEET_LUCK] = ZOHN_ALIGN_END,
};

static void
get_cell (const ZohnSheet *sheet, const ZohnRectangle *row, ZohnSheetColumn column,
          ZohnRectangle *cell)
{
  double all = 0, before = 0;

  for (guint i = 0; i < ZOHN_N_SHEET_COLUMNS; i++) {
    double share = sheet->columns[i] != NULL ? shares[i] : 0;

    all += share;
    before += i < column ? share : 0;
  }

  *cell = *row;
  cell->width = row->width * shares[column] / all - CELL_GAP;
  cell->x += row->width * before / all;
  if (sheet->right_to_left) {
    cell->x = row->x + row->width - (cell->x - row->x) - cell->width;
  }
}

static void
paint_line (cairo_t *cr, const ZohnRectangle *row, double y, double width)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);

  cairo_move_to (cr, row->x, y);
  cairo_line_to (cr, row->x + row->width, y);
  cairo_set_line_width (cr, width);
  zohn_colour_set (cr, palette->plate_edge);
  cairo_stroke (cr);
}

static void
paint_text (cairo_t *cr, const ZohnSheet *sheet, const PangoFontDescription *font,
            const ZohnRectangle *row, ZohnSheetColumn column, const char *text, gboolean bold)
{
  ZohnLabelStyle style = {
    .font = font,
    .scale = 1,
    .resolution = 72,
    .bold = bold,
    .right_to_left = sheet->right_to_left,
    .align = alignments[column],
    .vertical = ZOHN_ALIGN_MIDDLE,
    .shrink = 0.7,
  };
  ZohnRectangle cell;

  get_cell (sheet, row, column, &cell);
  if ((column == ZOHN_SHEET_SCORE || column == ZOHN_SHEET_LUCK) && sheet->right_to_left) {
    /* Figures and their signs keep their order. */
    style.right_to_left = FALSE;
    style.align = column == ZOHN_SHEET_SCORE ? ZOHN_ALIGN_END : ZOHN_ALIGN_START;
  }
  if (column == ZOHN_SHEET_PLAYER && !bold) {
    double sign = row->height;

    cell.x += sheet->right_to_left ? 0 : sign;
    cell.width -= sign;
  }
  zohn_label_paint (cr, &style, text, &cell, zohn_palette_get (ZOHN_LOOK_PRINT)->text);
}

static void
paint_pictures (cairo_t *cr, const ZohnSheet *sheet, const ZohnRectangle *row,
                const ZohnSheetRow *content)
{
  ZohnRectangle cell;

  if (sheet->columns[ZOHN_SHEET_PLAYER] != NULL) {
    double size = row->height * 0.88;

    get_cell (sheet, row, ZOHN_SHEET_PLAYER, &cell);
    cairo_save (cr);
    cairo_translate (cr, sheet->right_to_left ? cell.x + cell.width - size : cell.x,
                     cell.y + (row->height - size) / 2);
    zohn_piece_paint_glyph (cr, ZOHN_LOOK_PRINT, size, content->side);
    cairo_restore (cr);
  }
  if (sheet->columns[ZOHN_SHEET_STICKS] != NULL) {
    double width = row->height * 1.5;

    get_cell (sheet, row, ZOHN_SHEET_STICKS, &cell);
    cairo_save (cr);
    cairo_translate (cr, sheet->right_to_left ? cell.x + cell.width - width : cell.x,
                     cell.y + row->height * 0.07);
    zohn_sticks_paint_glyph (cr, ZOHN_LOOK_PRINT, width, row->height * 0.86, content->thrown);
    cairo_restore (cr);
  }
}

static void
paint_throw (cairo_t *cr, const ZohnSheet *sheet, const PangoFontDescription *font,
             const ZohnRectangle *row, const ZohnSheetRow *content)
{
  g_autofree char *number = g_strdup_printf ("%u", content->number);
  const char *const texts[ZOHN_N_SHEET_COLUMNS] = {
    [ZOHN_SHEET_NUMBER] = number,          [ZOHN_SHEET_PLAYER] = content->player,
    [ZOHN_SHEET_SCORE] = content->score,   [ZOHN_SHEET_MOVE] = content->move,
    [ZOHN_SHEET_EVENTS] = content->events, [ZOHN_SHEET_LUCK] = content->luck,
  };

  for (guint column = 0; column < ZOHN_N_SHEET_COLUMNS; column++) {
    if (sheet->columns[column] != NULL && texts[column] != NULL) {
      paint_text (cr, sheet, font, row, column, texts[column], FALSE);
    }
  }
  paint_pictures (cr, sheet, row, content);
}

static void
paint_heading (cairo_t *cr, const ZohnSheet *sheet, const PangoFontDescription *font,
               const ZohnRectangle *row, const char *heading)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  ZohnLabelStyle style = {
    .font = font,
    .scale = 1,
    .resolution = 72,
    .bold = TRUE,
    .right_to_left = sheet->right_to_left,
    .vertical = ZOHN_ALIGN_MIDDLE,
    .shrink = 0.7,
  };
  ZohnRectangle box = { row->x + CELL_GAP, row->y, row->width - 2 * CELL_GAP, row->height };

  cairo_rectangle (cr, row->x, row->y + HAIRLINE, row->width, row->height - HAIRLINE);
  zohn_colour_set_faded (cr, palette->text, 0.08);
  cairo_fill (cr);
  zohn_label_paint (cr, &style, heading, &box, palette->text);
}

/**
 * zohn_sheet_table_get_room:
 * @height: of a box, in points
 *
 * Returns: how many rows find room below the headings
 */
guint
zohn_sheet_table_get_room (double height)
{
  return (guint) MAX (0, floor (height / ZOHN_SHEET_ROW_HEIGHT) - 1);
}

/**
 * zohn_sheet_table_paint:
 * @cr: a cairo context, in points
 * @sheet: a sheet
 * @font: of the table
 * @box: where
 * @first: the first row
 * @last: the row after the last
 *
 * Paints headings and rows of the table of throws.
 */
void
zohn_sheet_table_paint (cairo_t *cr, const ZohnSheet *sheet, const PangoFontDescription *font,
                        const ZohnRectangle *box, guint first, guint last)
{
  ZohnRectangle row = { box->x, box->y, box->width, ZOHN_SHEET_ROW_HEIGHT };

  for (guint column = 0; column < ZOHN_N_SHEET_COLUMNS; column++) {
    if (sheet->columns[column] != NULL) {
      paint_text (cr, sheet, font, &row, column, sheet->columns[column], TRUE);
    }
  }
  paint_line (cr, &row, row.y + row.height, 2 * HAIRLINE);

  for (guint i = first; i < last; i++) {
    row.y += row.height;
    if (sheet->rows[i].heading != NULL) {
      paint_heading (cr, sheet, font, &row, sheet->rows[i].heading);
    } else {
      paint_throw (cr, sheet, font, &row, &sheet->rows[i]);
    }
    paint_line (cr, &row, row.y + row.height, HAIRLINE);
  }
}
