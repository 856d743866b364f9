/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-scene.h"
#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* The scene of a game after one of its throws, at rest, with the words for its plates. */
typedef struct {
  ZohnScene scene;
  char *names[ZOHN_N_SIDES]; /* owned; the scene borrows them */
  char *player; /* owned; the scene borrows it */
} ZohnGameScene;

void zohn_game_scene_init (ZohnGameScene *scene, ZohnGameModel *model, guint n_throws);
void zohn_game_scene_clear (ZohnGameScene *scene);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZohnGameScene, zohn_game_scene_clear)

G_END_DECLS
