/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-files.h"

#include "record/zohn-library-names.h"
#include "support/record-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

/* Below the home folder, where every file system has its trash. */
typedef struct {
  ZohnLibrary *library;
  GFile *folder;
  GFile *file;
  char *text;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (1, 30);

  g_assert_cmpint (g_mkdir_with_parents (g_get_home_dir (), 0700), ==, 0);
  fixture->library = zohn_library_new_default ();
  fixture->folder = g_object_ref (zohn_library_get_folder (fixture->library));
  fixture->file = zohn_library_create_file (fixture->library, record->setup);
  g_assert_true (zohn_game_record_write (record, fixture->file, NULL, NULL));
  fixture->text = record_fixture_read_text (fixture->file);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  record_fixture_remove (fixture->folder);
  g_object_unref (fixture->file);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->library);
  g_free (fixture->text);
}

static void
take_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static GFile *
rename_to (Fixture *fixture, GFile *file, const char *title, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  zohn_library_rename_async (fixture->library, file, title, NULL, take_result_cb, &result);
  wait_for (&result);

  return zohn_library_rename_finish (fixture->library, result, error);
}

static void
assert_kept (Fixture *fixture, GFile *file)
{
  g_autofree char *text = record_fixture_read_text (file);

  g_assert_cmpstr (text, ==, fixture->text);
}

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) renamed = rename_to (fixture, fixture->file, " The final, 2026 ", NULL);
  g_autofree char *name = g_file_get_basename (renamed);
  g_autoptr (GFile) again = rename_to (fixture, renamed, "The final, 2026", NULL);
  g_autoptr (GFile) untitled = NULL;
  g_autofree char *own_name = NULL;

  g_assert_cmpstr (name, ==, "The final, 2026.zohnahl");
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_true (g_file_equal (again, renamed));
  assert_kept (fixture, renamed);

  untitled = rename_to (fixture, renamed, "  ", NULL);
  own_name = g_file_get_basename (untitled);
  g_assert_true (g_str_has_prefix (own_name, "2023-11-14T221321Z-"));
  assert_kept (fixture, untitled);
}

/* A title that only begins like the library's own names is a title. */
static void
test_rename_to_what_looks_own (Fixture *fixture, gconstpointer data)
{
  static const char *const titles[] = { "undated-", "undated-game", "2026-11-29T180300Z-the final",
                                        "2026-11-29T180300Z-" };
  g_autoptr (GFile) file = g_object_ref (fixture->file);
  g_autofree char *own_name = g_file_get_basename (file);

  g_assert_null (zohn_library_name_get_title (own_name));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    GFile *renamed = rename_to (fixture, file, titles[i], NULL);
    g_autofree char *name = g_file_get_basename (renamed);
    g_autofree char *title = zohn_library_name_get_title (name);

    g_assert_cmpstr (title, ==, titles[i]);
    g_set_object (&file, renamed);
    g_object_unref (renamed);
  }
}

static void
test_rename_never_over_another (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) other = g_file_get_child (fixture->folder, "Final.zohnahl");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (other), "another", -1, NULL));
  g_assert_null (rename_to (fixture, fixture->file, "Final", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_assert_cmpstr (error->message, ==, "There is another game named “Final”.");
  assert_kept (fixture, fixture->file);
  text = record_fixture_read_text (other);
  g_assert_cmpstr (text, ==, "another");
}

static void
test_rename_to_what_cannot_be (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_title = g_strnfill (300, 'x');
  const char *const titles[] = { "../away", "a/b", ".hidden", "two\nlines", long_title };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (rename_to (fixture, fixture->file, titles[i], &error));
    g_assert_nonnull (error);
    g_assert_true (g_str_has_suffix (error->message, "."));
    assert_kept (fixture, fixture->file);
  }
}

static ZohnTrashed *
throw_away (Fixture *fixture, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  zohn_library_trash_async (fixture->library, fixture->file, NULL, take_result_cb, &result);
  wait_for (&result);

  return zohn_library_trash_finish (fixture->library, result, error);
}

static gboolean
take_back (Fixture *fixture, ZohnTrashed *trashed, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  zohn_library_restore_async (fixture->library, trashed, NULL, take_result_cb, &result);
  wait_for (&result);

  return zohn_library_restore_finish (fixture->library, result, error);
}

static guint
count_trash (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "Trash", "files", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n_files = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL) {
    n_files++;
  }

  return n_files;
}

static void
test_trash_and_take_back (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++) {
    g_autoptr (GError) error = NULL;
    ZohnTrashed *trashed = throw_away (fixture, &error);

    if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED)) {
      g_test_skip ("no trash on this file system");
      assert_kept (fixture, fixture->file);
      return;
    }
    g_assert_no_error (error);
    g_assert_false (g_file_query_exists (fixture->file, NULL));
    g_assert_true (take_back (fixture, trashed, &error));
    g_assert_no_error (error);
    assert_kept (fixture, fixture->file);
    g_assert_cmpuint (count_trash (), ==, 0);
  }
}

