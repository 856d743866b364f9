/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-position.h"
#include "engine/zohn-rules.h"

G_BEGIN_DECLS

/* What came of many whole games, thrown by the seeded source and played by the rules. */
typedef struct {
  guint64 games;
  guint64 first_wins; /* won by the side that throws first */
  guint64 throws; /* in all games together */
  double mean_throws; /* a game */
  double sd_throws; /* standard deviation over the games; 0 for a single one */
  double throws_per_second;
} ZohnSimulation;

void zohn_simulation_run (ZohnSimulation *simulation, const ZohnRules *rules, guint64 seed,
                          guint64 n_games);

guint64 zohn_simulation_get_game_seed (guint64 seed, guint64 game);
guint zohn_simulation_play (const ZohnRules *rules, guint64 game_seed, ZohnPosition *end);

G_END_DECLS
