/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A content with a sidebar beside it where there is room, and over it where there is not.
 *
 * Properties: `content`, `sidebar` (GtkWidget), `shown` (whether a wide window shows the sidebar; a preference),
 * `narrow` (read-only), `revealed` (whether the sidebar is seen now; over the content it is open only until the user is
 * done with it). */
#define ZOHN_TYPE_SPLIT (zohn_split_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSplit, zohn_split, ZOHN, SPLIT, GtkWidget)

GtkWidget *zohn_split_new (void);
gboolean zohn_split_get_narrow (ZohnSplit *split);
gboolean zohn_split_get_revealed (ZohnSplit *split);
void zohn_split_set_revealed (ZohnSplit *split, gboolean revealed);

G_END_DECLS
