/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "record/zohn-game-record.h"

/* Where games come from and where they stay: nothing that was thrown is ever lost. */

static guint
get_n_throws (WindowFixture *fixture)
{
  return zohn_game_model_get_n_throws (get_model (fixture));
}

static GBytes *
dup_throws (WindowFixture *fixture)
{
  return zohn_history_dup_throws (zohn_game_model_get_history (get_model (fixture)));
}

/* Closes the window and opens another: what the end and the start of the program do. */
static void
start_again (WindowFixture *fixture)
{
  window_fixture_close (fixture);
  window_fixture_open (fixture);
}

static void
assert_same_after_restart (WindowFixture *fixture)
{
  g_autoptr (GBytes) before = dup_throws (fixture);
  g_autoptr (GBytes) after = NULL;
  const ZohnGameState state = zohn_game_model_get_state (get_model (fixture));
  g_autoptr (ZohnSetup) setup = zohn_setup_copy (zohn_game_model_get_setup (get_model (fixture)));

  start_again (fixture);
  after = dup_throws (fixture);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_true (zohn_setup_equal (zohn_game_model_get_setup (get_model (fixture)), setup));
  g_assert_cmpint (zohn_game_model_get_state (get_model (fixture)), ==, state);
}

static void
test_mid_game (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  assert_same_after_restart (fixture);
  throw_times (fixture, 7);
  assert_same_after_restart (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 7);
  activate (fixture, "win.undo");
  assert_same_after_restart (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 6);
  g_assert_cmpuint (count_library (), ==, 1);
}

static void
test_mid_throw (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  window_fixture_start (fixture, setup);
  throw_times (fixture, 1);
  wait_for (100);
  assert_same_after_restart (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 1);
}

static void
test_stopped (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  activate (fixture, "win.stop");
  answer_message (fixture, "accept");
  assert_same_after_restart (fixture);
  g_assert_cmpstr (get_control (fixture), ==, "over");
}

static void
test_finished (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  setup->rules.counters = 1;
  window_fixture_start (fixture, setup);
  while (zohn_game_model_get_state (get_model (fixture)) == ZOHN_GAME_PLAYING) {
    throw_times (fixture, 1);
  }
  assert_same_after_restart (fixture);
  g_assert_cmpstr (get_control (fixture), ==, "over");
  g_assert_cmpstr (get_result (fixture), !=, "");
}

static void
test_first_game_without_dialog (WindowFixture *fixture, gconstpointer data)
{
  throw_times (fixture, 2);
  assert_same_after_restart (fixture);
  g_assert_cmpuint (count_library (), ==, 1);
}

static void
test_odd_names (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *longest = g_strnfill (200, 'W');
  const char *const clockwise[] = { "A & B", "<b>x</b>", "&amp;", "%s%n", "_x", longest, NULL };
  const char *const anticlockwise[] = { "a;b",         "k=v",     "[x]", "#c",
                                        "back\\slash", " t\tb\n", "אבג", NULL };

  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  window_fixture_start (fixture, setup);
  throw_times (fixture, 20);
  assert_same_after_restart (fixture);
}

/* A new game leaves the one before it complete, to the last throw. */
static void
test_new_game (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (GBytes) first = NULL;
  g_autofree char *path = dup_library_path ();
  g_autoptr (GDir) folder = NULL;
  gboolean found = FALSE;
  const char *name;

  window_fixture_start (fixture, setup);
  throw_times (fixture, 5);
  first = dup_throws (fixture);
  setup->seed = 12;
  window_fixture_start (fixture, setup);
  throw_times (fixture, 2);
  window_fixture_close (fixture);
  g_assert_cmpuint (count_library (), ==, 2);

  folder = g_dir_open (path, 0, NULL);
  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *file_path = g_build_filename (path, name, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (file_path);
    g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, NULL);

    g_assert_nonnull (record);
    found |= g_bytes_equal (record->throws, first);
  }
  g_assert_true (found);
}

static GFile *
get_vector (guint number)
{
  g_autofree char *name = g_strdup_printf ("game-%02u.zohnahl", number);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", name, NULL);

  return g_file_new_for_path (path);
}

/* A game that is known for certain when it is opened again. */
static GFile *
create_certain_record (void)
{
  g_autoptr (GFile) vector = get_vector (5);
  g_autofree char *path = g_build_filename (g_get_home_dir (), "certain.zohnahl", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *certain = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (vector), &contents, NULL, NULL));
  certain = g_strconcat (contents, "Seed=5\nStarted=2026-11-29T18:03:00Z\n", NULL);
  g_assert_true (g_file_set_contents (path, certain, -1, NULL));

  return g_file_new_for_path (path);
}

static void
open_file (WindowFixture *fixture, GFile *file)
{
  zohn_window_open_files (fixture->window, &file, 1);
}

static gboolean
shows_ann_and_bea (gpointer data)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (get_model (data));

  return zohn_setup_get_n_players (setup, ZOHN_SIDE_CLOCKWISE) == 2;
}

