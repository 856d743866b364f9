/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Which throw of which game is looked at: shared by board, history, chart and banner of one window.
 *
 * Properties: `model` (nullable; swapped for a new game, whose newest throw is then looked at), `throw` (0 the opening, n
 * after the n-th throw), `n-throws` (read-only: how many the game has), `reviewing` (read-only: an older throw is looked
 * at). While the newest is looked at, `throw` follows the game; while reviewing, the game moves `n-throws` alone, unless
 * an undo takes the throw away that is looked at. After a throw, undo or redo the viewpoint has followed before the game's
 * own signals. */
#define ZOHN_TYPE_VIEWPOINT (zohn_viewpoint_get_type ())
G_DECLARE_FINAL_TYPE (ZohnViewpoint, zohn_viewpoint, ZOHN, VIEWPOINT, GObject)

ZohnViewpoint *zohn_viewpoint_new (void);

ZohnGameModel *zohn_viewpoint_get_model (ZohnViewpoint *viewpoint);
void zohn_viewpoint_set_model (ZohnViewpoint *viewpoint, ZohnGameModel *model);
guint zohn_viewpoint_get_throw (ZohnViewpoint *viewpoint);
void zohn_viewpoint_set_throw (ZohnViewpoint *viewpoint, guint n_throws);
void zohn_viewpoint_step (ZohnViewpoint *viewpoint, int n_throws);
gboolean zohn_viewpoint_get_reviewing (ZohnViewpoint *viewpoint);
void zohn_viewpoint_return_to_game (ZohnViewpoint *viewpoint);

G_END_DECLS
