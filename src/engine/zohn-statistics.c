/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-statistics.h"

#include <float.h>
#include <math.h>

/* Cochran's rule for the chi-square test: at least so many expected in every class. */
#define ENOUGH_EXPECTED 5.0

#define MAX_TERMS 10000

/* The common factor of both expansions: x^a e^-x / Gamma(a). */
static double
gamma_factor (double a, double x)
{
  return exp (a * log (x) - x - lgamma (a));
}

/* The lower function by its series (DLMF 8.11.4), good for x < a + 1. */
static double
lower_by_series (double a, double x)
{
  double term = 1.0 / a;
  double sum = term;

  for (guint n = 1; n < MAX_TERMS && term > sum * DBL_EPSILON; n++) {
    term *= x / (a + n);
    sum += term;
  }

  return sum * gamma_factor (a, x);
}

/* The upper function by its continued fraction (DLMF 8.9.2) from the front, after Lentz; good for x >= a + 1, where no
 * denominator comes near zero. */
static double
upper_by_fraction (double a, double x)
{
  double denominator = x + 1.0 - a;
  double ratio = 1.0 / DBL_MIN;
  double inverse = 1.0 / denominator;
  double value = inverse;

  for (guint n = 1; n < MAX_TERMS; n++) {
    const double numerator = -(n * (n - a));
    double change;

    denominator += 2.0;
    inverse = 1.0 / (numerator * inverse + denominator);
    ratio = denominator + numerator / ratio;
    change = inverse * ratio;
    value *= change;
    if (fabs (change - 1.0) <= DBL_EPSILON) {
      break;
    }
  }

  return value * gamma_factor (a, x);
}

/**
 * zohn_gamma_upper:
 * @a: above 0
 * @x: 0 or above
 *
 * Returns: the regularised upper incomplete gamma function Q(a, x), from 1 at 0 down to 0.
 */
double
zohn_gamma_upper (double a, double x)
{
  g_return_val_if_fail (a > 0.0, 0.0);
  g_return_val_if_fail (x >= 0.0, 1.0);

  if (x == 0.0) {
    return 1.0;
  }

  return x < a + 1.0 ? 1.0 - lower_by_series (a, x) : upper_by_fraction (a, x);
}

/**
 * zohn_chi_square_p_value:
 * @chi_square: the statistic, 0 or above
 * @degrees_of_freedom: at least 1
 *
 * Returns: the probability that chance alone gives a statistic at least that large.
 */
double
zohn_chi_square_p_value (double chi_square, guint degrees_of_freedom)
{
  g_return_val_if_fail (degrees_of_freedom > 0, 1.0);

  return zohn_gamma_upper (degrees_of_freedom / 2.0, chi_square / 2.0);
}

/**
 * zohn_fairness_init:
 * @fairness: (out): the comparison
 * @counts: how often each score fell
 *
 * Compares throws with what fair sticks give, by Pearson's chi-square test over the seven scores.
 */
void
zohn_fairness_init (ZohnFairness *fairness, const guint counts[ZOHN_N_SCORES])
{
  *fairness = (ZohnFairness){ .degrees_of_freedom = ZOHN_N_SCORES - 1, .is_enough = TRUE };

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    fairness->n_throws += counts[score];
  }

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    const double expected =
        fairness->n_throws * zohn_score_get_weight ((ZohnScore) score) / (double) ZOHN_N_THROWS;
    const double difference = counts[score] - expected;

    fairness->expected[score] = expected;
    if (expected > 0.0) {
      fairness->chi_square += difference * difference / expected;
    }
    fairness->is_enough = fairness->is_enough && expected >= ENOUGH_EXPECTED;
  }

  fairness->p_value = zohn_chi_square_p_value (fairness->chi_square, fairness->degrees_of_freedom);
}
