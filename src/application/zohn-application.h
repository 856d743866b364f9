/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The one running program. */
#define ZOHN_TYPE_APPLICATION (zohn_application_get_type ())
G_DECLARE_FINAL_TYPE (ZohnApplication, zohn_application, ZOHN, APPLICATION, GtkApplication)

ZohnApplication *zohn_application_new (void);

G_END_DECLS
