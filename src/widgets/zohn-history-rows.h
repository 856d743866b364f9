/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-history.h"
#include "widgets/zohn-history-item.h"
#include "widgets/zohn-throw-filter.h"

G_BEGIN_DECLS

/* The rows of a history as a list model of ZohnHistoryItem: the opening, then every throw. Items are made when they are asked
 * for; a row costs nothing until then. With a filter only the throws that it takes are rows.
 *
 * What happens to the history shows when zohn_history_rows_update() is called, all at once: a GtkListView takes one change of
 * many rows far better than many changes of one row without a frame between them. */
#define ZOHN_TYPE_HISTORY_ROWS (zohn_history_rows_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistoryRows, zohn_history_rows, ZOHN, HISTORY_ROWS, GObject)

ZohnHistoryRows *zohn_history_rows_new (void);
void zohn_history_rows_set_filter (ZohnHistoryRows *rows, ZohnThrowFilter *filter);
void zohn_history_rows_set_history (ZohnHistoryRows *rows, ZohnHistory *history);
gboolean zohn_history_rows_is_behind (ZohnHistoryRows *rows);
void zohn_history_rows_update (ZohnHistoryRows *rows);

/* From a place in the list to a throw and back; without a filter they are the same. */
guint zohn_history_rows_get_number (ZohnHistoryRows *rows, guint position);
gboolean zohn_history_rows_find (ZohnHistoryRows *rows, guint number, guint *position);

G_END_DECLS
