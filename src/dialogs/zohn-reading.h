/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A window to read in: headings and paragraphs that scroll. */
#define ZOHN_TYPE_READING (zohn_reading_get_type ())
G_DECLARE_FINAL_TYPE (ZohnReading, zohn_reading, ZOHN, READING, GtkWindow)

ZohnReading *zohn_reading_new (GtkWindow *parent, const char *title, GPtrArray *sections);

G_END_DECLS
