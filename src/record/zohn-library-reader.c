/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-reader.h"

#include "record/zohn-library-listing.h"

#include <string.h>

/* As many as make one change of a list, and as long as one waits for them. */
#define BATCH_SIZE 256
#define BATCH_MICROSECONDS 50000

/* What the thread works on. */
typedef struct {
  GFile *folder; /* owned */
  char **names; /* owned; NULL: all */
  GWeakRef receiver;
  ZohnLibraryUpdateFunc update;
  GMainContext *context; /* owned */
  GArray *batch; /* owned, nullable: ZohnLibraryUpdate */
  gint64 batch_begun; /* monotonic time */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->folder);
  g_clear_pointer (&reading->names, g_strfreev);
  g_weak_ref_clear (&reading->receiver);
  g_clear_pointer (&reading->context, g_main_context_unref);
  g_clear_pointer (&reading->batch, g_array_unref);
  g_free (reading);
}

static void
clear_update (gpointer data)
{
  ZohnLibraryUpdate *update = data;

  g_clear_pointer (&update->name, g_free);
  g_clear_object (&update->entry);
}

/* A batch on its way to the main context. */
typedef struct {
  GWeakRef receiver;
  ZohnLibraryUpdateFunc update;
  GArray *batch; /* owned */
} Delivery;

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  g_weak_ref_clear (&delivery->receiver);
  g_array_unref (delivery->batch);
  g_free (delivery);
}

static gboolean
deliver_cb (gpointer data)
{
  Delivery *delivery = data;
  g_autoptr (GObject) receiver = g_weak_ref_get (&delivery->receiver);

  if (receiver != NULL) {
    delivery->update (receiver, delivery->batch);
  }

  return G_SOURCE_REMOVE;
}

/* Each batch is an idle callback of its own, so that events and frames come in between. */
static void
send_batch (Reading *reading)
{
  g_autoptr (GObject) receiver = g_weak_ref_get (&reading->receiver);
  g_autoptr (GSource) source = NULL;
  Delivery *delivery;

  if (reading->batch == NULL || receiver == NULL) {
    return;
  }

  delivery = g_new (Delivery, 1);
  g_weak_ref_init (&delivery->receiver, receiver);
  delivery->update = reading->update;
  delivery->batch = g_steal_pointer (&reading->batch);

  source = g_idle_source_new ();
  g_source_set_callback (source, deliver_cb, delivery, delivery_free);
  g_source_attach (source, reading->context);
}

static void
add_to_batch (Reading *reading, const char *name, ZohnLibraryEntry *entry)
{
  const ZohnLibraryUpdate update = { g_strdup (name), entry };

  if (reading->batch == NULL) {
    reading->batch = g_array_sized_new (FALSE, FALSE, sizeof update, BATCH_SIZE);
    g_array_set_clear_func (reading->batch, clear_update);
    reading->batch_begun = g_get_monotonic_time ();
  }
  g_array_append_val (reading->batch, update);

  if (reading->batch->len == BATCH_SIZE ||
      g_get_monotonic_time () - reading->batch_begun >= BATCH_MICROSECONDS) {
    send_batch (reading);
  }
}

/* The library names records by the time of the game's start: this is nearly the order of the list, newest first. */
static int
compare_files (gconstpointer a, gconstpointer b)
{
  const ZohnLibraryFile *first = a, *second = b;

  return strcmp (second->name, first->name);
}

static gboolean
read_all (Reading *reading, GCancellable *cancellable, GError **error)
{
  g_autoptr (GArray) files = zohn_library_list (reading->folder, cancellable, error);

  if (files == NULL) {
    return FALSE;
  }

  g_array_sort (files, compare_files);
  for (guint i = 0; i < files->len; i++) {
    const ZohnLibraryFile *listed = &g_array_index (files, ZohnLibraryFile, i);
    g_autoptr (GFile) file = g_file_get_child (reading->folder, listed->name);
    ZohnLibraryEntry *entry = zohn_library_entry_new_read (file, listed->modified, cancellable);

    if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
      g_clear_object (&entry);
      return FALSE;
    }
    add_to_batch (reading, listed->name, entry);
  }

  return TRUE;
}

static gboolean
read_named (Reading *reading, GCancellable *cancellable, GError **error)
{
  for (guint i = 0; reading->names[i] != NULL; i++) {
    g_autoptr (GFile) file = g_file_get_child (reading->folder, reading->names[i]);
    const gint64 modified = zohn_library_get_modified (file, cancellable);
    ZohnLibraryEntry *entry =
        modified >= 0 ? zohn_library_entry_new_read (file, modified, cancellable) : NULL;

    if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
      g_clear_object (&entry);
      return FALSE;
    }
    add_to_batch (reading, reading->names[i], entry);
  }

  return TRUE;
}

static void
read_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Reading *reading = task_data;
  GError *error = NULL;
  const gboolean done = reading->names != NULL ? read_named (reading, cancellable, &error)
                                               : read_all (reading, cancellable, &error);

  send_batch (reading);
  if (done) {
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_library_read_async:
 * @folder: a library's folder
 * @names: (transfer full) (nullable) (array zero-terminated=1): the files to read; %NULL for all records
 * @receiver: who gets them; not held, and nothing comes any more when it is gone
 * @update: called for @receiver in the caller's main context, again and again
 * @cancellable: (nullable): to stop
 * @callback: called after the last @update
 * @user_data: for @callback
 *
 * Reads records in a thread.
 */
void
zohn_library_read_async (GFile *folder, char **names, GObject *receiver,
                         ZohnLibraryUpdateFunc update, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Reading *reading = g_new0 (Reading, 1);

  reading->folder = g_object_ref (folder);
  reading->names = names;
  g_weak_ref_init (&reading->receiver, receiver);
  reading->update = update;
  reading->context = g_main_context_ref_thread_default ();

  g_task_set_source_tag (task, zohn_library_read_async);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * zohn_library_read_finish:
 * @result: what the callback got
 * @error: why the folder cannot be read
 *
 * Returns: whether all has been read.
 */
gboolean
zohn_library_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
