/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-note-editor.h"

#include <string.h>

#include "support/widgets.h"

typedef struct {
  ZohnGameModel *model;
  ZohnViewpoint *viewpoint;
  ZohnNoteEditor *editor;
  GtkWindow *window;
  GtkWidget *elsewhere;
} Fixture;

static ZohnGameModel *
create_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  setup->seed = 8;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->model = create_model (10);
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->editor = g_object_new (ZOHN_TYPE_NOTE_EDITOR, "viewpoint", fixture->viewpoint, NULL);
  fixture->elsewhere = gtk_button_new_with_label ("Elsewhere");
  gtk_box_append (GTK_BOX (box), fixture->elsewhere);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->editor));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, box);
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
}

static GtkTextBuffer *
get_buffer (Fixture *fixture)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_template_child (fixture->editor, "view")));
}

static char *
dup_text (Fixture *fixture)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (get_buffer (fixture), &start, &end);

  return gtk_text_buffer_get_text (get_buffer (fixture), &start, &end, FALSE);
}

static void
assert_text (Fixture *fixture, const char *expected)
{
  g_autofree char *text = dup_text (fixture);

  g_assert_cmpstr (text, ==, expected);
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_text_buffer_insert_at_cursor (get_buffer (fixture), text, -1);
}

static const char *
get_note (Fixture *fixture, guint number)
{
  return zohn_notes_get (zohn_game_model_get_notes (fixture->model), number);
}

static gboolean
has_note (gpointer user_data)
{
  return get_note (user_data, 10) != NULL;
}

static void
test_kept_after_a_pause (Fixture *fixture, gconstpointer data)
{
  zohn_note_editor_edit (fixture->editor);
  g_assert_true (gtk_widget_has_focus (find_template_child (fixture->editor, "view")));
  type (fixture, " A good throw\n");
  g_assert_null (get_note (fixture, 10));
  g_assert_true (wait_until (has_note, fixture));
  g_assert_cmpstr (get_note (fixture, 10), ==, "A good throw");
  assert_text (fixture, " A good throw\n");
}

static void
test_kept_when_left (Fixture *fixture, gconstpointer data)
{
  zohn_note_editor_edit (fixture->editor);
  type (fixture, "Of throw 10");
  gtk_widget_grab_focus (fixture->elsewhere);
  g_assert_cmpstr (get_note (fixture, 10), ==, "Of throw 10");

  zohn_viewpoint_set_throw (fixture->viewpoint, 3);
  assert_text (fixture, "");
  zohn_viewpoint_set_throw (fixture->viewpoint, 10);
  assert_text (fixture, "Of throw 10");
}

static void
test_kept_when_closed (Fixture *fixture, gconstpointer data)
{
  zohn_note_editor_edit (fixture->editor);
  type (fixture, "The last words");
  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  g_assert_cmpstr (get_note (fixture, 10), ==, "The last words");
}

/* As long as somebody types, the note is about the throw it was begun for. */
static void
test_stays_with_its_throw (Fixture *fixture, gconstpointer data)
{
  zohn_note_editor_edit (fixture->editor);
  type (fixture, "Of throw 10");
  g_assert_true (zohn_game_model_throw (fixture->model));
  g_assert_true (zohn_game_model_throw (fixture->model));
  assert_text (fixture, "Of throw 10");
  type (fixture, ", still");
  gtk_widget_grab_focus (fixture->elsewhere);
  g_assert_cmpstr (get_note (fixture, 10), ==, "Of throw 10, still");
  g_assert_null (get_note (fixture, 12));
  assert_text (fixture, "");
}

/* A throw that is taken back takes what was being written about it along, and harms no other. */
static void
test_undone_while_typing (Fixture *fixture, gconstpointer data)
{
  zohn_note_editor_edit (fixture->editor);
  type (fixture, "Of throw 10");
  g_assert_true (zohn_game_model_undo (fixture->model));
  gtk_widget_grab_focus (fixture->elsewhere);
  g_assert_null (get_note (fixture, 9));
  g_assert_null (get_note (fixture, 10));
  assert_text (fixture, "");
}

static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = create_model (10);

  zohn_note_editor_edit (fixture->editor);
  type (fixture, "Of the first game");
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  g_assert_cmpstr (get_note (fixture, 10), ==, "Of the first game");
  g_assert_cmpuint (zohn_notes_get_n_notes (zohn_game_model_get_notes (other)), ==, 0);
  assert_text (fixture, "");
  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  g_assert_false (gtk_widget_get_sensitive (find_template_child (fixture->editor, "view")));
}

static void
test_emptied (Fixture *fixture, gconstpointer data)
{
  zohn_notes_set (zohn_game_model_get_notes (fixture->model), 10, "Old");
  assert_text (fixture, "Old");
  gtk_text_buffer_set_text (get_buffer (fixture), "  ", -1);
  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  g_assert_null (get_note (fixture, 10));
}

static void
test_too_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *most = g_strnfill (ZOHN_NOTE_MAX_CHARACTERS, 'x');
  g_autofree char *longer = NULL;

  type (fixture, most);
  type (fixture, "y");
  assert_text (fixture, most);

  /* Of a long text goes in what there is room for. */
  gtk_text_buffer_set_text (get_buffer (fixture), "", -1);
  longer = g_strconcat ("\xd7\x90", most, NULL);
  type (fixture, longer);
  g_assert_cmpint (gtk_text_buffer_get_char_count (get_buffer (fixture)), ==,
                   ZOHN_NOTE_MAX_CHARACTERS);
  zohn_note_editor_keep (fixture->editor);
  g_assert_cmpint (g_utf8_strlen (get_note (fixture, 10), -1), ==, ZOHN_NOTE_MAX_CHARACTERS);
}

static void
test_before_the_first_throw (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = find_template_child (fixture->editor, "view");

  zohn_viewpoint_set_throw (fixture->viewpoint, 0);
  g_assert_false (gtk_widget_get_sensitive (view));
  zohn_viewpoint_set_throw (fixture->viewpoint, 4);
  g_assert_true (gtk_widget_get_sensitive (view));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Note on throw 4");
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/note-editor/kept/after-a-pause", test_kept_after_a_pause);
  ADD ("/note-editor/kept/when-left", test_kept_when_left);
  ADD ("/note-editor/kept/when-closed", test_kept_when_closed);
  ADD ("/note-editor/stays-with-its-throw", test_stays_with_its_throw);
  ADD ("/note-editor/undone-while-typing", test_undone_while_typing);
  ADD ("/note-editor/other-game", test_other_game);
  ADD ("/note-editor/emptied", test_emptied);
  ADD ("/note-editor/too-long", test_too_long);
  ADD ("/note-editor/before-the-first-throw", test_before_the_first_throw);
#undef ADD

  return widget_tests_run ();
}
