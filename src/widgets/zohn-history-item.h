/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-throw-record.h"

G_BEGIN_DECLS

/* What a row of the history is about: the opening, or a throw. Immutable. */
#define ZOHN_TYPE_HISTORY_ITEM (zohn_history_item_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistoryItem, zohn_history_item, ZOHN, HISTORY_ITEM, GObject)

ZohnHistoryItem *zohn_history_item_new (ZohnThrowRecord *record, gboolean begins_lap);

guint zohn_history_item_get_number (ZohnHistoryItem *item);
ZohnThrowRecord *zohn_history_item_get_record (ZohnHistoryItem *item);
gboolean zohn_history_item_get_begins_lap (ZohnHistoryItem *item);

G_END_DECLS
