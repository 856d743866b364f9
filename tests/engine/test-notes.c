/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-notes.h"

#include "engine/zohn-game-model.h"

typedef struct {
  guint n_changes;
  guint last_number;
} Changes;

static void
changed_cb (ZohnNotes *notes, guint number, Changes *changes)
{
  changes->n_changes++;
  changes->last_number = number;
}

static void
count_cb (ZohnGameModel *model, guint *n_changes)
{
  (*n_changes)++;
}

static char *
print_all (ZohnNotes *notes, guint n_throws)
{
  g_autoptr (GVariant) all = zohn_notes_dup_all (notes, n_throws);

  return all != NULL ? g_variant_print (all, FALSE) : NULL;
}

static void
assert_all (ZohnNotes *notes, guint n_throws, const char *expected)
{
  g_autofree char *all = print_all (notes, n_throws);

  g_assert_cmpstr (all, ==, expected);
}

static void
test_set (void)
{
  g_autoptr (ZohnNotes) notes = zohn_notes_new ();
  Changes changes = { 0, 0 };

  g_signal_connect (notes, "changed", G_CALLBACK (changed_cb), &changes);
  g_assert_cmpuint (zohn_notes_get_n_notes (notes), ==, 0);
  g_assert_null (zohn_notes_get (notes, 1));

  zohn_notes_set (notes, 12, "close");
  g_assert_cmpstr (zohn_notes_get (notes, 12), ==, "close");
  g_assert_cmpuint (changes.n_changes, ==, 1);
  g_assert_cmpuint (changes.last_number, ==, 12);
  zohn_notes_set (notes, 12, "close");
  g_assert_cmpuint (changes.n_changes, ==, 1);
  zohn_notes_set (notes, 12, "closer");
  g_assert_cmpuint (changes.n_changes, ==, 2);
  zohn_notes_set (notes, 12, "");
  g_assert_null (zohn_notes_get (notes, 12));
  g_assert_cmpuint (changes.n_changes, ==, 3);
  zohn_notes_set (notes, 12, NULL);
  zohn_notes_set (notes, 13, "");
  g_assert_cmpuint (changes.n_changes, ==, 3);
  g_assert_cmpuint (zohn_notes_get_n_notes (notes), ==, 0);
}

/* The limit counts characters, not bytes. */
static void
test_longest (void)
{
  g_autoptr (ZohnNotes) notes = zohn_notes_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ZOHN_NOTE_MAX_CHARACTERS; i++) {
    g_string_append (text, "🪵");
  }
  zohn_notes_set (notes, 1, text->str);
  g_assert_cmpstr (zohn_notes_get (notes, 1), ==, text->str);
}

static void
test_all (void)
{
  g_autoptr (ZohnNotes) notes = zohn_notes_new ();
  g_autoptr (ZohnNotes) others = zohn_notes_new ();
  g_autoptr (GVariant) all = NULL;
  g_autoptr (GVariant) again = NULL;
  Changes changes = { 0, 0 };

  assert_all (notes, 100, NULL);
  zohn_notes_set (notes, 30, "c");
  zohn_notes_set (notes, 4, "a");
  zohn_notes_set (notes, 17, "b");
  assert_all (notes, 100, "[(4, 'a'), (17, 'b'), (30, 'c')]");
  assert_all (notes, 30, "[(4, 'a'), (17, 'b'), (30, 'c')]");
  assert_all (notes, 29, "[(4, 'a'), (17, 'b')]");
  assert_all (notes, 3, NULL);
  assert_all (notes, 0, NULL);

  /* The same value as long as nothing changes; a value that was given does not change. */
  all = zohn_notes_dup_all (notes, 100);
  again = zohn_notes_dup_all (notes, 200);
  g_assert_true (all == again);
  zohn_notes_set (notes, 4, NULL);
  assert_all (notes, 100, "[(17, 'b'), (30, 'c')]");

  g_signal_connect (others, "changed", G_CALLBACK (changed_cb), &changes);
  zohn_notes_set_all (others, NULL);
  g_assert_cmpuint (changes.n_changes, ==, 0);
  zohn_notes_set_all (others, all);
  g_assert_cmpuint (changes.n_changes, ==, 1);
  g_assert_cmpuint (changes.last_number, ==, 0);
  assert_all (others, 100, "[(4, 'a'), (17, 'b'), (30, 'c')]");
  zohn_notes_set_all (others, NULL);
  assert_all (others, 100, NULL);
}

