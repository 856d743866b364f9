/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-new-game-options.h"

#include "engine/zohn-stick-source.h"

#define SECONDS_A_MINUTE 60
#define BY_CHANCE "chance"

static const char *const player_keys[ZOHN_N_SIDES] = {
  [ZOHN_SIDE_CLOCKWISE] = "clockwise-players",
  [ZOHN_SIDE_ANTICLOCKWISE] = "anticlockwise-players",
};

static const char *const computer_keys[ZOHN_N_SIDES] = {
  [ZOHN_SIDE_CLOCKWISE] = "clockwise-computer",
  [ZOHN_SIDE_ANTICLOCKWISE] = "anticlockwise-computer",
};

/**
 * zohn_new_game_options_load:
 * @settings: the user's preferences
 *
 * Returns: (transfer full): the options of the last new game.
 */
ZohnNewGameOptions *
zohn_new_game_options_load (ZohnSettings *settings)
{
  ZohnNewGameOptions *options = g_new0 (ZohnNewGameOptions, 1);
  ZohnSetup *setup = zohn_setup_new ();
  ZohnLapRule lap = ZOHN_LAP_CARRY_ON;
  ZohnSide first = ZOHN_SIDE_CLOCKWISE;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    zohn_setup_set_players (setup, (ZohnSide) side,
                            zohn_settings_get_strings (settings, player_keys[side]));
    setup->computer[side] = zohn_settings_get_boolean (settings, computer_keys[side]);
  }
  zohn_lap_rule_from_token (zohn_settings_get_string (settings, "lap"), &lap);
  options->first_by_chance =
      !zohn_side_from_token (zohn_settings_get_string (settings, "first"), &first);

  setup->rules.counters = (guint8) zohn_settings_get_uint (settings, "counters");
  setup->rules.lap = (guint8) lap;
  setup->rules.first = (guint8) first;
  setup->sticks = zohn_settings_get_boolean (settings, "real-sticks") ? ZOHN_STICKS_ENTERED
                                                                      : ZOHN_STICKS_SEEDED;
  setup->time_limit = zohn_settings_get_uint (settings, "time-limit") * SECONDS_A_MINUTE;
  options->setup = setup;

  return options;
}

/**
 * zohn_new_game_options_store:
 * @options: options
 * @settings: the user's preferences
 *
 * Remembers @options for the next new game.
 */
void
zohn_new_game_options_store (const ZohnNewGameOptions *options, ZohnSettings *settings)
{
  const ZohnSetup *setup = options->setup;
  const ZohnRules *rules = &setup->rules;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_object_set (settings, player_keys[side], setup->players[side], computer_keys[side],
                  setup->computer[side], NULL);
  }
  g_object_set (settings, "counters", (guint) rules->counters, "lap",
                zohn_lap_rule_to_token ((ZohnLapRule) rules->lap), "first",
                options->first_by_chance ? BY_CHANCE : zohn_side_to_token ((ZohnSide) rules->first),
                "real-sticks", setup->sticks == ZOHN_STICKS_ENTERED, "time-limit",
                (guint) (setup->time_limit / SECONDS_A_MINUTE), NULL);
}

/* To the second, as records keep it. */
static void
begin (ZohnSetup *setup, guint64 seed)
{
  setup->seed = seed;
  setup->has_seed = TRUE;
  g_clear_pointer (&setup->started, g_date_time_unref);
  setup->started = g_date_time_new_from_unix_utc (g_get_real_time () / G_USEC_PER_SEC);
}

/**
 * zohn_new_game_options_create_setup:
 * @options: options
 * @seed: where the game's throws come from, and who begins when that is left to chance
 *
 * Every game gets a seed, one with real sticks too: the computer's throws come from it. The names of a side
 * that the computer plays are for another game, when people play it again.
 *
 * Returns: (transfer full): a game that starts now.
 */
ZohnSetup *
zohn_new_game_options_create_setup (const ZohnNewGameOptions *options, guint64 seed)
{
  ZohnSetup *setup = zohn_setup_copy (options->setup);

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (setup->computer[side]) {
      zohn_setup_set_players (setup, (ZohnSide) side, (const char *const[]){ NULL });
    }
  }
  begin (setup, seed);
  if (options->first_by_chance) {
    /* Throws are numbered from 1, so number 0 says nothing about any of them. */
    setup->rules.first = zohn_throw_is_groove_up (zohn_seeded_throw (seed, 0), 0)
                             ? ZOHN_SIDE_CLOCKWISE
                             : ZOHN_SIDE_ANTICLOCKWISE;
  }

  return setup;
}

/**
 * zohn_new_game_options_free:
 * @options: (transfer full) (nullable): options
 */
void
zohn_new_game_options_free (ZohnNewGameOptions *options)
{
  if (options != NULL) {
    zohn_setup_free (options->setup);
    g_free (options);
  }
}

/**
 * zohn_setup_play_again:
 * @setup: the setup of a game
 * @seed: where the new game's throws come from
 *
 * Returns: (transfer full): the same game, to start now.
 */
ZohnSetup *
zohn_setup_play_again (const ZohnSetup *setup, guint64 seed)
{
  ZohnSetup *again = zohn_setup_copy (setup);

  begin (again, seed);

  return again;
}
