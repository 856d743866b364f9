/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-new-game-options.h"

#include "engine/zohn-stick-source.h"

static ZohnNewGameOptions *
create_options (void)
{
  ZohnNewGameOptions *options = g_new0 (ZohnNewGameOptions, 1);

  options->setup = zohn_setup_new ();

  return options;
}

static void
test_first_start (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);
  g_autoptr (ZohnNewGameOptions) options = zohn_new_game_options_load (settings);
  g_autoptr (ZohnSetup) expected = zohn_setup_new ();

  g_assert_true (zohn_setup_equal (options->setup, expected));
  g_assert_false (options->first_by_chance);
}

static void
test_round_trip (void)
{
  const char *const players[] = { "Ann; & Bea", " <b>x</b> ", "%s%n", "אבג (2)", NULL };
  g_autoptr (ZohnSettings) settings = zohn_settings_new ();

  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      g_autoptr (ZohnNewGameOptions) stored = create_options ();
      g_autoptr (ZohnNewGameOptions) loaded = NULL;

      zohn_setup_set_players (stored->setup, (ZohnSide) side, players);
      stored->setup->computer[side] = TRUE;
      stored->setup->rules.counters = (guint8) (1 + 14 * side);
      stored->setup->rules.lap = (guint8) lap;
      stored->setup->rules.first = (guint8) side;
      stored->setup->sticks = side == 0 ? ZOHN_STICKS_SEEDED : ZOHN_STICKS_ENTERED;
      stored->setup->time_limit = 60 * 600 * side;
      zohn_new_game_options_store (stored, settings);

      loaded = zohn_new_game_options_load (settings);
      g_assert_true (zohn_setup_equal (loaded->setup, stored->setup));
      g_assert_false (loaded->first_by_chance);
    }
  }
}

static void
test_by_chance (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new ();
  g_autoptr (ZohnNewGameOptions) stored = create_options ();
  g_autoptr (ZohnNewGameOptions) loaded = NULL;
  guint n_first[ZOHN_N_SIDES] = { 0, 0 };

  stored->first_by_chance = TRUE;
  zohn_new_game_options_store (stored, settings);
  loaded = zohn_new_game_options_load (settings);
  g_assert_true (loaded->first_by_chance);

  for (guint64 seed = 0; seed < 1000; seed++) {
    g_autoptr (ZohnSetup) setup = zohn_new_game_options_create_setup (loaded, seed);
    g_autoptr (ZohnSetup) again = zohn_new_game_options_create_setup (loaded, seed);

    g_assert_true (setup->has_seed);
    g_assert_cmpuint (setup->seed, ==, seed);
    g_assert_cmpuint (setup->rules.first, ==, again->rules.first);
    n_first[setup->rules.first]++;
  }
  /* Five standard deviations of a thousand fair tosses. */
  g_assert_cmpuint (n_first[ZOHN_SIDE_CLOCKWISE], >, 420);
  g_assert_cmpuint (n_first[ZOHN_SIDE_ANTICLOCKWISE], >, 420);
}

static void
test_computer_has_no_names (void)
{
  const char *const players[] = { "Ann", NULL };
  g_autoptr (ZohnNewGameOptions) options = create_options ();
  g_autoptr (ZohnSetup) setup = NULL;

  zohn_setup_set_players (options->setup, ZOHN_SIDE_CLOCKWISE, players);
  zohn_setup_set_players (options->setup, ZOHN_SIDE_ANTICLOCKWISE, players);
  options->setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  setup = zohn_new_game_options_create_setup (options, 1);
  g_assert_cmpstr (setup->players[ZOHN_SIDE_CLOCKWISE][0], ==, "Ann");
  g_assert_null (setup->players[ZOHN_SIDE_ANTICLOCKWISE][0]);
}

static void
test_play_again (void)
{
  const char *const players[] = { "Ann", "Bea", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnSetup) again = NULL;

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, players);
  setup->rules = (ZohnRules){ 9, ZOHN_LAP_RESTART, ZOHN_SIDE_ANTICLOCKWISE };
  setup->time_limit = 60;
  setup->seed = 5;
  setup->has_seed = TRUE;
  setup->started = g_date_time_new_utc (2020, 1, 2, 3, 4, 5);

  again = zohn_setup_play_again (setup, 6);
  g_assert_cmpuint (again->seed, ==, 6);
  g_assert_cmpint (g_date_time_compare (again->started, setup->started), >, 0);
  again->seed = 5;
  g_date_time_unref (again->started);
  again->started = g_date_time_ref (setup->started);
  g_assert_true (zohn_setup_equal (again, setup));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/new-game-options/first-start", test_first_start);
  g_test_add_func ("/new-game-options/round-trip", test_round_trip);
  g_test_add_func ("/new-game-options/by-chance", test_by_chance);
  g_test_add_func ("/new-game-options/computer-has-no-names", test_computer_has_no_names);
  g_test_add_func ("/new-game-options/play-again", test_play_again);

  return g_test_run ();
}
