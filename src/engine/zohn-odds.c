/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds.h"

#include "engine/zohn-odds-graph.h"
#include "engine/zohn-odds-levels.h"
#include "engine/zohn-odds-solver.h"

struct _ZohnOdds {
  gatomicrefcount ref_count;

  /* owned */
  ZohnOddsGraph *graph;
  double
      *advantage; /* by place and level: chance to win minus chance to lose of the side to throw */
  double *throws_left;

  guint counters;
  guint n_sweeps;
};

G_DEFINE_BOXED_TYPE (ZohnOdds, zohn_odds, zohn_odds_ref, zohn_odds_unref)

/* A sweep goes once along each step of each level. */
static guint
count_sweeps (const ZohnOdds *odds, guint64 work)
{
  const guint64 sweep = (guint64) odds->graph->n_steps * (2 * odds->counters - 1);

  return (guint) ((work + sweep - 1) / sweep);
}

/**
 * zohn_odds_solve:
 * @rules: valid rules
 * @cancellable: (nullable): a cancellable
 * @error: return location for an error
 *
 * Solves the game, on the calling thread.
 *
 * Returns: (transfer full) (nullable): the odds, exact to twelve digits; %NULL with #G_IO_ERROR_CANCELLED when
 *   cancelled.
 */
ZohnOdds *
zohn_odds_solve (const ZohnRules *rules, GCancellable *cancellable, GError **error)
{
  g_autoptr (ZohnOdds) odds = NULL;
  g_autoptr (ZohnOddsLevels) levels = NULL;
  guint64 work;
  gsize n_values;

  g_return_val_if_fail (zohn_rules_is_valid (rules), NULL);

  if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
    return NULL;
  }

  odds = g_new0 (ZohnOdds, 1);
  g_atomic_ref_count_init (&odds->ref_count);
  odds->counters = rules->counters;
  odds->graph = zohn_odds_graph_new ((ZohnLapRule) rules->lap);
  levels = zohn_odds_levels_new (odds->graph);
  work = levels->work;

  n_values = (gsize) odds->graph->n_places * (2 * odds->counters - 1);
  odds->advantage = g_new (double, n_values);
  odds->throws_left = g_new (double, n_values);

  if (!zohn_odds_quantity_solve (&zohn_odds_advantage, odds->graph, levels, odds->counters,
                                 odds->advantage, &work, cancellable, error) ||
      !zohn_odds_quantity_solve (&zohn_odds_throws_left, odds->graph, levels, odds->counters,
                                 odds->throws_left, &work, cancellable, error)) {
    return NULL;
  }
  odds->n_sweeps = count_sweeps (odds, work);

  return g_steal_pointer (&odds);
}

/**
 * zohn_odds_ref:
 * @odds: odds
 *
 * Returns: (transfer full): the same odds, to be given back with zohn_odds_unref(). Safe on any thread.
 */
ZohnOdds *
zohn_odds_ref (ZohnOdds *odds)
{
  g_atomic_ref_count_inc (&odds->ref_count);

  return odds;
}

/**
 * zohn_odds_unref:
 * @odds: (transfer full) (nullable): odds
 */
void
zohn_odds_unref (ZohnOdds *odds)
{
  if (odds == NULL || !g_atomic_ref_count_dec (&odds->ref_count)) {
    return;
  }

  g_clear_pointer (&odds->graph, zohn_odds_graph_free);
  g_free (odds->advantage);
  g_free (odds->throws_left);
  g_free (odds);
}

static gboolean
find_value (const ZohnOdds *odds, const ZohnPosition *position, gsize *index)
{
  const int place = zohn_odds_graph_find (odds->graph, position);
  const guint own = position->counters[position->to_throw];

  g_return_val_if_fail (place >= 0, FALSE);
  g_return_val_if_fail (position->counters[0] + position->counters[1] == (int) odds->counters * 2,
                        FALSE);

  *index = (gsize) place * (2 * odds->counters - 1) + own - 1;

  return TRUE;
}

/**
 * zohn_odds_get_chance:
 * @odds: odds
 * @position: a position that a game by their rules can come to
 * @side: a side
 *
 * Returns: the chance that @side wins, whoever throws: 0 or 1 exactly when the game is over (and for a throw that wins
 *   however the sticks fall). Those of both sides add up to 1.
 */
double
zohn_odds_get_chance (const ZohnOdds *odds, const ZohnPosition *position, ZohnSide side)
{
  gsize index;

  if (position->over) {
    return zohn_position_get_winner (position) == side ? 1.0 : 0.0;
  }
  if (!find_value (odds, position, &index)) {
    return 0.5;
  }

  return position->to_throw == side ? (1.0 + odds->advantage[index]) / 2.0
                                    : (1.0 - odds->advantage[index]) / 2.0;
}

/**
 * zohn_odds_get_throws_left:
 * @odds: odds
 * @position: a position that a game by their rules can come to
 *
 * Returns: the mean number of throws to the end of the game; 0 when it is over.
 */
double
zohn_odds_get_throws_left (const ZohnOdds *odds, const ZohnPosition *position)
{
  gsize index;

  if (position->over || !find_value (odds, position, &index)) {
    return 0.0;
  }

  return odds->throws_left[index];
}

/**
 * zohn_odds_get_n_sweeps:
 * @odds: odds
 *
 * Returns: what solving them took, everything counted, in sweeps: one sweep computes one value of every position once.
 */
guint
zohn_odds_get_n_sweeps (const ZohnOdds *odds)
{
  return odds->n_sweeps;
}
