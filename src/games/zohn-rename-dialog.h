/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks what a game is to be called. Signal: `rename` (a string, which may be empty); the dialog stays until it is closed, so that
 * it can say what is wrong with a name. */
#define ZOHN_TYPE_RENAME_DIALOG (zohn_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZohnRenameDialog, zohn_rename_dialog, ZOHN, RENAME_DIALOG, GtkWindow)

ZohnRenameDialog *zohn_rename_dialog_new (GtkWindow *parent, const char *title);
void zohn_rename_dialog_set_problem (ZohnRenameDialog *dialog, const char *problem);

G_END_DECLS
