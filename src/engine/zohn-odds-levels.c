/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds-levels.h"

#include <string.h>

/* Counters wander up and down like a random walk, so what happens at the ends takes as many payments as there are
 * levels, squared, to be felt everywhere: the slow part of solving the odds. Where the pieces stand is forgotten
 * within a few payments. So the slow part is a small system, one unknown a level, with the entries averaged by
 * their share.
 *
 * An error that is smooth over the levels is not the same at all entries of a level: it is shifted by the lead that the
 * entry gives, measured in counters. A correction z of the levels therefore stands for z + lead * z' at an entry, with
 * z' its slope. With that the small system has exactly the drift and spread of the great one. */

/* Both only steer the correction, never the result; a few rounds give more digits than it can use. */
#define SHARE_ROUNDS 4
#define LEAD_ROUNDS 6

static double
step_chance (const ZohnOddsStep *step)
{
  return step->weight / (double) ZOHN_N_THROWS;
}

/* Where payments lead in the long run, from one entry to the next. */
static void
find_shares (ZohnOddsLevels *levels, const ZohnOddsGraph *graph)
{
  g_autofree double *visits = g_new0 (double, graph->n_places);
  g_autofree double *paid = g_new0 (double, graph->n_places);

  paid[graph->opening] = 1.0;
  for (guint round = 0; round < SHARE_ROUNDS; round++) {
    memcpy (visits, paid, graph->n_places * sizeof *visits);
    memset (paid, 0, graph->n_places * sizeof *paid);

    for (guint place = graph->n_places; place-- > 0;) {
      for (guint i = graph->first_step[place]; i < graph->first_step[place + 1]; i++) {
        const ZohnOddsStep *step = &graph->steps[i];
        double *into = step->gain != 0 ? paid : visits;

        into[step->target] += visits[place] * step_chance (step);
      }
    }
  }

  for (guint i = 0; i < graph->n_entries; i++) {
    levels->share[i] = paid[graph->entries[i]];
  }
  levels->work += SHARE_ROUNDS * (guint64) graph->n_steps;
}

/* The lead solves lead = mean of (gain + lead after the step); what is the other's lead counts against it.
 * @entered has the leads at the entries, by place. */
static void
find_leads (ZohnOddsLevels *levels, const ZohnOddsGraph *graph, double *entered)
{
  g_autofree double *within = g_new0 (double, graph->n_places);

  for (guint round = 0; round < LEAD_ROUNDS; round++) {
    for (guint place = 0; place < graph->n_places; place++) {
      double lead = 0.0;

      for (guint i = graph->first_step[place]; i < graph->first_step[place + 1]; i++) {
        const ZohnOddsStep *step = &graph->steps[i];
        const double after = step->gain != 0 ? entered[step->target] : within[step->target];

        lead += step_chance (step) * (step->gain + (step->passes ? -after : after));
      }
      within[place] = lead;
    }
    for (guint i = 0; i < graph->n_entries; i++) {
      entered[graph->entries[i]] = within[graph->entries[i]];
    }
  }

  for (guint i = 0; i < graph->n_entries; i++) {
    levels->lead[i] = entered[graph->entries[i]];
    levels->mean_lead += levels->share[i] * levels->lead[i];
  }
  levels->work += LEAD_ROUNDS * (guint64) graph->n_steps;
}

/* Sends the shares through a level. visits[1] are those in which the side throws that did not at the entry. */
static void
find_flows (ZohnOddsLevels *levels, const ZohnOddsGraph *graph, const double *entered)
{
  g_autofree double *all_visits = g_new0 (double, 2 * (gsize) graph->n_places);
  double *const visits[2] = { all_visits, all_visits + graph->n_places };

  for (guint i = 0; i < graph->n_entries; i++) {
    visits[0][graph->entries[i]] = levels->share[i];
  }

  for (guint place = graph->n_places; place-- > 0;) {
    for (guint i = graph->first_step[place]; i < graph->first_step[place + 1]; i++) {
      const ZohnOddsStep *step = &graph->steps[i];

      for (guint other = 0; other < 2; other++) {
        const double chance = visits[other][place] * step_chance (step);
        const guint throws = other ^ step->passes;
        const int gain = other ? -step->gain : step->gain;

        if (gain == 0) {
          visits[throws][step->target] += chance;
        } else {
          levels->flow[throws][gain + ZOHN_ODDS_MAX_GAIN] += chance;
          levels->lead_flow[throws][gain + ZOHN_ODDS_MAX_GAIN] += chance * entered[step->target];
        }
      }
    }
  }

  levels->work += 2 * (guint64) graph->n_steps;
}

