/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds.h"

/* The odds that have been asked for, by rule option: forty-five sets at most, kept for good. Whoever asks first solves;
 * who asks meanwhile waits for that. When the first gives up, the next solves. */
typedef struct {
  ZohnOdds *odds; /* owned, read atomically */
  gboolean is_solving; /* guarded by the lock */
} Slot;

static Slot slots[ZOHN_COUNTERS_MAX][ZOHN_N_LAP_RULES];
static GMutex lock;
static GCond solved;

static Slot *
get_slot (const ZohnRules *rules)
{
  return &slots[rules->counters - ZOHN_COUNTERS_MIN][rules->lap];
}

/* Returns: (transfer full) (nullable): the odds; NULL when the caller is the one to solve them. */
static ZohnOdds *
wait_for_odds (Slot *slot)
{
  ZohnOdds *odds;

  g_mutex_lock (&lock);
  while (slot->is_solving) {
    g_cond_wait (&solved, &lock);
  }
  odds = slot->odds != NULL ? zohn_odds_ref (slot->odds) : NULL;
  slot->is_solving = odds == NULL;
  g_mutex_unlock (&lock);

  return odds;
}

static void
keep_odds (Slot *slot, ZohnOdds *odds)
{
  g_mutex_lock (&lock);
  if (odds != NULL) {
    g_atomic_pointer_set (&slot->odds, zohn_odds_ref (odds));
  }
  slot->is_solving = FALSE;
  g_cond_broadcast (&solved);
  g_mutex_unlock (&lock);
}

static ZohnOdds *
load (const ZohnRules *rules, GCancellable *cancellable, GError **error)
{
  Slot *slot = get_slot (rules);
  ZohnOdds *odds = wait_for_odds (slot);

  if (odds == NULL) {
    odds = zohn_odds_solve (rules, cancellable, error);
    keep_odds (slot, odds);
  }

  return odds;
}

static void
load_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  ZohnOdds *odds = load (task_data, cancellable, &error);

  if (odds != NULL) {
    g_task_return_pointer (task, odds, (GDestroyNotify) zohn_odds_unref);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_odds_peek:
 * @rules: valid rules
 *
 * Safe on any thread, never waits.
 *
 * Returns: (transfer none) (nullable): the odds of games by @rules when they have been loaded; they stay for good.
 */
ZohnOdds *
zohn_odds_peek (const ZohnRules *rules)
{
  g_return_val_if_fail (zohn_rules_is_valid (rules), NULL);

  return g_atomic_pointer_get (&get_slot (rules)->odds);
}

/**
 * zohn_odds_load_async:
 * @rules: valid rules
 * @cancellable: (nullable): a cancellable
 * @callback: called in the thread-default main context of the caller, never before this returns
 * @user_data: for @callback
 *
 * Loads the odds of games by @rules: from memory, or solved in a thread.
 */
void
zohn_odds_load_async (const ZohnRules *rules, GCancellable *cancellable,
                      GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  ZohnOdds *odds;

  g_return_if_fail (zohn_rules_is_valid (rules));

  odds = zohn_odds_peek (rules);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, zohn_odds_load_async);
  if (odds != NULL) {
    g_task_return_pointer (task, zohn_odds_ref (odds), (GDestroyNotify) zohn_odds_unref);
    return;
  }

  g_task_set_task_data (task, g_memdup2 (rules, sizeof *rules), g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

/**
 * zohn_odds_load_finish:
 * @result: the result
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the odds; %NULL with #G_IO_ERROR_CANCELLED when cancelled.
 */
ZohnOdds *
zohn_odds_load_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * zohn_odds_load:
 * @rules: valid rules
 *
 * The same on the calling thread: answers from memory, or when the odds are solved.
 *
 * Returns: (transfer full): the odds of games by @rules.
 */
ZohnOdds *
zohn_odds_load (const ZohnRules *rules)
{
  ZohnOdds *odds;

  g_return_val_if_fail (zohn_rules_is_valid (rules), NULL);

  odds = zohn_odds_peek (rules);

  return odds != NULL ? zohn_odds_ref (odds) : load (rules, NULL, NULL);
}
