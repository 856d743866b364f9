/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How the names of files under way begin; one that is old was left behind by a crash. */
#define ZOHN_DURABLE_WRITE_PREFIX ".zohn-ahl-saving-"

gboolean zohn_durable_write (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error);

G_END_DECLS
