/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Writes down what a game says, in order, and how the game stands while it says so: every handler must see the settled
 * state. Signals are named as they are, notifications "~property", the history's change "items". */
typedef struct _ModelRecorder ModelRecorder;

ModelRecorder *model_recorder_new (ZohnGameModel *model);
void model_recorder_free (ModelRecorder *recorder);
void model_recorder_assert (ModelRecorder *recorder, const char *expected);
void model_recorder_assert_order (ModelRecorder *recorder, const char *expected);

/* How the game stands, as text. */
char *model_recorder_describe (ZohnGameModel *model);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ModelRecorder, model_recorder_free)

G_END_DECLS
