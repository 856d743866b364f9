/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-stick-source.h"

#include <math.h>

#include "engine/zohn-position.h"

#define N_THROWS 1000000

/* What fair sticks exceed once in ten thousand times: the chi-square for some degrees of freedom, and the normal deviate. */
#define CHI_SQUARE_3 21.11
#define CHI_SQUARE_6 27.86
#define CHI_SQUARE_15 44.26
#define CHI_SQUARE_255 346.0
#define DEVIATE 3.891

static const guint64 seeds[] = {
  0, 1, 2, 42, G_GUINT64_CONSTANT (1234567890123456789), G_MAXUINT64
};

static double
get_chi_square (const guint *counts, const double *chances, guint n_cells, guint total)
{
  double sum = 0;

  for (guint i = 0; i < n_cells; i++) {
    const double expected = chances[i] * total;

    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  }

  return sum;
}

static double
get_even_chi_square (const guint *counts, guint n_cells, guint total)
{
  const double expected = (double) total / n_cells;
  double sum = 0;

  for (guint i = 0; i < n_cells; i++) {
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  }

  return sum;
}

static void
assert_fair_falls (const guint falls[ZOHN_N_THROWS], guint total)
{
  guint scores[ZOHN_N_SCORES] = { 0 };
  double chances[ZOHN_N_SCORES];

  g_assert_cmpfloat (get_even_chi_square (falls, ZOHN_N_THROWS, total), <, CHI_SQUARE_15);

  for (guint i = 0; i < ZOHN_N_SCORES; i++) {
    chances[i] = zohn_score_get_weight ((ZohnScore) i) / 16.0;
  }
  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    scores[zohn_throw_get_score (thrown)] += falls[thrown];
  }
  g_assert_cmpfloat (get_chi_square (scores, chances, ZOHN_N_SCORES, total), <, CHI_SQUARE_6);
}

static void
test_falls_are_fair (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    guint falls[ZOHN_N_THROWS] = { 0 };

    for (guint number = 1; number <= N_THROWS; number++) {
      falls[zohn_seeded_throw (seeds[i], number)]++;
    }
    assert_fair_falls (falls, N_THROWS);
  }
}

static void
test_each_stick_is_fair (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    guint ups[ZOHN_N_STICKS] = { 0 };

    for (guint number = 1; number <= N_THROWS; number++) {
      for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
        ups[stick] += zohn_throw_is_groove_up (zohn_seeded_throw (seeds[i], number), stick);
      }
    }
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      g_assert_cmpfloat (fabs (ups[stick] - N_THROWS / 2.0) / sqrt (N_THROWS / 4.0), <, DEVIATE);
    }
  }
}

/* The blue stick is one of one groove in 1 of 4, and one of three in 3 of 4. */
static void
test_blue_stick_is_one_of_four (void)
{
  guint of_one[2] = { 0 }, of_three[2] = { 0 };
  static const double chances_of_one[] = { 0.75, 0.25 };
  static const double chances_of_three[] = { 0.25, 0.75 };

  for (guint number = 1; number <= N_THROWS; number++) {
    const ZohnThrow thrown = zohn_seeded_throw (3, number);
    const guint blue = zohn_throw_is_groove_up (thrown, ZOHN_BLUE_STICK);

    if (zohn_throw_get_grooves (thrown) == 1) {
      of_one[blue]++;
    } else if (zohn_throw_get_grooves (thrown) == 3) {
      of_three[blue]++;
    }
  }

  g_assert_cmpfloat (get_chi_square (of_one, chances_of_one, 2, of_one[0] + of_one[1]), <,
                     CHI_SQUARE_3);
  g_assert_cmpfloat (get_chi_square (of_three, chances_of_three, 2, of_three[0] + of_three[1]), <,
                     CHI_SQUARE_3);
}

