/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-review.h"

#include "text/zohn-text-chance.h"
#include "text/zohn-text-game.h"
#include "text/zohn-text-name.h"
#include "text/zohn-text-rules.h"
#include "text/zohn-text-throw.h"

#include <glib/gi18n.h>

#include <math.h>

/* A game looked at afterwards: what happened, what it was worth, whether the sticks were fair. */

/* Fair sticks stray so far in one of twenty and in one of a hundred games. */
#define LITTLE_UNUSUAL 0.05
#define UNUSUAL 0.01
#define RAREST 1000000.0

static void
free_figure (gpointer data)
{
  ZohnTextFigure *figure = data;

  g_free (figure->label);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_free (figure->values[side]);
  }
  g_free (figure);
}

static void
free_score_row (gpointer data)
{
  ZohnTextScoreRow *row = data;

  g_free (row->label);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_free (row->counts[side]);
  }
  g_free (row->total);
  g_free (row->expected);
  g_free (row);
}

static char *
format_count (guint count)
{
  /* Translators: a number in a table */
  return g_strdup_printf (C_ ("table", "%u"), count);
}

typedef char *(*FormatFunc) (const ZohnReview *review, ZohnSide side);

static void
add_figure (GPtrArray *figures, const ZohnReview *review, const char *label, FormatFunc format)
{
  ZohnTextFigure *figure = g_new0 (ZohnTextFigure, 1);

  figure->label = g_strdup (label);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    figure->values[side] = format (review, (ZohnSide) side);
  }
  g_ptr_array_add (figures, figure);
}

static char *
format_counters (const ZohnReview *review, ZohnSide side)
{
  return format_count (review->end.counters[side]);
}

static char *
format_throws (const ZohnReview *review, ZohnSide side)
{
  return format_count (review->sides[side].n_throws);
}

static char *
format_laps (const ZohnReview *review, ZohnSide side)
{
  return format_count (review->sides[side].n_laps);
}

static char *
format_captures (const ZohnReview *review, ZohnSide side)
{
  return format_count (review->sides[side].n_captures);
}

static char *
format_creek_falls (const ZohnReview *review, ZohnSide side)
{
  return format_count (review->sides[side].n_creek_falls);
}

static char *
format_lost_throws (const ZohnReview *review, ZohnSide side)
{
  return format_count (zohn_side_review_get_n_lost_throws (&review->sides[side]));
}

static char *
format_longest_run (const ZohnReview *review, ZohnSide side)
{
  const ZohnSideReview *part = &review->sides[side];

  if (part->longest_run == 0) {
    return format_count (0);
  }

  /* Translators: in a table: %1$u extra throws one after the other, the first of them is throw number %2$u */
  return g_strdup_printf (C_ ("table", "%1$u, from throw %2$u"), part->longest_run,
                          part->longest_run_throw);
}

static char *
format_largest_lead (const ZohnReview *review, ZohnSide side)
{
  const ZohnSideReview *part = &review->sides[side];

  if (part->largest_lead == 0) {
    return format_count (0);
  }

  /* Translators: in a table: %1$u counters more than the other side, since throw number %2$u */
  return g_strdup_printf (C_ ("table", "%1$u, at throw %2$u"), part->largest_lead,
                          part->largest_lead_throw);
}

static char *
format_luck (const ZohnReview *review, ZohnSide side)
{
  return zohn_text_luck (review->sides[side].luck);
}

/**
 * zohn_text_review_figures:
 * @review: a game looked at
 *
 * Returns: (transfer full) (element-type ZohnTextFigure): the rows of the summary; luck only if @review has chances.
 */