static void
test_open (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (GFile) file = create_certain_record ();
  g_autofree char *contents = NULL;
  g_autofree char *contents_after = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &contents, NULL, NULL));
  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  open_file (fixture, file);
  g_assert_true (wait_until (shows_ann_and_bea, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 25);
  g_assert_cmpuint (count_library (), ==, 2);

  /* It is played on in the library; the file that was opened stays as it is. */
  throw_times (fixture, 4);
  assert_same_after_restart (fixture);
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &contents_after, NULL, NULL));
  g_assert_cmpstr (contents, ==, contents_after);

  /* Opened again it is the same game, as far as it has got. */
  window_fixture_start (fixture, setup);
  open_file (fixture, file);
  g_assert_true (wait_until (shows_ann_and_bea, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 29);
}

static void
test_open_what_is_shown (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = create_certain_record ();
  ZohnGameModel *model;

  open_file (fixture, file);
  g_assert_true (wait_until (shows_ann_and_bea, fixture));
  throw_times (fixture, 2);
  model = get_model (fixture);
  open_file (fixture, file);
  wait_for (500);
  g_assert_true (get_model (fixture) == model);
  g_assert_cmpuint (get_n_throws (fixture), ==, 27);
}

static gboolean
has_dialog (gpointer data)
{
  WindowFixture *fixture = data;

  return find_other_window (GTK_WINDOW (fixture->window)) != NULL;
}

static void
test_open_bad_file (WindowFixture *fixture, gconstpointer data)
{
  const char *const texts[] = {
    "",
    "no record",
    "[Zohn Ahl Game]\nFormat=2\n",
    "[Zohn Ahl Game]\nFormat=1\nThrows=GGGX;\n",
    "[Zohn Ahl Game]\nFormat=1\nCounters=2000\n",
  };
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *path = g_build_filename (g_get_home_dir (), "A & <b> %s.zohnahl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  ZohnGameModel *model;

  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  model = get_model (fixture);
  for (guint i = 0; i <= G_N_ELEMENTS (texts); i++) {
    GtkWindow *message;

    if (i < G_N_ELEMENTS (texts)) {
      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
    } else {
      g_remove (path);
    }
    open_file (fixture, file);
    g_assert_true (wait_until (has_dialog, fixture));
    message = find_other_window (GTK_WINDOW (fixture->window));
    g_assert_nonnull (
        strstr (gtk_label_get_text (GTK_LABEL (find_template_child (message, "body"))),
                "A & <b> %s.zohnahl"));
    answer_message (fixture, "accept");
    g_assert_true (get_model (fixture) == model);
    g_assert_cmpuint (get_n_throws (fixture), ==, 3);
  }
  g_assert_true (activate (fixture, "win.throw"));
  assert_same_after_restart (fixture);
  g_assert_cmpuint (count_library (), ==, 1);
}

static GtkEventController *
find_drop_target (WindowFixture *fixture)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller)) {
      return controller;
    }
  }
  g_assert_not_reached ();
}

static void
drop_file (WindowFixture *fixture, GFile *file)
{
  g_auto (GValue) value = G_VALUE_INIT;
  GSList files = { .data = file };
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  g_signal_emit_by_name (find_drop_target (fixture), "drop", &value, 1.0, 1.0, &taken);
  g_assert_true (taken);
}

/* A file that is let go over the window: a record is opened, anything else is told. */
static void
test_drop (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (GFile) record = create_certain_record ();
  g_autofree char *path = g_build_filename (g_get_home_dir (), "letter.txt", NULL);
  g_autoptr (GFile) letter = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "no record", -1, NULL));
  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  drop_file (fixture, letter);
  g_assert_true (wait_until (has_dialog, fixture));
  answer_message (fixture, "accept");
  g_assert_cmpuint (get_n_throws (fixture), ==, 3);

  drop_file (fixture, record);
  g_assert_true (wait_until (shows_ann_and_bea, fixture));
  g_assert_cmpuint (get_n_throws (fixture), ==, 25);
  g_assert_cmpuint (count_library (), ==, 2);
}

/* A record that cannot be read is told and left alone; the game before it is shown. */
static void
test_damaged_record (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autofree char *folder = dup_library_path ();
  g_autofree char *path = g_build_filename (folder, "broken.zohnahl", NULL);
  g_autofree char *contents = NULL;

  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  window_fixture_close (fixture);
  wait_for (20);
  g_assert_true (g_file_set_contents (path, "[Zohn Ahl Game]\nFormat=1\nThrows=", -1, NULL));
  g_assert_true (g_file_set_contents (path, "broken", -1, NULL));
  window_fixture_open (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 3);
  g_assert_nonnull (strstr (get_banner (fixture, "notice"), "broken.zohnahl"));
  activate (fixture, "win.dismiss-notice");
  g_assert_null (get_banner (fixture, "notice"));
  throw_times (fixture, 1);
  window_fixture_close (fixture);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "broken");
}

