/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds-graph.h"

#include <string.h>

#define MAX_PLACES (ZOHN_N_SPACES * ZOHN_N_SPACES * 2)

/* A place while the graph is being explored: numbered in the order of discovery. */
typedef struct {
  guint8 own;
  guint8 other;
  guint8 owes;
} Place;

typedef struct {
  ZohnRules rules;
  guint n_places;
  Place places[MAX_PLACES];
  ZohnOddsStep steps[MAX_PLACES][ZOHN_N_SCORES];
  guint8 n_steps[MAX_PLACES];
  gint16 place_of[ZOHN_N_SPACES][ZOHN_N_SPACES][2];
} Exploration;

static guint
discover (Exploration *exploration, guint own, guint other, guint owes)
{
  gint16 *place = &exploration->place_of[own][other][owes];

  if (*place < 0) {
    *place = (gint16) exploration->n_places;
    exploration->places[exploration->n_places++] =
        (Place){ (guint8) own, (guint8) other, (guint8) owes };
  }

  return (guint) *place;
}

/* Throws that come to the same are one step. */
static void
add_step (Exploration *exploration, guint place, ZohnOddsStep step)
{
  ZohnOddsStep *steps = exploration->steps[place];
  guint i;

  for (i = 0; i < exploration->n_steps[place]; i++) {
    if (steps[i].target == step.target && steps[i].gain == step.gain &&
        steps[i].passes == step.passes) {
      steps[i].weight++;
      return;
    }
  }

  steps[i] = step;
  exploration->n_steps[place]++;
}

/* The counters are many enough here that no throw ends the game. One that does leads to a level beyond the last, which
 * the solver knows for won or lost wherever the pieces stand. */
static void
explore_place (Exploration *exploration, guint place)
{
  const guint8 many = exploration->rules.counters;
  const Place from = exploration->places[place];
  const ZohnPosition position = {
    .progress = { from.own, from.other },
    .counters = { many, many },
    .owes = { 0, from.owes },
    .to_throw = 0,
  };

  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    const ZohnPosition next = zohn_position_apply (&position, &exploration->rules, thrown, NULL);
    const guint side = next.to_throw;

    add_step (exploration, place,
              (ZohnOddsStep){
                  .target = (guint16) discover (exploration, next.progress[side],
                                                next.progress[!side], next.owes[!side]),
                  .gain = (gint8) (next.counters[0] - many),
                  .passes = side != position.to_throw,
                  .weight = 1,
              });
  }
}

static void
explore (Exploration *exploration, ZohnLapRule lap)
{
  exploration->rules = (ZohnRules){ ZOHN_COUNTERS_MAX, (guint8) lap, ZOHN_SIDE_CLOCKWISE };
  memset (exploration->place_of, -1, sizeof exploration->place_of);

  discover (exploration, ZOHN_START, ZOHN_START, FALSE);
  for (guint place = 0; place < exploration->n_places; place++) {
    explore_place (exploration, place);
  }
}

/* A counting sort by decreasing sum of the progresses. */
static void
sort_places (const Exploration *exploration, guint16 *order, guint16 *rank)
{
  guint n_sorted = 0;

  for (int sum = 2 * (ZOHN_N_SPACES - 1); sum >= 0; sum--) {
    for (guint place = 0; place < exploration->n_places; place++) {
      if (exploration->places[place].own + exploration->places[place].other == sum) {
        rank[place] = (guint16) n_sorted;
        order[n_sorted++] = (guint16) place;
      }
    }
  }
}

static void
find_entries (ZohnOddsGraph *graph)
{
  g_autofree guint8 *is_entry = g_new0 (guint8, graph->n_places);

  for (guint i = 0; i < graph->n_steps; i++) {
    is_entry[graph->steps[i].target] |= graph->steps[i].gain != 0;
  }

  graph->entries = g_new (guint16, graph->n_places);
  for (guint place = 0; place < graph->n_places; place++) {
    if (is_entry[place]) {
      graph->entries[graph->n_entries++] = (guint16) place;
    }
  }
}

/**
 * zohn_odds_graph_new:
 * @lap: the lap rule
 *
 * Every step comes from zohn_position_apply(): there is one truth about the rules.
 *
 * Returns: (transfer full): the places and steps of games by that rule.
 */
ZohnOddsGraph *
zohn_odds_graph_new (ZohnLapRule lap)
{
  g_autofree Exploration *exploration = g_new0 (Exploration, 1);
  ZohnOddsGraph *graph = g_new0 (ZohnOddsGraph, 1);
  guint16 order[MAX_PLACES];
  guint16 rank[MAX_PLACES];

  explore (exploration, lap);
  sort_places (exploration, order, rank);

  graph->n_places = exploration->n_places;
  graph->opening = rank[0];
  graph->first_step = g_new (guint32, graph->n_places + 1);
  graph->steps = g_new (ZohnOddsStep, graph->n_places * ZOHN_N_SCORES);
  memset (graph->place_of, -1, sizeof graph->place_of);

  for (guint i = 0; i < graph->n_places; i++) {
    const guint found = order[i];
    const Place *place = &exploration->places[found];

    graph->place_of[place->own][place->other][place->owes] = (gint16) i;
    graph->first_step[i] = graph->n_steps;
    for (guint j = 0; j < exploration->n_steps[found]; j++) {
      ZohnOddsStep *step = &graph->steps[graph->n_steps++];

      *step = exploration->steps[found][j];
      step->target = rank[step->target];
    }
  }
  graph->first_step[graph->n_places] = graph->n_steps;
  find_entries (graph);

  return graph;
}

/**
 * zohn_odds_graph_free:
 * @graph: (transfer full) (nullable): a graph
 */
void
zohn_odds_graph_free (ZohnOddsGraph *graph)
{
  if (graph == NULL) {
    return;
  }

  g_free (graph->first_step);
  g_free (graph->steps);
  g_free (graph->entries);
  g_free (graph);
}

/**
 * zohn_odds_graph_find:
 * @graph: a graph
 * @position: a position that is not over
 *
 * Returns: the place of the pieces seen from the side to throw; -1 when no game comes to it.
 */
int
zohn_odds_graph_find (const ZohnOddsGraph *graph, const ZohnPosition *position)
{
  const guint own = position->progress[position->to_throw];
  const guint other = position->progress[!position->to_throw];
  const guint owes = position->owes[!position->to_throw];

  if (own >= ZOHN_N_SPACES || other >= ZOHN_N_SPACES || owes > 1 ||
      position->owes[position->to_throw]) {
    return -1;
  }

  return graph->place_of[own][other][owes];
}
