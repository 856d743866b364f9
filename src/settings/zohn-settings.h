/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The user's preferences as properties, one for each key of the schema and of the same name. A key that the
 * installed schema lacks keeps its default and is remembered until the program ends. */
#define ZOHN_TYPE_SETTINGS (zohn_settings_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSettings, zohn_settings, ZOHN, SETTINGS, GObject)

ZohnSettings *zohn_settings_new (void);
ZohnSettings *zohn_settings_new_from_source (GSettingsSchemaSource *source);

const char *zohn_settings_get_problem (ZohnSettings *settings);
void zohn_settings_apply (ZohnSettings *settings);

gboolean zohn_settings_get_boolean (ZohnSettings *settings, const char *key);
guint zohn_settings_get_uint (ZohnSettings *settings, const char *key);
int zohn_settings_get_int (ZohnSettings *settings, const char *key);
const char *zohn_settings_get_string (ZohnSettings *settings, const char *key);
const char *const *zohn_settings_get_strings (ZohnSettings *settings, const char *key);

G_END_DECLS
