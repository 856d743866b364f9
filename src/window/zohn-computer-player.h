/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Throws for the sides that the computer plays, after a short pause.
 *
 * Properties: `model` (nullable), `active` (whether it may throw now: the window is seen, no animation runs), `pause`
 * (milliseconds before a throw), `held` (read-only: the user has undone something; it waits until she goes on). */
#define ZOHN_TYPE_COMPUTER_PLAYER (zohn_computer_player_get_type ())
G_DECLARE_FINAL_TYPE (ZohnComputerPlayer, zohn_computer_player, ZOHN, COMPUTER_PLAYER, GObject)

#define ZOHN_COMPUTER_PAUSE_DEFAULT 700

ZohnComputerPlayer *zohn_computer_player_new (void);
void zohn_computer_player_set_model (ZohnComputerPlayer *player, ZohnGameModel *model);
void zohn_computer_player_set_active (ZohnComputerPlayer *player, gboolean active);
gboolean zohn_computer_player_get_held (ZohnComputerPlayer *player);
void zohn_computer_player_release (ZohnComputerPlayer *player);

G_END_DECLS
