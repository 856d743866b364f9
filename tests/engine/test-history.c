/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-history.h"

#include <string.h>

#include "engine/zohn-stick-source.h"
#include "support/list-recorder.h"

/* Throws that are neither long nor special: a game of these is far from its end for a long time. */
static const ZohnThrow some_throws[] = { 1, 3, 2, 5, 4, 6, 7, 3, 1, 5 };
#define N_SOME G_N_ELEMENTS (some_throws)

static ZohnHistory *
create_history (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  return zohn_history_new (setup);
}

static ZohnHistory *
create_some (void)
{
  ZohnHistory *history = create_history ();

  g_assert_true (zohn_history_append_all (history, some_throws, N_SOME, NULL));

  return history;
}

static void
assert_throws (ZohnHistory *history, const ZohnThrow *throws, gsize n_throws)
{
  g_autoptr (GBytes) bytes = zohn_history_dup_throws (history);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), throws, n_throws);
}

static void
test_opening (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnHistory) history = NULL;
  ZohnPosition opening;

  setup->rules = (ZohnRules){ 9, ZOHN_LAP_HALT, ZOHN_SIDE_ANTICLOCKWISE };
  history = zohn_history_new (setup);
  opening = zohn_position_opening (&setup->rules);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (history), 0));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (history)) == ZOHN_TYPE_THROW_RECORD);
  g_assert_cmpuint (zohn_history_get_n_throws (history), ==, 0);
  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 0);
  g_assert_true (zohn_position_equal (zohn_history_get_position (history, 0), &opening));
  g_assert_cmpuint (zohn_history_get_lap (history, 0), ==, 1);
  g_assert_cmpuint (zohn_history_get_player_to_throw (history, 0), ==, 0);
  g_assert_false (zohn_history_undo (history));
  g_assert_false (zohn_history_redo (history));
  assert_throws (history, NULL, 0);
}

static void
test_records (void)
{
  g_autoptr (ZohnHistory) history = create_some ();
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  ZohnPosition position = zohn_position_opening (&rules);

  for (guint i = 0; i < N_SOME; i++) {
    g_autoptr (ZohnThrowRecord) record = g_list_model_get_item (G_LIST_MODEL (history), i);
    ZohnOutcome outcome, told;
    const ZohnPosition after = zohn_position_apply (&position, &rules, some_throws[i], &outcome);

    g_assert_cmpuint (zohn_throw_record_get_number (record), ==, i + 1);
    g_assert_cmpuint (zohn_throw_record_get_lap (record), ==, zohn_history_get_lap (history, i));
    g_assert_cmpuint (zohn_throw_record_get_player (record), ==,
                      zohn_history_get_player_to_throw (history, i));
    g_assert_cmpint (zohn_throw_record_get_side (record), ==, position.to_throw);
    g_assert_cmpmem (zohn_throw_record_get_outcome (record), sizeof outcome, &outcome,
                     sizeof outcome);
    g_assert_true (zohn_position_equal (zohn_throw_record_get_before (record), &position));
    g_assert_true (zohn_position_equal (zohn_throw_record_get_after (record), &after));
    zohn_history_get_outcome (history, i + 1, &told);
    g_assert_cmpmem (&told, sizeof told, &outcome, sizeof outcome);
    g_assert_true (zohn_position_equal (zohn_history_get_position (history, i + 1), &after));
    position = after;
  }
}

static void
test_same_record_while_held (void)
{
  g_autoptr (ZohnHistory) history = create_some ();
  ZohnThrowRecord *record = zohn_history_dup_record (history, 4);
  ZohnThrowRecord *again = g_list_model_get_item (G_LIST_MODEL (history), 3);

  g_assert_true (record == again);
  g_object_unref (again);

  /* Undone and redone it is still the same throw. */
  for (guint i = 0; i < N_SOME; i++) {
    zohn_history_undo (history);
  }
  for (guint i = 0; i < N_SOME; i++) {
    zohn_history_redo (history);
  }
  again = zohn_history_dup_record (history, 4);
  g_assert_true (record == again);
  g_object_unref (again);

  g_assert_finalize_object (record);
  record = zohn_history_dup_record (history, 4);
  g_assert_cmpuint (zohn_throw_record_get_number (record), ==, 4);
  g_assert_finalize_object (record);
}

static void
test_record_outlives_history (void)
{
  ZohnHistory *history = create_some ();
  ZohnThrowRecord *record = zohn_history_dup_record (history, 2);

  g_assert_finalize_object (history);
  g_assert_cmpuint (zohn_throw_record_get_number (record), ==, 2);
  g_assert_finalize_object (record);
}

