/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-rules.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* A heading and the paragraphs below it. */
typedef struct {
  char *heading; /* owned */
  char **paragraphs; /* owned */
} ZohnTextSection;

/* Arrays of ZohnTextSection, (transfer full). */
GPtrArray *zohn_text_rules (const ZohnRules *rules);
/* the same for a page that shows the table of throws by itself */
GPtrArray *zohn_text_rules_beside_table (const ZohnRules *rules);
GPtrArray *zohn_text_about (void);

/* How the lap rule is to be read, and where it comes from. */
const char *zohn_text_lap_rule_reading (ZohnLapRule lap);
/* A row of the sticks' table: "3 grooves, the blue one among them", "3 spaces and another throw". */
const char *zohn_text_score_fall (ZohnScore score);
const char *zohn_text_score_worth (ZohnScore score);

G_END_DECLS
