/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-history.h"

/* Where the game stands after a throw, and what the throw did; entry 0 is the opening. */
typedef struct {
  ZohnPosition position;
  ZohnOutcome outcome;
  guint32 lap; /* under way after the throw, from 1 */
  guint32 place[ZOHN_N_SIDES]; /* who of each side throws in its turn under way or next */
} Entry;

/* Every throw leaves a compact entry and a byte; records are made from entries when somebody asks for them, and as
 * long as somebody holds one, asking again gives the same. Entries behind @n_throws are the undone throws. */
struct _ZohnHistory {
  GObject parent_instance;

  /* owned */
  GArray *entries;
  GByteArray *throws;
  GHashTable *records; /* number to ZohnThrowRecord, borrowed: a record leaves when it is let go */

  ZohnRules rules;
  guint n_players[ZOHN_N_SIDES];
  guint n_throws;
};

static void zohn_history_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ZohnHistory, zohn_history, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      zohn_history_list_model_init))

static inline const Entry *
get_entry (ZohnHistory *self, guint n_throws)
{
  return &g_array_index (self->entries, Entry, n_throws);
}

static inline const Entry *
get_last_entry (ZohnHistory *self)
{
  return get_entry (self, self->n_throws);
}

/* Players throw in rotation, one turn each: an extra throw belongs to the same turn, and a turn that is lost is nobody's. */
static inline gboolean
ends_turn (const ZohnOutcome *outcome)
{
  return !zohn_throw_grants_another (outcome->thrown) || (outcome->events & ZOHN_EVENT_DRY_BRANCH);
}

static Entry
follow_entry (ZohnHistory *self, const Entry *entry, ZohnThrow thrown)
{
  Entry next = *entry;

  next.position = zohn_position_apply (&entry->position, &self->rules, thrown, &next.outcome);
  if (next.outcome.events & ZOHN_EVENT_LAP) {
    next.lap++;
  }
  if (ends_turn (&next.outcome)) {
    const guint side = next.outcome.side;

    next.place[side] = (next.place[side] + 1) % self->n_players[side];
  }

  return next;
}

static void
record_gone_cb (gpointer data, GObject *record)
{
  ZohnHistory *self = data;
  const guint number = zohn_throw_record_get_number ((ZohnThrowRecord *) record);

  g_hash_table_remove (self->records, GUINT_TO_POINTER (number));
}

static void
forget_record (ZohnHistory *self, guint number)
{
  gpointer record = g_hash_table_lookup (self->records, GUINT_TO_POINTER (number));

  if (record != NULL) {
    g_object_weak_unref (record, record_gone_cb, self);
    g_hash_table_remove (self->records, GUINT_TO_POINTER (number));
  }
}

static void
drop_undone (ZohnHistory *self)
{
  if (g_hash_table_size (self->records) > 0) {
    for (guint number = self->n_throws + 1; number < self->entries->len; number++) {
      forget_record (self, number);
    }
  }

  g_array_set_size (self->entries, self->n_throws + 1);
  g_byte_array_set_size (self->throws, self->n_throws);
}

static gboolean
may_append (ZohnHistory *self, ZohnThrow thrown)
{
  return self->n_throws < ZOHN_MAX_THROWS && zohn_throw_is_valid (thrown) &&
         !get_last_entry (self)->position.over;
}

/* The undone throws must have been dropped. */
static void
push_throw (ZohnHistory *self, ZohnThrow thrown)
{
  const Entry next = follow_entry (self, get_last_entry (self), thrown);

  g_array_append_val (self->entries, next);
  g_byte_array_append (self->throws, &thrown, 1);
  self->n_throws++;
}

static GType
zohn_history_get_item_type (GListModel *list)
{
  return ZOHN_TYPE_THROW_RECORD;
}

static guint
zohn_history_get_n_items (GListModel *list)
{
  return ZOHN_HISTORY (list)->n_throws;
}

static gpointer
zohn_history_get_item (GListModel *list, guint position)
{
  ZohnHistory *self = ZOHN_HISTORY (list);

  return position < self->n_throws ? zohn_history_dup_record (self, position + 1) : NULL;
}

static void
zohn_history_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = zohn_history_get_item_type;
  iface->get_n_items = zohn_history_get_n_items;
  iface->get_item = zohn_history_get_item;
}

