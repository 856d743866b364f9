/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-game-review.h"
#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* The sidebar: every throw of the viewpoint's game as a row, grouped by lap, or those that are looked for; below them a
 * field for notes. Selecting a row moves the viewpoint. Properties: `viewpoint`, `review` (nullable: what knows the luck of throws). */
#define ZOHN_TYPE_HISTORY_PANEL (zohn_history_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistoryPanel, zohn_history_panel, ZOHN, HISTORY_PANEL, GtkWidget)

GtkWidget *zohn_history_panel_new (void);
void zohn_history_panel_search (ZohnHistoryPanel *panel);
void zohn_history_panel_edit_note (ZohnHistoryPanel *panel);
void zohn_history_panel_keep_note (ZohnHistoryPanel *panel);

G_END_DECLS
