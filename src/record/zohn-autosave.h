/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Keeps a record file equal to a model: writes after every change, off the main thread, in order, one write
 * in flight, durable and whole.
 *
 * Properties: `error-message` (nullable string: why the last write failed, until one succeeds), `busy`. */
#define ZOHN_TYPE_AUTOSAVE (zohn_autosave_get_type ())
G_DECLARE_FINAL_TYPE (ZohnAutosave, zohn_autosave, ZOHN, AUTOSAVE, GObject)

ZohnAutosave *zohn_autosave_new (void);

/* Turns to another game; what is due for the one before is still written, first. @extras as read from the file. */
void
zohn_autosave_set_game (ZohnAutosave *autosave, ZohnGameModel *model, GFile *file, GBytes *extras);
GFile *zohn_autosave_get_file (ZohnAutosave *autosave);
const char *zohn_autosave_get_error_message (ZohnAutosave *autosave);
gboolean zohn_autosave_get_busy (ZohnAutosave *autosave);
void zohn_autosave_save (ZohnAutosave *autosave);

/* Blocks until nothing is left to write, or the write failed. */
gboolean zohn_autosave_flush (ZohnAutosave *autosave, GError **error);

G_END_DECLS
