/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "drawing/zohn-picture.h"
#include "engine/zohn-odds.h"
#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* What of a game can be taken elsewhere as a file. */
typedef enum {
  ZOHN_EXPORT_RECORD,
  ZOHN_EXPORT_TABLE, /* CSV; needs the odds */
  ZOHN_EXPORT_TEXT,
  ZOHN_EXPORT_BOARD, /* a picture */
  ZOHN_EXPORT_FILM, /* a picture */
  ZOHN_EXPORT_SHEET, /* PDF */
} ZohnExportKind;

#define ZOHN_N_EXPORT_KINDS 6

/* Plain data, fit for a thread. All borrowed. */
typedef struct {
  ZohnExportKind kind;
  ZohnPictureFormat format; /* of a picture */
  const ZohnGameRecord *record;
  guint viewed; /* the board after so many throws */
  const ZohnOdds *odds; /* NULL leaves out chances and luck */
  gboolean right_to_left;
} ZohnExport;

gboolean zohn_export_kind_is_picture (ZohnExportKind kind);
const char *zohn_export_get_suffix (ZohnExportKind kind, ZohnPictureFormat format);
GArray *zohn_export_choose_film (ZohnHistory *history, guint most);

GBytes *zohn_export_render (const ZohnExport *what, GError **error);

void zohn_export_save_async (const ZohnExport *what, GFile *file, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data);
gboolean zohn_export_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
