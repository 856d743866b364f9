/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void record_check_bytes (gconstpointer data, gsize length);
void record_check_mutate (GByteArray *text, guint32 seed);

G_END_DECLS
