/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-position.h"

#include <string.h>

#include "engine/zohn-stick-source.h"
#include "support/reference-rules.h"

#define A ZOHN_SIDE_CLOCKWISE
#define B ZOHN_SIDE_ANTICLOCKWISE

#define CARRY_ON ZOHN_LAP_CARRY_ON
#define HALT ZOHN_LAP_HALT
#define RESTART ZOHN_LAP_RESTART

/* A rule as a row: a position, a throw, what follows. A position is "8* 30 5:3 B!": the progress of A and of B, a star for one
 * who owes a lost throw, the counters, who is to throw, an exclamation mark for a game that is over. */
typedef struct {
  const char *name;
  ZohnLapRule lap;
  const char *before;
  const char *thrown;
  const char *after;
  const char *events;
  const char *lost; /* who lost a turn */
} Row;

static const Row rows[] = {
  /* scores and turns */
  { "move/one-red", CARRY_ON, "0 0 4:4 A", "G---", "1 0 4:4 B", "", "" },
  { "move/one-blue", CARRY_ON, "0 0 4:4 A", "---G", "1 0 4:4 A", "", "" },
  { "move/two", CARRY_ON, "4 9 4:4 B", "-G-G", "4 11 4:4 A", "", "" },
  { "move/three-red", CARRY_ON, "4 9 4:4 A", "GGG-", "7 9 4:4 B", "", "" },
  { "move/three-with-blue", CARRY_ON, "4 9 4:4 A", "GG-G", "7 9 4:4 A", "", "" },
  { "move/six", CARRY_ON, "5 9 4:4 A", "GGGG", "11 9 4:4 A", "", "" },
  { "move/ten", CARRY_ON, "5 9 4:4 B", "----", "5 19 4:4 B", "", "" },

  /* laps */
  { "lap/exactly", CARRY_ON, "38 7 4:4 A", "GG--", "0 7 5:3 B", "lap", "" },
  { "lap/carry-on", CARRY_ON, "38 7 4:4 A", "GGGG", "4 7 5:3 A", "lap", "" },
  { "lap/carry-on-farthest", CARRY_ON, "39 7 4:4 A", "----", "9 7 5:3 A", "lap", "" },
  { "lap/halt", HALT, "38 7 4:4 A", "GGGG", "0 7 5:3 A", "lap", "" },
  { "lap/restart", RESTART, "38 7 4:4 A", "GGG-", "0 0 5:3 B", "lap", "" },
  { "lap/restart-keeps-debt", RESTART, "10* 39 4:4 B", "---G", "0* 0 3:5 B", "lap", "" },
  { "lap/anticlockwise", CARRY_ON, "7 38 4:4 B", "GGG-", "7 1 3:5 A", "lap", "" },

  /* captures */
  { "capture/plain", CARRY_ON, "12 25 4:4 A", "GGG-", "15 0 5:3 B", "capture", "" },
  { "capture/passing-is-none", CARRY_ON, "12 26 4:4 A", "GGG-", "15 26 4:4 B", "", "" },
  { "capture/on-dry-branch", CARRY_ON, "8 30 4:4 A", "GG--", "10* 0 5:3 B", "capture dry-branch",
    "" },
  { "capture/keeps-debt", CARRY_ON, "7 30* 4:4 A", "GG-G", "10 0 5:3 A", "capture dry-branch",
    "B" },
  { "capture/after-lap", CARRY_ON, "39 35 4:4 A", "GGGG", "5 0 6:2 A", "lap capture", "" },
  { "capture/not-at-start", CARRY_ON, "39 0 4:4 A", "G---", "0 0 5:3 B", "lap", "" },
  { "capture/wins", CARRY_ON, "12 25 7:1 A", "GGG-", "15 0 8:0 A!", "capture win", "" },
  { "capture/wins-on-dry-branch", CARRY_ON, "8 30 7:1 A", "GG--", "10 0 8:0 A!", "capture win",
    "" },

  /* the north creek */
  { "creek/falls", CARRY_ON, "5 18 4:4 B", "GG--", "5 0 5:3 A", "creek", "" },
  { "creek/throws-again", CARRY_ON, "19 5 4:4 A", "---G", "0 5 3:5 A", "creek", "" },
  { "creek/over-it", CARRY_ON, "19 5 4:4 A", "GG--", "21 5 4:4 B", "", "" },
  { "creek/loses", CARRY_ON, "10 5 1:7 A", "----", "0 5 0:8 A!", "creek win", "" },

  /* dry branches */
  { "dry-branch/first", CARRY_ON, "8 5 4:4 A", "GG--", "10* 5 4:4 B", "dry-branch", "" },
  { "dry-branch/second", CARRY_ON, "5 28 4:4 B", "GG--", "5 30* 4:4 A", "dry-branch", "" },
  { "dry-branch/takes-extra-throw", CARRY_ON, "4 5 4:4 A", "GGGG", "10 5 4:4 B", "dry-branch", "" },
  { "dry-branch/over-it", CARRY_ON, "9 5 4:4 A", "GG--", "11 5 4:4 B", "", "" },

  /* lost turns */
  { "lost-turn/paid", CARRY_ON, "2 30* 4:4 A", "GG--", "4 30 4:4 A", "", "B" },
  { "lost-turn/not-by-extra-throw", CARRY_ON, "2 30* 4:4 A", "GGGG", "8 30* 4:4 A", "", "" },
  { "lost-turn/both", CARRY_ON, "8 10* 4:4 A", "GG--", "10 10 4:4 B", "dry-branch", "AB" },
  { "lost-turn/extra-taken-then-other-owes", CARRY_ON, "4 10* 4:4 A", "GGGG", "10 10 4:4 A",
    "dry-branch", "B" },

  /* the end */
  { "win/by-lap", CARRY_ON, "39 5 7:1 A", "GG--", "1 5 8:0 A!", "lap win", "" },
  { "win/lap-before-capture", CARRY_ON, "39 35 7:1 A", "GGGG", "5 35 8:0 A!", "lap win", "" },
  { "win/lap-and-capture", CARRY_ON, "39 35 6:2 A", "GGGG", "5 0 8:0 A!", "lap capture win", "" },
  { "win/by-halted-lap", HALT, "39 5 7:1 A", "GG--", "0 5 8:0 A!", "lap win", "" },
};

