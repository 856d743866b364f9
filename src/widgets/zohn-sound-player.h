/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Plays sound files through the desktop's sound server in a thread of its own, so that no caller ever waits for it. */
typedef struct _ZohnSoundPlayer ZohnSoundPlayer;

ZohnSoundPlayer *zohn_sound_player_new (void);
void zohn_sound_player_free (ZohnSoundPlayer *player);
void zohn_sound_player_play (ZohnSoundPlayer *player, const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnSoundPlayer, zohn_sound_player_free)

G_END_DECLS