static void
zohn_history_finalize (GObject *object)
{
  ZohnHistory *self = ZOHN_HISTORY (object);
  GHashTableIter iter;
  gpointer record;

  g_hash_table_iter_init (&iter, self->records);
  while (g_hash_table_iter_next (&iter, NULL, &record)) {
    g_object_weak_unref (record, record_gone_cb, self);
  }

  g_hash_table_unref (self->records);
  g_byte_array_unref (self->throws);
  g_array_unref (self->entries);

  G_OBJECT_CLASS (zohn_history_parent_class)->finalize (object);
}

static void
zohn_history_class_init (ZohnHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = zohn_history_finalize;
}

static void
zohn_history_init (ZohnHistory *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->throws = g_byte_array_new ();
  self->records = g_hash_table_new (NULL, NULL);
}

/**
 * zohn_history_new:
 * @setup: what is settled about the game; its rules must be valid
 *
 * Takes the rules and the numbers of players from @setup and does not keep it.
 *
 * Returns: (transfer full): the history of a game that is about to begin.
 */
ZohnHistory *
zohn_history_new (const ZohnSetup *setup)
{
  ZohnHistory *history;
  Entry opening = { .lap = 1 };

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (zohn_rules_is_valid (&setup->rules), NULL);

  history = g_object_new (ZOHN_TYPE_HISTORY, NULL);
  history->rules = setup->rules;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    history->n_players[side] = zohn_setup_get_n_players (setup, side);
  }
  opening.position = zohn_position_opening (&setup->rules);
  g_array_append_val (history->entries, opening);

  return history;
}

/**
 * zohn_history_get_n_throws:
 * @history: a history
 *
 * Returns: how many throws it holds, without the undone ones.
 */
guint
zohn_history_get_n_throws (ZohnHistory *history)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), 0);

  return history->n_throws;
}

/**
 * zohn_history_get_n_undone:
 * @history: a history
 *
 * Returns: how many undone throws could be redone.
 */
guint
zohn_history_get_n_undone (ZohnHistory *history)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), 0);

  return history->entries->len - 1 - history->n_throws;
}

/**
 * zohn_history_get_position:
 * @history: a history
 * @n_throws: 0 for the opening, up to the number of throws
 *
 * Returns: (transfer none): the position after that many throws; valid until the history changes.
 */
const ZohnPosition *
zohn_history_get_position (ZohnHistory *history, guint n_throws)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), NULL);
  g_return_val_if_fail (n_throws <= history->n_throws, NULL);

  return &get_entry (history, n_throws)->position;
}

/**
 * zohn_history_get_lap:
 * @history: a history
 * @n_throws: 0 for the opening, up to the number of throws
 *
 * Returns: the lap under way after that many throws, from 1.
 */
guint
zohn_history_get_lap (ZohnHistory *history, guint n_throws)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), 0);
  g_return_val_if_fail (n_throws <= history->n_throws, 0);

  return get_entry (history, n_throws)->lap;
}

/**
 * zohn_history_get_lap_end:
 * @history: a history
 * @number: a throw, from 1
 *
 * Returns: the last throw so far of the same lap.
 */
guint
zohn_history_get_lap_end (ZohnHistory *history, guint number)
{
  guint low = number, high, lap;

  g_return_val_if_fail (ZOHN_IS_HISTORY (history), 0);
  g_return_val_if_fail (number >= 1 && number <= zohn_history_get_n_throws (history), 0);

  high = zohn_history_get_n_throws (history);
  lap = zohn_history_get_lap (history, number - 1);
  while (low < high) {
    const guint middle = high - (high - low) / 2;

    if (zohn_history_get_lap (history, middle - 1) == lap) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }

  return low;
}

/**
 * zohn_history_get_player_to_throw:
 * @history: a history
 * @n_throws: 0 for the opening, up to the number of throws
 *
 * Returns: who of the side to throw is to throw after that many throws, an index in the side's rotation.
 */
guint
zohn_history_get_player_to_throw (ZohnHistory *history, guint n_throws)
{
  const Entry *entry;

  g_return_val_if_fail (ZOHN_IS_HISTORY (history), 0);
  g_return_val_if_fail (n_throws <= history->n_throws, 0);

  entry = get_entry (history, n_throws);

  return entry->place[entry->position.to_throw];
}

/**
 * zohn_history_dup_record:
 * @history: a history
 * @number: the number of a throw, from 1
 *
 * Returns: (transfer full): the throw's record; the same object as long as somebody holds it.
 */
