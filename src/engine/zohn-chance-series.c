/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-chance-series.h"

#include <float.h>
#include <math.h>

/* Above the moments of the game lies a pyramid: each level sums up blocks of BREADTH of the level below. */
#define BREADTH 16
#define N_LEVELS 5

G_STATIC_ASSERT (ZOHN_MAX_THROWS < BREADTH * BREADTH * BREADTH * BREADTH * BREADTH);

/* After a throw; the first one is the opening. */
typedef struct {
  double clockwise_chance;
  double total_luck[ZOHN_N_SIDES];
  guint8 side; /* that threw */
  guint8 events;
} Moment;

/* A stretch of moments summed up. */
typedef struct {
  double least, most; /* of clockwise's chance */
  guint events
      [ZOHN_N_SIDES]; /* the throw of that side that changed most of those with an event worth a mark; 0 for none */
} Stretch;

#define STRETCH_EMPTY ((Stretch){ .least = G_MAXDOUBLE, .most = -G_MAXDOUBLE })

struct _ZohnChanceSeries {
  GArray *moments; /* of Moment */
  GArray *levels[N_LEVELS]; /* of Stretch */
};

static const Moment *
get_moment (const ZohnChanceSeries *series, guint index)
{
  return &g_array_index (series->moments, Moment, index);
}

static double
get_change (const ZohnChanceSeries *series, guint number)
{
  return get_moment (series, number)->clockwise_chance -
         get_moment (series, number - 1)->clockwise_chance;
}

static gboolean
is_worth_a_mark (guint events)
{
  return (events & (ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE | ZOHN_EVENT_CREEK)) != 0;
}

static void
merge (const ZohnChanceSeries *series, Stretch *into, const Stretch *from)
{
  into->least = MIN (into->least, from->least);
  into->most = MAX (into->most, from->most);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    const guint number = from->events[side];

    if (number != 0 &&
        (into->events[side] == 0 ||
         fabs (get_change (series, number)) > fabs (get_change (series, into->events[side])))) {
      into->events[side] = number;
    }
  }
}

/* Level 0 are the moments themselves, level n the blocks of the n-th level of the pyramid. */
static Stretch
get_stretch (const ZohnChanceSeries *series, guint level, guint index)
{
  const Moment *moment;
  Stretch stretch;

  if (level > 0) {
    return g_array_index (series->levels[level - 1], Stretch, index);
  }

  moment = get_moment (series, index);
  stretch = (Stretch){ .least = moment->clockwise_chance, .most = moment->clockwise_chance };
  if (is_worth_a_mark (moment->events)) {
    stretch.events[moment->side] = index;
  }

  return stretch;
}

static Stretch
sum_up (const ZohnChanceSeries *series, guint first, guint last)
{
  Stretch sum = STRETCH_EMPTY;
  guint end = last + 1;

  for (guint level = 0; first < end; level++) {
    const gboolean top = level == N_LEVELS;

    while (first < end && (top || first % BREADTH != 0)) {
      const Stretch stretch = get_stretch (series, level, first++);

      merge (series, &sum, &stretch);
    }
    while (first < end && end % BREADTH != 0) {
      const Stretch stretch = get_stretch (series, level, --end);

      merge (series, &sum, &stretch);
    }
    first /= BREADTH;
    end /= BREADTH;
  }

  return sum;
}

static void
add_moment (ZohnChanceSeries *series, const Moment *moment)
{
  const guint index = series->moments->len;
  Stretch added;
  guint block = index;

  g_array_append_val (series->moments, *moment);
  added = get_stretch (series, 0, index);
  for (guint i = 0; i < N_LEVELS; i++) {
    GArray *level = series->levels[i];

    block /= BREADTH;
    if (block == level->len) {
      g_array_append_val (level, added);
    } else {
      merge (series, &g_array_index (level, Stretch, block), &added);
    }
  }
}

/**
 * zohn_chance_series_new:
 * @opening: the chance at the opening that clockwise wins, 0 to 1
 *
 * Returns: (transfer full): the chances of a game without throws.
 */
