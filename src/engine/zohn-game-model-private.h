/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* What the files of the game model share: zohn-game-model.c has the type and its signals, zohn-game-model-state.c tells how the
 * game stands, zohn-game-model-actions.c changes it. */

enum {
  PROP_N_THROWS = 1,
  PROP_STATE,
  PROP_RESULT,
  PROP_SIDE_TO_THROW,
  PROP_TIME_LEFT,
  PROP_CAN_THROW,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum {
  SIGNAL_THROWN,
  SIGNAL_UNDONE,
  SIGNAL_REDONE,
  SIGNAL_LAP,
  SIGNAL_CAPTURE,
  SIGNAL_CREEK,
  SIGNAL_DRY_BRANCH,
  SIGNAL_WIN,
  SIGNAL_TURN_LOST,
  SIGNAL_FINISHED,
  SIGNAL_RENAMED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

/* The history knows the game; the model adds what does not follow from the throws: a stop and the time left. All
 * else is asked of the history whenever it is wanted, so nothing can be out of step. */
struct _ZohnGameModel {
  GObject parent_instance;

  /* owned */
  ZohnSetup *setup;
  ZohnHistory *history;
  ZohnNotes *notes;
  ZohnStickSource *source; /* what players throw */
  ZohnStickSource *computer_source; /* what the program throws for a side it plays */

  gboolean stopped;
  guint time_left; /* seconds */

  /* the values that property notifications have told so far */
  guint told[N_PROPS];
  gboolean announcing;
  gboolean unannounced; /* names or the time left were set by a handler */
  gboolean renamed[ZOHN_N_SIDES];
  gboolean noted;
};

/* A change: begin, change all that changes, announce, end. Beginning fails while another change is being announced. */
G_GNUC_INTERNAL gboolean zohn_game_model_begin_change (ZohnGameModel *self);
G_GNUC_INTERNAL void zohn_game_model_end_change (ZohnGameModel *self);
G_GNUC_INTERNAL void
zohn_game_model_announce (ZohnGameModel *self, int signal_id, ZohnThrowRecord *record);
G_GNUC_INTERNAL void zohn_game_model_announce_setting (ZohnGameModel *self);

G_END_DECLS
