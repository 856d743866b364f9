/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/zohn-game-model.h"
#include "engine/zohn-setup.h"

G_BEGIN_DECLS

/* A whole game as it stands in a `.zohnahl` file: a plain value, safe to hand to a thread. */
typedef struct {
  ZohnSetup *setup; /* owned */
  GBytes *throws; /* owned, one ZohnThrow a byte */
  ZohnGameState state;
  guint32 time_left; /* seconds */
  GVariant *notes; /* owned, nullable: ZOHN_NOTES_VARIANT_TYPE */
  GBytes *
      extras; /* owned, nullable: key-file text of the groups and keys this version does not know */
} ZohnGameRecord;

#define ZOHN_RECORD_MEDIA_TYPE "application/x-zohn-ahl-game"
#define ZOHN_RECORD_SUFFIX ".zohnahl"
#define ZOHN_RECORD_FORMAT 1
#define ZOHN_RECORD_MAX_THROWS 1000000
#define ZOHN_RECORD_MAX_BYTES (16 * 1024 * 1024)

#define ZOHN_RECORD_ERROR (zohn_record_error_quark ())
GQuark zohn_record_error_quark (void);

typedef enum {
  ZOHN_RECORD_ERROR_NOT_A_RECORD,
  ZOHN_RECORD_ERROR_NEWER_FORMAT,
  ZOHN_RECORD_ERROR_TOO_LARGE,
  ZOHN_RECORD_ERROR_BAD_VALUE,
  ZOHN_RECORD_ERROR_BAD_THROW,
} ZohnRecordError;

ZohnGameRecord *zohn_game_record_new_from_model (ZohnGameModel *model, GBytes *extras);
ZohnGameModel *zohn_game_record_create_model (const ZohnGameRecord *record);
ZohnGameRecord *zohn_game_record_copy (const ZohnGameRecord *record);
void zohn_game_record_free (ZohnGameRecord *record);

/* @name is what messages call the file. */
ZohnGameRecord *zohn_game_record_parse (GBytes *bytes, const char *name, GError **error);
GBytes *zohn_game_record_format (const ZohnGameRecord *record);

ZohnGameRecord *zohn_game_record_read (GFile *file, GCancellable *cancellable, GError **error);
gboolean zohn_game_record_write (const ZohnGameRecord *record, GFile *file,
                                 GCancellable *cancellable, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnGameRecord, zohn_game_record_free)

G_END_DECLS
