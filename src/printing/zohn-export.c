/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "printing/zohn-export.h"

#include "drawing/zohn-game-film.h"
#include "drawing/zohn-game-scene.h"
#include "drawing/zohn-game-sheet.h"
#include "record/zohn-durable-write.h"
#include "record/zohn-table.h"
#include "text/zohn-text-table.h"

#define BOARD_WIDTH 1200
#define FILM_SCENE_WIDTH 320

static const char *const picture_suffixes[ZOHN_N_PICTURE_FORMATS] = {
  [ZOHN_PICTURE_PNG] = ".png",
  [ZOHN_PICTURE_SVG] = ".svg",
  [ZOHN_PICTURE_PDF] = ".pdf",
};

/**
 * zohn_export_kind_is_picture:
 * @kind: a kind of export
 *
 * Returns: whether it comes in any of the picture formats.
 */
gboolean
zohn_export_kind_is_picture (ZohnExportKind kind)
{
  return kind == ZOHN_EXPORT_BOARD || kind == ZOHN_EXPORT_FILM;
}

/**
 * zohn_export_get_suffix:
 * @kind: a kind of export
 * @format: of a picture
 *
 * Returns: (transfer none): how the names of such files end, with the point.
 */
const char *
zohn_export_get_suffix (ZohnExportKind kind, ZohnPictureFormat format)
{
  switch (kind) {
  case ZOHN_EXPORT_RECORD:
    return ZOHN_RECORD_SUFFIX;
  case ZOHN_EXPORT_TABLE:
    return ".csv";
  case ZOHN_EXPORT_TEXT:
    return ".txt";
  case ZOHN_EXPORT_SHEET:
    return ".pdf";
  case ZOHN_EXPORT_BOARD:
  case ZOHN_EXPORT_FILM:
    return picture_suffixes[format];
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_export_choose_film:
 * @history: the throws of a game
 * @most: how many pictures there may be, at least 2
 *
 * Chooses what a film strip shows: the opening, every throw that brought something about, and the last one. Of more
 * than @most it takes some at even distances, the first and the last among them.
 *
 * Returns: (transfer full) (element-type guint): numbers of throws that the positions come after, rising.
 */
GArray *
zohn_export_choose_film (ZohnHistory *history, guint most)
{
  const guint n_throws = zohn_history_get_n_throws (history);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *chosen;

  for (guint number = 0; number <= n_throws; number++) {
    ZohnOutcome outcome = { .events = 0 };

    if (number > 0) {
      zohn_history_get_outcome (history, number, &outcome);
    }
    if (number == 0 || number == n_throws || outcome.events != 0) {
      g_array_append_val (all, number);
    }
  }
  if (all->len <= most) {
    return g_steal_pointer (&all);
  }

  chosen = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < most; i++) {
    const guint at = (guint) ((guint64) i * (all->len - 1) / (most - 1));

    g_array_append_val (chosen, g_array_index (all, guint, at));
  }

  return chosen;
}

static GBytes *
render_board (const ZohnExport *what, ZohnGameModel *model, GError **error)
{
  g_auto (ZohnGameScene) scene = { 0 };
  const ZohnBoardPicture picture = {
    .look = ZOHN_LOOK_LIGHT,
    .right_to_left = what->right_to_left,
    .width = BOARD_WIDTH,
  };

  zohn_game_scene_init (&scene, model, MIN (what->viewed, zohn_game_model_get_n_throws (model)));

  return zohn_board_picture_render (&picture, &scene.scene, what->format, error);
}

static GBytes *
render_film (const ZohnExport *what, ZohnGameModel *model, GError **error)
{
  g_autoptr (GArray) numbers =
      zohn_export_choose_film (zohn_game_model_get_history (model), ZOHN_FILM_SCENES_MOST);

  return zohn_game_film_render (model, (const guint *) (gconstpointer) numbers->data, numbers->len,
                                ZOHN_LOOK_LIGHT, what->right_to_left, FILM_SCENE_WIDTH,
                                what->format, error);
}

static GBytes *
render_sheet (const ZohnExport *what, ZohnGameModel *model, GError **error)
{
  g_autoptr (ZohnGameSheet) sheet = NULL;
  ZohnPaper paper;

  if (!zohn_paper_from_name ("A4", &paper)) {
    g_assert_not_reached ();
  }
  sheet = zohn_game_sheet_new (model, what->odds, &paper, what->right_to_left);

  return zohn_sheet_render (zohn_game_sheet_get_sheet (sheet), error);
}

static GBytes *
render_text (const ZohnExport *what, ZohnGameModel *model)
{
  char *text = zohn_text_table (model, what->odds);

  return g_bytes_new_take (text, strlen (text));
}

/**
 * zohn_export_render:
 * @what: what to make; a table needs the odds
 * @error: return location for an error
 *
 * May be called on any thread.
 *
 * Returns: (transfer full) (nullable): the contents of the file; %NULL with @error set when a picture fails.
 */
GBytes *
zohn_export_render (const ZohnExport *what, GError **error)
{
  g_autoptr (ZohnGameModel) model = NULL;

  if (what->kind == ZOHN_EXPORT_RECORD) {
    return zohn_game_record_format (what->record);
  }
  if (what->kind == ZOHN_EXPORT_TABLE) {
    return g_string_free_to_bytes (zohn_table_to_csv (what->record, what->odds));
  }

  model = zohn_game_record_create_model (what->record);
  switch (what->kind) {
  case ZOHN_EXPORT_TEXT:
    return render_text (what, model);
  case ZOHN_EXPORT_BOARD:
    return render_board (what, model, error);
  case ZOHN_EXPORT_FILM:
    return render_film (what, model, error);
  case ZOHN_EXPORT_SHEET:
    return render_sheet (what, model, error);
  case ZOHN_EXPORT_RECORD:
  case ZOHN_EXPORT_TABLE:
  default:
    g_return_val_if_reached (NULL);
  }
}

typedef struct {
  ZohnExport what;
  ZohnGameRecord *record;
  ZohnOdds *odds;
  GFile *file;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_object_unref (save->file);
  g_clear_pointer (&save->odds, zohn_odds_unref);
  zohn_game_record_free (save->record);
  g_free (save);
}

static void
save_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Save *save = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = zohn_export_render (&save->what, &error);

  if (bytes != NULL && zohn_durable_write (save->file, bytes, cancellable, &error)) {
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/**
 * zohn_export_save_async:
 * @what: what to make
 * @file: where to; replaced as a whole when it exists
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Makes the file in a thread, from copies.
 */
void
zohn_export_save_async (const ZohnExport *what, GFile *file, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Save *save = g_new0 (Save, 1);

  save->record = zohn_game_record_copy (what->record);
  save->odds = what->odds != NULL ? zohn_odds_ref ((ZohnOdds *) what->odds) : NULL;
  save->file = g_object_ref (file);
  save->what = *what;
  save->what.record = save->record;
  save->what.odds = save->odds;

  g_task_set_source_tag (task, zohn_export_save_async);
  g_task_set_task_data (task, save, save_free);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * zohn_export_save_finish:
 * @result: what the callback got
 * @error: return location for an error
 *
 * Returns: whether the file is complete; otherwise what was there before is untouched.
 */
gboolean
zohn_export_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
