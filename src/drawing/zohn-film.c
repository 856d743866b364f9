/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-film.h"

#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-label-painter.h"

#include <math.h>

#define FONT_PIXELS_LEAST 9.0
#define FONT_PIXELS_PER_WIDTH 0.032
#define CAPTION_LINES 1.7
#define GAP_PER_WIDTH 0.02

typedef struct {
  PangoFontDescription *font;
  double line, caption, gap, scene_height;
  guint n_columns, n_rows;
} Measure;

static void
measure_init (Measure *measure, const ZohnFilm *film)
{
  guint n_scenes = MAX (film->n_scenes, 1);

  measure->font = pango_font_description_from_string (film->font != NULL ? film->font : "Sans");
  pango_font_description_set_absolute_size (
      measure->font,
      MAX (FONT_PIXELS_LEAST, film->scene_width * FONT_PIXELS_PER_WIDTH) * PANGO_SCALE);
  measure->line = zohn_label_measure_line (measure->font, 96);
  measure->caption = film->captions != NULL ? ceil (measure->line * CAPTION_LINES) : 0;
  measure->gap = ceil (film->scene_width * GAP_PER_WIDTH);
  measure->scene_height = zohn_board_layout_get_height (film->scene_width, measure->line);
  measure->n_columns = film->n_columns > 0 ? film->n_columns : (guint) ceil (sqrt (n_scenes));
  measure->n_columns = MIN (measure->n_columns, n_scenes);
  measure->n_rows = (n_scenes + measure->n_columns - 1) / measure->n_columns;
}

static void
measure_clear (Measure *measure)
{
  pango_font_description_free (measure->font);
}

/**
 * zohn_film_get_size:
 * @film: a film
 * @width: (out): of the whole strip, in pixels
 * @height: (out): of the whole strip
 */
void
zohn_film_get_size (const ZohnFilm *film, double *width, double *height)
{
  Measure measure;

  measure_init (&measure, film);
  *width = measure.n_columns * (film->scene_width + measure.gap) + measure.gap;
  *height = measure.n_rows * (measure.scene_height + measure.caption + measure.gap) + measure.gap;
  measure_clear (&measure);
}

static void
paint_scene (cairo_t *cr, const ZohnFilm *film, const Measure *measure, guint index)
{
  const ZohnPalette *palette = zohn_palette_get (film->look);
  ZohnBoardStyle style = {
    .look = film->look,
    .font = measure->font,
    .right_to_left = film->right_to_left,
    .resolution = 96,
  };

  zohn_board_layout_init (&style.layout, film->scene_width, measure->scene_height, measure->line,
                          film->right_to_left);
  zohn_board_paint (cr, &style, &film->scenes[index]);
  if (film->captions != NULL) {
    ZohnLabelStyle label = {
      .font = measure->font,
      .scale = 1,
      .resolution = 96,
      .right_to_left = film->right_to_left,
      .align = ZOHN_ALIGN_MIDDLE,
      .vertical = ZOHN_ALIGN_MIDDLE,
      .shrink = 0.7,
    };
    ZohnRectangle box = { 0, measure->scene_height, film->scene_width, measure->caption };

    zohn_label_paint (cr, &label, film->captions[index], &box, palette->text);
  }
}

/**
 * zohn_film_paint:
 * @cr: a cairo context, in pixels
 * @film: a film
 *
 * Paints the scenes in rows, in the direction of reading.
 */
void
zohn_film_paint (cairo_t *cr, const ZohnFilm *film)
{
  Measure measure;
  double width, height;

  measure_init (&measure, film);
  zohn_film_get_size (film, &width, &height);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  zohn_colour_set (cr, zohn_palette_get (film->look)->ground);
  cairo_fill (cr);
  for (guint i = 0; i < film->n_scenes; i++) {
    guint column = i % measure.n_columns;
    guint row = i / measure.n_columns;
    guint place = film->right_to_left ? measure.n_columns - 1 - column : column;

    cairo_save (cr);
    cairo_translate (cr, measure.gap + place * (film->scene_width + measure.gap),
                     measure.gap + row * (measure.scene_height + measure.caption + measure.gap));
    paint_scene (cr, film, &measure, i);
    cairo_restore (cr);
  }
  cairo_restore (cr);
  measure_clear (&measure);
}

static void
paint_film_cb (cairo_t *cr, guint page, gpointer user_data)
{
  zohn_film_paint (cr, user_data);
}

/**
 * zohn_film_render:
 * @film: a film
 * @format: a format
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the bytes of a file, %NULL with @error set when it cannot be made
 */
GBytes *
zohn_film_render (const ZohnFilm *film, ZohnPictureFormat format, GError **error)
{
  ZohnFilm copy = *film;
  double width, height;

  zohn_film_get_size (film, &width, &height);

  return zohn_picture_render (format, width, height, paint_film_cb, &copy, error);
}
