/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-output.h"
#include "commands/zohn-command-run.h"

#include "engine/zohn-review.h"
#include "engine/zohn-statistics.h"

/* The summary of a record: one name and value a line, in every locale the same. Names that begin with a side speak of
 * that side alone. */

#define CHANCE_FORMAT "%.12f"
#define LUCK_FORMAT "%+.12f"

static const char *const score_names[ZOHN_N_SCORES] = {
  "1", "1_again", "2", "3", "3_again", "6_again", "10_again",
};

static const char *const state_names[] = {
  [ZOHN_GAME_PLAYING] = "playing",
  [ZOHN_GAME_STOPPED] = "stopped",
  [ZOHN_GAME_FINISHED] = "finished",
};

static const char *const result_names[] = {
  [ZOHN_RESULT_NONE] = "none",
  [ZOHN_RESULT_CLOCKWISE] = "clockwise",
  [ZOHN_RESULT_ANTICLOCKWISE] = "anticlockwise",
  [ZOHN_RESULT_DRAW] = "draw",
};

static void
append_side_count (GString *output, ZohnSide side, const char *name, guint count)
{
  g_string_append_printf (output, "%s_%s %u\n", zohn_side_to_token (side), name, count);
}

static void
append_side_number (GString *output, ZohnSide side, const char *name, const char *format,
                    double number)
{
  g_autofree char *full_name = g_strdup_printf ("%s_%s", zohn_side_to_token (side), name);

  zohn_command_output_append_number (output, full_name, format, number);
}

static void
append_side (GString *output, const ZohnReview *review, ZohnSide side)
{
  const ZohnSideReview *part = &review->sides[side];
  const struct {
    const char *name;
    guint count;
  } counts[] = {
    { "counters", review->end.counters[side] },
    { "throws", part->n_throws },
    { "laps", part->n_laps },
    { "captures", part->n_captures },
    { "creek_falls", part->n_creek_falls },
    { "dry_branches", part->n_dry_branches },
    { "lost_turns", part->n_lost_turns },
    { "lost_extra_throws", part->n_lost_extra_throws },
    { "longest_run", part->longest_run },
    { "longest_run_throw", part->longest_run_throw },
    { "largest_lead", part->largest_lead },
    { "largest_lead_throw", part->largest_lead_throw },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++) {
    append_side_count (output, side, counts[i].name, counts[i].count);
  }
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    g_autofree char *name = g_strdup_printf ("score_%s", score_names[score]);

    append_side_count (output, side, name, part->scores[score]);
  }
  append_side_number (output, side, "luck", LUCK_FORMAT, part->luck);
}

/* All throws of the game against fair sticks. */
static void
append_fairness (GString *output, const ZohnReview *review)
{
  ZohnFairness fairness;
  guint counts[ZOHN_N_SCORES];

  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    counts[score] = review->sides[ZOHN_SIDE_CLOCKWISE].scores[score] +
                    review->sides[ZOHN_SIDE_ANTICLOCKWISE].scores[score];
  }
  zohn_fairness_init (&fairness, counts);
  zohn_command_output_append_number (output, "chi_square", "%.6f", fairness.chi_square);
  zohn_command_output_append_number (output, "chi_square_p", "%.6f", fairness.p_value);
}

/**
 * zohn_command_summary:
 * @options: options
 * @output: what is written
 * @error: return location for an error
 *
 * What happened in a record's game, counted.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_summary (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_autoptr (ZohnGameRecord) record = zohn_command_read_record (options->summary[0], error);
  g_autoptr (ZohnOdds) odds = NULL;
  g_autoptr (ZohnReview) review = NULL;
  gconstpointer throws;
  gsize n_throws;

  if (record == NULL) {
    return FALSE;
  }

  odds = zohn_odds_load (&record->setup->rules);
  throws = g_bytes_get_data (record->throws, &n_throws);
  review = zohn_review_new (record->setup, throws, n_throws, record->state, odds);

  g_string_append_printf (output, "state %s\nresult %s\n", state_names[record->state],
                          result_names[review->result]);
  zohn_command_output_append_count (output, "throws", review->n_throws);
  zohn_command_output_append_number (output, "opening_clockwise_chance", CHANCE_FORMAT,
                                     review->clockwise_chance[0]);
  zohn_command_output_append_number (output, "final_clockwise_chance", CHANCE_FORMAT,
                                     review->clockwise_chance[review->n_throws]);
  append_fairness (output, review);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    append_side (output, review, (ZohnSide) side);
  }

  return TRUE;
}
