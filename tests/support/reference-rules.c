/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/reference-rules.h"

#include <string.h>

/* Spaces and another throw, by the sticks' faces: bit 0, 1, 2 red, bit 3 blue. */
static const char *const scores[ZOHN_N_THROWS] = {
  "10+", "1", "1", "2", "1", "2", "2", "3", "1+", "2", "2", "3+", "2", "3+", "3+", "6+",
};

/* The ring as a clockwise piece meets it from the south: s start, d dry branch, n north creek, e east's dry branch. */
static const char ring[ZOHN_N_SPACES + 1] = "s.........d.........n.........d.........";

/* The space after each, clockwise. */
static const guint8 next_space[ZOHN_N_SPACES] = {
  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0,
};

/* The space before each, clockwise: the way of the other side. */
static const guint8 previous_space[ZOHN_N_SPACES] = {
  39, 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18,
  19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
};

/* The space of each progress of a side that goes anticlockwise, and the progress of each space: the table is its own inverse. */
static const guint8 mirrored[ZOHN_N_SPACES] = {
  0,  39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21,
  20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,  8,  7,  6,  5,  4,  3,  2,  1,
};

typedef struct {
  guint space[ZOHN_N_SIDES]; /* where the pieces are on the ring */
  int counters[ZOHN_N_SIDES];
  gboolean over;
} Table;

static guint
walk_one (guint side, guint space)
{
  return side == ZOHN_SIDE_CLOCKWISE ? next_space[space] : previous_space[space];
}

static guint
progress_of (guint side, guint space)
{
  return side == ZOHN_SIDE_CLOCKWISE ? space : mirrored[space];
}

static void
pay (Table *table, guint payer, guint *events)
{
  table->counters[payer] -= 1;
  table->counters[1 - payer] += 1;
  if (table->counters[payer] == 0) {
    table->over = TRUE;
    *events |= ZOHN_EVENT_WIN;
  }
}

/* Walks, space by space; returns whether the start was reached. By the rule `halt` and by `restart` the piece stays there. */
static gboolean
walk (Table *table, guint side, guint spaces, guint lap_rule)
{
  for (guint i = 0; i < spaces; i++) {
    table->space[side] = walk_one (side, table->space[side]);
    if (ring[table->space[side]] == 's') {
      if (lap_rule == ZOHN_LAP_CARRY_ON) {
        for (guint rest = i + 1; rest < spaces; rest++) {
          table->space[side] = walk_one (side, table->space[side]);
        }
      }
      if (lap_rule == ZOHN_LAP_RESTART) {
        table->space[1 - side] = 0;
      }
      return TRUE;
    }
  }

  return FALSE;
}

static guint
play (Table *table, guint side, guint spaces, guint lap_rule)
{
  guint events = 0;

  if (walk (table, side, spaces, lap_rule)) {
    events |= ZOHN_EVENT_LAP;
    pay (table, 1 - side, &events);
    if (table->over) {
      return events;
    }
  }

  if (table->space[side] == table->space[1 - side] && ring[table->space[side]] != 's') {
    events |= ZOHN_EVENT_CAPTURE;
    table->space[1 - side] = 0;
    pay (table, 1 - side, &events);
    if (table->over) {
      return events;
    }
  }

  switch (ring[table->space[side]]) {
  case 'n':
    events |= ZOHN_EVENT_CREEK;
    table->space[side] = 0;
    pay (table, side, &events);
    break;
  case 'd':
    events |= ZOHN_EVENT_DRY_BRANCH;
    break;
  default:
    break;
  }

  return events;
}

/* Whose throw it is, found by asking one side after the other. */
static guint
pass_turn (guint side, guint8 owes[ZOHN_N_SIDES], guint8 lost[ZOHN_N_SIDES])
{
  guint turn = 1 - side;

  for (guint asked = 0; asked < 3; asked++) {
    if (owes[turn] == 0) {
      return turn;
    }
    owes[turn] = 0;
    lost[turn] = 1;
    turn = 1 - turn;
  }

  g_assert_not_reached ();
}

ZohnPosition
reference_apply (const ZohnPosition *position, const ZohnRules *rules, ZohnThrow thrown,
                 ZohnOutcome *outcome)
{
  const guint side = position->to_throw;
  const guint spaces = (guint) g_ascii_strtoull (scores[thrown], NULL, 10);
  gboolean again = strchr (scores[thrown], '+') != NULL;
  ZohnPosition next = *position;
  Table table = {
    .space = { position->progress[0], mirrored[position->progress[1]] },
    .counters = { position->counters[0], position->counters[1] },
  };

  *outcome = (ZohnOutcome){
    .side = (guint8) side,
    .thrown = thrown,
    .from = position->progress[side],
    .landed = (guint8) (position->progress[side] + spaces),
    .events = (guint8) play (&table, side, spaces, rules->lap),
  };

  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    next.progress[i] = (guint8) progress_of (i, table.space[i]);
    next.counters[i] = (guint8) table.counters[i];
  }
  outcome->to = next.progress[side];

  if (table.over) {
    next.over = 1;
    return next;
  }

  if (outcome->events & ZOHN_EVENT_DRY_BRANCH) {
    if (again) {
      again = FALSE;
    } else {
      next.owes[side] = 1;
    }
  }
  if (!again) {
    next.to_throw = (guint8) pass_turn (side, next.owes, outcome->lost);
  }

  return next;
}
