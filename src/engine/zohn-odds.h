/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-position.h"
#include "engine/zohn-rules.h"

G_BEGIN_DECLS

/* The exact odds of every position by one set of rules; immutable and reference counted, safe on any thread.
 * They depend on `counters` and `lap` only, never on who begins. */
typedef struct _ZohnOdds ZohnOdds;

#define ZOHN_TYPE_ODDS (zohn_odds_get_type ())
GType zohn_odds_get_type (void);

ZohnOdds *zohn_odds_solve (const ZohnRules *rules, GCancellable *cancellable, GError **error);
ZohnOdds *zohn_odds_ref (ZohnOdds *odds);
void zohn_odds_unref (ZohnOdds *odds);

double zohn_odds_get_chance (const ZohnOdds *odds, const ZohnPosition *position, ZohnSide side);
double zohn_odds_get_throws_left (const ZohnOdds *odds, const ZohnPosition *position);
guint zohn_odds_get_n_sweeps (const ZohnOdds *odds);

/* Cached by rule option: solved once in a thread, then answered from memory. */
ZohnOdds *zohn_odds_peek (const ZohnRules *rules);
void zohn_odds_load_async (const ZohnRules *rules, GCancellable *cancellable,
                           GAsyncReadyCallback callback, gpointer user_data);
ZohnOdds *zohn_odds_load_finish (GAsyncResult *result, GError **error);
ZohnOdds *zohn_odds_load (const ZohnRules *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnOdds, zohn_odds_unref)

G_END_DECLS
