/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-paper.h"

#define MARGIN (12.5 * ZOHN_POINTS_PER_MILLIMETRE)

static const struct {
  const char *name;
  double width, height;
} papers[] = {
  { "A4", 210 * ZOHN_POINTS_PER_MILLIMETRE, 297 * ZOHN_POINTS_PER_MILLIMETRE },
  { "Letter", 612, 792 },
};

/**
 * zohn_paper_from_name:
 * @name: the name of a paper, in any case of letters
 * @paper: (out): the paper
 *
 * Returns: %FALSE when the name is not known
 */
gboolean
zohn_paper_from_name (const char *name, ZohnPaper *paper)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    if (g_ascii_strcasecmp (papers[i].name, name) == 0) {
      *paper = (ZohnPaper){ papers[i].width, papers[i].height, MARGIN };
      return TRUE;
    }
  }

  return FALSE;
}
