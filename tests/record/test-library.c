/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library.h"

#include "support/record-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct {
  GFile *parent;
  GFile *folder; /* not there at first */
  ZohnLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->parent = record_fixture_make_folder ();
  fixture->folder = g_file_resolve_relative_path (fixture->parent, "zohn-ahl/games");
  fixture->library = zohn_library_new (fixture->folder);
}

/* A thread that has answered may hold the library for a moment longer. */
static void
assert_finalized_soon (gpointer object)
{
  gpointer weak = object;

  g_object_add_weak_pointer (object, &weak);
  g_object_unref (object);
  for (guint i = 0; g_atomic_pointer_get (&weak) != NULL && i < 500; i++) {
    g_usleep (10000);
  }
  g_assert_null (g_atomic_pointer_get (&weak));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  assert_finalized_soon (fixture->library);
  record_fixture_remove (fixture->parent);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->parent);
}

/* Puts a game into the library, modified @age seconds ago. */
static GFile *
add_game (Fixture *fixture, const ZohnGameRecord *record, guint age)
{
  GFile *file = zohn_library_create_file (fixture->library, record->setup);
  g_autoptr (GError) error = NULL;

  zohn_game_record_write (record, file, NULL, &error);
  g_assert_no_error (error);
  g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                               (guint64) (g_get_real_time () / G_USEC_PER_SEC) - age,
                               G_FILE_QUERY_INFO_NONE, NULL, &error);
  g_assert_no_error (error);

  return file;
}

static GFile *
add_text (Fixture *fixture, const char *name, const char *text)
{
  GFile *file = g_file_get_child (fixture->folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));

  return file;
}

static void
assert_text (GFile *file, const char *expected)
{
  g_autofree char *text = record_fixture_read_text (file);

  g_assert_cmpstr (text, ==, expected);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  guint n_files = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL) {
    n_files++;
  }

  return n_files;
}

typedef struct {
  ZohnGameRecord *record;
  GFile *file;
  char **damaged;
  GError *error;
  gboolean done;
} Latest;

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Latest *latest = user_data;

  latest->record = zohn_library_find_latest_finish (ZOHN_LIBRARY (source), result, &latest->file,
                                                    &latest->damaged, &latest->error);
  latest->done = TRUE;
}

static void
find_latest (Fixture *fixture, GCancellable *cancellable, Latest *latest)
{
  *latest = (Latest){ 0 };
  zohn_library_find_latest_async (fixture->library, cancellable, found_cb, latest);
  while (!latest->done) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
clear_latest (Latest *latest)
{
  zohn_game_record_free (latest->record);
  g_clear_object (&latest->file);
  g_strfreev (latest->damaged);
  g_clear_error (&latest->error);
}

static void
test_default_folder (void)
{
  g_autoptr (ZohnLibrary) library = zohn_library_new_default ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "zohn-ahl", "games", NULL);

  g_assert_cmpstr (g_file_peek_path (zohn_library_get_folder (library)), ==, path);
  g_assert_false (g_file_query_exists (zohn_library_get_folder (library), NULL));
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GFile) undated = zohn_library_create_file (fixture->library, setup);
  g_autofree char *undated_name = g_file_get_basename (undated);
  GStatBuf status;

  g_assert_true (g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\dT\\d{6}Z-[a-z2-9]{8}\\.zohnahl$",
                                       undated_name, 0, 0));

  setup->started = g_date_time_new_utc (2026, 11, 29, 18, 3, 0);
  for (guint i = 0; i < 1000; i++) {
    g_autoptr (GFile) file = zohn_library_create_file (fixture->library, setup);
    char *name = g_file_get_basename (file);

    g_assert_true (g_file_has_parent (file, fixture->folder));
    g_assert_false (g_file_query_exists (file, NULL));
    g_assert_true (g_str_has_prefix (name, "2026-11-29T180300Z-"));
    g_assert_true (g_hash_table_add (names, name));
  }

  g_assert_cmpint (g_stat (g_file_peek_path (fixture->folder), &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0700);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_latest_of_none (Fixture *fixture, gconstpointer data)
{
  Latest latest;

  find_latest (fixture, NULL, &latest);
  g_assert_no_error (latest.error);
  g_assert_null (latest.record);
  g_assert_null (latest.file);
  g_assert_cmpuint (g_strv_length (latest.damaged), ==, 0);
  clear_latest (&latest);
}

static void
test_latest (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) old = record_fixture_new_game (3, 10);
  g_autoptr (ZohnGameRecord) new = record_fixture_new_game (1, 20);
  g_autoptr (ZohnGameRecord) older = record_fixture_new_game (2, 30);
  g_autoptr (GFile) old_file = add_game (fixture, old, 200);
  g_autoptr (GFile) new_file = add_game (fixture, new, 100);
  g_autoptr (GFile) older_file = add_game (fixture, older, 300);
  Latest latest;

  find_latest (fixture, NULL, &latest);
  g_assert_no_error (latest.error);
  g_assert_true (record_fixture_equal (latest.record, new));
  g_assert_true (g_file_equal (latest.file, new_file));
  g_assert_false (g_file_equal (latest.file, old_file));
  g_assert_false (g_file_equal (latest.file, older_file));
  g_assert_cmpuint (g_strv_length (latest.damaged), ==, 0);
  clear_latest (&latest);
}

