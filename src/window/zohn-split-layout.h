/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Where the sidebar of a split is. */
typedef enum {
  ZOHN_SPLIT_BESIDE, /* at the end of a line */
  ZOHN_SPLIT_BELOW,
  ZOHN_SPLIT_OVER, /* the content, and only as long as it is used */
} ZohnSplitPlace;

/* All in logical pixels. */
typedef struct {
  int width; /* of the whole split */
  int height;
  int content_width; /* the least the content can do with */
  int content_height;
  int sidebar_width; /* the least the sidebar can do with */
  int sidebar_height;
  double type_scale; /* of the type in it, to the desktop's */
} ZohnSplitSizes;

ZohnSplitPlace zohn_split_choose_place (const ZohnSplitSizes *sizes, ZohnSplitPlace before);
int zohn_split_get_width_beside (const ZohnSplitSizes *sizes);
void zohn_split_lay_out (const ZohnSplitSizes *sizes, ZohnSplitPlace place, gboolean shown,
                         gboolean right_to_left, GdkRectangle *content, GdkRectangle *sidebar);

G_END_DECLS
