/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "record/zohn-game-record.h"

G_BEGIN_DECLS

/* One state of a game on its way to its file: made on one thread, run once on another, waited for on the first. */
typedef struct _ZohnSaveJob ZohnSaveJob;

ZohnSaveJob *zohn_save_job_new (GFile *file, ZohnGameRecord *record);
ZohnSaveJob *zohn_save_job_ref (ZohnSaveJob *job);
void zohn_save_job_unref (ZohnSaveJob *job);

GFile *zohn_save_job_get_file (const ZohnSaveJob *job);
gboolean zohn_save_job_is_for (const ZohnSaveJob *job, GFile *file);
void zohn_save_job_run (ZohnSaveJob *job);
const GError *zohn_save_job_wait (ZohnSaveJob *job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnSaveJob, zohn_save_job_unref)

G_END_DECLS
