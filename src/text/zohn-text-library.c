/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-library.h"

#include "text/zohn-text-game.h"
#include "text/zohn-text-name.h"

#include <glib/gi18n.h>

/**
 * zohn_text_standing:
 * @setup: the setup of a game
 * @position: where it stands
 * @state: whether it is played, was stopped, is finished
 * @result: how it ended
 *
 * Returns: (transfer full): how the game ended, or how it stands so far.
 */
char *
zohn_text_standing (const ZohnSetup *setup, const ZohnPosition *position, ZohnGameState state,
                    ZohnResult result)
{
  char *text = zohn_text_result_of (setup, position, state, result);

  if (text != NULL) {
    return text;
  }

  /* Translators: a game that can go on, with the counters of both sides */
  return g_strdup_printf (_ ("Not finished: %1$u to %2$u"),
                          (guint) position->counters[ZOHN_SIDE_CLOCKWISE],
                          (guint) position->counters[ZOHN_SIDE_ANTICLOCKWISE]);
}

/**
 * zohn_text_extent:
 * @n_throws: how many throws a game has
 * @n_notes: how many of them have a note
 *
 * Returns: (transfer full): how much there is of the game.
 */
char *
zohn_text_extent (guint n_throws, guint n_notes)
{
  g_autofree char *throws =
      /* Translators: how long a game is, in a list of games */
      g_strdup_printf (ngettext ("%u throw", "%u throws", n_throws), n_throws);
  g_autofree char *notes = NULL;

  if (n_notes == 0) {
    return g_steal_pointer (&throws);
  }
  /* Translators: how many throws of a game somebody wrote something about */
  notes = g_strdup_printf (ngettext ("%u note", "%u notes", n_notes), n_notes);

  /* Translators: "57 throws, 2 notes" */
  return g_strdup_printf (C_ ("list of games", "%1$s, %2$s"), throws, notes);
}

/**
 * zohn_text_record_of:
 * @name: what somebody is called
 * @n_played: how many games of that name have ended
 * @n_won: how many of them were won
 * @n_drawn: how many were a draw
 *
 * Returns: (transfer full): how somebody has fared in all games, in a sentence.
 */
char *
zohn_text_record_of (const char *name, guint n_played, guint n_won, guint n_drawn)
{
  g_autofree char *isolated = zohn_text_isolate (name);

  return g_strdup_printf (
      /* Translators: how somebody has fared in all games: %1$s the name, %2$u games played, %3$u of them won, %4$u drawn */
      ngettext ("%1$s: %2$u game played, %3$u won, %4$u drawn",
                "%1$s: %2$u games played, %3$u won, %4$u drawn", n_played),
      isolated, n_played, n_won, n_drawn);
}

/**
 * zohn_text_trashed:
 * @game: what a game is called
 *
 * Returns: (transfer full): that the game was moved to the trash.
 */
char *
zohn_text_trashed (const char *game)
{
  /* Translators: %s is what a game is called, or its two sides */
  return g_strdup_printf (_ ("“%s” was moved to the trash"), game);
}

/**
 * zohn_text_imported:
 * @n_games: how many
 *
 * Returns: (transfer full): that games were taken into the library.
 */
char *
zohn_text_imported (guint n_games)
{
  /* Translators: games from elsewhere were taken into the library */
  return g_strdup_printf (
      ngettext ("%u game is in the library now", "%u games are in the library now", n_games),
      n_games);
}
