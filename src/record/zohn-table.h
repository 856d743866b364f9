/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-odds.h"
#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* The CSV table of a game: locale-free, the same bytes everywhere. */
GString *zohn_table_to_csv (const ZohnGameRecord *record, const ZohnOdds *odds);

G_END_DECLS
