/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-save-job.h"

#include <glib/gstdio.h>

struct _ZohnSaveJob {
  gatomicrefcount references;

  GFile *file; /* owned */
  ZohnGameRecord *record; /* owned */

  GMutex mutex; /* guards what follows */
  GCond ended;
  gboolean is_done;
  GError *error; /* owned, nullable: why the last run failed */
};

/**
 * zohn_save_job_new:
 * @file: where to
 * @record: (transfer full): what
 *
 * Returns: (transfer full): a job that has not run.
 */
ZohnSaveJob *
zohn_save_job_new (GFile *file, ZohnGameRecord *record)
{
  ZohnSaveJob *job = g_new0 (ZohnSaveJob, 1);

  g_atomic_ref_count_init (&job->references);
  job->file = g_object_ref (file);
  job->record = record;
  g_mutex_init (&job->mutex);
  g_cond_init (&job->ended);

  return job;
}

/**
 * zohn_save_job_ref:
 * @job: a job
 *
 * Returns: (transfer full): @job.
 */
ZohnSaveJob *
zohn_save_job_ref (ZohnSaveJob *job)
{
  g_atomic_ref_count_inc (&job->references);

  return job;
}

/**
 * zohn_save_job_unref:
 * @job: (transfer full): a job
 */
void
zohn_save_job_unref (ZohnSaveJob *job)
{
  if (!g_atomic_ref_count_dec (&job->references)) {
    return;
  }

  g_clear_object (&job->file);
  g_clear_pointer (&job->record, zohn_game_record_free);
  g_clear_error (&job->error);
  g_mutex_clear (&job->mutex);
  g_cond_clear (&job->ended);
  g_free (job);
}

/**
 * zohn_save_job_get_file:
 * @job: a job
 *
 * Returns: (transfer none): what @job writes.
 */
GFile *
zohn_save_job_get_file (const ZohnSaveJob *job)
{
  return job->file;
}

/**
 * zohn_save_job_is_for:
 * @job: a job
 * @file: (nullable): a file
 *
 * Returns: whether @job writes @file.
 */
gboolean
zohn_save_job_is_for (const ZohnSaveJob *job, GFile *file)
{
  return file != NULL && g_file_equal (job->file, file);
}

/* A folder that was taken away while the program ran is made again. */
static gboolean
make_folder (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  const char *path = folder != NULL ? g_file_peek_path (folder) : NULL;

  return path != NULL && g_mkdir_with_parents (path, 0700) == 0;
}

/**
 * zohn_save_job_run:
 * @job: a job that has not run, or that failed
 *
 * Writes the file. Blocks.
 */
void
zohn_save_job_run (ZohnSaveJob *job)
{
  g_autoptr (GError) error = NULL;
  gboolean written = zohn_game_record_write (job->record, job->file, NULL, &error);

  if (!written && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) &&
      make_folder (job->file)) {
    g_clear_error (&error);
    zohn_game_record_write (job->record, job->file, NULL, &error);
  }

  g_mutex_lock (&job->mutex);
  g_clear_error (&job->error);
  job->error = g_steal_pointer (&error);
  job->is_done = TRUE;
  g_cond_broadcast (&job->ended);
  g_mutex_unlock (&job->mutex);
}

/**
 * zohn_save_job_wait:
 * @job: a job that runs or ran
 *
 * Blocks until the run has ended, and makes the job ready for another.
 *
 * Returns: (transfer none) (nullable): why it failed; %NULL when the file is written.
 */
const GError *
zohn_save_job_wait (ZohnSaveJob *job)
{
  g_mutex_lock (&job->mutex);
  while (!job->is_done) {
    g_cond_wait (&job->ended, &job->mutex);
  }
  job->is_done = FALSE;
  g_mutex_unlock (&job->mutex);

  return job->error;
}