static const char *const event_names[ZOHN_N_EVENTS] = { "lap", "capture", "creek", "dry-branch",
                                                        "win" };

static ZohnPosition
parse_position (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  ZohnPosition position = { { 0 } };

  g_assert_cmpuint (g_strv_length (words), ==, 4);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    position.progress[side] = (guint8) g_ascii_strtoull (words[side], NULL, 10);
    position.owes[side] = g_str_has_suffix (words[side], "*");
  }
  position.counters[A] = (guint8) g_ascii_strtoull (words[2], NULL, 10);
  position.counters[B] = (guint8) g_ascii_strtoull (strchr (words[2], ':') + 1, NULL, 10);
  position.to_throw = words[3][0] == 'A' ? A : B;
  position.over = words[3][1] == '!';

  return position;
}

static void
assert_events (guint events, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    if (events & (1u << i)) {
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", event_names[i]);
    }
  }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_position (const ZohnPosition *a, const ZohnPosition *b)
{
  g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const ZohnRules rules = { 4, (guint8) row->lap, A };
  const ZohnPosition before = parse_position (row->before);
  const ZohnPosition expected = parse_position (row->after);
  ZohnThrow thrown = 0;
  ZohnOutcome outcome;
  ZohnPosition after;

  g_assert_true (zohn_throw_from_token (row->thrown, &thrown));
  after = zohn_position_apply (&before, &rules, thrown, &outcome);
  assert_position (&after, &expected);
  assert_events (outcome.events, row->events);
  g_assert_cmpuint (outcome.side, ==, before.to_throw);
  g_assert_cmpuint (outcome.thrown, ==, thrown);
  g_assert_cmpuint (outcome.from, ==, before.progress[outcome.side]);
  g_assert_cmpuint (outcome.landed, ==, outcome.from + zohn_throw_get_spaces (thrown));
  g_assert_cmpuint (outcome.to, ==, expected.progress[outcome.side]);
  g_assert_cmpint (outcome.lost[A], ==, strchr (row->lost, 'A') != NULL);
  g_assert_cmpint (outcome.lost[B], ==, strchr (row->lost, 'B') != NULL);

  after = zohn_position_apply (&before, &rules, thrown, NULL);
  assert_position (&after, &expected);
}

