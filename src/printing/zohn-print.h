/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-game-model.h"
#include "engine/zohn-odds.h"

G_BEGIN_DECLS

GtkPrintOperation *
zohn_print_game_new (ZohnGameModel *model, const ZohnOdds *odds, gboolean right_to_left);
GtkPrintOperation *
zohn_print_board_new (const ZohnRules *rules, guint n_pages, gboolean right_to_left);
void zohn_print_run (GtkPrintOperation *operation, GtkWindow *parent);

G_END_DECLS
