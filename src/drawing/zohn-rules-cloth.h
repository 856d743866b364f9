/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-cloth-sheet.h"
#include "engine/zohn-rules.h"

G_BEGIN_DECLS

/* The board to print and play on, with the rules of a game in the user's language. */
typedef struct {
  ZohnClothSheet sheet; /* borrows the rules below */
  GPtrArray *rules; /* owned */
} ZohnRulesCloth;

void zohn_rules_cloth_init (ZohnRulesCloth *cloth, const ZohnRules *rules, const ZohnPaper *paper,
                            guint n_pages, gboolean right_to_left);
void zohn_rules_cloth_clear (ZohnRulesCloth *cloth);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZohnRulesCloth, zohn_rules_cloth_clear)

G_END_DECLS
