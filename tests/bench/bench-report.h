/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A line of a benchmark's table. A miss is reported as a miss: it does not fail the run, as machines differ. */
static inline void
bench_report (const char *name, double value, const char *unit, double limit)
{
  g_print ("%-44s %12.3f %-4s limit %10.3f  %s\n", name, value, unit, limit,
           value <= limit ? "met" : "MISSED");
}
