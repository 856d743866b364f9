/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-rows.h"

#include "engine/zohn-stick-source.h"
#include "support/list-recorder.h"

/* Of a game of more than a thousand throws. */
#define SEED 8

static ZohnHistory *
create_history (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnHistory *history;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  history = zohn_history_new (setup);
  for (guint number = 1; number <= n_throws; number++) {
    zohn_history_append (history, zohn_seeded_throw (SEED, number));
  }

  return history;
}

static void
test_without_history (void)
{
  ZohnHistoryRows *rows = zohn_history_rows_new ();

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (rows), 0));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (rows)) == ZOHN_TYPE_HISTORY_ITEM);

  g_assert_finalize_object (rows);
}

static void
test_items (void)
{
  g_autoptr (ZohnHistory) history = create_history (400);
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();
  g_autoptr (ZohnHistoryItem) opening = NULL;
  guint lap = 0;

  zohn_history_rows_set_history (rows, history);
  opening = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  g_assert_cmpuint (zohn_history_item_get_number (opening), ==, 0);
  g_assert_null (zohn_history_item_get_record (opening));
  g_assert_false (zohn_history_item_get_begins_lap (opening));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 401);
  for (guint number = 1; number <= 400; number++) {
    g_autoptr (ZohnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (rows), number);
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, number);

    g_assert_cmpuint (zohn_history_item_get_number (item), ==, number);
    g_assert_true (zohn_history_item_get_record (item) == record);

    /* One heading a lap. */
    g_assert_cmpint (zohn_history_item_get_begins_lap (item), ==,
                     zohn_throw_record_get_lap (record) != lap);
    lap = zohn_throw_record_get_lap (record);
  }
  g_assert_cmpuint (lap, >, 5);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (rows), 401));
}

static void
test_updates (void)
{
  g_autoptr (ZohnHistory) history = create_history (3);
  g_autoptr (ZohnHistory) other = create_history (5);
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();
  g_autoptr (ListRecorder) recorder = list_recorder_new (G_LIST_MODEL (rows));

  zohn_history_rows_set_history (rows, history);
  list_recorder_assert (recorder, "0-0+4 ");
  g_assert_false (zohn_history_rows_is_behind (rows));
  zohn_history_rows_update (rows);
  list_recorder_assert (recorder, "");

  /* However many throws come, the list changes once. */
  zohn_history_append (history, 1);
  zohn_history_append (history, 2);
  list_recorder_assert (recorder, "");
  g_assert_true (zohn_history_rows_is_behind (rows));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 4);
  zohn_history_rows_update (rows);
  list_recorder_assert (recorder, "4-0+2 ");

  /* Another throw in the place of an undone one is another row. */
  zohn_history_undo (history);
  zohn_history_undo (history);
  zohn_history_append (history, 4);
  zohn_history_rows_update (rows);
  list_recorder_assert (recorder, "4-2+1 ");
  zohn_history_undo (history);
  zohn_history_rows_update (rows);
  list_recorder_assert (recorder, "4-1+0 ");
  zohn_history_redo (history);
  zohn_history_undo (history);
  zohn_history_rows_update (rows);
  list_recorder_assert (recorder, "");

  zohn_history_append (history, 1);
  zohn_history_rows_set_history (rows, other);
  list_recorder_assert (recorder, "0-4+6 ");
  zohn_history_append (history, 1);
  g_assert_false (zohn_history_rows_is_behind (rows));
  zohn_history_rows_set_history (rows, other);
  list_recorder_assert (recorder, "");
  zohn_history_rows_set_history (rows, NULL);
  list_recorder_assert (recorder, "0-6+0 ");
}

/* Rows that were told of and are gone meanwhile are nothing, not something else. */
static void
test_behind (void)
{
  g_autoptr (ZohnHistory) history = create_history (5);
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();

  zohn_history_rows_set_history (rows, history);
  zohn_history_undo (history);
  zohn_history_undo (history);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, 6);
  for (guint i = 0; i < 6; i++) {
    g_autoptr (ZohnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (rows), i);

    g_assert_cmpint (item != NULL, ==, i <= 3);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/history-rows/without-history", test_without_history);
  g_test_add_func ("/history-rows/items", test_items);
  g_test_add_func ("/history-rows/updates", test_updates);
  g_test_add_func ("/history-rows/behind", test_behind);

  return g_test_run ();
}
