/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-library-entry.h"

G_BEGIN_DECLS

/* How somebody of a name has fared in all games that have ended. */
typedef struct {
  char *name; /* owned */
  guint n_played;
  guint n_won;
  guint n_drawn;
  double luck; /* of that name's own throws */
} ZohnNameStatistics;

GArray *zohn_name_statistics_new (GListModel *entries);

G_END_DECLS
