/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Games to test with. */
ZohnGameModel *game_new_scripted (guint counters, const char *tokens);
ZohnGameModel *game_new_seeded (const ZohnRules *rules, guint64 seed);
void game_throw (ZohnGameModel *model, guint times);

G_END_DECLS
