/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>

#include "bench/bench.h"
#include "support/long-game.h"
#include "widgets/zohn-chance-chart.h"

/* What looking at another throw costs with the chart shown, in a game that is small and in one of a hundred thousand throws: from
 * the key or the drag to the painted window. It ought to be a frame, and the same for both. */

#define N_SMALL 240
#define N_LONG 100000
#define N_FRAMES 200
#define ONE_FRAME_MS 16.667

typedef struct {
  GtkWindow *window;
  ZohnChanceChart *chart;
  ZohnViewpoint *viewpoint;
  ZohnGameReview *review;
  ZohnGameModel *model;
  guint n_throws;
  guint at;
} Bench;

typedef struct {
  double draw, drag, key;
} Figures;

/* The process's own time: others that are busy on the machine do not count. */
static double
get_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static ZohnGameModel *
create_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autofree ZohnThrow *throws = NULL;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  throws = make_long_game (&setup->rules, n_throws);

  return zohn_game_model_new_resumed (setup, throws, n_throws, ZOHN_GAME_PLAYING, 0);
}

static void
bench_open (Bench *bench, guint n_throws)
{
  bench->n_throws = n_throws;
  bench->model = create_model (n_throws);
  bench->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (bench->viewpoint, bench->model);
  bench->review = zohn_game_review_new ();
  zohn_game_review_set_model (bench->review, bench->model);
  bench->chart = ZOHN_CHANCE_CHART (zohn_chance_chart_new ());
  zohn_chance_chart_set_viewpoint (bench->chart, bench->viewpoint);
  zohn_chance_chart_set_review (bench->chart, bench->review);
  bench->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (bench->window, FALSE);
  gtk_window_set_default_size (bench->window, 1000, 180);
  gtk_window_set_child (bench->window, GTK_WIDGET (bench->chart));
  while (!zohn_game_review_get_ready (bench->review)) {
    g_main_context_iteration (NULL, TRUE);
  }
  gtk_window_present (bench->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (bench->window));
}

static void
bench_close (Bench *bench)
{
  gtk_window_destroy (bench->window);
  g_object_unref (bench->viewpoint);
  g_object_unref (bench->review);
  g_object_unref (bench->model);
}

/* To the left, as a drag over the width does, or throw by throw as a key does. */
static void
drag (Bench *bench)
{
  bench->at = (bench->at + 1) % N_FRAMES;
  zohn_viewpoint_set_throw (bench->viewpoint, bench->n_throws * bench->at / N_FRAMES);
}

static void
press_key (Bench *bench)
{
  static const char *const actions[] = { "chart.back", "chart.forward", "chart.page-back",
                                         "chart.page-forward" };

  bench->at++;
  gtk_widget_activate_action (GTK_WIDGET (bench->chart), actions[bench->at % 4], NULL);
}

/* The picture of the whole game anew. */
static void
draw (Bench *bench)
{
  bench->at++;
  zohn_chance_chart_set_high_contrast (bench->chart, bench->at % 2);
}

static double
measure (Bench *bench, void (*deed) (Bench *bench), guint n_frames)
{
  double begin;

  zohn_viewpoint_set_throw (bench->viewpoint, bench->n_throws / 2);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (bench->window));
  begin = get_ms ();
  for (guint i = 0; i < n_frames; i++) {
    deed (bench);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (bench->window));
  }

  return (get_ms () - begin) / n_frames;
}

static Figures
measure_game (guint n_throws)
{
  Bench bench = { 0 };
  Figures figures;

  bench_open (&bench, n_throws);
  figures.draw = measure (&bench, draw, N_FRAMES / 10);
  figures.drag = measure (&bench, drag, N_FRAMES);
  figures.key = measure (&bench, press_key, N_FRAMES);
  bench_close (&bench);

  return figures;
}

int
main (void)
{
  Figures small, large;

  gtk_init ();
  small = measure_game (N_SMALL);
  large = measure_game (N_LONG);

  bench_at_most ("chart of 240 throws drawn anew", small.draw, ONE_FRAME_MS, "ms");
  bench_at_most ("chart of 100000 throws drawn anew", large.draw, ONE_FRAME_MS, "ms");
  bench_at_most ("a drag, 100000 throws", large.drag, ONE_FRAME_MS / 4, "ms");
  bench_at_most ("a drag, against 240 throws", large.drag / small.drag, 1.5, "times");
  bench_at_most ("a key, 100000 throws", large.key, ONE_FRAME_MS / 4, "ms");
  bench_at_most ("a key, against 240 throws", large.key / small.key, 1.5, "times");

  return 0;
}
