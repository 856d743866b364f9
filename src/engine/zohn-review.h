/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"
#include "engine/zohn-odds.h"
#include "engine/zohn-setup.h"

G_BEGIN_DECLS

typedef struct {
  guint n_throws;
  double luck; /* 0 without odds */
} ZohnPlayerReview;

/* What happened to one side in a game. */
typedef struct {
  guint n_throws;
  guint scores[ZOHN_N_SCORES]; /* how often each was thrown */
  guint n_laps; /* won */
  guint n_captures; /* made */
  guint n_creek_falls;
  guint n_dry_branches;
  guint n_lost_turns;
  guint n_lost_extra_throws; /* earned by a throw that ended on a dry branch */
  guint longest_run; /* of extra throws in one turn */
  guint longest_run_throw; /* the number of the run's first extra throw; 0 when there is none */
  guint largest_lead; /* in counters */
  guint largest_lead_throw; /* the number of the throw that brought it; 0 when there is none */
  double luck; /* 0 without odds */
  guint n_players;
  ZohnPlayerReview *players; /* owned; in the order of the rotation */
} ZohnSideReview;

/* A whole game looked at: plain data, made on any thread from the setup and the throws alone. */
typedef struct {
  ZohnResult result;
  guint n_throws;
  ZohnPosition end;
  ZohnSideReview sides[ZOHN_N_SIDES];
  guint8 *throwers; /* owned; the ZohnSide of each throw */
  double *
      clockwise_chance; /* owned; n_throws + 1: at the opening and after each throw; NULL without odds */
} ZohnReview;

/* A throw that changed the chances much. */
typedef struct {
  guint number; /* from 1 */
  ZohnSide side; /* that threw */
  double luck;
} ZohnTurningPoint;

ZohnReview *zohn_review_new (const ZohnSetup *setup, const ZohnThrow *throws, gsize n_throws,
                             ZohnGameState state, const ZohnOdds *odds);
void zohn_review_free (ZohnReview *review);

/* The same of a game as it is now, made in a thread. */
void zohn_review_make_async (ZohnGameModel *model, ZohnOdds *odds, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);
ZohnReview *zohn_review_make_finish (ZohnGameModel *model, GAsyncResult *result, GError **error);

double zohn_review_get_luck (const ZohnReview *review, guint number);
guint zohn_review_find_turning_points (const ZohnReview *review, ZohnTurningPoint *points,
                                       guint max_points);
guint zohn_side_review_get_n_lost_throws (const ZohnSideReview *side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnReview, zohn_review_free)

G_END_DECLS
