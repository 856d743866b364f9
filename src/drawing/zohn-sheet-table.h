/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-sheet.h"

G_BEGIN_DECLS

#define ZOHN_SHEET_FONT_SIZE 7.5
#define ZOHN_SHEET_ROW_HEIGHT 11.5

/* How many rows find room in @height, below the headings. */
guint zohn_sheet_table_get_room (double height);

/* Rows @first to before @last of the table in a box. */
void zohn_sheet_table_paint (cairo_t *cr, const ZohnSheet *sheet, const PangoFontDescription *font,
                             const ZohnRectangle *box, guint first, guint last);

G_END_DECLS
