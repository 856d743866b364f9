/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-palette.h"

static const ZohnPalette palettes[ZOHN_N_LOOKS] = {
  [ZOHN_LOOK_LIGHT] = {
    .ground = 0xd9d2c5ff, .cloth = 0xefe6d2ff, .weave = 0x8a744824, .hem = 0xe3d6bbff, .stitch = 0x9c8558ff,
    .shadow = 0x00000058,
    .space = 0xfbf6eaaa, .space_edge = 0xa8926aff,
    .water = 0x8ec3deff, .ripple = 0xf2fbffff, .bank = 0x4a6f82ff,
    .sand = 0xe2c896ff, .crack = 0x7d5f32ff, .pebble = 0xb9a88aff, .pebble_edge = 0x6f5f45ff,
    .stone = 0xa9a69cff, .stone_light = 0xd2cfc4ff, .stone_dark = 0x7e7b72ff, .stone_edge = 0x5d5a52ff,
    .wood = 0xf3dfb3ff, .wood_light = 0xfdf1d4ff, .wood_edge = 0x7a5a2cff,
    .bark = 0xa9794aff, .bark_light = 0xd9ad7aff, .bark_edge = 0x5a3a1bff,
    .groove_red = 0xb8301cff, .groove_blue = 0x0a5c9eff,
    .side = { 0xdb9412ff, 0x0f64a8ff }, .side_light = { 0xf6c25cff, 0x4b9bdbff },
    .side_edge = { 0x6d4300ff, 0x06294aff }, .side_sign = { 0x3a2300ff, 0xffffffff },
    .mark = { 0xc27a00ff, 0x0f64a8ff },
    .steel = 0xc9ced2ff, .steel_edge = 0x4c545aff,
    .plate = 0xf7f2e7ff, .plate_edge = 0xbdb19aff, .plate_to_throw = { 0xfff3d3ff, 0xe3f1fcff },
    .text = 0x2b2418ff, .text_faint = 0x6a5e4aff,
    .counter = 0xc08f4eff, .counter_light = 0xe9c48cff, .counter_edge = 0x5e401aff,
  },
  [ZOHN_LOOK_DARK] = {
    .ground = 0x12141dff, .cloth = 0x232a4bff, .weave = 0x8f9bd01e, .hem = 0x2b3359ff, .stitch = 0x8d96c4ff,
    .shadow = 0x00000099,
    .space = 0x3d4979b0, .space_edge = 0x7480b4ff,
    .water = 0x2f7fa8ff, .ripple = 0xc4ecffff, .bank = 0xa9d3eaff,
    .sand = 0x7d6a48ff, .crack = 0xe4cf9fff, .pebble = 0x9c8d72ff, .pebble_edge = 0x2a2418ff,
    .stone = 0x7b7d86ff, .stone_light = 0xa9abb3ff, .stone_dark = 0x54565fff, .stone_edge = 0x16181fff,
    .wood = 0xf0dcb0ff, .wood_light = 0xfdf2d8ff, .wood_edge = 0x4a3315ff,
    .bark = 0x96683cff, .bark_light = 0xc99a66ff, .bark_edge = 0x2c1a08ff,
    .groove_red = 0xb8301cff, .groove_blue = 0x0a5c9eff,
    .side = { 0xe39f1fff, 0x2f86cdff }, .side_light = { 0xffd27aff, 0x7fbdf0ff },
    .side_edge = { 0x2c1b00ff, 0x041a30ff }, .side_sign = { 0x2c1b00ff, 0xffffffff },
    .mark = { 0xf2b544ff, 0x6fb9f5ff },
    .steel = 0xccd2daff, .steel_edge = 0x12151bff,
    .plate = 0x1e2233ff, .plate_edge = 0x454c6cff, .plate_to_throw = { 0x3a3020ff, 0x1d3553ff },
    .text = 0xf1eee6ff, .text_faint = 0xb4b6c6ff,
    .counter = 0xc99a5cff, .counter_light = 0xf0cf9cff, .counter_edge = 0x2a1a06ff,
  },
  [ZOHN_LOOK_PRINT] = {
    .plain = TRUE,
    .ground = 0xffffffff, .cloth = 0xffffffff, .weave = 0x00000000, .hem = 0xffffffff, .stitch = 0x777777ff,
    .shadow = 0x00000000,
    .space = 0xffffffff, .space_edge = 0x555555ff,
    .water = 0xcfe6f2ff, .ripple = 0x3f7590ff, .bank = 0x24414fff,
    .sand = 0xf3e9d2ff, .crack = 0x4c3d20ff, .pebble = 0xd8d0c0ff, .pebble_edge = 0x3d3526ff,
    .stone = 0xe4e4e2ff, .stone_light = 0xf4f4f2ff, .stone_dark = 0xc9c9c6ff, .stone_edge = 0x333333ff,
    .wood = 0xffffffff, .wood_light = 0xffffffff, .wood_edge = 0x222222ff,
    .bark = 0xb9b4acff, .bark_light = 0xddd9d2ff, .bark_edge = 0x222222ff,
    .groove_red = 0xb8301cff, .groove_blue = 0x0a5c9eff,
    .side = { 0xf0b240ff, 0x0f5c9cff }, .side_light = { 0xf0b240ff, 0x0f5c9cff },
    .side_edge = { 0x222222ff, 0x111111ff }, .side_sign = { 0x111111ff, 0xffffffff },
    .mark = { 0x9a5f00ff, 0x0f5c9cff },
    .steel = 0xe8e8e8ff, .steel_edge = 0x222222ff,
    .plate = 0xffffffff, .plate_edge = 0x999999ff, .plate_to_throw = { 0xffffffff, 0xffffffff },
    .text = 0x000000ff, .text_faint = 0x444444ff,
    .counter = 0xd9d3c8ff, .counter_light = 0xf2eee6ff, .counter_edge = 0x222222ff,
  },
  [ZOHN_LOOK_CONTRAST_LIGHT] = {
    .plain = TRUE,
    .ground = 0xffffffff, .cloth = 0xffffffff, .weave = 0x00000000, .hem = 0xffffffff, .stitch = 0x000000ff,
    .shadow = 0x00000000,
    .space = 0xffffffff, .space_edge = 0x000000ff,
    .water = 0x9fd4f5ff, .ripple = 0x00304dff, .bank = 0x000000ff,
    .sand = 0xf7e2a8ff, .crack = 0x000000ff, .pebble = 0x8c8c8cff, .pebble_edge = 0x000000ff,
    .stone = 0xc8c8c8ff, .stone_light = 0xc8c8c8ff, .stone_dark = 0xc8c8c8ff, .stone_edge = 0x000000ff,
    .wood = 0xffffffff, .wood_light = 0xffffffff, .wood_edge = 0x000000ff,
    .bark = 0x4a3520ff, .bark_light = 0x4a3520ff, .bark_edge = 0x000000ff,
    .groove_red = 0xb00000ff, .groove_blue = 0x0000c0ff,
    .side = { 0xffb000ff, 0x003c80ff }, .side_light = { 0xffb000ff, 0x003c80ff },
    .side_edge = { 0x000000ff, 0x000000ff }, .side_sign = { 0x000000ff, 0xffffffff },
    .mark = { 0x7a4a00ff, 0x003c80ff },
    .steel = 0xffffffff, .steel_edge = 0x000000ff,
    .plate = 0xffffffff, .plate_edge = 0x000000ff, .plate_to_throw = { 0xffffffff, 0xffffffff },
    .text = 0x000000ff, .text_faint = 0x000000ff,
    .counter = 0xffffffff, .counter_light = 0xffffffff, .counter_edge = 0x000000ff,
  },
  [ZOHN_LOOK_CONTRAST_DARK] = {
    .plain = TRUE,
    .ground = 0x000000ff, .cloth = 0x000000ff, .weave = 0x00000000, .hem = 0x000000ff, .stitch = 0xffffffff,
    .shadow = 0x00000000,
    .space = 0x000000ff, .space_edge = 0xffffffff,
    .water = 0x004f85ff, .ripple = 0xffffffff, .bank = 0xffffffff,
    .sand = 0x5a4410ff, .crack = 0xffffffff, .pebble = 0xb0b0b0ff, .pebble_edge = 0xffffffff,
    .stone = 0x4a4a4aff, .stone_light = 0x4a4a4aff, .stone_dark = 0x4a4a4aff, .stone_edge = 0xffffffff,
    .wood = 0xffffffff, .wood_light = 0xffffffff, .wood_edge = 0xffffffff,
    .bark = 0x6b4a28ff, .bark_light = 0x6b4a28ff, .bark_edge = 0xffffffff,
    .groove_red = 0xb00000ff, .groove_blue = 0x0000c0ff,
    .side = { 0xffb000ff, 0x1e6fd0ff }, .side_light = { 0xffb000ff, 0x1e6fd0ff },
    .side_edge = { 0xffffffff, 0xffffffff }, .side_sign = { 0x000000ff, 0xffffffff },
    .mark = { 0xffc840ff, 0x6fb9ffff },
    .steel = 0xffffffff, .steel_edge = 0xffffffff,
    .plate = 0x000000ff, .plate_edge = 0xffffffff, .plate_to_throw = { 0x000000ff, 0x000000ff },
    .text = 0xffffffff, .text_faint = 0xffffffff,
    .counter = 0xffffffff, .counter_light = 0xffffffff, .counter_edge = 0xffffffff,
  },
};

