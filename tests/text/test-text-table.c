/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

#include <string.h>

static ZohnGameModel *
create_game (const char *tokens)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_auto (GStrv) list = g_strsplit (tokens, ";", -1);
  ZohnGameModel *model;

  setup->rules.counters = 1;
  setup->sticks = ZOHN_STICKS_ENTERED;
  setup->started = g_date_time_new_utc (2026, 11, 29, 18, 3, 0.0);
  model = zohn_game_model_new (setup);
  for (char **token = list; *token != NULL; token++) {
    g_assert_true (zohn_game_model_enter (model, text_case_throw (*token)));
  }

  return model;
}

static void
test_whole_game (void)
{
  g_autoptr (ZohnGameModel) model = create_game ("G-GG;----;GG--;G---;GG--;GG--");
  g_autofree char *table = zohn_text_table (model, NULL);

  g_assert_cmpstr (
      table, ==,
      ANN " – " ROSA "\n11/29/26, 18:03\n"
          "\nLap 1\n"
          "Throw 1: " ANN
          " threw 3 with the blue stick: 3 spaces and another throw. From space 0 to space 3\n"
          "Throw 2: " ANN
          " threw no groove: 10 spaces and another throw. From space 3 to space 13\n"
          "Throw 3: " ANN " threw 2: 2 spaces. From space 13 to space 15\n"
          "Throw 4: " ROSA " threw 1 without the blue stick: 1 space. From space 0 to space 1\n"
          "Throw 5: " ANN " threw 2: 2 spaces. From space 15 to space 17\n"
          "Throw 6: " ROSA " threw 2: 2 spaces. From space 1 to space 3\n"
          "\nIt is " ANN "’s turn\n");
}

/* Headings stand where laps begin and tell how they ended; worth stands in every line. */
static void
test_laps_and_worth (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&setup->rules);
  g_autoptr (ZohnGameModel) model = NULL;
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_headings = 0;
  guint n_throws = 0;

  setup->seed = 7;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  while (zohn_game_model_throw (model)) {
  }
  table = zohn_text_table (model, odds);
  lines = g_strsplit (table, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    if (g_str_has_prefix (*line, "Throw ")) {
      n_throws++;
      g_assert_nonnull (strstr (*line, ". The throw was worth "));
    } else if (g_str_has_prefix (*line, "Lap ")) {
      g_autofree char *number = g_strdup_printf ("Lap %u: ", ++n_headings);

      g_assert_true (g_str_has_prefix (*line, number));
      g_assert_true (g_str_has_prefix (line[1], "Throw "));
    }
  }
  g_assert_cmpuint (n_throws, ==, zohn_game_model_get_n_throws (model));
  g_assert_cmpuint (n_headings, >, 1);
}

static void
test_notes (void)
{
  g_autoptr (ZohnGameModel) model = create_game ("GG--;G---");
  g_autofree char *table = NULL;

  zohn_notes_set (zohn_game_model_get_notes (model), 1, "Close!\n100% & <b>");
  table = zohn_text_table (model, NULL);

  g_assert_nonnull (
      strstr (table, "From space 0 to space 2\n    Close!\n    100% & <b>\nThrow 2: "));
}

static void
test_opening (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  g_autoptr (ZohnGameModel) model = NULL;
  g_autofree char *table = NULL;

  setup->started = g_date_time_new_utc (2026, 1, 2, 3, 4, 0.0);
  model = zohn_game_model_new (setup);
  table = zohn_text_table (model, NULL);

  g_assert_cmpstr (table, ==, ANN " – " ROSA "\n01/02/26, 03:04\n\nIt is " ANN "’s turn\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/table/whole-game", test_whole_game);
  g_test_add_func ("/text/table/laps-and-worth", test_laps_and_worth);
  g_test_add_func ("/text/table/notes", test_notes);
  g_test_add_func ("/text/table/opening", test_opening);

  return g_test_run ();
}
