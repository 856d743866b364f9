/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean zohn_record_notes_read (GKeyFile *file, const char *name, guint n_keys, guint n_throws,
                                 GVariant **notes, GError **error);

G_END_DECLS
