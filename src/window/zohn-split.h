/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "window/zohn-split-layout.h"

G_BEGIN_DECLS

#define ZOHN_TYPE_SPLIT_PLACE (zohn_split_place_get_type ())
GType zohn_split_place_get_type (void);

/* A content with a sidebar: beside or below it as leaves it more room, over it where there is none.
 *
 * Properties: `content`, `sidebar` (GtkWidget), `shown` (whether the sidebar is seen where it has room of its own; a preference),
 * `place` (ZohnSplitPlace, read-only), `revealed` (whether the sidebar is seen now; over the content it is open only until the user
 * is done with it). */
#define ZOHN_TYPE_SPLIT (zohn_split_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSplit, zohn_split, ZOHN, SPLIT, GtkWidget)

GtkWidget *zohn_split_new (void);
ZohnSplitPlace zohn_split_get_place (ZohnSplit *split);
gboolean zohn_split_get_revealed (ZohnSplit *split);
void zohn_split_set_type_scale (ZohnSplit *split, double type_scale);
void zohn_split_set_revealed (ZohnSplit *split, gboolean revealed);

G_END_DECLS
