/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* "How to play" in a few pictures, drawn and animated by the board itself. */
#define ZOHN_TYPE_HOW_TO_PLAY (zohn_how_to_play_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHowToPlay, zohn_how_to_play, ZOHN, HOW_TO_PLAY, GtkWindow)

ZohnHowToPlay *zohn_how_to_play_new (GtkWindow *parent, ZohnSettings *settings);
guint zohn_how_to_play_get_lesson (ZohnHowToPlay *dialog);
void zohn_how_to_play_set_lesson (ZohnHowToPlay *dialog, guint lesson);

G_END_DECLS
