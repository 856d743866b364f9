/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-replay.h"

#include "support/board-picture.h"
#include "support/game-cases.h"
#include "support/widgets.h"

#define N_THROWS 12
#define FAST 16

typedef struct {
  GtkWindow *window;
  ZohnBoardView *board;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
  ZohnReplay *replay;
} Fixture;

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  set_animations (TRUE);
  fixture->model = game_new_seeded (&rules, 42);
  game_throw (fixture->model, N_THROWS);
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->board = ZOHN_BOARD_VIEW (zohn_board_view_new ());
  zohn_board_view_set_viewpoint (fixture->board, fixture->viewpoint);
  fixture->replay = zohn_replay_new (fixture->board);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 300, 400);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->board));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->replay);
  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
  set_animations (TRUE);
}

static guint
get_viewed (Fixture *fixture)
{
  return zohn_viewpoint_get_throw (fixture->viewpoint);
}

static gboolean
is_paused (gpointer replay)
{
  return !zohn_replay_get_playing (replay);
}

static gboolean
is_beyond_five (gpointer viewpoint)
{
  return zohn_viewpoint_get_throw (viewpoint) > 5;
}

static void
note_throw_cb (ZohnViewpoint *viewpoint, GParamSpec *pspec, GString *notes)
{
  g_string_append_printf (notes, "%u ", zohn_viewpoint_get_throw (viewpoint));
}

/* Plays from throw 3 until it has shown more than 5. */
static void
play_half_way (Fixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  zohn_replay_set_rate (fixture->replay, 8);
  zohn_replay_play (fixture->replay);
  g_assert_true (zohn_replay_get_playing (fixture->replay));
  g_assert_true (wait_until (is_beyond_five, fixture->viewpoint));
}

/* It stays where it is, and nothing moves any more. */
static void
assert_stopped_at (Fixture *fixture, guint viewed)
{
  g_assert_false (zohn_replay_get_playing (fixture->replay));
  g_assert_false (zohn_board_view_get_animating (fixture->board));
  wait_for (300);
  g_assert_cmpuint (get_viewed (fixture), ==, viewed);
  assert_board_shows (fixture->board, fixture->model, viewed);
}

static void
test_to_the_end (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) notes = g_string_new (NULL);

  zohn_viewpoint_set_throw (fixture->viewpoint, 8);
  g_signal_connect (fixture->viewpoint, "notify::throw", G_CALLBACK (note_throw_cb), notes);
  zohn_replay_set_rate (fixture->replay, FAST);
  zohn_replay_play (fixture->replay);
  g_assert_true (wait_until (is_paused, fixture->replay));
  g_assert_cmpstr (notes->str, ==, "9 10 11 12 ");
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
  assert_stopped_at (fixture, N_THROWS);
  g_signal_handlers_disconnect_by_data (fixture->viewpoint, notes);
}

static void
test_from_the_end (Fixture *fixture, gconstpointer data)
{
  zohn_replay_set_rate (fixture->replay, FAST);
  zohn_replay_play (fixture->replay);
  g_assert_cmpuint (get_viewed (fixture), ==, 0);
  g_assert_true (zohn_replay_get_playing (fixture->replay));
  g_assert_true (wait_until (is_paused, fixture->replay));
  assert_stopped_at (fixture, N_THROWS);
}

static void
test_without_throws (Fixture *fixture, gconstpointer data)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnGameModel) empty = game_new_seeded (&rules, 1);

  zohn_viewpoint_set_model (fixture->viewpoint, empty);
  zohn_replay_play (fixture->replay);
  zohn_replay_step (fixture->replay);
  g_assert_false (zohn_replay_get_playing (fixture->replay));
  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  zohn_replay_play (fixture->replay);
  zohn_replay_step (fixture->replay);
  g_assert_false (zohn_replay_get_playing (fixture->replay));
}

static void
test_animates (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  zohn_replay_play (fixture->replay);
  wait_for (100);
  g_assert_true (zohn_board_view_get_animating (fixture->board));
  g_assert_cmpuint (get_viewed (fixture), ==, 4);
}

static void
test_pause (Fixture *fixture, gconstpointer data)
{
  play_half_way (fixture);
  zohn_replay_pause (fixture->replay);
  assert_stopped_at (fixture, get_viewed (fixture));
  zohn_replay_play (fixture->replay);
  g_assert_true (wait_until (is_paused, fixture->replay));
  assert_stopped_at (fixture, N_THROWS);
}

