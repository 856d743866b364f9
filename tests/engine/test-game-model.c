/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model.h"

#include "support/game-cases.h"
#include "support/model-recorder.h"

static void
test_new (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model = zohn_game_model_new (setup);
  ZohnGameModel *other = zohn_game_model_new (setup);

  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_PLAYING);
  g_assert_cmpint (zohn_game_model_get_result (model), ==, ZOHN_RESULT_NONE);
  g_assert_true (zohn_game_model_get_can_throw (model));
  g_assert_false (zohn_game_model_get_can_undo (model));
  g_assert_false (zohn_game_model_get_can_redo (model));
  g_assert_cmpuint (zohn_game_model_get_lap (model), ==, 1);

  /* Each game has a seed of its own and the time of its start, in whole seconds. */
  g_assert_true (zohn_game_model_get_setup (model)->has_seed);
  g_assert_cmphex (zohn_game_model_get_setup (model)->seed, !=,
                   zohn_game_model_get_setup (other)->seed);
  g_assert_nonnull (zohn_game_model_get_setup (model)->started);
  g_assert_cmpint (g_date_time_get_microsecond (zohn_game_model_get_setup (model)->started), ==, 0);
  g_assert_false (setup->has_seed);

  g_assert_finalize_object (model);
  g_assert_finalize_object (other);
}

static void
test_seeded (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (GBytes) throws = NULL;
  const ZohnThrow *bytes;

  setup->seed = 31;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  game_throw (model, 10);
  for (guint i = 0; i < 4; i++) {
    g_assert_true (zohn_game_model_undo (model));
  }
  game_throw (model, 4);

  g_assert_false (zohn_game_model_enter (model, 3));
  throws = zohn_history_dup_throws (zohn_game_model_get_history (model));
  bytes = g_bytes_get_data (throws, NULL);
  g_assert_cmpuint (g_bytes_get_size (throws), ==, 10);
  for (guint i = 0; i < 10; i++) {
    g_assert_cmpuint (bytes[i], ==, zohn_seeded_throw (31, i + 1));
  }
}

static void
test_entered (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  ZohnOutcome outcome;

  setup->sticks = ZOHN_STICKS_ENTERED;
  model = zohn_game_model_new (setup);
  g_assert_false (zohn_game_model_get_setup (model)->has_seed);
  g_assert_false (zohn_game_model_throw (model));
  g_assert_true (zohn_game_model_enter (model, 11));
  g_assert_false (zohn_game_model_throw (model));
  zohn_history_get_outcome (zohn_game_model_get_history (model), 1, &outcome);
  g_assert_cmpuint (outcome.thrown, ==, 11);
}

/* With real sticks the program still throws for the sides that it plays, and nobody else does. */
static void
test_entered_against_computer (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  ZohnOutcome outcome;

  setup->sticks = ZOHN_STICKS_ENTERED;
  setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  model = zohn_game_model_new (setup);
  g_assert_true (zohn_game_model_get_setup (model)->has_seed);
  g_assert_false (zohn_game_model_is_computer_to_throw (model));
  g_assert_true (zohn_game_model_enter (model, 1));
  g_assert_true (zohn_game_model_is_computer_to_throw (model));
  g_assert_false (zohn_game_model_enter (model, 1));
  g_assert_true (zohn_game_model_throw (model));
  zohn_history_get_outcome (zohn_game_model_get_history (model), 2, &outcome);
  g_assert_cmpuint (outcome.thrown, ==,
                    zohn_seeded_throw (zohn_game_model_get_setup (model)->seed, 2));
}

static void
test_stop (void)
{
  g_autoptr (ZohnGameModel) model = game_new_scripted (4, "---- ---- ---- GG--");
  g_autoptr (ModelRecorder) recorder = NULL;

  game_throw (model, 2);
  recorder = model_recorder_new (model);
  g_assert_true (zohn_game_model_stop (model));
  g_assert_cmpint (zohn_game_model_get_result (model), ==, ZOHN_RESULT_DRAW);
  model_recorder_assert (recorder, "~state ~result ~can-throw finished changed");
  g_assert_false (zohn_game_model_stop (model));
  g_assert_false (zohn_game_model_throw (model));
  model_recorder_assert (recorder, "");

  /* The stop is taken back first, then throws. */
  g_assert_true (zohn_game_model_undo (model));
  model_recorder_assert (recorder, "~state ~result ~can-throw changed");
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), ==, 2);
  game_throw (model, 1);
  g_assert_true (zohn_game_model_stop (model));
  g_assert_cmpint (zohn_game_model_get_result (model), ==, ZOHN_RESULT_ANTICLOCKWISE);
}

