/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board-view-fixture.h"

#include "support/board-picture.h"
#include "support/game-cases.h"
#include "support/widgets.h"

#define N_CLOSINGS 50

/* Animation. */

static void
test_animation_ends (BoardFixture *fixture, gconstpointer data)
{
  const gint64 begin = g_get_monotonic_time ();

  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  board_fixture_wait_until_still (fixture);
  g_assert_cmpfloat ((double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC, >, 0.4);
  board_fixture_assert_shows (fixture, 1);
}

static void
test_animation_fast (BoardFixture *fixture, gconstpointer data)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_FAST);
  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  g_assert_cmpfloat (fixture->view->animation.duration, <, 0.55);
  board_fixture_wait_until_still (fixture);
  board_fixture_assert_shows (fixture, 1);
}

static void
test_animation_speed_off (BoardFixture *fixture, gconstpointer data)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_OFF);
  game_throw (fixture->model, 1);
  board_fixture_assert_shows (fixture, 1);
}

static void
test_animation_desktop_off (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_set_animations (FALSE);
  game_throw (fixture->model, 1);
  board_fixture_assert_shows (fixture, 1);
  board_fixture_set_animations (TRUE);
  board_fixture_throw_half_way (fixture);
}

static void
test_animation_one_marker_a_side (BoardFixture *fixture, gconstpointer data)
{
  guint usual[ZOHN_N_SIDES];
  cairo_surface_t *picture;

  board_fixture_throw_settled (fixture, 4);
  picture = picture_of_board (fixture->view);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    usual[side] = count_pixels_of_side (fixture->view, picture, side);
    g_assert_cmpuint (usual[side], >, 10);
  }
  cairo_surface_destroy (picture);

  game_throw (fixture->model, 1);
  while (zohn_board_view_get_animating (fixture->view)) {
    picture = picture_of_board (fixture->view);
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      const guint count = count_pixels_of_side (fixture->view, picture, side);

      /* Less under a stick, more in a hop, never none and never two. */
      g_assert_cmpuint (count, >, usual[side] / 5);
      g_assert_cmpuint (count, <, usual[side] * 8 / 5);
    }
    cairo_surface_destroy (picture);
    wait_for (5);
  }
  board_fixture_assert_shows (fixture, 5);
}

/* What overtakes an animation. */

typedef void (*Overtake) (BoardFixture *fixture);

static void
overtake_undo (BoardFixture *fixture)
{
  g_assert_true (zohn_game_model_undo (fixture->model));
}

static void
overtake_undo_redo (BoardFixture *fixture)
{
  g_assert_true (zohn_game_model_undo (fixture->model));
  g_assert_true (zohn_game_model_redo (fixture->model));
}

static void
overtake_jump (BoardFixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
}

static void
overtake_jump_and_back (BoardFixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
}

static void
overtake_new_game (BoardFixture *fixture)
{
  g_clear_object (&fixture->model);
  fixture->model = board_fixture_create_game (43);
  game_throw (fixture->model, 4);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
}

static void
overtake_speed (BoardFixture *fixture)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_OFF);
}

static void
overtake_animations_off (BoardFixture *fixture)
{
  board_fixture_set_animations (FALSE);
}

static void
overtake_settle (BoardFixture *fixture)
{
  zohn_board_view_settle (fixture->view);
}

static void
overtake_direction (BoardFixture *fixture)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
}

static void
overtake_hide (BoardFixture *fixture)
{
  gtk_widget_hide (GTK_WIDGET (fixture->window));
  g_assert_false (zohn_board_view_get_animating (fixture->view));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
overtake_resize (BoardFixture *fixture)
{
  gtk_widget_set_size_request (GTK_WIDGET (fixture->view), BOARD_FIXTURE_WIDTH + 60,
                               BOARD_FIXTURE_HEIGHT + 40);
  wait_for_frame (fixture->window);
}

static void
test_overtaken (BoardFixture *fixture, gconstpointer overtake)
{
  board_fixture_throw_settled (fixture, 3);
  board_fixture_throw_half_way (fixture);
  ((Overtake) overtake) (fixture);
  board_fixture_assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
  wait_for (100);
  board_fixture_assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
}

static void
test_overtaken_by_a_throw (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_half_way (fixture);
  board_fixture_throw_half_way (fixture);
  g_assert_cmpuint (fixture->view->shown, ==, 2);
  board_fixture_wait_until_still (fixture);
  board_fixture_assert_shows (fixture, 2);
}

/* A change of names is no reason to stop. */
static void
test_renamed_meanwhile (BoardFixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Somebody", NULL };

  board_fixture_throw_half_way (fixture);
  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_CLOCKWISE, names);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  cairo_surface_destroy (picture_of_board (fixture->view));
  board_fixture_wait_until_still (fixture);
  board_fixture_assert_shows (fixture, 1);
}

