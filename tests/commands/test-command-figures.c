/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-runs.h"

#include <math.h>
#include <string.h>

/* The value of line @index, which must be called @name. */
static double
get_figure (char **lines, guint index, const char *name)
{
  g_autofree char *prefix = g_strconcat (name, " ", NULL);
  char *end;
  double value;

  g_assert_true (g_str_has_prefix (lines[index], prefix));
  value = g_ascii_strtod (lines[index] + strlen (prefix), &end);
  g_assert_cmpstr (end, ==, "");

  return value;
}

/* The published means were found by an iteration that stopped 1e-11 before the value: their last digits may differ. */
static void
assert_odds (const char *counters, const char *lap, const char *chance, const char *throws)
{
  g_autofree char *counters_option = g_strdup_printf ("--counters=%s", counters);
  g_autofree char *lap_option = g_strdup_printf ("--lap=%s", lap);
  g_autofree char *chance_line = g_strdup_printf ("chance %s", chance);
  double mean = g_ascii_strtod (throws, NULL);
  g_auto (GStrv) lines = NULL;
  g_auto (CommandRun) run = { 0 };

  command_run (&run, "--odds", counters_option, lap_option, NULL);

  command_run_assert_success (&run);
  lines = g_strsplit (run.text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, chance_line);
  g_assert_cmpuint (strlen (strchr (lines[1], '.')), ==, strlen (".123456789"));
  g_assert_cmpfloat_with_epsilon (get_figure (lines, 1, "throws"), mean, mean * 1e-11);
  g_assert_cmpstr (lines[2], ==, "");
}

/* Every figure of the rules' table. */
static void
test_odds (void)
{
  static const char *const laps[] = { "carry-on", "halt", "restart" };
  g_autofree char *path = command_run_dup_data_path ("figures.csv");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_rows = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++) {
    g_auto (GStrv) cells = g_strsplit (*line, ",", -1);

    g_assert_cmpuint (g_strv_length (cells), ==, 4);
    for (guint i = 0; i < G_N_ELEMENTS (laps); i++) {
      if (g_str_equal (cells[1], "any") || g_str_equal (cells[1], laps[i])) {
        assert_odds (cells[0], laps[i], cells[2], cells[3]);
      }
    }
    n_rows++;
  }
  g_assert_cmpuint (n_rows, ==, 8);
}

static void
test_odds_by_default (void)
{
  g_auto (CommandRun) run = { 0 };

  command_run (&run, "--odds", NULL);

  g_assert_cmpstr (run.text, ==, "chance 0.500657419646\nthrows 157.146169311\n");
}

/* Within five standard errors of the exact figures. */
static void
test_simulate (void)
{
  const double games = 20000.0;
  const double chance = 0.501556058588;
  const double throws = 46.152322021;
  g_auto (CommandRun) run = { 0 };
  g_auto (GStrv) lines = NULL;
  double sd;

  command_run (&run, "--simulate=20000", "--seed=7", "--counters=2", "--lap=halt", NULL);

  command_run_assert_success (&run);
  lines = g_strsplit (run.text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_cmpfloat (get_figure (lines, 0, "games"), ==, games);
  g_assert_cmpfloat_with_epsilon (get_figure (lines, 1, "first_wins") / games, chance,
                                  5.0 * sqrt (0.25 / games));
  sd = get_figure (lines, 3, "sd_throws");
  g_assert_cmpfloat (sd, >, 0.0);
  g_assert_cmpfloat_with_epsilon (get_figure (lines, 2, "mean_throws"), throws,
                                  5.0 * sd / sqrt (games));
  g_assert_cmpfloat (get_figure (lines, 4, "throws_per_second"), >, 0.0);
}

/* All that a simulation says but its speed. */
static char *
simulate (const char *seed)
{
  g_auto (CommandRun) run = { 0 };
  char *speed;

  command_run (&run, "--simulate=100", seed, NULL);
  command_run_assert_success (&run);
  speed = strstr (run.text, "throws_per_second ");
  g_assert_nonnull (speed);

  return g_strndup (run.text, (gsize) (speed - run.text));
}

static void
test_seed (void)
{
  g_autofree char *first = simulate ("--seed=18446744073709551615");
  g_autofree char *same = simulate ("--seed=18446744073709551615");
  g_autofree char *other = simulate ("--seed=0");
  g_autofree char *any = simulate (NULL);
  g_autofree char *another = simulate (NULL);

  g_assert_cmpstr (first, ==, same);
  g_assert_cmpstr (first, !=, other);
  g_assert_cmpstr (any, !=, another);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  command_runs_set_program (argv[1]);

  g_test_add_func ("/commands/figures/odds", test_odds);
  g_test_add_func ("/commands/figures/odds-by-default", test_odds_by_default);
  g_test_add_func ("/commands/figures/simulate", test_simulate);
  g_test_add_func ("/commands/figures/seed", test_seed);

  return g_test_run ();
}
