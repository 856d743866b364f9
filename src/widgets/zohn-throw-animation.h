/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-scene.h"
#include "engine/zohn-position.h"

G_BEGIN_DECLS

#define ZOHN_N_THROW_PAYMENTS 2

/* A counter that goes over to the other side, in seconds from the beginning. */
typedef struct {
  ZohnSide from;
  double start, end;
} ZohnPayment;

/* A piece that goes back to the start. */
typedef struct {
  gboolean slides;
  gboolean sinks; /* into the creek, first */
  double start, end;
} ZohnReturn;

/* A throw from the scene before it to the scene after it: a plain value, every moment of it a pure function of
 * the time. The names in the scenes are borrowed from the caller's. */
typedef struct {
  ZohnScene before, after;
  ZohnOutcome outcome;
  guint number; /* of the throw, from 1 */

  /* Seconds from the beginning. */
  double hand, stone, settled; /* the sticks are in the hand, meet the stone, lie */
  double walk_start, walk_end;
  double dry_start, dry_end;
  double duration;

  guint steps;
  ZohnPayment payments[ZOHN_N_THROW_PAYMENTS];
  guint n_payments;
  ZohnReturn returns[ZOHN_N_SIDES];
} ZohnThrowAnimation;

void zohn_throw_animation_init (ZohnThrowAnimation *animation, const ZohnScene *before,
                                const ZohnScene *after, const ZohnOutcome *outcome, guint number,
                                double pace);
void
zohn_throw_animation_pose (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene);

G_END_DECLS
