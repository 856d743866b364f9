/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-type-size.h"

static void
test_screens (void)
{
  const struct {
    int width, height;
    guint percent;
  } cases[] = {
    { 360, 294, 100 },   { 360, 720, 100 },   { 800, 600, 100 },   { 1024, 768, 125 },
    { 768, 1024, 100 },  { 1280, 800, 125 },  { 1920, 1080, 175 }, { 1080, 1920, 125 },
    { 2560, 1440, 200 }, { 3840, 2160, 300 }, { 7680, 4320, 400 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_test_message ("%d by %d", cases[i].width, cases[i].height);
    g_assert_cmpuint (zohn_choose_type_size (cases[i].width, cases[i].height), ==,
                      cases[i].percent);
  }
}

/* A larger screen never has smaller type, and every size is one that the style knows. */
static void
test_every_screen (void)
{
  guint before = 0;

  for (int height = 1; height < 6000; height += 7) {
    const guint percent = zohn_choose_type_size (height * 16 / 9, height);
    gboolean known = FALSE;

    for (guint i = 0; i < zohn_n_type_sizes; i++) {
      known |= zohn_type_sizes[i] == percent;
    }
    g_assert_true (known);
    g_assert_cmpuint (percent, >=, before);
    before = percent;
  }
  g_assert_cmpuint (before, ==, 400);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/type-size/screens", test_screens);
  g_test_add_func ("/type-size/every-screen", test_every_screen);

  return g_test_run ();
}
