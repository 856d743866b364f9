/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-name-statistics.h"

G_BEGIN_DECLS

/* How somebody has fared, for a list. Read-only properties: `name`, `n-played`, `n-won`, `n-drawn`, `luck`. */
#define ZOHN_TYPE_PLAYER_ITEM (zohn_player_item_get_type ())
G_DECLARE_FINAL_TYPE (ZohnPlayerItem, zohn_player_item, ZOHN, PLAYER_ITEM, GObject)

ZohnPlayerItem *zohn_player_item_new (const ZohnNameStatistics *statistics);
const ZohnNameStatistics *zohn_player_item_get_statistics (ZohnPlayerItem *item);

G_END_DECLS
