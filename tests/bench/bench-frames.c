/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>

#include "bench/bench.h"
#include "widgets/zohn-board-view-private.h"

/* What a frame of a throw costs with the cairo renderer: from posing the scene to the painted window. Frames are made one after the
 * other, as fast as they come; the clock's waiting is not counted. */

#define N_FRAMES 300
#define SMALL 800
#define LARGE 2160
#define SMALL_LIMIT_MS 4.0
#define LARGE_LIMIT_MS 16.0
/* At 60 Hz. At 2160x2160 the frames in which all four sticks fly are longer: GDK then touches new memory for the better
 * part of the window. */
#define ONE_FRAME_MS 16.667

typedef struct {
  GtkWindow *window;
  ZohnBoardView *view;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
  double frame_begin;
  double sum_ms, longest_ms;
} Bench;

static void
bench_open (Bench *bench, int size)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  setup->seed = 42;
  setup->has_seed = TRUE;
  bench->model = zohn_game_model_new (setup);
  bench->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (bench->viewpoint, bench->model);
  bench->view = ZOHN_BOARD_VIEW (zohn_board_view_new ());
  zohn_board_view_set_viewpoint (bench->view, bench->viewpoint);
  bench->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (bench->window, FALSE);
  gtk_window_set_default_size (bench->window, size, size);
  gtk_window_set_child (bench->window, GTK_WIDGET (bench->view));
  gtk_window_present (bench->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (bench->window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bench->view)), ==, size);
}

static void
bench_close (Bench *bench)
{
  gtk_window_destroy (bench->window);
  g_object_unref (bench->viewpoint);
  g_object_unref (bench->model);
}

/* The process's own time: others that are busy on the machine do not count. */
static double
get_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static void
before_paint_cb (GdkFrameClock *clock, Bench *bench)
{
  bench->frame_begin = get_ms ();
}

static void
after_paint_cb (GdkFrameClock *clock, Bench *bench)
{
  const double ms = get_ms () - bench->frame_begin;

  bench->sum_ms += ms;
  bench->longest_ms = MAX (bench->longest_ms, ms);
}

/* Animates throws until enough frames have been painted. */
static guint
bench_run (Bench *bench)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->view));
  guint n_frames = 0;

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), bench);
  while (n_frames < N_FRAMES) {
    gint64 counter = gdk_frame_clock_get_frame_counter (clock);

    if (!zohn_game_model_throw (bench->model)) {
      g_assert_true (zohn_game_model_undo (bench->model));
      continue;
    }
    while (zohn_board_view_get_animating (bench->view)) {
      g_main_context_iteration (NULL, TRUE);
    }
    n_frames += (guint) (gdk_frame_clock_get_frame_counter (clock) - counter);
  }
  g_signal_handlers_disconnect_by_data (clock, bench);

  return n_frames;
}

static void
measure (int size, double limit)
{
  Bench bench = { 0 };
  guint n_frames;
  g_autofree char *mean = g_strdup_printf ("frame of a throw, mean, %dx%d", size, size);
  g_autofree char *longest = g_strdup_printf ("frame of a throw, longest, %dx%d", size, size);

  bench_open (&bench, size);
  n_frames = bench_run (&bench);
  bench_at_most (mean, bench.sum_ms / n_frames, limit, "ms");
  bench_at_most (longest, bench.longest_ms, ONE_FRAME_MS, "ms");
  bench_close (&bench);
}

int
main (int argc, char *argv[])
{
  gtk_init ();

  measure (SMALL, SMALL_LIMIT_MS);
  measure (LARGE, LARGE_LIMIT_MS);

  return 0;
}
