/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"

#include "record/zohn-library-model.h"
#include "record/zohn-search.h"
#include "record/zohn-name-statistics.h"
#include "support/record-fixture.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#define FRAME_MS (1000.0 / 60)
#define N_RUNS 7

static guint n_records = 10000;

/* Whole games of players by chance, a minute or so apart. */
static void
write_records (ZohnLibrary *library)
{
  static const char *const names[] = { "Ann",  "Bea", "Rosa", "Zoë Müller", "İpek",
                                       "Олег", "יעל", "美咲", "Łukasz",     "Maëlle-Françoise" };

  for (guint i = 0; i < n_records; i++) {
    g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1 + 61 * (guint64) i, G_MAXUINT);
    g_autoptr (GFile) file = NULL;
    g_autoptr (GBytes) bytes = NULL;

    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      const char *const players[] = { names[(side == 0 ? i : i / 10) % G_N_ELEMENTS (names)],
                                      NULL };

      zohn_setup_set_players (record->setup, (ZohnSide) side, players);
    }
    file = zohn_library_create_file (library, record->setup);
    bytes = zohn_game_record_format (record);
    /* Not synced: what is measured here is reading. */
    g_assert_true (g_file_set_contents_full (
        g_file_peek_path (file), g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
        G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  }
}

/* How long the main loop does not come back to waiting: by the clock, and by what it did itself, for others may have
 * had the processor meanwhile. */
static struct {
  gint64 begun; /* monotonic time; 0: waiting */
  gint64 begun_processor;
  gint64 longest;
  gint64 longest_processor;
} block;

static gint64
get_processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
begin_block (void)
{
  block.begun = g_get_monotonic_time ();
  block.begun_processor = get_processor_time ();
}

static void
end_block (void)
{
  block.longest = MAX (block.longest, g_get_monotonic_time () - block.begun);
  block.longest_processor =
      MAX (block.longest_processor, get_processor_time () - block.begun_processor);
}

static gint
poll_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  gint n_ready;

  end_block ();
  n_ready = g_poll (fds, n_fds, timeout);
  begin_block ();

  return n_ready;
}

static void
note_time_cb (GListModel *list, guint position, guint n_removed, guint n_added, gint64 *time)
{
  if (*time == 0) {
    *time = g_get_monotonic_time ();
  }
}

typedef struct {
  double new_ms; /* making the model */
  double first_ms; /* until the first entries are there */
  double whole_ms;
  double longest_ms;
  double longest_processor_ms;
} Pass;

static ZohnLibraryModel *
load (ZohnLibrary *library, Pass *pass)
{
  const gint64 begun = g_get_monotonic_time ();
  g_autoptr (ZohnLibraryModel) model = zohn_library_model_new (library);
  gint64 first = 0;

  pass->new_ms = (double) (g_get_monotonic_time () - begun) / 1000;
  g_signal_connect (model, "items-changed", G_CALLBACK (note_time_cb), &first);
  memset (&block, 0, sizeof block);
  begin_block ();
  g_main_context_set_poll_func (NULL, poll_cb);
  while (zohn_library_model_get_loading (model)) {
    g_main_context_iteration (NULL, TRUE);
  }
  g_main_context_set_poll_func (NULL, NULL);
  end_block ();

  pass->first_ms = (double) (first - begun) / 1000;
  pass->whole_ms = (double) (g_get_monotonic_time () - begun) / 1000;
  pass->longest_ms = (double) block.longest / 1000;
  pass->longest_processor_ms = (double) block.longest_processor / 1000;
  g_signal_handlers_disconnect_by_data (model, &first);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, n_records);

  return g_steal_pointer (&model);
}

/* Memory that is in use and resident, in MB; 0 where the system does not tell. */
static double
get_resident_mb (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) pages = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL)) {
    return 0;
  }
  pages = g_strsplit (text, " ", 3);

  return (double) g_ascii_strtoull (pages[1], NULL, 10) * (double) sysconf (_SC_PAGESIZE) / 1e6;
}