/* Whoever stops a game with undone throws can still redo them after all. */
static void
test_stop_keeps_undone (void)
{
  g_autoptr (ZohnGameModel) model = game_new_scripted (4, "---- ---- ---- GG--");

  game_throw (model, 3);
  zohn_game_model_undo (model);
  g_assert_true (zohn_game_model_get_can_redo (model));
  zohn_game_model_stop (model);
  g_assert_false (zohn_game_model_get_can_redo (model));
  g_assert_false (zohn_game_model_redo (model));
  zohn_game_model_undo (model);
  g_assert_true (zohn_game_model_redo (model));
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), ==, 3);
}

static void
test_redo_is_off_after_a_throw (void)
{
  g_autoptr (ZohnGameModel) model = game_new_scripted (4, "G--- G--- G--- G--- G--- G---");
  g_autoptr (GBytes) throws = NULL;

  game_throw (model, 6);
  for (guint i = 0; i < 3; i++) {
    g_assert_true (zohn_game_model_undo (model));
  }
  game_throw (model, 1);
  g_assert_false (zohn_game_model_get_can_redo (model));
  g_assert_false (zohn_game_model_redo (model));
  throws = zohn_history_dup_throws (zohn_game_model_get_history (model));
  g_assert_cmpuint (g_bytes_get_size (throws), ==, 4);
}

static void
test_time (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ModelRecorder) recorder = NULL;

  setup->time_limit = 90;
  model = zohn_game_model_new (setup);
  g_assert_cmpuint (zohn_game_model_get_time_left (model), ==, 90);
  game_throw (model, 2);
  recorder = model_recorder_new (model);

  zohn_game_model_set_time_left (model, 1000);
  model_recorder_assert (recorder, "");
  g_object_set (model, "time-left", 30, NULL);
  model_recorder_assert (recorder, "~time-left");
  zohn_game_model_set_time_left (model, 30);
  model_recorder_assert (recorder, "");

  /* The time is up: nothing can be thrown or taken back, and the clock stops the game. */
  zohn_game_model_set_time_left (model, 0);
  model_recorder_assert (recorder, "~time-left ~can-throw ~can-undo");
  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_PLAYING);
  g_assert_false (zohn_game_model_throw (model));
  g_assert_false (zohn_game_model_undo (model));
  g_assert_true (zohn_game_model_stop (model));
  g_assert_false (zohn_game_model_undo (model));
  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_STOPPED);
}

/* Real sticks that fell in time may be told afterwards, as long as nobody has stopped the game. */
static void
test_time_limit_of_real_sticks (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;

  setup->time_limit = 90;
  setup->sticks = ZOHN_STICKS_ENTERED;
  model = zohn_game_model_new (setup);
  zohn_game_model_set_time_left (model, 0);
  g_assert_false (zohn_game_model_get_can_throw (model));
  g_assert_true (zohn_game_model_get_can_enter (model));
  g_assert_false (zohn_game_model_throw (model));
  g_assert_true (zohn_game_model_enter (model, 5));
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), ==, 1);
  g_assert_true (zohn_game_model_stop (model));
  g_assert_false (zohn_game_model_get_can_enter (model));
  g_assert_false (zohn_game_model_enter (model, 5));
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), ==, 1);
}

static void
test_time_without_limit (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);

  zohn_game_model_set_time_left (model, 5);
  g_assert_cmpuint (zohn_game_model_get_time_left (model), ==, 0);
  g_assert_true (zohn_game_model_get_can_throw (model));
}

