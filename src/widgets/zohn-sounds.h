/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum {
  ZOHN_SOUND_STICKS, /* the sticks meet the stone and fall */
  ZOHN_SOUND_STEP, /* the piece is set on a space */
  ZOHN_SOUND_CAPTURE,
  ZOHN_SOUND_CREEK,
  ZOHN_SOUND_DRY_BRANCH,
  ZOHN_SOUND_LAP,
  ZOHN_SOUND_WIN,
} ZohnSound;

#define ZOHN_N_SOUNDS 7

GType zohn_sound_get_type (void);
#define ZOHN_TYPE_SOUND (zohn_sound_get_type ())

const char *zohn_sound_get_name (ZohnSound sound);

/* Plays the game's sounds through what the desktop has, and is silent where it has nothing.
 *
 * Properties: `enabled` (the user's preference), `audible` (read-only: `enabled`, and the desktop has not switched off the
 * sounds of events). */
#define ZOHN_TYPE_SOUNDS (zohn_sounds_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSounds, zohn_sounds, ZOHN, SOUNDS, GObject)

ZohnSounds *zohn_sounds_new (const char *folder);

gboolean zohn_sounds_get_enabled (ZohnSounds *sounds);
void zohn_sounds_set_enabled (ZohnSounds *sounds, gboolean enabled);
gboolean zohn_sounds_get_audible (ZohnSounds *sounds);
void zohn_sounds_play (ZohnSounds *sounds, ZohnSound sound);

G_END_DECLS
