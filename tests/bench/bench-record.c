/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"

#include "record/zohn-autosave.h"
#include "record/zohn-game-record.h"
#include "support/record-fixture.h"

#define N_RUNS 7
#define N_SAVES 50
#define SHORT_GAME 10
#define LONG_GAME 100000

static void
open_game (gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (data, NULL, &error);
  g_autoptr (ZohnGameModel) model = NULL;

  g_assert_no_error (error);
  model = zohn_game_record_create_model (record);
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), >, 0);
}

static void
bench_open (GFile *folder)
{
  static const struct {
    const char *what;
    guint n_throws;
    double limit; /* ms */
  } rows[] = {
    { "open a record of 10 throws", SHORT_GAME, 1.0 },
    { "open a record of 100,000 throws", LONG_GAME, 500.0 },
    { "open a record of 1,000,000 throws", ZOHN_RECORD_MAX_THROWS, 5000.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GFile) file = g_file_get_child (folder, "open.zohnahl");
    g_autoptr (ZohnGameRecord) record = record_fixture_new_endless_game (rows[i].n_throws);

    g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
    bench_at_most (rows[i].what, bench_best_ms (open_game, file, N_RUNS), rows[i].limit, "ms");
  }
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

/* The longest of all saves but the first, which starts the thread: this is what a frame could miss. */
static void
bench_save (GFile *folder, guint n_throws)
{
  g_autoptr (GFile) file = g_file_get_child (folder, "save.zohnahl");
  g_autoptr (ZohnGameRecord) record = record_fixture_new_endless_game (n_throws);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnAutosave) autosave = zohn_autosave_new ();
  g_autofree char *what = g_strdup_printf ("main thread's part of a save, %u throws", n_throws);
  g_autofree char *middle = g_strdup_printf ("the same, median of %u", N_SAVES);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 all = g_get_monotonic_time ();

  zohn_autosave_set_game (autosave, model, file, NULL);
  for (guint i = 0; i <= N_SAVES; i++) {
    const gint64 begin = g_get_monotonic_time ();
    gint64 time;

    zohn_autosave_save (autosave);
    time = g_get_monotonic_time () - begin;
    if (i > 0) {
      g_array_append_val (times, time);
    }
    while (zohn_autosave_get_busy (autosave)) {
      g_main_context_iteration (NULL, TRUE);
    }
  }
  all = g_get_monotonic_time () - all;

  g_array_sort (times, compare_times);
  bench_at_most (what, (double) g_array_index (times, gint64, N_SAVES - 1) / 1000.0, 0.2, "ms");
  bench_at_most (middle, (double) g_array_index (times, gint64, N_SAVES / 2) / 1000.0, 0.2, "ms");
  bench_at_most ("a whole save, with the disk", (double) all / (N_SAVES + 1) / 1000.0, 100.0, "ms");
}

int
main (void)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();

  bench_open (folder);
  bench_save (folder, SHORT_GAME);
  bench_save (folder, LONG_GAME);
  record_fixture_remove (folder);

  return 0;
}
