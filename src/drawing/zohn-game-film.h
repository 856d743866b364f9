/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-film.h"
#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

#define ZOHN_FILM_SCENES_MOST 64

/* Positions of a game as a film strip, each with what was thrown, in the user's language. */
GBytes *zohn_game_film_render (ZohnGameModel *model, const guint *numbers, guint n_numbers,
                               ZohnLook look, gboolean right_to_left, double scene_width,
                               ZohnPictureFormat format, GError **error);

G_END_DECLS
