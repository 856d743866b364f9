/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-record-keys.h"

#include "engine/zohn-game-model.h"
#include "engine/zohn-setup.h"

const char *const zohn_record_keys[ZOHN_N_RECORD_KEYS] = {
  [ZOHN_RECORD_KEY_FORMAT] = "Format",
  [ZOHN_RECORD_KEY_CLOCKWISE] = "Clockwise",
  [ZOHN_RECORD_KEY_ANTICLOCKWISE] = "Anticlockwise",
  [ZOHN_RECORD_KEY_FIRST] = "First",
  [ZOHN_RECORD_KEY_COUNTERS] = "Counters",
  [ZOHN_RECORD_KEY_LAP] = "Lap",
  [ZOHN_RECORD_KEY_SEED] = "Seed",
  [ZOHN_RECORD_KEY_STARTED] = "Started",
  [ZOHN_RECORD_KEY_COMPUTER] = "Computer",
  [ZOHN_RECORD_KEY_STICKS] = "Sticks",
  [ZOHN_RECORD_KEY_TIME_LIMIT] = "TimeLimit",
  [ZOHN_RECORD_KEY_TIME_LEFT] = "TimeLeft",
  [ZOHN_RECORD_KEY_THROWS] = "Throws",
  [ZOHN_RECORD_KEY_STATE] = "State",
};

const char *const zohn_record_states[ZOHN_N_GAME_STATES] = {
  [ZOHN_GAME_PLAYING] = "playing",
  [ZOHN_GAME_STOPPED] = "stopped",
  [ZOHN_GAME_FINISHED] = "finished",
};

const char *const zohn_record_sticks[ZOHN_N_STICKS_KINDS] = {
  [ZOHN_STICKS_SEEDED] = "seeded",
  [ZOHN_STICKS_ENTERED] = "entered",
};
