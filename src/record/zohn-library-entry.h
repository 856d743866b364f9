/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* What a list of games shows of a record: small and immutable, made in any thread. A record that cannot be read is
 * an entry too, with a message instead of a game. */
#define ZOHN_TYPE_LIBRARY_ENTRY (zohn_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (ZohnLibraryEntry, zohn_library_entry, ZOHN, LIBRARY_ENTRY, GObject)

ZohnLibraryEntry *
zohn_library_entry_new_read (GFile *file, gint64 modified, GCancellable *cancellable);

GFile *zohn_library_entry_get_file (ZohnLibraryEntry *entry);
const char *zohn_library_entry_get_name (ZohnLibraryEntry *entry);
const char *zohn_library_entry_get_title (ZohnLibraryEntry *entry);
const char *zohn_library_entry_get_error_message (ZohnLibraryEntry *entry);

/* Of a record that can be read: */
const ZohnSetup *zohn_library_entry_get_setup (ZohnLibraryEntry *entry);
ZohnGameState zohn_library_entry_get_state (ZohnLibraryEntry *entry);
ZohnResult zohn_library_entry_get_result (ZohnLibraryEntry *entry);
guint zohn_library_entry_get_n_throws (ZohnLibraryEntry *entry);
guint zohn_library_entry_get_n_notes (ZohnLibraryEntry *entry);
const ZohnPosition *zohn_library_entry_get_position (ZohnLibraryEntry *entry);
double zohn_library_entry_get_player_luck (ZohnLibraryEntry *entry, ZohnSide side, guint player);

int zohn_library_entry_compare (ZohnLibraryEntry *a, ZohnLibraryEntry *b);

gboolean zohn_library_entry_matches (ZohnLibraryEntry *entry, const char *const *words);

G_END_DECLS
