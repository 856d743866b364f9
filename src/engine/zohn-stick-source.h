/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* Where throws come from: seeded, entered by the players, or scripted. */
#define ZOHN_TYPE_STICK_SOURCE (zohn_stick_source_get_type ())
G_DECLARE_DERIVABLE_TYPE (ZohnStickSource, zohn_stick_source, ZOHN, STICK_SOURCE, GObject)

struct _ZohnStickSourceClass {
  GObjectClass parent_class;

  gboolean (*get_throw) (ZohnStickSource *source, guint64 number, ZohnThrow *thrown);
};

gboolean zohn_stick_source_get_throw (ZohnStickSource *source, guint64 number, ZohnThrow *thrown);

#define ZOHN_TYPE_SEEDED_SOURCE (zohn_seeded_source_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSeededSource, zohn_seeded_source, ZOHN, SEEDED_SOURCE, ZohnStickSource)

ZohnStickSource *zohn_seeded_source_new (guint64 seed);
ZohnThrow zohn_seeded_throw (guint64 seed, guint64 number);
guint64 zohn_seed_from_entropy (void);

#define ZOHN_TYPE_ENTERED_SOURCE (zohn_entered_source_get_type ())
G_DECLARE_FINAL_TYPE (ZohnEnteredSource, zohn_entered_source, ZOHN, ENTERED_SOURCE, ZohnStickSource)

ZohnStickSource *zohn_entered_source_new (void);
void zohn_entered_source_enter (ZohnEnteredSource *source, guint64 number, ZohnThrow thrown);

#define ZOHN_TYPE_SCRIPTED_SOURCE (zohn_scripted_source_get_type ())
G_DECLARE_FINAL_TYPE (ZohnScriptedSource, zohn_scripted_source, ZOHN, SCRIPTED_SOURCE,
                      ZohnStickSource)

ZohnStickSource *zohn_scripted_source_new (const ZohnThrow *throws, gsize n_throws);

G_END_DECLS
