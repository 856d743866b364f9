/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-sticks-table.h"

#include "drawing/zohn-glyph-painter.h"
#include "drawing/zohn-label-painter.h"

/* In lines of text. */
#define HEADING_HEIGHT 1.5
#define ROW_HEIGHT 2.45
#define PICTURE_WIDTH 2.9
#define PICTURE_HEIGHT 2.1
#define PICTURE_GAP 0.6
#define COLUMN_GAP 1.5

/* A throw of each score, in the order of ZohnScore. */
static const ZohnThrow examples[ZOHN_N_SCORES] = {
  [ZOHN_SCORE_1] = 0x1,        [ZOHN_SCORE_1_AGAIN] = 0x8, [ZOHN_SCORE_2] = 0x3,
  [ZOHN_SCORE_3] = 0x7,        [ZOHN_SCORE_3_AGAIN] = 0xb, [ZOHN_SCORE_6_AGAIN] = 0xf,
  [ZOHN_SCORE_10_AGAIN] = 0x0,
};

static double
get_line (const ZohnSticksTable *table)
{
  return zohn_label_measure_line (table->font, 72) * table->scale;
}

static guint
get_n_rows (const ZohnSticksTable *table)
{
  guint n_columns = MAX (table->n_columns, 1);

  return (ZOHN_N_SCORES + n_columns - 1) / n_columns;
}

/**
 * zohn_sticks_table_get_height:
 * @table: a table
 *
 * Returns: its height, in points
 */
double
zohn_sticks_table_get_height (const ZohnSticksTable *table)
{
  return (HEADING_HEIGHT + get_n_rows (table) * ROW_HEIGHT) * get_line (table);
}

static void
paint_row (cairo_t *cr, const ZohnSticksTable *table, const ZohnRectangle *row, guint score)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  double line = get_line (table);
  double indent = (PICTURE_WIDTH + PICTURE_GAP) * line;
  ZohnRectangle text = { row->x + (table->right_to_left ? 0 : indent), row->y, row->width - indent,
                         row->height / 2 };
  ZohnLabelStyle style = {
    .font = table->font,
    .scale = table->scale,
    .resolution = 72,
    .right_to_left = table->right_to_left,
    .vertical = ZOHN_ALIGN_END,
    .shrink = 0.6,
  };

  cairo_save (cr);
  cairo_translate (cr, table->right_to_left ? row->x + row->width - PICTURE_WIDTH * line : row->x,
                   row->y + (ROW_HEIGHT - PICTURE_HEIGHT) / 2 * line);
  zohn_sticks_paint_glyph (cr, ZOHN_LOOK_PRINT, PICTURE_WIDTH * line, PICTURE_HEIGHT * line,
                           examples[score]);
  cairo_restore (cr);

  zohn_label_paint (cr, &style, table->falls[score], &text, palette->text);
  text.y += text.height;
  style.bold = TRUE;
  style.vertical = ZOHN_ALIGN_START;
  zohn_label_paint (cr, &style, table->worths[score], &text, palette->text);
}

/**
 * zohn_sticks_table_paint:
 * @cr: a cairo context, in points
 * @table: a table
 * @box: where; its height is not looked at
 */
void
zohn_sticks_table_paint (cairo_t *cr, const ZohnSticksTable *table, const ZohnRectangle *box)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  double line = get_line (table);
  double gap = COLUMN_GAP * line;
  guint n_columns = MAX (table->n_columns, 1);
  ZohnRectangle row = { box->x, box->y, box->width, HEADING_HEIGHT * line };
  ZohnLabelStyle style = {
    .font = table->font,
    .scale = table->scale * 1.1,
    .resolution = 72,
    .bold = TRUE,
    .right_to_left = table->right_to_left,
    .shrink = 0.6,
  };

  zohn_label_paint (cr, &style, table->heading, &row, palette->text);
  row.height = ROW_HEIGHT * line;
  row.width = (box->width - (n_columns - 1) * gap) / n_columns;
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    guint column = score / get_n_rows (table);
    guint place = table->right_to_left ? n_columns - 1 - column : column;

    row.x = box->x + place * (row.width + gap);
    row.y = box->y + HEADING_HEIGHT * line + (score % get_n_rows (table)) * row.height;
    paint_row (cr, table, &row, score);
  }
}
