/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-listing.h"

#include "record/zohn-durable-write.h"
#include "record/zohn-library-names.h"

#define STALE_SECONDS (24 * 60 * 60)
#define NANOSECONDS G_GINT64_CONSTANT (1000000000)
#define MODIFIED_ATTRIBUTES G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC

static void
clear_file (gpointer data)
{
  g_free (((ZohnLibraryFile *) data)->name);
}

/* A file under way that has been so for a day belongs to a program that crashed. */
static void
remove_if_stale (GFile *file, gint64 modified)
{
  if (modified / NANOSECONDS + STALE_SECONDS < g_get_real_time () / G_USEC_PER_SEC) {
    g_file_delete (file, NULL, NULL);
  }
}

static gint64
get_modified (GFileInfo *info)
{
  return (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) *
             NANOSECONDS +
         g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC);
}

static void
add_child (GArray *files, GFile *child, GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  if (g_str_has_prefix (name, ZOHN_DURABLE_WRITE_PREFIX)) {
    remove_if_stale (child, get_modified (info));
  } else if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR &&
             zohn_library_name_is_record (name)) {
    const ZohnLibraryFile file = { g_strdup (name), get_modified (info) };

    g_array_append_val (files, file);
  }
}

/**
 * zohn_library_list:
 * @folder: a library's folder
 * @cancellable: (nullable): to stop
 * @error: why it cannot be read
 *
 * Lists the records of a library, and clears away what a crash left half written more than a day ago. Blocks.
 *
 * Returns: (transfer full) (nullable): the records, unread; empty when there is no folder yet.
 */
GArray *
zohn_library_list (GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (ZohnLibraryFile));
  g_autoptr (GError) own_error = NULL;
  g_autoptr (GFileEnumerator) enumerator = g_file_enumerate_children (
      folder,
      G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," MODIFIED_ATTRIBUTES,
      G_FILE_QUERY_INFO_NONE, cancellable, &own_error);
  GFileInfo *info = NULL;
  GFile *child;

  g_array_set_clear_func (files, clear_file);
  if (enumerator == NULL) {
    if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
      return g_steal_pointer (&files);
    }
    g_propagate_error (error, g_steal_pointer (&own_error));
    return NULL;
  }

  while (TRUE) {
    if (!g_file_enumerator_iterate (enumerator, &info, &child, cancellable, error)) {
      return NULL;
    }
    if (info == NULL) {
      return g_steal_pointer (&files);
    }
    add_child (files, child, info);
  }
}

/**
 * zohn_library_get_modified:
 * @file: a file
 * @cancellable: (nullable): to stop
 *
 * Returns: when it was modified, in nanoseconds of Unix time; -1 when it is not a regular file.
 */
gint64
zohn_library_get_modified (GFile *file, GCancellable *cancellable)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," MODIFIED_ATTRIBUTES,
                         G_FILE_QUERY_INFO_NONE, cancellable, NULL);

  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR) {
    return -1;
  }

  return get_modified (info);
}
