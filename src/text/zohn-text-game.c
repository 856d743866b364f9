/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-game.h"

#include "text/zohn-text-name.h"

#include <glib/gi18n.h>

/* A game as a whole: whose turn it is, how it ended, the clock. */

#define SECONDS_A_MINUTE 60
#define MINUTES_AN_HOUR 60

/**
 * zohn_text_turn:
 * @model: a game
 *
 * Returns: (transfer full): whose turn it is, or how the game ended.
 */
char *
zohn_text_turn (ZohnGameModel *model)
{
  char *result = zohn_text_result (model);

  if (result != NULL) {
    return result;
  }

  return zohn_text_turn_of (zohn_game_model_get_setup (model),
                            zohn_game_model_get_side_to_throw (model),
                            zohn_game_model_get_player_to_throw (model));
}

/**
 * zohn_text_turn_of:
 * @setup: the game's setup
 * @side: the side to throw
 * @player: index in its rotation
 *
 * Returns: (transfer full): that it is this player's turn.
 */
char *
zohn_text_turn_of (const ZohnSetup *setup, ZohnSide side, guint player)
{
  g_autofree char *name = zohn_text_player (setup, side, player);

  /* Translators: %s is the player who throws now */
  return g_strdup_printf (_ ("It is %s’s turn"), name);
}

static char *
describe_victory (const ZohnSetup *setup, const ZohnPosition *position, ZohnGameState state,
                  ZohnSide winner)
{
  guint n_players = zohn_setup_get_n_players (setup, winner);
  guint most = position->counters[winner];
  guint least = position->counters[zohn_side_other (winner)];
  g_autofree char *name = zohn_text_side (setup, winner);

  if (state == ZOHN_GAME_STOPPED) {
    return g_strdup_printf (
        /* Translators: %1$s is the side that has won, %2$u its counters, %3$u those of the other side; the form
         * depends on how many players the side has */
        ngettext ("The game was stopped: %1$s won %2$u to %3$u",
                  "The game was stopped: %1$s won %2$u to %3$u", n_players),
        name, most, least);
  }

  return g_strdup_printf (
      /* Translators: %1$s is the side that has won, %2$u its counters, %3$u those of the other side; the form
       * depends on how many players the side has */
      ngettext ("%1$s won %2$u to %3$u", "%1$s won %2$u to %3$u", n_players), name, most, least);
}

/**
 * zohn_text_result:
 * @model: a game
 *
 * Returns: (transfer full) (nullable): how the game ended; %NULL while it is played.
 */
char *
zohn_text_result (ZohnGameModel *model)
{
  return zohn_text_result_of (
      zohn_game_model_get_setup (model), zohn_game_model_get_position (model),
      zohn_game_model_get_state (model), zohn_game_model_get_result (model));
}

/**
 * zohn_text_result_of:
 * @setup: the setup of a game
 * @position: where it stands
 * @state: whether it was stopped
 * @result: how it ended
 *
 * Returns: (transfer full) (nullable): how the game ended; %NULL while it is played.
 */
char *
zohn_text_result_of (const ZohnSetup *setup, const ZohnPosition *position, ZohnGameState state,
                     ZohnResult result)
{
  switch (result) {
  case ZOHN_RESULT_NONE:
    return NULL;
  case ZOHN_RESULT_CLOCKWISE:
    return describe_victory (setup, position, state, ZOHN_SIDE_CLOCKWISE);
  case ZOHN_RESULT_ANTICLOCKWISE:
    return describe_victory (setup, position, state, ZOHN_SIDE_ANTICLOCKWISE);
  case ZOHN_RESULT_DRAW:
    /* Translators: the counters of both sides */
    return g_strdup_printf (_ ("The game was stopped: a draw, %1$u to %2$u"),
                            (guint) position->counters[ZOHN_SIDE_CLOCKWISE],
                            (guint) position->counters[ZOHN_SIDE_ANTICLOCKWISE]);
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_sides:
 * @setup: a game's setup
 *
 * Returns: (transfer full): both sides, as the title of a game.
 */
char *
zohn_text_sides (const ZohnSetup *setup)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);

  /* Translators: the two sides of a game, as its title */
  return g_strdup_printf (C_ ("title of a game", "%1$s – %2$s"), clockwise, anticlockwise);
}

/**
 * zohn_text_started:
 * @setup: a game's setup
 *
 * Returns: (transfer full) (nullable): when the game began, in the form and the time of the user's place.
 */
