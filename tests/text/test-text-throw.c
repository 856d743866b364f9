/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

/* One row: the pieces of thrower and other side, what is thrown, what is said. Clockwise throws. */
typedef struct {
  const char *name;
  guint8 from, other;
  guint8 counters[ZOHN_N_SIDES];
  guint8 lap;
  const char *token;
  const char *events; /* NULL for nothing */
} EventCase;

static const EventCase event_cases[] = {
  { "nothing", 0, 0, { 4, 4 }, ZOHN_LAP_CARRY_ON, "GG--", NULL },
  { "start-is-safe",
    38,
    0,
    { 4, 4 },
    ZOHN_LAP_HALT,
    "GG--",
    ANN " won the lap and took a counter from " ROSA },
  { "lap/carry-on",
    38,
    5,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GGG-",
    ANN " won the lap and took a counter from " ROSA },
  { "lap/halt",
    38,
    5,
    { 4, 4 },
    ZOHN_LAP_HALT,
    "GGG-",
    ANN " won the lap, took a counter from " ROSA " and stopped at the start" },
  { "lap/halt-by-the-exact-throw",
    38,
    5,
    { 4, 4 },
    ZOHN_LAP_HALT,
    "GG--",
    ANN " won the lap and took a counter from " ROSA },
  { "lap/restart",
    38,
    5,
    { 4, 4 },
    ZOHN_LAP_RESTART,
    "GGG-",
    ANN " won the lap and took a counter from " ROSA "; both pieces go back to the start" },
  { "lap-and-capture",
    39,
    39,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " won the lap and took a counter from " ROSA ". " ANN " captured " ROSA
        "’s piece and took a counter" },
  { "capture",
    3,
    35,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " captured " ROSA "’s piece and took a counter" },
  { "capture-on-a-dry-branch",
    8,
    30,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " captured " ROSA "’s piece and took a counter. " ANN
        " landed on a dry branch and loses the next turn" },
  { "creek",
    18,
    5,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " fell into the north creek, went back to the start and paid " ROSA " a counter" },
  { "dry-branch/next-turn",
    28,
    5,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " landed on a dry branch and loses the next turn" },
  { "dry-branch/extra-throw",
    0,
    5,
    { 4, 4 },
    ZOHN_LAP_CARRY_ON,
    "----",
    ANN " landed on a dry branch and loses the extra throw" },
  { "win/by-a-lap",
    39,
    5,
    { 7, 1 },
    ZOHN_LAP_CARRY_ON,
    "G---",
    ANN " won the lap and took a counter from " ROSA ". " ANN
        " has all the counters and wins the game" },
  { "win/by-a-capture",
    3,
    35,
    { 7, 1 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " captured " ROSA "’s piece and took a counter. " ANN
        " has all the counters and wins the game" },
  { "win/of-the-other-side",
    18,
    5,
    { 1, 7 },
    ZOHN_LAP_CARRY_ON,
    "GG--",
    ANN " fell into the north creek, went back to the start and paid " ROSA " a counter. " ROSA
        " has all the counters and wins the game" },
};

static ZohnPosition
position_of (const EventCase *row)
{
  return (ZohnPosition){
    .progress = { row->from, row->other },
    .counters = { row->counters[0], row->counters[1] },
    .to_throw = ZOHN_SIDE_CLOCKWISE,
  };
}

static void
test_events (gconstpointer data)
{
  const EventCase *row = data;
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition before = position_of (row);
  g_autoptr (ZohnThrowRecord) record = NULL;
  g_autofree char *events = NULL;

  setup->rules.lap = row->lap;
  record = text_case_record (setup, &before, row->token);
  events = zohn_text_events (setup, record);

  g_assert_cmpstr (events, ==, row->events);
}

static void
test_team_events (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann,Bea", "Rosa");
  const ZohnPosition near_dry_branch = { .progress = { 28, 5 }, .counters = { 4, 4 } };
  const ZohnPosition near_win = { .progress = { 39, 5 }, .counters = { 7, 1 } };
  g_autoptr (ZohnThrowRecord) dry = text_case_record (setup, &near_dry_branch, "GG--");
  g_autoptr (ZohnThrowRecord) win = text_case_record (setup, &near_win, "G---");
  g_autofree char *dry_text = zohn_text_events (setup, dry);
  g_autofree char *win_text = zohn_text_events (setup, win);

  g_assert_cmpstr (dry_text, ==,
                   ANN " landed on a dry branch; " ANN " and " BEA " lose their next turn");
  g_assert_cmpstr (win_text, ==,
                   ANN " won the lap and took a counter from " ROSA ". " ANN " and " BEA
                       " have all the counters and win the game");
}

static void
test_every_score (void)
{
  static const struct {
    const char *token;
    const char *thrown;
    const char *score;
    const char *sticks;
  } rows[] = {
    { "G---", ANN " threw 1 without the blue stick: 1 space", "1 without the blue stick: 1 space",
      "1 red groove up, the blue stick blank" },
    { "---G", ANN " threw 1 with the blue stick: 1 space and another throw",
      "1 with the blue stick: 1 space and another throw", "Only the blue groove up" },
    { "GG--", ANN " threw 2: 2 spaces", "2: 2 spaces", "2 red grooves up, the blue stick blank" },
    { "-G-G", ANN " threw 2: 2 spaces", "2: 2 spaces", "1 red groove and the blue groove up" },
    { "GGG-", ANN " threw 3 without the blue stick: 3 spaces", "3 without the blue stick: 3 spaces",
      "3 red grooves up, the blue stick blank" },
    { "G-GG", ANN " threw 3 with the blue stick: 3 spaces and another throw",
      "3 with the blue stick: 3 spaces and another throw", "2 red grooves and the blue groove up" },
    { "GGGG", ANN " threw all four grooves: 6 spaces and another throw",
      "All four grooves: 6 spaces and another throw", "3 red grooves and the blue groove up" },
    { "----", ANN " threw no groove: 10 spaces and another throw",
      "No groove: 10 spaces and another throw", "No groove up" },
  };
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition opening = zohn_position_opening (&setup->rules);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (ZohnThrowRecord) record = text_case_record (setup, &opening, rows[i].token);
    g_autofree char *thrown = zohn_text_throw (setup, record);
    g_autofree char *score = zohn_text_score (text_case_throw (rows[i].token));
    g_autofree char *sticks = zohn_text_sticks (text_case_throw (rows[i].token));

    g_assert_cmpstr (thrown, ==, rows[i].thrown);
    g_assert_cmpstr (score, ==, rows[i].score);
    g_assert_cmpstr (sticks, ==, rows[i].sticks);
  }
}

