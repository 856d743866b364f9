/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-split-layout.h"

#include <glib.h>

static ZohnSplitSizes
create_sizes (int width, int height)
{
  return (ZohnSplitSizes){ .width = width,
                           .height = height,
                           .content_width = 330,
                           .content_height = 240,
                           .sidebar_width = 240,
                           .sidebar_height = 100 };
}

/* A window's sizes, less a header bar of 46 pixels. */
static void
test_places (void)
{
  const struct {
    const char *name;
    int width, height;
    ZohnSplitPlace place;
  } cases[] = {
    { "smallest", 360, 294, ZOHN_SPLIT_OVER },
    { "small", 360, 480, ZOHN_SPLIT_OVER },
    { "phone", 360, 720, ZOHN_SPLIT_BELOW },
    { "phone turned", 720, 360, ZOHN_SPLIT_OVER },
    { "tall phone turned", 800, 360, ZOHN_SPLIT_BESIDE },
    { "tablet", 768, 1024, ZOHN_SPLIT_BELOW },
    { "tablet turned", 1024, 768, ZOHN_SPLIT_BESIDE },
    { "half a screen", 680, 700, ZOHN_SPLIT_BELOW },
    { "the window at first", 1040, 760, ZOHN_SPLIT_BESIDE },
    { "notebook", 1280, 800, ZOHN_SPLIT_BESIDE },
    { "screen", 1920, 1080, ZOHN_SPLIT_BESIDE },
    { "screen on end", 1080, 1920, ZOHN_SPLIT_BELOW },
    { "square", 1000, 1000, ZOHN_SPLIT_BESIDE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const ZohnSplitSizes sizes = create_sizes (cases[i].width, cases[i].height - 46);

    g_test_message ("%s", cases[i].name);
    g_assert_cmpint (zohn_split_choose_place (&sizes, ZOHN_SPLIT_OVER), ==, cases[i].place);
  }
}

static gboolean
contains (const GdkRectangle *outer, const GdkRectangle *inner)
{
  GdkRectangle common;

  return gdk_rectangle_intersect (outer, inner, &common) && gdk_rectangle_equal (&common, inner);
}

/* At every size from the smallest on, whatever was before: both are as large as they must be, inside, and apart unless one lies
 * over the other; and what was chosen once is chosen again. */
static void
test_every_size (void)
{
  for (int width = 340; width < 2200; width += 13) {
    for (int height = 245; height < 2200; height += 17) {
      for (guint before = 0; before < 3; before++) {
        const ZohnSplitSizes sizes = create_sizes (width, height);
        const GdkRectangle whole = { 0, 0, width, height };
        const ZohnSplitPlace place = zohn_split_choose_place (&sizes, (ZohnSplitPlace) before);
        GdkRectangle content, sidebar;

        g_assert_cmpint (zohn_split_choose_place (&sizes, place), ==, place);
        zohn_split_lay_out (&sizes, place, TRUE, FALSE, &content, &sidebar);
        g_assert_true (contains (&whole, &content));
        g_assert_true (contains (&whole, &sidebar));
        g_assert_cmpint (content.width, >=, sizes.content_width);
        g_assert_cmpint (content.height, >=, sizes.content_height);
        g_assert_cmpint (sidebar.width, >=, sizes.sidebar_width);
        g_assert_cmpint (sidebar.height, >=, sizes.sidebar_height);
        g_assert_true (gdk_rectangle_intersect (&content, &sidebar, NULL) ==
                       (place == ZOHN_SPLIT_OVER));

        zohn_split_lay_out (&sizes, place, FALSE, FALSE, &content, &sidebar);
        g_assert_true (gdk_rectangle_equal (&content, &whole));
      }
    }
  }
}

/* Wider or higher by a pixel at a time, and back: a border is crossed once each way, and not at the same pixel. */
static guint
walk (gboolean across, ZohnSplitPlace *place, int from, int to, int *crossed_at)
{
  guint n_changes = 0;

  for (int size = from; size != to; size += from < to ? 1 : -1) {
    const ZohnSplitSizes sizes = across ? create_sizes (size, 500) : create_sizes (400, size);
    const ZohnSplitPlace next = zohn_split_choose_place (&sizes, *place);

    if (next != *place) {
      n_changes++;
      *crossed_at = size;
      *place = next;
    }
  }

  return n_changes;
}

static void
test_reluctance (void)
{
  for (gboolean across = FALSE; across <= TRUE; across++) {
    ZohnSplitPlace place = ZOHN_SPLIT_OVER;
    int there = 0, back = 0;

    g_assert_cmpuint (walk (across, &place, 350, 1200, &there), ==, 1);
    g_assert_cmpint (place, ==, across ? ZOHN_SPLIT_BESIDE : ZOHN_SPLIT_BELOW);
    g_assert_cmpuint (walk (across, &place, 1200, 350, &back), ==, 1);
    g_assert_cmpint (place, ==, ZOHN_SPLIT_OVER);
    g_assert_cmpint (there - back, >, 10);
  }
}

static void
test_right_to_left (void)
{
  const ZohnSplitSizes sizes = create_sizes (1200, 700);
  GdkRectangle content, sidebar;

  zohn_split_lay_out (&sizes, ZOHN_SPLIT_BESIDE, TRUE, TRUE, &content, &sidebar);
  g_assert_cmpint (sidebar.x, ==, 0);
  g_assert_cmpint (content.x, ==, sidebar.width);
  g_assert_cmpint (content.x + content.width, ==, 1200);
  zohn_split_lay_out (&sizes, ZOHN_SPLIT_OVER, TRUE, TRUE, &content, &sidebar);
  g_assert_cmpint (sidebar.x, ==, 0);
  g_assert_cmpint (content.width, ==, 1200);
}

/* Words that are larger want a wider sidebar, but never most of a screen. */
static void
test_large_type (void)
{
  ZohnSplitSizes sizes = create_sizes (1920, 1080);

  g_assert_cmpint (zohn_split_get_width_beside (&sizes), ==, 320);
  sizes.type_scale = 1.75;
  g_assert_cmpint (zohn_split_get_width_beside (&sizes), ==, 560);
  sizes.type_scale = 4;
  g_assert_cmpint (zohn_split_get_width_beside (&sizes), ==, 768);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/split-layout/places", test_places);
  g_test_add_func ("/split-layout/every-size", test_every_size);
  g_test_add_func ("/split-layout/reluctance", test_reluctance);
  g_test_add_func ("/split-layout/large-type", test_large_type);
  g_test_add_func ("/split-layout/right-to-left", test_right_to_left);

  return g_test_run ();
}
