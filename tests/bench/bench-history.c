/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"

#include "record/zohn-search.h"
#include "support/long-game.h"
#include "widgets/zohn-history-rows.h"

#define N_THROWS 100000
#define FRAME_MS (1000.0 / 60)
#define N_RUNS 7

/* What the list of throws costs in a game that is a hundred times longer than any that people play. */

static ZohnGameModel *
create_model (guint n_throws)
{
  const char *const team[] = { "Ann", "Bea", NULL };
  const char *const alone[] = { "Rosa", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autofree ZohnThrow *throws = NULL;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, team);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, alone);
  throws = make_long_game (&setup->rules, n_throws);

  return zohn_game_model_new_resumed (setup, throws, n_throws, ZOHN_GAME_PLAYING, 0);
}

typedef struct {
  ZohnGameModel *model;
  ZohnHistoryRows *rows;
  ZohnThrowsKind kind;
  char **words;
} List;

static void
filter (gpointer data)
{
  List *list = data;
  ZohnThrowFilter *throw_filter = zohn_throw_filter_new (list->model);

  zohn_throw_filter_set_kind (throw_filter, list->kind);
  zohn_throw_filter_set_words (throw_filter, (const char *const *) list->words);
  zohn_history_rows_set_filter (list->rows, throw_filter);
}

static void
measure (ZohnGameModel *model, const char *what, ZohnThrowsKind kind, const char *typed)
{
  g_autoptr (ZohnHistoryRows) rows = zohn_history_rows_new ();
  g_auto (GStrv) words = zohn_search_split (typed);
  List list = { model, rows, kind, words };

  zohn_history_rows_set_history (rows, zohn_game_model_get_history (model));
  bench_at_most (what, bench_best_ms (filter, &list, N_RUNS), FRAME_MS, "ms");
}

int
main (void)
{
  g_autoptr (ZohnGameModel) model = create_model (N_THROWS);

  measure (model, "captures of 100,000 throws", ZOHN_THROWS_CAPTURES, "");
  measure (model, "one side of 100,000 throws", ZOHN_THROWS_CLOCKWISE, "");
  measure (model, "search of 100,000 throws", ZOHN_THROWS_ALL, "rosa creek");

  return 0;
}