ZohnThrowRecord *
zohn_history_dup_record (ZohnHistory *history, guint number)
{
  ZohnThrowRecord *record;
  const Entry *before, *after;

  g_return_val_if_fail (ZOHN_IS_HISTORY (history), NULL);
  g_return_val_if_fail (number >= 1 && number <= history->n_throws, NULL);

  record = g_hash_table_lookup (history->records, GUINT_TO_POINTER (number));
  if (record != NULL) {
    return g_object_ref (record);
  }

  before = get_entry (history, number - 1);
  after = get_entry (history, number);
  record = zohn_throw_record_new (number, before->lap, before->place[after->outcome.side],
                                  &before->position, &after->position, &after->outcome);
  g_object_weak_ref (G_OBJECT (record), record_gone_cb, history);
  g_hash_table_insert (history->records, GUINT_TO_POINTER (number), record);

  return record;
}

/**
 * zohn_history_get_outcome:
 * @history: a history
 * @number: the number of a throw, from 1
 * @outcome: (out): what the throw brought about
 *
 * The same as in the throw's record, without making one.
 */
void
zohn_history_get_outcome (ZohnHistory *history, guint number, ZohnOutcome *outcome)
{
  g_return_if_fail (ZOHN_IS_HISTORY (history));
  g_return_if_fail (number >= 1 && number <= history->n_throws);
  g_return_if_fail (outcome != NULL);

  *outcome = get_entry (history, number)->outcome;
}

/**
 * zohn_history_dup_throws:
 * @history: a history
 *
 * Returns: (transfer full): the throws, one byte each (a ZohnThrow), without the undone ones.
 */
GBytes *
zohn_history_dup_throws (ZohnHistory *history)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), NULL);

  return g_bytes_new (history->throws->data, history->n_throws);
}

/**
 * zohn_history_append:
 * @history: a history whose game is not over and that holds fewer than %ZOHN_MAX_THROWS
 * @thrown: a throw, 0 to 15
 *
 * Adds a throw behind the newest. Undone throws are dropped.
 */
void
zohn_history_append (ZohnHistory *history, ZohnThrow thrown)
{
  g_return_if_fail (ZOHN_IS_HISTORY (history));
  g_return_if_fail (may_append (history, thrown));

  drop_undone (history);
  push_throw (history, thrown);
  g_list_model_items_changed (G_LIST_MODEL (history), history->n_throws - 1, 0, 1);
}

/**
 * zohn_history_append_all:
 * @history: a history
 * @throws: (array length=n_throws): any bytes
 * @n_throws: how many
 * @n_accepted: (out) (optional): how many were added
 *
 * Adds throws behind the newest up to the first that cannot be: one that is not 0 to 15, that comes after the end of the
 * game, or that is one more than %ZOHN_MAX_THROWS. The list changes once. Undone throws are dropped.
 *
 * Returns: whether all were added.
 */
gboolean
zohn_history_append_all (ZohnHistory *history, const ZohnThrow *throws, gsize n_throws,
                         gsize *n_accepted)
{
  guint n_before;
  gsize n_added = 0;

  g_return_val_if_fail (ZOHN_IS_HISTORY (history), FALSE);
  g_return_val_if_fail (throws != NULL || n_throws == 0, FALSE);

  n_before = history->n_throws;
  if (n_throws > 0 && may_append (history, throws[0])) {
    drop_undone (history);
    while (n_added < n_throws && may_append (history, throws[n_added])) {
      push_throw (history, throws[n_added++]);
    }
    g_list_model_items_changed (G_LIST_MODEL (history), n_before, 0, (guint) n_added);
  }

  if (n_accepted != NULL) {
    *n_accepted = n_added;
  }

  return n_added == n_throws;
}

/**
 * zohn_history_undo:
 * @history: a history
 *
 * Takes the newest throw out of the list and keeps it for zohn_history_redo().
 *
 * Returns: whether there was one.
 */
gboolean
zohn_history_undo (ZohnHistory *history)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), FALSE);

  if (history->n_throws == 0) {
    return FALSE;
  }

  history->n_throws--;
  g_list_model_items_changed (G_LIST_MODEL (history), history->n_throws, 1, 0);

  return TRUE;
}

/**
 * zohn_history_redo:
 * @history: a history
 *
 * Puts the throw that was undone last into the list again.
 *
 * Returns: whether there was one.
 */
gboolean
zohn_history_redo (ZohnHistory *history)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY (history), FALSE);

  if (zohn_history_get_n_undone (history) == 0) {
    return FALSE;
  }

  history->n_throws++;
  g_list_model_items_changed (G_LIST_MODEL (history), history->n_throws - 1, 0, 1);

  return TRUE;
}
