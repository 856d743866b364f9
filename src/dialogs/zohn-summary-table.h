/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A small table: a row's first cell tells what the row is about, the others are figures. Rows are changed where they are,
 * so that what has the focus keeps it. The keyboard goes through the rows one by one, and each is read out as a sentence.
 *
 * Properties, construct only: `n-columns`, `figure-chars` (the width of the others than the first), `links` (rows can be
 * activated).
 * Signals: `activated` (guint: the row). */
#define ZOHN_TYPE_SUMMARY_TABLE (zohn_summary_table_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSummaryTable, zohn_summary_table, ZOHN, SUMMARY_TABLE, GtkWidget)

void zohn_summary_table_set_label (ZohnSummaryTable *table, const char *label);
void zohn_summary_table_set_header (ZohnSummaryTable *table, const char *const *cells);
void zohn_summary_table_set_row (ZohnSummaryTable *table, guint row, const char *const *cells,
                                 const char *sentence);
void zohn_summary_table_set_n_rows (ZohnSummaryTable *table, guint n_rows);
guint zohn_summary_table_get_n_rows (ZohnSummaryTable *table);

G_END_DECLS
