/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* A field to write something about the throw that is looked at. As long as somebody types, the note stays with its throw,
 * whatever the game does meanwhile.
 *
 * Properties: `viewpoint`, `revealed`. */
#define ZOHN_TYPE_NOTE_EDITOR (zohn_note_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZohnNoteEditor, zohn_note_editor, ZOHN, NOTE_EDITOR, GtkWidget)

void zohn_note_editor_edit (ZohnNoteEditor *editor);
void zohn_note_editor_keep (ZohnNoteEditor *editor);

G_END_DECLS
