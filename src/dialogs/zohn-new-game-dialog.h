/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-setup.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* Everything that is settled before the first throw. What was chosen is remembered when a game is started.
 * Signals: `start` (ZohnSetup: a new game with a seed of its own), just before the dialog goes. */
#define ZOHN_TYPE_NEW_GAME_DIALOG (zohn_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZohnNewGameDialog, zohn_new_game_dialog, ZOHN, NEW_GAME_DIALOG, GtkWindow)

ZohnNewGameDialog *zohn_new_game_dialog_new (GtkWindow *parent, ZohnSettings *settings);

G_END_DECLS
