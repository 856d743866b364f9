/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

/* A content with a line at the edge where a side sits, turned to face it, for people round a table. Without a line the content has
 * all the room; with one, the same room stays free at the edge across, so that the content keeps its place when the line goes over.
 *
 * Properties: `content` (GtkWidget). */
#define ZOHN_TYPE_FACING (zohn_facing_get_type ())
G_DECLARE_FINAL_TYPE (ZohnFacing, zohn_facing, ZOHN, FACING, GtkWidget)

GtkWidget *zohn_facing_new (void);
void zohn_facing_set_line (ZohnFacing *facing, GtkWidget *line);
void zohn_facing_set_side (ZohnFacing *facing, ZohnSide side);
void zohn_facing_set_turned (ZohnFacing *facing, gboolean turned);

/* Where a side sits. */
GtkPositionType
zohn_facing_get_edge (ZohnSide side, gboolean wide, gboolean right_to_left, gboolean turned);

G_END_DECLS
