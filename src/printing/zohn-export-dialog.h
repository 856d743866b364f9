/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What to take out of a game, and in which form.
 * Signals: `chosen` (guint: a ZohnExportKind, guint: a ZohnPictureFormat), just before the dialog goes. */
#define ZOHN_TYPE_EXPORT_DIALOG (zohn_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZohnExportDialog, zohn_export_dialog, ZOHN, EXPORT_DIALOG, GtkWindow)

ZohnExportDialog *zohn_export_dialog_new (GtkWindow *parent);

G_END_DECLS
