/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-autosave.h"

#include "support/record-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  GFile *folder;
  GFile *file;
  ZohnGameModel *model;
  ZohnAutosave *autosave;
} Fixture;

static ZohnGameModel *
new_model (guint64 seed)
{
  g_autoptr (ZohnSetup) setup = record_fixture_new_setup (seed);

  return zohn_game_model_new (setup);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = record_fixture_make_folder ();
  fixture->file = g_file_get_child (fixture->folder, "game.zohnahl");
  fixture->model = new_model (7);
  fixture->autosave = zohn_autosave_new ();
  zohn_autosave_set_game (fixture->autosave, fixture->model, fixture->file, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->autosave);
  g_assert_finalize_object (fixture->model);
  record_fixture_remove (fixture->folder);
  g_object_unref (fixture->file);
  g_object_unref (fixture->folder);
}

static guint
count_saved_throws (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, &error);

  g_assert_no_error (error);

  return (guint) g_bytes_get_size (record->throws);
}

static void
wait_until_idle (ZohnAutosave *autosave)
{
  while (zohn_autosave_get_busy (autosave)) {
    g_main_context_iteration (NULL, TRUE);
  }
}

static guint
count_files (GFile *folder)
{
  g_autoptr (GDir) directory = g_dir_open (g_file_peek_path (folder), 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (directory) != NULL) {
    n_files++;
  }

  return n_files;
}

static void
count_notify_cb (GObject *object, GParamSpec *pspec, gpointer user_data)
{
  (*(guint *) user_data)++;
}

static void
test_nothing_before_a_change (Fixture *fixture, gconstpointer data)
{
  g_assert_false (zohn_autosave_get_busy (fixture->autosave));
  g_assert_true (zohn_autosave_flush (fixture->autosave, NULL));
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_true (zohn_autosave_get_file (fixture->autosave) == fixture->file);
}

static void
test_save_a_new_game (Fixture *fixture, gconstpointer data)
{
  zohn_autosave_save (fixture->autosave);
  g_assert_true (zohn_autosave_get_busy (fixture->autosave));
  wait_until_idle (fixture->autosave);
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 0);
}

static void
test_every_throw (Fixture *fixture, gconstpointer data)
{
  for (guint i = 1; i <= 20; i++) {
    g_assert_true (zohn_game_model_throw (fixture->model));
    wait_until_idle (fixture->autosave);
    g_assert_cmpuint (count_saved_throws (fixture->file), ==, i);
  }
  zohn_game_model_undo (fixture->model);
  wait_until_idle (fixture->autosave);
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 19);
  zohn_game_model_stop (fixture->model);
  wait_until_idle (fixture->autosave);
  {
    g_autoptr (ZohnGameRecord) record = zohn_game_record_read (fixture->file, NULL, NULL);

    g_assert_cmpint (record->state, ==, ZOHN_GAME_STOPPED);
  }
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

/* Many throws while one write is in flight make one more write, of the newest state. */
static void
test_coalescing (Fixture *fixture, gconstpointer data)
{
  guint n_notified = 0;

  g_signal_connect (fixture->autosave, "notify::busy", G_CALLBACK (count_notify_cb), &n_notified);
  for (guint i = 0; i < 40; i++) {
    zohn_game_model_throw (fixture->model);
  }
  wait_until_idle (fixture->autosave);
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 40);
  g_assert_cmpuint (n_notified, ==, 2);
}

static void
test_flush (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 10; i++) {
    zohn_game_model_throw (fixture->model);
  }
  g_assert_true (zohn_autosave_flush (fixture->autosave, NULL));
  g_assert_false (zohn_autosave_get_busy (fixture->autosave));
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 10);

  /* What the thread tells the main loop afterwards is old news. */
  zohn_game_model_throw (fixture->model);
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_assert_true (zohn_autosave_flush (fixture->autosave, NULL));
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 11);
}

/* Even who forgets to flush loses nothing. */
static void
test_dispose_writes (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 10; i++) {
    zohn_game_model_throw (fixture->model);
  }
  g_assert_finalize_object (fixture->autosave);
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 10);
  fixture->autosave = zohn_autosave_new ();
}

static void
test_switching_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = new_model (8);
  g_autoptr (GFile) other_file = g_file_get_child (fixture->folder, "other.zohnahl");

  for (guint i = 0; i < 10; i++) {
    zohn_game_model_throw (fixture->model);
  }
  zohn_autosave_set_game (fixture->autosave, other, other_file, NULL);
  zohn_game_model_throw (other);
  zohn_game_model_throw (fixture->model); /* nobody keeps this one any more */
  zohn_autosave_set_game (fixture->autosave, fixture->model, fixture->file, NULL);
  g_assert_true (zohn_autosave_flush (fixture->autosave, NULL));

  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 10);
  g_assert_cmpuint (count_saved_throws (other_file), ==, 1);

  zohn_autosave_set_game (fixture->autosave, NULL, NULL, NULL);
  zohn_autosave_save (fixture->autosave);
  g_assert_null (zohn_autosave_get_file (fixture->autosave));
  g_assert_false (zohn_autosave_get_busy (fixture->autosave));
}

