/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model.h"

#include "support/game-cases.h"
#include "support/model-recorder.h"

static void
test_signals_of_a_throw (void)
{
  g_autoptr (ZohnGameModel) model = game_new_scripted (4, "G--- G--- ---G G--- GG--");
  g_autoptr (ModelRecorder) recorder = model_recorder_new (model);

  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown ~n-throws ~side-to-throw ~can-undo changed");
  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown ~n-throws ~side-to-throw changed");
  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown ~n-throws changed");
  game_throw (model, 2);
  g_assert_false (zohn_game_model_throw (model));
}

static void
test_signals_of_events (void)
{
  /* Clockwise 10 (its dry branch takes the extra throw), anticlockwise 10, clockwise into the creek with its extra throw. */
  g_autoptr (ZohnGameModel) model = game_new_scripted (1, "---- ---- ----");
  g_autoptr (ModelRecorder) recorder = model_recorder_new (model);

  game_throw (model, 1);
  model_recorder_assert (recorder,
                         "items thrown dry-branch:0 ~n-throws ~side-to-throw ~can-undo changed");
  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown dry-branch:1 ~n-throws ~side-to-throw changed");
  game_throw (model, 1);
  model_recorder_assert (
      recorder, "items thrown creek:0 win:1 ~n-throws ~state ~result ~can-throw finished changed");
  g_assert_cmpint (zohn_game_model_get_result (model), ==, ZOHN_RESULT_ANTICLOCKWISE);
  g_assert_false (zohn_game_model_throw (model));
  model_recorder_assert (recorder, "");
}

static void
test_signals_of_lost_turns (void)
{
  /* Both owe: anticlockwise has come to its dry branch, clockwise comes to its own now. */
  g_autoptr (ZohnGameModel) model = game_new_scripted (4, "GGGG GG-- GGGG ---G GGG- GG--");
  g_autoptr (ModelRecorder) recorder = NULL;

  game_throw (model, 5);
  g_assert_true (zohn_game_model_get_position (model)->owes[ZOHN_SIDE_ANTICLOCKWISE]);
  recorder = model_recorder_new (model);
  game_throw (model, 1);
  model_recorder_assert (
      recorder,
      "items thrown dry-branch:0 turn-lost:1 turn-lost:0 ~n-throws ~side-to-throw changed");
}

static void
test_signals_of_lap_and_capture (void)
{
  g_autoptr (ZohnGameModel) model =
      game_new_scripted (4, "GGGG ---- ---- ---- GG-- GGGG GGGG ---- ---- ----");
  g_autoptr (ModelRecorder) recorder = NULL;

  game_throw (model, 9);
  recorder = model_recorder_new (model);
  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown lap:1 capture:1 ~n-throws changed");
  g_assert_cmpuint (zohn_game_model_get_lap (model), ==, 2);
}

static void
test_signals_of_undo_and_redo (void)
{
  g_autoptr (ZohnGameModel) model = game_new_scripted (1, "---- ---- ----");
  g_autoptr (ModelRecorder) recorder = NULL;

  game_throw (model, 3);
  recorder = model_recorder_new (model);
  g_assert_true (zohn_game_model_undo (model));
  model_recorder_assert (recorder,
                         "items undone ~n-throws ~state ~result ~can-throw ~can-redo changed");
  g_assert_true (zohn_game_model_undo (model));
  model_recorder_assert (recorder, "items undone ~n-throws ~side-to-throw changed");
  g_assert_true (zohn_game_model_undo (model));
  model_recorder_assert (recorder, "items undone ~n-throws ~side-to-throw ~can-undo changed");
  g_assert_false (zohn_game_model_undo (model));
  model_recorder_assert (recorder, "");

  g_assert_true (zohn_game_model_redo (model));
  model_recorder_assert (recorder,
                         "items redone dry-branch:0 ~n-throws ~side-to-throw ~can-undo changed");
  g_assert_true (zohn_game_model_redo (model));
  model_recorder_assert (recorder, "items redone dry-branch:1 ~n-throws ~side-to-throw changed");
  g_assert_true (zohn_game_model_redo (model));
  model_recorder_assert (
      recorder,
      "items redone creek:0 win:1 ~n-throws ~state ~result ~can-throw ~can-redo finished changed");
  g_assert_false (zohn_game_model_redo (model));
  model_recorder_assert (recorder, "");
}

