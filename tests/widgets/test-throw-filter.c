/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-filter.h"

#include <string.h>

#include "engine/zohn-stick-source.h"
#include "record/zohn-search.h"
#include "support/list-recorder.h"
#include "widgets/zohn-history-rows.h"

#define N_THROWS 600

/* A long game of a team against one player. */
static ZohnGameModel *
create_model (guint n_throws)
{
  const char *const team[] = { "Zoë", "Bea", NULL };
  const char *const alone[] = { "Rosa", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  setup->seed = 8;
  setup->has_seed = TRUE;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, team);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, alone);
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static ZohnThrowFilter *
create_filter (ZohnGameModel *model, ZohnThrowsKind kind, const char *typed)
{
  ZohnThrowFilter *filter = zohn_throw_filter_new (model);
  g_auto (GStrv) words = zohn_search_split (typed);

  zohn_throw_filter_set_kind (filter, kind);
  zohn_throw_filter_set_words (filter, (const char *const *) words);

  return filter;
}

static void
test_kinds (void)
{
  g_autoptr (ZohnGameModel) model = create_model (N_THROWS);
  ZohnHistory *history = zohn_game_model_get_history (model);
  const guint events[] = { 0, ZOHN_EVENT_CAPTURE, ZOHN_EVENT_CREEK, ZOHN_EVENT_LAP };

  for (guint kind = ZOHN_THROWS_ALL; kind <= ZOHN_THROWS_LAPS; kind++) {
    g_autoptr (ZohnThrowFilter) filter = create_filter (model, (ZohnThrowsKind) kind, "");
    guint n_found = 0;

    g_assert_true (zohn_throw_filter_takes_all (filter) == (kind == ZOHN_THROWS_ALL));
    for (guint number = 1; number <= N_THROWS; number++) {
      ZohnOutcome outcome;
      gboolean wanted;

      zohn_history_get_outcome (history, number, &outcome);
      wanted = kind == ZOHN_THROWS_ALL || (outcome.events & events[kind]) != 0;
      g_assert_true (zohn_throw_filter_matches (filter, number) == wanted);
      n_found += wanted;
    }
    g_assert_cmpuint (n_found, >, 0);
  }
}

static void
test_sides_and_notes (void)
{
  g_autoptr (ZohnGameModel) model = create_model (50);
  g_autoptr (ZohnThrowFilter) clockwise = create_filter (model, ZOHN_THROWS_CLOCKWISE, "");
  g_autoptr (ZohnThrowFilter) anticlockwise = create_filter (model, ZOHN_THROWS_ANTICLOCKWISE, "");
  g_autoptr (ZohnThrowFilter) notes = create_filter (model, ZOHN_THROWS_NOTES, "");

  zohn_notes_set (zohn_game_model_get_notes (model), 7, "Remember this");
  for (guint number = 1; number <= 50; number++) {
    g_assert_true (zohn_throw_filter_matches (clockwise, number) !=
                   zohn_throw_filter_matches (anticlockwise, number));
    g_assert_true (zohn_throw_filter_matches (notes, number) == (number == 7));
  }
}

static guint
count (ZohnGameModel *model, ZohnThrowsKind kind, const char *typed)
{
  g_autoptr (ZohnThrowFilter) filter = create_filter (model, kind, typed);
  guint n_found = 0;

  for (guint number = 1; number <= zohn_game_model_get_n_throws (model); number++) {
    n_found += zohn_throw_filter_matches (filter, number);
  }

  return n_found;
}

