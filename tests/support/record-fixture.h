/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

GFile *record_fixture_make_folder (void);
void record_fixture_remove (GFile *file);

ZohnSetup *record_fixture_new_setup (guint64 seed);
ZohnGameRecord *record_fixture_new_game (guint64 seed, guint max_throws);
ZohnGameRecord *record_fixture_new_endless_game (guint n_throws);
ZohnGameRecord *record_fixture_parse (const char *text);
char *record_fixture_read_text (GFile *file);
gboolean record_fixture_equal (const ZohnGameRecord *a, const ZohnGameRecord *b);

G_END_DECLS
