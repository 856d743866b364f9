/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

#define COUNTS 201
#define HUNDRED_LETTERS                                                                            \
  "Bartholomewbartholomewbartholomewbartholomewbartholo"                                           \
  "mewbartholomewbartholomewbartholomewbartholomewb"

const char *const text_case_names[] = {
  "A & B",
  "<b>x</b>",
  "&amp;",
  "%s%n",
  "%1$s %99$n",
  "_x",
  "Team-1 +3",
  "אבג (2)",
  "Ann \u202e(unclosed override)",
  "Ann \u2067(unclosed isolate)",
  "Ann " PDI PDI "(closed too often)",
  "two\nlines\tand \u2029 more",
  "🦅🏽",
  HUNDRED_LETTERS HUNDRED_LETTERS,
  NULL,
};

/* Players as lists, separated by commas; an empty string for none. */
ZohnSetup *
text_case_setup (const char *clockwise, const char *anticlockwise)
{
  ZohnSetup *setup = zohn_setup_new ();
  g_auto (GStrv) first = g_strsplit (clockwise, ",", -1);
  g_auto (GStrv) second = g_strsplit (anticlockwise, ",", -1);

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, (const char *const *) first);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, (const char *const *) second);

  return setup;
}

ZohnThrow
text_case_throw (const char *token)
{
  ZohnThrow thrown = 0;

  g_assert_true (zohn_throw_from_token (token, &thrown));

  return thrown;
}

static ZohnThrowRecord *
create_record (const ZohnSetup *setup, const ZohnPosition *before, ZohnThrow thrown)
{
  ZohnOutcome outcome;
  ZohnPosition after = zohn_position_apply (before, &setup->rules, thrown, &outcome);

  return zohn_throw_record_new (12, 1, 0, before, &after, &outcome);
}

ZohnThrowRecord *
text_case_record (const ZohnSetup *setup, const ZohnPosition *before, const char *token)
{
  return create_record (setup, before, text_case_throw (token));
}

/* One text to the user; frees it. */
static void
hand_over (char *text, TextCaseFunc use, gpointer user_data)
{
  if (text != NULL) {
    use (text, user_data);
  }
  g_free (text);
}

static void
say_throw (const ZohnSetup *setup, const ZohnPosition *before, ZohnThrow thrown, TextCaseFunc use,
           gpointer user_data)
{
  g_autoptr (ZohnThrowRecord) record = create_record (setup, before, thrown);

  hand_over (zohn_text_announcement (setup, record, 0), use, user_data);
  hand_over (zohn_text_row (setup, record), use, user_data);
  hand_over (zohn_text_move (record), use, user_data);
  hand_over (zohn_text_score_in_brief (thrown), use, user_data);
  hand_over (zohn_text_events_in_brief (zohn_throw_record_get_outcome (record)->events), use,
             user_data);
  hand_over (zohn_text_worth (setup, record, 0.0123), use, user_data);
  hand_over (zohn_text_lap_heading (setup, record), use, user_data);
}

/* The pieces on every 37th pair of spaces: each space comes, at less cost than all pairs. */
static void
say_throws (const ZohnSetup *setup, TextCaseFunc use, gpointer user_data)
{
  g_autoptr (ZohnSetup) ruled = zohn_setup_copy (setup);
  static const guint8 counters[][ZOHN_N_SIDES] = { { 4, 4 }, { 1, 7 }, { 7, 1 } };

  for (guint i = 0; i < ZOHN_N_SPACES * ZOHN_N_SPACES; i += 37) {
    for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
      const ZohnPosition before = {
        .progress = { (guint8) (i % ZOHN_N_SPACES), (guint8) (i / ZOHN_N_SPACES) },
        .counters = { counters[i % 3][0], counters[i % 3][1] },
        .owes = { 0, (guint8) (i / 3 % 2) },
        .to_throw = ZOHN_SIDE_CLOCKWISE,
      };

      ruled->rules.lap = (guint8) lap;
      for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown += 5) {
        say_throw (ruled, &before, (ZohnThrow) thrown, use, user_data);
      }
      for (guint thrown = 1; thrown < ZOHN_N_THROWS; thrown += 7) {
        say_throw (ruled, &before, (ZohnThrow) thrown, use, user_data);
      }
    }
  }
}

static void
say_positions (const ZohnSetup *setup, TextCaseFunc use, gpointer user_data)
{
  for (guint space = 0; space < ZOHN_N_SPACES; space++) {
    ZohnPosition position = {
      .progress = { (guint8) space, (guint8) (ZOHN_N_SPACES - 1 - space) },
      .counters = { (guint8) (space % 9), (guint8) (8 - space % 9) },
      .owes = { (guint8) (space % 2), (guint8) (space / 2 % 2) },
      .to_throw = (guint8) (space % ZOHN_N_SIDES),
    };

    hand_over (zohn_text_position (setup, &position, 0), use, user_data);
    hand_over (zohn_text_space (space), use, user_data);
  }
}

