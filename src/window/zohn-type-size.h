/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sizes of type in percent of the desktop's; the window's style knows a class `type-N` for each but the first. */
extern const guint zohn_type_sizes[];
extern const guint zohn_n_type_sizes;

guint zohn_choose_type_size (int width, int height);

G_END_DECLS