static void
test_names (void)
{
  static const char *const names[] = { "A & <b>%s</b>", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);
  g_autoptr (ModelRecorder) recorder = model_recorder_new (model);

  zohn_game_model_set_players (model, ZOHN_SIDE_ANTICLOCKWISE, names);
  model_recorder_assert (recorder, "renamed:1 changed");
  g_assert_cmpstr (
      zohn_setup_get_player (zohn_game_model_get_setup (model), ZOHN_SIDE_ANTICLOCKWISE, 0), ==,
      names[0]);
  zohn_game_model_set_players (model, ZOHN_SIDE_ANTICLOCKWISE, names);
  model_recorder_assert (recorder, "");
}

static void
test_resumed (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  const ZohnThrow throws[] = { 0, 0, 0, 1 };
  ZohnGameModel *model;

  setup->rules.counters = 1;
  setup->time_limit = 100;
  model = zohn_game_model_new_resumed (setup, throws, 2, ZOHN_GAME_STOPPED, 40);
  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_STOPPED);
  g_assert_cmpuint (zohn_game_model_get_time_left (model), ==, 40);
  g_assert_null (zohn_game_model_get_setup (model)->started);
  g_assert_true (zohn_game_model_undo (model));
  g_assert_finalize_object (model);

  model = zohn_game_model_new_resumed (setup, throws, 3, ZOHN_GAME_FINISHED, 400);
  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_FINISHED);
  g_assert_cmpuint (zohn_game_model_get_time_left (model), ==, 100);
  g_assert_finalize_object (model);
}

static void
test_resumed_contradictions (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  const ZohnThrow throws[] = { 0, 0, 0, 1 };
  const ZohnThrow odd[] = { 0, 16 };

  setup->rules.counters = 1;
  g_assert_null (zohn_game_model_new_resumed (setup, throws, 4, ZOHN_GAME_FINISHED, 0));
  g_assert_null (zohn_game_model_new_resumed (setup, throws, 3, ZOHN_GAME_PLAYING, 0));
  g_assert_null (zohn_game_model_new_resumed (setup, throws, 3, ZOHN_GAME_STOPPED, 0));
  g_assert_null (zohn_game_model_new_resumed (setup, throws, 2, ZOHN_GAME_FINISHED, 0));
  g_assert_null (zohn_game_model_new_resumed (setup, odd, 2, ZOHN_GAME_PLAYING, 0));
}

/* A game goes on after saving as if nothing had been. */
static void
test_resumed_throws_the_same (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnGameModel) resumed = NULL;
  g_autoptr (GBytes) throws = NULL;
  g_autofree char *state = NULL;
  g_autofree char *resumed_state = NULL;

  model = zohn_game_model_new (setup);
  game_throw (model, 12);
  throws = zohn_history_dup_throws (zohn_game_model_get_history (model));
  resumed = zohn_game_model_new_resumed (zohn_game_model_get_setup (model),
                                         g_bytes_get_data (throws, NULL), 12, ZOHN_GAME_PLAYING, 0);
  game_throw (model, 5);
  game_throw (resumed, 5);
  state = model_recorder_describe (model);
  resumed_state = model_recorder_describe (resumed);
  g_assert_cmpstr (state, ==, resumed_state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/game-model/new", test_new);
  g_test_add_func ("/game-model/seeded", test_seeded);
  g_test_add_func ("/game-model/entered", test_entered);
  g_test_add_func ("/game-model/entered-against-computer", test_entered_against_computer);
  g_test_add_func ("/game-model/stop", test_stop);
  g_test_add_func ("/game-model/stop-keeps-undone", test_stop_keeps_undone);
  g_test_add_func ("/game-model/redo-is-off-after-a-throw", test_redo_is_off_after_a_throw);
  g_test_add_func ("/game-model/time", test_time);
  g_test_add_func ("/game-model/time-limit/real-sticks", test_time_limit_of_real_sticks);
  g_test_add_func ("/game-model/time-without-limit", test_time_without_limit);
  g_test_add_func ("/game-model/names", test_names);
  g_test_add_func ("/game-model/resumed", test_resumed);
  g_test_add_func ("/game-model/resumed-contradictions", test_resumed_contradictions);
  g_test_add_func ("/game-model/resumed-throws-the-same", test_resumed_throws_the_same);

  return g_test_run ();
}
