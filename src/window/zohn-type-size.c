/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-type-size.h"

/* The screen for which the desktop's own size is right. */
#define USUAL_WIDTH 800
#define USUAL_HEIGHT 600

const guint zohn_type_sizes[] = { 100, 125, 150, 175, 200, 250, 300, 400 };
const guint zohn_n_type_sizes = G_N_ELEMENTS (zohn_type_sizes);

/**
 * zohn_choose_type_size:
 * @width: of a screen, in logical pixels
 * @height: of the screen
 *
 * Returns: the size of type, in percent, with which a window that fills the screen has about as many words as one on a small
 *   screen: whoever sits at the back of a room can read them.
 */
guint
zohn_choose_type_size (int width, int height)
{
  const double wanted = 100 * MIN ((double) width / USUAL_WIDTH, (double) height / USUAL_HEIGHT);
  guint chosen = zohn_type_sizes[0];

  for (guint i = 0; i < zohn_n_type_sizes; i++) {
    if (zohn_type_sizes[i] <= wanted) {
      chosen = zohn_type_sizes[i];
    }
  }

  return chosen;
}
