/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-lesson.h"

#include <glib/gi18n.h>

#define MAX_THROWS 8

typedef struct {
  const char *title;
  const char *text;
  const char *throws[MAX_THROWS + 1]; /* tokens as in game records; the last one is shown */
} Lesson;

static const Lesson lessons[] = {
  { N_ ("Race round the ring"),
    N_ ("Two sides race round a ring of forty spaces, one clockwise, the other anticlockwise. Both "
        "begin at the south creek. Press Space or click the stone to throw the sticks; the piece "
        "moves by itself. There is nothing to decide."),
    { "G-G-" } },
  { N_ ("Count the grooves"),
    N_ ("One, two or three grooves up are as many spaces, four are 6, and none is 10. With 6 and "
        "10, and with 1 or 3 when the blue stick’s groove is up, you throw again."),
    { "--G-", "G--G", "GG-G" } },
  { N_ ("Win a lap"),
    N_ ("Come round to the start or pass it, and your side takes a counter from the other side. "
        "Then the next lap begins."),
    { "GGGG", "----", "----", "G--G", "GGGG", "GG--", "----", "GGG-" } },
  { N_ ("Capture"),
    N_ ("Land on the other piece to send it back to the start, and take a counter. At the start "
        "both pieces are safe."),
    { "---G", "----", "GG--", "G-G-", "----", "----", "G-GG", "G--G" } },
  { N_ ("Beware of water and drought"),
    N_ ("In the north creek your piece goes back to the start and you pay a counter. On a dry "
        "branch, east and west, you lose your next throw. The side that holds all the counters has "
        "won."),
    { "GG--", "-GG-", "----", "GG-G", "G--G", "GGG-", "-GGG" } },
};

/**
 * zohn_lesson_get_count:
 *
 * Returns: how many lessons there are.
 */
guint
zohn_lesson_get_count (void)
{
  return G_N_ELEMENTS (lessons);
}

/**
 * zohn_lesson_get_title:
 * @lesson: 0 to the number of lessons - 1
 *
 * Returns: (transfer none): its heading, translated.
 */
const char *
zohn_lesson_get_title (guint lesson)
{
  g_return_val_if_fail (lesson < G_N_ELEMENTS (lessons), NULL);

  return _ (lessons[lesson].title);
}

/**
 * zohn_lesson_get_text:
 * @lesson: 0 to the number of lessons - 1
 *
 * Returns: (transfer none): what it teaches, translated.
 */
const char *
zohn_lesson_get_text (guint lesson)
{
  g_return_val_if_fail (lesson < G_N_ELEMENTS (lessons), NULL);

  return _ (lessons[lesson].text);
}

/**
 * zohn_lesson_create_game:
 * @lesson: 0 to the number of lessons - 1
 *
 * Returns: (transfer full): a game by the default rules that has come to the throw that the lesson shows.
 */
ZohnGameModel *
zohn_lesson_create_game (guint lesson)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnThrow throws[MAX_THROWS];
  gsize n_throws = 0;

  g_return_val_if_fail (lesson < G_N_ELEMENTS (lessons), NULL);

  /* The sticks lie as their seed has it: the same in every picture. */
  setup->has_seed = TRUE;
  while (lessons[lesson].throws[n_throws] != NULL) {
    if (!zohn_throw_from_token (lessons[lesson].throws[n_throws], &throws[n_throws])) {
      g_assert_not_reached ();
    }
    n_throws++;
  }

  return zohn_game_model_new_resumed (setup, throws, n_throws, ZOHN_GAME_PLAYING, 0);
}
