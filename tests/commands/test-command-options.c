/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include "commands/zohn-command-options.h"
#include "config.h"

#include <string.h>

#define EXIT_VALUE 1
#define EXIT_USAGE 2
#define EXIT_PLAY 42
#define ARGUMENTS_MAX 5

typedef struct {
  const char *arguments[ARGUMENTS_MAX];
} Line;

static void
run_line (CommandRun *run, const Line *line)
{
  command_run (run, line->arguments[0], line->arguments[1], line->arguments[2], line->arguments[3],
               NULL);
}

static void
test_bad_usage (void)
{
  static const Line lines[] = {
    { { "--replya", "x.zohnahl" } },
    { { "--replay" } },
    { { "--replay", "a.zohnahl", "b.zohnahl" } },
    { { "--replay", "a.zohnahl", "--replay", "b.zohnahl" } },
    { { "--replay", "a.zohnahl", "--odds" } },
    { { "--replay", "a.zohnahl", "--counters=4" } },
    { { "--replay", "a.zohnahl", "--seed=4" } },
    { { "--odds", "--simulate=3" } },
    { { "--odds", "--version" } },
    { { "--odds", "a.zohnahl" } },
    { { "--odds", "--seed=1" } },
    { { "--odds", "--throw=1" } },
    { { "--odds", "--output=x.png" } },
    { { "--odds=3" } },
    { { "--odds", "--counters" } },
    { { "--simulate" } },
    { { "--simulate=2", "--size=100" } },
    { { "--picture", "a.zohnahl" } },
    { { "--picture", "--output=x.png" } },
    { { "--picture", "a.zohnahl", "--output=x.png", "--lap=halt" } },
    { { "--output=x.png" } },
    { { "--counters=4" } },
    { { "--throw=1", "a.zohnahl" } },
    { { "-x" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_auto (CommandRun) run = { 0 };

    run_line (&run, &lines[i]);
    g_test_message ("%s %s", lines[i].arguments[0], run.errors);
    command_run_assert_failure (&run, EXIT_USAGE);
  }
}

static void
test_bad_values (void)
{
  static const char *const numbers[] = {
    "", "-1", "+4", " 4", "4 ", "4.0", "0x4", "4e0", "٤", "four", "4,0", "99999999999999999999",
  };
  static const Line lines[] = {
    { { "--odds", "--counters=0" } },
    { { "--odds", "--counters=16" } },
    { { "--odds", "--lap=" } },
    { { "--odds", "--lap=Halt" } },
    { { "--odds", "--lap=carry" } },
    { { "--simulate=0" } },
    { { "--simulate=1000000001" } },
    { { "--simulate=1", "--seed=18446744073709551616" } },
    { { "--seed=18446744073709551616" } },
    { { "--simulate=1", "--counters=99" } },
    { { "--simulate=1", "--lap=none" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    static const char *const options[] = { "--counters", "--simulate", "--seed" };

    for (guint j = 0; j < G_N_ELEMENTS (options); j++) {
      g_autofree char *option = g_strdup_printf ("%s=%s", options[j], numbers[i]);
      g_auto (CommandRun) run = { 0 };

      command_run (&run, j == 0 ? "--odds" : option, j == 0 ? option : NULL, NULL);
      g_test_message ("%s: %s", option, run.errors);
      command_run_assert_failure (&run, EXIT_VALUE);
      g_assert_nonnull (strstr (run.errors, options[j]));
    }
  }

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_auto (CommandRun) run = { 0 };

    run_line (&run, &lines[i]);
    command_run_assert_failure (&run, EXIT_VALUE);
  }
}

static void
test_play (void)
{
  static const Line lines[] = {
    { { NULL } },
    { { "a.zohnahl" } },
    { { "a.zohnahl", "b.zohnahl", "--seed=18446744073709551615" } },
    { { "--seed", "0" } },
    { { "--gapplication-service" } },
    { { "--", "--odds" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_auto (CommandRun) run = { 0 };

    run_line (&run, &lines[i]);
    g_assert_cmpstr (run.errors, ==, "");
    g_assert_cmpstr (run.text, ==, "play\n");
    g_assert_cmpint (run.status, ==, EXIT_PLAY);
  }
}

static void
test_version (void)
{
  g_auto (CommandRun) long_run = { 0 };
  g_auto (CommandRun) short_run = { 0 };

  command_run (&long_run, "--version", NULL);
  command_run (&short_run, "-v", NULL);

  command_run_assert_success (&long_run);
  g_assert_cmpstr (long_run.text, ==, "zohn-ahl " ZOHN_VERSION "\n");
  g_assert_cmpstr (short_run.text, ==, long_run.text);
}

static void
test_help (void)
{
  g_auto (CommandRun) run = { 0 };

  command_run (&run, "--odds", "--lap=none", "--help", NULL);

  command_run_assert_success (&run);
  g_assert_nonnull (strstr (run.text, "[FILE…]"));
  for (guint i = 0; i < zohn_command_options_get_n_texts (); i++) {
    const ZohnCommandOptionText text = zohn_command_options_get_text (i);
    g_autofree char *usage = text.value != NULL
                                 ? g_strdup_printf ("--%s=%s ", text.name, text.value)
                                 : g_strdup_printf ("--%s ", text.name);

    g_assert_nonnull (strstr (run.text, usage));
    g_assert_nonnull (strstr (run.text, text.text));
  }
}

/* What cannot be written is a failure, not silence. */
static void
test_unwritable_output (void)
{
  static const char *const scripts[] = {
    "\"$0\" --odds >/dev/full",
    "\"$0\" --odds >&-",
    "\"$0\" --help >/dev/full",
    "\"$0\" --version >/dev/full",
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++) {
    g_auto (CommandRun) run = { 0 };

    command_run_shell (&run, scripts[i]);
    command_run_assert_failure (&run, EXIT_VALUE);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  command_runs_set_program (argv[1]);

  g_test_add_func ("/commands/options/bad-usage", test_bad_usage);
  g_test_add_func ("/commands/options/bad-values", test_bad_values);
  g_test_add_func ("/commands/options/play", test_play);
  g_test_add_func ("/commands/options/version", test_version);
  g_test_add_func ("/commands/options/help", test_help);
  g_test_add_func ("/commands/options/unwritable-output", test_unwritable_output);

  return g_test_run ();
}