static void
say_sections (GPtrArray *sections, TextCaseFunc use, gpointer user_data)
{
  for (guint i = 0; i < sections->len; i++) {
    const ZohnTextSection *section = g_ptr_array_index (sections, i);

    use (section->heading, user_data);
    for (char **paragraph = section->paragraphs; *paragraph != NULL; paragraph++) {
      use (*paragraph, user_data);
    }
  }
  g_ptr_array_unref (sections);
}

static void
say_rules (TextCaseFunc use, gpointer user_data)
{
  for (guint counters = ZOHN_COUNTERS_MIN; counters <= ZOHN_COUNTERS_MAX; counters++) {
    const ZohnRules rules = {
      .counters = (guint8) counters,
      .lap = (guint8) (counters % ZOHN_N_LAP_RULES),
      .first = (guint8) (counters % ZOHN_N_SIDES),
    };

    say_sections (zohn_text_rules (&rules), use, user_data);
  }
  say_sections (zohn_text_about (), use, user_data);
  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    use (zohn_text_lap_rule ((ZohnLapRule) lap), user_data);
  }
}

static void
say_counts (TextCaseFunc use, gpointer user_data)
{
  for (guint n = 0; n < COUNTS; n++) {
    g_autoptr (ZohnSetup) team = zohn_setup_new ();
    g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
    g_auto (GStrv) players = NULL;

    for (guint player = 0; player < n; player++) {
      g_strv_builder_add (builder, "Ann");
    }
    players = g_strv_builder_end (builder);
    zohn_setup_set_players (team, ZOHN_SIDE_CLOCKWISE, (const char *const *) players);

    hand_over (zohn_text_side (team, ZOHN_SIDE_CLOCKWISE), use, user_data);
    hand_over (zohn_text_debt (team, ZOHN_SIDE_CLOCKWISE), use, user_data);
    hand_over (zohn_text_counters (n), use, user_data);
    hand_over (zohn_text_lap (n), use, user_data);
    hand_over (zohn_text_throw_number (0, n), use, user_data);
    hand_over (zohn_text_throw_number (n, n), use, user_data);
    hand_over (zohn_text_more_throws (n), use, user_data);
    hand_over (zohn_text_time_left (n * 60), use, user_data);
    hand_over (zohn_text_time_left_in_words (n), use, user_data);
    hand_over (zohn_text_time_left_in_words (n * 60), use, user_data);
    hand_over (zohn_text_chance (n / 200.0), use, user_data);
    hand_over (zohn_text_luck (n / 100.0 - 1.0), use, user_data);
  }
}

static void
say_fairness (TextCaseFunc use, gpointer user_data)
{
  for (guint n = 0; n < COUNTS; n++) {
    const ZohnFairness verdicts[] = {
      { .n_throws = n },
      { .n_throws = n, .p_value = 1.0, .is_enough = TRUE },
      { .n_throws = n, .p_value = 1.0 / MAX (n, 1), .is_enough = TRUE },
    };

    for (guint i = 0; i < G_N_ELEMENTS (verdicts); i++) {
      hand_over (zohn_text_fairness (&verdicts[i]), use, user_data);
    }
  }
}

/* A review that is made up: the numbers matter, not the game. */
static void
say_review (const ZohnSetup *setup, TextCaseFunc use, gpointer user_data)
{
  for (guint n = 0; n < COUNTS; n++) {
    const ZohnTurningPoint point = { .number = n, .side = ZOHN_SIDE_CLOCKWISE, .luck = n / 200.0 };
    ZohnPlayerReview players[] = { { .n_throws = n, .luck = n / 200.0 } };
    double chance = 0.5;
    ZohnReview review = {
      .sides = { { .players = players, .longest_run = n, .largest_lead = n },
                 { .players = players } },
    };

    for (guint known = 0; known < 2; known++) {
      g_autoptr (GPtrArray) figures = NULL;

      review.clockwise_chance = known ? &chance : NULL;
      figures = zohn_text_review_figures (&review);
      for (guint i = 0; i < figures->len; i++) {
        use (((ZohnTextFigure *) g_ptr_array_index (figures, i))->label, user_data);
      }
      hand_over (zohn_text_player_review (setup, &review, ZOHN_SIDE_CLOCKWISE, 0), use, user_data);
    }
    hand_over (zohn_text_turning_point (setup, &point), use, user_data);
    hand_over (zohn_text_page (n, 200), use, user_data);
    hand_over (zohn_text_chances (setup, n / 200.0), use, user_data);
  }
}

static void
say_sticks (TextCaseFunc use, gpointer user_data)
{
  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    hand_over (zohn_text_score ((ZohnThrow) thrown), use, user_data);
    hand_over (zohn_text_sticks ((ZohnThrow) thrown), use, user_data);
  }
}

void
text_case_say_names (const ZohnSetup *setup, TextCaseFunc use, gpointer user_data)
{
  hand_over (zohn_text_sides (setup), use, user_data);
  say_throws (setup, use, user_data);
  say_positions (setup, use, user_data);
  say_review (setup, use, user_data);
}

void
text_case_say_counts (TextCaseFunc use, gpointer user_data)
{
  say_rules (use, user_data);
  say_counts (use, user_data);
  say_sticks (use, user_data);
  say_fairness (use, user_data);
}