GPtrArray *
zohn_text_review_figures (const ZohnReview *review)
{
  GPtrArray *figures = g_ptr_array_new_with_free_func (free_figure);
  const struct {
    const char *label;
    FormatFunc format;
  } rows[] = {
    /* Translators: rows of the summary of a game; a number for each side stands after each */
    { C_ ("summary", "Counters"), format_counters },
    { C_ ("summary", "Throws"), format_throws },
    { C_ ("summary", "Laps won"), format_laps },
    { C_ ("summary", "Captures"), format_captures },
    { C_ ("summary", "Falls into the creek"), format_creek_falls },
    { C_ ("summary", "Throws lost"), format_lost_throws },
    { C_ ("summary", "Longest run of extra throws"), format_longest_run },
    { C_ ("summary", "Largest lead in counters"), format_largest_lead },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    add_figure (figures, review, rows[i].label, rows[i].format);
  }
  if (review->clockwise_chance != NULL) {
    /* Translators: row of the summary of a game: what a side's throws have added to its chance of winning */
    add_figure (figures, review, C_ ("summary", "Luck"), format_luck);
  }

  return figures;
}

static void
init_fairness (ZohnFairness *fairness, const ZohnReview *review)
{
  guint counts[ZOHN_N_SCORES];

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    counts[score] = review->sides[ZOHN_SIDE_CLOCKWISE].scores[score] +
                    review->sides[ZOHN_SIDE_ANTICLOCKWISE].scores[score];
  }
  zohn_fairness_init (fairness, counts);
}

/**
 * zohn_text_review_scores:
 * @review: a game looked at
 *
 * Returns: (transfer full) (element-type ZohnTextScoreRow): how often each score fell.
 */
GPtrArray *
zohn_text_review_scores (const ZohnReview *review)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_score_row);
  ZohnFairness fairness;

  init_fairness (&fairness, review);
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    ZohnTextScoreRow *row = g_new0 (ZohnTextScoreRow, 1);
    guint total = 0;

    row->label = g_strdup (zohn_text_score_worth ((ZohnScore) score));
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      row->counts[side] = format_count (review->sides[side].scores[score]);
      total += review->sides[side].scores[score];
    }
    row->total = format_count (total);
    /* Translators: in a table: how often fair sticks fall like this, on average */
    row->expected = g_strdup_printf (C_ ("table", "%.1f"), fairness.expected[score]);
    g_ptr_array_add (rows, row);
  }

  return rows;
}

/**
 * zohn_text_review_fairness:
 * @review: a game looked at
 *
 * Returns: (transfer full): what its throws say about the sticks.
 */
char *
zohn_text_review_fairness (const ZohnReview *review)
{
  ZohnFairness fairness;

  init_fairness (&fairness, review);

  return zohn_text_fairness (&fairness);
}

/**
 * zohn_text_figure_row:
 * @setup: the game's setup
 * @figure: a row of the summary
 *
 * Returns: (transfer full): the row as it is read out.
 */
char *
zohn_text_figure_row (const ZohnSetup *setup, const ZohnTextFigure *figure)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);

  /* Translators: a row of the summary as it is read out, like “Captures: Ann 3, Rosa 2”: %1$s is what is counted, %2$s and
   * %4$s are the sides, %3$s and %5$s their numbers */
  return g_strdup_printf (C_ ("summary", "%1$s: %2$s %3$s, %4$s %5$s"), figure->label, clockwise,
                          figure->values[ZOHN_SIDE_CLOCKWISE], anticlockwise,
                          figure->values[ZOHN_SIDE_ANTICLOCKWISE]);
}

/**
 * zohn_text_score_row:
 * @setup: the game's setup
 * @row: a row of the table of throws
 *
 * Returns: (transfer full): the row as it is read out.
 */
char *
zohn_text_score_row (const ZohnSetup *setup, const ZohnTextScoreRow *row)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);

  /* Translators: a row of the table of throws as it is read out, like “6 spaces and another throw: Ann 3, Rosa 2, both 5,
   * fair sticks 4.8”: %1$s is the throw, %2$s and %4$s are the sides, %3$s and %5$s how often each threw it, %6$s how often both
   * did, %7$s how often fair sticks would fall so */
  return g_strdup_printf (C_ ("summary", "%1$s: %2$s %3$s, %4$s %5$s, both %6$s, fair sticks %7$s"),
                          row->label, clockwise, row->counts[ZOHN_SIDE_CLOCKWISE], anticlockwise,
                          row->counts[ZOHN_SIDE_ANTICLOCKWISE], row->total, row->expected);
}

