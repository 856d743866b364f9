/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/model-recorder.h"

struct _ModelRecorder {
  ZohnGameModel *model; /* borrowed */
  GString *log;
  GPtrArray *states; /* a description for each word of the log */
};

/**
 * model_recorder_describe:
 * @model: a game
 *
 * Returns: (transfer full): everything that can be asked about how it stands.
 */
char *
model_recorder_describe (ZohnGameModel *model)
{
  const ZohnPosition *position = zohn_game_model_get_position (model);
  guint n_throws, state, result, side, time_left;
  gboolean can_throw, can_undo, can_redo;

  g_object_get (model, "n-throws", &n_throws, "state", &state, "result", &result, "side-to-throw",
                &side, "time-left", &time_left, "can-throw", &can_throw, "can-undo", &can_undo,
                "can-redo", &can_redo, NULL);
  g_assert_cmpuint (n_throws, ==, zohn_game_model_get_n_throws (model));
  g_assert_cmpuint (n_throws, ==,
                    g_list_model_get_n_items (G_LIST_MODEL (zohn_game_model_get_history (model))));
  g_assert_cmpuint (state, ==, zohn_game_model_get_state (model));
  g_assert_cmpuint (result, ==, zohn_game_model_get_result (model));
  g_assert_cmpuint (side, ==, zohn_game_model_get_side_to_throw (model));
  g_assert_cmpuint (time_left, ==, zohn_game_model_get_time_left (model));
  g_assert_cmpint (can_throw, ==, zohn_game_model_get_can_throw (model));
  g_assert_cmpint (can_undo, ==, zohn_game_model_get_can_undo (model));
  g_assert_cmpint (can_redo, ==, zohn_game_model_get_can_redo (model));

  return g_strdup_printf (
      "throws %u state %u result %u side %u player %u lap %u time %u can %d%d%d at %u %u counters "
      "%u %u owes %u%u over %u",
      n_throws, state, result, side, zohn_game_model_get_player_to_throw (model),
      zohn_game_model_get_lap (model), time_left, can_throw, can_undo, can_redo,
      position->progress[0], position->progress[1], position->counters[0], position->counters[1],
      position->owes[0], position->owes[1], position->over);
}

static void
write_down (ModelRecorder *recorder, const char *prefix, const char *name)
{
  g_string_append_printf (recorder->log, "%s%s ", prefix, name);
  g_ptr_array_add (recorder->states, model_recorder_describe (recorder->model));
}

static void
items_changed_cb (ModelRecorder *recorder)
{
  write_down (recorder, "", "items");
}

static void
notify_cb (ModelRecorder *recorder, GParamSpec *pspec)
{
  write_down (recorder, "~", pspec->name);
}

typedef struct {
  GClosure closure;
  ModelRecorder *recorder;
  const char *name;
} SignalClosure;

static void
marshal_signal (GClosure *closure, GValue *return_value, guint n_values, const GValue *values,
                gpointer hint, gpointer marshal_data)
{
  SignalClosure *self = (SignalClosure *) closure;

  write_down (self->recorder, "", self->name);
  if (n_values > 1 && G_VALUE_HOLDS_UINT (&values[1])) {
    g_string_truncate (self->recorder->log, self->recorder->log->len - 1);
    g_string_append_printf (self->recorder->log, ":%u ", g_value_get_uint (&values[1]));
  }
}

/**
 * model_recorder_new:
 * @model: a game that outlives the recorder
 *
 * Returns: (transfer full): a recorder of what it says from now on.
 */
ModelRecorder *
model_recorder_new (ZohnGameModel *model)
{
  ModelRecorder *recorder = g_new0 (ModelRecorder, 1);
  g_autofree guint *ids = NULL;
  guint n_ids;

  recorder->model = model;
  recorder->log = g_string_new (NULL);
  recorder->states = g_ptr_array_new_with_free_func (g_free);

  ids = g_signal_list_ids (ZOHN_TYPE_GAME_MODEL, &n_ids);
  for (guint i = 0; i < n_ids; i++) {
    GClosure *closure = g_closure_new_simple (sizeof (SignalClosure), recorder);

    ((SignalClosure *) closure)->recorder = recorder;
    ((SignalClosure *) closure)->name = g_signal_name (ids[i]);
    g_closure_set_marshal (closure, marshal_signal);
    g_signal_connect_closure_by_id (model, ids[i], 0, closure, FALSE);
  }
  g_signal_connect_swapped (model, "notify", G_CALLBACK (notify_cb), recorder);
  g_signal_connect_swapped (zohn_game_model_get_history (model), "items-changed",
                            G_CALLBACK (items_changed_cb), recorder);

  return recorder;
}

/**
 * model_recorder_free:
 * @recorder: (transfer full) (nullable): a recorder
 */
void
model_recorder_free (ModelRecorder *recorder)
{
  if (recorder == NULL) {
    return;
  }

  g_signal_handlers_disconnect_by_data (recorder->model, recorder);
  g_signal_handlers_disconnect_by_data (zohn_game_model_get_history (recorder->model), recorder);
  g_ptr_array_unref (recorder->states);
  g_string_free (recorder->log, TRUE);
  g_free (recorder);
}

/**
 * model_recorder_assert_order:
 * @recorder: a recorder
 * @expected: what the game has said since the last time
 */
void
model_recorder_assert_order (ModelRecorder *recorder, const char *expected)
{
  g_assert_cmpstr (g_strchomp (recorder->log->str), ==, expected);

  g_string_truncate (recorder->log, 0);
  g_ptr_array_set_size (recorder->states, 0);
}

/**
 * model_recorder_assert:
 * @recorder: a recorder
 * @expected: what the game has said since the last time, while nothing but one change was made
 *
 * Asserts as well that it stood all the while as it stands now.
 */
void
model_recorder_assert (ModelRecorder *recorder, const char *expected)
{
  g_autofree char *state = model_recorder_describe (recorder->model);

  for (guint i = 0; i < recorder->states->len; i++) {
    g_assert_cmpstr (g_ptr_array_index (recorder->states, i), ==, state);
  }
  model_recorder_assert_order (recorder, expected);
}
