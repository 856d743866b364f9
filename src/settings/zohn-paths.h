/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the program's own files lie: in the build folder while it runs from there, below its prefix otherwise. */
typedef struct {
  char *schemas; /* folder of the compiled settings schema */
  char *locales; /* folder of the translations */
  char *sounds; /* folder of the sound files */
} ZohnPaths;

ZohnPaths *zohn_paths_new (void);
ZohnPaths *zohn_paths_new_for_program (const char *program);
void zohn_paths_free (ZohnPaths *paths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnPaths, zohn_paths_free)

G_END_DECLS
