/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* From exec to the first painted frame, and memory at rest, each against a bare GTK window in the same run.
 * usage: bench-start PROGRAM BARE PROBE */

#define N_RUNS 11
#define SECONDS_TO_REST 2

typedef struct {
  double start; /* milliseconds */
  double work; /* milliseconds of processor time until then */
  double memory; /* megabytes, PSS */
} Figures;

static double
read_memory (pid_t pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", (int) pid);
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (line = strstr (text, "\nPss:")) == NULL) {
    return 0;
  }

  return (double) g_ascii_strtoull (line + strlen ("\nPss:"), NULL, 10) / 1024;
}

static Figures
run (const char *program, const char *probe, gboolean rest)
{
  Figures figures = { 0, 0, 0 };
  gint64 times[2] = { 0, 0 };
  gint64 begun;
  int ends[2];
  pid_t pid;

  g_assert_no_errno (pipe (ends));
  begun = g_get_monotonic_time ();
  pid = fork ();
  if (pid == 0) {
    g_autofree char *descriptor = g_strdup_printf ("%d", ends[1]);

    g_setenv ("BENCH_START", descriptor, TRUE);
    g_setenv ("LD_PRELOAD", probe, TRUE);
    execl (program, program, NULL);
    _exit (127);
  }
  close (ends[1]);
  if (read (ends[0], times, sizeof times) == sizeof times) {
    figures.start = (double) (times[0] - begun) / 1000;
    figures.work = (double) times[1] / 1000;
  }
  close (ends[0]);
  if (rest) {
    g_usleep (SECONDS_TO_REST * G_USEC_PER_SEC);
    figures.memory = read_memory (pid);
  }
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);

  return figures;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

/* The two take turns, so that whatever the machine is busy with meets both. */
static void
measure (const char *title, const char *program, const char *bare, const char *probe)
{
  double starts[2][N_RUNS];
  double work[2][N_RUNS];
  double memory[2];
  const char *const programs[2] = { program, bare };

  for (guint i = 0; i < 2; i++) {
    memory[i] = run (programs[i], probe, TRUE).memory;
  }
  for (guint n = 0; n < N_RUNS; n++) {
    for (guint i = 0; i < 2; i++) {
      const Figures figures = run (programs[i], probe, FALSE);

      starts[i][n] = figures.start;
      work[i][n] = figures.work;
    }
  }
  for (guint i = 0; i < 2; i++) {
    qsort (starts[i], N_RUNS, sizeof starts[i][0], compare);
    qsort (work[i], N_RUNS, sizeof work[i][0], compare);
  }

  g_print ("%s, medians of %d, program and bare window: first frame %.0f and %.0f ms, processor "
           "time until "
           "then %.0f and %.0f ms, at rest %.1f and %.1f MB\n",
           title, N_RUNS, starts[0][N_RUNS / 2], starts[1][N_RUNS / 2], work[0][N_RUNS / 2],
           work[1][N_RUNS / 2], memory[0], memory[1]);
  bench_at_most ("first frame against a bare window", starts[0][N_RUNS / 2] / starts[1][N_RUNS / 2],
                 1.2, "times");
  bench_at_most ("the same in processor time", work[0][N_RUNS / 2] / work[1][N_RUNS / 2], 1.2,
                 "times");
  bench_at_most ("memory at rest against a bare window", memory[0] / memory[1], 1.3, "times");
}

/* A home where the game was explained before: what is measured is the window. */
static char *
create_home (void)
{
  static const char settings[] = "[io/github/zohn_ahl/ZohnAhl]\nhow-to-play-shown=true\n";
  char *home = g_dir_make_tmp ("zohn-bench-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (path, settings, -1, NULL)) {
    g_error ("%s cannot be written", path);
  }

  return home;
}

int
main (int argc, char **argv)
{
  g_autofree char *home = NULL;

  if (argc != 4) {
    g_printerr ("usage: bench-start PROGRAM BARE PROBE\n");
    return EXIT_FAILURE;
  }
  home = create_home ();
  g_setenv ("HOME", home, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);

  g_setenv ("GDK_DEBUG", "gl-disable", TRUE);
  measure ("Both without OpenGL", argv[1], argv[2], argv[3]);
  g_unsetenv ("GDK_DEBUG");
  g_unsetenv ("GSK_RENDERER");
  measure ("Both as they come", argv[1], argv[2], argv[3]);

  return EXIT_SUCCESS;
}
