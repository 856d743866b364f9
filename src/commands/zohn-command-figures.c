/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-output.h"
#include "commands/zohn-command-run.h"

#include "engine/zohn-odds.h"
#include "engine/zohn-simulation.h"
#include "engine/zohn-stick-source.h"

/* Commands that write figures, one name and value a line, in every locale the same. */

#define GAMES_MAX 1000000000
#define CHANCE_FORMAT "%.12f"
#define THROWS_FORMAT "%.9f"

/**
 * zohn_command_odds:
 * @options: options
 * @output: what is written
 * @error: return location for an error
 *
 * The exact figures of a game's opening: `chance` that the side that throws first wins, mean number of `throws`.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_odds (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_autoptr (ZohnOdds) odds = NULL;
  ZohnPosition opening;
  ZohnRules rules;

  if (!zohn_command_options_get_rules (options, &rules, error)) {
    return FALSE;
  }

  odds = zohn_odds_load (&rules);
  opening = zohn_position_opening (&rules);
  zohn_command_output_append_number (output, "chance", CHANCE_FORMAT,
                                     zohn_odds_get_chance (odds, &opening, (ZohnSide) rules.first));
  zohn_command_output_append_number (output, "throws", THROWS_FORMAT,
                                     zohn_odds_get_throws_left (odds, &opening));

  return TRUE;
}

/**
 * zohn_command_simulate:
 * @options: options
 * @output: what is written
 * @error: return location for an error
 *
 * Plays whole games by chance: how many, how many of them the side that threw first won, the mean and the standard
 * deviation of the number of throws in a game, and the speed.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_simulate (const ZohnCommandOptions *options, GString *output, GError **error)
{
  ZohnSimulation simulation;
  ZohnRules rules;
  guint64 games;
  guint64 seed;

  if (!zohn_command_options_get_number ("simulate", options->simulate, 1, GAMES_MAX, &games,
                                        error) ||
      !zohn_command_options_get_rules (options, &rules, error)) {
    return FALSE;
  }
  seed = options->has_seed ? options->seed : zohn_seed_from_entropy ();
  zohn_simulation_run (&simulation, &rules, seed, games);
  zohn_command_output_append_count (output, "games", simulation.games);
  zohn_command_output_append_count (output, "first_wins", simulation.first_wins);
  zohn_command_output_append_number (output, "mean_throws", THROWS_FORMAT, simulation.mean_throws);
  zohn_command_output_append_number (output, "sd_throws", THROWS_FORMAT, simulation.sd_throws);
  zohn_command_output_append_number (output, "throws_per_second", "%.0f",
                                     simulation.throws_per_second);

  return TRUE;
}