/* What a handler tries: everything. */
static void
meddle_cb (ZohnGameModel *model)
{
  static const char *const names[] = { "Zoe", NULL };

  g_assert_false (zohn_game_model_throw (model));
  g_assert_false (zohn_game_model_enter (model, 1));
  g_assert_false (zohn_game_model_undo (model));
  g_assert_false (zohn_game_model_redo (model));
  g_assert_false (zohn_game_model_stop (model));
  zohn_game_model_set_players (model, ZOHN_SIDE_CLOCKWISE, names);
  zohn_game_model_set_time_left (model, 50);
}

static const char *const signal_names[] = { "thrown", "notify::n-throws", "changed" };

static void
test_handlers_cannot_mix_changes (gconstpointer data)
{
  const guint which = GPOINTER_TO_UINT (data);
  static const char *const expected[] = {
    "items thrown ~n-throws ~side-to-throw ~time-left ~can-undo renamed:0 changed",
    "items thrown ~n-throws ~side-to-throw ~can-undo ~time-left renamed:0 changed",
    "items thrown ~n-throws ~side-to-throw ~can-undo changed ~time-left renamed:0 changed",
  };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnStickSource) source = zohn_scripted_source_new ((const ZohnThrow[]){ 1, 1 }, 2);
  g_autoptr (ModelRecorder) recorder = NULL;
  gulong handler;

  setup->time_limit = 60;
  model = zohn_game_model_new (setup);
  zohn_game_model_set_source (model, source);
  handler = g_signal_connect (model, signal_names[which], G_CALLBACK (meddle_cb), NULL);
  recorder = model_recorder_new (model);
  game_throw (model, 1);
  g_signal_handler_disconnect (model, handler);
  model_recorder_assert_order (recorder, expected[which]);

  /* And all is as usual afterwards. */
  game_throw (model, 1);
  model_recorder_assert (recorder, "items thrown ~n-throws ~side-to-throw changed");
}

static void
drop_model_cb (ZohnGameModel *model, ZohnThrowRecord *record, ZohnGameModel **owner)
{
  g_clear_object (owner);
}

static void
test_handler_may_drop_the_game (void)
{
  ZohnGameModel *model = game_new_scripted (4, "G---");
  ZohnGameModel *weak = model;

  g_object_add_weak_pointer (G_OBJECT (model), (gpointer *) &weak);
  g_signal_connect (model, "thrown", G_CALLBACK (drop_model_cb), &model);
  g_assert_true (zohn_game_model_throw (model));
  g_assert_null (model);
  g_assert_null (weak);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/game-model/signals/throw", test_signals_of_a_throw);
  g_test_add_func ("/game-model/signals/events", test_signals_of_events);
  g_test_add_func ("/game-model/signals/lost-turns", test_signals_of_lost_turns);
  g_test_add_func ("/game-model/signals/lap-and-capture", test_signals_of_lap_and_capture);
  g_test_add_func ("/game-model/signals/undo-and-redo", test_signals_of_undo_and_redo);
  for (guint i = 0; i < G_N_ELEMENTS (signal_names); i++) {
    g_autofree char *path =
        g_strconcat ("/game-model/signals/handlers-cannot-mix-changes/", signal_names[i], NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_handlers_cannot_mix_changes);
  }
  g_test_add_func ("/game-model/signals/handler-may-drop-the-game", test_handler_may_drop_the_game);

  return g_test_run ();
}
