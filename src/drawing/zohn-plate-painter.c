/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-plate-painter.h"

#include "drawing/zohn-bundle.h"
#include "drawing/zohn-glyph-painter.h"
#include "drawing/zohn-label-painter.h"
#include "drawing/zohn-path.h"
#include "drawing/zohn-piece-painter.h"

#include <math.h>

/* All in lines of text. */
#define PADDING 0.45
#define POINTER 0.42
#define CORNER 0.4
#define DETAIL_SCALE 0.86
#define SHRINK_LEAST 0.78

typedef struct {
  double line;
  gboolean beside;
  ZohnRectangle card; /* without the pointer's strip on the side of the cloth */
  ZohnRectangle glyph, name, detail, bundle;
} PlateGeometry;

static void
place_in_row (PlateGeometry *plate, gboolean right_to_left)
{
  const ZohnRectangle *card = &plate->card;
  double line = plate->line;
  double padding = PADDING * line;
  double glyph = 2.5 * line;
  double left = card->x + padding;
  double width = MAX (0, card->width - 2 * padding);
  double text = MAX (0, width - glyph - 0.35 * line);
  double text_left = right_to_left ? left : left + glyph + 0.35 * line;

  plate->glyph = (ZohnRectangle){ right_to_left ? left + width - glyph : left, card->y + 0.2 * line,
                                  glyph, glyph };
  plate->name = (ZohnRectangle){ text_left, card->y + 0.3 * line, text, 1.25 * line };
  plate->detail = (ZohnRectangle){ text_left, card->y + 1.5 * line, text, 1.1 * line };
  plate->bundle = (ZohnRectangle){ left, card->y + 2.75 * line, width, 1.45 * line };
}

static void
place_in_column (PlateGeometry *plate)
{
  const ZohnRectangle *card = &plate->card;
  double line = plate->line;
  double left = card->x + PADDING * line;
  double width = MAX (0, card->width - 2 * PADDING * line);

  plate->glyph = (ZohnRectangle){ card->x + (card->width - 3.6 * line) / 2, card->y + 0.4 * line,
                                  3.6 * line, 3.6 * line };
  plate->name = (ZohnRectangle){ left, card->y + 4.1 * line, width, 2.6 * line };
  plate->detail = (ZohnRectangle){ left, card->y + 6.8 * line, width, 2.1 * line };
  plate->bundle = (ZohnRectangle){ left, card->y + 9.0 * line, width, 3.3 * line };
}

static void
get_geometry (const ZohnBoardStyle *style, ZohnSide side, PlateGeometry *plate)
{
  const ZohnBoardLayout *layout = &style->layout;
  const ZohnRectangle *box = &layout->plates[side];
  double strip;

  plate->line = layout->line;
  plate->beside = layout->beside;
  plate->card =
      (ZohnRectangle){ box->x + 1, box->y + 1, MAX (0, box->width - 2), MAX (0, box->height - 2) };
  strip = MIN (POINTER * plate->line, plate->card.width);
  if (!plate->beside) {
    plate->card.height = MAX (0, plate->card.height - strip);
    place_in_row (plate, style->right_to_left);
    return;
  }

  plate->card.width -= strip;
  if (box->x > layout->cloth.x) {
    plate->card.x += strip;
  }
  place_in_column (plate);
}

static void
get_bundle (const ZohnBoardStyle *style, const ZohnScene *scene, ZohnSide side, ZohnBundle *bundle)
{
  PlateGeometry plate;
  guint capacity = scene->counters[0] + scene->counters[1] + (scene->counter.moving ? 1 : 0);

  get_geometry (style, side, &plate);
  zohn_bundle_init (bundle, &plate.bundle, plate.line, capacity, plate.beside,
                    style->right_to_left && !plate.beside);
}

/**
 * zohn_plate_paint_ground:
 * @cr: a cairo context
 * @style: a style
 * @side: whose plate
 *
 * Paints what a plate lies on.
 */
void
zohn_plate_paint_ground (cairo_t *cr, const ZohnBoardStyle *style, ZohnSide side)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  PlateGeometry plate;

  get_geometry (style, side, &plate);
  zohn_path_rounded (cr, plate.card.x + 0.5, plate.card.y + 0.5, MAX (0, plate.card.width - 1),
                     MAX (0, plate.card.height - 1), CORNER * plate.line);
  cairo_set_line_width (cr, 1);
  zohn_fill_and_stroke (cr, palette->plate, palette->plate_edge);
}

