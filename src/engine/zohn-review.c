/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-review.h"

#include <math.h>
#include <string.h>

/* A game on its way through the review. */
typedef struct {
  ZohnReview *review;
  const ZohnOdds *odds;
  ZohnPosition position;
  guint players[ZOHN_N_SIDES]; /* whose turn it is in each rotation */
  guint run; /* extra throws so far in this turn */
} Walk;

static double
get_chance (const Walk *walk)
{
  return zohn_odds_get_chance (walk->odds, &walk->position, ZOHN_SIDE_CLOCKWISE);
}

static void
count_events (ZohnReview *review, const ZohnOutcome *outcome)
{
  ZohnSideReview *side = &review->sides[outcome->side];
  const guint events = outcome->events;

  side->n_laps += (events & ZOHN_EVENT_LAP) != 0;
  side->n_captures += (events & ZOHN_EVENT_CAPTURE) != 0;
  side->n_creek_falls += (events & ZOHN_EVENT_CREEK) != 0;
  if (events & ZOHN_EVENT_DRY_BRANCH) {
    side->n_dry_branches++;
    side->n_lost_extra_throws += zohn_throw_grants_another (outcome->thrown);
  }
  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    review->sides[i].n_lost_turns += outcome->lost[i];
  }
}

static void
note_lead (ZohnReview *review, const ZohnPosition *position, guint number)
{
  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    ZohnSideReview *side = &review->sides[i];
    const int lead = position->counters[i] - position->counters[!i];

    if (lead > (int) side->largest_lead) {
      side->largest_lead = (guint) lead;
      side->largest_lead_throw = number;
    }
  }
}

/* The turn ends with a throw that earns no other, or whose extra throw a dry branch takes. Then the side's next player
 * is to throw when its turn comes, whether or not the other side loses its turn before. */
static void
note_turn (Walk *walk, const ZohnOutcome *outcome, guint number)
{
  ZohnSideReview *side = &walk->review->sides[outcome->side];

  if (walk->run > side->longest_run) {
    side->longest_run = walk->run;
    side->longest_run_throw = number + 1 - walk->run;
  }

  if (zohn_throw_grants_another (outcome->thrown) && !(outcome->events & ZOHN_EVENT_DRY_BRANCH)) {
    walk->run++;
  } else {
    walk->run = 0;
    walk->players[outcome->side] = (walk->players[outcome->side] + 1) % side->n_players;
  }
}

static void
note_luck (Walk *walk, guint side_index, guint number)
{
  ZohnSideReview *side = &walk->review->sides[side_index];
  double luck;

  walk->review->clockwise_chance[number] = get_chance (walk);
  luck = zohn_review_get_luck (walk->review, number);
  side->luck += luck;
  side->players[walk->players[side_index]].luck += luck;
}

static void
review_throw (Walk *walk, const ZohnRules *rules, ZohnThrow thrown)
{
  ZohnReview *review = walk->review;
  const guint number = ++review->n_throws;
  ZohnOutcome outcome;
  ZohnSideReview *side;

  walk->position = zohn_position_apply (&walk->position, rules, thrown, &outcome);
  side = &review->sides[outcome.side];
  review->throwers[number - 1] = outcome.side;
  side->n_throws++;
  side->scores[zohn_throw_get_score (thrown)]++;
  side->players[walk->players[outcome.side]].n_throws++;

  count_events (review, &outcome);
  note_lead (review, &walk->position, number);
  if (walk->odds != NULL) {
    note_luck (walk, outcome.side, number);
  }
  note_turn (walk, &outcome, number);
}

/**
 * zohn_review_new:
 * @setup: the setup of the game
 * @throws: (array length=n_throws): its throws
 * @n_throws: how many
 * @state: whether it goes on, was stopped or is finished
 * @odds: (nullable): the odds by its rules, for the chances and the luck
 *
 * Goes through a game. A pure function, safe on any thread; what would be thrown after the end is left out.
 *
 * Returns: (transfer full): what happened in it and what it was worth.
 */
ZohnReview *
zohn_review_new (const ZohnSetup *setup, const ZohnThrow *throws, gsize n_throws,
                 ZohnGameState state, const ZohnOdds *odds)
{
  ZohnReview *review = g_new0 (ZohnReview, 1);
  Walk walk = { .review = review, .odds = odds };

  review->throwers = g_new0 (guint8, n_throws);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    review->sides[side].n_players = zohn_setup_get_n_players (setup, (ZohnSide) side);
    review->sides[side].players = g_new0 (ZohnPlayerReview, review->sides[side].n_players);
  }

  walk.position = zohn_position_opening (&setup->rules);
  if (odds != NULL) {
    review->clockwise_chance = g_new0 (double, n_throws + 1);
    review->clockwise_chance[0] = get_chance (&walk);
  }

  for (gsize i = 0; i < n_throws && !walk.position.over; i++) {
    review_throw (&walk, &setup->rules, throws[i]);
  }

  review->end = walk.position;
  review->result =
      zohn_result_of_game (walk.position.over ? ZOHN_GAME_FINISHED : state, &walk.position);

  return review;
}

/**
 * zohn_review_free:
 * @review: (transfer full) (nullable): a review
 */
void
zohn_review_free (ZohnReview *review)
{
  if (review == NULL) {
    return;
  }

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_free (review->sides[side].players);
  }
  g_free (review->throwers);
  g_free (review->clockwise_chance);
  g_free (review);
}

/**
 * zohn_review_get_luck:
 * @review: a review with odds
 * @number: of a throw, from 1
 *
 * Returns: how much the throw changed the chance to win of the side that threw, -1 to 1.
 */
double
zohn_review_get_luck (const ZohnReview *review, guint number)
{
  double change;

  g_return_val_if_fail (number >= 1 && number <= review->n_throws, 0.0);
  g_return_val_if_fail (review->clockwise_chance != NULL, 0.0);

  change = review->clockwise_chance[number] - review->clockwise_chance[number - 1];

  return review->throwers[number - 1] == ZOHN_SIDE_CLOCKWISE ? change : -change;
}

/**
 * zohn_review_find_turning_points:
 * @review: a review
 * @points: (out caller-allocates) (array length=max_points): the throws with the largest luck, good or bad; the
 *   largest first, of equal ones the earlier first
 * @max_points: room in @points
 *
 * Returns: how many were found: fewer than @max_points only when fewer throws changed the chances; 0 without odds.
 */
guint
zohn_review_find_turning_points (const ZohnReview *review, ZohnTurningPoint *points,
                                 guint max_points)
{
  guint n_points = 0;

  if (review->clockwise_chance == NULL || max_points == 0) {
    return 0;
  }

  for (guint number = 1; number <= review->n_throws; number++) {
    const double luck = zohn_review_get_luck (review, number);
    guint at = n_points;

    while (at > 0 && fabs (points[at - 1].luck) < fabs (luck)) {
      at--;
    }
    if (at == max_points || luck == 0.0) {
      continue;
    }

    n_points = MIN (n_points + 1, max_points);
    memmove (&points[at + 1], &points[at], (n_points - 1 - at) * sizeof *points);
    points[at] = (ZohnTurningPoint){ number, (ZohnSide) review->throwers[number - 1], luck };
  }

  return n_points;
}

/**
 * zohn_side_review_get_n_lost_throws:
 * @side: the review of a side
 *
 * Returns: how many throws the dry branches cost it: turns and extra throws.
 */
guint
zohn_side_review_get_n_lost_throws (const ZohnSideReview *side)
{
  return side->n_lost_turns + side->n_lost_extra_throws;
}
