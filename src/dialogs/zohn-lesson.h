/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* The pictures of "How to play": each is the last throw of a short game, and what it teaches. */
guint zohn_lesson_get_count (void);
const char *zohn_lesson_get_title (guint lesson);
const char *zohn_lesson_get_text (guint lesson);
ZohnGameModel *zohn_lesson_create_game (guint lesson);

G_END_DECLS