ZohnChanceSeries *
zohn_chance_series_new (double opening)
{
  ZohnChanceSeries *series = g_new0 (ZohnChanceSeries, 1);
  const Moment moment = { .clockwise_chance = opening };

  series->moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  for (guint i = 0; i < N_LEVELS; i++) {
    series->levels[i] = g_array_new (FALSE, FALSE, sizeof (Stretch));
  }
  add_moment (series, &moment);

  return series;
}

/**
 * zohn_chance_series_new_of_history:
 * @history: the throws of a game
 * @odds: the odds by its rules
 *
 * Returns: (transfer full): the chances over the game.
 */
ZohnChanceSeries *
zohn_chance_series_new_of_history (ZohnHistory *history, const ZohnOdds *odds)
{
  ZohnChanceSeries *series = zohn_chance_series_new (
      zohn_odds_get_chance (odds, zohn_history_get_position (history, 0), ZOHN_SIDE_CLOCKWISE));

  zohn_chance_series_append_history (series, history, odds);

  return series;
}

/**
 * zohn_chance_series_free:
 * @series: (transfer full) (nullable): a series
 */
void
zohn_chance_series_free (ZohnChanceSeries *series)
{
  if (series == NULL) {
    return;
  }

  g_array_unref (series->moments);
  for (guint i = 0; i < N_LEVELS; i++) {
    g_array_unref (series->levels[i]);
  }
  g_free (series);
}

/**
 * zohn_chance_series_append:
 * @series: a series
 * @clockwise_chance: the chance after the throw that clockwise wins, 0 to 1
 * @side: the side that threw
 * @events: the #ZohnEvents of the throw
 *
 * A victory that nothing can keep from coming, as that of a side whose next throw ends the last lap whatever falls, is
 * kept apart from one that has come: only a game that is over has chances of 0 and 1.
 */
void
zohn_chance_series_append (ZohnChanceSeries *series, double clockwise_chance, ZohnSide side,
                           guint events)
{
  Moment moment = *get_moment (series, series->moments->len - 1);
  double change;

  if (!(events & ZOHN_EVENT_WIN)) {
    clockwise_chance = CLAMP (clockwise_chance, DBL_EPSILON, 1.0 - DBL_EPSILON);
  }
  change = clockwise_chance - moment.clockwise_chance;
  moment.clockwise_chance = clockwise_chance;
  moment.total_luck[side] += side == ZOHN_SIDE_CLOCKWISE ? change : -change;
  moment.side = (guint8) side;
  moment.events = (guint8) events;
  add_moment (series, &moment);
}

/**
 * zohn_chance_series_append_history:
 * @series: the chances of the first throws of @history
 * @history: the throws of the game
 * @odds: the odds by its rules
 *
 * Appends what @history has more.
 */
void
zohn_chance_series_append_history (ZohnChanceSeries *series, ZohnHistory *history,
                                   const ZohnOdds *odds)
{
  const guint n_throws = zohn_history_get_n_throws (history);

  for (guint number = zohn_chance_series_get_n_throws (series) + 1; number <= n_throws; number++) {
    const ZohnPosition *position = zohn_history_get_position (history, number);
    ZohnOutcome outcome;

    zohn_history_get_outcome (history, number, &outcome);
    zohn_chance_series_append (series, zohn_odds_get_chance (odds, position, ZOHN_SIDE_CLOCKWISE),
                               (ZohnSide) outcome.side, outcome.events);
  }
}

/**
 * zohn_chance_series_truncate:
 * @series: a series
 * @n_throws: how many throws to keep, at most as many as it has
 */
void
zohn_chance_series_truncate (ZohnChanceSeries *series, guint n_throws)
{
  guint last = n_throws;

  g_return_if_fail (n_throws < series->moments->len);

  g_array_set_size (series->moments, n_throws + 1);
  for (guint i = 0; i < N_LEVELS; i++) {
    GArray *level = series->levels[i];
    const guint block = last / BREADTH;
    Stretch sum = STRETCH_EMPTY;

    for (guint index = block * BREADTH; index <= last; index++) {
      const Stretch stretch = get_stretch (series, i, index);

      merge (series, &sum, &stretch);
    }
    g_array_set_size (level, block + 1);
    g_array_index (level, Stretch, block) = sum;
    last = block;
  }
}

