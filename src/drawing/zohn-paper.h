/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZOHN_POINTS_PER_MILLIMETRE (72.0 / 25.4)

/* What a page is printed on, in points. Nothing is painted in the margin. */
typedef struct {
  double width, height, margin;
} ZohnPaper;

/* "A4", "Letter"; upright, with margins that every printer keeps. */
gboolean zohn_paper_from_name (const char *name, ZohnPaper *paper);

G_END_DECLS
