/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-rules.h"

static const char *const lap_tokens[ZOHN_N_LAP_RULES] = {
  [ZOHN_LAP_CARRY_ON] = "carry-on",
  [ZOHN_LAP_HALT] = "halt",
  [ZOHN_LAP_RESTART] = "restart",
};

static const char *const side_tokens[ZOHN_N_SIDES] = {
  [ZOHN_SIDE_CLOCKWISE] = "clockwise",
  [ZOHN_SIDE_ANTICLOCKWISE] = "anticlockwise",
};

static gboolean
find_token (const char *const *tokens, guint n_tokens, const char *token, guint *found)
{
  for (guint i = 0; i < n_tokens; i++) {
    if (g_str_equal (tokens[i], token)) {
      *found = i;
      return TRUE;
    }
  }

  return FALSE;
}

/**
 * zohn_rules_is_valid:
 * @rules: any values
 *
 * Returns: whether the counters are 1 to 15 and the other options are known ones.
 */
gboolean
zohn_rules_is_valid (const ZohnRules *rules)
{
  return rules->counters >= ZOHN_COUNTERS_MIN && rules->counters <= ZOHN_COUNTERS_MAX &&
         rules->lap < ZOHN_N_LAP_RULES && rules->first < ZOHN_N_SIDES;
}

/**
 * zohn_rules_equal:
 * @a: rules
 * @b: rules
 *
 * Returns: whether all options are the same.
 */
gboolean
zohn_rules_equal (const ZohnRules *a, const ZohnRules *b)
{
  return a->counters == b->counters && a->lap == b->lap && a->first == b->first;
}

/**
 * zohn_lap_rule_to_token:
 * @lap: a lap rule
 *
 * Returns: (transfer none): `carry-on`, `halt` or `restart`, as records and the command line write it.
 */
const char *
zohn_lap_rule_to_token (ZohnLapRule lap)
{
  g_return_val_if_fail ((guint) lap < ZOHN_N_LAP_RULES, NULL);

  return lap_tokens[lap];
}

/**
 * zohn_lap_rule_from_token:
 * @token: any text
 * @lap: (out): the lap rule
 *
 * Returns: whether @token names a lap rule; @lap is left alone when not.
 */
gboolean
zohn_lap_rule_from_token (const char *token, ZohnLapRule *lap)
{
  guint found;

  if (!find_token (lap_tokens, ZOHN_N_LAP_RULES, token, &found)) {
    return FALSE;
  }
  *lap = (ZohnLapRule) found;

  return TRUE;
}

/**
 * zohn_side_to_token:
 * @side: a side
 *
 * Returns: (transfer none): `clockwise` or `anticlockwise`, as records and tables write it.
 */
const char *
zohn_side_to_token (ZohnSide side)
{
  g_return_val_if_fail ((guint) side < ZOHN_N_SIDES, NULL);

  return side_tokens[side];
}

/**
 * zohn_side_from_token:
 * @token: any text
 * @side: (out): the side
 *
 * Returns: whether @token names a side; @side is left alone when not.
 */
gboolean
zohn_side_from_token (const char *token, ZohnSide *side)
{
  guint found;

  if (!find_token (side_tokens, ZOHN_N_SIDES, token, &found)) {
    return FALSE;
  }
  *side = (ZohnSide) found;

  return TRUE;
}