/**
 * zohn_chance_series_get_n_throws:
 * @series: a series
 *
 * Returns: how many throws it tells of.
 */
guint
zohn_chance_series_get_n_throws (const ZohnChanceSeries *series)
{
  return series->moments->len - 1;
}

/**
 * zohn_chance_series_get_chance:
 * @series: a series
 * @n_throws: after how many throws, 0 for the opening
 * @side: a side
 *
 * Returns: the chance that @side wins, 0 to 1.
 */
double
zohn_chance_series_get_chance (const ZohnChanceSeries *series, guint n_throws, ZohnSide side)
{
  double chance;

  g_return_val_if_fail (n_throws < series->moments->len, 0.5);

  chance = get_moment (series, n_throws)->clockwise_chance;

  return side == ZOHN_SIDE_CLOCKWISE ? chance : 1.0 - chance;
}

/**
 * zohn_chance_series_get_total_luck:
 * @series: a series
 * @n_throws: after how many throws, 0 for the opening
 * @side: a side
 *
 * Returns: the luck of all throws of @side until then.
 */
double
zohn_chance_series_get_total_luck (const ZohnChanceSeries *series, guint n_throws, ZohnSide side)
{
  g_return_val_if_fail (n_throws < series->moments->len, 0.0);

  return get_moment (series, n_throws)->total_luck[side];
}

/**
 * zohn_chance_series_get_luck:
 * @series: a series
 * @number: of a throw, from 1
 *
 * Returns: how much the throw changed the chance to win of the side that threw, -1 to 1.
 */
double
zohn_chance_series_get_luck (const ZohnChanceSeries *series, guint number)
{
  double change;

  g_return_val_if_fail (number >= 1 && number < series->moments->len, 0.0);

  change = get_change (series, number);

  return get_moment (series, number)->side == ZOHN_SIDE_CLOCKWISE ? change : -change;
}

/**
 * zohn_chance_series_get_side:
 * @series: a series
 * @number: of a throw, from 1
 *
 * Returns: the side that threw.
 */
ZohnSide
zohn_chance_series_get_side (const ZohnChanceSeries *series, guint number)
{
  g_return_val_if_fail (number >= 1 && number < series->moments->len, ZOHN_SIDE_CLOCKWISE);

  return (ZohnSide) get_moment (series, number)->side;
}

/**
 * zohn_chance_series_get_events:
 * @series: a series
 * @number: of a throw, from 1
 *
 * Returns: the #ZohnEvents of the throw.
 */
guint
zohn_chance_series_get_events (const ZohnChanceSeries *series, guint number)
{
  g_return_val_if_fail (number >= 1 && number < series->moments->len, 0);

  return get_moment (series, number)->events;
}

/**
 * zohn_chance_series_get_extremes:
 * @series: a series
 * @first: after how many throws a stretch of the game begins, 0 for the opening
 * @last: after how many it ends, itself among it; at least @first
 * @least: (out): the least chance of clockwise in it
 * @most: (out): the largest
 */
void
zohn_chance_series_get_extremes (const ZohnChanceSeries *series, guint first, guint last,
                                 double *least, double *most)
{
  Stretch sum;

  g_return_if_fail (first <= last && last < series->moments->len);

  sum = sum_up (series, first, last);
  *least = sum.least;
  *most = sum.most;
}

/**
 * zohn_chance_series_find_event:
 * @series: a series
 * @first: the number of the first throw of a stretch of the game, from 1
 * @last: the number of its last throw; at least @first
 * @side: a side
 *
 * Returns: of the throws by @side that won a lap, captured or fell into the creek the one that changed the chances most;
 *   0 when there is none.
 */
guint
zohn_chance_series_find_event (const ZohnChanceSeries *series, guint first, guint last,
                               ZohnSide side)
{
  g_return_val_if_fail (first >= 1 && first <= last && last < series->moments->len, 0);

  return sum_up (series, first, last).events[side];
}
