/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings/zohn-paths.h"

#include "config.h"

#define SCHEMAS_FOLDER "glib-2.0" G_DIR_SEPARATOR_S "schemas"

/* A tree that was installed below a DESTDIR, or moved, still finds its files. */
static char *
find_data_dir (const char *program)
{
  g_autofree char *folder = g_path_get_dirname (program);
  g_autofree char *prefix = g_path_get_dirname (folder);
  g_autofree char *data_dir = g_build_filename (prefix, "share", NULL);
  g_autofree char *schemas = g_build_filename (data_dir, SCHEMAS_FOLDER, NULL);

  if (g_file_test (schemas, G_FILE_TEST_IS_DIR)) {
    return g_steal_pointer (&data_dir);
  }

  return g_strdup (ZOHN_DATA_DIR);
}

static char *
find_locale_dir (const char *data_dir)
{
  if (g_str_equal (data_dir, ZOHN_DATA_DIR)) {
    return g_strdup (ZOHN_LOCALE_DIR);
  }

  return g_build_filename (data_dir, "locale", NULL);
}

/**
 * zohn_paths_new:
 *
 * Returns: (transfer full): the paths of the program that is running.
 */
ZohnPaths *
zohn_paths_new (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return zohn_paths_new_for_program (program != NULL ? program : "");
}

/**
 * zohn_paths_new_for_program:
 * @program: the path of an executable
 *
 * Returns: (transfer full): where its files lie.
 */
ZohnPaths *
zohn_paths_new_for_program (const char *program)
{
  ZohnPaths *paths = g_new0 (ZohnPaths, 1);

  g_return_val_if_fail (program != NULL, paths);

  if (g_str_has_prefix (program, ZOHN_BUILD_DIR G_DIR_SEPARATOR_S)) {
    paths->schemas = g_build_filename (ZOHN_BUILD_DIR, "data", NULL);
    paths->locales = g_build_filename (ZOHN_BUILD_DIR, "po", NULL);
    paths->sounds = g_build_filename (ZOHN_BUILD_DIR, "data", "sounds", NULL);
  } else {
    g_autofree char *data_dir = find_data_dir (program);

    paths->schemas = g_build_filename (data_dir, SCHEMAS_FOLDER, NULL);
    paths->locales = find_locale_dir (data_dir);
    paths->sounds = g_build_filename (data_dir, GETTEXT_PACKAGE, "sounds", NULL);
  }

  return paths;
}

/**
 * zohn_paths_free:
 * @paths: (transfer full) (nullable): paths
 */
void
zohn_paths_free (ZohnPaths *paths)
{
  if (paths == NULL) {
    return;
  }

  g_free (paths->schemas);
  g_free (paths->locales);
  g_free (paths->sounds);
  g_free (paths);
}
