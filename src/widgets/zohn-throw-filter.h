/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-game-model.h"

G_BEGIN_DECLS

/* Which throws of a game somebody wants to see. */
typedef enum {
  ZOHN_THROWS_ALL,
  ZOHN_THROWS_CAPTURES,
  ZOHN_THROWS_CREEK,
  ZOHN_THROWS_LAPS,
  ZOHN_THROWS_CLOCKWISE,
  ZOHN_THROWS_ANTICLOCKWISE,
  ZOHN_THROWS_NOTES,
} ZohnThrowsKind;

#define ZOHN_N_THROWS_KINDS 7

typedef struct _ZohnThrowFilter ZohnThrowFilter;

ZohnThrowFilter *zohn_throw_filter_new (ZohnGameModel *model);
void zohn_throw_filter_free (ZohnThrowFilter *filter);
void zohn_throw_filter_set_kind (ZohnThrowFilter *filter, ZohnThrowsKind kind);
void zohn_throw_filter_set_words (ZohnThrowFilter *filter, const char *const *words);
gboolean zohn_throw_filter_takes_all (const ZohnThrowFilter *filter);
gboolean zohn_throw_filter_matches (ZohnThrowFilter *filter, guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnThrowFilter, zohn_throw_filter_free)

G_END_DECLS
