/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-piece-image.h"

#include "drawing/zohn-glyph-painter.h"
#include "widgets/zohn-widget-look.h"

struct _ZohnPieceImage {
  GtkWidget parent_instance;

  ZohnSide side;
};

G_DEFINE_FINAL_TYPE (ZohnPieceImage, zohn_piece_image, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SIDE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
zohn_piece_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = zohn_widget_get_text_height (widget);
  *natural = *minimum;
}

static void
zohn_piece_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnPieceImage *self = ZOHN_PIECE_IMAGE (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  const double size = MIN (width, height);
  cairo_t *cr;

  if (size < 1) {
    return;
  }

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  zohn_piece_paint_glyph (cr, zohn_widget_get_look (widget, FALSE), size, self->side);
  cairo_destroy (cr);
}

static void
zohn_piece_image_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnPieceImage *self = ZOHN_PIECE_IMAGE (object);

  switch (property_id) {
  case PROP_SIDE:
    g_value_set_uint (value, self->side);
    break;

  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_piece_image_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  ZohnPieceImage *self = ZOHN_PIECE_IMAGE (object);

  switch (property_id) {
  case PROP_SIDE:
    zohn_piece_image_set_side (self, (ZohnSide) g_value_get_uint (value));
    break;

  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_piece_image_class_init (ZohnPieceImageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = zohn_piece_image_get_property;
  object_class->set_property = zohn_piece_image_set_property;

  widget_class->measure = zohn_piece_image_measure;
  widget_class->snapshot = zohn_piece_image_snapshot;

  properties[PROP_SIDE] =
      g_param_spec_uint ("side", NULL, NULL, 0, ZOHN_N_SIDES - 1, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
zohn_piece_image_init (ZohnPieceImage *self)
{
}

/**
 * zohn_piece_image_new:
 * @side: a side
 *
 * Returns: (transfer floating): a picture of the piece of @side.
 */
GtkWidget *
zohn_piece_image_new (ZohnSide side)
{
  return g_object_new (ZOHN_TYPE_PIECE_IMAGE, "side", (guint) side, NULL);
}

/**
 * zohn_piece_image_get_side:
 * @image: a picture of a piece
 *
 * Returns: the side whose piece is shown.
 */
ZohnSide
zohn_piece_image_get_side (ZohnPieceImage *image)
{
  g_return_val_if_fail (ZOHN_IS_PIECE_IMAGE (image), ZOHN_SIDE_CLOCKWISE);

  return image->side;
}

/**
 * zohn_piece_image_set_side:
 * @image: a picture of a piece
 * @side: the side whose piece to show
 */
void
zohn_piece_image_set_side (ZohnPieceImage *image, ZohnSide side)
{
  g_return_if_fail (ZOHN_IS_PIECE_IMAGE (image));
  g_return_if_fail ((guint) side < ZOHN_N_SIDES);

  if (image->side == side) {
    return;
  }

  image->side = side;
  gtk_widget_queue_draw (GTK_WIDGET (image));
  g_object_notify_by_pspec (G_OBJECT (image), properties[PROP_SIDE]);
}