/* Runs of equal faces of each stick, as many as Wald and Wolfowitz expect. */
static void
test_runs (void)
{
  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    gboolean before = zohn_throw_is_groove_up (zohn_seeded_throw (11, 1), stick);
    double ups = before, runs = 1, downs, expected, deviation;

    for (guint number = 2; number <= N_THROWS; number++) {
      const gboolean up = zohn_throw_is_groove_up (zohn_seeded_throw (11, number), stick);

      ups += up;
      runs += up != before;
      before = up;
    }
    downs = N_THROWS - ups;
    expected = 2 * ups * downs / N_THROWS + 1;
    deviation = sqrt ((expected - 1) * (expected - 2) / (N_THROWS - 1));
    g_assert_cmpfloat (fabs (runs - expected) / deviation, <, DEVIATE);
  }
}

/* A throw tells nothing about the one that comes some throws later. */
static void
test_pairs (void)
{
  static const guint distances[] = { 1, 2, 3, 16, 157 };

  for (guint i = 0; i < G_N_ELEMENTS (distances); i++) {
    guint pairs[ZOHN_N_THROWS * ZOHN_N_THROWS] = { 0 };

    for (guint number = 1; number <= N_THROWS; number++) {
      pairs[zohn_seeded_throw (5, number) * ZOHN_N_THROWS +
            zohn_seeded_throw (5, number + distances[i])]++;
    }
    g_assert_cmpfloat (get_even_chi_square (pairs, G_N_ELEMENTS (pairs), N_THROWS), <,
                       CHI_SQUARE_255);
  }
}

/* Nor does a game tell about the game of a neighbouring seed, at the same throw or one later. */
static void
test_neighbouring_seeds (void)
{
  const guint64 step = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint falls[ZOHN_N_THROWS] = { 0 };
  guint same[ZOHN_N_THROWS * ZOHN_N_THROWS] = { 0 };
  guint later[ZOHN_N_THROWS * ZOHN_N_THROWS] = { 0 };

  for (guint64 seed = 0; seed < N_THROWS; seed++) {
    const ZohnThrow thrown = zohn_seeded_throw (seed, 1);

    falls[thrown]++;
    same[thrown * ZOHN_N_THROWS + zohn_seeded_throw (seed + 1, 1)]++;
    later[zohn_seeded_throw (seed, 2) * ZOHN_N_THROWS + zohn_seeded_throw (seed + step, 1)]++;
  }

  assert_fair_falls (falls, N_THROWS);
  g_assert_cmpfloat (get_even_chi_square (same, G_N_ELEMENTS (same), N_THROWS), <, CHI_SQUARE_255);
  g_assert_cmpfloat (get_even_chi_square (later, G_N_ELEMENTS (later), N_THROWS), <,
                     CHI_SQUARE_255);
}

/* In games, for each side: a million throws of a side that nobody favours. */
static void
test_each_side_is_treated_alike (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  guint falls[ZOHN_N_SIDES][ZOHN_N_THROWS] = { { 0 } };
  guint totals[ZOHN_N_SIDES] = { 0 };

  for (guint64 seed = 0; MIN (totals[0], totals[1]) < N_THROWS; seed++) {
    ZohnPosition position = zohn_position_opening (&rules);

    for (guint64 number = 1; !position.over; number++) {
      const ZohnThrow thrown = zohn_seeded_throw (seed, number);

      falls[position.to_throw][thrown]++;
      totals[position.to_throw]++;
      position = zohn_position_apply (&position, &rules, thrown, NULL);
    }
  }

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    assert_fair_falls (falls[side], totals[side]);
  }
}

