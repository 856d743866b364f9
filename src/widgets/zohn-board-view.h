/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-speed.h"
#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* The board with both plates. Properties: `viewpoint`, `speed` (ZohnSpeed), `high-contrast` (boolean), `turned` (boolean),
 * `animating` (read-only: a throw is still on its way; the model has settled long since).
 * Signals: `throw-requested` (the stone was clicked, or Space or Enter pressed on the board). `cue` (ZohnSound): a sound is
 * due now, at its moment of a throw that is shown. */
#define ZOHN_TYPE_BOARD_VIEW (zohn_board_view_get_type ())
G_DECLARE_FINAL_TYPE (ZohnBoardView, zohn_board_view, ZOHN, BOARD_VIEW, GtkWidget)

GtkWidget *zohn_board_view_new (void);
ZohnViewpoint *zohn_board_view_get_viewpoint (ZohnBoardView *view);
void zohn_board_view_set_viewpoint (ZohnBoardView *view, ZohnViewpoint *viewpoint);
ZohnSpeed zohn_board_view_get_speed (ZohnBoardView *view);
void zohn_board_view_set_speed (ZohnBoardView *view, ZohnSpeed speed);
gboolean zohn_board_view_get_high_contrast (ZohnBoardView *view);
void zohn_board_view_set_high_contrast (ZohnBoardView *view, gboolean high_contrast);
gboolean zohn_board_view_get_turned (ZohnBoardView *view);
void zohn_board_view_set_turned (ZohnBoardView *view, gboolean turned);

gboolean zohn_board_view_get_animating (ZohnBoardView *view);
void zohn_board_view_settle (ZohnBoardView *view);
gboolean zohn_board_view_play (ZohnBoardView *view, guint number, double rate);

G_END_DECLS
