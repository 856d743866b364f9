/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-position.h"

G_BEGIN_DECLS

/* The board of a game as a small picture beside its names. Assistive technologies pass it over: the text beside it
 * says more. */
#define ZOHN_TYPE_BOARD_THUMBNAIL (zohn_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (ZohnBoardThumbnail, zohn_board_thumbnail, ZOHN, BOARD_THUMBNAIL, GtkWidget)

void
zohn_board_thumbnail_set_position (ZohnBoardThumbnail *thumbnail, const ZohnPosition *position);

G_END_DECLS
