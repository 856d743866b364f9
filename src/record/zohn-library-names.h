/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* How records are called in the library: `2026-11-29T180300Z-xxxxxxxx.zohnahl`, the time of the game's start and
 * chance letters. A record that does not know its time has `undated-` and letters that follow from its setup instead. */
char *zohn_library_name_stem (const ZohnSetup *setup);
char *zohn_library_name_complete (const char *stem);
gboolean zohn_library_name_is_record (const char *name);
gboolean zohn_library_name_may_be (const char *name, const char *stem);

/* What somebody calls a game is the name of its record. */
char *zohn_library_name_get_title (const char *name);
char *zohn_library_name_from_title (const char *title, GError **error);

G_END_DECLS
