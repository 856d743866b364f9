/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-rules.h"
#include "engine/zohn-side.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

#define ZOHN_N_SPACES 40
#define ZOHN_START 0
#define ZOHN_NORTH_CREEK 20
#define ZOHN_FIRST_DRY_BRANCH 10
#define ZOHN_SECOND_DRY_BRANCH 30

/* Where a game stands between two throws: a plain value of eight bytes. */
typedef struct {
  guint8 progress[ZOHN_N_SIDES]; /* 0 to 39, each in its side's own direction */
  guint8 counters[ZOHN_N_SIDES]; /* together twice the rules' counters */
  guint8 owes[ZOHN_N_SIDES]; /* 1 when the side loses the throw of its next turn */
  guint8 to_throw; /* a ZohnSide; of no meaning when the game is over */
  guint8 over; /* 1 when a side holds all the counters */
} ZohnPosition;

/* What a throw brought about. The bits' order is the order of occurrence. */
typedef enum {
  ZOHN_EVENT_LAP = 1 << 0,
  ZOHN_EVENT_CAPTURE = 1 << 1,
  ZOHN_EVENT_CREEK = 1 << 2,
  ZOHN_EVENT_DRY_BRANCH = 1 << 3,
  ZOHN_EVENT_WIN = 1 << 4,
} ZohnEvents;

#define ZOHN_N_EVENTS 5

typedef struct {
  guint8 side; /* the ZohnSide that threw */
  guint8 thrown; /* the ZohnThrow */
  guint8 from; /* the thrower's progress before, 0 to 39 */
  guint8 landed; /* where the move ended, before any event: from + spaces, 1 to 49 */
  guint8 to; /* the thrower's progress at rest after all events, 0 to 39 */
  guint8 events; /* ZohnEvents */
  guint8 lost[ZOHN_N_SIDES]; /* 1 for a side that lost its turn right after this throw */
} ZohnOutcome;

ZohnPosition zohn_position_opening (const ZohnRules *rules);
ZohnPosition zohn_position_apply (const ZohnPosition *position, const ZohnRules *rules,
                                  ZohnThrow thrown, ZohnOutcome *outcome);
ZohnSide zohn_position_get_winner (const ZohnPosition *position);
gboolean zohn_position_equal (const ZohnPosition *a, const ZohnPosition *b);
guint zohn_position_hash (const ZohnPosition *position);
guint zohn_space_of_progress (ZohnSide side, guint progress);

G_END_DECLS