/**
 * zohn_text_fairness:
 * @fairness: throws against what fair sticks give
 *
 * Returns: (transfer full): the verdict of the chi-square test in plain words.
 */
char *
zohn_text_fairness (const ZohnFairness *fairness)
{
  guint n_throws = fairness->n_throws;
  guint rarity = (guint) round (MIN (RAREST, 1.0 / MAX (fairness->p_value, 1.0 / RAREST)));

  if (!fairness->is_enough) {
    return g_strdup_printf (ngettext ("%u throw is too few to tell whether the sticks are fair",
                                      "%u throws are too few to tell whether the sticks are fair",
                                      n_throws),
                            n_throws);
  }

  if (fairness->p_value >= LITTLE_UNUSUAL) {
    return g_strdup_printf (
        ngettext ("%u throw, as fair sticks fall", "%u throws, as fair sticks fall", n_throws),
        n_throws);
  }

  if (fairness->p_value >= UNUSUAL) {
    return g_strdup_printf (
        /* Translators: %u is 20 to 100 */
        ngettext ("A little unusual: fair sticks stray as far as this in one of %u games",
                  "A little unusual: fair sticks stray as far as this in one of %u games", rarity),
        rarity);
  }

  return g_strdup_printf (
      /* Translators: %u is 100 or more */
      ngettext ("Very unusual: fair sticks stray as far as this in one of %u games",
                "Very unusual: fair sticks stray as far as this in one of %u games", rarity),
      rarity);
}

/**
 * zohn_text_player_review:
 * @setup: the game's setup
 * @review: the game looked at
 * @side: a side
 * @player: index in the side's rotation
 *
 * Returns: (transfer full): how often a player of a team threw and, if @review has chances, with what luck.
 */
char *
zohn_text_player_review (const ZohnSetup *setup, const ZohnReview *review, ZohnSide side,
                         guint player)
{
  const ZohnPlayerReview *part = &review->sides[side].players[player];
  g_autofree char *name = zohn_text_player (setup, side, player);
  g_autofree char *luck = NULL;

  if (review->clockwise_chance == NULL) {
    /* Translators: a player of a team, and how often this player threw */
    return g_strdup_printf (ngettext ("%1$s: %2$u throw", "%1$s: %2$u throws", part->n_throws),
                            name, part->n_throws);
  }

  luck = zohn_text_luck (part->luck);

  return g_strdup_printf (
      /* Translators: a player of a team, how often this player threw, and with what luck, like “+1.20%” */
      ngettext ("%1$s: %2$u throw, luck %3$s", "%1$s: %2$u throws, luck %3$s", part->n_throws),
      name, part->n_throws, luck);
}

/**
 * zohn_text_turning_point:
 * @setup: the game's setup
 * @point: a throw that changed the chances much
 *
 * Returns: (transfer full): which throw, whose, and how lucky it was.
 */
char *
zohn_text_turning_point (const ZohnSetup *setup, const ZohnTurningPoint *point)
{
  g_autofree char *name = zohn_text_side (setup, point->side);
  g_autofree char *luck = zohn_text_luck (point->luck);

  /* Translators: a turning point of the game: number of the throw, the side that threw, its luck like “+8.31%” */
  return g_strdup_printf (_ ("Throw %1$u: %2$s, %3$s"), point->number, name, luck);
}

/**
 * zohn_text_turning_throw:
 * @setup: the game's setup
 * @record: a throw that changed the chances much
 *
 * Returns: (transfer full): which throw it was and what happened, or what was thrown when nothing happened.
 */
