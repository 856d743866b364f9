/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-durable-write.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* GLib's own ways are not enough: g_file_replace() syncs nothing when there is no file yet and turns a device into a
 * file; g_file_set_contents_full() replaces symbolic links and drops the owner. */

#define MAX_SYMBOLIC_LINKS 40

static gboolean
fail (const char *path, int error_number, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (error_number),
               /* Translators: a file's name, what the system says is wrong */
               _ ("“%s” could not be saved: %s"), name, g_strerror (error_number));

  return FALSE;
}

/* Where the symbolic links at @path lead in the end, whether or not there is a file yet. */
static char *
follow_links (const char *path, GError **error)
{
  g_autofree char *current = g_strdup (path);

  for (guint i = 0; i < MAX_SYMBOLIC_LINKS; i++) {
    g_autofree char *target = g_file_read_link (current, NULL);
    g_autofree char *folder = NULL;

    if (target == NULL) {
      return g_steal_pointer (&current);
    }
    folder = g_path_get_dirname (current);
    g_free (current);
    current = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                          : g_build_filename (folder, target, NULL);
  }

  fail (path, ELOOP, error);

  return NULL;
}

static gboolean
write_all (int fd, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  while (length > 0) {
    const gssize written = write (fd, data, length);

    if (written < 0 && errno != EINTR) {
      return FALSE;
    }
    if (written > 0) {
      data += written;
      length -= (gsize) written;
    }
  }

  return TRUE;
}

/* The new file takes after the old; a foreign owner can be kept by root only, which is no reason not to save. */
static gboolean
keep_permissions (int fd, const struct stat *old)
{
  struct stat new;

  if (fstat (fd, &new) != 0) {
    return FALSE;
  }
  if ((new.st_uid != old->st_uid || new.st_gid != old->st_gid) &&
      fchown (fd, old->st_uid, old->st_gid) != 0 && errno != EPERM) {
    return FALSE;
  }

  return fchmod (fd, old->st_mode & 07777) == 0;
}

/* A file system that cannot sync folders does not need it. */
static gboolean
sync_folder (const char *folder)
{
  const int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean synced;
  int error_number;

  if (fd < 0) {
    return FALSE;
  }
  synced = fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
  error_number = errno;
  close (fd);
  errno = error_number;

  return synced;
}

/* Returns the temporary file's descriptor, or -1 with errno set. */
static int
write_temporary (char *temporary, GBytes *bytes, const struct stat *old)
{
  const int fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, 0666);

  if (fd < 0) {
    return -1;
  }
  if (write_all (fd, bytes) && (old == NULL || keep_permissions (fd, old)) && fsync (fd) == 0) {
    return fd;
  }

  {
    const int error_number = errno;

    close (fd);
    g_unlink (temporary);
    errno = error_number;
  }

  return -1;
}

static gboolean
replace (const char *path, GBytes *bytes, const struct stat *old, GCancellable *cancellable,
         GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *temporary = g_build_filename (folder, ZOHN_DURABLE_WRITE_PREFIX "XXXXXX", NULL);
  const int fd = write_temporary (temporary, bytes, old);

  if (fd < 0) {
    return fail (path, errno, error);
  }
  if (close (fd) != 0) {
    const int error_number = errno;

    g_unlink (temporary);
    return fail (path, error_number, error);
  }
  if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
    g_unlink (temporary);
    return FALSE;
  }
  if (g_rename (temporary, path) != 0) {
    const int error_number = errno;

    g_unlink (temporary);
    return fail (path, error_number, error);
  }

  return sync_folder (folder) || fail (path, errno, error);
}

static gboolean
write_path (const char *path, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autofree char *real_path = follow_links (path, error);
  struct stat old;

  if (real_path == NULL) {
    return FALSE;
  }
  if (stat (real_path, &old) != 0) {
    return errno == ENOENT ? replace (real_path, bytes, NULL, cancellable, error)
                           : fail (path, errno, error);
  }
  if (!S_ISREG (old.st_mode)) {
    g_autofree char *name = g_filename_display_name (path);

    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                 /* Translators: the name of a folder or a device */
                 _ ("“%s” is not a regular file"), name);
    return FALSE;
  }
  if (access (real_path, W_OK) != 0) {
    return fail (path, errno, error);
  }

  return replace (real_path, bytes, &old, cancellable, error);
}

/**
 * zohn_durable_write:
 * @file: where to; replaced when it is there, created with the permissions of the user's mask when not
 * @bytes: its new content
 * @cancellable: (nullable): to stop before the file is replaced
 * @error: a G_IO_ERROR whose message names the file
 *
 * Puts a new complete file in the place of the old: written and synced under another name in the same folder, renamed,
 * and the folder synced. Whatever happens in between, the file is the old one or the new one, whole. Symbolic links are
 * followed, permissions and owner kept; a device, a folder or a file without write permission is left alone. Files that are
 * not on a local path are left to their own file system's replacing.
 *
 * Returns: whether the content is on the disk.
 */
gboolean
zohn_durable_write (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  const char *path;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
    return FALSE;
  }

  path = g_file_peek_path (file);
  if (path != NULL) {
    return write_path (path, bytes, cancellable, error);
  }

  return g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  NULL, FALSE, G_FILE_CREATE_NONE, NULL, cancellable, error);
}
