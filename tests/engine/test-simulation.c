/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-simulation.h"

#include <math.h>

#include "engine/zohn-odds.h"
#include "engine/zohn-stick-source.h"

#define N_GAMES 20000
#define SEED G_GUINT64_CONSTANT (20261129)
#define STANDARD_ERRORS 4.0

#define N_BINS 20

static void
assert_agrees (const ZohnRules *rules)
{
  const ZohnPosition opening = zohn_position_opening (rules);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (rules);
  const double chance = zohn_odds_get_chance (odds, &opening, (ZohnSide) rules->first);
  ZohnSimulation simulation;
  double share;

  zohn_simulation_run (&simulation, rules, SEED, N_GAMES);
  share = (double) simulation.first_wins / N_GAMES;

  g_assert_cmpuint (simulation.games, ==, N_GAMES);
  g_assert_cmpfloat (fabs (share - chance), <,
                     STANDARD_ERRORS * sqrt (chance * (1.0 - chance) / N_GAMES));
  g_assert_cmpfloat (fabs (simulation.mean_throws - zohn_odds_get_throws_left (odds, &opening)), <,
                     STANDARD_ERRORS * simulation.sd_throws / sqrt (N_GAMES));
  g_assert_cmpfloat (simulation.throws_per_second, >, 0.0);
}

static void
test_agrees_with_odds (void)
{
  static const guint8 counters[] = { 1, 2, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (counters); i++) {
    for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
      assert_agrees (&(ZohnRules){ counters[i], (guint8) lap, (guint8) (i % ZOHN_N_SIDES) });
    }
  }
}

static void
test_same_seed (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  ZohnSimulation first;
  ZohnSimulation second;
  ZohnSimulation other;

  zohn_simulation_run (&first, &rules, 1, 500);
  zohn_simulation_run (&second, &rules, 1, 500);
  zohn_simulation_run (&other, &rules, 2, 500);

  g_assert_cmpuint (first.first_wins, ==, second.first_wins);
  g_assert_cmpuint (first.throws, ==, second.throws);
  g_assert_true (first.mean_throws == second.mean_throws);
  g_assert_true (first.sd_throws == second.sd_throws);
  g_assert_cmpuint (first.throws, !=, other.throws);
}

/* The figures of a simulation are those of its games, each played by its own seed. */
static void
test_figures (void)
{
  const ZohnRules rules = { 2, ZOHN_LAP_RESTART, ZOHN_SIDE_ANTICLOCKWISE };
  const guint n_games = 50;
  guint64 throws = 0;
  guint64 first_wins = 0;
  double squares = 0.0;
  double mean;
  ZohnSimulation simulation;

  zohn_simulation_run (&simulation, &rules, SEED, n_games);

  for (guint game = 0; game < n_games; game++) {
    ZohnPosition end;
    const guint n_throws =
        zohn_simulation_play (&rules, zohn_simulation_get_game_seed (SEED, game), &end);

    g_assert_true (end.over);
    g_assert_cmpuint (end.counters[0] + end.counters[1], ==, 4);
    throws += n_throws;
    squares += (double) n_throws * n_throws;
    first_wins += end.counters[ZOHN_SIDE_ANTICLOCKWISE] == 4;
  }

  mean = (double) throws / n_games;
  g_assert_cmpuint (simulation.throws, ==, throws);
  g_assert_cmpuint (simulation.first_wins, ==, first_wins);
  g_assert_cmpfloat_with_epsilon (simulation.mean_throws, mean, 1e-12);
  g_assert_cmpfloat_with_epsilon (simulation.sd_throws,
                                  sqrt ((squares - n_games * mean * mean) / (n_games - 1)), 1e-9);
}

static void
test_one_game (void)
{
  const ZohnRules rules = { 1, ZOHN_LAP_HALT, ZOHN_SIDE_CLOCKWISE };
  ZohnSimulation simulation;
  ZohnPosition end;

  zohn_simulation_run (&simulation, &rules, 9, 1);
  g_assert_cmpuint (simulation.throws, ==,
                    zohn_simulation_play (&rules, zohn_simulation_get_game_seed (9, 0), &end));
  g_assert_true (simulation.mean_throws == (double) simulation.throws);
  g_assert_true (simulation.sd_throws == 0.0);
}

/* A game of a simulation is the game that the seeded source throws for its seed. */
static void
test_same_as_source (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  const guint64 seed = zohn_simulation_get_game_seed (SEED, 3);
  g_autoptr (ZohnStickSource) source = zohn_seeded_source_new (seed);
  ZohnPosition position = zohn_position_opening (&rules);
  ZohnPosition end;
  const guint n_throws = zohn_simulation_play (&rules, seed, &end);

  for (guint number = 1; number <= n_throws; number++) {
    ZohnThrow thrown;

    g_assert_false (position.over);
    g_assert_true (zohn_stick_source_get_throw (source, number, &thrown));
    position = zohn_position_apply (&position, &rules, thrown, NULL);
  }
  g_assert_true (zohn_position_equal (&position, &end));
}

typedef struct {
  guint n_games;
  double wins; /* more than expected */
  double variance;
} Bin;

/* Of each game the first position whose chance falls into a bin counts for it: a chance is the mean of what follows, so
 * over independent games the wins are as many as the chances say. */
static void
add_game (Bin *bins, const ZohnRules *rules, const ZohnOdds *odds, guint64 seed)
{
  ZohnPosition position = zohn_position_opening (rules);
  double seen[N_BINS];
  gboolean is_seen[N_BINS] = { FALSE };

  for (guint64 number = 1; !position.over; number++) {
    const double chance = zohn_odds_get_chance (odds, &position, ZOHN_SIDE_CLOCKWISE);
    const guint bin = MIN ((guint) (chance * N_BINS), N_BINS - 1);

    if (!is_seen[bin]) {
      is_seen[bin] = TRUE;
      seen[bin] = chance;
    }
    position = zohn_position_apply (&position, rules, zohn_seeded_throw (seed, number), NULL);
  }

  for (guint bin = 0; bin < N_BINS; bin++) {
    if (is_seen[bin]) {
      const gboolean won = zohn_position_get_winner (&position) == ZOHN_SIDE_CLOCKWISE;

      bins[bin].n_games++;
      bins[bin].wins += won - seen[bin];
      bins[bin].variance += seen[bin] * (1.0 - seen[bin]);
    }
  }
}

static void
test_calibration (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  Bin bins[N_BINS] = { 0 };

  for (guint game = 0; game < N_GAMES; game++) {
    add_game (bins, &rules, odds, zohn_simulation_get_game_seed (SEED, game));
  }

  for (guint bin = 0; bin < N_BINS; bin++) {
    g_test_message ("%2u to %3u %%: %5u games, won %+.4f beyond the chance", bin * 5, bin * 5 + 5,
                    bins[bin].n_games, bins[bin].wins / bins[bin].n_games);
    g_assert_cmpuint (bins[bin].n_games, >, N_GAMES / 4);
    g_assert_cmpfloat (fabs (bins[bin].wins), <, STANDARD_ERRORS * sqrt (bins[bin].variance));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/simulation/agrees-with-odds", test_agrees_with_odds);
  g_test_add_func ("/simulation/same-seed", test_same_seed);
  g_test_add_func ("/simulation/figures", test_figures);
  g_test_add_func ("/simulation/one-game", test_one_game);
  g_test_add_func ("/simulation/same-as-source", test_same_as_source);
  g_test_add_func ("/simulation/calibration", test_calibration);

  return g_test_run ();
}
