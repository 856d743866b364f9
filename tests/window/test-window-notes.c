/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "record/zohn-library-files.h"
#include "record/zohn-library-import.h"
#include "widgets/zohn-note-editor.h"

/* Notes on their way from the keyboard to the file and on from there. */

#define N_THROWS 12

static const char note[] =
    "Rosa laughed.\n\t=[x];#\\ \xd7\x96\xd7\xa8\xd7\x99\xd7\xa7\xd7\x94 \xf0\x9f\x8f\xba";

static ZohnNoteEditor *
get_editor (WindowFixture *fixture)
{
  return ZOHN_NOTE_EDITOR (
      find_template_child (find_template_child (fixture->window, "history"), "note_editor"));
}

static void
start (WindowFixture *fixture)
{
  g_autoptr (ZohnSetup) setup = create_setup ();

  window_fixture_start (fixture, setup);
  for (guint i = 0; i < N_THROWS; i++) {
    g_assert_true (activate (fixture, "win.throw"));
  }
}

static void
type_note (WindowFixture *fixture, guint number)
{
  GtkTextView *view;

  set_viewed (fixture, number);
  g_assert_true (activate (fixture, "win.note"));
  view = GTK_TEXT_VIEW (find_template_child (get_editor (fixture), "view"));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), note, -1);
}

/* The one game with throws that the library has. */
static GFile *
find_file (void)
{
  g_autofree char *path = dup_library_path ();
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *full = g_build_filename (path, name, NULL);
    g_autoptr (GFile) file = g_file_new_for_path (full);
    g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, NULL);

    if (record != NULL && g_bytes_get_size (record->throws) == N_THROWS) {
      return g_steal_pointer (&file);
    }
  }
  g_assert_not_reached ();
}

static void
assert_note (GFile *file, guint number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, &error);
  const char *text;
  guint found;

  g_assert_no_error (error);
  g_assert_nonnull (record->notes);
  g_assert_cmpuint (g_variant_n_children (record->notes), ==, 1);
  g_variant_get_child (record->notes, 0, "(u&s)", &found, &text);
  g_assert_cmpuint (found, ==, number);
  g_assert_cmpstr (text, ==, note);
}

/* Without a pause after the last key. */
static void
test_closed_at_once (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = NULL;

  start (fixture);
  type_note (fixture, N_THROWS);
  window_fixture_close (fixture);
  file = find_file ();
  assert_note (file, N_THROWS);
}

static void
test_new_game_at_once (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (GFile) file = NULL;

  start (fixture);
  type_note (fixture, 5);
  window_fixture_start (fixture, setup);
  g_assert_cmpuint (zohn_notes_get_n_notes (zohn_game_model_get_notes (get_model (fixture))), ==,
                    0);
  window_fixture_close (fixture);
  file = find_file ();
  assert_note (file, 5);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
is_there (gpointer user_data)
{
  return *(GAsyncResult **) user_data != NULL;
}

/* Saved, exported, thrown out of the library, imported, opened again: the same words. */
static void
test_round_trip (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnLibrary) library = zohn_library_new_default ();
  g_autofree char *path = g_build_filename (g_get_home_dir (), "export.zohnahl", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) exported = NULL;
  g_autoptr (GAsyncResult) imported = NULL;
  g_autoptr (ZohnImport) import = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  start (fixture);
  type_note (fixture, 7);
  window_fixture_close (fixture);
  file = find_file ();
  assert_note (file, 7);

  zohn_library_export_async (library, file, target, NULL, result_cb, &exported);
  g_assert_true (wait_until (is_there, &exported));
  g_assert_true (zohn_library_export_finish (library, exported, &error));
  g_assert_no_error (error);
  assert_note (target, 7);

  g_assert_true (g_file_delete (file, NULL, &error));
  zohn_library_import_async (library, &target, 1, NULL, result_cb, &imported);
  g_assert_true (wait_until (is_there, &imported));
  import = zohn_library_import_finish (library, imported, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (import->files->len, ==, 1);
  assert_note (import->files->pdata[0], 7);

  window_fixture_open (fixture);
  g_assert_cmpstr (zohn_notes_get (zohn_game_model_get_notes (get_model (fixture)), 7), ==, note);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/notes/closed-at-once", test_closed_at_once);
  ADD_WINDOW_TEST ("/window/notes/new-game-at-once", test_new_game_at_once);
  ADD_WINDOW_TEST ("/window/notes/round-trip", test_round_trip);

  return widget_tests_run ();
}
