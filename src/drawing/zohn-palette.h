/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

typedef enum {
  ZOHN_LOOK_LIGHT, /* undyed cotton by day */
  ZOHN_LOOK_DARK, /* deep indigo by night */
  ZOHN_LOOK_PRINT, /* dark on white */
  ZOHN_LOOK_CONTRAST_LIGHT, /* plain and high in contrast */
  ZOHN_LOOK_CONTRAST_DARK,
} ZohnLook;

#define ZOHN_N_LOOKS 5

/* 0xRRGGBBAA */
typedef guint32 ZohnColour;

/* The colours of a look. The sides' ochre and blue and the grooves' red and blue keep apart for colour-blind
 * eyes (after Okabe and Ito's set) and in lightness. */
typedef struct {
  gboolean plain; /* no weave, no shadows, no shading */
  ZohnColour ground, cloth, weave, hem, stitch, shadow;
  ZohnColour space, space_edge;
  ZohnColour water, ripple, bank;
  ZohnColour sand, crack, pebble, pebble_edge;
  ZohnColour stone, stone_light, stone_dark, stone_edge;
  ZohnColour wood, wood_light, wood_edge; /* the flat grooved face */
  ZohnColour bark, bark_light, bark_edge; /* the rounded blank back */
  ZohnColour groove_red, groove_blue;
  ZohnColour side[ZOHN_N_SIDES], side_light[ZOHN_N_SIDES], side_edge[ZOHN_N_SIDES];
  ZohnColour side_sign[ZOHN_N_SIDES]; /* the arrow on a handle */
  ZohnColour mark[ZOHN_N_SIDES];
  ZohnColour steel, steel_edge;
  ZohnColour plate, plate_edge, plate_to_throw[ZOHN_N_SIDES];
  ZohnColour text, text_faint;
  ZohnColour counter, counter_light, counter_edge;
} ZohnPalette;

const ZohnPalette *zohn_palette_get (ZohnLook look);

void zohn_colour_set (cairo_t *cr, ZohnColour colour);
void zohn_colour_set_faded (cairo_t *cr, ZohnColour colour, double share);
void
zohn_colour_add_stop (cairo_pattern_t *pattern, double offset, ZohnColour colour, double share);

G_END_DECLS
