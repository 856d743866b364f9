/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* How often each score fell, against what fair sticks give. */
typedef struct {
  guint n_throws;
  double expected[ZOHN_N_SCORES];
  double chi_square;
  guint degrees_of_freedom;
  double p_value; /* that fair sticks stray at least as far */
  gboolean is_enough; /* enough throws for the p-value to mean something */
} ZohnFairness;

void zohn_fairness_init (ZohnFairness *fairness, const guint counts[ZOHN_N_SCORES]);

double zohn_gamma_upper (double a, double x);
double zohn_chi_square_p_value (double chi_square, guint degrees_of_freedom);

G_END_DECLS
