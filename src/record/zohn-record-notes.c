/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-record-notes.h"

#include "engine/zohn-notes.h"
#include "record/zohn-excerpt.h"
#include "record/zohn-game-record.h"
#include "record/zohn-record-keys.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  guint number;
  char *text;
} Note;

static void
clear_note (gpointer data)
{
  g_free (((Note *) data)->text);
}

static int
compare_notes (gconstpointer a, gconstpointer b)
{
  const Note *first = a, *second = b;

  return first->number < second->number ? -1 : first->number > second->number;
}

/* "012" would be a second key for the throw of "12". */
static gboolean
parse_number (const char *key, guint n_throws, guint *number)
{
  guint64 parsed;

  if (key[0] == '0' || !g_ascii_string_to_unsigned (key, 10, 1, n_throws, &parsed, NULL)) {
    return FALSE;
  }
  *number = (guint) parsed;

  return TRUE;
}

static gboolean
fail_key (const char *name, const char *key, GError **error)
{
  g_autofree char *excerpt = zohn_excerpt (key, strlen (key));

  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
               /* Translators: a file's name, a key in that file, a group of keys in that file */
               _ ("“%s” is damaged: the key “%s” in the group “%s” is not the number of a throw"),
               name, excerpt, ZOHN_RECORD_NOTES_GROUP);

  return FALSE;
}

static gboolean
fail_text (const char *name, guint number, GError **error)
{
  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
               /* Translators: a file's name, the number of a throw, a group of keys in that file */
               _ ("“%s” is damaged: the note on throw %u in the group “%s” is empty or not text"),
               name, number, ZOHN_RECORD_NOTES_GROUP);

  return FALSE;
}

static gboolean
fail_length (const char *name, guint number, GError **error)
{
  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_TOO_LARGE,
      /* Translators: a file's name, the number of a throw, a group of keys in that file, a large number */
      _ ("“%s” is damaged: the note on throw %u in the group “%s” has more than %u "
         "characters"),
      name, number, ZOHN_RECORD_NOTES_GROUP, ZOHN_NOTE_MAX_CHARACTERS);

  return FALSE;
}

static gboolean
fail_twice (const char *name, GError **error)
{
  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
               /* Translators: a file's name, a group of keys in that file */
               _ ("“%s” is damaged: a key in the group “%s” is there more than once"), name,
               ZOHN_RECORD_NOTES_GROUP);

  return FALSE;
}

/* GKeyFile may list a key that is there twice once or twice. */
static gboolean
has_equal_neighbours (GArray *notes)
{
  for (guint i = 1; i < notes->len; i++) {
    if (compare_notes (&g_array_index (notes, Note, i - 1), &g_array_index (notes, Note, i)) == 0) {
      return TRUE;
    }
  }

  return FALSE;
}

static gboolean
read_note (GKeyFile *file, const char *name, const char *key, guint n_throws, GArray *notes,
           GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) own_error = NULL;
  Note note;

  if (!parse_number (key, n_throws, &note.number)) {
    return fail_key (name, key, error);
  }
  /* An unknown escape sets the error, yet gives a text. */
  text = g_key_file_get_string (file, ZOHN_RECORD_NOTES_GROUP, key, &own_error);
  if (own_error != NULL || *text == '\0') {
    return fail_text (name, note.number, error);
  }
  if (g_utf8_strlen (text, -1) > ZOHN_NOTE_MAX_CHARACTERS) {
    return fail_length (name, note.number, error);
  }

  note.text = g_steal_pointer (&text);
  g_array_append_val (notes, note);

  return TRUE;
}

static GVariant *
make_variant (GArray *notes)
{
  GVariantBuilder builder;

  if (notes->len == 0) {
    return NULL;
  }

  g_variant_builder_init (&builder, ZOHN_NOTES_VARIANT_TYPE);
  for (guint i = 0; i < notes->len; i++) {
    const Note *note = &g_array_index (notes, Note, i);

    g_variant_builder_add (&builder, "(us)", note->number, note->text);
  }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/**
 * zohn_record_notes_read:
 * @file: a record's key file
 * @name: what messages call the file
 * @n_keys: how many lines with keys the group of the notes has
 * @n_throws: how many throws the game has
 * @notes: (out) (nullable) (transfer full): the notes, of ZOHN_NOTES_VARIANT_TYPE; %NULL when there are none
 * @error: what is wrong
 *
 * Reads the notes on throws (zohn-record-keys.h has the format).
 *
 * Returns: whether there are none, or all are good.
 */
gboolean
zohn_record_notes_read (GKeyFile *file, const char *name, guint n_keys, guint n_throws,
                        GVariant **notes, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Note));
  g_auto (GStrv) keys = NULL;
  gsize n_listed = 0;

  *notes = NULL;
  keys = g_key_file_get_keys (file, ZOHN_RECORD_NOTES_GROUP, &n_listed, NULL);
  if (keys == NULL) {
    return TRUE;
  }

  g_array_set_clear_func (all, clear_note);
  for (gsize i = 0; i < n_listed; i++) {
    if (!read_note (file, name, keys[i], n_throws, all, error)) {
      return FALSE;
    }
  }
  g_array_sort (all, compare_notes);
  if (all->len != n_keys || has_equal_neighbours (all)) {
    return fail_twice (name, error);
  }
  *notes = make_variant (all);

  return TRUE;
}