/**
 * zohn_palette_get:
 * @look: a look
 *
 * Returns: (transfer none): its colours
 */
const ZohnPalette *
zohn_palette_get (ZohnLook look)
{
  g_return_val_if_fail (look < ZOHN_N_LOOKS, &palettes[ZOHN_LOOK_LIGHT]);

  return &palettes[look];
}

static void
unpack (ZohnColour colour, double parts[4])
{
  for (guint i = 0; i < 4; i++) {
    parts[i] = (double) ((colour >> (24 - 8 * i)) & 0xff) / 255.0;
  }
}

/**
 * zohn_colour_set:
 * @cr: a cairo context
 * @colour: a colour
 *
 * Makes @colour the source of @cr.
 */
void
zohn_colour_set (cairo_t *cr, ZohnColour colour)
{
  zohn_colour_set_faded (cr, colour, 1);
}

/**
 * zohn_colour_set_faded:
 * @cr: a cairo context
 * @colour: a colour
 * @share: how much of its opacity is left, 0 to 1
 *
 * Makes @colour, more or less faded, the source of @cr.
 */
void
zohn_colour_set_faded (cairo_t *cr, ZohnColour colour, double share)
{
  double parts[4];

  unpack (colour, parts);
  cairo_set_source_rgba (cr, parts[0], parts[1], parts[2], parts[3] * share);
}

/**
 * zohn_colour_add_stop:
 * @pattern: a gradient
 * @offset: where in it, 0 to 1
 * @colour: a colour
 * @share: how much of its opacity is left, 0 to 1
 *
 * Adds @colour to a gradient.
 */
void
zohn_colour_add_stop (cairo_pattern_t *pattern, double offset, ZohnColour colour, double share)
{
  double parts[4];

  unpack (colour, parts);
  cairo_pattern_add_color_stop_rgba (pattern, offset, parts[0], parts[1], parts[2],
                                     parts[3] * share);
}
