/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-rules.h"

static void
test_default (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  g_assert_true (zohn_rules_is_valid (&rules));
  g_assert_cmpuint (rules.counters, ==, 4);
  g_assert_cmpuint (rules.lap, ==, ZOHN_LAP_CARRY_ON);
  g_assert_cmpuint (rules.first, ==, ZOHN_SIDE_CLOCKWISE);
}

static void
test_valid (void)
{
  for (guint counters = 0; counters <= G_MAXUINT8; counters++) {
    for (guint lap = 0; lap < 5; lap++) {
      for (guint first = 0; first < 4; first++) {
        const ZohnRules rules = { (guint8) counters, (guint8) lap, (guint8) first };

        g_assert_cmpint (zohn_rules_is_valid (&rules), ==,
                         counters >= 1 && counters <= 15 && lap <= 2 && first <= 1);
      }
    }
  }
}

static void
test_equal (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  const ZohnRules others[] = { { 5, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE },
                               { 4, ZOHN_LAP_HALT, ZOHN_SIDE_CLOCKWISE },
                               { 4, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_ANTICLOCKWISE } };

  g_assert_true (zohn_rules_equal (&rules, &ZOHN_RULES_DEFAULT));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_assert_false (zohn_rules_equal (&rules, &others[i]));
  }
}

static void
test_lap_tokens (void)
{
  static const char *const tokens[ZOHN_N_LAP_RULES] = { "carry-on", "halt", "restart" };
  static const char *const unknown[] = { "", "carry", "carry-on ", "Halt", "RESTART", "0" };
  ZohnLapRule lap;

  for (guint i = 0; i < ZOHN_N_LAP_RULES; i++) {
    g_assert_cmpstr (zohn_lap_rule_to_token ((ZohnLapRule) i), ==, tokens[i]);
    g_assert_true (zohn_lap_rule_from_token (tokens[i], &lap));
    g_assert_cmpint (lap, ==, i);
  }

  lap = ZOHN_LAP_HALT;
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++) {
    g_assert_false (zohn_lap_rule_from_token (unknown[i], &lap));
    g_assert_cmpint (lap, ==, ZOHN_LAP_HALT);
  }
}

static void
test_side_tokens (void)
{
  static const char *const tokens[ZOHN_N_SIDES] = { "clockwise", "anticlockwise" };
  static const char *const unknown[] = { "", "clock", "Clockwise", "counterclockwise", "1" };
  ZohnSide side;

  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    g_assert_cmpstr (zohn_side_to_token ((ZohnSide) i), ==, tokens[i]);
    g_assert_true (zohn_side_from_token (tokens[i], &side));
    g_assert_cmpint (side, ==, i);
    g_assert_cmpint (zohn_side_other ((ZohnSide) i), ==, 1 - i);
  }

  side = ZOHN_SIDE_ANTICLOCKWISE;
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++) {
    g_assert_false (zohn_side_from_token (unknown[i], &side));
    g_assert_cmpint (side, ==, ZOHN_SIDE_ANTICLOCKWISE);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/rules/default", test_default);
  g_test_add_func ("/rules/valid", test_valid);
  g_test_add_func ("/rules/equal", test_equal);
  g_test_add_func ("/rules/lap-tokens", test_lap_tokens);
  g_test_add_func ("/rules/side-tokens", test_side_tokens);

  return g_test_run ();
}
