/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/zohn-position.h"

G_BEGIN_DECLS

/* One throw of a game's history, whole and immutable: an item of ZohnHistory. */
#define ZOHN_TYPE_THROW_RECORD (zohn_throw_record_get_type ())
G_DECLARE_FINAL_TYPE (ZohnThrowRecord, zohn_throw_record, ZOHN, THROW_RECORD, GObject)

ZohnThrowRecord *
zohn_throw_record_new (guint number, guint lap, guint player, const ZohnPosition *before,
                       const ZohnPosition *after, const ZohnOutcome *outcome);

guint zohn_throw_record_get_number (ZohnThrowRecord *record); /* from 1 */
guint zohn_throw_record_get_lap (ZohnThrowRecord *record); /* under way when thrown, from 1 */
guint zohn_throw_record_get_player (ZohnThrowRecord *record); /* index in the side's rotation */
ZohnSide zohn_throw_record_get_side (ZohnThrowRecord *record);
const ZohnOutcome *zohn_throw_record_get_outcome (ZohnThrowRecord *record);
const ZohnPosition *zohn_throw_record_get_before (ZohnThrowRecord *record);
const ZohnPosition *zohn_throw_record_get_after (ZohnThrowRecord *record);

G_END_DECLS
