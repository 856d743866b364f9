/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include <string.h>

#define EXIT_VALUE 1

/* The real program, run from the build folder in German: people are spoken to in their language, other programs are not. */

static void
test_people (void)
{
  g_auto (CommandRun) help = { 0 };
  g_auto (CommandRun) failure = { 0 };

  command_run (&help, "--help", NULL);
  command_run (&failure, "--odds", "--counters=99", NULL);

  command_run_assert_success (&help);
  g_assert_nonnull (strstr (help.text, "--picture=DATEI "));
  g_assert_nonnull (strstr (help.text, "Diese Hilfe ausgeben"));
  command_run_assert_failure (&failure, EXIT_VALUE);
  g_assert_cmpstr (failure.errors, ==,
                   "zohn-ahl: --counters muss eine ganze Zahl von 1 bis 15 sein, nicht „99“\n");
}

static void
test_programs (void)
{
  g_autofree char *record =
      g_test_build_filename (G_TEST_DIST, "data", "vectors", "game-01.zohnahl", NULL);
  static const char *const commands[] = { "--replay", "--summary" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (CommandRun) german = { 0 };
    g_auto (CommandRun) english = { 0 };

    command_run (&german, commands[i], record, NULL);
    g_setenv ("LANGUAGE", "en", TRUE);
    command_run (&english, commands[i], record, NULL);
    g_setenv ("LANGUAGE", "de", TRUE);

    command_run_assert_success (&german);
    g_assert_cmpstr (german.text, ==, english.text);
  }
}

int
main (int argc, char *argv[])
{
  g_setenv ("LANGUAGE", "de", TRUE);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  command_runs_set_program (argv[1]);

  g_test_add_func ("/commands/language/people", test_people);
  g_test_add_func ("/commands/language/programs", test_programs);

  return g_test_run ();
}
