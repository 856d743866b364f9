/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-cues.h"

#include "widgets/zohn-board-view.h"

#include <gtk/gtk.h>

typedef struct {
  const char *name;
  ZohnPosition position; /* clockwise throws */
  const char *token;
  const char *sounds; /* the first letters in order, steps as a number */
} Row;

/* clang-format off */
static const Row rows[] = {
  { "nothing", { { 3, 8 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2" },
  { "capture", { { 3, 35 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 capture" },
  { "creek", { { 18, 5 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 creek" },
  { "dry-branch", { { 8, 5 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 dry-branch" },
  { "capture-on-dry-branch", { { 8, 30 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 capture dry-branch" },
  { "lap", { { 38, 5 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 lap" },
  { "lap-on-the-way", { { 38, 5 }, { 4, 4 }, { 0, 0 }, 0, 0 }, "----", "sticks 2 lap 8" },
  { "win", { { 38, 5 }, { 7, 1 }, { 0, 0 }, 0, 0 }, "GG--", "sticks 2 lap win" },
};
/* clang-format on */

static void
make_animation (const Row *row, ZohnThrowAnimation *animation)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  ZohnScene before = { 0 };
  ZohnScene after = { 0 };
  ZohnOutcome outcome;
  ZohnThrow thrown = 0;
  ZohnPosition position;

  g_assert_true (zohn_throw_from_token (row->token, &thrown));
  position = zohn_position_apply (&row->position, &rules, thrown, &outcome);
  zohn_scene_rest (&before, &row->position);
  zohn_scene_rest (&after, &position);
  zohn_scene_rest_sticks (&after, 1, 1, thrown);
  zohn_throw_animation_init (animation, &before, &after, &outcome, 1, 1);
}

static void
append_steps (GString *heard, guint *steps)
{
  if (*steps > 0) {
    g_string_append_printf (heard, " %u", *steps);
    *steps = 0;
  }
}

/* What is heard in frames of @frame seconds: a step is counted, every other sound named. */
static char *
hear (const ZohnThrowAnimation *animation, double frame)
{
  GString *heard = g_string_new (NULL);
  double after = ZOHN_THROW_CUES_BEGIN;
  guint steps = 0;

  for (double now = 0; after < animation->duration; now += frame) {
    const double until = MIN (now, animation->duration);
    const ZohnThrowCues cues = zohn_throw_animation_get_cues (animation, after, until);

    steps += (cues >> ZOHN_SOUND_STEP) & 1;
    for (guint sound = 0; sound < ZOHN_N_SOUNDS; sound++) {
      if (sound != ZOHN_SOUND_STEP && ((cues >> sound) & 1)) {
        append_steps (heard, &steps);
        g_string_append_printf (heard, "%s%s", heard->len > 0 ? " " : "",
                                zohn_sound_get_name (sound));
      }
    }
    after = until;
  }
  append_steps (heard, &steps);

  return g_string_free (heard, FALSE);
}

static void
test_in_time (gconstpointer data)
{
  ZohnThrowAnimation animation;
  g_autofree char *heard = NULL;

  make_animation (data, &animation);
  heard = hear (&animation, 0.001);
  g_assert_cmpstr (heard, ==, ((const Row *) data)->sounds);
}

/* However long the frames, nothing is lost and nothing is heard twice. */
static void
test_any_frames (gconstpointer data)
{
  static const double frames[] = { 1 / 240.0, 1 / 60.0, 1 / 24.0, 0.3, 5 };
  ZohnThrowAnimation animation;
  ZohnThrowCues all;

  make_animation (data, &animation);
  all = zohn_throw_animation_get_cues (&animation, ZOHN_THROW_CUES_BEGIN, animation.duration);
  g_assert_cmphex (all & ~(1u << ZOHN_SOUND_STEP), ==, zohn_outcome_get_cues (&animation.outcome));
  g_assert_cmphex (zohn_throw_animation_get_cues (&animation, animation.duration, G_MAXDOUBLE), ==,
                   0);

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++) {
    double after = ZOHN_THROW_CUES_BEGIN;
    ZohnThrowCues heard = 0;

    for (double now = 0; after < animation.duration; now += frames[i]) {
      const double until = MIN (now, animation.duration);
      const ZohnThrowCues cues = zohn_throw_animation_get_cues (&animation, after, until);

      g_assert_cmphex (heard & cues & ~(1u << ZOHN_SOUND_STEP), ==, 0);
      heard |= cues;
      after = until;
    }
    g_assert_cmphex (heard, ==, all);
  }
}

static void
cue_cb (ZohnBoardView *board, ZohnSound sound, GString *heard)
{
  g_string_append_printf (heard, "%s ", zohn_sound_get_name (sound));
}

static void
wait_for_board (ZohnBoardView *board)
{
  while (zohn_board_view_get_animating (board)) {
    g_main_context_iteration (NULL, TRUE);
  }
}

/* The board tells the sounds of a throw as it is made, and none when a throw is taken back or looked at. */
static void
test_board (gconstpointer data)
{
  const ZohnSpeed speed = (ZohnSpeed) GPOINTER_TO_UINT (data);
  const ZohnThrow throws[] = { 0x3, 0xf };
  g_autoptr (ZohnStickSource) source = zohn_scripted_source_new (throws, G_N_ELEMENTS (throws));
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);
  g_autoptr (ZohnViewpoint) viewpoint = zohn_viewpoint_new ();
  g_autoptr (GString) heard = g_string_new (NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = zohn_board_view_new ();

  zohn_game_model_set_source (model, source);
  zohn_viewpoint_set_model (viewpoint, model);
  g_object_set (board, "viewpoint", viewpoint, "speed", speed, NULL);
  g_signal_connect (board, "cue", G_CALLBACK (cue_cb), heard);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (board);

  g_assert_true (zohn_game_model_throw (model));
  wait_for_board (ZOHN_BOARD_VIEW (board));
  if (speed == ZOHN_SPEED_OFF) {
    g_assert_cmpstr (heard->str, ==, "sticks ");
  } else {
    g_assert_true (g_str_has_prefix (heard->str, "sticks step "));
  }

  g_string_truncate (heard, 0);
  zohn_viewpoint_set_throw (viewpoint, 0);
  zohn_viewpoint_return_to_game (viewpoint);
  g_assert_true (zohn_game_model_undo (model));
  g_assert_true (zohn_game_model_redo (model));
  wait_for_board (ZOHN_BOARD_VIEW (board));
  g_assert_cmpstr (heard->str, ==, "");

  g_assert_true (zohn_game_model_throw (model));
  zohn_board_view_settle (ZOHN_BOARD_VIEW (board));
  g_assert_cmpstr (heard->str, ==, speed == ZOHN_SPEED_OFF ? "sticks " : "");

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *in_time = g_strdup_printf ("/throw-cues/in-time/%s", rows[i].name);
    g_autofree char *any_frames = g_strdup_printf ("/throw-cues/any-frames/%s", rows[i].name);

    g_test_add_data_func (in_time, &rows[i], test_in_time);
    g_test_add_data_func (any_frames, &rows[i], test_any_frames);
  }
  g_test_add_data_func ("/throw-cues/board/normal", GUINT_TO_POINTER (ZOHN_SPEED_NORMAL),
                        test_board);
  g_test_add_data_func ("/throw-cues/board/fast", GUINT_TO_POINTER (ZOHN_SPEED_FAST), test_board);
  g_test_add_data_func ("/throw-cues/board/off", GUINT_TO_POINTER (ZOHN_SPEED_OFF), test_board);

  return g_test_run ();
}