static void
test_thrown_while_reviewing (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 4);
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  game_throw (fixture->model, 2);
  board_fixture_assert_shows (fixture, 2);
}

static void
test_play (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 6);
  g_assert_true (zohn_board_view_play (fixture->view, 3, 4));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 3);
  g_assert_cmpfloat (fixture->view->animation.duration, <, 0.4);
  board_fixture_wait_until_still (fixture);
  board_fixture_assert_shows (fixture, 3);

  board_fixture_set_animations (FALSE);
  g_assert_false (zohn_board_view_play (fixture->view, 4, 1));
  board_fixture_assert_shows (fixture, 4);
}

/* A random walk over everything that can happen to a game (D3). */
static void
test_random_walk (BoardFixture *fixture, gconstpointer data)
{
  for (guint step = 0; step < 150; step++) {
    switch (g_test_rand_int_range (0, 6)) {
    case 0:
      zohn_game_model_undo (fixture->model);
      break;
    case 1:
      zohn_game_model_redo (fixture->model);
      break;
    case 2:
      zohn_viewpoint_set_throw (fixture->viewpoint,
                                (guint) g_test_rand_int_range (
                                    0, (int) zohn_game_model_get_n_throws (fixture->model) + 1));
      break;
    default:
      zohn_game_model_throw (fixture->model);
    }
    if (step % 3 == 0) {
      wait_for (10);
    }
    if (step % 5 == 0) {
      zohn_board_view_settle (fixture->view);
      board_fixture_assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
    }
  }
}

/* Rest. */

static void
count_frame_cb (guint *n_frames)
{
  (*n_frames)++;
}

static void
test_idle (BoardFixture *fixture, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->view));
  guint n_frames = 0;

  g_signal_connect_swapped (clock, "update", G_CALLBACK (count_frame_cb), &n_frames);
  game_throw (fixture->model, 1);
  board_fixture_wait_until_still (fixture);
  g_assert_cmpuint (n_frames, >, 5);
  wait_for (100);
  n_frames = 0;
  wait_for (500);
  g_assert_cmpuint (n_frames, ==, 0);
  g_assert_cmpuint (fixture->view->tick_id, ==, 0);
  g_assert_cmpuint (fixture->view->deadline_id, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
}

static void
test_closed_in_mid_throw (void)
{
  for (guint i = 0; i < N_CLOSINGS; i++) {
    BoardFixture fixture = { 0 };

    board_fixture_set_up (&fixture, NULL);
    game_throw (fixture.model, 1 + i % 3);
    wait_for (i % 5 * 10);
    if (i % 2 == 0) {
      overtake_new_game (&fixture);
      game_throw (fixture.model, 1);
    }
    g_assert_true (zohn_board_view_get_animating (fixture.view));
    board_fixture_tear_down (&fixture, NULL);
  }
}

#define ADD(path, test, data)                                                                      \
  g_test_add ("/board-animation/" path, BoardFixture, data, board_fixture_set_up, test,            \
              board_fixture_tear_down)
#define ADD_OVERTAKEN(path, function)                                                              \
  ADD ("overtaken/" path, test_overtaken, (gconstpointer) (function))

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD ("ends-by-itself", test_animation_ends, NULL);
  ADD ("fast", test_animation_fast, NULL);
  ADD ("off/by-speed", test_animation_speed_off, NULL);
  ADD ("off/by-the-desktop", test_animation_desktop_off, NULL);
  ADD ("one-marker-a-side", test_animation_one_marker_a_side, NULL);
  ADD_OVERTAKEN ("undo", overtake_undo);
  ADD_OVERTAKEN ("undo-and-redo", overtake_undo_redo);
  ADD_OVERTAKEN ("jump", overtake_jump);
  ADD_OVERTAKEN ("jump-and-back", overtake_jump_and_back);
  ADD_OVERTAKEN ("new-game", overtake_new_game);
  ADD_OVERTAKEN ("speed-off", overtake_speed);
  ADD_OVERTAKEN ("animations-off", overtake_animations_off);
  ADD_OVERTAKEN ("settle", overtake_settle);
  ADD_OVERTAKEN ("direction", overtake_direction);
  ADD_OVERTAKEN ("hide", overtake_hide);
  ADD_OVERTAKEN ("resize", overtake_resize);
  ADD ("overtaken/throw", test_overtaken_by_a_throw, NULL);
  ADD ("renamed-meanwhile", test_renamed_meanwhile, NULL);
  ADD ("none-while-reviewing", test_thrown_while_reviewing, NULL);
  ADD ("play", test_play, NULL);
  ADD ("random-walk", test_random_walk, NULL);
  ADD ("rest/no-frames", test_idle, NULL);
  g_test_add_func ("/board-animation/rest/closed-in-mid-throw", test_closed_in_mid_throw);

  return widget_tests_run ();
}
