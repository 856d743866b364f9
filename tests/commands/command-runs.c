/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include <gio/gio.h>

#include <stdarg.h>
#include <string.h>

#define EXIT_USAGE 2

static const char *program;

void
command_runs_set_program (const char *path)
{
  program = path;
}

static char *
dup_text (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return length > 0 ? g_strndup (text, length) : g_strdup ("");
}

static void
run_strv (CommandRun *run, const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autoptr (GBytes) errors = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &output, &errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  run->status = g_subprocess_get_exit_status (process);
  run->text = dup_text (output);
  run->errors = dup_text (errors);
}

void
command_run (CommandRun *run, const char *argument, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  va_list list;

  g_ptr_array_add (arguments, (gpointer) program);
  va_start (list, argument);
  for (const char *next = argument; next != NULL; next = va_arg (list, const char *)) {
    g_ptr_array_add (arguments, (gpointer) next);
  }
  va_end (list);
  g_ptr_array_add (arguments, NULL);

  run_strv (run, (const char *const *) arguments->pdata);
}

/* In @script, "$0" is the program. */
void
command_run_shell (CommandRun *run, const char *script)
{
  const char *const arguments[] = { "/bin/sh", "-c", script, program, NULL };

  run_strv (run, arguments);
}

void
command_run_clear (CommandRun *run)
{
  g_clear_pointer (&run->text, g_free);
  g_clear_pointer (&run->errors, g_free);
}

/* Nothing on standard output; a message that names the program, with the way to the help after bad usage. */
void
command_run_assert_failure (const CommandRun *run, int status)
{
  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->text, ==, "");
  g_assert_true (g_str_has_prefix (run->errors, "zohn-ahl: "));
  g_assert_true (g_str_has_suffix (run->errors, "\n"));
  g_assert_cmpint (strstr (run->errors, "zohn-ahl --help") != NULL, ==, status == EXIT_USAGE);
}

void
command_run_assert_success (const CommandRun *run)
{
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

char *
command_run_dup_data_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "data", name, NULL);
}
