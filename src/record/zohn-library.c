/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library.h"

#include "record/zohn-library-names.h"

#include <glib/gstdio.h>
#include <string.h>

#define TELLING_THROWS 16

struct _ZohnLibrary {
  GObject parent_instance;

  GFile *folder; /* owned */
};

G_DEFINE_FINAL_TYPE (ZohnLibrary, zohn_library, G_TYPE_OBJECT)

static void
zohn_library_dispose (GObject *object)
{
  ZohnLibrary *self = ZOHN_LIBRARY (object);

  g_clear_object (&self->folder);

  G_OBJECT_CLASS (zohn_library_parent_class)->dispose (object);
}

static void
zohn_library_class_init (ZohnLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = zohn_library_dispose;
}

static void
zohn_library_init (ZohnLibrary *self)
{
}

/**
 * zohn_library_new:
 * @folder: a folder, which need not be there
 *
 * Nothing is read or made.
 *
 * Returns: (transfer full): the library of the games in @folder.
 */
ZohnLibrary *
zohn_library_new (GFile *folder)
{
  ZohnLibrary *library;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  library = g_object_new (ZOHN_TYPE_LIBRARY, NULL);
  library->folder = g_object_ref (folder);

  return library;
}

/**
 * zohn_library_new_default:
 *
 * Returns: (transfer full): the user's library, `$XDG_DATA_HOME/zohn-ahl/games/`.
 */
ZohnLibrary *
zohn_library_new_default (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "zohn-ahl", "games", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return zohn_library_new (folder);
}

/**
 * zohn_library_get_folder:
 * @library: a library
 *
 * Returns: (transfer none): where its records are.
 */
GFile *
zohn_library_get_folder (ZohnLibrary *library)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY (library), NULL);

  return library->folder;
}

/**
 * zohn_library_make_folder:
 * @library: a library
 *
 * Makes the library's folder, for the user alone, when it is not there yet. Failing shows when the first record is written.
 */
void
zohn_library_make_folder (ZohnLibrary *library)
{
  const char *path;

  g_return_if_fail (ZOHN_IS_LIBRARY (library));

  path = g_file_peek_path (library->folder);
  if (path != NULL) {
    g_mkdir_with_parents (path, 0700);
  }
}

static GFile *
create_file (ZohnLibrary *self, const char *stem)
{
  zohn_library_make_folder (self);

  while (TRUE) {
    g_autofree char *name = zohn_library_name_complete (stem);
    g_autoptr (GFile) file = g_file_get_child (self->folder, name);

    if (!g_file_query_exists (file, NULL)) {
      return g_steal_pointer (&file);
    }
  }
}

/**
 * zohn_library_create_file:
 * @library: a library
 * @setup: the setup of a game; without a time of its start, it starts now
 *
 * Makes the library's folder, for the user alone, when it is not there yet.
 *
 * Returns: (transfer full): a file for the game, which does not exist yet.
 */
GFile *
zohn_library_create_file (ZohnLibrary *library, const ZohnSetup *setup)
{
  g_autoptr (ZohnSetup) dated = NULL;
  g_autofree char *stem = NULL;

  g_return_val_if_fail (ZOHN_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  dated = zohn_setup_copy (setup);
  if (dated->started == NULL) {
    dated->started = g_date_time_new_now_utc ();
  }
  stem = zohn_library_name_stem (dated);

  return create_file (library, stem);
}

static gboolean
have_equal_players (const ZohnSetup *a, const ZohnSetup *b)
{
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (!g_strv_equal ((const char *const *) a->players[side],
                       (const char *const *) b->players[side])) {
      return FALSE;
    }
  }

  return TRUE;
}

static gboolean
have_equal_extras (GBytes *a, GBytes *b)
{
  return a == b || (a != NULL && b != NULL && g_bytes_equal (a, b));
}

static gboolean
have_equal_notes (GVariant *a, GVariant *b)
{
  return a == b || (a != NULL && b != NULL && g_variant_equal (a, b));
}

static gboolean
started_together (const ZohnSetup *a, const ZohnSetup *b)
{
  return a->started != NULL && b->started != NULL && g_date_time_equal (a->started, b->started) &&
         !a->has_seed == !b->has_seed && a->seed == b->seed;
}

/* Whether @known, in the library, is the game of @record: the same, or the same further on. Players may have been
 * given other names where seed and time of the start leave no doubt. Without these, as many equal throws of the same
 * players as chance does not make in all games ever played leave none either. */
static gboolean
is_same_game (const ZohnGameRecord *known, const ZohnGameRecord *record)
{
  const gboolean certain = started_together (known->setup, record->setup);
  gsize n_known, n_throws;
  const guint8 *known_throws = g_bytes_get_data (known->throws, &n_known);
  const guint8 *throws = g_bytes_get_data (record->throws, &n_throws);

  if (!zohn_rules_equal (&known->setup->rules, &record->setup->rules) ||
      (!certain && !have_equal_players (known->setup, record->setup)) ||
      (record->extras != NULL && !have_equal_extras (known->extras, record->extras)) ||
      (record->notes != NULL && !have_equal_notes (known->notes, record->notes)) ||
      n_known < n_throws || (n_throws > 0 && memcmp (known_throws, throws, n_throws) != 0)) {
    return FALSE;
  }
  if (n_known == n_throws) {
    return known->state == record->state;
  }

  return (certain || n_throws >= TELLING_THROWS) && record->state == ZOHN_GAME_PLAYING;
}

static GFile *
find_same_game (ZohnLibrary *self, const ZohnGameRecord *record, const char *stem,
                GCancellable *cancellable)
{
  g_autoptr (GFileEnumerator) enumerator = g_file_enumerate_children (
      self->folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  GFileInfo *info;
  GFile *child;

  while (enumerator != NULL &&
         g_file_enumerator_iterate (enumerator, &info, &child, cancellable, NULL) && info != NULL) {
    const char *name = g_file_info_get_name (info);
    g_autoptr (ZohnGameRecord) known = NULL;

    if (!zohn_library_name_is_record (name) || !zohn_library_name_may_be (name, stem)) {
      continue;
    }
    known = zohn_game_record_read (child, cancellable, NULL);
    if (known != NULL && is_same_game (known, record)) {
      return g_object_ref (child);
    }
  }

  return NULL;
}

/**
 * zohn_library_import:
 * @library: a library
 * @record: a game from elsewhere
 * @cancellable: (nullable): to stop
 * @error: why the copy could not be written
 *
 * Takes a copy of a game into the library, unless it lies there already, as it is or played on. Blocks; may be called in
 * any thread.
 *
 * Returns: (transfer full) (nullable): the game's record in the library.
 */
GFile *
zohn_library_import (ZohnLibrary *library, const ZohnGameRecord *record, GCancellable *cancellable,
                     GError **error)
{
  g_autofree char *stem = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (ZOHN_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  stem = zohn_library_name_stem (record->setup);
  file = find_same_game (library, record, stem, cancellable);
  if (g_cancellable_set_error_if_cancelled (cancellable, error)) {
    return NULL;
  }
  if (file != NULL) {
    return g_steal_pointer (&file);
  }

  file = create_file (library, stem);
  if (!zohn_game_record_write (record, file, cancellable, error)) {
    return NULL;
  }

  return g_steal_pointer (&file);
}
