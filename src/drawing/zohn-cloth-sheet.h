/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "drawing/zohn-paper.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* The board itself, to print and play on: the cloth over one sheet or several, the sticks' table, the rules. Plain data
 * with all its texts, all borrowed; always dark on white. */
typedef struct {
  ZohnPaper paper;
  const char *font; /* a family, NULL for "Sans" */
  gboolean right_to_left;
  guint n_pages; /* how many sheets the cloth may take, 1 to ZOHN_CLOTH_PAGES_MOST */
  const char *title;
  const char *sticks_heading;
  const char *falls[ZOHN_N_SCORES];
  const char *worths[ZOHN_N_SCORES];
  const GPtrArray *rules; /* of ZohnTextSection */
  const char *glue; /* on the strips: "Glue the next sheet here" */
  char *(*format_page) (guint page, guint n_pages); /* "Page 1 of 3", pages from 1 */
} ZohnClothSheet;

#define ZOHN_CLOTH_PAGES_MOST 36

typedef struct _ZohnClothPages ZohnClothPages;

ZohnClothPages *zohn_cloth_pages_new (const ZohnClothSheet *sheet);
void zohn_cloth_pages_free (ZohnClothPages *pages);
guint zohn_cloth_pages_get_n_pages (const ZohnClothPages *pages);
/* @page from 0; in points from the corner of the paper. */
void zohn_cloth_pages_paint (const ZohnClothPages *pages, cairo_t *cr, guint page);

GBytes *zohn_cloth_sheet_render (const ZohnClothSheet *sheet, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnClothPages, zohn_cloth_pages_free)

G_END_DECLS
