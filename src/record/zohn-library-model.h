/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-library-entry.h"
#include "record/zohn-library.h"

G_BEGIN_DECLS

/* All games of a library as a list model of ZohnLibraryEntry: the game that began last comes first. It fills in a
 * thread, a few hundred entries at a time, and then follows what happens in the folder.
 *
 * Properties: `loading` (boolean: until all records have been read once), `error-message` (nullable string: why the folder cannot
 * be read). A record that changes is another entry in the same place. */
#define ZOHN_TYPE_LIBRARY_MODEL (zohn_library_model_get_type ())
G_DECLARE_FINAL_TYPE (ZohnLibraryModel, zohn_library_model, ZOHN, LIBRARY_MODEL, GObject)

ZohnLibraryModel *zohn_library_model_new (ZohnLibrary *library);
gboolean zohn_library_model_get_loading (ZohnLibraryModel *model);
const char *zohn_library_model_get_error_message (ZohnLibraryModel *model);

/* Looks again at one file, at once; the folder's monitor may take a second. */
void zohn_library_model_refresh (ZohnLibraryModel *model, GFile *file);
ZohnLibraryEntry *zohn_library_model_find (ZohnLibraryModel *model, GFile *file, guint *position);

G_END_DECLS