static void
test_step (Fixture *fixture, gconstpointer data)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  zohn_replay_step (fixture->replay);
  g_assert_true (zohn_board_view_get_animating (fixture->board));
  g_assert_cmpuint (get_viewed (fixture), ==, 4);
  /* The next step overtakes it. */
  zohn_replay_step (fixture->replay);
  g_assert_true (zohn_board_view_get_animating (fixture->board));
  g_assert_cmpuint (get_viewed (fixture), ==, 5);
  zohn_board_view_settle (fixture->board);
  assert_stopped_at (fixture, 5);
  zohn_replay_set_rate (fixture->replay, FAST);
  for (guint i = 0; i < 2 * N_THROWS; i++) {
    zohn_replay_step (fixture->replay);
  }
  zohn_board_view_settle (fixture->board);
  assert_stopped_at (fixture, N_THROWS);
}

typedef void (*Interrupt) (Fixture *fixture);

static void
interrupt_jump (Fixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 1);
}

static void
interrupt_return (Fixture *fixture)
{
  zohn_viewpoint_return_to_game (fixture->viewpoint);
}

static void
interrupt_undo (Fixture *fixture)
{
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  zohn_game_model_undo (fixture->model);
}

static void
interrupt_new_game (Fixture *fixture)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  g_object_unref (fixture->model);
  fixture->model = game_new_seeded (&rules, 7);
  game_throw (fixture->model, 9);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
}

static void
interrupt_step (Fixture *fixture)
{
  zohn_replay_step (fixture->replay);
  zohn_board_view_settle (fixture->board);
}

static void
interrupt_hide (Fixture *fixture)
{
  gtk_widget_hide (GTK_WIDGET (fixture->window));
  g_assert_false (zohn_replay_get_playing (fixture->replay));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
test_interrupted (Fixture *fixture, gconstpointer interrupt)
{
  play_half_way (fixture);
  ((Interrupt) interrupt) (fixture);
  assert_stopped_at (fixture, get_viewed (fixture));
}

/* The game goes on meanwhile; the replay goes on too, and to the new end. */
static void
test_thrown_meanwhile (Fixture *fixture, gconstpointer data)
{
  guint viewed;

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  zohn_replay_play (fixture->replay);
  wait_for (100);
  viewed = get_viewed (fixture);
  game_throw (fixture->model, 1);
  g_assert_cmpuint (get_viewed (fixture), ==, viewed);
  g_assert_true (zohn_board_view_get_animating (fixture->board));
  g_assert_true (zohn_replay_get_playing (fixture->replay));
  zohn_replay_set_rate (fixture->replay, FAST);
  g_assert_true (wait_until (is_paused, fixture->replay));
  assert_stopped_at (fixture, N_THROWS + 1);
}

static void
test_animations_off (Fixture *fixture, gconstpointer data)
{
  play_half_way (fixture);
  set_animations (FALSE);
  g_assert_false (zohn_board_view_get_animating (fixture->board));
  g_assert_true (zohn_replay_get_playing (fixture->replay));
  zohn_replay_set_rate (fixture->replay, FAST);
  g_assert_true (wait_until (is_paused, fixture->replay));
  assert_stopped_at (fixture, N_THROWS);
}

static void
test_dropped_in_mid_replay (Fixture *fixture, gconstpointer data)
{
  play_half_way (fixture);
}

#define ADD(path, test) g_test_add ("/replay/" path, Fixture, NULL, set_up, test, tear_down)
#define ADD_INTERRUPTED(path, interrupt)                                                           \
  g_test_add ("/replay/interrupted/" path, Fixture, (gconstpointer) (interrupt), set_up,           \
              test_interrupted, tear_down)

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD ("to-the-end", test_to_the_end);
  ADD ("from-the-end", test_from_the_end);
  ADD ("without-throws", test_without_throws);
  ADD ("animates", test_animates);
  ADD ("pause", test_pause);
  ADD ("step", test_step);
  ADD_INTERRUPTED ("jump", interrupt_jump);
  ADD_INTERRUPTED ("return", interrupt_return);
  ADD_INTERRUPTED ("undo", interrupt_undo);
  ADD_INTERRUPTED ("new-game", interrupt_new_game);
  ADD_INTERRUPTED ("step", interrupt_step);
  ADD_INTERRUPTED ("hide", interrupt_hide);
  ADD ("thrown-meanwhile", test_thrown_meanwhile);
  ADD ("animations-off", test_animations_off);
  ADD ("dropped-in-mid-replay", test_dropped_in_mid_replay);

  return widget_tests_run ();
}
