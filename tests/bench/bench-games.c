/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench/bench.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "games/games-fixture.h"
#include "games/zohn-games-list.h"
#include "games/zohn-games-window.h"
#include "support/widgets.h"

/* The window of all games with ten thousand of them: when it is there, and how it answers. */

#define N_GAMES 10000
#define N_RUNS 7
#define N_JUMPS 100
#define FRAME_MS (1000.0 / 60)

typedef struct {
  GamesFixture games;
  ZohnGamesWindow *window;
  ZohnGamesList *list;
} Bench;

static void
open_window (Bench *bench)
{
  bench->window = zohn_games_window_new (NULL, bench->games.library, bench->games.settings, NULL);
  bench->list = ZOHN_GAMES_LIST (find_template_child (bench->window, "list"));
  gtk_window_present (GTK_WINDOW (bench->window));
  wait_for_frame (GTK_WINDOW (bench->window));
}

static void
close_window (Bench *bench)
{
  gtk_window_destroy (GTK_WINDOW (bench->window));
  wait_for (50);
}

/* By the clock, and what the main thread did itself: others may have had the processor meanwhile. */
typedef struct {
  double clock_ms;
  double processor_ms;
} Cost;

static Cost
get_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (Cost){ (double) g_get_monotonic_time () / 1e3,
                 (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6 };
}

static Cost
get_since (Cost begun)
{
  const Cost now = get_now ();

  return (Cost){ now.clock_ms - begun.clock_ms, now.processor_ms - begun.processor_ms };
}

/* From the wish to see the games until the window is painted: the best of some. */
static Cost
get_first_frame (Bench *bench)
{
  Cost best = { G_MAXDOUBLE, G_MAXDOUBLE };

  for (guint i = 0; i < N_RUNS; i++) {
    const Cost begun = get_now ();
    Cost cost;

    open_window (bench);
    cost = get_since (begun);
    best.clock_ms = MIN (best.clock_ms, cost.clock_ms);
    best.processor_ms = MIN (best.processor_ms, cost.processor_ms);
    close_window (bench);
  }

  return best;
}

static void
wait_for_all (Bench *bench)
{
  while (zohn_games_list_get_n_shown (bench->list) < N_GAMES) {
    g_main_context_iteration (NULL, TRUE);
  }
  wait_for (200);
}

static void
add_cost (Cost *sum, Cost cost)
{
  sum->clock_ms += cost.clock_ms;
  sum->processor_ms += cost.processor_ms;
}

/* What a key costs until the list is another one, and until that is painted: GtkListView makes and measures about two hundred rows
 * anew, however few of them are seen. */
static void
bench_search (Bench *bench)
{
  static const char *const words[] = { "zoe mu", "ann ro", "nobody" };
  GtkEditable *entry = GTK_EDITABLE (find_template_child (bench->window, "search"));
  Cost filtered = { 0, 0 }, painted = { 0, 0 };
  guint n_keys = 0;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    gtk_editable_set_text (entry, "");
    wait_for (500);
    for (const char *key = words[i]; *key != '\0'; key++) {
      int place = gtk_editable_get_position (entry);
      const Cost begun = get_now ();

      gtk_editable_insert_text (entry, key, 1, &place);
      gtk_editable_set_position (entry, place);
      g_signal_emit_by_name (entry, "search-changed");
      add_cost (&filtered, get_since (begun));
      wait_for_frame (GTK_WINDOW (bench->window));
      add_cost (&painted, get_since (begun));
      n_keys++;
    }
  }
  gtk_editable_set_text (entry, "");
  wait_for (500);
  bench_at_most ("search, a key", filtered.clock_ms / n_keys, FRAME_MS, "ms");
  bench_at_most ("the same, processor time", filtered.processor_ms / n_keys, FRAME_MS, "ms");
  bench_at_most ("search, a key, until painted", painted.clock_ms / n_keys, 3 * FRAME_MS, "ms");
  bench_at_most ("the same, processor time", painted.processor_ms / n_keys, 3 * FRAME_MS, "ms");
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

/* All over the list, as somebody does who drags the scroll bar. */
static void
jump_about (Bench *bench)
{
  GtkWidget *view = find_child_of_type (GTK_WIDGET (bench->list), GTK_TYPE_LIST_VIEW);

  for (guint i = 0; i < N_JUMPS; i++) {
    gtk_widget_activate_action (view, "list.scroll-to-item", "u", i * 7919 % N_GAMES);
    wait_for_frame (GTK_WINDOW (bench->window));
  }
}

static void
bench_memory (Bench *bench)
{
  double before;

  jump_about (bench);
  before = get_resident_mb ();
  for (guint i = 0; i < 5; i++) {
    jump_about (bench);
  }
  bench_at_most ("memory, 500 jumps after 100", get_resident_mb () - before, 3, "MB");
}

int
main (int argc, char *argv[])
{
  Bench bench;
  Cost empty, full;

  widget_tests_init (&argc, &argv);
  memset (&bench, 0, sizeof bench);
  games_fixture_set_up (&bench.games);

  /* The first one ever also reads the style and the icons. */
  open_window (&bench);
  close_window (&bench);
  empty = get_first_frame (&bench);
  games_fixture_add_many (&bench.games, N_GAMES, G_MAXUINT);
  full = get_first_frame (&bench);
  g_print ("%d games\n", N_GAMES);
  bench_at_most ("first frame", full.clock_ms, FRAME_MS, "ms");
  bench_at_most ("the same, processor time", full.processor_ms, FRAME_MS, "ms");
  bench_at_most ("the same against a window without games", full.processor_ms / empty.processor_ms,
                 2, "times");

  open_window (&bench);
  wait_for_all (&bench);
  bench_search (&bench);
  bench_memory (&bench);
  close_window (&bench);
  games_fixture_tear_down (&bench.games);

  return 0;
}
