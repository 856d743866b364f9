/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings/zohn-paths.h"

#include <glib/gstdio.h>

#include "config.h"

static void
test_build_folder (void)
{
  g_autoptr (ZohnPaths) paths = zohn_paths_new_for_program (ZOHN_BUILD_DIR "/src/zohn-ahl");

  g_assert_cmpstr (paths->schemas, ==, ZOHN_BUILD_DIR "/data");
  g_assert_cmpstr (paths->locales, ==, ZOHN_BUILD_DIR "/po");
  g_assert_cmpstr (paths->sounds, ==, ZOHN_BUILD_DIR "/data/sounds");
}

static void
test_this_program (void)
{
  g_autoptr (ZohnPaths) paths = zohn_paths_new ();

  g_assert_cmpstr (paths->schemas, ==, ZOHN_BUILD_DIR "/data");
}

static void
test_prefix (void)
{
  g_autoptr (ZohnPaths) paths = zohn_paths_new_for_program ("/nowhere/at/all/zohn-ahl");

  g_assert_cmpstr (paths->schemas, ==, ZOHN_DATA_DIR "/glib-2.0/schemas");
  g_assert_cmpstr (paths->locales, ==, ZOHN_LOCALE_DIR);
}

/* What `DESTDIR=… meson install` makes runs where it lies. */
static void
test_moved_prefix (void)
{
  g_autofree char *prefix = g_dir_make_tmp ("zohn-prefix-XXXXXX", NULL);
  g_autofree char *program = g_build_filename (prefix, "bin", "zohn-ahl", NULL);
  g_autofree char *share = g_build_filename (prefix, "share", NULL);
  g_autofree char *schemas = g_build_filename (share, "glib-2.0", "schemas", NULL);
  g_autofree char *locales = g_build_filename (share, "locale", NULL);
  g_autofree char *middle = g_path_get_dirname (schemas);
  g_autoptr (ZohnPaths) paths = NULL;

  g_assert_cmpint (g_mkdir_with_parents (schemas, 0700), ==, 0);
  paths = zohn_paths_new_for_program (program);
  g_assert_cmpstr (paths->schemas, ==, schemas);
  g_assert_cmpstr (paths->locales, ==, locales);

  g_rmdir (schemas);
  g_rmdir (middle);
  g_rmdir (share);
  g_rmdir (prefix);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/paths/build-folder", test_build_folder);
  g_test_add_func ("/paths/this-program", test_this_program);
  g_test_add_func ("/paths/prefix", test_prefix);
  g_test_add_func ("/paths/moved-prefix", test_moved_prefix);

  return g_test_run ();
}