/* Damaged records are named and stay as they are; what is no record is passed over. */
static void
test_latest_among_damaged (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[Zohn Ahl Game]\nFormat=1\nThrows=--G";
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 10);
  g_autoptr (GFile) file = add_game (fixture, record, 200);
  g_autoptr (GFile) damaged = add_text (fixture, "damaged.zohnahl", text);
  g_autoptr (GFile) empty = add_text (fixture, "empty.zohnahl", "");
  g_autoptr (GFile) other = add_text (fixture, "letter.txt", "Dear Ann");
  g_autoptr (GFile) hidden = add_text (fixture, ".hidden.zohnahl", "?");
  g_autoptr (GFile) folder = g_file_get_child (fixture->folder, "folder.zohnahl");
  g_autofree char *messages = NULL;
  Latest latest;

  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  find_latest (fixture, NULL, &latest);
  g_assert_no_error (latest.error);
  g_assert_true (record_fixture_equal (latest.record, record));
  g_assert_cmpuint (g_strv_length (latest.damaged), ==, 2);
  messages = g_strjoinv ("\n", latest.damaged);
  g_assert_nonnull (strstr (messages, "/damaged.zohnahl”"));
  g_assert_nonnull (strstr (messages, "/empty.zohnahl”"));
  g_assert_true (g_file_equal (latest.file, file));
  assert_text (damaged, text);
  assert_text (empty, "");
  assert_text (other, "Dear Ann");
  assert_text (hidden, "?");
  g_assert_cmpuint (count_files (fixture), ==, 6);
  clear_latest (&latest);
}

/* What a crash left half written is cleared away, but not what another program is writing now. */
static void
test_leftovers (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 10);
  g_autoptr (GFile) file = add_game (fixture, record, 0);
  g_autoptr (GFile) fresh = add_text (fixture, ".zohn-ahl-saving-aaaaaa", "");
  g_autoptr (GFile) stale = add_text (fixture, ".zohn-ahl-saving-bbbbbb", "");
  Latest latest;

  g_file_set_attribute_uint64 (stale, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                               (guint64) (g_get_real_time () / G_USEC_PER_SEC) - 90000,
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
  find_latest (fixture, NULL, &latest);
  g_assert_true (g_file_query_exists (fresh, NULL));
  g_assert_false (g_file_query_exists (stale, NULL));
  g_assert_true (g_file_query_exists (file, NULL));
  clear_latest (&latest);
}

static void
test_latest_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Latest latest;

  g_cancellable_cancel (cancellable);
  find_latest (fixture, cancellable, &latest);
  g_assert_error (latest.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (latest.record);
  clear_latest (&latest);
}

/* The folder is a file. */
static void
test_latest_unreadable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) above = g_file_get_parent (fixture->folder);
  Latest latest;

  g_assert_true (g_file_make_directory (above, NULL, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->folder), "", 0, NULL));
  find_latest (fixture, NULL, &latest);
  g_assert_error (latest.error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  clear_latest (&latest);
}

static GFile *
import (Fixture *fixture, const ZohnGameRecord *record)
{
  g_autoptr (GError) error = NULL;
  GFile *file = zohn_library_import (fixture->library, record, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (g_file_has_parent (file, fixture->folder));

  return file;
}

static ZohnGameRecord *
cut (const ZohnGameRecord *record, gsize n_throws)
{
  ZohnGameRecord *shorter = zohn_game_record_copy (record);

  g_bytes_unref (shorter->throws);
  shorter->throws = g_bytes_new_from_bytes (record->throws, 0, n_throws);
  shorter->state = ZOHN_GAME_PLAYING;

  return shorter;
}

static void
test_import (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 10);
  g_autoptr (GFile) file = import (fixture, record);
  g_autoptr (GFile) again = import (fixture, record);
  g_autoptr (ZohnGameRecord) kept = zohn_game_record_read (file, NULL, NULL);

  g_assert_true (record_fixture_equal (kept, record));
  g_assert_true (g_file_equal (file, again));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* Imported, played on, and then the file from elsewhere is opened once more: still one game. */
static void
test_import_played_on (Fixture *fixture, gconstpointer data)
{
  static const char *const renamed[] = { "Carla", NULL };
  g_autoptr (ZohnGameRecord) longer = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameRecord) shorter = cut (longer, 10);
  g_autoptr (GFile) file = import (fixture, shorter);
  g_autoptr (GFile) again = NULL;

  zohn_setup_set_players (longer->setup, ZOHN_SIDE_CLOCKWISE, renamed);
  g_assert_true (zohn_game_record_write (longer, file, NULL, NULL));
  again = import (fixture, shorter);
  g_assert_true (g_file_equal (file, again));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* What differs is another game and overwrites nothing. */
static void
test_import_others (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 20);
  g_autoptr (ZohnGameRecord) shorter = cut (record, 10);
  g_autoptr (ZohnGameRecord) stopped = cut (record, 20);
  g_autoptr (ZohnGameRecord) noted = zohn_game_record_copy (record);
  g_autoptr (ZohnGameRecord) other_throws = zohn_game_record_copy (record);
  const ZohnGameRecord *const records[] = { shorter, record, stopped, noted, other_throws };
  g_autoptr (ZohnGameRecord) first_kept = NULL;
  g_autoptr (GFile) first = NULL;
  guint8 throws[20] = { 0 };

  stopped->state = ZOHN_GAME_STOPPED;
  noted->extras = g_bytes_new_static ("[Zohn Ahl Game]\nPlace=a\n", 24);
  g_bytes_unref (other_throws->throws);
  other_throws->throws = g_bytes_new (throws, sizeof throws);

  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    g_autoptr (GFile) file = import (fixture, records[i]);
    g_autoptr (ZohnGameRecord) kept = zohn_game_record_read (file, NULL, NULL);

    g_assert_true (record_fixture_equal (kept, records[i]));
    g_assert_cmpuint (count_files (fixture), ==, i + 1);
    if (i == 0) {
      first = g_steal_pointer (&file);
    }
  }
  first_kept = zohn_game_record_read (first, NULL, NULL);
  g_assert_true (record_fixture_equal (first_kept, shorter));
}

