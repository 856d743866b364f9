/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "drawing/zohn-board-painter.h"

G_BEGIN_DECLS

/* A board as render nodes that are kept for as long as they show what they should: one for all that stands still,
 * an image at the device's scale, and one for each part that moves. */
typedef struct {
  ZohnBoardStyle style; /* its font is owned */
  double scale; /* device pixels a unit */
  GskRenderNode *still;
  GskRenderNode *parts[ZOHN_N_SCENE_PARTS];
  gboolean part_is_fresh[ZOHN_N_SCENE_PARTS];
  ZohnScene painted; /* what the parts show; its words are not looked at */
} ZohnBoardCache;

void zohn_board_cache_set_style (ZohnBoardCache *cache, const ZohnBoardStyle *style, double scale);
void zohn_board_cache_clear (ZohnBoardCache *cache);
void zohn_board_cache_renew_words (ZohnBoardCache *cache);
void
zohn_board_cache_snapshot (ZohnBoardCache *cache, GtkSnapshot *snapshot, const ZohnScene *scene);

G_END_DECLS
