/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-position.h"
#include "engine/zohn-rules.h"

G_BEGIN_DECLS

/* One way on from a place: fair sticks take it in @weight of sixteen throws. */
typedef struct {
  guint16 target; /* the place it leads to */
  gint8 gain; /* counters that the thrower gains, -2 to 2; not 0: it leads to another level */
  guint8 passes; /* 1 when the other side throws there */
  guint8 weight; /* 1 to 16 */
} ZohnOddsStep;

/* All places of the two pieces that a game can come to, seen from the side to throw and without the counters, with
 * the steps between them. It depends on the lap rule alone.
 *
 * The places stand in order of decreasing sum of the progresses. A throw that pays nothing increases that sum, so every
 * step without gain leads to an earlier place: one count of counters is acyclic. */
typedef struct {
  guint n_places;
  guint n_steps;
  guint n_entries;
  guint opening; /* both pieces at the start */
  guint32 *first_step; /* n_places + 1: a place's steps are those up to the next place's first */
  ZohnOddsStep *steps;
  guint16 *entries; /* the places that a payment can lead to */
  gint16 place_of[ZOHN_N_SPACES][ZOHN_N_SPACES]
                 [2]; /* own progress, the other's, whether it owes; or -1 */
} ZohnOddsGraph;

ZohnOddsGraph *zohn_odds_graph_new (ZohnLapRule lap);
void zohn_odds_graph_free (ZohnOddsGraph *graph);
int zohn_odds_graph_find (const ZohnOddsGraph *graph, const ZohnPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnOddsGraph, zohn_odds_graph_free)

G_END_DECLS
