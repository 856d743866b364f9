/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-simulation.h"

#include "engine/zohn-stick-source.h"

#include <math.h>

/**
 * zohn_simulation_get_game_seed:
 * @seed: the seed of a simulation
 * @game: the number of a game in it, from 0
 *
 * Returns: the seed of that game: played with this seed in the window it falls just the same.
 */
guint64
zohn_simulation_get_game_seed (guint64 seed, guint64 game)
{
  return zohn_seed_mix (zohn_seed_mix (seed) + game);
}

/**
 * zohn_simulation_play:
 * @rules: valid rules
 * @game_seed: the seed of the game
 * @end: (out): the position in which it ended
 *
 * Plays one game to its end.
 *
 * Returns: how many throws it took.
 */
guint
zohn_simulation_play (const ZohnRules *rules, guint64 game_seed, ZohnPosition *end)
{
  ZohnPosition position = zohn_position_opening (rules);
  guint n_throws = 0;

  while (!position.over) {
    n_throws++;
    position =
        zohn_position_apply (&position, rules, zohn_seeded_throw (game_seed, n_throws), NULL);
  }
  *end = position;

  return n_throws;
}

/**
 * zohn_simulation_run:
 * @simulation: (out): what came of it
 * @rules: valid rules
 * @seed: decides every throw
 * @n_games: how many games to play, at least 1
 *
 * Plays games one after the other on the calling thread. All but the speed is the same for the same arguments.
 */
void
zohn_simulation_run (ZohnSimulation *simulation, const ZohnRules *rules, guint64 seed,
                     guint64 n_games)
{
  const gint64 begin = g_get_monotonic_time ();
  double mean = 0.0;
  double squares = 0.0; /* of the differences from the mean, in all (Welford) */
  gint64 duration;

  g_return_if_fail (zohn_rules_is_valid (rules));
  g_return_if_fail (n_games > 0);

  *simulation = (ZohnSimulation){ .games = n_games };
  for (guint64 game = 0; game < n_games; game++) {
    ZohnPosition end;
    const guint n_throws =
        zohn_simulation_play (rules, zohn_simulation_get_game_seed (seed, game), &end);
    const double difference = n_throws - mean;

    simulation->first_wins += zohn_position_get_winner (&end) == rules->first;
    simulation->throws += n_throws;
    mean += difference / (double) (game + 1);
    squares += difference * (n_throws - mean);
  }

  duration = MAX (1, g_get_monotonic_time () - begin);
  simulation->mean_throws = (double) simulation->throws / (double) n_games;
  simulation->sd_throws = n_games > 1 ? sqrt (squares / (double) (n_games - 1)) : 0.0;
  simulation->throws_per_second =
      (double) simulation->throws * (double) G_USEC_PER_SEC / (double) duration;
}
