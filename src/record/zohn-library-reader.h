/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-library-entry.h"

G_BEGIN_DECLS

/* What became of a file. */
typedef struct {
  char *name; /* owned */
  ZohnLibraryEntry *entry; /* owned; NULL: there is no such file */
} ZohnLibraryUpdate;

/* Reads records in a thread and hands them over in the main context as it goes, many at a time. */
typedef void (*ZohnLibraryUpdateFunc) (GObject *receiver, GArray *updates);

void zohn_library_read_async (GFile *folder, char **names, GObject *receiver,
                              ZohnLibraryUpdateFunc update, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data);
gboolean zohn_library_read_finish (GAsyncResult *result, GError **error);

G_END_DECLS
