/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-output.h"
#include "commands/zohn-command-run.h"

#include "drawing/zohn-game-scene.h"
#include "drawing/zohn-picture.h"
#include "engine/zohn-odds.h"
#include "record/zohn-game-record.h"
#include "record/zohn-table.h"

#include <glib/gi18n.h>

/* Commands that read a record. */

#define PICTURE_SIZE_DEFAULT 800

/**
 * zohn_command_replay:
 * @options: options
 * @output: what is written
 * @error: return location for an error
 *
 * The table of a record as CSV.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_replay (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_autoptr (ZohnGameRecord) record = zohn_command_read_record (options->replay[0], error);
  g_autoptr (ZohnOdds) odds = NULL;
  GString *table;

  if (record == NULL) {
    return FALSE;
  }

  odds = zohn_odds_load (&record->setup->rules);
  table = zohn_table_to_csv (record, odds);
  g_string_append_len (output, table->str, (gssize) table->len);
  g_string_free (table, TRUE);

  return TRUE;
}

static gboolean
find_format (const char *path, ZohnPictureFormat *format, GError **error)
{
  g_autofree char *name = NULL;

  if (zohn_picture_format_from_name (path, format)) {
    return TRUE;
  }

  name = g_filename_display_name (path);
  g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_VALUE,
               /* Translators: %s is the name of a file to write */
               _ ("The name of a picture ends in .png, .svg or .pdf, not “%s”"), name);

  return FALSE;
}

/**
 * zohn_command_picture:
 * @options: options
 * @output: left as it is
 * @error: return location for an error
 *
 * Draws the board of a record into a file.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_picture (const ZohnCommandOptions *options, GString *output, GError **error)
{
  ZohnBoardPicture picture = { .look = ZOHN_LOOK_LIGHT,
                               .right_to_left = zohn_command_is_right_to_left () };
  g_autoptr (ZohnGameRecord) record = NULL;
  g_autoptr (ZohnGameModel) model = NULL;
  g_auto (ZohnGameScene) scene = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  ZohnPictureFormat format;
  guint64 size = PICTURE_SIZE_DEFAULT;
  guint64 thrown;

  if (!find_format (options->output, &format, error) ||
      (options->size != NULL &&
       !zohn_command_options_get_number ("size", options->size, ZOHN_PICTURE_SIZE_LEAST,
                                         ZOHN_PICTURE_SIZE_MOST, &size, error))) {
    return FALSE;
  }

  record = zohn_command_read_record (options->picture[0], error);
  if (record == NULL) {
    return FALSE;
  }

  /* The same picture every time: where the sticks lie follows from the seed, which a game without one would take
   * from chance. */
  record->setup->has_seed = TRUE;
  model = zohn_game_record_create_model (record);
  thrown = zohn_game_model_get_n_throws (model);
  if (options->thrown != NULL &&
      !zohn_command_options_get_number ("throw", options->thrown, 0, thrown, &thrown, error)) {
    return FALSE;
  }

  picture.width = (double) size;
  zohn_game_scene_init (&scene, model, (guint) thrown);

  bytes = zohn_board_picture_render (&picture, &scene.scene, format, error);

  return bytes != NULL && zohn_command_write_file (options->output, bytes, error);
}
