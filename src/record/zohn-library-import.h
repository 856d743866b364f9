/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-library.h"

G_BEGIN_DECLS

/* What became of records from elsewhere. */
typedef struct {
  GPtrArray
      *files; /* owned: GFile, where those that could be taken are in the library, in their order */
  GPtrArray *problems; /* owned: char *, what is wrong with the others; each names its file */
  ZohnGameRecord *
      first; /* owned, nullable: the game of the first of @files, which may have been played on since it came */
} ZohnImport;

void zohn_library_import_async (ZohnLibrary *library, GFile *const *files, guint n_files,
                                GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer user_data);
ZohnImport *zohn_library_import_finish (ZohnLibrary *library, GAsyncResult *result, GError **error);

void zohn_import_free (ZohnImport *import);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnImport, zohn_import_free)

G_END_DECLS
