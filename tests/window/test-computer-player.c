/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-computer-player.h"

#define PAUSE 30

typedef struct {
  ZohnGameModel *model;
  ZohnComputerPlayer *player;
} Fixture;

/* The anticlockwise side is the computer; clockwise begins. */
static ZohnGameModel *
create_model (gboolean both, ZohnSticks sticks)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  setup->computer[ZOHN_SIDE_CLOCKWISE] = both;
  setup->rules.counters = 1;
  setup->sticks = sticks;
  setup->seed = 7;
  setup->has_seed = TRUE;

  return zohn_game_model_new (setup);
}

static void
set_up_model (Fixture *fixture, ZohnGameModel *model)
{
  fixture->model = model;
  fixture->player = zohn_computer_player_new ();
  g_object_set (fixture->player, "pause", PAUSE, NULL);
  zohn_computer_player_set_model (fixture->player, fixture->model);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_up_model (fixture, create_model (FALSE, ZOHN_STICKS_SEEDED));
}

static void
set_up_both (Fixture *fixture, gconstpointer data)
{
  set_up_model (fixture, create_model (TRUE, ZOHN_STICKS_SEEDED));
}

static void
set_up_real_sticks (Fixture *fixture, gconstpointer data)
{
  set_up_model (fixture, create_model (FALSE, ZOHN_STICKS_ENTERED));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->player);
  g_assert_finalize_object (fixture->model);
}

static void
wait (guint milliseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (milliseconds, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

static void
throw_until_computer (ZohnGameModel *model)
{
  while (!zohn_game_model_is_computer_to_throw (model)) {
    g_assert_true (zohn_game_model_throw (model));
  }
}

static gboolean
is_over (ZohnGameModel *model)
{
  return zohn_game_model_get_state (model) != ZOHN_GAME_PLAYING;
}

static void
test_leaves_people_alone (Fixture *fixture, gconstpointer data)
{
  zohn_computer_player_set_active (fixture->player, TRUE);
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 0);
}

static void
test_throws_its_turn (Fixture *fixture, gconstpointer data)
{
  guint n_throws;

  zohn_computer_player_set_active (fixture->player, TRUE);
  throw_until_computer (fixture->model);
  n_throws = zohn_game_model_get_n_throws (fixture->model);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, n_throws);
  for (guint i = 0; i < 100 && zohn_game_model_is_computer_to_throw (fixture->model); i++) {
    wait (PAUSE);
  }
  g_assert_false (zohn_game_model_is_computer_to_throw (fixture->model));
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), >, n_throws);
}

static void
test_pauses_before_each_throw (Fixture *fixture, gconstpointer data)
{
  zohn_computer_player_set_active (fixture->player, TRUE);
  wait (PAUSE / 3);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 0);
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), >=, 1);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), <=, 6);
}

static void
test_demonstration_ends (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->player, "pause", 0, NULL);
  zohn_computer_player_set_active (fixture->player, TRUE);
  for (guint i = 0; i < 1000 && !is_over (fixture->model); i++) {
    wait (5);
  }
  g_assert_true (is_over (fixture->model));
}

static void
test_inactive (Fixture *fixture, gconstpointer data)
{
  zohn_computer_player_set_active (fixture->player, TRUE);
  zohn_computer_player_set_active (fixture->player, FALSE);
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 0);
}

static void
test_held_after_undo (Fixture *fixture, gconstpointer data)
{
  guint n_throws;

  zohn_game_model_throw (fixture->model);
  zohn_game_model_throw (fixture->model);
  zohn_game_model_undo (fixture->model);
  g_assert_true (zohn_computer_player_get_held (fixture->player));
  zohn_computer_player_set_active (fixture->player, TRUE);
  wait (5 * PAUSE);
  n_throws = zohn_game_model_get_n_throws (fixture->model);
  g_assert_cmpuint (n_throws, ==, 1);

  zohn_computer_player_release (fixture->player);
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), >, n_throws);
}

/* Going back over several throws by redo is not disturbed either. */
static void
test_held_until_all_is_redone (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 3; i++) {
    zohn_game_model_throw (fixture->model);
  }
  for (guint i = 0; i < 3; i++) {
    zohn_game_model_undo (fixture->model);
  }
  zohn_computer_player_set_active (fixture->player, TRUE);
  zohn_game_model_redo (fixture->model);
  g_assert_true (zohn_computer_player_get_held (fixture->player));
  zohn_game_model_redo (fixture->model);
  g_assert_true (zohn_computer_player_get_held (fixture->player));
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 2);
  zohn_game_model_redo (fixture->model);
  g_assert_false (zohn_computer_player_get_held (fixture->player));
}

static void
test_other_game_is_not_held (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = create_model (TRUE, ZOHN_STICKS_SEEDED);

  zohn_game_model_throw (fixture->model);
  zohn_game_model_undo (fixture->model);
  zohn_computer_player_set_active (fixture->player, TRUE);
  zohn_computer_player_set_model (fixture->player, other);
  g_assert_false (zohn_computer_player_get_held (fixture->player));
  wait (5 * PAUSE);
  g_assert_cmpuint (zohn_game_model_get_n_throws (other), >, 0);
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), ==, 0);
  zohn_computer_player_set_model (fixture->player, NULL);
  g_assert_finalize_object (g_steal_pointer (&other));
}

/* The computer has no hands: its throws come from the seed when the players throw real sticks. */
static void
test_real_sticks (Fixture *fixture, gconstpointer data)
{
  zohn_computer_player_set_active (fixture->player, TRUE);
  g_assert_true (zohn_game_model_enter (fixture->model, 0x3)); /* 2 spaces, no other throw */
  g_assert_true (zohn_game_model_is_computer_to_throw (fixture->model));
  for (guint i = 0; i < 100 && zohn_game_model_is_computer_to_throw (fixture->model); i++) {
    wait (PAUSE);
  }
  g_assert_cmpuint (zohn_game_model_get_n_throws (fixture->model), >=, 2);
  {
    g_autoptr (ZohnThrowRecord) record =
        zohn_history_dup_record (zohn_game_model_get_history (fixture->model), 2);

    g_assert_cmpuint (zohn_throw_record_get_outcome (record)->thrown, ==, zohn_seeded_throw (7, 2));
  }
}

#define ADD(path, set_up_function, function)                                                       \
  g_test_add (path, Fixture, NULL, set_up_function, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("/computer-player/leaves-people-alone", set_up, test_leaves_people_alone);
  ADD ("/computer-player/throws-its-turn", set_up, test_throws_its_turn);
  ADD ("/computer-player/pauses-before-each-throw", set_up_both, test_pauses_before_each_throw);
  ADD ("/computer-player/demonstration-ends", set_up_both, test_demonstration_ends);
  ADD ("/computer-player/inactive", set_up_both, test_inactive);
  ADD ("/computer-player/held/after-undo", set_up_both, test_held_after_undo);
  ADD ("/computer-player/held/until-all-is-redone", set_up_both, test_held_until_all_is_redone);
  ADD ("/computer-player/held/not-in-another-game", set_up_both, test_other_game_is_not_held);
  ADD ("/computer-player/real-sticks", set_up_real_sticks, test_real_sticks);

  return g_test_run ();
}