/* Memory is a file system without a trash. */
static void
test_no_trash (void)
{
  g_autofree char *path = g_strdup ("/dev/shm/zohn-no-trash-XXXXXX");
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) file = NULL;

  if (g_mkdtemp (path) == NULL) {
    g_test_skip ("no /dev/shm");
    return;
  }
  g_assert_cmpint (g_mkdir_with_parents (g_get_home_dir (), 0700), ==, 0);
  folder = g_file_new_for_path (path);
  file = g_file_get_child (folder, "game.zohnahl");

  /* Twice, the older one being left where it is. */
  for (guint i = 0; i < 2; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (ZohnTrashed) trashed = NULL;
    g_autofree char *text = g_strdup_printf ("game %u", i);

    g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
    trashed = zohn_trash (file, NULL, &error);
    g_assert_no_error (error);
    g_assert_nonnull (trashed->aside);
    g_assert_false (g_file_query_exists (file, NULL));
    if (i == 1) {
      g_autofree char *kept = NULL;

      g_assert_true (zohn_trash_take_back (trashed, NULL, &error));
      g_assert_no_error (error);
      g_assert_false (g_file_query_exists (trashed->aside, NULL));
      kept = record_fixture_read_text (file);
      g_assert_cmpstr (kept, ==, "game 1");
    }
  }
  {
    g_autoptr (GFile) older = g_file_resolve_relative_path (folder, ".trash/game.zohnahl");
    g_autofree char *kept = record_fixture_read_text (older);

    g_assert_cmpstr (kept, ==, "game 0");
  }
  record_fixture_remove (folder);
}

/* The trash was emptied, or is one that is not in the home folder. */
static void
test_take_back_what_is_not_in_trash (Fixture *fixture, gconstpointer data)
{
  ZohnTrashed *trashed = g_new0 (ZohnTrashed, 1);
  g_autoptr (GError) error = NULL;

  trashed->file = g_object_ref (fixture->file);
  trashed->bytes = g_bytes_new (fixture->text, strlen (fixture->text));
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  g_assert_true (take_back (fixture, trashed, &error));
  g_assert_no_error (error);
  assert_kept (fixture, fixture->file);
}

/* What was thrown away last is in another trash, but the one in the home folder has an older file of its name. */
static void
test_take_back_not_an_older_one (Fixture *fixture, gconstpointer data)
{
  ZohnTrashed *trashed = g_new0 (ZohnTrashed, 1);
  const char *path = g_file_peek_path (fixture->file);
  g_autofree char *name = g_file_get_basename (fixture->file);
  g_autofree char *trash = g_build_filename (g_get_user_data_dir (), "Trash", NULL);
  g_autofree char *files = g_build_filename (trash, "files", NULL);
  g_autofree char *infos = g_build_filename (trash, "info", NULL);
  g_autofree char *older = g_build_filename (files, name, NULL);
  g_autofree char *info = g_strdup_printf ("%s/%s.trashinfo", infos, name);
  g_autofree char *told =
      g_strdup_printf ("[Trash Info]\nPath=%s\nDeletionDate=2020-02-02T20:20:20\n", path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (files, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (infos, 0700), ==, 0);
  g_assert_true (g_file_set_contents (older, "older", -1, NULL));
  g_assert_true (g_file_set_contents (info, told, -1, NULL));
  trashed->file = g_object_ref (fixture->file);
  trashed->bytes = g_bytes_new (fixture->text, strlen (fixture->text));
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));

  g_assert_true (take_back (fixture, trashed, &error));
  g_assert_no_error (error);
  assert_kept (fixture, fixture->file);
  g_assert_true (g_file_test (older, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (info, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (older), ==, 0);
  g_assert_cmpint (g_remove (info), ==, 0);
}

static void
test_take_back_never_over_another (Fixture *fixture, gconstpointer data)
{
  ZohnTrashed *trashed = g_new0 (ZohnTrashed, 1);
  g_autoptr (GError) error = NULL;

  trashed->file = g_object_ref (fixture->file);
  trashed->bytes = g_bytes_new_static ("older", 5);
  g_assert_false (take_back (fixture, trashed, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_kept (fixture, fixture->file);
}

static void
test_trash_what_is_gone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  g_assert_null (throw_away (fixture, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "2023-11-14T221321Z-"));
}

static gboolean
export_to (Fixture *fixture, GFile *target, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  zohn_library_export_async (fixture->library, fixture->file, target, NULL, take_result_cb,
                             &result);
  wait_for (&result);

  return zohn_library_export_finish (fixture->library, result, error);
}

static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) target = g_file_get_child (folder, "copy.zohnahl");
  g_autoptr (GFile) nowhere = g_file_resolve_relative_path (folder, "no/copy.zohnahl");
  g_autoptr (GError) error = NULL;

  g_assert_true (export_to (fixture, target, &error));
  g_assert_no_error (error);
  assert_kept (fixture, target);
  g_assert_false (export_to (fixture, nowhere, &error));
  g_assert_nonnull (strstr (error->message, "copy.zohnahl"));
  assert_kept (fixture, fixture->file);
  record_fixture_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/library-files/rename", test_rename);
  ADD ("/library-files/rename/looks-own", test_rename_to_what_looks_own);
  ADD ("/library-files/rename/never-over-another", test_rename_never_over_another);
  ADD ("/library-files/rename/to-what-cannot-be", test_rename_to_what_cannot_be);
  ADD ("/library-files/trash/and-take-back", test_trash_and_take_back);
  ADD ("/library-files/trash/not-in-trash", test_take_back_what_is_not_in_trash);
  ADD ("/library-files/trash/not-an-older-one", test_take_back_not_an_older_one);
  ADD ("/library-files/trash/never-over-another", test_take_back_never_over_another);
  ADD ("/library-files/trash/what-is-gone", test_trash_what_is_gone);
  ADD ("/library-files/export", test_export);
#undef ADD
  g_test_add_func ("/library-files/trash/no-trash", test_no_trash);

  return g_test_run ();
}
