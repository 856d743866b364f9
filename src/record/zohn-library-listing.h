/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A record as its folder tells of it, unread. */
typedef struct {
  char *name; /* owned */
  gint64 modified; /* nanoseconds of Unix time */
} ZohnLibraryFile;

/* An array of ZohnLibraryFile, in no order. */
GArray *zohn_library_list (GFile *folder, GCancellable *cancellable, GError **error);
gint64 zohn_library_get_modified (GFile *file, GCancellable *cancellable);

G_END_DECLS
