/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-stick-face.h"

#include "drawing/zohn-palette.h"
#include "drawing/zohn-stick-painter.h"
#include "engine/zohn-throw.h"
#include "widgets/zohn-widget-look.h"

/* In lines of text. */
#define LENGTH 2.6
#define THICKNESS 0.62

struct _ZohnStickFace {
  GtkWidget parent_instance;

  guint stick;
  gboolean groove_up;
};

G_DEFINE_FINAL_TYPE (ZohnStickFace, zohn_stick_face, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_STICK,
  PROP_GROOVE_UP,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
zohn_stick_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  const double lines = orientation == GTK_ORIENTATION_VERTICAL ? LENGTH : THICKNESS;

  *minimum = (int) (lines * zohn_widget_get_text_height (widget)) + 2;
  *natural = *minimum;
}

static void
zohn_stick_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnStickFace *self = ZOHN_STICK_FACE (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  const double line = MIN (width / THICKNESS, height / LENGTH);
  cairo_t *cr;

  if (line < 1) {
    return;
  }

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, -G_PI_2);
  zohn_stick_paint_shape (cr, zohn_palette_get (zohn_widget_get_look (widget, FALSE)),
                          LENGTH * line - 2, THICKNESS * line - 1, 0, self->groove_up,
                          self->stick == ZOHN_BLUE_STICK);
  cairo_destroy (cr);
}

static void
zohn_stick_face_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnStickFace *self = ZOHN_STICK_FACE (object);

  switch (property_id) {
  case PROP_STICK:
    g_value_set_uint (value, self->stick);
    break;
  case PROP_GROOVE_UP:
    g_value_set_boolean (value, self->groove_up);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_stick_face_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  ZohnStickFace *self = ZOHN_STICK_FACE (object);

  switch (property_id) {
  case PROP_STICK:
    self->stick = g_value_get_uint (value);
    break;
  case PROP_GROOVE_UP:
    zohn_stick_face_set_groove_up (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_stick_face_class_init (ZohnStickFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = zohn_stick_face_get_property;
  object_class->set_property = zohn_stick_face_set_property;

  widget_class->measure = zohn_stick_face_measure;
  widget_class->snapshot = zohn_stick_face_snapshot;

  properties[PROP_STICK] =
      g_param_spec_uint ("stick", NULL, NULL, 0, ZOHN_N_STICKS - 1, 0,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_GROOVE_UP] =
      g_param_spec_boolean ("groove-up", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "stick");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
zohn_stick_face_init (ZohnStickFace *self)
{
}

/**
 * zohn_stick_face_new:
 * @stick: 0 to 3, the blue stick is 3
 *
 * Returns: (transfer floating): a stick, its blank back up.
 */
GtkWidget *
zohn_stick_face_new (guint stick)
{
  return g_object_new (ZOHN_TYPE_STICK_FACE, "stick", stick, NULL);
}

/**
 * zohn_stick_face_get_groove_up:
 * @face: a stick
 *
 * Returns: whether its grooved face is up.
 */
gboolean
zohn_stick_face_get_groove_up (ZohnStickFace *face)
{
  g_return_val_if_fail (ZOHN_IS_STICK_FACE (face), FALSE);

  return face->groove_up;
}

/**
 * zohn_stick_face_set_groove_up:
 * @face: a stick
 * @groove_up: whether its grooved face is to be up
 */
void
zohn_stick_face_set_groove_up (ZohnStickFace *face, gboolean groove_up)
{
  g_return_if_fail (ZOHN_IS_STICK_FACE (face));

  groove_up = !!groove_up;
  if (face->groove_up == groove_up) {
    return;
  }

  face->groove_up = groove_up;
  gtk_widget_queue_draw (GTK_WIDGET (face));
  g_object_notify_by_pspec (G_OBJECT (face), properties[PROP_GROOVE_UP]);
}
