/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-library.h"

static void
take (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_standing (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  const char *const players[] = { "Ann", NULL };
  ZohnPosition position;

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, players);
  position = zohn_position_opening (&setup->rules);
  take (zohn_text_standing (setup, &position, ZOHN_GAME_PLAYING, ZOHN_RESULT_NONE),
        "Not finished: 4 to 4");
  take (zohn_text_standing (setup, &position, ZOHN_GAME_STOPPED, ZOHN_RESULT_DRAW),
        "The game was stopped: a draw, 4 to 4");
  position.counters[ZOHN_SIDE_CLOCKWISE] = 8;
  position.counters[ZOHN_SIDE_ANTICLOCKWISE] = 0;
  take (zohn_text_standing (setup, &position, ZOHN_GAME_FINISHED, ZOHN_RESULT_CLOCKWISE),
        "\u2068Ann\u2069 won 8 to 0");
}

static void
test_extent (void)
{
  take (zohn_text_extent (0, 0), "0 throws");
  take (zohn_text_extent (1, 0), "1 throw");
  take (zohn_text_extent (57, 1), "57 throws, 1 note");
  take (zohn_text_extent (57, 2), "57 throws, 2 notes");
}

static void
test_record_of (void)
{
  take (zohn_text_record_of ("Ann", 1, 1, 0), "\u2068Ann\u2069: 1 game played, 1 won, 0 drawn");
  take (zohn_text_record_of ("Ann", 12, 7, 1), "\u2068Ann\u2069: 12 games played, 7 won, 1 drawn");
}

static void
test_notices (void)
{
  take (zohn_text_trashed ("The final"), "“The final” was moved to the trash");
  take (zohn_text_imported (1), "1 game is in the library now");
  take (zohn_text_imported (3), "3 games are in the library now");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text-library/standing", test_standing);
  g_test_add_func ("/text-library/extent", test_extent);
  g_test_add_func ("/text-library/record-of", test_record_of);
  g_test_add_func ("/text-library/notices", test_notices);

  return g_test_run ();
}
