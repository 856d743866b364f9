/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-position.h"
#include "engine/zohn-side.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* All that a painter needs to know about the moment it paints: plain data, no GTK.
 *
 * Lengths on the cloth are in cloth units: the cloth is the square from (-1, -1) to (1, 1), x to the east
 * (right), y to the south (down), the ahl stone in the middle. */

typedef struct {
  double x, y; /* cloth units */
  double angle; /* radians, along the stick, clockwise from the east */
  double lift; /* height above the cloth, cloth units; 0 lies */
  double roll; /* half turns about its own axis: 0 as it fell, fractions while it tumbles */
  gboolean groove_up;
} ZohnStickPose;

typedef struct {
  double progress; /* 0 to 49, fractions while it walks; 40 and more: beyond the start */
  double lift; /* cloth units */
  double slide; /* 0 on its space, 1 back at the start: a captured or fallen piece on its way */
} ZohnPiecePose;

/* A counter on its way from one bundle to the other. */
typedef struct {
  gboolean moving;
  ZohnSide from;
  double done; /* 0 to 1 */
} ZohnCounterPose;

typedef struct {
  ZohnPiecePose pieces[ZOHN_N_SIDES];
  ZohnStickPose sticks[ZOHN_N_STICKS];
  gboolean sticks_shown;
  guint counters[ZOHN_N_SIDES]; /* in the bundles, without one that is moving */
  ZohnCounterPose counter;
  gboolean owes[ZOHN_N_SIDES];
  const char *names[ZOHN_N_SIDES]; /* borrowed, for the plates */
  const char *players[ZOHN_N_SIDES]; /* borrowed, nullable: who throws next in a team of several */
  const char *turn; /* borrowed, nullable: words on the plate of the side to throw */
  const char
      *debts[ZOHN_N_SIDES]; /* borrowed, nullable: words beside the mark of an owed lost throw */
  int side_to_throw; /* a ZohnSide, -1 when nobody throws */
  int marked_from, marked_to; /* spaces of the ring, -1 for none: what happened last */
  int marked_side; /* a ZohnSide */
} ZohnScene;

/* How the sticks of throw @number (from 1) lie: a pure function, so that a review shows them as they fell. */
void zohn_scene_rest_sticks (ZohnScene *scene, guint64 seed, guint number, ZohnThrow thrown);

/* Everything of @position at rest: pieces, counters, debts, turn; nothing marked, no sticks, no names. */
void zohn_scene_rest (ZohnScene *scene, const ZohnPosition *position);

G_END_DECLS
