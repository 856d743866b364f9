/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/zohn-rules.h"
#include "engine/zohn-side.h"

G_BEGIN_DECLS

/* Where a game's throws come from. */
typedef enum {
  ZOHN_STICKS_SEEDED,
  ZOHN_STICKS_ENTERED,
} ZohnSticks;

#define ZOHN_N_STICKS_KINDS 2

/* What is settled about a game before its first throw. */
typedef struct {
  ZohnRules rules;
  char **players[ZOHN_N_SIDES]; /* owned, never NULL; empty: one player without a name */
  gboolean computer[ZOHN_N_SIDES]; /* the program throws for this side */
  ZohnSticks sticks;
  guint64 seed;
  gboolean has_seed;
  guint32 time_limit; /* seconds, 0 for none */
  GDateTime *started; /* owned, UTC, NULL when not known */
} ZohnSetup;

#define ZOHN_TYPE_SETUP (zohn_setup_get_type ())
GType zohn_setup_get_type (void);

ZohnSetup *zohn_setup_new (void);
ZohnSetup *zohn_setup_copy (const ZohnSetup *setup);
void zohn_setup_free (ZohnSetup *setup);
gboolean zohn_setup_equal (const ZohnSetup *a, const ZohnSetup *b);

void zohn_setup_set_players (ZohnSetup *setup, ZohnSide side, const char *const *players);
guint zohn_setup_get_n_players (const ZohnSetup *setup, ZohnSide side);
const char *zohn_setup_get_player (const ZohnSetup *setup, ZohnSide side, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnSetup, zohn_setup_free)

G_END_DECLS
