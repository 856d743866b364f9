/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-replay.h"

G_BEGIN_DECLS

/* Seen while an older throw is looked at: which it is, whether the game has gone on meanwhile, the ways to other throws, the
 * replay, and the way back to the game.
 *
 * Properties: `replay` (ZohnReplay; the bar is about the viewpoint of its board), `revealed` (read-only: it is seen). */
#define ZOHN_TYPE_REVIEW_BAR (zohn_review_bar_get_type ())
G_DECLARE_FINAL_TYPE (ZohnReviewBar, zohn_review_bar, ZOHN, REVIEW_BAR, GtkWidget)

GtkWidget *zohn_review_bar_new (void);
ZohnReplay *zohn_review_bar_get_replay (ZohnReviewBar *bar);
void zohn_review_bar_set_replay (ZohnReviewBar *bar, ZohnReplay *replay);
void zohn_review_bar_set_touched (ZohnReviewBar *bar, gboolean touched);
gboolean zohn_review_bar_get_revealed (ZohnReviewBar *bar);
const char *zohn_review_bar_get_message (ZohnReviewBar *bar);

G_END_DECLS
