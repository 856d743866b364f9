/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-throw.h"

#include <string.h>

typedef struct {
  guint8 spaces;
  guint8 again;
  guint8 weight;
} Score;

static const Score scores[ZOHN_N_SCORES] = {
  [ZOHN_SCORE_1] = { 1, FALSE, 3 },        [ZOHN_SCORE_1_AGAIN] = { 1, TRUE, 1 },
  [ZOHN_SCORE_2] = { 2, FALSE, 6 },        [ZOHN_SCORE_3] = { 3, FALSE, 1 },
  [ZOHN_SCORE_3_AGAIN] = { 3, TRUE, 3 },   [ZOHN_SCORE_6_AGAIN] = { 6, TRUE, 1 },
  [ZOHN_SCORE_10_AGAIN] = { 10, TRUE, 1 },
};

/* Indexed by the throw's bits; the blue stick is the highest bit. */
static const guint8 score_of_throw[ZOHN_N_THROWS] = {
  ZOHN_SCORE_10_AGAIN, ZOHN_SCORE_1,       ZOHN_SCORE_1,       ZOHN_SCORE_2,
  ZOHN_SCORE_1,        ZOHN_SCORE_2,       ZOHN_SCORE_2,       ZOHN_SCORE_3,
  ZOHN_SCORE_1_AGAIN,  ZOHN_SCORE_2,       ZOHN_SCORE_2,       ZOHN_SCORE_3_AGAIN,
  ZOHN_SCORE_2,        ZOHN_SCORE_3_AGAIN, ZOHN_SCORE_3_AGAIN, ZOHN_SCORE_6_AGAIN,
};

/**
 * zohn_throw_is_valid:
 * @value: any number
 *
 * Returns: whether @value is a throw, 0 to 15.
 */
gboolean
zohn_throw_is_valid (guint value)
{
  return value < ZOHN_N_THROWS;
}

/**
 * zohn_throw_is_groove_up:
 * @thrown: a throw, 0 to 15
 * @stick: 0 to 3, the blue stick is 3
 *
 * Returns: whether that stick's groove lies up.
 */
gboolean
zohn_throw_is_groove_up (ZohnThrow thrown, guint stick)
{
  g_return_val_if_fail (stick < ZOHN_N_STICKS, FALSE);

  return (thrown >> stick) & 1;
}

/**
 * zohn_throw_get_grooves:
 * @thrown: a throw, 0 to 15
 *
 * Returns: how many grooves lie up, 0 to 4.
 */
guint
zohn_throw_get_grooves (ZohnThrow thrown)
{
  return (guint) __builtin_popcount (thrown);
}

/**
 * zohn_throw_get_score:
 * @thrown: a throw, 0 to 15
 *
 * Returns: what the throw counts for (README, "A throw").
 */
ZohnScore
zohn_throw_get_score (ZohnThrow thrown)
{
  return score_of_throw[thrown & (ZOHN_N_THROWS - 1)];
}

/**
 * zohn_throw_get_spaces:
 * @thrown: a throw, 0 to 15
 *
 * Returns: the spaces it moves a piece: 1, 2, 3, 6 or 10.
 */
guint
zohn_throw_get_spaces (ZohnThrow thrown)
{
  return scores[zohn_throw_get_score (thrown)].spaces;
}

/**
 * zohn_throw_grants_another:
 * @thrown: a throw, 0 to 15
 *
 * Returns: whether the score earns another throw.
 */
gboolean
zohn_throw_grants_another (ZohnThrow thrown)
{
  return scores[zohn_throw_get_score (thrown)].again;
}

/**
 * zohn_throw_to_token:
 * @thrown: a throw, 0 to 15
 * @token: (out): room for four letters and the final zero
 *
 * Writes the throw as game records do: red, red, red, blue; `G` groove up, `-` blank up.
 */
void
zohn_throw_to_token (ZohnThrow thrown, char token[ZOHN_THROW_TOKEN_LENGTH + 1])
{
  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    token[stick] = zohn_throw_is_groove_up (thrown, stick) ? 'G' : '-';
  }
  token[ZOHN_N_STICKS] = '\0';
}

/**
 * zohn_throw_from_token:
 * @token: any text
 * @thrown: (out) (optional): the throw
 *
 * Returns: whether @token is exactly four letters `G` or `-`; @thrown is left alone when not.
 */
gboolean
zohn_throw_from_token (const char *token, ZohnThrow *thrown)
{
  ZohnThrow result = 0;

  g_return_val_if_fail (token != NULL, FALSE);

  if (strlen (token) != ZOHN_THROW_TOKEN_LENGTH) {
    return FALSE;
  }

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    if (token[stick] == 'G') {
      result |= (ZohnThrow) (1u << stick);
    } else if (token[stick] != '-') {
      return FALSE;
    }
  }

  if (thrown != NULL) {
    *thrown = result;
  }

  return TRUE;
}

/**
 * zohn_score_get_spaces:
 * @score: a score
 *
 * Returns: 1, 2, 3, 6 or 10.
 */
guint
zohn_score_get_spaces (ZohnScore score)
{
  g_return_val_if_fail ((guint) score < ZOHN_N_SCORES, 0);

  return scores[score].spaces;
}

/**
 * zohn_score_grants_another:
 * @score: a score
 *
 * Returns: whether it earns another throw.
 */
gboolean
zohn_score_grants_another (ZohnScore score)
{
  g_return_val_if_fail ((guint) score < ZOHN_N_SCORES, FALSE);

  return scores[score].again;
}

/**
 * zohn_score_get_weight:
 * @score: a score
 *
 * Returns: in how many of the sixteen equally likely falls of fair sticks it comes, 1 to 6.
 */
guint
zohn_score_get_weight (ZohnScore score)
{
  g_return_val_if_fail ((guint) score < ZOHN_N_SCORES, 0);

  return scores[score].weight;
}
