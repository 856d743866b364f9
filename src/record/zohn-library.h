/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* The folder of all games, `$XDG_DATA_HOME/zohn-ahl/games/`, one record a game. */
#define ZOHN_TYPE_LIBRARY (zohn_library_get_type ())
G_DECLARE_FINAL_TYPE (ZohnLibrary, zohn_library, ZOHN, LIBRARY, GObject)

ZohnLibrary *zohn_library_new (GFile *folder);
ZohnLibrary *zohn_library_new_default (void);
GFile *zohn_library_get_folder (ZohnLibrary *library);
void zohn_library_make_folder (ZohnLibrary *library);

/* A name for a game that starts now; the file does not exist yet. */
GFile *zohn_library_create_file (ZohnLibrary *library, const ZohnSetup *setup);

/* Takes a copy of a record from elsewhere into the library unless it lies there already;
 * finds the same game when it was imported before. */
GFile *zohn_library_import (ZohnLibrary *library, const ZohnGameRecord *record,
                            GCancellable *cancellable, GError **error);

/* The game played last: the newest readable record. Unreadable newer ones are named in @damaged. */
void zohn_library_find_latest_async (ZohnLibrary *library, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data);
ZohnGameRecord *zohn_library_find_latest_finish (ZohnLibrary *library, GAsyncResult *result,
                                                 GFile **file, char ***damaged, GError **error);

G_END_DECLS
