/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds-solver.h"

#include <math.h>
#include <string.h>

/* Solves by sweeps. A sweep takes a value for every entry of every level, goes through the places in their order and
 * so has, within a level, the exact consequence of those values; what it finds for the entries is better than what
 * was assumed. Two things make few sweeps suffice:
 *
 * - Nearly every payment is of one counter, from an even level to an odd one or back. So the even and the odd levels
 *   are swept by turns, each with the newest values of the others, and the error falls by the square.
 * - After each half the mean error of every level is taken out by solving for all levels at once, in zohn-odds-levels.c.
 *
 * The error then falls to about a tenth in each sweep, for any number of counters.
 *
 * The levels of one parity lie side by side in a row of cells, one row a place, with a cell beyond each end for lost
 * and won; so a row is worked through without a thought for the ends. */

#define N_PARITIES 2
#define MAX_CELLS (ZOHN_COUNTERS_MAX + 2)

/* In units of the greatest value. The errors that remain are a fraction of the last change. */
#define SETTLED 1e-14
#define EXACT 1e-13
#define MAX_HALVES 80

const ZohnOddsQuantity zohn_odds_advantage = { .lost = -1.0, .won = 1.0, .mirror = -1.0 };
const ZohnOddsQuantity zohn_odds_throws_left = { .each_throw = 1.0, .mirror = 1.0 };

typedef struct {
  const ZohnOddsQuantity *quantity;
  const ZohnOddsGraph *graph;
  const ZohnOddsLevels *levels;
  ZohnOddsLevelSolver level_solver;
  guint n_levels;
  guint stride; /* cells of a row */
  guint n_cells[N_PARITIES]; /* without the ends */
  double *rows[N_PARITIES][2]; /* owned; [1] as seen by the side that does not throw */
  double greatest;
  guint64 work;
} Solver;

/* The levels -1, 1, 3, … and 0, 2, 4, … are the cells 0, 1, 2, … of their rows. */
static inline int
cell_of_level (int level)
{
  return (level + 1) / 2;
}

static inline guint
level_of_cell (guint parity, guint cell)
{
  return 2 * cell - parity;
}

static inline double *
get_row (const Solver *solver, guint parity, guint seen_by_other, guint place)
{
  return solver->rows[parity][seen_by_other] + (gsize) place * solver->stride;
}

static void
solver_init (Solver *solver, guint counters)
{
  solver->n_levels = 2 * counters - 1;
  solver->stride = counters + 2;
  solver->n_cells[0] = counters - 1;
  solver->n_cells[1] = counters;
  solver->greatest = MAX (fabs (solver->quantity->lost), fabs (solver->quantity->won));

  for (guint parity = 0; parity < N_PARITIES; parity++) {
    for (guint other = 0; other < 2; other++) {
      solver->rows[parity][other] = g_new0 (double, solver->graph->n_places * solver->stride);
      for (guint place = 0; place < solver->graph->n_places; place++) {
        double *row = get_row (solver, parity, other, place);

        row[0] = solver->quantity->lost;
        row[solver->n_cells[parity] + 1] = solver->quantity->won;
      }
    }
  }

  zohn_odds_level_solver_init (&solver->level_solver, solver->levels, counters,
                               solver->quantity->mirror);
  solver->work += (guint64) solver->n_levels * solver->n_levels * solver->n_levels / 3;
}

static void
solver_clear (Solver *solver)
{
  for (guint parity = 0; parity < N_PARITIES; parity++) {
    g_free (solver->rows[parity][0]);
    g_free (solver->rows[parity][1]);
  }
}

/* The mean over all throws from @place, for every level of @parity. */
static inline void
compute_row (const Solver *solver, guint parity, guint place, double *sums)
{
  const ZohnOddsGraph *graph = solver->graph;
  const guint n_cells = solver->n_cells[parity];
  const int level = ZOHN_ODDS_MAX_GAIN + (int) parity;

  for (guint cell = 0; cell < n_cells; cell++) {
    sums[cell] = solver->quantity->each_throw;
  }

  for (guint i = graph->first_step[place]; i < graph->first_step[place + 1]; i++) {
    const ZohnOddsStep *step = &graph->steps[i];
    const guint reached = (guint) (level + step->gain) % N_PARITIES;
    const int shift = cell_of_level (level + step->gain) - cell_of_level (level);
    const double *after = get_row (solver, reached, step->passes, step->target) + 1 + shift;
    const double chance = step->weight / (double) ZOHN_N_THROWS;

    for (guint cell = 0; cell < n_cells; cell++) {
      sums[cell] += chance * after[cell];
    }
  }
}

/* Sweeps the levels of one parity. @errors has in return the mean error of each level at its entries.
 * Returns: the greatest change of a value at an entry. */
