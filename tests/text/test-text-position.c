/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

static void
assert_position (const ZohnSetup *setup, const ZohnPosition *position, guint player,
                 const char *expected)
{
  g_autofree char *text = zohn_text_position (setup, position, player);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_opening (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition opening = zohn_position_opening (&setup->rules);

  assert_position (setup, &opening, 0,
                   ANN ", clockwise: at the start, 4 counters. " ROSA
                       ", anticlockwise: at the start, 4 counters. It is " ANN "’s turn");
}

static void
test_debts (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann,Bea", "Rosa");
  const ZohnPosition position = {
    .progress = { 10, 30 },
    .counters = { 7, 1 },
    .owes = { 1, 1 },
    .to_throw = ZOHN_SIDE_CLOCKWISE,
  };

  assert_position (setup, &position, 1,
                   ANN " and " BEA ", clockwise: on space 10, a dry branch, 7 counters. " ROSA
                       ", anticlockwise: on space 30, a dry branch, 1 counter. " ANN " and " BEA
                       " will lose their next turn. " ROSA " will lose the next turn. It is " BEA
                       "’s turn");
}

static void
test_over (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "");
  const ZohnPosition position = {
    .progress = { 20, 7 },
    .counters = { 0, 8 },
    .owes = { 0, 1 },
    .over = TRUE,
  };

  assert_position (setup, &position, 0,
                   ANN ", clockwise: at the north creek, 0 counters. Anticlockwise: "
                       "on space 7, 8 counters");
}

static void
test_spaces (void)
{
  static const struct {
    guint space;
    const char *text;
  } rows[] = {
    { 0, "The start, at the south creek: both pieces are safe here" },
    { 1, "Space 1 going clockwise, space 39 going anticlockwise" },
    { 10, "The dry branch in the west: lose a throw" },
    { 20, "The north creek: back to the start and pay a counter" },
    { 30, "The dry branch in the east: lose a throw" },
    { 39, "Space 39 going clockwise, space 1 going anticlockwise" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_space (rows[i].space);

    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/position/opening", test_opening);
  g_test_add_func ("/text/position/debts", test_debts);
  g_test_add_func ("/text/position/over", test_over);
  g_test_add_func ("/text/position/spaces", test_spaces);

  return g_test_run ();
}