char *
zohn_text_turning_throw (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_autofree char *text = zohn_text_events (setup, record);

  if (text == NULL) {
    text = zohn_text_throw (setup, record);
  }

  /* Translators: a turning point of the game: %1$u is the number of the throw, %2$s a sentence about it */
  return g_strdup_printf (C_ ("turning point", "Throw %1$u: %2$s"),
                          zohn_throw_record_get_number (record), text);
}

/**
 * zohn_text_chances:
 * @setup: the game's setup
 * @clockwise_chance: that clockwise wins, 0 to 1
 *
 * Returns: (transfer full): both sides' chances of winning.
 */
char *
zohn_text_chances (const ZohnSetup *setup, double clockwise_chance)
{
  g_autofree char *clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);
  g_autofree char *chance = zohn_text_chance (clockwise_chance);
  g_autofree char *other_chance = zohn_text_chance (1.0 - clockwise_chance);

  /* Translators: %1$s and %3$s are the sides, %2$s and %4$s their chances of winning, like “50.1%” */
  return g_strdup_printf (_ ("Chances: %1$s %2$s, %3$s %4$s"), clockwise, chance, anticlockwise,
                          other_chance);
}

/**
 * zohn_text_worth:
 * @setup: the game's setup
 * @record: a throw
 * @luck: what it has added to the thrower's chance, -1 to 1
 *
 * Returns: (transfer full): what the throw was worth.
 */
char *
zohn_text_worth (const ZohnSetup *setup, ZohnThrowRecord *record, double luck)
{
  g_autofree char *name = zohn_text_side (setup, zohn_throw_record_get_side (record));
  g_autofree char *worth = zohn_text_luck (luck);

  /* Translators: %1$s is what the throw added to the chance of winning, like “+1.20%” or “−0.35%”, %2$s the side */
  return g_strdup_printf (_ ("The throw was worth %1$s to %2$s"), worth, name);
}

/**
 * zohn_text_chart_place:
 * @setup: the game's setup
 * @record: (nullable): the throw the place comes after; %NULL at the opening
 * @n_throws: how many throws the game has
 * @clockwise_chance: that clockwise wins after it, 0 to 1
 * @luck: what the throw has added to the thrower's chance, -1 to 1
 *
 * Returns: (transfer full): what there is to know of a place of the chart, in lines.
 */
char *
zohn_text_chart_place (const ZohnSetup *setup, ZohnThrowRecord *record, guint n_throws,
                       double clockwise_chance, double luck)
{
  const guint number_seen = record != NULL ? zohn_throw_record_get_number (record) : 0;
  g_autofree char *number = zohn_text_throw_number (number_seen, n_throws);
  g_autofree char *chances = zohn_text_chances (setup, clockwise_chance);
  g_autofree char *row = NULL;
  g_autofree char *worth = NULL;

  if (record == NULL) {
    return g_strjoin ("\n", number, chances, NULL);
  }

  row = zohn_text_row (setup, record);
  worth = zohn_text_worth (setup, record, luck);

  return g_strjoin ("\n", number, row, chances, worth, NULL);
}

/**
 * zohn_text_lap_heading:
 * @setup: the game's setup
 * @last: the last throw of a lap so far
 *
 * Returns: (transfer full): a heading that tells how the lap ended.
 */
char *
zohn_text_lap_heading (const ZohnSetup *setup, ZohnThrowRecord *last)
{
  const guint lap = zohn_throw_record_get_lap (last);
  const ZohnSide side = zohn_throw_record_get_side (last);
  g_autofree char *name = NULL;

  if (zohn_throw_record_get_outcome (last)->events & ZOHN_EVENT_LAP) {
    name = zohn_text_side (setup, side);

    /* Translators: heading above the throws of a lap: its number, and the side that won it */
    return g_strdup_printf (_ ("Lap %1$u: won by %2$s"), lap, name);
  }

  if (zohn_throw_record_get_after (last)->over) {
    /* Translators: heading above the throws of the last lap, in which the game was won but the lap was not */
    return g_strdup_printf (_ ("Lap %u: the game ended"), lap);
  }

  return zohn_text_lap (lap);
}
