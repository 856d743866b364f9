/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-import.h"

/**
 * zohn_import_free:
 * @import: (transfer full) (nullable): what became of records
 */
void
zohn_import_free (ZohnImport *import)
{
  if (import == NULL) {
    return;
  }

  g_ptr_array_unref (import->files);
  g_ptr_array_unref (import->problems);
  zohn_game_record_free (import->first);
  g_free (import);
}

static void
free_import (gpointer data)
{
  zohn_import_free (data);
}

/* A record that lies in the library is taken as it is. */
static gboolean
import_file (ZohnLibrary *library, GFile *file, ZohnImport *import, GCancellable *cancellable,
             GError **error)
{
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, cancellable, error);
  g_autoptr (GFile) kept = NULL;

  if (record == NULL) {
    return FALSE;
  }
  kept = g_file_has_parent (file, zohn_library_get_folder (library))
             ? g_object_ref (file)
             : zohn_library_import (library, record, cancellable, error);
  if (kept == NULL) {
    return FALSE;
  }
  if (import->first == NULL) {
    import->first = zohn_game_record_read (kept, cancellable, error);
    if (import->first == NULL) {
      return FALSE;
    }
  }
  g_ptr_array_add (import->files, g_steal_pointer (&kept));

  return TRUE;
}

static void
import_in_thread (GTask *task, gpointer source_object, gpointer task_data,
                  GCancellable *cancellable)
{
  GPtrArray *files = task_data;
  ZohnImport *import = g_new0 (ZohnImport, 1);

  import->files = g_ptr_array_new_with_free_func (g_object_unref);
  import->problems = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < files->len && !g_cancellable_is_cancelled (cancellable); i++) {
    g_autoptr (GError) error = NULL;

    if (!import_file (source_object, g_ptr_array_index (files, i), import, cancellable, &error)) {
      g_ptr_array_add (import->problems, g_strdup (error->message));
    }
  }
  g_task_return_pointer (task, import, free_import);
}

static void
free_files (gpointer data)
{
  g_ptr_array_unref (data);
}

/**
 * zohn_library_import_async:
 * @library: a library
 * @files: (array length=n_files): records
 * @n_files: how many
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Takes records into the library, as zohn_library_import() does, in a thread. One that cannot be read does not hold up the others.
 */
void
zohn_library_import_async (ZohnLibrary *library, GFile *const *files, guint n_files,
                           GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *held;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));

  held = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++) {
    g_ptr_array_add (held, g_object_ref (files[i]));
  }
  task = g_task_new (library, cancellable, callback, user_data);
  g_task_set_source_tag (task, zohn_library_import_async);
  g_task_set_task_data (task, held, free_files);
  g_task_run_in_thread (task, import_in_thread);
}

/**
 * zohn_library_import_finish:
 * @library: a library
 * @result: what the callback got
 * @error: set when it was cancelled
 *
 * Returns: (transfer full) (nullable): what became of the records.
 */
ZohnImport *
zohn_library_import_finish (ZohnLibrary *library, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, library), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
