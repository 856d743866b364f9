/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-game-model.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* The one window: a game, the board, its throws. Properties: `settings` (construct only). */
#define ZOHN_TYPE_WINDOW (zohn_window_get_type ())
G_DECLARE_FINAL_TYPE (ZohnWindow, zohn_window, ZOHN, WINDOW, GtkApplicationWindow)

ZohnWindow *zohn_window_new (GtkApplication *application, ZohnSettings *settings);

ZohnGameModel *zohn_window_get_model (ZohnWindow *window);
ZohnRules zohn_window_get_rules (ZohnWindow *window);
void zohn_window_start_game (ZohnWindow *window, const ZohnSetup *setup);
void zohn_window_start_seeded_game (ZohnWindow *window, guint64 seed);
void zohn_window_open_files (ZohnWindow *window, GFile *const *files, guint n_files);

G_END_DECLS
