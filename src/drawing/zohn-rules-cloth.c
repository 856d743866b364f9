/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-rules-cloth.h"

#include "text/zohn-text.h"

#include <glib/gi18n.h>

/**
 * zohn_rules_cloth_init:
 * @cloth: (out): the board to print
 * @rules: the rules that are printed with it
 * @paper: what it is printed on
 * @n_pages: how many sheets the cloth may take
 * @right_to_left: whether reading goes from right to left
 */
void
zohn_rules_cloth_init (ZohnRulesCloth *cloth, const ZohnRules *rules, const ZohnPaper *paper,
                       guint n_pages, gboolean right_to_left)
{
  *cloth = (ZohnRulesCloth){ .rules = zohn_text_rules_beside_table (rules) };
  cloth->sheet = (ZohnClothSheet){
    .paper = *paper,
    .right_to_left = right_to_left,
    .n_pages = n_pages,
    .title = _ ("Zohn Ahl"),
    .sticks_heading = zohn_text_sticks_heading (),
    .rules = cloth->rules,
    .glue = zohn_text_glue (),
    .format_page = zohn_text_page,
  };
  for (guint score = 0; score < ZOHN_N_SCORES; score++) {
    cloth->sheet.falls[score] = zohn_text_score_fall ((ZohnScore) score);
    cloth->sheet.worths[score] = zohn_text_score_worth ((ZohnScore) score);
  }
}

/**
 * zohn_rules_cloth_clear:
 * @cloth: the board to print
 */
void
zohn_rules_cloth_clear (ZohnRulesCloth *cloth)
{
  g_clear_pointer (&cloth->rules, g_ptr_array_unref);
}
