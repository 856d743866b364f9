/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-odds-graph.h"

G_BEGIN_DECLS

#define ZOHN_ODDS_MAX_LEVELS (2 * ZOHN_COUNTERS_MAX - 1)
#define ZOHN_ODDS_MAX_GAIN 2
#define ZOHN_ODDS_N_GAINS (2 * ZOHN_ODDS_MAX_GAIN + 1)

/* How the levels of counters hang together, with the pieces averaged out: from the entry of one level to the entry of
 * the next. The same for every number of counters. */
typedef struct {
  double *share; /* of each entry among all entries, in the long run; 1 in all */
  double *lead; /* what it is worth to throw from each entry, in counters */
  double mean_lead;
  /* By whether the other side throws at the next entry and by what the thrower has gained: the chance of it, and that
   * chance times the mean lead there. */
  double flow[2][ZOHN_ODDS_N_GAINS];
  double lead_flow[2][ZOHN_ODDS_N_GAINS];
  guint64 work; /* multiplications that it took to find all this */
} ZohnOddsLevels;

/* The factors of the equations between the levels of one game. */
typedef struct {
  guint n_levels;
  double factors[ZOHN_ODDS_MAX_LEVELS][ZOHN_ODDS_MAX_LEVELS];
} ZohnOddsLevelSolver;

ZohnOddsLevels *zohn_odds_levels_new (const ZohnOddsGraph *graph);
void zohn_odds_levels_free (ZohnOddsLevels *levels);

void zohn_odds_level_solver_init (ZohnOddsLevelSolver *solver, const ZohnOddsLevels *levels,
                                  guint counters, double mirror);
void zohn_odds_level_solver_solve (const ZohnOddsLevelSolver *solver, double *values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnOddsLevels, zohn_odds_levels_free)

G_END_DECLS
