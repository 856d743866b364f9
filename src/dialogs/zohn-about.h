/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWindow *zohn_about_new (GtkWindow *parent);
GtkWindow *zohn_shortcuts_new (GtkWindow *parent);

G_END_DECLS
