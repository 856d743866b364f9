/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-chance-series.h"
#include "engine/zohn-game-model.h"
#include "widgets/zohn-history-item.h"

G_BEGIN_DECLS

/* A row of the history: above it the lap's heading when it is the lap's first, then who threw what, from where to where,
 * and in words what happened; what it was worth, where there are chances; and what somebody wrote about it. */
#define ZOHN_TYPE_HISTORY_ROW (zohn_history_row_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistoryRow, zohn_history_row, ZOHN, HISTORY_ROW, GtkWidget)

GtkWidget *zohn_history_row_new (void);
ZohnHistoryItem *zohn_history_row_get_item (ZohnHistoryRow *row);
void zohn_history_row_set_item (ZohnHistoryRow *row, ZohnHistoryItem *item, ZohnGameModel *model,
                                const ZohnChanceSeries *series);
const char *zohn_history_row_get_text (ZohnHistoryRow *row);

G_END_DECLS
