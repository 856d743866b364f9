/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-position.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (ZohnPosition) == 8);

/**
 * zohn_position_opening:
 * @rules: valid rules
 *
 * Returns: the position that a game by @rules begins with: both pieces at the start.
 */
ZohnPosition
zohn_position_opening (const ZohnRules *rules)
{
  return (ZohnPosition){
    .counters = { rules->counters, rules->counters },
    .to_throw = rules->first,
  };
}

/* Moves one counter to @to; returns whether that side now holds them all. */
static inline gboolean
pay_counter (ZohnPosition *position, guint to)
{
  position->counters[to]++;
  position->counters[!to]--;

  return position->counters[!to] == 0;
}

/* Steps 2 to 6 of the README’s order of events, for a piece that has moved to @landed, 1 to 49. */
static inline guint
settle_piece (ZohnPosition *position, const ZohnRules *rules, guint side, guint landed)
{
  const guint other = !side;
  guint events = 0;

  position->progress[side] = (guint8) landed;

  if (landed >= ZOHN_N_SPACES) {
    events |= ZOHN_EVENT_LAP;
    position->progress[side] =
        rules->lap == ZOHN_LAP_CARRY_ON ? (guint8) (landed - ZOHN_N_SPACES) : ZOHN_START;
    if (rules->lap == ZOHN_LAP_RESTART) {
      position->progress[other] = ZOHN_START;
    }
    if (pay_counter (position, side)) {
      return events | ZOHN_EVENT_WIN;
    }
  }

  if (position->progress[side] + position->progress[other] == ZOHN_N_SPACES) {
    events |= ZOHN_EVENT_CAPTURE;
    position->progress[other] = ZOHN_START;
    if (pay_counter (position, side)) {
      return events | ZOHN_EVENT_WIN;
    }
  }

  if (position->progress[side] == ZOHN_NORTH_CREEK) {
    events |= ZOHN_EVENT_CREEK;
    position->progress[side] = ZOHN_START;
    if (pay_counter (position, other)) {
      return events | ZOHN_EVENT_WIN;
    }
  }

  if (position->progress[side] == ZOHN_FIRST_DRY_BRANCH ||
      position->progress[side] == ZOHN_SECOND_DRY_BRANCH) {
    events |= ZOHN_EVENT_DRY_BRANCH;
  }

  return events;
}

/**
 * zohn_position_apply:
 * @position: a position that is not over
 * @rules: the rules of its game
 * @thrown: the throw of the side to throw, 0 to 15
 * @outcome: (out) (optional): what happened
 *
 * The rules of the game in one pure function (README, "Order of events", "Turns"). Turns that
 * are lost after the throw are passed over: whoever is to throw in the returned position may throw.
 *
 * Returns: the position after the throw.
 */
ZohnPosition
zohn_position_apply (const ZohnPosition *position, const ZohnRules *rules, ZohnThrow thrown,
                     ZohnOutcome *outcome)
{
  ZohnPosition next = *position;
  const guint side = position->to_throw;
  const guint from = position->progress[side];
  const guint landed = from + zohn_throw_get_spaces (thrown);
  const guint events = settle_piece (&next, rules, side, landed);
  guint8 lost[ZOHN_N_SIDES] = { 0, 0 };

  if (events & ZOHN_EVENT_WIN) {
    next.over = TRUE;
  } else {
    gboolean again = zohn_throw_grants_another (thrown);

    if (events & ZOHN_EVENT_DRY_BRANCH) {
      next.owes[side] = !again;
      again = FALSE;
    }

    if (!again) {
      next.to_throw = !side;
      while (next.owes[next.to_throw]) {
        next.owes[next.to_throw] = FALSE;
        lost[next.to_throw] = TRUE;
        next.to_throw = !next.to_throw;
      }
    }
  }

  if (outcome != NULL) {
    *outcome = (ZohnOutcome){
      .side = (guint8) side,
      .thrown = thrown,
      .from = (guint8) from,
      .landed = (guint8) landed,
      .to = next.progress[side],
      .events = (guint8) events,
      .lost = { lost[0], lost[1] },
    };
  }

  return next;
}

/**
 * zohn_position_get_winner:
 * @position: a position that is over
 *
 * Returns: the side that holds all the counters.
 */
ZohnSide
zohn_position_get_winner (const ZohnPosition *position)
{
  g_return_val_if_fail (position->over, ZOHN_SIDE_CLOCKWISE);

  return position->counters[ZOHN_SIDE_CLOCKWISE] > 0 ? ZOHN_SIDE_CLOCKWISE
                                                     : ZOHN_SIDE_ANTICLOCKWISE;
}

/**
 * zohn_position_equal:
 * @a: a position
 * @b: a position
 *
 * Returns: whether they are the same in every respect.
 */
gboolean
zohn_position_equal (const ZohnPosition *a, const ZohnPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * zohn_position_hash:
 * @position: a position
 *
 * Returns: a hash, equal for equal positions.
 */
guint
zohn_position_hash (const ZohnPosition *position)
{
  guint64 bits;

  memcpy (&bits, position, sizeof bits);
  bits *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (bits >> 32);
}

/**
 * zohn_space_of_progress:
 * @side: a side
 * @progress: 0 to 39
 *
 * Returns: the space of the ring, 0 to 39, counted clockwise seen from above from the south creek: 10 is
 *   the west, 20 the north creek, 30 the east.
 */
guint
zohn_space_of_progress (ZohnSide side, guint progress)
{
  return side == ZOHN_SIDE_CLOCKWISE ? progress % ZOHN_N_SPACES
                                     : (ZOHN_N_SPACES - progress % ZOHN_N_SPACES) % ZOHN_N_SPACES;
}