static void
test_old_record_keeps_its_values (void)
{
  g_autoptr (ZohnHistory) history = create_some ();
  g_autoptr (ZohnThrowRecord) old = zohn_history_dup_record (history, 9);
  const ZohnOutcome outcome = *zohn_throw_record_get_outcome (old);
  g_autoptr (ZohnThrowRecord) new = NULL;

  zohn_history_undo (history);
  zohn_history_undo (history);
  zohn_history_append (history, 15);
  new = zohn_history_dup_record (history, 9);

  g_assert_true (new != old);
  g_assert_cmpuint (zohn_throw_record_get_outcome (new)->thrown, ==, 15);
  g_assert_cmpuint (zohn_throw_record_get_outcome (old)->thrown, ==, some_throws[8]);
  g_assert_cmpmem (zohn_throw_record_get_outcome (old), sizeof outcome, &outcome, sizeof outcome);

  /* Letting go of the old one leaves the new one in its place. */
  g_clear_object (&old);
  old = zohn_history_dup_record (history, 9);
  g_assert_true (new == old);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (ZohnHistory) history = create_some ();

  g_assert_true (zohn_history_undo (history));
  g_assert_true (zohn_history_undo (history));
  g_assert_true (zohn_history_undo (history));
  g_assert_cmpuint (zohn_history_get_n_throws (history), ==, N_SOME - 3);
  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 3);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (history), N_SOME - 3));
  assert_throws (history, some_throws, N_SOME - 3);

  g_assert_true (zohn_history_redo (history));
  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 2);
  assert_throws (history, some_throws, N_SOME - 2);
}

/* Two timelines never mix: what is thrown after an undo drops all undone throws. */
static void
test_throw_drops_undone (void)
{
  g_autoptr (ZohnHistory) history = create_some ();
  ZohnThrow expected[N_SOME - 2];

  memcpy (expected, some_throws, N_SOME - 3);
  expected[N_SOME - 3] = 9;
  for (guint i = 0; i < 3; i++) {
    zohn_history_undo (history);
  }
  zohn_history_append (history, 9);

  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 0);
  g_assert_false (zohn_history_redo (history));
  assert_throws (history, expected, N_SOME - 2);
}

static void
test_ranges (void)
{
  g_autoptr (ZohnHistory) history = create_history ();
  g_autoptr (ListRecorder) recorder = list_recorder_new (G_LIST_MODEL (history));

  zohn_history_append (history, 1);
  list_recorder_assert (recorder, "0-0+1 ");
  zohn_history_append_all (history, some_throws, 7, NULL);
  list_recorder_assert (recorder, "1-0+7 ");
  zohn_history_append_all (history, NULL, 0, NULL);
  list_recorder_assert (recorder, "");
  zohn_history_undo (history);
  zohn_history_undo (history);
  list_recorder_assert (recorder, "7-1+0 6-1+0 ");
  zohn_history_redo (history);
  list_recorder_assert (recorder, "6-0+1 ");
  zohn_history_append (history, 1);
  list_recorder_assert (recorder, "7-0+1 ");
}

static void
test_append_all_stops_at_bad_throw (void)
{
  g_autoptr (ZohnHistory) history = create_some ();
  const ZohnThrow throws[] = { 1, 2, 16, 1 };
  gsize n_accepted = 99;

  zohn_history_undo (history);
  g_assert_false (zohn_history_append_all (history, throws + 2, 2, &n_accepted));
  g_assert_cmpuint (n_accepted, ==, 0);
  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 1);

  g_assert_false (zohn_history_append_all (history, throws, 4, &n_accepted));
  g_assert_cmpuint (n_accepted, ==, 2);
  g_assert_cmpuint (zohn_history_get_n_throws (history), ==, N_SOME + 1);
  g_assert_cmpuint (zohn_history_get_n_undone (history), ==, 0);
}

static void
test_append_all_stops_at_end (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnHistory) history = NULL;
  const ZohnThrow throws[] = { 0, 1, 0, 2, 1 };
  gsize n_accepted = 0;

  /* Twice ten: into the creek with the only counter. */
  setup->rules.counters = 1;
  history = zohn_history_new (setup);
  g_assert_false (zohn_history_append_all (history, throws, G_N_ELEMENTS (throws), &n_accepted));
  g_assert_cmpuint (n_accepted, ==, 3);
  g_assert_true (zohn_history_get_position (history, 3)->over);
  g_assert_false (zohn_history_append_all (history, throws, 1, &n_accepted));
  g_assert_cmpuint (n_accepted, ==, 0);
  g_assert_cmpuint (zohn_history_get_n_throws (history), ==, 3);
}