static void
test_truncate (void)
{
  g_autoptr (ZohnNotes) notes = zohn_notes_new ();
  Changes changes = { 0, 0 };

  zohn_notes_set (notes, 1, "a");
  zohn_notes_set (notes, 10, "b");
  zohn_notes_set (notes, 11, "c");
  zohn_notes_set (notes, 500, "d");
  g_signal_connect (notes, "changed", G_CALLBACK (changed_cb), &changes);
  zohn_notes_truncate (notes, 500);
  g_assert_cmpuint (changes.n_changes, ==, 0);
  zohn_notes_truncate (notes, 10);
  g_assert_cmpuint (changes.n_changes, ==, 1);
  assert_all (notes, 1000, "[(1, 'a'), (10, 'b')]");
  zohn_notes_truncate (notes, 0);
  g_assert_cmpuint (zohn_notes_get_n_notes (notes), ==, 0);
}

static ZohnGameModel *
new_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->seed = 5;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

/* A note is a change of the game. */
static void
test_model_changed (void)
{
  g_autoptr (ZohnGameModel) model = new_model (10);
  guint n_changes = 0;

  g_signal_connect (model, "changed", G_CALLBACK (count_cb), &n_changes);
  zohn_notes_set (zohn_game_model_get_notes (model), 4, "well thrown");
  g_assert_cmpuint (n_changes, ==, 1);
  zohn_notes_set (zohn_game_model_get_notes (model), 4, "well thrown");
  g_assert_cmpuint (n_changes, ==, 1);
}

static void
note_cb (ZohnGameModel *model, ZohnThrowRecord *record, gpointer data)
{
  zohn_notes_set (zohn_game_model_get_notes (model), zohn_throw_record_get_number (record), "new");
}

/* Written in the midst of a throw's signals, it is told once with the throw. */
static void
test_model_note_in_handler (void)
{
  g_autoptr (ZohnGameModel) model = new_model (10);
  guint n_changes = 0;

  g_signal_connect (model, "thrown", G_CALLBACK (note_cb), NULL);
  g_signal_connect (model, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (zohn_game_model_throw (model));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpstr (zohn_notes_get (zohn_game_model_get_notes (model), 11), ==, "new");
}

/* Undone throws keep their notes until something else is thrown. */
static void
test_model_undo (void)
{
  g_autoptr (ZohnGameModel) model = new_model (10);
  ZohnNotes *notes = zohn_game_model_get_notes (model);
  guint n_changes = 0;

  zohn_notes_set (notes, 8, "eight");
  zohn_notes_set (notes, 9, "nine");
  zohn_notes_set (notes, 10, "ten");
  zohn_game_model_undo (model);
  zohn_game_model_undo (model);
  g_assert_cmpstr (zohn_notes_get (notes, 10), ==, "ten");
  assert_all (notes, zohn_game_model_get_n_throws (model), "[(8, 'eight')]");
  zohn_game_model_redo (model);
  assert_all (notes, zohn_game_model_get_n_throws (model), "[(8, 'eight'), (9, 'nine')]");
  zohn_game_model_undo (model);

  g_signal_connect (model, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (zohn_game_model_throw (model));
  g_assert_cmpuint (n_changes, ==, 1);
  assert_all (notes, 1000, "[(8, 'eight')]");
}

/* Somebody may hold the notes for longer than the game. */
static void
test_model_gone (void)
{
  ZohnGameModel *model = new_model (10);
  g_autoptr (ZohnNotes) notes = g_object_ref (zohn_game_model_get_notes (model));

  g_assert_finalize_object (model);
  zohn_notes_set (notes, 1, "late");
  g_assert_cmpuint (zohn_notes_get_n_notes (notes), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/notes/set", test_set);
  g_test_add_func ("/notes/longest", test_longest);
  g_test_add_func ("/notes/all", test_all);
  g_test_add_func ("/notes/truncate", test_truncate);
  g_test_add_func ("/notes/model/changed", test_model_changed);
  g_test_add_func ("/notes/model/note-in-handler", test_model_note_in_handler);
  g_test_add_func ("/notes/model/undo", test_model_undo);
  g_test_add_func ("/notes/model/gone", test_model_gone);

  return g_test_run ();
}
