/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-cache.h"

#include <math.h>
#include <string.h>

static void
forget_nodes (ZohnBoardCache *cache)
{
  g_clear_pointer (&cache->still, gsk_render_node_unref);
  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    g_clear_pointer (&cache->parts[part], gsk_render_node_unref);
    cache->part_is_fresh[part] = FALSE;
  }
}

/* An image that is painted as it is costs a fraction of replaying what it was painted with. */
static cairo_surface_t *
paint_still_image (const ZohnBoardCache *cache)
{
  const ZohnBoardLayout *layout = &cache->style.layout;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (layout->width * cache->scale),
                                  (int) ceil (layout->height * cache->scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, cache->scale, cache->scale);
  cr = cairo_create (surface);
  zohn_board_paint_still (cr, &cache->style);
  cairo_destroy (cr);

  return surface;
}

static GskRenderNode *
create_still_node (const ZohnBoardCache *cache)
{
  const ZohnBoardLayout *layout = &cache->style.layout;
  GskRenderNode *node = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT (0, 0, (float) layout->width, (float) layout->height));
  cairo_surface_t *surface = paint_still_image (cache);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

static GskRenderNode *
create_part_node (const ZohnBoardCache *cache, const ZohnScene *scene, ZohnScenePart part)
{
  ZohnRectangle extents;
  GskRenderNode *node;
  cairo_t *cr;

  if (!zohn_board_get_part_extents (&cache->style, scene, part, &extents) || extents.width <= 0 ||
      extents.height <= 0) {
    return NULL;
  }

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) extents.x, (float) extents.y,
                                                  (float) extents.width, (float) extents.height));
  cr = gsk_cairo_node_get_draw_context (node);
  zohn_board_paint_part (cr, &cache->style, scene, part);
  cairo_destroy (cr);

  return node;
}

static gboolean
plates_are_alike (const ZohnScene *a, const ZohnScene *b, ZohnSide side)
{
  return a->counters[side] == b->counters[side] && a->owes[side] == b->owes[side] &&
         a->side_to_throw == b->side_to_throw;
}

static gboolean
marks_are_alike (const ZohnScene *a, const ZohnScene *b)
{
  return a->marked_from == b->marked_from && a->marked_to == b->marked_to &&
         a->marked_side == b->marked_side;
}

static gboolean
pieces_are_alike (const ZohnPiecePose *a, const ZohnPiecePose *b)
{
  return a->progress == b->progress && a->lift == b->lift && a->slide == b->slide;
}

static gboolean
sticks_are_alike (const ZohnScene *a, const ZohnScene *b, guint stick)
{
  const ZohnStickPose *from = &a->sticks[stick];
  const ZohnStickPose *to = &b->sticks[stick];

  return a->sticks_shown == b->sticks_shown && from->x == to->x && from->y == to->y &&
         from->angle == to->angle && from->lift == to->lift && from->roll == to->roll &&
         from->groove_up == to->groove_up;
}

/* A counter lands where the next one of its bundle lies. */
static gboolean
counters_are_alike (const ZohnScene *a, const ZohnScene *b)
{
  return a->counter.moving == b->counter.moving && a->counter.from == b->counter.from &&
         a->counter.done == b->counter.done && a->counters[0] == b->counters[0] &&
         a->counters[1] == b->counters[1];
}

