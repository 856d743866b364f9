/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-position.h"
#include "engine/zohn-setup.h"
#include "engine/zohn-throw-record.h"

G_BEGIN_DECLS

/* As many as a record may hold: about a hundred times the longest games. */
#define ZOHN_MAX_THROWS 1000000

/* The throws of a game as a list model of ZohnThrowRecord: O(1) append, undo, redo and look-up of any throw.
 * Undone throws are kept behind the end, out of the list, until something else is thrown. */
#define ZOHN_TYPE_HISTORY (zohn_history_get_type ())
G_DECLARE_FINAL_TYPE (ZohnHistory, zohn_history, ZOHN, HISTORY, GObject)

ZohnHistory *zohn_history_new (const ZohnSetup *setup);

guint zohn_history_get_n_throws (ZohnHistory *history);
guint zohn_history_get_n_undone (ZohnHistory *history);

/* @n_throws 0 is the opening, zohn_history_get_n_throws() the newest. */
const ZohnPosition *zohn_history_get_position (ZohnHistory *history, guint n_throws);
guint zohn_history_get_lap (ZohnHistory *history, guint n_throws);
/* The last throw so far of the lap in which throw @number was thrown. */
guint zohn_history_get_lap_end (ZohnHistory *history, guint number);
guint zohn_history_get_player_to_throw (ZohnHistory *history, guint n_throws);

/* @number from 1. */
ZohnThrowRecord *zohn_history_dup_record (ZohnHistory *history, guint number);
void zohn_history_get_outcome (ZohnHistory *history, guint number, ZohnOutcome *outcome);
GBytes *zohn_history_dup_throws (ZohnHistory *history);

void zohn_history_append (ZohnHistory *history, ZohnThrow thrown);
gboolean zohn_history_append_all (ZohnHistory *history, const ZohnThrow *throws, gsize n_throws,
                                  gsize *n_accepted);
gboolean zohn_history_undo (ZohnHistory *history);
gboolean zohn_history_redo (ZohnHistory *history);

G_END_DECLS
