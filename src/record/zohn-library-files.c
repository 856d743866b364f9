/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-files.h"

#include "record/zohn-durable-write.h"
#include "record/zohn-library-names.h"

#include <glib/gi18n.h>

/* What a thread is to do with a file. */
typedef struct {
  GFile *file; /* owned */
  GFile *target; /* owned, nullable */
  char *title; /* owned, nullable */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->file);
  g_clear_object (&job->target);
  g_clear_pointer (&job->title, g_free);
  g_free (job);
}

static void
trashed_free (gpointer data)
{
  zohn_trashed_free (data);
}

static GTask *
create_task (ZohnLibrary *library, gpointer tag, Job *job, GCancellable *cancellable,
             GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (library, cancellable, callback, user_data);

  g_task_set_source_tag (task, tag);
  if (job != NULL) {
    g_task_set_task_data (task, job, job_free);
  }

  return task;
}

/* A name of the library's own, for a game that is called nothing any more. */
static char *
get_untitled_name (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, cancellable, error);
  g_autofree char *stem = record != NULL ? zohn_library_name_stem (record->setup) : NULL;

  return stem != NULL ? zohn_library_name_complete (stem) : NULL;
}

static void
set_rename_error (const char *title, GError *reason, GError **error)
{
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
    g_set_error (error, reason->domain, reason->code,
                 /* Translators: %s is what somebody calls a game */
                 _ ("There is another game named “%s”."), title);
  } else {
    g_propagate_error (error, g_error_copy (reason));
  }
}

static GFile *
rename_file (const Job *job, GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = *job->title != '\0' ? zohn_library_name_from_title (job->title, error)
                                              : get_untitled_name (job->file, cancellable, error);
  g_autoptr (GFile) target = NULL;
  g_autoptr (GError) reason = NULL;

  if (name == NULL) {
    return NULL;
  }

  target = g_file_get_child (folder, name);
  if (!g_file_equal (target, job->file) &&
      !g_file_move (job->file, target, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, cancellable, NULL, NULL,
                    &reason)) {
    set_rename_error (job->title, reason, error);
    return NULL;
  }

  return g_steal_pointer (&target);
}

static void
rename_in_thread (GTask *task, gpointer source_object, gpointer task_data,
                  GCancellable *cancellable)
{
  GError *error = NULL;
  GFile *file =
      rename_file (task_data, zohn_library_get_folder (source_object), cancellable, &error);

  if (file != NULL) {
    g_task_return_pointer (task, file, g_object_unref);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_library_rename_async:
 * @library: a library
 * @file: a record of it
 * @title: what the game is called from now on; nothing but blanks takes its title away
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Calls a game something. Never takes the place of another game.
 */
void
zohn_library_rename_async (ZohnLibrary *library, GFile *file, const char *title,
                           GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (title != NULL);

  job = g_new0 (Job, 1);
  job->file = g_object_ref (file);
  job->title = g_strstrip (g_strdup (title));
  task = create_task (library, zohn_library_rename_async, job, cancellable, callback, user_data);
  g_task_run_in_thread (task, rename_in_thread);
}

/**
 * zohn_library_rename_finish:
 * @library: a library
 * @result: what the callback got
 * @error: why the game keeps its name
 *
 * Returns: (transfer full) (nullable): the record, which may have another name now.
 */
GFile *
zohn_library_rename_finish (ZohnLibrary *library, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, library), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
trash_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  const Job *job = task_data;
  GError *error = NULL;
  ZohnTrashed *trashed = zohn_trash (job->file, cancellable, &error);

  if (trashed != NULL) {
    g_task_return_pointer (task, trashed, trashed_free);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_library_trash_async:
 * @library: a library
 * @file: a record of it
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Moves a record to the trash.
 */
void
zohn_library_trash_async (ZohnLibrary *library, GFile *file, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));
  g_return_if_fail (G_IS_FILE (file));

  job = g_new0 (Job, 1);
  job->file = g_object_ref (file);
  task = create_task (library, zohn_library_trash_async, job, cancellable, callback, user_data);
  g_task_run_in_thread (task, trash_in_thread);
}

/**
 * zohn_library_trash_finish:
 * @library: a library
 * @result: what the callback got
 * @error: why the record is still there
 *
 * Returns: (transfer full) (nullable): what zohn_library_restore_async() wants.
 */
ZohnTrashed *
zohn_library_trash_finish (ZohnLibrary *library, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, library), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
restore_in_thread (GTask *task, gpointer source_object, gpointer task_data,
                   GCancellable *cancellable)
{
  GError *error = NULL;

  if (zohn_trash_take_back (task_data, cancellable, &error)) {
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_library_restore_async:
 * @library: a library
 * @trashed: (transfer full): what zohn_library_trash_finish() gave
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Takes a record back from the trash.
 */
void
zohn_library_restore_async (ZohnLibrary *library, ZohnTrashed *trashed, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));
  g_return_if_fail (trashed != NULL);

  task = create_task (library, zohn_library_restore_async, NULL, cancellable, callback, user_data);
  g_task_set_task_data (task, trashed, trashed_free);
  g_task_run_in_thread (task, restore_in_thread);
}

/**
 * zohn_library_restore_finish:
 * @library: a library
 * @result: what the callback got
 * @error: why the record is not back
 *
 * Returns: whether it is.
 */
gboolean
zohn_library_restore_finish (ZohnLibrary *library, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, library), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
export_in_thread (GTask *task, gpointer source_object, gpointer task_data,
                  GCancellable *cancellable)
{
  const Job *job = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (job->file, cancellable, NULL, &error);

  if (bytes != NULL && zohn_durable_write (job->target, bytes, cancellable, &error)) {
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_library_export_async:
 * @library: a library
 * @file: a record of it
 * @target: where a copy goes; a file that is there is replaced
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Writes a copy of a record elsewhere.
 */
void
zohn_library_export_async (ZohnLibrary *library, GFile *file, GFile *target,
                           GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (G_IS_FILE (target));

  job = g_new0 (Job, 1);
  job->file = g_object_ref (file);
  job->target = g_object_ref (target);
  task = create_task (library, zohn_library_export_async, job, cancellable, callback, user_data);
  g_task_run_in_thread (task, export_in_thread);
}

/**
 * zohn_library_export_finish:
 * @library: a library
 * @result: what the callback got
 * @error: why there is no copy
 *
 * Returns: whether the copy is there.
 */
gboolean
zohn_library_export_finish (ZohnLibrary *library, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, library), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
