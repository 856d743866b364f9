/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <time.h>

/* Seconds of processor time that this thread has used: what others do on the machine does not count. */
static inline double
bench_get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

/* A line of a benchmark's table. A miss is reported as a miss: it does not fail the run, as machines differ. */
static inline void
bench_report (const char *name, double value, const char *unit, double limit)
{
  g_print ("%-44s %12.3f %-4s limit %10.3f  %s\n", name, value, unit, limit,
           value <= limit ? "met" : "MISSED");
}
