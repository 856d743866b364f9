/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library.h"

#include "record/zohn-library-listing.h"

#include <string.h>

/* The game that was played last, found when the program starts. */

/* Newest first. */
static int
compare_files (gconstpointer a, gconstpointer b)
{
  const ZohnLibraryFile *first = a, *second = b;

  if (first->modified != second->modified) {
    return first->modified > second->modified ? -1 : 1;
  }

  return strcmp (second->name, first->name);
}

/* What a search has found. */
typedef struct {
  ZohnGameRecord *record; /* owned, nullable */
  GFile *file; /* owned, nullable */
  GStrvBuilder *damaged; /* owned */
} Latest;

static void
latest_free (gpointer data)
{
  Latest *latest = data;

  g_clear_pointer (&latest->record, zohn_game_record_free);
  g_clear_object (&latest->file);
  g_clear_pointer (&latest->damaged, g_strv_builder_unref);
  g_free (latest);
}

static void
find_latest_in_thread (GTask *task, gpointer source_object, gpointer task_data,
                       GCancellable *cancellable)
{
  GFile *folder = zohn_library_get_folder (source_object);
  Latest *latest = task_data;
  GError *error = NULL;
  g_autoptr (GArray) files = zohn_library_list (folder, cancellable, &error);

  if (files == NULL) {
    g_task_return_error (task, error);
    return;
  }

  g_array_sort (files, compare_files);
  for (guint i = 0; i < files->len && latest->record == NULL; i++) {
    const char *name = g_array_index (files, ZohnLibraryFile, i).name;
    g_autoptr (GFile) file = g_file_get_child (folder, name);
    g_autoptr (GError) damage = NULL;

    if (g_task_return_error_if_cancelled (task)) {
      return;
    }
    latest->record = zohn_game_record_read (file, cancellable, &damage);
    if (latest->record != NULL) {
      latest->file = g_steal_pointer (&file);
    } else if (!g_error_matches (damage, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
      g_strv_builder_add (latest->damaged, damage->message);
    }
  }

  g_task_return_boolean (task, TRUE);
}

/**
 * zohn_library_find_latest_async:
 * @library: a library
 * @cancellable: (nullable): to stop
 * @callback: called in the main context when it is found
 * @user_data: for @callback
 *
 * Looks in a thread for the game that was played last: the record that was modified last among those that can be read.
 */
void
zohn_library_find_latest_async (ZohnLibrary *library, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Latest *latest;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));

  latest = g_new0 (Latest, 1);
  latest->damaged = g_strv_builder_new ();
  task = g_task_new (library, cancellable, callback, user_data);
  g_task_set_source_tag (task, zohn_library_find_latest_async);
  g_task_set_task_data (task, latest, latest_free);
  g_task_run_in_thread (task, find_latest_in_thread);
}

/**
 * zohn_library_find_latest_finish:
 * @library: a library
 * @result: what the callback got
 * @file: (out) (optional) (nullable) (transfer full): where the game is
 * @damaged: (out) (optional) (transfer full): for each newer record that cannot be read a message that names it;
 *   they have been left as they are
 * @error: why the library cannot be read
 *
 * Returns: (transfer full) (nullable): the game; %NULL without @error when there is none.
 */
ZohnGameRecord *
zohn_library_find_latest_finish (ZohnLibrary *library, GAsyncResult *result, GFile **file,
                                 char ***damaged, GError **error)
{
  Latest *latest;

  g_return_val_if_fail (ZOHN_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (g_task_is_valid (result, library), NULL);

  if (file != NULL) {
    *file = NULL;
  }
  if (damaged != NULL) {
    *damaged = NULL;
  }
  if (!g_task_propagate_boolean (G_TASK (result), error)) {
    return NULL;
  }

  latest = g_task_get_task_data (G_TASK (result));
  if (file != NULL) {
    *file = g_steal_pointer (&latest->file);
  }
  if (damaged != NULL) {
    *damaged = g_strv_builder_end (latest->damaged);
  }

  return g_steal_pointer (&latest->record);
}
