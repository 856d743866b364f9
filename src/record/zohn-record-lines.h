/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The lines of a key file that are not ours, as they were typed, by where they stand. */
typedef struct {
  GString *preamble; /* before the first group: comments */
  GString *game; /* in the game's group: unknown keys and comments */
  GString *notes; /* in the group of the notes: comments */
  GString *rest; /* all other groups with all that is in them */
  guint n_game_groups;
  guint n_notes_keys; /* lines in the group of the notes that are keys */
  int duplicate; /* the ZohnRecordKey that occurs twice, or -1 */
} ZohnRecordLines;

void zohn_record_lines_init (ZohnRecordLines *lines, const char *text, gsize length);
void zohn_record_lines_clear (ZohnRecordLines *lines);
void zohn_record_lines_append (const ZohnRecordLines *lines, GString *text, const char *game,
                               const char *notes);
GBytes *zohn_record_lines_join (const ZohnRecordLines *lines);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZohnRecordLines, zohn_record_lines_clear)

G_END_DECLS
