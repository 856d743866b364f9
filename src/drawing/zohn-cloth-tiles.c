/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-cloth-tiles.h"

#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-still-painter.h"

#include <math.h>

#define CROSS (3 * ZOHN_POINTS_PER_MILLIMETRE)
#define LINE 0.5
#define WORDS_SCALE 0.85

static double
get_inside (double length, double margin)
{
  return length - 2 * margin;
}

static double
get_span (double inside, guint n)
{
  return n * inside - (n - 1) * ZOHN_CLOTH_STRIP;
}

/**
 * zohn_cloth_tiles_init:
 * @tiles: (out): tiles
 * @paper: a paper
 * @n_pages: how many sheets there may be, at least 1
 *
 * Arranges the sheets so that the cloth becomes as large as it can; sheets that would not make it larger are not used.
 */
void
zohn_cloth_tiles_init (ZohnClothTiles *tiles, const ZohnPaper *paper, guint n_pages)
{
  double width = get_inside (paper->width, paper->margin);
  double height = get_inside (paper->height, paper->margin);

  *tiles = (ZohnClothTiles){ .paper = *paper };
  for (guint n_columns = 1; n_columns <= MAX (n_pages, 1); n_columns++) {
    for (guint n_rows = 1; n_columns * n_rows <= MAX (n_pages, 1); n_rows++) {
      double side = MIN (get_span (width, n_columns), get_span (height, n_rows));

      if (side > tiles->side + 1) {
        tiles->side = side;
        tiles->n_columns = n_columns;
        tiles->n_rows = n_rows;
      }
    }
  }
}

/**
 * zohn_cloth_paint_printed:
 * @cr: a cairo context
 * @cloth: where
 *
 * Paints an empty board as it is printed.
 */
void
zohn_cloth_paint_printed (cairo_t *cr, const ZohnRectangle *cloth)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);

  cairo_save (cr);
  zohn_enter_cloth (cr, cloth);
  zohn_cloth_paint (cr, palette);
  zohn_ring_paint (cr, palette);
  zohn_stone_paint (cr, palette);
  cairo_restore (cr);
}

/* Meets the same cross on the neighbour. */
static void
add_cross (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - CROSS, y);
  cairo_line_to (cr, x + CROSS, y);
  cairo_move_to (cr, x, y - CROSS);
  cairo_line_to (cr, x, y + CROSS);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, CROSS / 2, 0, 2 * G_PI);
}

static void
paint_words (cairo_t *cr, const PangoFontDescription *font, const char *words, double length)
{
  ZohnLabelStyle style = {
    .font = font,
    .scale = WORDS_SCALE,
    .resolution = 72,
    .align = ZOHN_ALIGN_MIDDLE,
    .vertical = ZOHN_ALIGN_MIDDLE,
    .shrink = 0.6,
  };
  ZohnRectangle box = { length * 0.3, 0, length * 0.4, ZOHN_CLOTH_STRIP };

  zohn_label_paint (cr, &style, words, &box, zohn_palette_get (ZOHN_LOOK_PRINT)->text_faint);
}

/* The strip along x, from the origin, that the neighbour is glued on. */
static void
paint_strip (cairo_t *cr, const PangoFontDescription *font, const char *words, double length)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  const double dashes[] = { 4, 3 };

  cairo_rectangle (cr, 0, 0, length, ZOHN_CLOTH_STRIP);
  zohn_colour_set_faded (cr, palette->text, 0.06);
  cairo_fill (cr);

  zohn_colour_set (cr, palette->text_faint);
  cairo_set_line_width (cr, LINE);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  if (words != NULL) {
    paint_words (cr, font, words, length);
  }
}

static void
paint_crosses (cairo_t *cr, const ZohnClothTiles *tiles, guint column, guint row)
{
  const ZohnRectangle inside = { tiles->paper.margin, tiles->paper.margin,
                                 get_inside (tiles->paper.width, tiles->paper.margin),
                                 get_inside (tiles->paper.height, tiles->paper.margin) };
  const double places[] = { 0.2, 0.8 };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    double x = inside.x + inside.width * places[i];
    double y = inside.y + inside.height * places[i];

    if (column > 0) {
      add_cross (cr, inside.x + ZOHN_CLOTH_STRIP / 2, y);
    }
    if (column + 1 < tiles->n_columns) {
      add_cross (cr, inside.x + inside.width - ZOHN_CLOTH_STRIP / 2, y);
    }
    if (row > 0) {
      add_cross (cr, x, inside.y + ZOHN_CLOTH_STRIP / 2);
    }
    if (row + 1 < tiles->n_rows) {
      add_cross (cr, x, inside.y + inside.height - ZOHN_CLOTH_STRIP / 2);
    }
  }
  zohn_colour_set (cr, zohn_palette_get (ZOHN_LOOK_PRINT)->text_faint);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
