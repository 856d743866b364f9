/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A throw of the four casting sticks: one bit a stick, set when its groove lies up.
 * Sticks 0 to 2 are the red ones, stick 3 is the blue one. */
typedef guint8 ZohnThrow;

#define ZOHN_N_STICKS 4
#define ZOHN_N_THROWS 16
#define ZOHN_BLUE_STICK 3
#define ZOHN_THROW_TOKEN_LENGTH 4

/* The seven scores, in the order of their worth. */
typedef enum {
  ZOHN_SCORE_1,
  ZOHN_SCORE_1_AGAIN,
  ZOHN_SCORE_2,
  ZOHN_SCORE_3,
  ZOHN_SCORE_3_AGAIN,
  ZOHN_SCORE_6_AGAIN,
  ZOHN_SCORE_10_AGAIN,
} ZohnScore;

#define ZOHN_N_SCORES 7
#define ZOHN_LONGEST_THROW 10

gboolean zohn_throw_is_valid (guint value);
gboolean zohn_throw_is_groove_up (ZohnThrow thrown, guint stick);
guint zohn_throw_get_grooves (ZohnThrow thrown);
ZohnScore zohn_throw_get_score (ZohnThrow thrown);
guint zohn_throw_get_spaces (ZohnThrow thrown);
gboolean zohn_throw_grants_another (ZohnThrow thrown);

void zohn_throw_to_token (ZohnThrow thrown, char token[ZOHN_THROW_TOKEN_LENGTH + 1]);
gboolean zohn_throw_from_token (const char *token, ZohnThrow *thrown);

guint zohn_score_get_spaces (ZohnScore score);
gboolean zohn_score_grants_another (ZohnScore score);
guint zohn_score_get_weight (ZohnScore score);

G_END_DECLS
