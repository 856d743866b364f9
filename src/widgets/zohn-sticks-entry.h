/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* Four faces to set by click or keys 1 to 4, the score they make, and a button to confirm: real sticks. Every
 * throw begins with four blank faces; while the widget is insensitive nothing changes and nothing is confirmed.
 * Properties: `thrown` (uint, read-only: the ZohnThrow that is set).
 * Signals: `confirmed` (guint: the ZohnThrow). */
#define ZOHN_TYPE_STICKS_ENTRY (zohn_sticks_entry_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSticksEntry, zohn_sticks_entry, ZOHN, STICKS_ENTRY, GtkWidget)

GtkWidget *zohn_sticks_entry_new (void);
ZohnThrow zohn_sticks_entry_get_throw (ZohnSticksEntry *entry);
void zohn_sticks_entry_toggle (ZohnSticksEntry *entry, guint stick);
void zohn_sticks_entry_clear (ZohnSticksEntry *entry);
void zohn_sticks_entry_confirm (ZohnSticksEntry *entry);

G_END_DECLS
