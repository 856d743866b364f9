/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

/* Where the pieces are after a lap was won (README, "Order of events"). */
typedef enum {
  ZOHN_LAP_CARRY_ON,
  ZOHN_LAP_HALT,
  ZOHN_LAP_RESTART,
} ZohnLapRule;

#define ZOHN_N_LAP_RULES 3
#define ZOHN_COUNTERS_DEFAULT 4
#define ZOHN_COUNTERS_MIN 1
#define ZOHN_COUNTERS_MAX 15

typedef struct {
  guint8 counters; /* a side, 1 to 15 */
  guint8 lap; /* a ZohnLapRule */
  guint8 first; /* a ZohnSide */
} ZohnRules;

#define ZOHN_RULES_DEFAULT                                                                         \
  ((ZohnRules){ ZOHN_COUNTERS_DEFAULT, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE })

gboolean zohn_rules_is_valid (const ZohnRules *rules);
gboolean zohn_rules_equal (const ZohnRules *a, const ZohnRules *b);

const char *zohn_lap_rule_to_token (ZohnLapRule lap);
gboolean zohn_lap_rule_from_token (const char *token, ZohnLapRule *lap);
const char *zohn_side_to_token (ZohnSide side);
gboolean zohn_side_from_token (const char *token, ZohnSide *side);

G_END_DECLS
