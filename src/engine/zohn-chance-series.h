/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-history.h"
#include "engine/zohn-odds.h"

G_BEGIN_DECLS

/* The exact chances over a game, at its opening and after each throw, with what each throw brought about. Appending and
 * taking back cost the same at any length; so does, but for its logarithm, asking any stretch of the game for its
 * extremes: a chart of any number of throws is painted in the time of its width. */
typedef struct _ZohnChanceSeries ZohnChanceSeries;

ZohnChanceSeries *zohn_chance_series_new (double opening);
ZohnChanceSeries *zohn_chance_series_new_of_history (ZohnHistory *history, const ZohnOdds *odds);
void zohn_chance_series_free (ZohnChanceSeries *series);

void zohn_chance_series_append (ZohnChanceSeries *series, double clockwise_chance, ZohnSide side,
                                guint events);
void zohn_chance_series_append_history (ZohnChanceSeries *series, ZohnHistory *history,
                                        const ZohnOdds *odds);
void zohn_chance_series_truncate (ZohnChanceSeries *series, guint n_throws);

guint zohn_chance_series_get_n_throws (const ZohnChanceSeries *series);
double
zohn_chance_series_get_chance (const ZohnChanceSeries *series, guint n_throws, ZohnSide side);
double
zohn_chance_series_get_total_luck (const ZohnChanceSeries *series, guint n_throws, ZohnSide side);

/* @number from 1. */
double zohn_chance_series_get_luck (const ZohnChanceSeries *series, guint number);
ZohnSide zohn_chance_series_get_side (const ZohnChanceSeries *series, guint number);
guint zohn_chance_series_get_events (const ZohnChanceSeries *series, guint number);

void zohn_chance_series_get_extremes (const ZohnChanceSeries *series, guint first, guint last,
                                      double *least, double *most);
guint zohn_chance_series_find_event (const ZohnChanceSeries *series, guint first, guint last,
                                     ZohnSide side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnChanceSeries, zohn_chance_series_free)

G_END_DECLS