/* Saved games name a seed: what a seed gives can never change. */
static void
test_seeds_keep_their_meaning (void)
{
  static const struct {
    guint64 seed;
    const char *throws;
  } golden[] = {
    { 0, "ab6ac2c469611895" },
    { 1, "5f0c3ca3239e2cb5" },
    { G_GUINT64_CONSTANT (1234567890123456789), "0caa5e20813873c1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (golden); i++) {
    g_autoptr (ZohnStickSource) source = zohn_seeded_source_new (golden[i].seed);
    g_autoptr (GString) throws = g_string_new (NULL);

    for (guint number = 1; number <= 16; number++) {
      ZohnThrow thrown = 0;

      g_assert_true (zohn_stick_source_get_throw (source, number, &thrown));
      g_assert_cmpuint (thrown, ==, zohn_seeded_throw (golden[i].seed, number));
      g_string_append_printf (throws, "%x", thrown);
    }
    g_assert_cmpstr (throws->str, ==, golden[i].throws);
  }
}

/* In any order, as often as one likes. */
static void
test_seeded_is_a_function_of_the_number (void)
{
  g_autoptr (ZohnStickSource) source = zohn_seeded_source_new (77);
  ZohnThrow forward[100], thrown = 0;

  for (guint number = 1; number <= 100; number++) {
    g_assert_true (zohn_stick_source_get_throw (source, number, &forward[number - 1]));
  }
  for (guint number = 100; number >= 1; number--) {
    g_assert_true (zohn_stick_source_get_throw (source, number, &thrown));
    g_assert_cmpuint (thrown, ==, forward[number - 1]);
  }
}

static void
test_entropy (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint64 any = 0, all = G_MAXUINT64;

  for (guint i = 0; i < 1000; i++) {
    const guint64 seed = zohn_seed_from_entropy ();

    g_hash_table_add (seen, g_memdup2 (&seed, sizeof seed));
    any |= seed;
    all &= seed;
  }

  g_assert_cmpuint (g_hash_table_size (seen), ==, 1000);
  g_assert_cmphex (any, ==, G_MAXUINT64);
  g_assert_cmphex (all, ==, 0);
}

static void
test_entered (void)
{
  ZohnStickSource *source = zohn_entered_source_new ();
  ZohnEnteredSource *entered = ZOHN_ENTERED_SOURCE (source);
  ZohnThrow thrown = 9;

  g_assert_false (zohn_stick_source_get_throw (source, 1, &thrown));
  g_assert_cmpuint (thrown, ==, 9);

  zohn_entered_source_enter (entered, 1, 3);
  zohn_entered_source_enter (entered, 1, 4);
  g_assert_false (zohn_stick_source_get_throw (source, 2, &thrown));
  g_assert_true (zohn_stick_source_get_throw (source, 1, &thrown));
  g_assert_cmpuint (thrown, ==, 4);
  g_assert_false (zohn_stick_source_get_throw (source, 1, &thrown));

  g_assert_finalize_object (source);
}

static void
test_scripted (void)
{
  ZohnThrow throws[] = { 1, 15, 0 };
  ZohnStickSource *source = zohn_scripted_source_new (throws, G_N_ELEMENTS (throws));
  ZohnStickSource *empty = zohn_scripted_source_new (NULL, 0);
  ZohnThrow thrown = 9;

  throws[0] = 8;
  g_assert_true (zohn_stick_source_get_throw (source, 3, &thrown));
  g_assert_cmpuint (thrown, ==, 0);
  g_assert_true (zohn_stick_source_get_throw (source, 1, &thrown));
  g_assert_cmpuint (thrown, ==, 1);
  g_assert_false (zohn_stick_source_get_throw (source, 4, &thrown));
  g_assert_false (zohn_stick_source_get_throw (empty, 1, &thrown));
  g_assert_cmpuint (thrown, ==, 1);

  g_assert_finalize_object (source);
  g_assert_finalize_object (empty);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/stick-source/seeded/falls-are-fair", test_falls_are_fair);
  g_test_add_func ("/stick-source/seeded/each-stick-is-fair", test_each_stick_is_fair);
  g_test_add_func ("/stick-source/seeded/blue-stick-is-one-of-four",
                   test_blue_stick_is_one_of_four);
  g_test_add_func ("/stick-source/seeded/runs", test_runs);
  g_test_add_func ("/stick-source/seeded/pairs", test_pairs);
  g_test_add_func ("/stick-source/seeded/neighbouring-seeds", test_neighbouring_seeds);
  g_test_add_func ("/stick-source/seeded/each-side-is-treated-alike",
                   test_each_side_is_treated_alike);
  g_test_add_func ("/stick-source/seeded/seeds-keep-their-meaning", test_seeds_keep_their_meaning);
  g_test_add_func ("/stick-source/seeded/is-a-function-of-the-number",
                   test_seeded_is_a_function_of_the_number);
  g_test_add_func ("/stick-source/entropy", test_entropy);
  g_test_add_func ("/stick-source/entered", test_entered);
  g_test_add_func ("/stick-source/scripted", test_scripted);

  return g_test_run ();
}
