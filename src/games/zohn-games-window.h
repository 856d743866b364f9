/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "record/zohn-library.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* All games that were ever played, and how everybody has fared in them.
 *
 * Signal: `open-game` (a GFile: the record; a gboolean: look at it from its start on); the window is closed then. */
#define ZOHN_TYPE_GAMES_WINDOW (zohn_games_window_get_type ())
G_DECLARE_FINAL_TYPE (ZohnGamesWindow, zohn_games_window, ZOHN, GAMES_WINDOW, GtkWindow)

ZohnGamesWindow *zohn_games_window_new (GtkWindow *parent, ZohnLibrary *library,
                                        ZohnSettings *settings, GFile *being_played);
void zohn_games_window_set_being_played (ZohnGamesWindow *window, GFile *being_played);
void zohn_games_window_import (ZohnGamesWindow *window, GFile *const *files, guint n_files);

G_END_DECLS
