/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "record/zohn-record-keys.h"

G_BEGIN_DECLS

/* The values of a record's keys, each checked by itself. All leave what they are to set alone when the key is
 * missing, and fail with a message that names the file, the key and what stands there. */
typedef struct {
  GKeyFile *file; /* borrowed */
  const char *name; /* borrowed; what messages call the file */
} ZohnRecordValues;

gboolean zohn_record_values_has (const ZohnRecordValues *values, ZohnRecordKey key);
gboolean zohn_record_values_get_text (const ZohnRecordValues *values, ZohnRecordKey key,
                                      char **text, GError **error);
gboolean zohn_record_values_get_number (const ZohnRecordValues *values, ZohnRecordKey key,
                                        guint64 min, guint64 max, guint64 *number, GError **error);
gboolean zohn_record_values_get_choice (const ZohnRecordValues *values, ZohnRecordKey key,
                                        const char *const *choices, guint n_choices, guint *choice,
                                        GError **error);
gboolean zohn_record_values_get_choices (const ZohnRecordValues *values, ZohnRecordKey key,
                                         const char *const *choices, guint n_choices,
                                         gboolean *chosen, GError **error);
gboolean zohn_record_values_get_names (const ZohnRecordValues *values, ZohnRecordKey key,
                                       char ***names, GError **error);
gboolean zohn_record_values_get_time (const ZohnRecordValues *values, ZohnRecordKey key,
                                      GDateTime **time, GError **error);

G_END_DECLS
