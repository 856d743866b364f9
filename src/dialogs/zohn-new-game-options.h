/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-setup.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

#define ZOHN_TIME_LIMIT_MAX_MINUTES 600

/* What the user chose for new games, as kept from one to the next. */
typedef struct {
  ZohnSetup *setup; /* owned; without seed and start */
  gboolean first_by_chance; /* the setup's own `first` does not count then */
} ZohnNewGameOptions;

ZohnNewGameOptions *zohn_new_game_options_load (ZohnSettings *settings);
void zohn_new_game_options_store (const ZohnNewGameOptions *options, ZohnSettings *settings);
ZohnSetup *zohn_new_game_options_create_setup (const ZohnNewGameOptions *options, guint64 seed);
void zohn_new_game_options_free (ZohnNewGameOptions *options);

/* The same game once more, with other throws. */
ZohnSetup *zohn_setup_play_again (const ZohnSetup *setup, guint64 seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnNewGameOptions, zohn_new_game_options_free)

G_END_DECLS