static void
add_pointer (cairo_t *cr, const ZohnBoardStyle *style, ZohnSide side, const PlateGeometry *plate)
{
  const ZohnRectangle *card = &plate->card;
  double reach = POINTER * plate->line;
  double half = reach * 1.25;
  double middle_x = card->x + card->width / 2;
  double middle_y = card->y + card->height / 2;

  if (!plate->beside) {
    cairo_move_to (cr, middle_x - half, card->y + card->height - 1);
    cairo_line_to (cr, middle_x, card->y + card->height + reach);
    cairo_line_to (cr, middle_x + half, card->y + card->height - 1);
  } else if (style->layout.plates[side].x > style->layout.cloth.x) {
    cairo_move_to (cr, card->x + 1, middle_y - half);
    cairo_line_to (cr, card->x - reach, middle_y);
    cairo_line_to (cr, card->x + 1, middle_y + half);
  } else {
    cairo_move_to (cr, card->x + card->width - 1, middle_y - half);
    cairo_line_to (cr, card->x + card->width + reach, middle_y);
    cairo_line_to (cr, card->x + card->width - 1, middle_y + half);
  }
  cairo_close_path (cr);
}

static void
paint_turn (cairo_t *cr, const ZohnBoardStyle *style, ZohnSide side, const PlateGeometry *plate)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  const ZohnRectangle *card = &plate->card;
  double line = MIN (MAX (2, 0.17 * plate->line), MIN (card->width, card->height) / 2);

  zohn_path_rounded (cr, card->x + line / 2, card->y + line / 2, card->width - line,
                     card->height - line, CORNER * plate->line);
  zohn_colour_set (cr, palette->plate_to_throw[side]);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line);
  zohn_colour_set (cr, palette->mark[side]);
  cairo_stroke (cr);
  add_pointer (cr, style, side, plate);
  cairo_fill (cr);
}

/* A stick that will not be thrown. */
static double
paint_debt_sign (cairo_t *cr, const ZohnPalette *palette, double x, double y, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x + size / 2, y + size / 2);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, size * 0.42, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -size * 0.3, -size * 0.3);
  cairo_line_to (cr, size * 0.3, size * 0.3);
  zohn_colour_set (cr, palette->text);
  cairo_set_line_width (cr, MAX (1.2, size * 0.11));
  cairo_stroke (cr);
  cairo_rotate (cr, -G_PI_4);
  zohn_path_rounded (cr, -size * 0.24, -size * 0.075, size * 0.48, size * 0.15, size * 0.07);
  cairo_fill (cr);
  cairo_restore (cr);

  return size;
}

static void
paint_debt (cairo_t *cr, const ZohnBoardStyle *style, const ZohnLabelStyle *label,
            const ZohnRectangle *detail, const char *words, double line)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  double size = MIN (1.1 * line, MIN (detail->height, detail->width));
  double gap = 0.3 * line;
  ZohnRectangle box = *detail;
  double sign_x;

  box.width = MAX (0, box.width - size - gap);
  if (label->align == ZOHN_ALIGN_MIDDLE) {
    double width = 0;

    if (words != NULL) {
      g_autoptr (PangoLayout) layout = zohn_label_create (cr, label, words, box.width);
      PangoRectangle logical;

      pango_layout_get_extents (layout, NULL, &logical);
      width = MIN (box.width, ceil ((double) logical.width / PANGO_SCALE) + 1);
    }
    box.x += (box.width - width) / 2;
    box.width = width;
  }
  if (style->right_to_left) {
    sign_x = box.x + box.width + gap;
  } else {
    sign_x = box.x;
    box.x += size + gap;
  }
  paint_debt_sign (cr, palette, sign_x, detail->y + (detail->height - size) * label->vertical / 2.0,
                   size);
  zohn_label_paint (cr, label, words, &box, palette->text);
}

static void
paint_words (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, ZohnSide side,
             const PlateGeometry *plate)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  gboolean throws = scene->side_to_throw == (int) side;
  ZohnLabelStyle label = {
    .font = style->font,
    .scale = style->layout.text_scale,
    .resolution = style->resolution,
    .bold = TRUE,
    .right_to_left = style->right_to_left,
    .align = plate->beside ? ZOHN_ALIGN_MIDDLE : ZOHN_ALIGN_START,
    .vertical = plate->beside ? ZOHN_ALIGN_END : ZOHN_ALIGN_MIDDLE,
    .n_lines = plate->beside ? 2 : 1,
    .shrink = plate->beside ? 0 : SHRINK_LEAST,
  };

  zohn_label_paint (cr, &label, scene->names[side], &plate->name, palette->text);

  label.bold = FALSE;
  label.vertical = plate->beside ? ZOHN_ALIGN_START : ZOHN_ALIGN_MIDDLE;
  label.scale *= DETAIL_SCALE;
  if (scene->owes[side]) {
    paint_debt (cr, style, &label, &plate->detail, scene->debts[side], plate->line);
  } else {
    const char *words = scene->players[side];

    words = words == NULL && throws ? scene->turn : words;
    zohn_label_paint (cr, &label, words, &plate->detail,
                      throws ? palette->text : palette->text_faint);
  }
}

