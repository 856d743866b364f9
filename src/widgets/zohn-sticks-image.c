/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sticks-image.h"

#include "drawing/zohn-glyph-painter.h"
#include "widgets/zohn-widget-look.h"

/* Width of the picture for a height of one. */
#define ASPECT 2.0

struct _ZohnSticksImage {
  GtkWidget parent_instance;

  ZohnThrow thrown;
};

G_DEFINE_FINAL_TYPE (ZohnSticksImage, zohn_sticks_image, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_THROWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
zohn_sticks_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  const int height = zohn_widget_get_text_height (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? height : (int) (ASPECT * height);
  *natural = *minimum;
}

static void
zohn_sticks_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnSticksImage *self = ZOHN_STICKS_IMAGE (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  const double used_height = MIN (height, width / ASPECT);
  cairo_t *cr;

  if (used_height < 1) {
    return;
  }

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - ASPECT * used_height) / 2, (height - used_height) / 2);
  zohn_sticks_paint_glyph (cr, zohn_widget_get_look (widget, FALSE), ASPECT * used_height,
                           used_height, self->thrown);
  cairo_destroy (cr);
}

static void
zohn_sticks_image_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  ZohnSticksImage *self = ZOHN_STICKS_IMAGE (object);

  switch (property_id) {
  case PROP_THROWN:
    g_value_set_uint (value, self->thrown);
    break;

  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_sticks_image_set_property (GObject *object, guint property_id, const GValue *value,
                                GParamSpec *pspec)
{
  ZohnSticksImage *self = ZOHN_STICKS_IMAGE (object);

  switch (property_id) {
  case PROP_THROWN:
    zohn_sticks_image_set_thrown (self, (ZohnThrow) g_value_get_uint (value));
    break;

  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_sticks_image_class_init (ZohnSticksImageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = zohn_sticks_image_get_property;
  object_class->set_property = zohn_sticks_image_set_property;

  widget_class->measure = zohn_sticks_image_measure;
  widget_class->snapshot = zohn_sticks_image_snapshot;

  properties[PROP_THROWN] =
      g_param_spec_uint ("thrown", NULL, NULL, 0, ZOHN_N_THROWS - 1, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "sticks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
zohn_sticks_image_init (ZohnSticksImage *self)
{
}

/**
 * zohn_sticks_image_new:
 *
 * Returns: (transfer floating): a picture of a throw, all blank.
 */
GtkWidget *
zohn_sticks_image_new (void)
{
  return g_object_new (ZOHN_TYPE_STICKS_IMAGE, NULL);
}

/**
 * zohn_sticks_image_get_thrown:
 * @image: a picture of a throw
 *
 * Returns: the throw shown.
 */
ZohnThrow
zohn_sticks_image_get_thrown (ZohnSticksImage *image)
{
  g_return_val_if_fail (ZOHN_IS_STICKS_IMAGE (image), 0);

  return image->thrown;
}

/**
 * zohn_sticks_image_set_thrown:
 * @image: a picture of a throw
 * @thrown: the throw to show, 0 to 15
 */
void
zohn_sticks_image_set_thrown (ZohnSticksImage *image, ZohnThrow thrown)
{
  g_return_if_fail (ZOHN_IS_STICKS_IMAGE (image));
  g_return_if_fail (zohn_throw_is_valid (thrown));

  if (image->thrown == thrown) {
    return;
  }

  image->thrown = thrown;
  gtk_widget_queue_draw (GTK_WIDGET (image));
  g_object_notify_by_pspec (G_OBJECT (image), properties[PROP_THROWN]);
}
