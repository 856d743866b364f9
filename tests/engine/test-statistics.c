/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-statistics.h"

#include <math.h>

#include "engine/zohn-stick-source.h"

#define assert_near(value, expected, tolerance)                                                    \
  g_assert_cmpfloat_with_epsilon ((value), (expected), (tolerance))

/* The critical values that every table of the distribution has: to the three decimals printed there. */
static void
test_p_value_tables (void)
{
  static const struct {
    guint degrees_of_freedom;
    double chi_square;
    double p_value;
  } rows[] = {
    { 1, 2.706, 0.10 },  { 1, 3.841, 0.05 },  { 1, 6.635, 0.01 },   { 1, 10.828, 0.001 },
    { 2, 4.605, 0.10 },  { 2, 5.991, 0.05 },  { 2, 9.210, 0.01 },   { 3, 7.815, 0.05 },
    { 4, 9.488, 0.05 },  { 5, 11.070, 0.05 }, { 6, 10.645, 0.10 },  { 6, 12.592, 0.05 },
    { 6, 16.812, 0.01 }, { 6, 1.635, 0.95 },  { 10, 18.307, 0.05 }, { 100, 124.342, 0.05 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    assert_near (zohn_chi_square_p_value (rows[i].chi_square, rows[i].degrees_of_freedom),
                 rows[i].p_value, 1e-4);
  }
}

/* For an even number of degrees it is a finite sum: e^-y times the sum of y^j / j! for j below half of them. */
static void
test_p_value_even (void)
{
  for (guint degrees = 2; degrees <= 60; degrees += 2) {
    for (double chi_square = 0.0; chi_square <= 150.0; chi_square += 0.7) {
      const double y = chi_square / 2.0;
      double term = exp (-y);
      double sum = term;

      for (guint j = 1; j < degrees / 2; j++) {
        term *= y / j;
        sum += term;
      }
      assert_near (zohn_chi_square_p_value (chi_square, degrees), sum, 1e-13);
    }
  }
}

/* For one degree it is the complementary error function. */
static void
test_p_value_one_degree (void)
{
  for (double chi_square = 0.0; chi_square <= 80.0; chi_square += 0.3) {
    const double exact = erfc (sqrt (chi_square / 2.0));

    assert_near (zohn_chi_square_p_value (chi_square, 1), exact, 1e-14 + 1e-12 * exact);
  }
}

static void
test_gamma_upper (void)
{
  g_assert_true (zohn_gamma_upper (3.0, 0.0) == 1.0);
  assert_near (zohn_gamma_upper (1.0, 1.0), exp (-1.0), 1e-15);

  /* Small values keep their digits. */
  assert_near (zohn_gamma_upper (1.0, 500.0) / exp (-500.0), 1.0, 1e-12);
  g_assert_true (zohn_gamma_upper (3.0, 1e6) == 0.0);

  /* Both expansions meet where one takes over from the other. */
  for (double a = 0.5; a < 200.0; a *= 1.7) {
    const double below = zohn_gamma_upper (a, (a + 1.0) * (1.0 - 1e-12));
    const double above = zohn_gamma_upper (a, (a + 1.0) * (1.0 + 1e-12));

    assert_near (below, above, 1e-10);
    g_assert_cmpfloat (below, >, 0.0);
  }
}

static void
test_fairness_exact (void)
{
  guint counts[ZOHN_N_SCORES];
  ZohnFairness fairness;

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    counts[score] = 5 * zohn_score_get_weight ((ZohnScore) score);
  }
  zohn_fairness_init (&fairness, counts);

  g_assert_cmpuint (fairness.n_throws, ==, 80);
  g_assert_cmpuint (fairness.degrees_of_freedom, ==, 6);
  g_assert_true (fairness.chi_square == 0.0);
  g_assert_true (fairness.p_value == 1.0);
  g_assert_true (fairness.is_enough);
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    assert_near (fairness.expected[score], counts[score], 1e-12);
  }
}

/* By hand: 160 throws, ten more of the one and ten fewer of the other common score. */
static void
test_fairness_by_hand (void)
{
  const guint counts[ZOHN_N_SCORES] = {
    [ZOHN_SCORE_1] = 20,        [ZOHN_SCORE_1_AGAIN] = 10, [ZOHN_SCORE_2] = 70,
    [ZOHN_SCORE_3] = 10,        [ZOHN_SCORE_3_AGAIN] = 30, [ZOHN_SCORE_6_AGAIN] = 10,
    [ZOHN_SCORE_10_AGAIN] = 10,
  };
  ZohnFairness fairness;

  zohn_fairness_init (&fairness, counts);
  assert_near (fairness.chi_square, 100.0 / 30.0 + 100.0 / 60.0, 1e-12);
  /* e^-2.5 (1 + 2.5 + 3.125) */
  assert_near (fairness.p_value, exp (-2.5) * 6.625, 1e-14);
}

static void
test_fairness_too_few (void)
{
  guint counts[ZOHN_N_SCORES] = { 0 };
  ZohnFairness fairness;

  zohn_fairness_init (&fairness, counts);
  g_assert_cmpuint (fairness.n_throws, ==, 0);
  g_assert_true (fairness.p_value == 1.0);
  g_assert_false (fairness.is_enough);

  counts[ZOHN_SCORE_2] = 79;
  zohn_fairness_init (&fairness, counts);
  g_assert_false (fairness.is_enough);
  g_assert_cmpfloat (fairness.p_value, <, 1e-10);
}

/* Sticks of which one always falls groove up are found out. */
static void
test_fairness_loaded (void)
{
  guint fair_counts[ZOHN_N_SCORES] = { 0 };
  guint loaded_counts[ZOHN_N_SCORES] = { 0 };
  ZohnFairness fair;
  ZohnFairness loaded;

  for (guint64 number = 1; number <= 1000; number++) {
    const ZohnThrow thrown = zohn_seeded_throw (1, number);

    fair_counts[zohn_throw_get_score (thrown)]++;
    loaded_counts[zohn_throw_get_score (thrown | 1)]++;
  }
  zohn_fairness_init (&fair, fair_counts);
  zohn_fairness_init (&loaded, loaded_counts);

  g_assert_cmpfloat (fair.p_value, >, 0.001);
  g_assert_cmpfloat (loaded.p_value, <, 1e-12);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/statistics/p-value/tables", test_p_value_tables);
  g_test_add_func ("/statistics/p-value/even-degrees", test_p_value_even);
  g_test_add_func ("/statistics/p-value/one-degree", test_p_value_one_degree);
  g_test_add_func ("/statistics/gamma-upper", test_gamma_upper);
  g_test_add_func ("/statistics/fairness/exact", test_fairness_exact);
  g_test_add_func ("/statistics/fairness/by-hand", test_fairness_by_hand);
  g_test_add_func ("/statistics/fairness/too-few", test_fairness_too_few);
  g_test_add_func ("/statistics/fairness/loaded", test_fairness_loaded);

  return g_test_run ();
}