static void
test_opening (void)
{
  for (guint counters = ZOHN_COUNTERS_MIN; counters <= ZOHN_COUNTERS_MAX; counters++) {
    for (guint first = 0; first < ZOHN_N_SIDES; first++) {
      const ZohnRules rules = { (guint8) counters, CARRY_ON, (guint8) first };
      const ZohnPosition opening = zohn_position_opening (&rules);
      const ZohnPosition expected = {
        { 0, 0 }, { (guint8) counters, (guint8) counters }, { 0, 0 }, (guint8) first
      };

      assert_position (&opening, &expected);
    }
  }
}

/* Where a piece may rest between throws: not in the creek. Two never rest on one space but the start. */
static gboolean
may_rest (guint a, guint b)
{
  return a != ZOHN_NORTH_CREEK && b != ZOHN_NORTH_CREEK && (a == 0 || a + b != ZOHN_N_SPACES);
}

static void
assert_keeps_the_rules (const ZohnPosition *position, const ZohnRules *rules)
{
  g_assert_true (may_rest (position->progress[A], position->progress[B]) || position->over);
  g_assert_cmpuint (position->progress[A], <, ZOHN_N_SPACES);
  g_assert_cmpuint (position->progress[B], <, ZOHN_N_SPACES);
  g_assert_cmpuint (position->counters[A] + position->counters[B], ==, 2 * rules->counters);
  g_assert_cmpint (position->over, ==, position->counters[A] == 0 || position->counters[B] == 0);
  g_assert_true (position->over || !position->owes[position->to_throw]);
}

static void
compare_all_throws (const ZohnPosition *position, const ZohnRules *rules)
{
  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    ZohnOutcome outcome, expected_outcome;
    const ZohnPosition after = zohn_position_apply (position, rules, thrown, &outcome);
    const ZohnPosition expected = reference_apply (position, rules, thrown, &expected_outcome);

    assert_position (&after, &expected);
    g_assert_cmpmem (&outcome, sizeof outcome, &expected_outcome, sizeof expected_outcome);
    assert_keeps_the_rules (&after, rules);
  }
}

/* Both sides to throw, the other one with and without a debt. */
static guint
compare_turns (const ZohnRules *rules, guint a, guint b, guint counters)
{
  for (guint turn = 0; turn < 4; turn++) {
    const guint to_throw = turn % 2;
    ZohnPosition position = { .progress = { (guint8) a, (guint8) b },
                              .counters = { (guint8) counters,
                                            (guint8) (2 * rules->counters - counters) },
                              .to_throw = (guint8) to_throw };

    position.owes[!to_throw] = turn >= 2;
    compare_all_throws (&position, rules);
  }

  return 4;
}

static guint
compare_positions (const ZohnRules *rules)
{
  guint n_positions = 0;

  for (guint counters = 1; counters < 2u * rules->counters; counters++) {
    for (guint a = 0; a < ZOHN_N_SPACES; a++) {
      for (guint b = 0; b < ZOHN_N_SPACES; b++) {
        if (may_rest (a, b)) {
          n_positions += compare_turns (rules, a, b, counters);
        }
      }
    }
  }

  return n_positions;
}