static gboolean
part_is_alike (const ZohnScene *a, const ZohnScene *b, ZohnScenePart part)
{
  switch (part) {
  case ZOHN_SCENE_PART_MARKS:
    return marks_are_alike (a, b);
  case ZOHN_SCENE_PART_PLATE_CLOCKWISE:
  case ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE:
    return plates_are_alike (a, b, part - ZOHN_SCENE_PART_PLATE_CLOCKWISE);
  case ZOHN_SCENE_PART_PIECE_CLOCKWISE:
  case ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE:
    return pieces_are_alike (&a->pieces[part - ZOHN_SCENE_PART_PIECE_CLOCKWISE],
                             &b->pieces[part - ZOHN_SCENE_PART_PIECE_CLOCKWISE]);
  case ZOHN_SCENE_PART_STICK_0:
  case ZOHN_SCENE_PART_STICK_1:
  case ZOHN_SCENE_PART_STICK_2:
  case ZOHN_SCENE_PART_STICK_3:
    return sticks_are_alike (a, b, part - ZOHN_SCENE_PART_STICK_0);
  case ZOHN_SCENE_PART_COUNTER:
    return counters_are_alike (a, b);
  default:
    g_return_val_if_reached (FALSE);
  }
}

static gboolean
layouts_are_alike (const ZohnBoardLayout *a, const ZohnBoardLayout *b)
{
  return a->width == b->width && a->height == b->height && a->mirrored == b->mirrored &&
         a->turned == b->turned && a->text_scale == b->text_scale;
}

static gboolean
styles_are_alike (const ZohnBoardStyle *a, const ZohnBoardStyle *b)
{
  return a->look == b->look && a->right_to_left == b->right_to_left &&
         a->resolution == b->resolution && layouts_are_alike (&a->layout, &b->layout) &&
         a->font != NULL && b->font != NULL && pango_font_description_equal (a->font, b->font);
}

/**
 * zohn_board_cache_set_style:
 * @cache: a cache
 * @style: how to paint from now on; its font is copied
 * @scale: device pixels a unit, above 0
 *
 * Forgets what was painted in another style or for another scale.
 */
void
zohn_board_cache_set_style (ZohnBoardCache *cache, const ZohnBoardStyle *style, double scale)
{
  g_return_if_fail (scale > 0);

  if (cache->scale == scale && styles_are_alike (&cache->style, style)) {
    return;
  }

  zohn_board_cache_clear (cache);
  cache->style = *style;
  cache->style.font = pango_font_description_copy (style->font);
  cache->scale = scale;
}

/**
 * zohn_board_cache_clear:
 * @cache: a cache
 *
 * Frees all that it keeps; it can be used again.
 */
void
zohn_board_cache_clear (ZohnBoardCache *cache)
{
  forget_nodes (cache);
  g_clear_pointer (&cache->style.font, pango_font_description_free);
  cache->scale = 0;
}

/**
 * zohn_board_cache_renew_words:
 * @cache: a cache
 *
 * Has the plates painted anew: the cache does not look at the words of a scene.
 */
void
zohn_board_cache_renew_words (ZohnBoardCache *cache)
{
  cache->part_is_fresh[ZOHN_SCENE_PART_PLATE_CLOCKWISE] = FALSE;
  cache->part_is_fresh[ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE] = FALSE;
}

/**
 * zohn_board_cache_snapshot:
 * @cache: a cache that has a style
 * @snapshot: a snapshot
 * @scene: (nullable): the scene; %NULL for the board alone
 *
 * Adds the board to @snapshot; only what differs from the last time is painted.
 */
void
zohn_board_cache_snapshot (ZohnBoardCache *cache, GtkSnapshot *snapshot, const ZohnScene *scene)
{
  g_return_if_fail (cache->scale > 0);

  if (cache->still == NULL) {
    cache->still = create_still_node (cache);
  }
  gtk_snapshot_append_node (snapshot, cache->still);

  if (scene == NULL) {
    return;
  }

  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    if (!cache->part_is_fresh[part] || !part_is_alike (&cache->painted, scene, part)) {
      g_clear_pointer (&cache->parts[part], gsk_render_node_unref);
      cache->parts[part] = create_part_node (cache, scene, part);
      cache->part_is_fresh[part] = TRUE;
    }
    if (cache->parts[part] != NULL) {
      gtk_snapshot_append_node (snapshot, cache->parts[part]);
    }
  }
  cache->painted = *scene;
}
