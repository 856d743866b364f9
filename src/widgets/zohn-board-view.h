/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-speed.h"
#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* The board with both plates. Properties: `viewpoint`, `speed` (ZohnSpeed), `high-contrast` (boolean),
 * `animating` (read-only: a throw is still on its way; the model has settled long since).
 * Signals: `throw-requested` (the stone was clicked, or Space or Enter pressed on the board). */
#define ZOHN_TYPE_BOARD_VIEW (zohn_board_view_get_type ())
G_DECLARE_FINAL_TYPE (ZohnBoardView, zohn_board_view, ZOHN, BOARD_VIEW, GtkWidget)

GtkWidget *zohn_board_view_new (void);
gboolean zohn_board_view_get_animating (ZohnBoardView *view);
/* Ends an animation at once in the state of the model. */
void zohn_board_view_settle (ZohnBoardView *view);

G_END_DECLS
