/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-board-thumbnail.h"

#include "drawing/zohn-small-board.h"
#include "widgets/zohn-widget-look.h"

#include <math.h>

#define SIZE 64

struct _ZohnBoardThumbnail {
  GtkWidget parent_instance;

  ZohnPosition position;
  gboolean has_position;
};

G_DEFINE_FINAL_TYPE (ZohnBoardThumbnail, zohn_board_thumbnail, GTK_TYPE_WIDGET)

/* The board without pieces, the same for all: kept as long as there is a picture anywhere. */
static struct {
  cairo_surface_t *surface; /* owned, nullable */
  ZohnLook look;
  int pixels;
  guint n_users;
} ground;

static cairo_surface_t *
get_ground (ZohnLook look, int pixels)
{
  if (ground.surface == NULL || ground.look != look || ground.pixels != pixels) {
    cairo_t *cr;

    g_clear_pointer (&ground.surface, cairo_surface_destroy);
    ground.surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
    ground.look = look;
    ground.pixels = pixels;
    cr = cairo_create (ground.surface);
    zohn_small_board_paint_ground (cr, look, pixels);
    cairo_destroy (cr);
  }

  return ground.surface;
}

static void
zohn_board_thumbnail_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = SIZE;
  *natural = SIZE;
}

static void
zohn_board_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnBoardThumbnail *self = ZOHN_BOARD_THUMBNAIL (widget);
  const ZohnLook look = zohn_widget_get_look (widget, FALSE);
  const int pixels = (int) ceil (SIZE * zohn_widget_get_device_scale (widget));
  cairo_t *cr;

  if (!self->has_position) {
    return;
  }

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  cairo_save (cr);
  cairo_scale (cr, (double) SIZE / pixels, (double) SIZE / pixels);
  cairo_set_source_surface (cr, get_ground (look, pixels), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  zohn_small_board_paint_pieces (cr, look, SIZE, &self->position);
  cairo_destroy (cr);
}

static void
zohn_board_thumbnail_finalize (GObject *object)
{
  if (--ground.n_users == 0) {
    g_clear_pointer (&ground.surface, cairo_surface_destroy);
  }

  G_OBJECT_CLASS (zohn_board_thumbnail_parent_class)->finalize (object);
}

static void
zohn_board_thumbnail_class_init (ZohnBoardThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = zohn_board_thumbnail_finalize;
  widget_class->measure = zohn_board_thumbnail_measure;
  widget_class->snapshot = zohn_board_thumbnail_snapshot;
  gtk_widget_class_set_css_name (widget_class, "boardthumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
zohn_board_thumbnail_init (ZohnBoardThumbnail *self)
{
  ground.n_users++;
}

/**
 * zohn_board_thumbnail_set_position:
 * @thumbnail: a small picture
 * @position: (nullable): what to show; %NULL for nothing
 */
void
zohn_board_thumbnail_set_position (ZohnBoardThumbnail *thumbnail, const ZohnPosition *position)
{
  g_return_if_fail (ZOHN_IS_BOARD_THUMBNAIL (thumbnail));

  thumbnail->has_position = position != NULL;
  if (position != NULL) {
    thumbnail->position = *position;
  }
  gtk_widget_queue_draw (GTK_WIDGET (thumbnail));
}