/* The few sentences that are looked through are those of each throw by itself. */
static void
test_words (void)
{
  g_autoptr (ZohnGameModel) model = create_model (N_THROWS);
  const guint n_creek = count (model, ZOHN_THROWS_CREEK, "");
  const guint n_zoe = count (model, ZOHN_THROWS_ALL, "zoe threw");
  const guint n_bea = count (model, ZOHN_THROWS_ALL, "BEA threw");

  g_assert_cmpuint (count (model, ZOHN_THROWS_ALL, "creek"), ==, n_creek);
  g_assert_cmpuint (n_zoe, >, 50);
  g_assert_cmpuint (n_bea, >, 50);
  g_assert_cmpuint (count (model, ZOHN_THROWS_ANTICLOCKWISE, "rosa threw"), ==,
                    count (model, ZOHN_THROWS_ANTICLOCKWISE, ""));
  g_assert_cmpuint (count (model, ZOHN_THROWS_CLOCKWISE, "creek") +
                        count (model, ZOHN_THROWS_ANTICLOCKWISE, "creek"),
                    ==, n_creek);
  g_assert_cmpuint (count (model, ZOHN_THROWS_ALL, "nobody"), ==, 0);

  /* Names are isolated in sentences, and apostrophes differ from key to key. */
  g_assert_cmpuint (count (model, ZOHN_THROWS_ALL, "rosa's"), >, 0);
  g_assert_cmpuint (count (model, ZOHN_THROWS_ALL, "rosa\xe2\x80\x99s"), ==,
                    count (model, ZOHN_THROWS_ALL, "rosa's"));

  zohn_notes_set (zohn_game_model_get_notes (model), 7, "Nobody saw that");
  g_assert_cmpuint (count (model, ZOHN_THROWS_ALL, "nobody"), ==, 1);
}

static void
assert_rows (ZohnHistoryRows *rows, ZohnGameModel *model, ZohnThrowsKind kind, const char *typed)
{
  g_autoptr (ZohnThrowFilter) filter = create_filter (model, kind, typed);
  guint position = 0;

  for (guint number = 1; number <= zohn_game_model_get_n_throws (model); number++) {
    guint found = G_MAXUINT;

    if (zohn_throw_filter_matches (filter, number)) {
      g_assert_cmpuint (zohn_history_rows_get_number (rows, position), ==, number);
      g_assert_true (zohn_history_rows_find (rows, number, &found));
      g_assert_cmpuint (found, ==, position);
      position++;
    } else {
      g_assert_false (zohn_history_rows_find (rows, number, &found));
    }
  }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, position);
}

/* Whatever the game does, the rows are those of a filter that sees it for the first time. */
static void
test_rows_walk (void)
{
  g_autoptr (ZohnGameModel) model = create_model (100);
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();
  ListRecorder *recorder = list_recorder_new (G_LIST_MODEL (rows));
  ZohnThrowsKind kind = ZOHN_THROWS_ALL;

  zohn_history_rows_set_history (rows, zohn_game_model_get_history (model));
  for (guint step = 0; step < 500; step++) {
    switch (g_test_rand_int_range (0, 4)) {
    case 0:
      zohn_game_model_undo (model);
      break;
    case 1:
      zohn_game_model_redo (model);
      break;
    case 2:
      kind = (ZohnThrowsKind) g_test_rand_int_range (ZOHN_THROWS_CAPTURES, ZOHN_THROWS_NOTES);
      zohn_history_rows_update (rows);
      zohn_history_rows_set_filter (rows, create_filter (model, kind, "rosa"));
      break;
    default:
      zohn_game_model_throw (model);
    }
    zohn_history_rows_update (rows);
    if (kind != ZOHN_THROWS_ALL) {
      assert_rows (rows, model, kind, "rosa");
    }
  }

  zohn_history_rows_set_filter (rows, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==,
                    1 + zohn_game_model_get_n_throws (model));
  list_recorder_free (recorder);
}

/* The heading stands above the first row of a lap that there is. */
static void
test_rows_headings (void)
{
  g_autoptr (ZohnGameModel) model = create_model (N_THROWS);
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();
  guint lap = 0;

  zohn_history_rows_set_history (rows, zohn_game_model_get_history (model));
  zohn_history_rows_set_filter (rows, create_filter (model, ZOHN_THROWS_CREEK, ""));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++) {
    g_autoptr (ZohnHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (rows), i);
    const guint lap_of_item = zohn_throw_record_get_lap (zohn_history_item_get_record (item));

    g_assert_true (zohn_history_item_get_begins_lap (item) == (lap_of_item != lap));
    lap = lap_of_item;
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/throw-filter/kinds", test_kinds);
  g_test_add_func ("/throw-filter/sides-and-notes", test_sides_and_notes);
  g_test_add_func ("/throw-filter/words", test_words);
  g_test_add_func ("/throw-filter/rows/walk", test_rows_walk);
  g_test_add_func ("/throw-filter/rows/headings", test_rows_headings);

  return g_test_run ();
}
