/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ZOHN_NOTE_MAX_CHARACTERS 10000

/* What people wrote about the throws of a game: at most one note a throw.
 *
 * Signal: `changed` (guint: the number of the throw, 0 when it may be any). */
#define ZOHN_TYPE_NOTES (zohn_notes_get_type ())
G_DECLARE_FINAL_TYPE (ZohnNotes, zohn_notes, ZOHN, NOTES, GObject)

ZohnNotes *zohn_notes_new (void);

guint zohn_notes_get_n_notes (ZohnNotes *notes);
const char *zohn_notes_get (ZohnNotes *notes, guint number);
void zohn_notes_set (ZohnNotes *notes, guint number, const char *text);
void zohn_notes_truncate (ZohnNotes *notes, guint n_throws);

/* All notes as one value, `a(us)` in the order of the throws: immutable, safe to hand to a thread. */
#define ZOHN_NOTES_VARIANT_TYPE (G_VARIANT_TYPE ("a(us)"))
GVariant *zohn_notes_dup_all (ZohnNotes *notes, guint n_throws);
void zohn_notes_set_all (ZohnNotes *notes, GVariant *all);

G_END_DECLS