static void
block_library (WindowFixture *fixture)
{
  g_autofree char *folder = dup_library_path ();
  g_autofree char *parent = g_path_get_dirname (folder);

  /* A file in place of the folder refuses even the superuser. */
  g_mkdir_with_parents (parent, 0700);
  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
}

static void
unblock_library (void)
{
  g_autofree char *folder = dup_library_path ();

  g_remove (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
}

static gboolean
is_unsaved (gpointer data)
{
  return get_banner (data, "unsaved") != NULL;
}

static gboolean
is_saved (gpointer data)
{
  return get_banner (data, "unsaved") == NULL;
}

static void
test_cannot_save (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  ZohnGameModel *model;

  block_library (fixture);
  window_fixture_start (fixture, setup);
  throw_times (fixture, 3);
  g_assert_true (wait_until (is_unsaved, fixture));

  /* Play goes on; every way out asks first, and a no really is one. */
  throw_times (fixture, 1);
  model = get_model (fixture);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer_message (fixture, "cancel");
  g_assert_nonnull (fixture->window);
  activate (fixture, "win.close");
  answer_message (fixture, "cancel");
  g_assert_nonnull (fixture->window);
  zohn_game_model_stop (get_model (fixture));
  activate (fixture, "win.play-again");
  answer_message (fixture, "cancel");
  g_assert_true (get_model (fixture) == model);

  unblock_library ();
  activate (fixture, "win.undo");
  throw_times (fixture, 1);
  g_assert_true (wait_until (is_saved, fixture));
  assert_same_after_restart (fixture);
  g_assert_cmpuint (get_n_throws (fixture), ==, 5);
}

static void
test_leave_unsaved (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  block_library (fixture);
  window_fixture_start (fixture, setup);
  throw_times (fixture, 1);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer_message (fixture, "accept");
  g_assert_null (fixture->window);
}

/* Whatever is under way when the window goes, nothing of it stays behind. */
static void
test_close_at_any_moment (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = get_vector (1);

  g_object_set (fixture->settings, "animation-speed", "normal", NULL);
  for (guint i = 0; i < 30; i++) {
    g_autoptr (ZohnSetup) setup = create_setup ();

    setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = i % 2;
    setup->time_limit = 60 * (i % 3);
    window_fixture_start (fixture, setup);
    activate (fixture, "win.throw");
    if (i % 5 == 0) {
      activate (fixture, "win.new-game");
    }
    if (i % 7 == 0) {
      open_file (fixture, file);
    }
    wait_for (15 * i);
    gtk_window_destroy (GTK_WINDOW (fixture->window));
    for (guint tries = 0; fixture->window != NULL && tries < 200; tries++) {
      wait_for (10);
    }
    g_assert_null (fixture->window);
    g_assert_cmpuint (count_windows (), ==, 0);
    window_fixture_open (fixture);
  }
}

/* Closed before the first frame, or while the library is being read. */
static void
test_close_at_once (WindowFixture *fixture, gconstpointer data)
{
  window_fixture_close (fixture);
  for (guint i = 0; i < 10; i++) {
    g_set_weak_pointer (&fixture->window, zohn_window_new (NULL, fixture->settings));
    gtk_window_present (GTK_WINDOW (fixture->window));
    wait_for (i);
    window_fixture_close (fixture);
  }
  g_assert_cmpuint (count_library (), ==, 0);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/games/restart/mid-game", test_mid_game);
  ADD_WINDOW_TEST ("/window/games/restart/mid-throw", test_mid_throw);
  ADD_WINDOW_TEST ("/window/games/restart/stopped", test_stopped);
  ADD_WINDOW_TEST ("/window/games/restart/finished", test_finished);
  ADD_WINDOW_TEST ("/window/games/restart/first-game", test_first_game_without_dialog);
  ADD_WINDOW_TEST ("/window/games/restart/odd-names", test_odd_names);
  ADD_WINDOW_TEST ("/window/games/new-game", test_new_game);
  ADD_WINDOW_TEST ("/window/games/open", test_open);
  ADD_WINDOW_TEST ("/window/games/open/what-is-shown", test_open_what_is_shown);
  ADD_WINDOW_TEST ("/window/games/open/bad-file", test_open_bad_file);
  ADD_WINDOW_TEST ("/window/games/drop", test_drop);
  ADD_WINDOW_TEST ("/window/games/damaged-record", test_damaged_record);
  ADD_WINDOW_TEST ("/window/games/cannot-save", test_cannot_save);
  ADD_WINDOW_TEST ("/window/games/leave-unsaved", test_leave_unsaved);
  ADD_WINDOW_TEST ("/window/games/close-at-any-moment", test_close_at_any_moment);
  ADD_WINDOW_TEST ("/window/games/close-at-once", test_close_at_once);

  return widget_tests_run ();
}