/* Without a time and a seed only the whole content tells. */
static void
test_import_undated (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record =
      record_fixture_parse ("[Zohn Ahl Game]\nFormat=1\nThrows=--G-;\n");
  g_autoptr (ZohnGameRecord) opening =
      record_fixture_parse ("[Zohn Ahl Game]\nFormat=1\nThrows=\n");
  g_autoptr (GFile) file = import (fixture, record);
  g_autoptr (GFile) again = import (fixture, record);
  g_autoptr (GFile) other = import (fixture, opening);
  g_autofree char *name = g_file_get_basename (file);

  g_assert_true (g_str_has_prefix (name, "undated-"));
  g_assert_true (g_file_equal (file, again));
  g_assert_false (g_file_equal (file, other));
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

/* Many equal throws tell as much as a seed: the copy that was played on is opened, and none is made. */
static void
test_import_undated_played_on (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[Zohn Ahl Game]\nFormat=1\nCounters=15\nThrows=%s\n";
  g_autofree char *long_text =
      g_strdup_printf (text, "--G-;G---;-G--;--G-;G---;-G--;--G-;G---;-G--;--G-;G---;-G--;"
                             "--G-;G---;-G--;--G-;");
  g_autofree char *short_text = g_strdup_printf (text, "--G-;G---;");
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (long_text);
  g_autoptr (ZohnGameRecord) beginning = record_fixture_parse (short_text);
  g_autoptr (GFile) file = import (fixture, record);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  g_autoptr (ZohnGameRecord) played_on = NULL;
  g_autoptr (GFile) again = NULL;
  g_autoptr (GFile) other = NULL;

  zohn_game_model_throw (model);
  played_on = zohn_game_record_new_from_model (model, NULL);
  g_assert_true (zohn_game_record_write (played_on, file, NULL, NULL));

  again = import (fixture, record);
  g_assert_true (g_file_equal (file, again));
  other = import (fixture, beginning);
  g_assert_false (g_file_equal (file, other));
}

/* A record that somebody else put into the folder, under a name of their own, is known as well. */
static void
test_import_known_by_other_name (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 10);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "my best game.zohnahl");
  g_autoptr (GFile) found = NULL;

  g_assert_true (g_file_make_directory_with_parents (fixture->folder, NULL, NULL));
  g_assert_true (zohn_game_record_write (record, file, NULL, NULL));
  found = import (fixture, record);
  g_assert_true (g_file_equal (found, file));
}

static void
test_import_fails (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameRecord) record = record_fixture_new_game (3, 10);
  g_autoptr (GFile) above = g_file_get_parent (fixture->folder);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (above), "", 0, NULL));
  g_assert_null (zohn_library_import (fixture->library, record, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/library/default-folder", test_default_folder);
  add ("/library/names", test_names);
  add ("/library/latest/of-none", test_latest_of_none);
  add ("/library/latest/newest", test_latest);
  add ("/library/latest/among-damaged", test_latest_among_damaged);
  add ("/library/latest/leftovers", test_leftovers);
  add ("/library/latest/cancelled", test_latest_cancelled);
  add ("/library/latest/unreadable", test_latest_unreadable);
  add ("/library/import/once", test_import);
  add ("/library/import/played-on", test_import_played_on);
  add ("/library/import/others", test_import_others);
  add ("/library/import/undated", test_import_undated);
  add ("/library/import/undated/played-on", test_import_undated_played_on);
  add ("/library/import/known-by-other-name", test_import_known_by_other_name);
  add ("/library/import/fails", test_import_fails);

  return g_test_run ();
}
