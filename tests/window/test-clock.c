/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-clock.h"

/* Real time, in tenths of seconds: what the clock counts is whole seconds. */

typedef struct {
  ZohnGameModel *model;
  ZohnClock *clock;
  guint n_expired;
} Fixture;

static void
expired_cb (Fixture *fixture)
{
  fixture->n_expired++;
}

static ZohnGameModel *
create_model (guint time_limit, guint time_left)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->time_limit = time_limit;
  setup->seed = 1;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  zohn_game_model_set_time_left (model, time_left);

  return model;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->model = create_model (100, GPOINTER_TO_UINT (data));
  fixture->clock = zohn_clock_new ();
  g_signal_connect_swapped (fixture->clock, "expired", G_CALLBACK (expired_cb), fixture);
  zohn_clock_set_model (fixture->clock, fixture->model);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->clock);
  g_assert_finalize_object (fixture->model);
}

static void
wait (guint milliseconds)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (milliseconds, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

/* Runs the clock for a time, in as many parts; returns the most microseconds it can have counted: a busy machine
 * wakes us up late. */
static gint64
run (Fixture *fixture, guint milliseconds, guint n_parts)
{
  gint64 most = 0;

  for (guint i = 0; i < n_parts; i++) {
    const gint64 before = g_get_monotonic_time ();

    zohn_clock_set_running (fixture->clock, TRUE);
    wait (milliseconds / n_parts);
    zohn_clock_set_running (fixture->clock, FALSE);
    most += g_get_monotonic_time () - before;
    wait (20);
  }

  return most;
}

static void
assert_counted (ZohnGameModel *model, guint from, guint least_milliseconds, gint64 most)
{
  const guint left = zohn_game_model_get_time_left (model);

  g_assert_cmpuint (left, <=, from - least_milliseconds / 1000);
  g_assert_cmpuint (left, >=, from - (guint) (most / G_USEC_PER_SEC));
}

static void
test_stands_still (Fixture *fixture, gconstpointer data)
{
  wait (1200);
  g_assert_cmpuint (zohn_game_model_get_time_left (fixture->model), ==, 5);
}

static void
test_runs (Fixture *fixture, gconstpointer data)
{
  const gint64 most = run (fixture, 2300, 1);

  assert_counted (fixture->model, 5, 2300, most);
  wait (1200);
  assert_counted (fixture->model, 5, 2300, most);
  g_assert_cmpuint (fixture->n_expired, ==, 0);
}

/* Parts of seconds add up over pauses; nobody gains time by looking at older throws. */
static void
test_parts_of_seconds_add_up (Fixture *fixture, gconstpointer data)
{
  const gint64 most = run (fixture, 2400, 6);

  assert_counted (fixture->model, 5, 2400, most);
}

static void
test_expires_once (Fixture *fixture, gconstpointer data)
{
  zohn_clock_set_running (fixture->clock, TRUE);
  wait (1300);
  g_assert_cmpuint (zohn_game_model_get_time_left (fixture->model), ==, 0);
  g_assert_cmpuint (fixture->n_expired, ==, 1);
  /* It is not for the clock to stop the game: a throw may be under way. */
  g_assert_cmpint (zohn_game_model_get_state (fixture->model), ==, ZOHN_GAME_PLAYING);
  wait (1200);
  g_assert_cmpuint (fixture->n_expired, ==, 1);
}

static void
test_game_over (Fixture *fixture, gconstpointer data)
{
  zohn_clock_set_running (fixture->clock, TRUE);
  zohn_game_model_stop (fixture->model);
  wait (1300);
  g_assert_cmpuint (zohn_game_model_get_time_left (fixture->model), ==, 5);
  zohn_game_model_undo (fixture->model);
  wait (1300);
  g_assert_cmpuint (zohn_game_model_get_time_left (fixture->model), <=, 4);
}

static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = create_model (100, 50);

  run (fixture, 600, 1);
  zohn_clock_set_model (fixture->clock, other);
  assert_counted (other, 50, 600, run (fixture, 600, 1));
  assert_counted (other, 50, 1200, 2 * G_USEC_PER_SEC + run (fixture, 600, 1));
  g_assert_cmpuint (zohn_game_model_get_time_left (fixture->model), >=, 4);
  zohn_clock_set_model (fixture->clock, NULL);
  g_assert_finalize_object (g_steal_pointer (&other));
}

static void
test_no_limit (void)
{
  g_autoptr (ZohnGameModel) model = create_model (0, 0);
  g_autoptr (ZohnClock) clock = zohn_clock_new ();

  zohn_clock_set_model (clock, model);
  zohn_clock_set_running (clock, TRUE);
  wait (1200);
  g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_PLAYING);
  g_assert_true (zohn_game_model_get_can_throw (model));
}

static void
destroy_cb (ZohnClock **clock)
{
  g_clear_object (clock);
}

/* Whoever hears that the time is up may drop the clock. */
static void
test_dropped_when_expired (void)
{
  g_autoptr (ZohnGameModel) model = create_model (100, 1);
  ZohnClock *clock = zohn_clock_new ();

  g_signal_connect_swapped (clock, "expired", G_CALLBACK (destroy_cb), &clock);
  zohn_clock_set_model (clock, model);
  zohn_clock_set_running (clock, TRUE);
  wait (1300);
  g_assert_null (clock);
}

#define ADD(path, seconds, function)                                                               \
  g_test_add (path, Fixture, GUINT_TO_POINTER (seconds), set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("/clock/stands-still", 5, test_stands_still);
  ADD ("/clock/runs", 5, test_runs);
  ADD ("/clock/parts-of-seconds-add-up", 5, test_parts_of_seconds_add_up);
  ADD ("/clock/expires-once", 1, test_expires_once);
  ADD ("/clock/game-over", 5, test_game_over);
  ADD ("/clock/other-game", 5, test_other_game);
  g_test_add_func ("/clock/no-limit", test_no_limit);
  g_test_add_func ("/clock/dropped-when-expired", test_dropped_when_expired);

  return g_test_run ();
}