/**
 * zohn_plate_paint:
 * @cr: a cairo context
 * @style: a style
 * @scene: a scene
 * @side: whose plate
 *
 * Paints a side's plate: piece and direction, name, who throws, what is owed, counters, and whether it throws.
 */
void
zohn_plate_paint (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene, ZohnSide side)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  PlateGeometry plate;
  ZohnBundle bundle;

  get_geometry (style, side, &plate);
  if (plate.card.width <= 0 || plate.card.height <= 0) {
    return;
  }

  if (scene->side_to_throw == (int) side) {
    paint_turn (cr, style, side, &plate);
  }
  cairo_save (cr);
  cairo_translate (cr, plate.glyph.x, plate.glyph.y);
  zohn_piece_paint_glyph (cr, style->look, plate.glyph.width, side);
  cairo_restore (cr);
  paint_words (cr, style, scene, side, &plate);
  get_bundle (style, scene, side, &bundle);
  zohn_bundle_paint (cr, palette, &bundle, scene->counters[side]);
}

typedef struct {
  double x, y, tilt, length, width;
} CounterPlace;

static void
get_counter_place (const ZohnBoardStyle *style, const ZohnScene *scene, CounterPlace *place)
{
  ZohnSide from = scene->counter.from;
  ZohnSide to = zohn_side_other (from);
  double done = CLAMP (scene->counter.done, 0, 1);
  double arc = sin (done * G_PI);
  double from_x, from_y, from_tilt, to_x, to_y, to_tilt;
  ZohnBundle bundle;

  get_bundle (style, scene, from, &bundle);
  zohn_bundle_get_place (&bundle, scene->counters[from], &from_x, &from_y, &from_tilt);
  get_bundle (style, scene, to, &bundle);
  zohn_bundle_get_place (&bundle, scene->counters[to], &to_x, &to_y, &to_tilt);

  place->x = from_x + (to_x - from_x) * done;
  place->y = from_y + (to_y - from_y) * done +
             arc * (style->layout.beside ? -1 : 1) * style->layout.line * 1.5;
  place->tilt = from_tilt + (to_tilt - from_tilt) * done + arc * (to_x > from_x ? 1.2 : -1.2);
  place->length = bundle.length * (1 + 0.5 * arc);
  place->width = bundle.width * (1 + 0.5 * arc);
}

/**
 * zohn_plate_paint_counter:
 * @cr: a cairo context
 * @style: a style
 * @scene: a scene with a counter on its way
 *
 * Paints the counter that one side pays to the other.
 */
void
zohn_plate_paint_counter (cairo_t *cr, const ZohnBoardStyle *style, const ZohnScene *scene)
{
  const ZohnPalette *palette = zohn_palette_get (style->look);
  CounterPlace place;

  get_counter_place (style, scene, &place);
  cairo_save (cr);
  cairo_translate (cr, place.x + place.width * 0.4, place.y + place.width * 0.7);
  cairo_rotate (cr, place.tilt);
  zohn_shadow_rounded (cr, palette->shadow, place.width, place.length, place.width / 2,
                       place.width * 0.6, 0.8);
  cairo_restore (cr);
  zohn_bundle_paint_counter (cr, palette, place.x, place.y, place.tilt, place.length, place.width);
}

/**
 * zohn_plate_get_counter_extents:
 * @style: a style
 * @scene: a scene with a counter on its way
 * @extents: (out): what zohn_plate_paint_counter() paints in
 */
void
zohn_plate_get_counter_extents (const ZohnBoardStyle *style, const ZohnScene *scene,
                                ZohnRectangle *extents)
{
  const ZohnRectangle units = { -1, -1, 2, 2 };
  ZohnBounds bounds = ZOHN_BOUNDS_EMPTY;
  CounterPlace place;

  get_counter_place (style, scene, &place);
  zohn_bounds_add_turned (&bounds, place.x + place.width * 0.2, place.y + place.width * 0.35,
                          place.width * 1.6 + 1, place.length / 2 + place.width + 1, place.tilt);
  zohn_bounds_to_rectangle (&bounds, &units, extents);
}
