/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "record/zohn-durable-write.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (zohn_record_error, zohn_record_error)

static GBytes *
ref_bytes (GBytes *bytes)
{
  return bytes != NULL ? g_bytes_ref (bytes) : NULL;
}

/**
 * zohn_game_record_new_from_model:
 * @model: a game
 * @extras: (nullable): what the game's file had besides, as it was read
 *
 * Takes the game down as it is now; what happens to @model later does not show in the record. Copies a byte a throw.
 *
 * Returns: (transfer full): the record.
 */
ZohnGameRecord *
zohn_game_record_new_from_model (ZohnGameModel *model, GBytes *extras)
{
  ZohnGameRecord *record;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  record = g_new0 (ZohnGameRecord, 1);
  record->setup = zohn_setup_copy (zohn_game_model_get_setup (model));
  record->throws = zohn_history_dup_throws (zohn_game_model_get_history (model));
  record->state = zohn_game_model_get_state (model);
  record->time_left = zohn_game_model_get_time_left (model);
  record->notes =
      zohn_notes_dup_all (zohn_game_model_get_notes (model), zohn_game_model_get_n_throws (model));
  record->extras = ref_bytes (extras);

  return record;
}

/**
 * zohn_game_record_create_model:
 * @record: a record that was read or taken down from a model
 *
 * Returns: (transfer full): a new model of the game, where it was left, with its notes.
 */
ZohnGameModel *
zohn_game_record_create_model (const ZohnGameRecord *record)
{
  ZohnGameModel *model;
  gsize n_throws;
  const ZohnThrow *throws;

  g_return_val_if_fail (record != NULL, NULL);

  throws = g_bytes_get_data (record->throws, &n_throws);
  model = zohn_game_model_new_resumed (record->setup, throws, n_throws, record->state,
                                       record->time_left);
  if (model != NULL) {
    zohn_notes_set_all (zohn_game_model_get_notes (model), record->notes);
  }

  return model;
}

/**
 * zohn_game_record_copy:
 * @record: a record
 *
 * Returns: (transfer full): a copy; the throws are shared, not copied.
 */
ZohnGameRecord *
zohn_game_record_copy (const ZohnGameRecord *record)
{
  ZohnGameRecord *copy = g_new (ZohnGameRecord, 1);

  *copy = *record;
  copy->setup = zohn_setup_copy (record->setup);
  copy->throws = ref_bytes (record->throws);
  copy->notes = record->notes != NULL ? g_variant_ref (record->notes) : NULL;
  copy->extras = ref_bytes (record->extras);

  return copy;
}

/**
 * zohn_game_record_free:
 * @record: (transfer full) (nullable): a record
 */
void
zohn_game_record_free (ZohnGameRecord *record)
{
  if (record == NULL) {
    return;
  }

  g_clear_pointer (&record->setup, zohn_setup_free);
  g_clear_pointer (&record->throws, g_bytes_unref);
  g_clear_pointer (&record->notes, g_variant_unref);
  g_clear_pointer (&record->extras, g_bytes_unref);
  g_free (record);
}

/* A device or a pipe might never end, a folder has no content. */
static gboolean
check_is_regular (GFile *file, const char *name, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                                  G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL) {
    return FALSE;
  }
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                 /* Translators: the name of a folder or a device */
                 _ ("“%s” is not a regular file"), name);
    return FALSE;
  }

  return TRUE;
}

/* Reads one byte more than a record may have, and no further. */
static GBytes *
read_bytes (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) content = g_byte_array_new ();
  gsize n_read;

  if (stream == NULL) {
    return NULL;
  }

  do {
    guint8 buffer[65536];

    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, sizeof buffer, &n_read,
                                  cancellable, error)) {
      return NULL;
    }
    g_byte_array_append (content, buffer, (guint) n_read);
  } while (n_read > 0 && content->len <= ZOHN_RECORD_MAX_BYTES);

  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

/**
 * zohn_game_record_read:
 * @file: a file
 * @cancellable: (nullable): to stop reading
 * @error: G_IO_ERROR when it cannot be read, ZOHN_RECORD_ERROR when what it holds is not a game
 *
 * Blocks while it reads; may be called in any thread.
 *
 * Returns: (transfer full) (nullable): the game.
 */
ZohnGameRecord *
zohn_game_record_read (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);
  if (!check_is_regular (file, name, cancellable, error)) {
    return NULL;
  }
  bytes = read_bytes (file, cancellable, error);
  if (bytes == NULL) {
    return NULL;
  }

  return zohn_game_record_parse (bytes, name, error);
}

/**
 * zohn_game_record_write:
 * @record: a record
 * @file: where to; replaced when it is there
 * @cancellable: (nullable): to stop before the file is replaced
 * @error: a G_IO_ERROR
 *
 * Writes whole and durably (see zohn_durable_write()). Blocks; may be called in any thread.
 *
 * Returns: whether the game is on the disk.
 */
gboolean
zohn_game_record_write (const ZohnGameRecord *record, GFile *file, GCancellable *cancellable,
                        GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = zohn_game_record_format (record);

  return zohn_durable_write (file, bytes, cancellable, error);
}
