/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line across the window that says something until it is no longer so.
 *
 * Properties: `message` (nullable: nothing to say, and the banner is not seen), `button-label` (nullable: no button),
 * `action-name` (of the button). */
#define ZOHN_TYPE_BANNER (zohn_banner_get_type ())
G_DECLARE_FINAL_TYPE (ZohnBanner, zohn_banner, ZOHN, BANNER, GtkWidget)

const char *zohn_banner_get_message (ZohnBanner *banner);
void zohn_banner_set_message (ZohnBanner *banner, const char *message);

G_END_DECLS
