/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The desktop's settings portal, where there is one.
 *
 * Properties: `known` (whether the desktop has said what it prefers), `prefers-dark`. */
#define ZOHN_TYPE_PORTAL (zohn_portal_get_type ())
G_DECLARE_FINAL_TYPE (ZohnPortal, zohn_portal, ZOHN, PORTAL, GObject)

ZohnPortal *zohn_portal_new (void);
gboolean zohn_portal_get_known (ZohnPortal *portal);
gboolean zohn_portal_get_prefers_dark (ZohnPortal *portal);

G_END_DECLS
