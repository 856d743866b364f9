/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>
#include <unistd.h>

#include <gtk/gtk.h>

/* Loaded before a GTK program, writes to the descriptor named by BENCH_START when its first frame was painted: the
 * microseconds on the monotonic clock, and those of processor time that the program has used. */

static gint64
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
painted_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  const gint64 times[] = { g_get_monotonic_time (), get_processor_time () };
  const char *descriptor = g_getenv ("BENCH_START");

  if (descriptor != NULL && write (atoi (descriptor), times, sizeof times) != sizeof times) {
    g_warning ("the time of the first frame could not be told");
  }

  return FALSE;
}

static void __attribute__ ((constructor)) watch (void)
{
  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  g_signal_add_emission_hook (g_signal_lookup ("after-paint", GDK_TYPE_FRAME_CLOCK), 0, painted_cb,
                              NULL, NULL);
}
