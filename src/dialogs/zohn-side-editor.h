/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

#define ZOHN_TEAM_MAX_PLAYERS 12
#define ZOHN_NAME_MAX_CHARACTERS 200

/* Who plays on one side: the computer, or a team whose names can be typed, added and removed.
 *
 * Properties: `side` (uint, construct only). Signals: `changed`. */
#define ZOHN_TYPE_SIDE_EDITOR (zohn_side_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSideEditor, zohn_side_editor, ZOHN, SIDE_EDITOR, GtkWidget)

void zohn_side_editor_set_players (ZohnSideEditor *editor, const char *const *players);
char **zohn_side_editor_dup_players (ZohnSideEditor *editor);
gboolean zohn_side_editor_get_computer (ZohnSideEditor *editor);
void zohn_side_editor_set_computer (ZohnSideEditor *editor, gboolean computer);
GtkWidget *zohn_side_editor_find_nameless (ZohnSideEditor *editor);

G_END_DECLS