paint_strips (cairo_t *cr, const ZohnClothTiles *tiles, guint column, guint row,
              const PangoFontDescription *font, const char *words)
{
  double margin = tiles->paper.margin;
  double width = get_inside (tiles->paper.width, margin);
  double height = get_inside (tiles->paper.height, margin);

  if (row + 1 < tiles->n_rows) {
    cairo_save (cr);
    cairo_translate (cr, margin, margin + height - ZOHN_CLOTH_STRIP);
    paint_strip (cr, font, words, width);
    cairo_restore (cr);
  }
  if (column + 1 < tiles->n_columns) {
    cairo_save (cr);
    cairo_translate (cr, margin + width - ZOHN_CLOTH_STRIP, margin + height);
    cairo_rotate (cr, -G_PI_2);
    paint_strip (cr, font, words, height);
    cairo_restore (cr);
  }
}

/* Where a sheet is cut so that it lies on its neighbour's strip. */
static void
paint_cuts (cairo_t *cr, const ZohnClothTiles *tiles, guint column, guint row)
{
  double margin = tiles->paper.margin;
  double right = tiles->paper.width - margin;
  double bottom = tiles->paper.height - margin;

  if (column > 0) {
    cairo_move_to (cr, margin + LINE / 2, margin);
    cairo_line_to (cr, margin + LINE / 2, bottom);
  }
  if (row > 0) {
    cairo_move_to (cr, margin, margin + LINE / 2);
    cairo_line_to (cr, right, margin + LINE / 2);
  }
  zohn_colour_set (cr, zohn_palette_get (ZOHN_LOOK_PRINT)->text_faint);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

/**
 * zohn_cloth_tiles_paint:
 * @cr: a cairo context, in points from the corner of the paper
 * @tiles: tiles
 * @page: which, row by row from the left
 * @font: of the words
 * @words: (nullable): on the strips that are glued
 *
 * Paints one sheet of the cloth, with the marks for cutting and gluing.
 */
void
zohn_cloth_tiles_paint (cairo_t *cr, const ZohnClothTiles *tiles, guint page,
                        const PangoFontDescription *font, const char *words)
{
  guint column = page % tiles->n_columns;
  guint row = page / tiles->n_columns;
  double margin = tiles->paper.margin;
  double width = get_inside (tiles->paper.width, margin);
  double height = get_inside (tiles->paper.height, margin);
  ZohnRectangle cloth = { margin + (get_span (width, tiles->n_columns) - tiles->side) / 2 -
                              column * (width - ZOHN_CLOTH_STRIP),
                          margin + (get_span (height, tiles->n_rows) - tiles->side) / 2 -
                              row * (height - ZOHN_CLOTH_STRIP),
                          tiles->side, tiles->side };

  g_return_if_fail (page < tiles->n_columns * tiles->n_rows);

  cairo_save (cr);
  cairo_rectangle (cr, margin, margin, width, height);
  cairo_clip (cr);
  zohn_cloth_paint_printed (cr, &cloth);
  paint_strips (cr, tiles, column, row, font, words);
  paint_crosses (cr, tiles, column, row);
  paint_cuts (cr, tiles, column, row);
  cairo_restore (cr);
}

/**
 * zohn_cloth_tiles_paint_plan:
 * @cr: a cairo context, in points
 * @tiles: tiles
 * @font: of the numbers
 * @box: where
 *
 * Paints a small picture of all sheets with their numbers, as they go together.
 */
void
zohn_cloth_tiles_paint_plan (cairo_t *cr, const ZohnClothTiles *tiles,
                             const PangoFontDescription *font, const ZohnRectangle *box)
{
  const ZohnPalette *palette = zohn_palette_get (ZOHN_LOOK_PRINT);
  double width = get_span (get_inside (tiles->paper.width, tiles->paper.margin), tiles->n_columns);
  double height = get_span (get_inside (tiles->paper.height, tiles->paper.margin), tiles->n_rows);
  double scale = MIN (box->width / width, box->height / height);
  double cell_width = width * scale / tiles->n_columns;
  double cell_height = height * scale / tiles->n_rows;
  double left = box->x + (box->width - width * scale) / 2;
  ZohnLabelStyle style = {
    .font = font,
    .scale = 1.5,
    .resolution = 72,
    .bold = TRUE,
    .align = ZOHN_ALIGN_MIDDLE,
    .vertical = ZOHN_ALIGN_MIDDLE,
  };
  ZohnRectangle cloth = { left + (width - tiles->side) * scale / 2,
                          box->y + (height - tiles->side) * scale / 2, tiles->side * scale,
                          tiles->side * scale };

  zohn_cloth_paint_printed (cr, &cloth);
  for (guint page = 0; page < tiles->n_columns * tiles->n_rows; page++) {
    g_autofree char *number = g_strdup_printf ("%u", page + 1);
    ZohnRectangle cell = { left + (page % tiles->n_columns) * cell_width,
                           box->y + (page / tiles->n_columns) * cell_height, cell_width,
                           cell_height };

    cairo_rectangle (cr, cell.x, cell.y, cell.width, cell.height);
    zohn_colour_set (cr, palette->text);
    cairo_set_line_width (cr, LINE * 2);
    cairo_stroke (cr);
    zohn_label_paint (cr, &style, number, &cell, palette->text);
  }
}
