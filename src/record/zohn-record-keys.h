/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words of the file format, for those who read and write it. */
#define ZOHN_RECORD_GROUP "Zohn Ahl Game"

/* Notes on throws stand in a group of their own: the key is the number of the throw, from 1, the value its note, any text
 * with GKeyFile's escapes. Throws without a note have no key, and the group is there only if there are notes.
 *
 *     [Notes]
 *     12=That was close!
 *     57=Rosa wins.\nPlayed at grandmother's. */
#define ZOHN_RECORD_NOTES_GROUP "Notes"

typedef enum {
  ZOHN_RECORD_KEY_FORMAT,
  ZOHN_RECORD_KEY_CLOCKWISE,
  ZOHN_RECORD_KEY_ANTICLOCKWISE,
  ZOHN_RECORD_KEY_FIRST,
  ZOHN_RECORD_KEY_COUNTERS,
  ZOHN_RECORD_KEY_LAP,
  ZOHN_RECORD_KEY_SEED,
  ZOHN_RECORD_KEY_STARTED,
  ZOHN_RECORD_KEY_COMPUTER,
  ZOHN_RECORD_KEY_STICKS,
  ZOHN_RECORD_KEY_TIME_LIMIT,
  ZOHN_RECORD_KEY_TIME_LEFT,
  ZOHN_RECORD_KEY_THROWS,
  ZOHN_RECORD_KEY_STATE,
} ZohnRecordKey;

#define ZOHN_N_RECORD_KEYS 14
#define ZOHN_N_GAME_STATES 3

extern const char *const zohn_record_keys[ZOHN_N_RECORD_KEYS];
extern const char *const zohn_record_states[ZOHN_N_GAME_STATES]; /* by ZohnGameState */
extern const char *const zohn_record_sticks[]; /* by ZohnSticks */

G_END_DECLS
