/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-rows.h"

struct _ZohnHistoryRows {
  GObject parent_instance;

  /* owned */
  ZohnHistory *history;
  GSignalGroup *history_signals;

  ZohnThrowFilter *filter; /* nullable */
  GArray *numbers; /* nullable: guint, the throws that the filter takes */

  guint n_rows; /* as told so far, without regard to the filter */
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

static guint
get_lap (ZohnHistory *history, guint number)
{
  return number > 0 ? zohn_history_get_lap (history, number - 1) : 0;
}

/* The first row at or after throw @number. */
static guint
find_place (ZohnHistoryRows *self, guint number)
{
  guint low = 0, high;

  if (self->numbers == NULL) {
    return number;
  }

  high = self->numbers->len;
  while (low < high) {
    const guint middle = low + (high - low) / 2;

    if (g_array_index (self->numbers, guint, middle) < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  return low;
}

static GType
zohn_history_rows_get_item_type (GListModel *list)
{
  return ZOHN_TYPE_HISTORY_ITEM;
}

static guint
zohn_history_rows_get_n_items (GListModel *list)
{
  ZohnHistoryRows *self = ZOHN_HISTORY_ROWS (list);

  return self->numbers != NULL ? self->numbers->len : self->n_rows;
}

static gpointer
zohn_history_rows_get_item (GListModel *list, guint position)
{
  ZohnHistoryRows *self = ZOHN_HISTORY_ROWS (list);
  guint number, before;

  if (position >= zohn_history_rows_get_n_items (list)) {
    return NULL;
  }
  number = zohn_history_rows_get_number (self, position);
  if (number >= get_n_rows (self->history)) {
    return NULL;
  }
  if (number == 0) {
    return zohn_history_item_new (NULL, FALSE);
  }
  before = position > 0 ? zohn_history_rows_get_number (self, position - 1) : 0;

  return zohn_history_item_new (zohn_history_dup_record (self->history, number),
                                get_lap (self->history, number) != get_lap (self->history, before));
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
  g_clear_pointer (&self->filter, zohn_throw_filter_free);
  g_clear_pointer (&self->numbers, g_array_unref);

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
 * Shows another history at once, without a filter.
 */
void
zohn_history_rows_set_history (ZohnHistoryRows *rows, ZohnHistory *history)
{
  guint n_before;

  g_return_if_fail (ZOHN_IS_HISTORY_ROWS (rows));
  g_return_if_fail (history == NULL || ZOHN_IS_HISTORY (history));

  n_before = zohn_history_rows_get_n_items (G_LIST_MODEL (rows));
  if (!g_set_object (&rows->history, history)) {
    return;
  }

  g_signal_group_set_target (rows->history_signals, history);
  g_clear_pointer (&rows->filter, zohn_throw_filter_free);
  g_clear_pointer (&rows->numbers, g_array_unref);
  rows->n_rows = get_n_rows (history);
  rows->n_same = rows->n_rows;
  rows->behind = FALSE;
  if (n_before > 0 || rows->n_rows > 0) {
    g_list_model_items_changed (G_LIST_MODEL (rows), 0, n_before, rows->n_rows);
  }
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

/* Takes the throws from @number on that are wanted. */
static void
add_numbers (ZohnHistoryRows *self, guint number)
{
  for (number = MAX (number, 1); number < self->n_rows; number++) {
    if (zohn_throw_filter_matches (self->filter, number)) {
      g_array_append_val (self->numbers, number);
    }
  }
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
  guint n_same, n_before, position, n_removed, n_added;

  g_return_if_fail (ZOHN_IS_HISTORY_ROWS (rows));

  if (!rows->behind) {
    return;
  }

  n_same = rows->n_same;
  n_before = zohn_history_rows_get_n_items (G_LIST_MODEL (rows));
  position = find_place (rows, n_same);
  rows->n_rows = get_n_rows (rows->history);
  rows->n_same = rows->n_rows;
  rows->behind = FALSE;
  if (rows->numbers != NULL) {
    g_array_set_size (rows->numbers, position);
    add_numbers (rows, n_same);
  }

  n_removed = n_before - position;
  n_added = zohn_history_rows_get_n_items (G_LIST_MODEL (rows)) - position;
  if (n_removed > 0 || n_added > 0) {
    g_list_model_items_changed (G_LIST_MODEL (rows), position, n_removed, n_added);
  }
}

/**
 * zohn_history_rows_set_filter:
 * @rows: the rows
 * @filter: (transfer full) (nullable): which throws of the same game to show; %NULL for all, and the opening
 *
 * Shows other throws, by one change of the list.
 */
void
zohn_history_rows_set_filter (ZohnHistoryRows *rows, ZohnThrowFilter *filter)
{
  guint n_before;

  g_return_if_fail (ZOHN_IS_HISTORY_ROWS (rows));

  if (filter == NULL && rows->filter == NULL) {
    return;
  }

  n_before = zohn_history_rows_get_n_items (G_LIST_MODEL (rows));
  g_clear_pointer (&rows->filter, zohn_throw_filter_free);
  g_clear_pointer (&rows->numbers, g_array_unref);
  rows->filter = filter;
  if (filter != NULL) {
    rows->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
    add_numbers (rows, 1);
  }
  g_list_model_items_changed (G_LIST_MODEL (rows), 0, n_before,
                              zohn_history_rows_get_n_items (G_LIST_MODEL (rows)));
}

/**
 * zohn_history_rows_get_number:
 * @rows: the rows
 * @position: of a row
 *
 * Returns: the number of its throw, 0 for the opening.
 */
guint
zohn_history_rows_get_number (ZohnHistoryRows *rows, guint position)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ROWS (rows), 0);
  g_return_val_if_fail (rows->numbers == NULL || position < rows->numbers->len, 0);

  return rows->numbers != NULL ? g_array_index (rows->numbers, guint, position) : position;
}

/**
 * zohn_history_rows_find:
 * @rows: the rows
 * @number: of a throw, 0 for the opening
 * @position: (out): its row
 *
 * Returns: whether the throw has a row.
 */
gboolean
zohn_history_rows_find (ZohnHistoryRows *rows, guint number, guint *position)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ROWS (rows), FALSE);

  *position = find_place (rows, number);

  return *position < zohn_history_rows_get_n_items (G_LIST_MODEL (rows)) &&
         zohn_history_rows_get_number (rows, *position) == number;
}