/* A game of nothing but moves to and fro never ends: ten to the dry branch, ten into the creek. */
static void
test_append_all_stops_at_most_throws (void)
{
  g_autoptr (ZohnHistory) history = create_history ();
  const gsize n_throws = ZOHN_MAX_THROWS + 3;
  g_autofree ZohnThrow *throws = g_malloc0 (n_throws);
  gsize n_accepted = 0;

  g_assert_false (zohn_history_append_all (history, throws, n_throws, &n_accepted));
  g_assert_cmpuint (n_accepted, ==, ZOHN_MAX_THROWS);
  g_assert_cmpuint (zohn_history_get_n_throws (history), ==, ZOHN_MAX_THROWS);
}

/* Team of three against two: who throws, by number. An extra throw is the same player's, a lost turn nobody's. */
static void
test_rotation (void)
{
  static const char *const three[] = { "A", "B", "C", NULL };
  static const char *const two[] = { "D", "E", NULL };
  static const struct {
    const char *token;
    ZohnSide side;
    guint player;
  } expected[] = {
    { "G---", ZOHN_SIDE_CLOCKWISE, 0 },     { "G---", ZOHN_SIDE_ANTICLOCKWISE, 0 },
    { "---G", ZOHN_SIDE_CLOCKWISE, 1 },     { "G---", ZOHN_SIDE_CLOCKWISE, 1 },
    { "GG--", ZOHN_SIDE_ANTICLOCKWISE, 1 }, { "GGGG", ZOHN_SIDE_CLOCKWISE, 2 },
    { "G---", ZOHN_SIDE_CLOCKWISE, 2 }, /* to its dry branch */
    { "G---", ZOHN_SIDE_ANTICLOCKWISE, 0 }, /* then clockwise loses its turn */
    { "G---", ZOHN_SIDE_ANTICLOCKWISE, 1 }, { "G---", ZOHN_SIDE_CLOCKWISE, 0 },
    { "GG--", ZOHN_SIDE_ANTICLOCKWISE, 0 }, { "G---", ZOHN_SIDE_CLOCKWISE, 1 },
    { "GGG-", ZOHN_SIDE_ANTICLOCKWISE, 1 }, /* to its dry branch, and loses its next turn */
    { "G---", ZOHN_SIDE_CLOCKWISE, 2 },     { "G---", ZOHN_SIDE_CLOCKWISE, 0 },
    { "G---", ZOHN_SIDE_ANTICLOCKWISE, 0 },
  };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnHistory) history = NULL;

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, three);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, two);
  history = zohn_history_new (setup);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    ZohnThrow thrown = 0;
    g_autoptr (ZohnThrowRecord) record = NULL;

    g_assert_cmpuint (zohn_history_get_player_to_throw (history, i), ==, expected[i].player);
    g_assert_true (zohn_throw_from_token (expected[i].token, &thrown));
    zohn_history_append (history, thrown);
    record = zohn_history_dup_record (history, i + 1);
    g_assert_cmpint (zohn_throw_record_get_side (record), ==, expected[i].side);
    g_assert_cmpuint (zohn_throw_record_get_player (record), ==, expected[i].player);
  }
}

static void
test_laps (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnHistory) history = NULL;
  guint lap = 1;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  history = zohn_history_new (setup);
  for (guint number = 1; !zohn_history_get_position (history, number - 1)->over; number++) {
    ZohnOutcome outcome;

    zohn_history_append (history, zohn_seeded_throw (4, number));
    zohn_history_get_outcome (history, number, &outcome);
    {
      g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, number);

      g_assert_cmpuint (zohn_throw_record_get_lap (record), ==, lap);
    }
    lap += (outcome.events & ZOHN_EVENT_LAP) != 0;
    g_assert_cmpuint (zohn_history_get_lap (history, number), ==, lap);
  }
  g_assert_cmpuint (lap, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/history/opening", test_opening);
  g_test_add_func ("/history/records", test_records);
  g_test_add_func ("/history/same-record-while-held", test_same_record_while_held);
  g_test_add_func ("/history/record-outlives-history", test_record_outlives_history);
  g_test_add_func ("/history/old-record-keeps-its-values", test_old_record_keeps_its_values);
  g_test_add_func ("/history/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/history/throw-drops-undone", test_throw_drops_undone);
  g_test_add_func ("/history/ranges", test_ranges);
  g_test_add_func ("/history/append-all/stops-at-bad-throw", test_append_all_stops_at_bad_throw);
  g_test_add_func ("/history/append-all/stops-at-end", test_append_all_stops_at_end);
  g_test_add_func ("/history/append-all/stops-at-most-throws",
                   test_append_all_stops_at_most_throws);
  g_test_add_func ("/history/rotation", test_rotation);
  g_test_add_func ("/history/laps", test_laps);

  return g_test_run ();
}
