/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-rules.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

#define N_VECTORS 12

/* A line of a vector's table. */
typedef struct {
  guint lap;
  ZohnSide side;
  char *player;
  ZohnThrow thrown;
  guint spaces;
  gboolean again;
  guint from;
  guint to;
  char *events;
  guint counters[ZOHN_N_SIDES];
  int next; /* a ZohnSide, -1 after the end */
  double clockwise_chance; /* to 6 decimals */
  double luck; /* to 6 decimals */
} VectorRow;

/* One of tests/data/vectors: a game, and what an independent program made of it. */
typedef struct {
  ZohnRules rules;
  char **players[ZOHN_N_SIDES]; /* NULL for a side without names */
  gboolean is_finished;
  guint n_throws;
  ZohnThrow *throws;
  VectorRow *rows;
} Vector;

Vector *vector_load (guint number);
void vector_free (Vector *vector);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Vector, vector_free)

G_END_DECLS
