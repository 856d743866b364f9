/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What was moved to the trash, and can be taken back as long as this is kept. */
typedef struct {
  GFile *file; /* owned: where it was */
  GBytes *bytes; /* owned: what it was */
  GFile *aside; /* owned, nullable: where it is, on a file system that has no trash */
} ZohnTrashed;

ZohnTrashed *zohn_trash (GFile *file, GCancellable *cancellable, GError **error);
gboolean
zohn_trash_take_back (const ZohnTrashed *trashed, GCancellable *cancellable, GError **error);
void zohn_trashed_free (ZohnTrashed *trashed);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnTrashed, zohn_trashed_free)

G_END_DECLS
