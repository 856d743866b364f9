/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Which throw of which game is looked at: shared by board, history, chart and banner of one window.
 *
 * Properties: `model` (swapped for a new game; the view then follows it), `throw` (0 the opening, n after the
 * n-th throw), `reviewing` (read-only: an older throw is looked at, or the newest was chosen to be held while
 * more came; the live game never moves it), `n-throws` (read-only). While not reviewing, `throw` follows the game. */
#define ZOHN_TYPE_VIEWPOINT (zohn_viewpoint_get_type ())
G_DECLARE_FINAL_TYPE (ZohnViewpoint, zohn_viewpoint, ZOHN, VIEWPOINT, GObject)

ZohnViewpoint *zohn_viewpoint_new (void);

ZohnGameModel *zohn_viewpoint_get_model (ZohnViewpoint *viewpoint);
void zohn_viewpoint_set_model (ZohnViewpoint *viewpoint, ZohnGameModel *model);
guint zohn_viewpoint_get_throw (ZohnViewpoint *viewpoint);
void zohn_viewpoint_set_throw (ZohnViewpoint *viewpoint, guint n_throws);
gboolean zohn_viewpoint_get_reviewing (ZohnViewpoint *viewpoint);
void zohn_viewpoint_return_to_game (ZohnViewpoint *viewpoint);

G_END_DECLS