static double
sweep_half (Solver *solver, guint parity, double *errors)
{
  const ZohnOddsGraph *graph = solver->graph;
  const guint n_cells = solver->n_cells[parity];
  double sums[MAX_CELLS];
  double greatest_change = 0.0;
  guint entry = 0;

  memset (errors, 0, solver->n_levels * sizeof *errors);

  for (guint place = 0; place < graph->n_places; place++) {
    double *own = get_row (solver, parity, 0, place) + 1;
    double *others = get_row (solver, parity, 1, place) + n_cells;

    compute_row (solver, parity, place, sums);

    if (entry < graph->n_entries && graph->entries[entry] == place) {
      for (guint cell = 0; cell < n_cells; cell++) {
        const double change = sums[cell] - own[cell];

        errors[level_of_cell (parity, cell + 1) - 1] += solver->levels->share[entry] * change;
        greatest_change = MAX (greatest_change, fabs (change));
        solver->greatest = MAX (solver->greatest, fabs (sums[cell]));
      }
      entry++;
    }

    for (guint cell = 0; cell < n_cells; cell++) {
      own[cell] = sums[cell];
      others[-(int) cell] = solver->quantity->mirror * sums[cell];
    }
  }

  solver->work += (guint64) (graph->n_steps + graph->n_entries) * n_cells;

  return greatest_change;
}

/* Takes out the mean errors of the levels: at each entry instead of the mean error the correction, shifted by the lead.
 * Returns: the greatest part of it. */
static double
correct_levels (Solver *solver, const double *errors)
{
  double corrections[ZOHN_ODDS_MAX_LEVELS + 2] = { 0 };
  double *correction = corrections + 1;
  double greatest = 0.0;

  memcpy (correction, errors, solver->n_levels * sizeof *errors);
  zohn_odds_level_solver_solve (&solver->level_solver, correction);

  for (guint parity = 0; parity < N_PARITIES; parity++) {
    const guint n_cells = solver->n_cells[parity];
    double base[MAX_CELLS];
    double slope[MAX_CELLS];

    for (guint cell = 0; cell < n_cells; cell++) {
      const int level = (int) level_of_cell (parity, cell + 1) - 1;

      base[cell] = correction[level] - errors[level];
      slope[cell] = (correction[level + 1] - correction[level - 1]) / 2.0;
      greatest = MAX (greatest, fabs (base[cell]));
    }

    for (guint i = 0; i < solver->graph->n_entries; i++) {
      double *own = get_row (solver, parity, 0, solver->graph->entries[i]) + 1;
      double *others = get_row (solver, parity, 1, solver->graph->entries[i]) + n_cells;
      const double lead = solver->levels->lead[i];

      for (guint cell = 0; cell < n_cells; cell++) {
        own[cell] += base[cell] + lead * slope[cell];
        others[-(int) cell] = solver->quantity->mirror * own[cell];
      }
    }
  }

  solver->work += (guint64) solver->n_levels * (solver->n_levels + 2 * solver->graph->n_entries);

  return greatest;
}

/* Sweeps until neither parity changes any more. Returns: whether it came to that. */
static gboolean
settle (Solver *solver, GCancellable *cancellable)
{
  double errors[ZOHN_ODDS_MAX_LEVELS];
  guint n_settled = 0;

  for (guint half = 0; half < MAX_HALVES && n_settled < N_PARITIES; half++) {
    const double change = sweep_half (solver, half % N_PARITIES, errors);
    const double correction = correct_levels (solver, errors);

    n_settled = MAX (change, correction) <= SETTLED * solver->greatest ? n_settled + 1 : 0;
    if (g_cancellable_is_cancelled (cancellable)) {
      return FALSE;
    }
  }

  return n_settled == N_PARITIES;
}

/* A last sweep without any correction: all values are then consequences of each other, and what it changed tells how
 * exact they are. */
static gboolean
check (Solver *solver)
{
  double errors[ZOHN_ODDS_MAX_LEVELS];
  double change = 0.0;

  for (guint parity = 0; parity < N_PARITIES; parity++) {
    change = MAX (change, sweep_half (solver, parity, errors));
  }

  return change <= EXACT * solver->greatest;
}

static void
copy_values (const Solver *solver, double *values)
{
  for (guint place = 0; place < solver->graph->n_places; place++) {
    for (guint level = 1; level <= solver->n_levels; level++) {
      *values++ = get_row (solver, level % N_PARITIES, 0, place)[cell_of_level ((int) level)];
    }
  }
}

/**
 * zohn_odds_quantity_solve:
 * @quantity: what to solve for
 * @graph: the places of the game
 * @levels: how its levels hang together
 * @counters: a side, 1 to 15
 * @values: (out caller-allocates): the value for the side to throw, one row a place of 2 * @counters - 1 levels: from
 *   one counter in its hands to all but one
 * @work: (inout): grows by the multiplications that it took
 * @cancellable: (nullable): a cancellable
 * @error: return location for an error
 *
 * Returns: whether the values are found, to thirteen digits; %FALSE with #G_IO_ERROR_CANCELLED when cancelled.
 */
gboolean
zohn_odds_quantity_solve (const ZohnOddsQuantity *quantity, const ZohnOddsGraph *graph,
                          const ZohnOddsLevels *levels, guint counters, double *values,
                          guint64 *work, GCancellable *cancellable, GError **error)
{
  Solver solver = { .quantity = quantity, .graph = graph, .levels = levels };
  gboolean exact;

  g_return_val_if_fail (counters >= ZOHN_COUNTERS_MIN && counters <= ZOHN_COUNTERS_MAX, FALSE);

  solver_init (&solver, counters);
  exact = settle (&solver, cancellable) && check (&solver);
  if (exact) {
    copy_values (&solver, values);
    *work += solver.work;
  } else if (!g_cancellable_set_error_if_cancelled (cancellable, error)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The odds do not settle");
  }
  solver_clear (&solver);

  return exact;
}
