/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-paper.h"
#include "drawing/zohn-scene.h"

G_BEGIN_DECLS

/* The score sheet of a game, to print: what happened, how the board stands, every throw. Plain data with all its texts;
 * always dark on white. */

typedef enum {
  ZOHN_SHEET_NUMBER,
  ZOHN_SHEET_PLAYER, /* with the side's awl */
  ZOHN_SHEET_STICKS, /* a picture */
  ZOHN_SHEET_SCORE,
  ZOHN_SHEET_MOVE,
  ZOHN_SHEET_EVENTS,
  ZOHN_SHEET_LUCK,
} ZohnSheetColumn;

#define ZOHN_N_SHEET_COLUMNS 7

/* A throw, or the heading of a lap. All texts are borrowed and may be NULL. */
typedef struct {
  const char *heading; /* of the lap that begins; then nothing else is looked at */
  guint number;
  ZohnSide side;
  ZohnThrow thrown;
  const char *player, *score, *move, *events, *luck;
} ZohnSheetRow;

/* Paints a picture in a box of @width by @height from the origin, in points. */
typedef void (*ZohnBoxFunc) (cairo_t *cr, double width, double height, gpointer user_data);

/* All borrowed. */
typedef struct {
  ZohnPaper paper;
  const char *font; /* a family, NULL for "Sans" */
  gboolean right_to_left;
  const char *title;
  const char *const *facts; /* a line each, ends with NULL */
  const char *const *columns; /* ZOHN_N_SHEET_COLUMNS headings; NULL leaves a column out */
  const ZohnScene *scene; /* the board, NULL for none */
  ZohnBoxFunc paint_chart; /* NULL for none */
  gpointer chart_data;
  const ZohnSheetRow *rows;
  guint n_rows;
  char *(*format_page) (guint page, guint n_pages); /* "Page 1 of 3", pages from 1 */
} ZohnSheet;

#define ZOHN_SHEET_TABLE_COLUMNS 2

typedef struct _ZohnSheetPages ZohnSheetPages;

ZohnSheetPages *zohn_sheet_pages_new (const ZohnSheet *sheet);
void zohn_sheet_pages_free (ZohnSheetPages *pages);
guint zohn_sheet_pages_get_n_pages (const ZohnSheetPages *pages);
/* The rows @first to before @last of one of the table's columns on a page, both from 0. */
void zohn_sheet_pages_get_rows (const ZohnSheetPages *pages, guint page, guint column, guint *first,
                                guint *last);
/* @page from 0; in points from the corner of the paper. */
void zohn_sheet_pages_paint (const ZohnSheetPages *pages, cairo_t *cr, guint page);

GBytes *zohn_sheet_render (const ZohnSheet *sheet, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnSheetPages, zohn_sheet_pages_free)

G_END_DECLS
