/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-game-film.h"

#include "drawing/zohn-game-scene.h"
#include "text/zohn-text.h"

static char *
create_caption (ZohnGameModel *model, guint number)
{
  g_autoptr (ZohnThrowRecord) record = NULL;

  if (number == 0) {
    return g_strdup ("");
  }
  record = zohn_history_dup_record (zohn_game_model_get_history (model), number);

  return zohn_text_throw (zohn_game_model_get_setup (model), record);
}

/**
 * zohn_game_film_render:
 * @model: a game
 * @numbers: (array length=n_numbers): after which throws it is shown, 0 is the opening
 * @n_numbers: how many, 1 to ZOHN_FILM_SCENES_MOST
 * @look: a look
 * @right_to_left: whether reading goes from right to left
 * @scene_width: of one position, in pixels
 * @format: a format
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a file, %NULL with @error set when it cannot be made
 */
GBytes *
zohn_game_film_render (ZohnGameModel *model, const guint *numbers, guint n_numbers, ZohnLook look,
                       gboolean right_to_left, double scene_width, ZohnPictureFormat format,
                       GError **error)
{
  g_autofree ZohnGameScene *games = g_new0 (ZohnGameScene, n_numbers);
  g_autofree ZohnScene *scenes = g_new0 (ZohnScene, n_numbers);
  g_auto (GStrv) captions = g_new0 (char *, n_numbers + 1);
  ZohnFilm film = {
    .scenes = scenes,
    .captions = (const char *const *) captions,
    .n_scenes = n_numbers,
    .look = look,
    .right_to_left = right_to_left,
    .scene_width = scene_width,
  };
  GBytes *bytes;

  g_return_val_if_fail (n_numbers >= 1 && n_numbers <= ZOHN_FILM_SCENES_MOST, NULL);

  for (guint i = 0; i < n_numbers; i++) {
    zohn_game_scene_init (&games[i], model, numbers[i]);
    scenes[i] = games[i].scene;
    captions[i] = create_caption (model, numbers[i]);
  }
  bytes = zohn_film_render (&film, format, error);
  for (guint i = 0; i < n_numbers; i++) {
    zohn_game_scene_clear (&games[i]);
  }

  return bytes;
}