static void
report_pass (const char *name, const Pass *pass)
{
  const struct {
    const char *what;
    double value, limit;
  } rows[] = {
    { "making the model", pass->new_ms, FRAME_MS },
    { "until the first entries", pass->first_ms, 100 },
    { "until the last", pass->whole_ms, 0.5 * n_records },
    { "longest block of the main loop", pass->longest_ms, FRAME_MS },
    { "the same, processor time", pass->longest_processor_ms, FRAME_MS / 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *what = g_strdup_printf ("%s: %s", name, rows[i].what);

    bench_at_most (what, rows[i].value, rows[i].limit, "ms");
  }
}

typedef struct {
  GListModel *entries;
  const char *typed;
  guint n_found;
} Search;

static void
search (gpointer data)
{
  Search *search = data;
  const guint n_entries = g_list_model_get_n_items (search->entries);
  g_auto (GStrv) words = zohn_search_split (search->typed);

  search->n_found = 0;
  for (guint i = 0; i < n_entries; i++) {
    g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (search->entries, i);

    search->n_found += zohn_library_entry_matches (entry, (const char *const *) words);
  }
}

static void
bench_search (ZohnLibraryModel *model)
{
  static const char *const typed[] = { "z", "zoe mull", "ann ros", "nobody" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    Search data = { G_LIST_MODEL (model), typed[i], 0 };
    const double best = bench_best_ms (search, &data, N_RUNS);
    g_autofree char *what = g_strdup_printf ("search '%s', %u found", typed[i], data.n_found);

    bench_at_most (what, best, FRAME_MS, "ms");
  }
}

static void
count_names (gpointer data)
{
  g_autoptr (GArray) statistics = zohn_name_statistics_new (data);

  g_assert_cmpuint (statistics->len, >, 0);
}

static void
note_change_cb (GListModel *list, guint position, guint n_removed, guint n_added, gboolean *changed)
{
  *changed = TRUE;
}

/* From the moment that somebody looks again at a record until its entry is another one. */
static void
refresh (gpointer data)
{
  g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (data, n_records / 2);
  gboolean changed = FALSE;
  const gulong handler =
      g_signal_connect (data, "items-changed", G_CALLBACK (note_change_cb), &changed);

  zohn_library_model_refresh (data, zohn_library_entry_get_file (entry));
  while (!changed) {
    g_main_context_iteration (NULL, TRUE);
  }
  g_signal_handler_disconnect (data, handler);
}

static void
bench_library (ZohnLibrary *library)
{
  const double before = get_resident_mb ();
  Pass first, second, third;
  ZohnLibraryModel *model = load (library, &first);
  const double loaded = get_resident_mb ();
  double second_loaded, third_loaded;

  g_object_unref (model);
  model = load (library, &second);
  second_loaded = get_resident_mb ();
  g_object_unref (model);
  model = load (library, &third);
  third_loaded = get_resident_mb ();

  report_pass ("first pass", &first);
  report_pass ("second pass", &second);
  bench_at_most ("memory of the list", loaded - before, 5 + 0.002 * n_records, "MB");
  bench_at_most ("memory, second pass over first", second_loaded - loaded, 2, "MB");
  bench_at_most ("memory, third pass over second", third_loaded - second_loaded, 1, "MB");
  bench_search (model);
  /* In a thread. */
  bench_at_most ("statistics by name", bench_best_ms (count_names, model, N_RUNS), 100, "ms");
  bench_at_most ("a changed record, until it shows", bench_best_ms (refresh, model, N_RUNS),
                 FRAME_MS, "ms");
  g_object_unref (model);
}

int
main (int argc, char *argv[])
{
  int n = (int) n_records;
  const GOptionEntry entries[] = {
    { "n", 'n', 0, G_OPTION_ARG_INT, &n, "How many records the library has", "NUMBER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (ZohnLibrary) library = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || n < 1) {
    g_printerr ("%s\n", error != NULL ? error->message : "--n wants a number from 1");
    return 2;
  }

  n_records = (guint) n;
  folder = record_fixture_make_folder ();
  library = zohn_library_new (folder);
  write_records (library);
  g_print ("%u records\n", n_records);
  bench_library (library);
  record_fixture_remove (folder);

  return 0;
}
