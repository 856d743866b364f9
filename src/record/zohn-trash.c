/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-trash.h"

#include "record/zohn-durable-write.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

#define INFO_SUFFIX ".trashinfo"
#define ASIDE_FOLDER ".trash"
#define MAX_EQUAL_NAMES 10000

/* Where the file system has no trash, a hidden folder beside the file is one. Nothing in it is ever written over. */
static GFile *
move_aside (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autoptr (GFile) folder = g_file_get_child (parent, ASIDE_FOLDER);
  g_autofree char *name = g_file_get_basename (file);

  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) != 0) {
    const int error_number = errno;

    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (error_number),
                         g_strerror (error_number));
    return NULL;
  }

  for (guint i = 1;; i++) {
    g_autofree char *other_name = g_strdup_printf ("%u-%s", i, name);
    g_autoptr (GFile) aside = g_file_get_child (folder, i == 1 ? name : other_name);
    g_autoptr (GError) reason = NULL;

    if (g_file_move (file, aside, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, cancellable, NULL, NULL,
                     &reason)) {
      return g_steal_pointer (&aside);
    }
    if (i == MAX_EQUAL_NAMES || !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  }
}

static gboolean
throw_away (GFile *file, GFile **aside, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (g_file_trash (file, cancellable, &reason)) {
    return TRUE;
  }
  if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED) ||
      g_file_peek_path (file) == NULL) {
    g_propagate_error (error, g_steal_pointer (&reason));
    return FALSE;
  }
  *aside = move_aside (file, cancellable, error);

  return *aside != NULL;
}

/**
 * zohn_trash:
 * @file: a file
 * @cancellable: (nullable): to stop
 * @error: why it stays where it is
 *
 * Moves a file to the desktop's trash; into a folder `.trash` beside it where the file system has none. Blocks; may be
 * called in any thread.
 *
 * Returns: (transfer full) (nullable): what zohn_trash_take_back() wants.
 */
ZohnTrashed *
zohn_trash (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) aside = NULL;
  ZohnTrashed *trashed;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = g_file_load_bytes (file, cancellable, NULL, &reason);
  if (bytes == NULL || !throw_away (file, &aside, cancellable, &reason)) {
    g_autofree char *name = g_file_get_parse_name (file);

    /* Translators: the first %s is the name of a file, the second one the reason as the system puts it */
    g_set_error (error, reason->domain, reason->code, _ ("“%s” cannot be moved to the trash: %s"),
                 name, reason->message);
    return NULL;
  }

  trashed = g_new (ZohnTrashed, 1);
  trashed->file = g_object_ref (file);
  trashed->bytes = g_steal_pointer (&bytes);
  trashed->aside = g_steal_pointer (&aside);

  return trashed;
}

/**
 * zohn_trashed_free:
 * @trashed: (transfer full): what was moved to the trash, where it stays
 */
void
zohn_trashed_free (ZohnTrashed *trashed)
{
  g_object_unref (trashed->file);
  g_bytes_unref (trashed->bytes);
  g_clear_object (&trashed->aside);
  g_free (trashed);
}

/* When the file of @path was thrown away, if it is the one that @info tells of. */
static char *
get_deletion_date (const char *info, const char *path)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autofree char *escaped = NULL;
  g_autofree char *found = NULL;

  if (!g_key_file_load_from_file (key_file, info, G_KEY_FILE_NONE, NULL)) {
    return NULL;
  }
  escaped = g_key_file_get_string (key_file, "Trash Info", "Path", NULL);
  found = escaped != NULL ? g_uri_unescape_string (escaped, NULL) : NULL;

  return g_strcmp0 (found, path) == 0
             ? g_key_file_get_string (key_file, "Trash Info", "DeletionDate", NULL)
             : NULL;
}

/* The name that the file of @path got in the trash of the home folder; the last one, of several. */
static char *
find_in_trash (const char *trash, const char *path)
{
  g_autofree char *folder = g_build_filename (trash, "info", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *last_date = NULL;
  g_autofree char *last_name = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *info = g_build_filename (folder, name, NULL);
    g_autofree char *date =
        g_str_has_suffix (name, INFO_SUFFIX) ? get_deletion_date (info, path) : NULL;

    if (date != NULL && g_strcmp0 (date, last_date) >= 0) {
      g_free (last_date);
      last_date = g_steal_pointer (&date);
      g_free (last_name);
      last_name = g_strndup (name, strlen (name) - strlen (INFO_SUFFIX));
    }
  }

  return g_steal_pointer (&last_name);
}

/* Moves @thrown back if it still is what was thrown away. */
static gboolean
move_back (const ZohnTrashed *trashed, GFile *thrown, GCancellable *cancellable)
{
  g_autoptr (GBytes) held = g_file_load_bytes (thrown, cancellable, NULL, NULL);

  return held != NULL && g_bytes_equal (held, trashed->bytes) &&
         g_file_move (thrown, trashed->file, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, cancellable, NULL,
                      NULL, NULL);
}

/* An older file of the same name, thrown away long ago, stays in the trash. */
static gboolean
move_out_of_trash (const ZohnTrashed *trashed, GCancellable *cancellable)
{
  const char *path = g_file_peek_path (trashed->file);
  g_autofree char *trash = g_build_filename (g_get_user_data_dir (), "Trash", NULL);
  g_autofree char *name = path != NULL ? find_in_trash (trash, path) : NULL;
  g_autofree char *info_name = NULL;
  g_autoptr (GFile) thrown = NULL;
  g_autoptr (GFile) info = NULL;

  if (name == NULL) {
    return FALSE;
  }

  info_name = g_strconcat (name, INFO_SUFFIX, NULL);
  thrown = g_file_new_build_filename (trash, "files", name, NULL);
  info = g_file_new_build_filename (trash, "info", info_name, NULL);
  if (!move_back (trashed, thrown, cancellable)) {
    return FALSE;
  }
  g_file_delete (info, NULL, NULL);

  return TRUE;
}

/**
 * zohn_trash_take_back:
 * @trashed: what was moved to the trash
 * @cancellable: (nullable): to stop
 * @error: why it cannot be taken back
 *
 * Puts a file back where it was, out of the trash; written anew where it is not found there. Never over another file. Blocks;
 * may be called in any thread.
 *
 * Returns: whether it is there again.
 */
gboolean
zohn_trash_take_back (const ZohnTrashed *trashed, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (trashed != NULL, FALSE);

  if (g_file_query_exists (trashed->file, cancellable)) {
    g_autofree char *name = g_file_get_parse_name (trashed->file);

    g_set_error (
        error, G_IO_ERROR, G_IO_ERROR_EXISTS,
        /* Translators: %s is the name of a file */
        _ ("“%s” cannot be taken back from the trash: there is another file of this name."), name);
    return FALSE;
  }

  return (trashed->aside != NULL ? move_back (trashed, trashed->aside, cancellable)
                                 : move_out_of_trash (trashed, cancellable)) ||
         zohn_durable_write (trashed->file, trashed->bytes, cancellable, error);
}
