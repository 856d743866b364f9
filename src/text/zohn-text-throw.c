/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-throw.h"

#include "text/zohn-text-game.h"
#include "text/zohn-text-name.h"

#include <glib/gi18n.h>

/* A throw and what it brought about. */

/* What a sentence about a throw can speak of. */
typedef struct {
  const ZohnSetup *setup; /* borrowed */
  const ZohnOutcome *outcome; /* borrowed */
  char *thrower; /* owned: the player */
  char *side; /* owned: the player's side */
  char *other; /* owned: the other side */
} Cast;

static void
cast_init (Cast *cast, const ZohnSetup *setup, ZohnThrowRecord *record)
{
  ZohnSide side = zohn_throw_record_get_side (record);

  *cast = (Cast){
    .setup = setup,
    .outcome = zohn_throw_record_get_outcome (record),
    .thrower = zohn_text_player (setup, side, zohn_throw_record_get_player (record)),
    .side = zohn_text_side (setup, side),
    .other = zohn_text_side (setup, zohn_side_other (side)),
  };
}

static void
cast_clear (Cast *cast)
{
  g_clear_pointer (&cast->thrower, g_free);
  g_clear_pointer (&cast->side, g_free);
  g_clear_pointer (&cast->other, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Cast, cast_clear)

/**
 * zohn_text_score:
 * @thrown: a throw
 *
 * Returns: (transfer full): what the throw counts for, without saying who threw it.
 */
char *
zohn_text_score (ZohnThrow thrown)
{
  switch (zohn_throw_get_score (thrown)) {
  case ZOHN_SCORE_1:
    return g_strdup (C_ ("score", "1 without the blue stick: 1 space"));
  case ZOHN_SCORE_1_AGAIN:
    return g_strdup (C_ ("score", "1 with the blue stick: 1 space and another throw"));
  case ZOHN_SCORE_2:
    return g_strdup (C_ ("score", "2: 2 spaces"));
  case ZOHN_SCORE_3:
    return g_strdup (C_ ("score", "3 without the blue stick: 3 spaces"));
  case ZOHN_SCORE_3_AGAIN:
    return g_strdup (C_ ("score", "3 with the blue stick: 3 spaces and another throw"));
  case ZOHN_SCORE_6_AGAIN:
    return g_strdup (C_ ("score", "All four grooves: 6 spaces and another throw"));
  case ZOHN_SCORE_10_AGAIN:
    return g_strdup (C_ ("score", "No groove: 10 spaces and another throw"));
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_sticks:
 * @thrown: a throw
 *
 * Returns: (transfer full): how the four sticks lie.
 */
char *
zohn_text_sticks (ZohnThrow thrown)
{
  gboolean blue = zohn_throw_is_groove_up (thrown, ZOHN_BLUE_STICK);
  guint red = zohn_throw_get_grooves (thrown) - (blue ? 1 : 0);

  if (red == 0) {
    return g_strdup (blue ? _ ("Only the blue groove up") : _ ("No groove up"));
  }

  if (blue) {
    return g_strdup_printf (
        /* Translators: how the sticks lie; %u red sticks and the blue one show their grooves */
        ngettext ("%u red groove and the blue groove up", "%u red grooves and the blue groove up",
                  red),
        red);
  }

  return g_strdup_printf (
      /* Translators: how the sticks lie; %u red sticks show their grooves, the blue one does not */
      ngettext ("%u red groove up, the blue stick blank", "%u red grooves up, the blue stick blank",
                red),
      red);
}

static char *
describe_throw (const Cast *cast)
{
  const char *who = cast->thrower;

  switch (zohn_throw_get_score (cast->outcome->thrown)) {
  case ZOHN_SCORE_1:
    /* Translators: %s is the player who threw; so in the six sentences that follow */
    return g_strdup_printf (_ ("%s threw 1 without the blue stick: 1 space"), who);
  case ZOHN_SCORE_1_AGAIN:
    return g_strdup_printf (_ ("%s threw 1 with the blue stick: 1 space and another throw"), who);
  case ZOHN_SCORE_2:
    return g_strdup_printf (_ ("%s threw 2: 2 spaces"), who);
  case ZOHN_SCORE_3:
    return g_strdup_printf (_ ("%s threw 3 without the blue stick: 3 spaces"), who);
  case ZOHN_SCORE_3_AGAIN:
    return g_strdup_printf (_ ("%s threw 3 with the blue stick: 3 spaces and another throw"), who);
  case ZOHN_SCORE_6_AGAIN:
    return g_strdup_printf (_ ("%s threw all four grooves: 6 spaces and another throw"), who);
  case ZOHN_SCORE_10_AGAIN:
    return g_strdup_printf (_ ("%s threw no groove: 10 spaces and another throw"), who);
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
describe_lap (const Cast *cast)
{
  const char *who = cast->thrower;
  const char *other = cast->other;

  if (cast->setup->rules.lap == ZOHN_LAP_RESTART) {
    return g_strdup_printf (
        /* Translators: %1$s is the player, %2$s the other side */
        _ ("%1$s won the lap and took a counter from %2$s; both pieces go back to the start"), who,
        other);
  }

  if (cast->setup->rules.lap == ZOHN_LAP_HALT && cast->outcome->landed > ZOHN_N_SPACES) {
    return g_strdup_printf (
        /* Translators: %1$s is the player, %2$s the other side */
        _ ("%1$s won the lap, took a counter from %2$s and stopped at the start"), who, other);
  }

  /* Translators: %1$s is the player, %2$s the other side */
  return g_strdup_printf (_ ("%1$s won the lap and took a counter from %2$s"), who, other);
}

static char *
describe_dry_branch (const Cast *cast)
{
  if (zohn_throw_grants_another (cast->outcome->thrown)) {
    /* Translators: %s is the player */
    return g_strdup_printf (_ ("%s landed on a dry branch and loses the extra throw"),
                            cast->thrower);
  }

  if (zohn_setup_get_n_players (cast->setup, cast->outcome->side) > 1) {
    /* Translators: %1$s is the player, %2$s the names of the whole team, two or more */
    return g_strdup_printf (_ ("%1$s landed on a dry branch; %2$s lose their next turn"),
                            cast->thrower, cast->side);
  }

  /* Translators: %s is the player */
  return g_strdup_printf (_ ("%s landed on a dry branch and loses the next turn"), cast->thrower);
}

static char *
describe_event (const Cast *cast, ZohnEvents event)
{
  switch (event) {
  case ZOHN_EVENT_LAP:
    return describe_lap (cast);
  case ZOHN_EVENT_CAPTURE:
    return g_strdup_printf (
        /* Translators: %1$s is the player, %2$s the other side, a name or a list of names */
        _ ("%1$s captured %2$s’s piece and took a counter"), cast->thrower, cast->other);
  case ZOHN_EVENT_CREEK:
    return g_strdup_printf (
        /* Translators: %1$s is the player, %2$s the other side, which gets the counter */
        _ ("%1$s fell into the north creek, went back to the start and paid %2$s a counter"),
        cast->thrower, cast->other);
  case ZOHN_EVENT_DRY_BRANCH:
    return describe_dry_branch (cast);
  case ZOHN_EVENT_WIN: {
    /* A fall into the creek can pay the last counter: then the other side has won. */
    gboolean fell = (cast->outcome->events & ZOHN_EVENT_CREEK) != 0;
    ZohnSide thrower = (ZohnSide) cast->outcome->side;
    ZohnSide winner = fell ? zohn_side_other (thrower) : thrower;
    const char *name = fell ? cast->other : cast->side;

    /* Translators: %s is the side; the form depends on how many players the side has */
    return g_strdup_printf (ngettext ("%s has all the counters and wins the game",
                                      "%s have all the counters and win the game",
                                      zohn_setup_get_n_players (cast->setup, winner)),
                            name);
  }
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
describe_events (const Cast *cast)
{
  char *text = NULL;

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    if (cast->outcome->events & (1u << i)) {
      g_autofree char *sentence = describe_event (cast, (ZohnEvents) (1u << i));

      text = zohn_text_join (text, sentence);
    }
  }

  return text;
}

static char *
describe_lost_turns (const Cast *cast)
{
  /* Turns are lost in their order: that of the other side comes first. */
  const ZohnSide thrower = (ZohnSide) cast->outcome->side;
  const ZohnSide order[ZOHN_N_SIDES] = { zohn_side_other (thrower), thrower };
  char *text = NULL;

  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    g_autofree char *sentence = NULL;

    if (!cast->outcome->lost[order[i]]) {
      continue;
    }

    sentence = g_strdup_printf (
        /* Translators: %s is the side; the form depends on how many players the side has */
        ngettext ("%s loses this turn", "%s lose this turn",
                  zohn_setup_get_n_players (cast->setup, order[i])),
        order[i] == thrower ? cast->side : cast->other);
    text = zohn_text_join (text, sentence);
  }

  return text;
}

/**
 * zohn_text_throw:
 * @setup: the game's setup
 * @record: one of its throws
 *
 * Returns: (transfer full): who threw what and what it counts for.
 */
char *
zohn_text_throw (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_auto (Cast) cast;

  cast_init (&cast, setup, record);

  return describe_throw (&cast);
}

/**
 * zohn_text_move:
 * @record: a throw
 *
 * Returns: (transfer full): where the thrower's piece was before and is after all events, for a narrow column.
 */
char *
zohn_text_move (ZohnThrowRecord *record)
{
  const ZohnOutcome *outcome = zohn_throw_record_get_outcome (record);

  return g_strdup_printf (
      /* Translators: the space a piece left and the one it came to; turn the arrow in languages written from
       * right to left */
      C_ ("move", "%1$u → %2$u"), (guint) outcome->from, (guint) outcome->to);
}

/**
 * zohn_text_events:
 * @setup: the game's setup
 * @record: one of its throws
 *
 * Returns: (transfer full) (nullable): a sentence for each event, in the order of occurrence.
 */
char *
zohn_text_events (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_auto (Cast) cast;

  cast_init (&cast, setup, record);

  return describe_events (&cast);
}

/**
 * zohn_text_lost_turns:
 * @setup: the game's setup
 * @record: one of its throws
 *
 * Returns: (transfer full) (nullable): a sentence for each turn that was lost right after the throw.
 */
char *
zohn_text_lost_turns (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_auto (Cast) cast;

  cast_init (&cast, setup, record);

  return describe_lost_turns (&cast);
}

/* Whether the thrower throws once more because of the score. */
static gboolean
throws_again (const ZohnOutcome *outcome)
{
  return zohn_throw_grants_another (outcome->thrown) && !(outcome->events & ZOHN_EVENT_DRY_BRANCH);
}

/**
 * zohn_text_announcement:
 * @setup: the game's setup
 * @record: one of its throws
 * @player_to_throw: index in the rotation of the side to throw after it
 *
 * Returns: (transfer full): throw, events, lost turns and whose throw it is then.
 */
char *
zohn_text_announcement (const ZohnSetup *setup, ZohnThrowRecord *record, guint player_to_throw)
{
  const ZohnPosition *after = zohn_throw_record_get_after (record);
  g_auto (Cast) cast;
  g_autofree char *events = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *turn = NULL;

  cast_init (&cast, setup, record);
  events = describe_events (&cast);
  lost = describe_lost_turns (&cast);
  if (!after->over) {
    turn = throws_again (cast.outcome)
               /* Translators: %s is the player who threw just before */
               ? g_strdup_printf (_ ("%s throws again"), cast.thrower)
               : zohn_text_turn_of (setup, (ZohnSide) after->to_throw, player_to_throw);
  }

  return zohn_text_join (zohn_text_join (zohn_text_join (describe_throw (&cast), events), lost),
                         turn);
}

/**
 * zohn_text_row:
 * @setup: the game's setup
 * @record: one of its throws
 *
 * Returns: (transfer full): all that a row of the history shows: number, throw, move, events, lost turns.
 */
char *
zohn_text_row (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_auto (Cast) cast;
  g_autofree char *thrown = NULL;
  g_autofree char *move = NULL;
  g_autofree char *events = NULL;
  g_autofree char *lost = NULL;
  char *row;

  cast_init (&cast, setup, record);
  thrown = describe_throw (&cast);
  events = describe_events (&cast);
  lost = describe_lost_turns (&cast);
  /* Translators: the space a piece left and the one it came to, counted from the start */
  move = g_strdup_printf (_ ("From space %1$u to space %2$u"), (guint) cast.outcome->from,
                          (guint) cast.outcome->to);
  /* Translators: a row of the history: %1$u counts the throws, %2$s is a sentence about the throw */
  row = g_strdup_printf (_ ("Throw %1$u: %2$s"), zohn_throw_record_get_number (record), thrown);

  return zohn_text_join (zohn_text_join (zohn_text_join (row, move), events), lost);
}
