/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/board-picture.h"

#include <stdlib.h>

#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-game-scene.h"
#include "widgets/zohn-widget-look.h"

/* Of 255; edges are blended twice where a picture is put together from parts. */
#define CHANNEL_TOLERANCE 24
#define DIFFERENT_PIXELS_A_MILLION 200
/* From 4.14 on GTK hints letters otherwise than a picture without a window. */
#define DIFFERENT_PIXELS_A_MILLION_HINTED 800

static cairo_surface_t *
create_surface (ZohnBoardView *view)
{
  GtkWidget *widget = GTK_WIDGET (view);

  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, gtk_widget_get_width (widget),
                                     gtk_widget_get_height (widget));
}

cairo_surface_t *
picture_of_board (ZohnBoardView *view)
{
  cairo_surface_t *surface = create_surface (view);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (view)->snapshot (GTK_WIDGET (view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);

  return surface;
}

static void
get_style (ZohnBoardView *view, ZohnBoardStyle *style)
{
  GtkWidget *widget = GTK_WIDGET (view);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  *style = (ZohnBoardStyle){
    .look = zohn_widget_get_look (widget, zohn_board_view_get_high_contrast (view)),
    .font = pango_context_get_font_description (context),
    .right_to_left = mirrored,
    .resolution = pango_cairo_context_get_resolution (context),
  };
  zohn_board_layout_init (&style->layout, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), zohn_widget_get_text_height (widget),
                          mirrored);
}

cairo_surface_t *
picture_of_game (ZohnBoardView *view, ZohnGameModel *model, guint n_throws)
{
  cairo_surface_t *surface = create_surface (view);
  cairo_t *cr = cairo_create (surface);
  g_auto (ZohnGameScene) game = { 0 };
  ZohnBoardStyle style;

  get_style (view, &style);
  zohn_game_scene_init (&game, model, n_throws);
  zohn_board_paint (cr, &style, &game.scene);
  cairo_destroy (cr);

  return surface;
}

static gboolean
pixels_are_alike (guint32 a, guint32 b)
{
  for (guint shift = 0; shift < 24; shift += 8) {
    if (abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > CHANNEL_TOLERANCE) {
      return FALSE;
    }
  }

  return TRUE;
}

static const guint32 *
get_row (cairo_surface_t *surface, int y)
{
  return (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface) +
                                            y * cairo_image_surface_get_stride (surface));
}

gboolean
pictures_are_alike (cairo_surface_t *a, cairo_surface_t *b)
{
  const int width = cairo_image_surface_get_width (a);
  const int height = cairo_image_surface_get_height (a);
  const guint64 allowed = gtk_get_minor_version () >= 14 ? DIFFERENT_PIXELS_A_MILLION_HINTED
                                                         : DIFFERENT_PIXELS_A_MILLION;
  guint64 n_different = 0;

  if (width != cairo_image_surface_get_width (b) || height != cairo_image_surface_get_height (b)) {
    return FALSE;
  }

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      n_different += !pixels_are_alike (get_row (a, y)[x], get_row (b, y)[x]);
    }
  }

  return n_different * 1000000 <= (guint64) width * height * allowed;
}

void
assert_board_shows (ZohnBoardView *view, ZohnGameModel *model, guint n_throws)
{
  cairo_surface_t *seen = picture_of_board (view);
  cairo_surface_t *wanted = picture_of_game (view, model, n_throws);

  if (!pictures_are_alike (seen, wanted)) {
    g_autofree char *seen_file = g_test_build_filename (G_TEST_BUILT, "board-seen.png", NULL);
    g_autofree char *wanted_file = g_test_build_filename (G_TEST_BUILT, "board-wanted.png", NULL);

    cairo_surface_write_to_png (seen, seen_file);
    cairo_surface_write_to_png (wanted, wanted_file);
    g_error ("the board does not show the game after throw %u: compare %s with %s", n_throws,
             seen_file, wanted_file);
  }
  cairo_surface_destroy (seen);
  cairo_surface_destroy (wanted);
}

/* The colours that nothing else on the cloth has: a stick's groove and the marks are like the handles. */
static guint32
get_own_colour (const ZohnPalette *palette, ZohnSide side)
{
  return (side == ZOHN_SIDE_CLOCKWISE ? palette->side_sign[side] : palette->side_edge[side]) >> 8;
}

guint
count_pixels_of_side (ZohnBoardView *view, cairo_surface_t *picture, ZohnSide side)
{
  const ZohnPalette *palette = zohn_palette_get (zohn_widget_get_look (GTK_WIDGET (view), FALSE));
  const guint32 colour = get_own_colour (palette, side);
  ZohnBoardStyle style;
  guint count = 0;

  get_style (view, &style);
  cairo_surface_flush (picture);
  for (int y = (int) style.layout.cloth.y; y < cairo_image_surface_get_height (picture); y++) {
    for (int x = 0; x < cairo_image_surface_get_width (picture); x++) {
      count += pixels_are_alike (get_row (picture, y)[x], colour);
    }
  }

  return count;
}
