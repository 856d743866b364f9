/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A benchmark prints a table: what was measured, the figure, its limit, and whether it holds. A miss stays in the
 * table; it is no failure, for the machine may just have been busy. */

static inline void
bench_print_row (const char *what, double value, const char *bound, double limit, const char *unit,
                 gboolean passes)
{
  g_print ("%-44s %10.3f  %s %9.3f  %-18s %s\n", what, value, bound, limit, unit,
           passes ? "pass" : "MISS");
}

static inline void
bench_at_most (const char *what, double value, double limit, const char *unit)
{
  bench_print_row (what, value, "<=", limit, unit, value <= limit);
}

static inline void
bench_at_least (const char *what, double value, double limit, const char *unit)
{
  bench_print_row (what, value, ">=", limit, unit, value >= limit);
}

typedef void (*BenchFunc) (gpointer data);

/* The best of @n_runs, in milliseconds: what the code costs, with the least of what else went on. */
static inline double
bench_best_ms (BenchFunc run, gpointer data, guint n_runs)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < n_runs; i++) {
    const gint64 begin = g_get_monotonic_time ();

    run (data);
    best = MIN (best, g_get_monotonic_time () - begin);
  }

  return (double) best / 1000.0;
}

G_END_DECLS