static void
test_extras (Fixture *fixture, gconstpointer data)
{
  static const char extras_text[] = "[Zohn Ahl Game]\nPlace=home\n\n[Photos]\nFirst=a.jpg\n";
  g_autoptr (GBytes) extras = g_bytes_new_static (extras_text, strlen (extras_text));
  g_autofree char *text = NULL;

  zohn_autosave_set_game (fixture->autosave, fixture->model, fixture->file, extras);
  zohn_game_model_throw (fixture->model);
  zohn_autosave_flush (fixture->autosave, NULL);
  text = record_fixture_read_text (fixture->file);
  g_assert_true (g_str_has_suffix (text, "State=playing\nPlace=home\n\n[Photos]\nFirst=a.jpg\n"));
}

/* Time that has passed is kept when the game is left. */
static void
test_time_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = record_fixture_new_setup (3);
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnGameRecord) record = NULL;

  setup->time_limit = 600;
  model = zohn_game_model_new (setup);
  zohn_autosave_set_game (fixture->autosave, model, fixture->file, NULL);
  zohn_game_model_throw (model);
  wait_until_idle (fixture->autosave);
  zohn_game_model_set_time_left (model, 123);
  g_assert_true (zohn_autosave_flush (fixture->autosave, NULL));
  record = zohn_game_record_read (fixture->file, NULL, NULL);
  g_assert_cmpuint (record->time_left, ==, 123);
}

/* Puts a file where the folder should be: nothing can be written then, not even by root. */
static void
block_folder (Fixture *fixture)
{
  record_fixture_remove (fixture->folder);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->folder), "", 0, NULL));
}

static void
unblock_folder (Fixture *fixture)
{
  g_assert_cmpint (g_unlink (g_file_peek_path (fixture->folder)), ==, 0);
}

static void
test_error_and_recovery (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint n_notified = 0;

  g_signal_connect (fixture->autosave, "notify::error-message", G_CALLBACK (count_notify_cb),
                    &n_notified);
  block_folder (fixture);
  for (guint i = 1; i <= 5; i++) {
    g_assert_true (zohn_game_model_throw (fixture->model));
    wait_until_idle (fixture->autosave);
    g_assert_nonnull (zohn_autosave_get_error_message (fixture->autosave));
    g_assert_cmpuint (n_notified, ==, 1);
  }
  g_assert_nonnull (strstr (zohn_autosave_get_error_message (fixture->autosave), "game.zohnahl"));
  g_assert_false (zohn_autosave_flush (fixture->autosave, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_cmpuint (n_notified, ==, 1);

  unblock_folder (fixture);
  g_assert_true (zohn_game_model_throw (fixture->model));
  wait_until_idle (fixture->autosave);
  g_assert_null (zohn_autosave_get_error_message (fixture->autosave));
  g_assert_cmpuint (n_notified, ==, 2);
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 6);
}

/* What failed before the game was switched is not given up. */
static void
test_error_in_former_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = new_model (8);
  g_autoptr (GFile) other_folder = record_fixture_make_folder ();
  g_autoptr (GFile) other_file = g_file_get_child (other_folder, "other.zohnahl");

  block_folder (fixture);
  zohn_game_model_throw (fixture->model);
  zohn_autosave_set_game (fixture->autosave, other, other_file, NULL);
  zohn_game_model_throw (other);
  wait_until_idle (fixture->autosave);
  g_assert_cmpuint (count_saved_throws (other_file), ==, 1);
  g_assert_nonnull (zohn_autosave_get_error_message (fixture->autosave));

  unblock_folder (fixture);
  zohn_game_model_throw (other);
  wait_until_idle (fixture->autosave);
  g_assert_null (zohn_autosave_get_error_message (fixture->autosave));
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 1);
  g_assert_cmpuint (count_saved_throws (other_file), ==, 2);
  record_fixture_remove (other_folder);
}

/* A folder that disappears is made again, for the user alone. */
static void
test_folder_made_again (Fixture *fixture, gconstpointer data)
{
  GStatBuf status;

  record_fixture_remove (fixture->folder);
  zohn_game_model_throw (fixture->model);
  wait_until_idle (fixture->autosave);
  g_assert_null (zohn_autosave_get_error_message (fixture->autosave));
  g_assert_cmpuint (count_saved_throws (fixture->file), ==, 1);
  g_assert_cmpint (g_stat (g_file_peek_path (fixture->folder), &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0700);
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

  add ("/autosave/nothing-before-a-change", test_nothing_before_a_change);
  add ("/autosave/save-a-new-game", test_save_a_new_game);
  add ("/autosave/every-throw", test_every_throw);
  add ("/autosave/coalescing", test_coalescing);
  add ("/autosave/flush", test_flush);
  add ("/autosave/dispose-writes", test_dispose_writes);
  add ("/autosave/switching-games", test_switching_games);
  add ("/autosave/extras", test_extras);
  add ("/autosave/time-left", test_time_left);
  add ("/autosave/error/and-recovery", test_error_and_recovery);
  add ("/autosave/error/in-former-game", test_error_in_former_game);
  add ("/autosave/folder-made-again", test_folder_made_again);

  return g_test_run ();
}
