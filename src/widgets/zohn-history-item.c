/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-item.h"

struct _ZohnHistoryItem {
  GObject parent_instance;

  /* owned */
  ZohnThrowRecord *record; /* NULL for the opening */

  gboolean begins_lap;
};

G_DEFINE_FINAL_TYPE (ZohnHistoryItem, zohn_history_item, G_TYPE_OBJECT)

static void
zohn_history_item_dispose (GObject *object)
{
  ZohnHistoryItem *self = ZOHN_HISTORY_ITEM (object);

  g_clear_object (&self->record);

  G_OBJECT_CLASS (zohn_history_item_parent_class)->dispose (object);
}

static void
zohn_history_item_class_init (ZohnHistoryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = zohn_history_item_dispose;
}

static void
zohn_history_item_init (ZohnHistoryItem *self)
{
}

/**
 * zohn_history_item_new:
 * @record: (transfer full) (nullable): the throw; %NULL for the opening
 * @begins_lap: whether it is the first of its lap in the list
 *
 * Returns: (transfer full): an item of the history's rows.
 */
ZohnHistoryItem *
zohn_history_item_new (ZohnThrowRecord *record, gboolean begins_lap)
{
  ZohnHistoryItem *item = g_object_new (ZOHN_TYPE_HISTORY_ITEM, NULL);

  item->record = record;
  item->begins_lap = begins_lap;

  return item;
}

/**
 * zohn_history_item_get_number:
 * @item: an item
 *
 * Returns: the throw's number, from 1; 0 for the opening.
 */
guint
zohn_history_item_get_number (ZohnHistoryItem *item)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ITEM (item), 0);

  return item->record != NULL ? zohn_throw_record_get_number (item->record) : 0;
}

/**
 * zohn_history_item_get_record:
 * @item: an item
 *
 * Returns: (transfer none) (nullable): the throw; %NULL for the opening.
 */
ZohnThrowRecord *
zohn_history_item_get_record (ZohnHistoryItem *item)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ITEM (item), NULL);

  return item->record;
}

/**
 * zohn_history_item_get_begins_lap:
 * @item: an item
 *
 * Returns: whether it is the first of its lap in the list, and shows the lap's heading.
 */
gboolean
zohn_history_item_get_begins_lap (ZohnHistoryItem *item)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ITEM (item), FALSE);

  return item->begins_lap;
}
