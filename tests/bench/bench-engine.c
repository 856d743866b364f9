/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"

#include "engine/zohn-history.h"
#include "engine/zohn-odds.h"
#include "engine/zohn-review.h"
#include "engine/zohn-simulation.h"
#include "support/long-game.h"

#define N_RUNS 7
#define SHORT_GAME 10
#define LONG_GAME 100000
#define N_REPEATS 1000
#define N_JUMPS 10000

static void
solve (gpointer data)
{
  zohn_odds_unref (zohn_odds_solve (data, NULL, NULL));
}

static void
bench_odds (void)
{
  static const struct {
    const char *what;
    ZohnRules rules;
    double limit;
  } rows[] = {
    { "odds, 4 counters, carry-on", { 4, ZOHN_LAP_CARRY_ON, 0 }, 20.0 },
    { "odds, 4 counters, halt", { 4, ZOHN_LAP_HALT, 0 }, 20.0 },
    { "odds, 4 counters, restart", { 4, ZOHN_LAP_RESTART, 0 }, 20.0 },
    { "odds, 15 counters, carry-on", { 15, ZOHN_LAP_CARRY_ON, 0 }, 250.0 },
    { "odds, 15 counters, halt", { 15, ZOHN_LAP_HALT, 0 }, 250.0 },
    { "odds, 15 counters, restart", { 15, ZOHN_LAP_RESTART, 0 }, 250.0 },
  };
  guint most_sweeps = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    ZohnRules rules = rows[i].rules;
    g_autoptr (ZohnOdds) odds = zohn_odds_solve (&rules, NULL, NULL);

    bench_at_most (rows[i].what, bench_best_ms (solve, &rules, N_RUNS), rows[i].limit, "ms");
    most_sweeps = MAX (most_sweeps, zohn_odds_get_n_sweeps (odds));
  }
  bench_at_most ("odds, all work", most_sweeps, 60.0, "sweeps");
}

static void
bench_simulation (void)
{
  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    const ZohnRules rules = { 4, (guint8) lap, ZOHN_SIDE_CLOCKWISE };
    g_autofree char *what =
        g_strdup_printf ("throws played, %s", zohn_lap_rule_to_token ((ZohnLapRule) lap));
    double best = 0.0;

    for (guint i = 0; i < N_RUNS; i++) {
      ZohnSimulation simulation;

      zohn_simulation_run (&simulation, &rules, i, 20000);
      best = MAX (best, simulation.throws_per_second);
    }
    bench_at_least (what, best / 1e6, 30.0, "million a second");
  }
}

typedef struct {
  ZohnHistory *history;
  ZohnThrow thrown;
} Play;

static void
append_and_undo (gpointer data)
{
  Play *play = data;

  for (guint i = 0; i < N_REPEATS; i++) {
    zohn_history_append (play->history, play->thrown);
    zohn_history_undo (play->history);
  }
}

static void
jump (gpointer data)
{
  Play *play = data;
  const guint n_throws = zohn_history_get_n_throws (play->history);

  for (guint i = 1; i <= N_JUMPS; i++) {
    const guint number = 1 + (guint) ((guint64) i * 7919 % n_throws);
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (play->history, number);

    g_assert_cmpuint (zohn_throw_record_get_number (record), ==, number);
  }
}

static void
bench_history (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE };
  g_autofree ZohnThrow *throws = make_long_game (&rules, LONG_GAME + 1);
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  static const guint lengths[] = { SHORT_GAME, LONG_GAME };
  double append_us[G_N_ELEMENTS (lengths)];
  double jump_us[G_N_ELEMENTS (lengths)];

  setup->rules = rules;
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autoptr (ZohnHistory) history = zohn_history_new (setup);
    Play play = { history, throws[lengths[i]] };

    zohn_history_append_all (history, throws, lengths[i], NULL);
    append_us[i] = bench_best_ms (append_and_undo, &play, N_RUNS) * 1000.0 / N_REPEATS;
    jump_us[i] = bench_best_ms (jump, &play, N_RUNS) * 1000.0 / N_JUMPS;
  }

  /* "The same" allows for the far larger game falling out of the nearest memory. */
  bench_at_most ("append and undo at 10 throws", append_us[0], 10.0, "us");
  bench_at_most ("append and undo at 100,000 throws", append_us[1], append_us[0] * 2.0, "us");
  bench_at_most ("jump to a throw of 10", jump_us[0], 10.0, "us");
  bench_at_most ("jump to a throw of 100,000", jump_us[1], jump_us[0] * 2.0, "us");
}

typedef struct {
  const ZohnSetup *setup;
  const ZohnThrow *throws;
  const ZohnOdds *odds;
} Game;

static void
review (gpointer data)
{
  const Game *game = data;

  zohn_review_free (
      zohn_review_new (game->setup, game->throws, LONG_GAME, ZOHN_GAME_PLAYING, game->odds));
}

static void
bench_review (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE };
  g_autofree ZohnThrow *throws = make_long_game (&rules, LONG_GAME);
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  Game game = { setup, throws, odds };

  setup->rules = rules;
  bench_at_most ("review of 100,000 throws", bench_best_ms (review, &game, N_RUNS), 50.0, "ms");
}

int
main (void)
{
  bench_odds ();
  bench_simulation ();
  bench_history ();
  bench_review ();

  return 0;
}
