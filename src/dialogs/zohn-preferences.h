/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* The preferences; every change counts at once. */
#define ZOHN_TYPE_PREFERENCES (zohn_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ZohnPreferences, zohn_preferences, ZOHN, PREFERENCES, GtkWindow)

ZohnPreferences *zohn_preferences_new (GtkWindow *parent, ZohnSettings *settings);

G_END_DECLS
