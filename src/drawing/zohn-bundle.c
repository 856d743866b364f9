/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-bundle.h"

#include "drawing/zohn-noise.h"
#include "drawing/zohn-path.h"

#define GROUP 5
#define GROUP_GAP 0.9 /* in spacings */
#define COLUMN_ROW 10

enum {
  SEED_TILT = 501
};

static double
get_row_width (guint n_counters)
{
  return n_counters + GROUP_GAP * (n_counters > 0 ? (n_counters - 1) / GROUP : 0);
}

/**
 * zohn_bundle_init:
 * @bundle: (out caller-allocates): a bundle
 * @box: where it lies
 * @line: height of a line of text beside it
 * @capacity: the most counters it may come to hold
 * @beside: in a plate beside the cloth: several short rows in the middle; else one row from the start edge
 * @right_to_left: where the start edge is
 *
 * Counters keep their size and place while their number changes.
 */
void
zohn_bundle_init (ZohnBundle *bundle, const ZohnRectangle *box, double line, guint capacity,
                  gboolean beside, gboolean right_to_left)
{
  guint n_rows;

  bundle->box = *box;
  bundle->capacity = MAX (capacity, 1);
  bundle->per_row = beside ? MIN (bundle->capacity, COLUMN_ROW) : bundle->capacity;
  n_rows = (bundle->capacity + bundle->per_row - 1) / bundle->per_row;
  bundle->spacing =
      MIN ((beside ? 0.66 : 0.5) * line, box->width / (get_row_width (bundle->per_row) + 0.3));
  bundle->row_height = MIN ((beside ? 2.4 : 1.5) * line, box->height / n_rows);
  bundle->length = bundle->row_height * 0.84;
  bundle->width =
      MIN ((beside ? 0.24 : 0.2) * line, MIN (bundle->spacing * 0.56, bundle->length * 0.17));
  bundle->right_to_left = right_to_left;
  bundle->centred = beside;
}

/**
 * zohn_bundle_get_place:
 * @bundle: a bundle
 * @index: of a counter, from 0
 * @x: (out): its middle
 * @y: (out): its middle
 * @tilt: (out): radians from upright
 */
void
zohn_bundle_get_place (const ZohnBundle *bundle, guint index, double *x, double *y, double *tilt)
{
  guint column = index % bundle->per_row;
  guint row = index / bundle->per_row;
  double along = bundle->spacing * (column + 0.5 + GROUP_GAP * (column / GROUP));
  double indent = 0;

  if (bundle->centred) {
    indent = (bundle->box.width - bundle->spacing * get_row_width (bundle->per_row)) / 2;
  }
  *x = bundle->right_to_left ? bundle->box.x + bundle->box.width - indent - along
                             : bundle->box.x + indent + along;
  *y = bundle->box.y + bundle->row_height * (row + 0.5);
  *tilt = zohn_noise_between (SEED_TILT, index, -0.05, 0.05);
}

/* The layers of a counter, from below to above. */
typedef enum {
  LAYER_EDGE,
  LAYER_BODY,
  LAYER_LIGHT,
} Layer;

#define N_LAYERS 3

/* A stick with its ends cut round: of straight lines, which cost a third of arcs. */
static void
add_stick (cairo_t *cr, double length, double width)
{
  const double x = width / 2, y = length / 2;
  const double corners[][2] = { { 0.42 * x, -y },      { x, -y + 0.75 * x }, { x, y - 0.75 * x },
                                { 0.42 * x, y },       { -0.42 * x, y },     { -x, y - 0.75 * x },
                                { -x, -y + 0.75 * x }, { -0.42 * x, -y } };

  cairo_new_sub_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    cairo_line_to (cr, corners[i][0], corners[i][1]);
  }
  cairo_close_path (cr);
}

static void
add_layer (cairo_t *cr, Layer layer, double x, double y, double tilt, double length, double width)
{
  double edge = MAX (width * 0.16, 0.6 * zohn_pixel (cr)) / 2;
  cairo_matrix_t before;

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, tilt);
  switch (layer) {
  case LAYER_EDGE:
    add_stick (cr, length + 2 * edge, width + 2 * edge);
    break;
  case LAYER_BODY:
    add_stick (cr, MAX (0, length - 2 * edge), MAX (0, width - 2 * edge));
    break;
  case LAYER_LIGHT:
  default:
    cairo_rectangle (cr, -width * 0.28, -length * 0.4, width * 0.24, length * 0.8);
    break;
  }
  cairo_set_matrix (cr, &before);
}

static void
fill_layer (cairo_t *cr, const ZohnPalette *palette, Layer layer)
{
  const ZohnColour colours[N_LAYERS] = {
    [LAYER_EDGE] = palette->counter_edge,
    [LAYER_BODY] = palette->counter,
    [LAYER_LIGHT] = palette->plain ? palette->counter : palette->counter_light,
  };

  zohn_colour_set (cr, colours[layer]);
  cairo_fill (cr);
}

/**
 * zohn_bundle_paint_counter:
 * @cr: a cairo context
 * @palette: colours
 * @x: its middle
 * @y: its middle
 * @tilt: radians from upright
 * @length: of the counter
 * @width: of the counter
 *
 * Paints one counter: a slim stick.
 */
void
zohn_bundle_paint_counter (cairo_t *cr, const ZohnPalette *palette, double x, double y, double tilt,
                           double length, double width)
{
  for (guint layer = 0; layer < N_LAYERS; layer++) {
    add_layer (cr, (Layer) layer, x, y, tilt, length, width);
    fill_layer (cr, palette, (Layer) layer);
  }
}

/**
 * zohn_bundle_paint:
 * @cr: a cairo context
 * @palette: colours
 * @bundle: a bundle
 * @n_counters: how many lie in it
 *
 * Paints all of them, layer by layer: a fill costs more than what it fills.
 */
void
zohn_bundle_paint (cairo_t *cr, const ZohnPalette *palette, const ZohnBundle *bundle,
                   guint n_counters)
{
  for (guint layer = 0; layer < N_LAYERS; layer++) {
    for (guint i = 0; i < n_counters; i++) {
      double x, y, tilt;

      zohn_bundle_get_place (bundle, i, &x, &y, &tilt);
      add_layer (cr, (Layer) layer, x, y, tilt, bundle->length, bundle->width);
    }
    fill_layer (cr, palette, (Layer) layer);
  }
}
