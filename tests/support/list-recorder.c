/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/list-recorder.h"

static void
items_changed_cb (ListRecorder *recorder, guint position, guint n_removed, guint n_added,
                  GListModel *model)
{
  g_string_append_printf (recorder->log, "%u-%u+%u ", position, n_removed, n_added);

  g_assert_cmpuint (position + n_removed, <=, recorder->n_items);
  recorder->n_items += n_added - n_removed;
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, recorder->n_items);
}

/**
 * list_recorder_new:
 * @model: a list model that outlives the recorder
 *
 * Returns: (transfer full): a recorder of its changes from now on.
 */
ListRecorder *
list_recorder_new (GListModel *model)
{
  ListRecorder *recorder = g_new0 (ListRecorder, 1);

  recorder->model = model;
  recorder->log = g_string_new (NULL);
  recorder->n_items = g_list_model_get_n_items (model);
  recorder->handler =
      g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_changed_cb), recorder);

  return recorder;
}

/**
 * list_recorder_assert:
 * @recorder: a recorder
 * @expected: the changes since the last time, "0-0+3 2-1+0 "
 */
void
list_recorder_assert (ListRecorder *recorder, const char *expected)
{
  g_assert_cmpstr (recorder->log->str, ==, expected);
  g_string_truncate (recorder->log, 0);
}

/**
 * list_recorder_free:
 * @recorder: (transfer full) (nullable): a recorder
 */
void
list_recorder_free (ListRecorder *recorder)
{
  if (recorder == NULL) {
    return;
  }

  g_signal_handler_disconnect (recorder->model, recorder->handler);
  g_string_free (recorder->log, TRUE);
  g_free (recorder);
}
