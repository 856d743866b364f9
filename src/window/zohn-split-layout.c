/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-split-layout.h"

/* The content of a split is a square as good as any with something below it, the sidebar a list. The sidebar goes where it leaves the larger square, and
 * over the content where either would leave too little. */

#define SIDEBAR_WIDTH 320
#define CONTENT_WIDTH_BESIDE 440
#define SIDEBAR_SHARE_BESIDE 0.4 /* of the width, the most for large type */
#define SIDEBAR_HEIGHT 160
#define SIDEBAR_SHARE_BELOW 0.27 /* of the height */
#define SIDEBAR_HEIGHT_MOST 400
#define CONTENT_HEIGHT_ABOVE 440
#define CONTENT_BELOW_SQUARE 130 /* the lines and buttons below the square */
/* Seen beside a sidebar that lies over it: where to click to close it. */
#define CONTENT_LEFT_FREE 40
/* A place that was taken is kept until another is this much better, or the window, dragged to and fro by a pixel, would flicker. */
#define RELUCTANCE 24

/**
 * zohn_split_get_width_beside:
 * @sizes: the sizes
 *
 * Returns: the width of a sidebar beside the content.
 */
int
zohn_split_get_width_beside (const ZohnSplitSizes *sizes)
{
  const int share = (int) (SIDEBAR_SHARE_BESIDE * sizes->width);
  const int wanted = (int) (SIDEBAR_WIDTH * MAX (sizes->type_scale, 1));

  return MAX (MAX (MIN (wanted, share), SIDEBAR_WIDTH), sizes->sidebar_width);
}

static int
get_height_below (const ZohnSplitSizes *sizes)
{
  const int share = (int) (SIDEBAR_SHARE_BELOW * sizes->height);

  return MAX (CLAMP (share, SIDEBAR_HEIGHT, SIDEBAR_HEIGHT_MOST), sizes->sidebar_height);
}

static int
get_square (int width, int height)
{
  return MIN (width, height - CONTENT_BELOW_SQUARE);
}

/* The side of the content's square when the sidebar is at @place; 0 where it cannot be there. */
static int
rate (const ZohnSplitSizes *sizes, ZohnSplitPlace place, int reluctance)
{
  int width = sizes->width;
  int height = sizes->height;

  if (place == ZOHN_SPLIT_BESIDE) {
    width -= zohn_split_get_width_beside (sizes);
    if (width < MAX (CONTENT_WIDTH_BESIDE - reluctance, sizes->content_width)) {
      return 0;
    }
  } else {
    height -= get_height_below (sizes);
    if (height < MAX (CONTENT_HEIGHT_ABOVE - reluctance, sizes->content_height)) {
      return 0;
    }
  }

  return MAX (get_square (width, height) + reluctance, 1);
}

/**
 * zohn_split_choose_place:
 * @sizes: the sizes
 * @before: where the sidebar was; the place is kept near the borders between two
 *
 * Returns: where the sidebar is to be.
 */
ZohnSplitPlace
zohn_split_choose_place (const ZohnSplitSizes *sizes, ZohnSplitPlace before)
{
  const int beside = rate (sizes, ZOHN_SPLIT_BESIDE, before == ZOHN_SPLIT_BESIDE ? RELUCTANCE : 0);
  const int below = rate (sizes, ZOHN_SPLIT_BELOW, before == ZOHN_SPLIT_BELOW ? RELUCTANCE : 0);

  if (beside == 0 && below == 0) {
    return ZOHN_SPLIT_OVER;
  }

  return beside >= below ? ZOHN_SPLIT_BESIDE : ZOHN_SPLIT_BELOW;
}

/**
 * zohn_split_lay_out:
 * @sizes: the sizes
 * @place: where the sidebar is
 * @shown: whether it takes room of its own, beside or below
 * @right_to_left: whether lines begin at the right
 * @content: (out): where the content goes
 * @sidebar: (out): where the sidebar goes when it is seen
 *
 * Parts the room.
 */
void
zohn_split_lay_out (const ZohnSplitSizes *sizes, ZohnSplitPlace place, gboolean shown,
                    gboolean right_to_left, GdkRectangle *content, GdkRectangle *sidebar)
{
  *content = *sidebar = (GdkRectangle){ 0, 0, sizes->width, sizes->height };

  if (place == ZOHN_SPLIT_BELOW) {
    sidebar->height = get_height_below (sizes);
    sidebar->y = sizes->height - sidebar->height;
    content->height -= shown ? sidebar->height : 0;
    return;
  }

  sidebar->width = zohn_split_get_width_beside (sizes);
  if (place == ZOHN_SPLIT_OVER) {
    sidebar->width = CLAMP (sizes->width - CONTENT_LEFT_FREE, sizes->sidebar_width, sidebar->width);
  } else if (shown) {
    content->width -= sidebar->width;
    content->x = right_to_left ? sidebar->width : 0;
  }
  sidebar->x = right_to_left ? 0 : sizes->width - sidebar->width;
}