static void
test_all_against_reference (gconstpointer data)
{
  const guint8 lap = (guint8) GPOINTER_TO_UINT (data);
  const ZohnRules rules = { 4, lap, A };
  const ZohnRules one = { 1, lap, B };

  /* 39 * 39 rests of the two pieces, without the 38 pairs that share a space other than the start; 4 turns, 7 counts. */
  g_assert_cmpuint (compare_positions (&rules), ==, (39 * 39 - 38) * 4 * 7);
  g_assert_cmpuint (compare_positions (&one), ==, (39 * 39 - 38) * 4);
}

/* Seen from the other side the game is the same game. */
static void
test_sides_are_alike (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  for (guint a = 0; a < ZOHN_N_SPACES; a++) {
    for (guint b = 0; b < ZOHN_N_SPACES; b++) {
      for (ZohnThrow thrown = 0; may_rest (a, b) && thrown < ZOHN_N_THROWS; thrown++) {
        const ZohnPosition mine = { { (guint8) a, (guint8) b }, { 3, 5 }, { 0, 1 }, A };
        const ZohnPosition theirs = { { (guint8) b, (guint8) a }, { 5, 3 }, { 1, 0 }, B };
        const ZohnPosition after = zohn_position_apply (&mine, &rules, thrown, NULL);
        ZohnPosition other = zohn_position_apply (&theirs, &rules, thrown, NULL);
        const ZohnPosition turned = { { other.progress[B], other.progress[A] },
                                      { other.counters[B], other.counters[A] },
                                      { other.owes[B], other.owes[A] },
                                      !other.to_throw,
                                      other.over };

        assert_position (&after, &turned);
      }
    }
  }
}

/* No throw is ever too big to use: every position has a next one or a winner, and every game ends. */
static void
test_random_games_end (void)
{
  static const guint8 counters[] = { 1, 2, 4, 15 };

  for (guint game = 0; game < 100000; game++) {
    const ZohnRules rules = { counters[game % 16 == 15 ? 3 : game % 3], (guint8) (game / 3 % 3),
                              (guint8) (game / 9 % 2) };
    ZohnPosition position = zohn_position_opening (&rules);
    guint n_throws = 0;

    while (!position.over) {
      g_assert_cmpuint (n_throws, <, 100000);
      position =
          zohn_position_apply (&position, &rules, zohn_seeded_throw (game, ++n_throws), NULL);
      assert_keeps_the_rules (&position, &rules);
    }
    g_assert_cmpuint (position.counters[zohn_position_get_winner (&position)], ==,
                      2 * rules.counters);
  }
}

static void
test_equal_and_hash (void)
{
  const ZohnPosition position = { { 3, 4 }, { 4, 4 }, { 0, 1 }, A };

  for (guint byte = 0; byte < sizeof position; byte++) {
    ZohnPosition other = position;

    g_assert_true (zohn_position_equal (&position, &other));
    g_assert_cmpuint (zohn_position_hash (&position), ==, zohn_position_hash (&other));
    ((guint8 *) &other)[byte] ^= 1;
    g_assert_false (zohn_position_equal (&position, &other));
    g_assert_cmpuint (zohn_position_hash (&position), !=, zohn_position_hash (&other));
  }
}

static void
test_spaces (void)
{
  static const guint expected[][3] = { { 0, 0, 0 },    { 10, 10, 30 }, { 20, 20, 20 },
                                       { 30, 30, 10 }, { 1, 1, 39 },   { 39, 39, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    g_assert_cmpuint (zohn_space_of_progress (A, expected[i][0]), ==, expected[i][1]);
    g_assert_cmpuint (zohn_space_of_progress (B, expected[i][0]), ==, expected[i][2]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/position/opening", test_opening);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/position/", rows[i].name, NULL);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    g_autofree char *path = g_strconcat ("/position/against-reference/",
                                         zohn_lap_rule_to_token ((ZohnLapRule) lap), NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (lap), test_all_against_reference);
  }
  g_test_add_func ("/position/sides-are-alike", test_sides_are_alike);
  g_test_add_func ("/position/random-games-end", test_random_games_end);
  g_test_add_func ("/position/equal-and-hash", test_equal_and_hash);
  g_test_add_func ("/position/spaces", test_spaces);

  return g_test_run ();
}