char *
zohn_text_started (const ZohnSetup *setup)
{
  g_autoptr (GDateTime) local = NULL;

  if (setup->started == NULL) {
    return NULL;
  }

  local = g_date_time_to_local (setup->started);

  /* Translators: day and time as g_date_time_format() writes them: %x is the day, %H:%M hours and minutes */
  return g_date_time_format (local, C_ ("day and time", "%x, %H:%M"));
}

/**
 * zohn_text_lap:
 * @lap: a lap, from 1
 *
 * Returns: (transfer full): a heading for it.
 */
char *
zohn_text_lap (guint lap)
{
  /* Translators: heading above the throws of a lap, the race once round the ring */
  return g_strdup_printf (_ ("Lap %u"), lap);
}

/**
 * zohn_text_throw_number:
 * @number: a throw, 0 for the opening
 * @n_throws: how many there are
 *
 * Returns: (transfer full): which throw of how many is looked at.
 */
char *
zohn_text_throw_number (guint number, guint n_throws)
{
  if (n_throws == 0) {
    /* Translators: nothing has been thrown yet */
    return g_strdup (C_ ("what is looked at", "Before the first throw"));
  }
  if (number == 0) {
    return g_strdup_printf (
        /* Translators: the position before the first throw is looked at; %u throws follow it */
        ngettext ("Before the first of %u throw", "Before the first of %u throws", n_throws),
        n_throws);
  }

  /* Translators: which throw is looked at, and how many there are */
  return g_strdup_printf (ngettext ("Throw %1$u of %2$u", "Throw %1$u of %2$u", n_throws), number,
                          n_throws);
}

/**
 * zohn_text_more_throws:
 * @n_throws: how many were thrown while an older one was looked at, at least 1
 *
 * Returns: (transfer full): that the game has gone on meanwhile.
 */
char *
zohn_text_more_throws (guint n_throws)
{
  /* Translators: an older throw is looked at, and meanwhile %u throws came; there is little room */
  return g_strdup_printf (ngettext ("%u new throw meanwhile", "%u new throws meanwhile", n_throws),
                          n_throws);
}

/**
 * zohn_text_lap_rule:
 * @lap: a lap rule
 *
 * Returns: (transfer none): its name as a choice.
 */
const char *
zohn_text_lap_rule (ZohnLapRule lap)
{
  switch (lap) {
  case ZOHN_LAP_CARRY_ON:
    /* Translators: what happens to the pieces when a lap is won: the piece keeps what it threw beyond the start */
    return C_ ("lap rule", "The piece carries on");
  case ZOHN_LAP_HALT:
    /* Translators: what happens to the pieces when a lap is won: the piece stops at the start, the other stays */
    return C_ ("lap rule", "The piece stops at the start");
  case ZOHN_LAP_RESTART:
    /* Translators: what happens to the pieces when a lap is won */
    return C_ ("lap rule", "Both pieces go back to the start");
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_time_left:
 * @seconds: the time that is left
 *
 * Returns: (transfer full): the time as a clock shows it.
 */
char *
zohn_text_time_left (guint seconds)
{
  guint minutes = seconds / SECONDS_A_MINUTE;

  if (minutes < MINUTES_AN_HOUR) {
    /* Translators: minutes and seconds that are left, as a clock shows them */
    return g_strdup_printf (C_ ("clock", "%1$u:%2$02u"), minutes, seconds % SECONDS_A_MINUTE);
  }

  /* Translators: hours, minutes and seconds that are left, as a clock shows them */
  return g_strdup_printf (C_ ("clock", "%1$u:%2$02u:%3$02u"), minutes / MINUTES_AN_HOUR,
                          minutes % MINUTES_AN_HOUR, seconds % SECONDS_A_MINUTE);
}

/**
 * zohn_text_time_left_in_words:
 * @seconds: the time that is left
 *
 * Returns: (transfer full): the time as a sentence, in whole minutes from one minute on.
 */
char *
zohn_text_time_left_in_words (guint seconds)
{
  guint minutes = seconds / SECONDS_A_MINUTE + (seconds % SECONDS_A_MINUTE >= SECONDS_A_MINUTE / 2);

  if (seconds == 0) {
    return g_strdup (_ ("The time is up"));
  }

  if (seconds < SECONDS_A_MINUTE) {
    /* Translators: until the game stops by itself */
    return g_strdup_printf (ngettext ("%u second left", "%u seconds left", seconds), seconds);
  }

  /* Translators: until the game stops by itself */
  return g_strdup_printf (ngettext ("%u minute left", "%u minutes left", minutes), minutes);
}
