/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* The sidebar: every throw of the viewpoint's game as a row, grouped by lap. Selecting a row moves the
 * viewpoint. Property: `viewpoint`. */
#define ZOHN_TYPE_HISTORY_PANEL (zohn_history_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistoryPanel, zohn_history_panel, ZOHN, HISTORY_PANEL, GtkWidget)

GtkWidget *zohn_history_panel_new (void);

G_END_DECLS
