/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-odds-graph.h"
#include "engine/zohn-odds-levels.h"

G_BEGIN_DECLS

/* What can be solved for: a value of each position that is its mean after the throw, plus something for the throw. */
typedef struct {
  double lost; /* the value for a side without counters */
  double won; /* for a side with all of them */
  double each_throw; /* added for each throw */
  double
      mirror; /* 1 when the value is the same for both sides, -1 when it is the opposite for the other */
} ZohnOddsQuantity;

/* The chance to win minus the chance to lose; and the throws left in the game. */
extern const ZohnOddsQuantity zohn_odds_advantage;
extern const ZohnOddsQuantity zohn_odds_throws_left;

gboolean zohn_odds_quantity_solve (const ZohnOddsQuantity *quantity, const ZohnOddsGraph *graph,
                                   const ZohnOddsLevels *levels, guint counters, double *values,
                                   guint64 *work, GCancellable *cancellable, GError **error);

G_END_DECLS
