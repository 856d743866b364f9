/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

static ZohnGameModel *
create_game (const char *clockwise, guint counters, const char *tokens, gboolean stopped)
{
  g_autoptr (ZohnSetup) setup = text_case_setup (clockwise, "Rosa");
  g_auto (GStrv) list = g_strsplit (tokens, ";", -1);
  ZohnGameModel *model;

  setup->rules.counters = (guint8) counters;
  setup->sticks = ZOHN_STICKS_ENTERED;
  model = zohn_game_model_new (setup);
  for (char **token = list; *token != NULL; token++) {
    g_assert_true (zohn_game_model_enter (model, text_case_throw (*token)));
  }
  g_assert_true (!stopped || zohn_game_model_stop (model));

  return model;
}

static void
assert_game (ZohnGameModel *model, const char *turn, const char *result)
{
  g_autofree char *turn_text = zohn_text_turn (model);
  g_autofree char *result_text = zohn_text_result (model);

  g_assert_cmpstr (turn_text, ==, turn);
  g_assert_cmpstr (result_text, ==, result);
  g_assert_finalize_object (model);
}

static void
test_turn (void)
{
  assert_game (create_game ("Ann,Bea", 4, "GG--;GG--", FALSE), "It is " BEA "’s turn", NULL);
}

static void
test_victory (void)
{
  const char *result = ROSA " won 2 to 0";

  /* Ann: 10, the extra throw lost; Rosa 1; Ann 10 more: the creek. */
  assert_game (create_game ("Ann", 1, "----;G---;----", FALSE), result, result);
}

static void
test_stopped (void)
{
  const char *result = "The game was stopped: " ROSA " won 5 to 3";

  assert_game (create_game ("Ann", 4, "----;G---;----", TRUE), result, result);
}

static void
test_draw (void)
{
  const char *result = "The game was stopped: a draw, 4 to 4";

  assert_game (create_game ("Ann", 4, "GG--", TRUE), result, result);
}

static void
test_headings (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann,Bea", "Rosa");
  g_autofree char *sides = zohn_text_sides (setup);
  g_autofree char *lap = zohn_text_lap (3);
  g_autofree char *opening = zohn_text_throw_number (0, 57);
  g_autofree char *nothing_thrown = zohn_text_throw_number (0, 0);
  g_autofree char *number = zohn_text_throw_number (12, 57);
  g_autofree char *more = zohn_text_more_throws (1);

  g_assert_cmpstr (sides, ==, ANN " and " BEA " – " ROSA);
  g_assert_cmpstr (lap, ==, "Lap 3");
  g_assert_cmpstr (opening, ==, "Before the first of 57 throws");
  g_assert_cmpstr (nothing_thrown, ==, "Before the first throw");
  g_assert_cmpstr (number, ==, "Throw 12 of 57");
  g_assert_cmpstr (more, ==, "1 new throw meanwhile");
}

static void
test_clock (void)
{
  static const struct {
    guint seconds;
    const char *clock;
    const char *words;
  } rows[] = {
    { 0, "0:00", "The time is up" },
    { 1, "0:01", "1 second left" },
    { 59, "0:59", "59 seconds left" },
    { 60, "1:00", "1 minute left" },
    { 245, "4:05", "4 minutes left" },
    { 3599, "59:59", "60 minutes left" },
    { 3600, "1:00:00", "60 minutes left" },
    { 36065, "10:01:05", "601 minutes left" },
    { G_MAXUINT, "1193046:28:15", "71582788 minutes left" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *clock = zohn_text_time_left (rows[i].seconds);
    g_autofree char *words = zohn_text_time_left_in_words (rows[i].seconds);

    g_assert_cmpstr (clock, ==, rows[i].clock);
    g_assert_cmpstr (words, ==, rows[i].words);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/game/turn", test_turn);
  g_test_add_func ("/text/game/victory", test_victory);
  g_test_add_func ("/text/game/stopped", test_stopped);
  g_test_add_func ("/text/game/draw", test_draw);
  g_test_add_func ("/text/game/headings", test_headings);
  g_test_add_func ("/text/game/clock", test_clock);

  return g_test_run ();
}
