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
guint64 zohn_seed_from_entropy (void);

/* The finaliser of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014,
 * with Stafford's thirteenth mix): every bit of the result depends on every bit of @value. */
static inline guint64
zohn_seed_mix (guint64 value)
{
  value = (value ^ (value >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ (value >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return value ^ (value >> 31);
}

/* The throw that falls as number @number (from 1) of the game with @seed: a function of both and of nothing else.
 * The seed is mixed first, so that neighbouring seeds do not give the same throws shifted by some numbers. */
static inline ZohnThrow
zohn_seeded_throw (guint64 seed, guint64 number)
{
  const guint64 step = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (ZohnThrow) (zohn_seed_mix (zohn_seed_mix (seed + step) + number * step) >>
                      (64 - ZOHN_N_STICKS));
}

#define ZOHN_TYPE_ENTERED_SOURCE (zohn_entered_source_get_type ())
G_DECLARE_FINAL_TYPE (ZohnEnteredSource, zohn_entered_source, ZOHN, ENTERED_SOURCE, ZohnStickSource)

ZohnStickSource *zohn_entered_source_new (void);
void zohn_entered_source_enter (ZohnEnteredSource *source, guint64 number, ZohnThrow thrown);

#define ZOHN_TYPE_SCRIPTED_SOURCE (zohn_scripted_source_get_type ())
G_DECLARE_FINAL_TYPE (ZohnScriptedSource, zohn_scripted_source, ZOHN, SCRIPTED_SOURCE,
                      ZohnStickSource)

ZohnStickSource *zohn_scripted_source_new (const ZohnThrow *throws, gsize n_throws);

G_END_DECLS