static void
test_lost_turns (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann,Bea", "Rosa");
  const ZohnPosition other_owes = { .progress = { 3, 10 }, .counters = { 4, 4 }, .owes = { 0, 1 } };
  const ZohnPosition both_owe = { .progress = { 8, 10 }, .counters = { 4, 4 }, .owes = { 0, 1 } };
  g_autoptr (ZohnThrowRecord) one = text_case_record (setup, &other_owes, "GG--");
  g_autoptr (ZohnThrowRecord) both = text_case_record (setup, &both_owe, "GG--");
  g_autoptr (ZohnThrowRecord) none = text_case_record (setup, &other_owes, "GGGG");
  g_autofree char *one_text = zohn_text_lost_turns (setup, one);
  g_autofree char *both_text = zohn_text_lost_turns (setup, both);

  g_assert_cmpstr (one_text, ==, ROSA " loses this turn");
  g_assert_cmpstr (both_text, ==, ROSA " loses this turn. " ANN " and " BEA " lose this turn");
  g_assert_null (zohn_text_lost_turns (setup, none));
}

static void
test_announcement (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Bea,Rosa");
  const ZohnPosition opening = zohn_position_opening (&setup->rules);
  const ZohnPosition owed = { .progress = { 3, 35 }, .counters = { 4, 4 }, .owes = { 0, 1 } };
  const ZohnPosition last = { .progress = { 39, 5 }, .counters = { 7, 1 } };
  g_autoptr (ZohnThrowRecord) again = text_case_record (setup, &opening, "G-GG");
  g_autoptr (ZohnThrowRecord) next = text_case_record (setup, &opening, "GG--");
  g_autoptr (ZohnThrowRecord) lost = text_case_record (setup, &owed, "GG--");
  g_autoptr (ZohnThrowRecord) win = text_case_record (setup, &last, "GGGG");
  g_autofree char *again_text = zohn_text_announcement (setup, again, 0);
  g_autofree char *next_text = zohn_text_announcement (setup, next, 1);
  g_autofree char *lost_text = zohn_text_announcement (setup, lost, 0);
  g_autofree char *win_text = zohn_text_announcement (setup, win, 0);

  g_assert_cmpstr (again_text, ==,
                   ANN " threw 3 with the blue stick: 3 spaces and another throw. " ANN
                       " throws again");
  g_assert_cmpstr (next_text, ==, ANN " threw 2: 2 spaces. It is " ROSA "’s turn");
  g_assert_cmpstr (lost_text, ==,
                   ANN " threw 2: 2 spaces. " ANN " captured " BEA " and " ROSA
                       "’s piece and took a counter. " BEA " and " ROSA
                       " lose this turn. It is " ANN "’s turn");
  g_assert_cmpstr (win_text, ==,
                   ANN " threw all four grooves: 6 spaces and another throw. " ANN
                       " won the lap and took a counter from " BEA " and " ROSA ". " ANN
                       " has all the counters and wins the game");
}

static void
test_row (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition before = { .progress = { 18, 5 }, .counters = { 4, 4 }, .owes = { 0, 1 } };
  g_autoptr (ZohnThrowRecord) record = text_case_record (setup, &before, "GG--");
  g_autofree char *row = zohn_text_row (setup, record);
  g_autofree char *move = zohn_text_move (record);

  g_assert_cmpstr (row, ==,
                   "Throw 12: " ANN " threw 2: 2 spaces. From space 18 to space 0. " ANN
                   " fell into the north creek, went back to the start and paid " ROSA
                   " a counter. " ROSA " loses this turn");
  g_assert_cmpstr (move, ==, "18 → 0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (event_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/events/%s", event_cases[i].name);

    g_test_add_data_func (path, &event_cases[i], test_events);
  }
  g_test_add_func ("/text/events/of-a-team", test_team_events);
  g_test_add_func ("/text/throw/every-score", test_every_score);
  g_test_add_func ("/text/lost-turns", test_lost_turns);
  g_test_add_func ("/text/announcement", test_announcement);
  g_test_add_func ("/text/row", test_row);

  return g_test_run ();
}