/**
 * zohn_odds_levels_new:
 * @graph: the places of a game
 *
 * Returns: (transfer full): how its levels of counters hang together.
 */
ZohnOddsLevels *
zohn_odds_levels_new (const ZohnOddsGraph *graph)
{
  ZohnOddsLevels *levels = g_new0 (ZohnOddsLevels, 1);
  g_autofree double *entered = g_new0 (double, graph->n_places);

  levels->share = g_new0 (double, graph->n_entries);
  levels->lead = g_new0 (double, graph->n_entries);
  find_shares (levels, graph);
  find_leads (levels, graph, entered);
  find_flows (levels, graph, entered);

  return levels;
}

/**
 * zohn_odds_levels_free:
 * @levels: (transfer full) (nullable): levels
 */
void
zohn_odds_levels_free (ZohnOddsLevels *levels)
{
  if (levels == NULL) {
    return;
  }

  g_free (levels->share);
  g_free (levels->lead);
  g_free (levels);
}

/* Adds @factor times the unknown of @level, which is known for zero beyond the ends. */
static void
add_term (ZohnOddsLevelSolver *solver, guint row, int level, double factor)
{
  if (level >= 1 && level <= (int) solver->n_levels) {
    solver->factors[row][level - 1] += factor;
  }
}

/* Gauss without exchange of rows: each diagonal outweighs its row. */
static void
factorise (ZohnOddsLevelSolver *solver)
{
  const guint n = solver->n_levels;

  for (guint k = 0; k < n; k++) {
    for (guint i = k + 1; i < n; i++) {
      const double factor = solver->factors[i][k] / solver->factors[k][k];

      solver->factors[i][k] = factor;
      for (guint j = k + 1; j < n; j++) {
        solver->factors[i][j] -= factor * solver->factors[k][j];
      }
    }
  }
}

/**
 * zohn_odds_level_solver_init:
 * @solver: (out): the solver to set up
 * @levels: how the levels hang together
 * @counters: a side, 1 to 15
 * @mirror: 1 when a value is the same for both sides, -1 when it is the opposite for the other side
 */
void
zohn_odds_level_solver_init (ZohnOddsLevelSolver *solver, const ZohnOddsLevels *levels,
                             guint counters, double mirror)
{
  const int all = 2 * (int) counters;

  memset (solver, 0, sizeof *solver);
  solver->n_levels = 2 * counters - 1;

  for (int level = 1; level < all; level++) {
    const guint row = (guint) level - 1;

    add_term (solver, row, level, 1.0);
    add_term (solver, row, level + 1, levels->mean_lead / 2.0);
    add_term (solver, row, level - 1, -levels->mean_lead / 2.0);

    for (guint other = 0; other < 2; other++) {
      for (int gain = -ZOHN_ODDS_MAX_GAIN; gain <= ZOHN_ODDS_MAX_GAIN; gain++) {
        const double sign = other ? mirror : 1.0;
        const double flow = sign * levels->flow[other][gain + ZOHN_ODDS_MAX_GAIN];
        const double lead = sign * levels->lead_flow[other][gain + ZOHN_ODDS_MAX_GAIN];
        const int reached = other ? all - (level + gain) : level + gain;

        if (reached >= 1 && reached < all) {
          add_term (solver, row, reached, -flow);
          add_term (solver, row, reached + 1, -lead / 2.0);
          add_term (solver, row, reached - 1, lead / 2.0);
        }
      }
    }
  }

  factorise (solver);
}

/**
 * zohn_odds_level_solver_solve:
 * @solver: a solver
 * @values: (inout): the mean error found at the entries of each level; in return the correction of each level
 */
void
zohn_odds_level_solver_solve (const ZohnOddsLevelSolver *solver, double *values)
{
  const guint n = solver->n_levels;

  for (guint i = 0; i < n; i++) {
    for (guint j = 0; j < i; j++) {
      values[i] -= solver->factors[i][j] * values[j];
    }
  }

  for (guint i = n; i-- > 0;) {
    for (guint j = i + 1; j < n; j++) {
      values[i] -= solver->factors[i][j] * values[j];
    }
    values[i] /= solver->factors[i][i];
  }
}
