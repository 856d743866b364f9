/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* What the commands share: lines of figures, records to read, files to write. */

void zohn_command_output_append_number (GString *output, const char *name, const char *format,
                                        double number);
void zohn_command_output_append_count (GString *output, const char *name, guint64 count);

ZohnGameRecord *zohn_command_read_record (const char *path, GError **error);
gboolean zohn_command_is_right_to_left (void);
gboolean zohn_command_write_file (const char *path, GBytes *bytes, GError **error);

G_END_DECLS
