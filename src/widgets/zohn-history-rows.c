/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-rows.h"

struct _ZohnHistoryRows {
  GObject parent_instance;

  /* owned */
  ZohnHistory *history;
  GSignalGroup *history_signals;

  guint n_rows; /* as told so far */
  guint n_same; /* of these, so many from the beginning are as they were */
  gboolean behind;
};

static void zohn_history_rows_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ZohnHistoryRows, zohn_history_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      zohn_history_rows_list_model_init))

static guint
get_n_rows (ZohnHistory *history)
{
  return history != NULL ? 1 + zohn_history_get_n_throws (history) : 0;
}

static gboolean
begins_lap (ZohnHistory *history, guint number)
{
  return number == 1 ||
         zohn_history_get_lap (history, number - 1) != zohn_history_get_lap (history, number - 2);
}

static GType
zohn_history_rows_get_item_type (GListModel *list)
{
  return ZOHN_TYPE_HISTORY_ITEM;
}

static guint
zohn_history_rows_get_n_items (GListModel *list)
{
  return ZOHN_HISTORY_ROWS (list)->n_rows;
}

static gpointer
zohn_history_rows_get_item (GListModel *list, guint position)
{
  ZohnHistoryRows *self = ZOHN_HISTORY_ROWS (list);

  if (position >= self->n_rows || position >= get_n_rows (self->history)) {
    return NULL;
  }
  if (position == 0) {
    return zohn_history_item_new (NULL, FALSE);
  }

  return zohn_history_item_new (zohn_history_dup_record (self->history, position),
                                begins_lap (self->history, position));
}

static void
zohn_history_rows_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = zohn_history_rows_get_item_type;
  iface->get_n_items = zohn_history_rows_get_n_items;
  iface->get_item = zohn_history_rows_get_item;
}

static void
items_changed_cb (ZohnHistoryRows *self, guint position)
{
  self->n_same = MIN (self->n_same, 1 + position);
  self->behind = TRUE;
}

static void
zohn_history_rows_dispose (GObject *object)
{
  ZohnHistoryRows *self = ZOHN_HISTORY_ROWS (object);

  g_clear_object (&self->history_signals);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (zohn_history_rows_parent_class)->dispose (object);
}

static void
zohn_history_rows_class_init (ZohnHistoryRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = zohn_history_rows_dispose;
}

static void
zohn_history_rows_init (ZohnHistoryRows *self)
{
  self->history_signals = g_signal_group_new (ZOHN_TYPE_HISTORY);
  g_signal_group_connect_swapped (self->history_signals, "items-changed",
                                  G_CALLBACK (items_changed_cb), self);
}

/**
 * zohn_history_rows_new:
 *
 * Returns: (transfer full): the rows of no history: none.
 */
ZohnHistoryRows *
zohn_history_rows_new (void)
{
  return g_object_new (ZOHN_TYPE_HISTORY_ROWS, NULL);
}

/**
 * zohn_history_rows_set_history:
 * @rows: the rows
 * @history: (nullable): another history
 *
 * Shows another history at once.
 */
void
zohn_history_rows_set_history (ZohnHistoryRows *rows, ZohnHistory *history)
{
  g_return_if_fail (ZOHN_IS_HISTORY_ROWS (rows));
  g_return_if_fail (history == NULL || ZOHN_IS_HISTORY (history));

  if (!g_set_object (&rows->history, history)) {
    return;
  }

  g_signal_group_set_target (rows->history_signals, history);
  rows->n_same = 0;
  rows->behind = TRUE;
  zohn_history_rows_update (rows);
}

/**
 * zohn_history_rows_is_behind:
 * @rows: the rows
 *
 * Returns: whether the history has changed since the last update.
 */
gboolean
zohn_history_rows_is_behind (ZohnHistoryRows *rows)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ROWS (rows), FALSE);

  /* Others may hear of the history's change before the rows do. */
  return rows->behind || rows->n_rows != get_n_rows (rows->history);
}

/**
 * zohn_history_rows_update:
 * @rows: the rows
 *
 * Catches up with the history, by one change of the list.
 */
void
zohn_history_rows_update (ZohnHistoryRows *rows)
{
  guint position, n_removed, n_added;

  g_return_if_fail (ZOHN_IS_HISTORY_ROWS (rows));

  if (!rows->behind) {
    return;
  }

  position = rows->n_same;
  n_removed = rows->n_rows - position;
  n_added = get_n_rows (rows->history) - position;
  rows->n_rows = position + n_added;
  rows->n_same = rows->n_rows;
  rows->behind = FALSE;
  if (n_removed > 0 || n_added > 0) {
    g_list_model_items_changed (G_LIST_MODEL (rows), position, n_removed, n_added);
  }
}
