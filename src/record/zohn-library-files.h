/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-library.h"
#include "record/zohn-trash.h"

G_BEGIN_DECLS

/* What can be done with a record as a file, in a thread. Not for the game that is being played: its file is written again and
 * again. Messages name the file. */
void zohn_library_rename_async (ZohnLibrary *library, GFile *file, const char *title,
                                GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer user_data);
GFile *zohn_library_rename_finish (ZohnLibrary *library, GAsyncResult *result, GError **error);

void zohn_library_trash_async (ZohnLibrary *library, GFile *file, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);
ZohnTrashed *zohn_library_trash_finish (ZohnLibrary *library, GAsyncResult *result, GError **error);

void
zohn_library_restore_async (ZohnLibrary *library, ZohnTrashed *trashed, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data);
gboolean zohn_library_restore_finish (ZohnLibrary *library, GAsyncResult *result, GError **error);

void zohn_library_export_async (ZohnLibrary *library, GFile *file, GFile *target,
                                GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean zohn_library_export_finish (ZohnLibrary *library, GAsyncResult *result, GError **error);

G_END_DECLS
