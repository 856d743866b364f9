/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-setup.h"

static ZohnSetup *
create_full_setup (void)
{
  static const char *const team[] = { "Ann", "Bea & <b>%s</b>", "\xd7\x90\xd7\x91\xd7\x92", NULL };
  static const char *const alone[] = { "Rosa", NULL };
  ZohnSetup *setup = zohn_setup_new ();

  setup->rules = (ZohnRules){ 7, ZOHN_LAP_RESTART, ZOHN_SIDE_ANTICLOCKWISE };
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, team);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, alone);
  setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  setup->sticks = ZOHN_STICKS_ENTERED;
  setup->seed = 99;
  setup->has_seed = TRUE;
  setup->time_limit = 600;
  setup->started = g_date_time_new_utc (2026, 11, 29, 18, 3, 0);

  return setup;
}

static void
test_new (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  g_assert_true (zohn_rules_equal (&setup->rules, &ZOHN_RULES_DEFAULT));
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_assert_cmpuint (g_strv_length (setup->players[side]), ==, 0);
    g_assert_cmpuint (zohn_setup_get_n_players (setup, (ZohnSide) side), ==, 1);
    g_assert_null (zohn_setup_get_player (setup, (ZohnSide) side, 0));
    g_assert_false (setup->computer[side]);
  }
  g_assert_cmpint (setup->sticks, ==, ZOHN_STICKS_SEEDED);
  g_assert_false (setup->has_seed);
  g_assert_cmpuint (setup->time_limit, ==, 0);
  g_assert_null (setup->started);
}

static void
test_players (void)
{
  static const char *const nobody[] = { NULL };
  g_autoptr (ZohnSetup) setup = create_full_setup ();

  g_assert_cmpuint (zohn_setup_get_n_players (setup, ZOHN_SIDE_CLOCKWISE), ==, 3);
  g_assert_cmpstr (zohn_setup_get_player (setup, ZOHN_SIDE_CLOCKWISE, 0), ==, "Ann");
  g_assert_cmpstr (zohn_setup_get_player (setup, ZOHN_SIDE_CLOCKWISE, 1), ==, "Bea & <b>%s</b>");
  g_assert_cmpuint (zohn_setup_get_n_players (setup, ZOHN_SIDE_ANTICLOCKWISE), ==, 1);

  /* Its own names may be given back to it. */
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE,
                          (const char *const *) setup->players[ZOHN_SIDE_CLOCKWISE]);
  g_assert_cmpuint (zohn_setup_get_n_players (setup, ZOHN_SIDE_CLOCKWISE), ==, 3);

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, nobody);
  g_assert_cmpuint (zohn_setup_get_n_players (setup, ZOHN_SIDE_CLOCKWISE), ==, 1);
  g_assert_null (zohn_setup_get_player (setup, ZOHN_SIDE_CLOCKWISE, 0));
}

static void
test_copy (void)
{
  static const char *const other[] = { "Zoe", NULL };
  g_autoptr (ZohnSetup) setup = create_full_setup ();
  g_autoptr (ZohnSetup) same = create_full_setup ();
  g_autoptr (ZohnSetup) copy = zohn_setup_copy (setup);

  g_assert_true (zohn_setup_equal (setup, copy));
  zohn_setup_set_players (copy, ZOHN_SIDE_CLOCKWISE, other);
  g_assert_true (zohn_setup_equal (setup, same));
  g_assert_false (zohn_setup_equal (setup, copy));
}

static void
test_boxed (void)
{
  g_autoptr (ZohnSetup) setup = create_full_setup ();
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, ZOHN_TYPE_SETUP);
  g_value_set_boxed (&value, setup);
  g_assert_true (zohn_setup_equal (g_value_get_boxed (&value), setup));
}

/* Each of these changes one thing about a full setup. */
static void
change (ZohnSetup *setup, guint which)
{
  static const char *const nobody[] = { NULL };

  switch (which) {
  case 0:
    setup->rules.counters = 8;
    break;
  case 1:
    zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, nobody);
    break;
  case 2:
    zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, nobody);
    break;
  case 3:
    setup->computer[ZOHN_SIDE_CLOCKWISE] = TRUE;
    break;
  case 4:
    setup->sticks = ZOHN_STICKS_SEEDED;
    break;
  case 5:
    setup->seed = 100;
    break;
  case 6:
    setup->has_seed = FALSE;
    break;
  case 7:
    setup->time_limit = 0;
    break;
  case 8:
    g_clear_pointer (&setup->started, g_date_time_unref);
    break;
  case 9:
    g_date_time_unref (setup->started);
    setup->started = g_date_time_new_utc (2026, 11, 29, 18, 3, 1);
    break;
  default:
    g_assert_not_reached ();
  }
}

static void
test_equal (void)
{
  for (guint which = 0; which < 10; which++) {
    g_autoptr (ZohnSetup) setup = create_full_setup ();
    g_autoptr (ZohnSetup) other = create_full_setup ();

    g_assert_true (zohn_setup_equal (setup, other));
    change (other, which);
    g_assert_false (zohn_setup_equal (setup, other));
    g_assert_false (zohn_setup_equal (other, setup));
  }
}

static void
test_seed_of_no_meaning (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnSetup) other = zohn_setup_new ();

  other->seed = 5;
  g_assert_true (zohn_setup_equal (setup, other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/setup/new", test_new);
  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/copy", test_copy);
  g_test_add_func ("/setup/boxed", test_boxed);
  g_test_add_func ("/setup/equal", test_equal);
  g_test_add_func ("/setup/seed-of-no-meaning", test_seed_of_no_meaning);

  return g_test_run ();
}
