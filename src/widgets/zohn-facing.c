/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-facing.h"

#define MARGIN 4

struct _ZohnFacing {
  GtkWidget parent_instance;

  /* owned, as children */
  GtkWidget *content;
  GtkWidget *line;

  ZohnSide side;
  gboolean turned;
};

G_DEFINE_FINAL_TYPE (ZohnFacing, zohn_facing, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CONTENT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static int
get_strip (ZohnFacing *self)
{
  int natural = 0;

  if (self->line == NULL) {
    return 0;
  }
  gtk_widget_measure (self->line, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural + 2 * MARGIN;
}

static GtkSizeRequestMode
zohn_facing_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* The strips lie where there is more room. A window that is higher than wide has the least width, and so the height, for them
 * anyway. */
static void
zohn_facing_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  ZohnFacing *self = ZOHN_FACING (widget);

  *minimum = *natural = 0;
  if (self->content != NULL) {
    gtk_widget_measure (self->content, orientation, -1, minimum, natural, NULL, NULL);
  }
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum += 2 * get_strip (self);
    *natural += 2 * get_strip (self);
  }
}

/* The line's own width runs along the edge, its foot towards whoever sits there. */
static GskTransform *
create_transform (GtkPositionType edge, int width, int height, int strip)
{
  const int inner = strip - MARGIN;

  switch (edge) {
  case GTK_POS_TOP:
    return gsk_transform_rotate (
        gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width, (float) inner)), 180);
  case GTK_POS_LEFT:
    return gsk_transform_rotate (
        gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) inner, 0)), 90);
  case GTK_POS_RIGHT:
    return gsk_transform_rotate (
        gsk_transform_translate (NULL,
                                 &GRAPHENE_POINT_INIT ((float) (width - inner), (float) height)),
        -90);
  case GTK_POS_BOTTOM:
  default:
    return gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - inner)));
  }
}

static void
zohn_facing_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ZohnFacing *self = ZOHN_FACING (widget);
  const gboolean wide = width > height;
  const int strip = get_strip (self);
  GtkAllocation content = { 0, 0, width, height };

  if (self->line != NULL) {
    const GtkPositionType edge = zohn_facing_get_edge (
        self->side, wide, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, self->turned);
    int least;

    gtk_widget_measure (self->line, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_allocate (self->line, MAX (wide ? height : width, least), strip - 2 * MARGIN, -1,
                         create_transform (edge, width, height, strip));
    if (wide) {
      content.x = strip;
      content.width -= 2 * strip;
    } else {
      content.y = strip;
      content.height -= 2 * strip;
    }
  }
  if (self->content != NULL) {
    gtk_widget_size_allocate (self->content, &content, -1);
  }
}

static void
set_content (ZohnFacing *self, GtkWidget *content)
{
  if (self->content == content) {
    return;
  }
  g_clear_pointer (&self->content, gtk_widget_unparent);
  if (content != NULL) {
    gtk_widget_insert_after (content, GTK_WIDGET (self), NULL);
    self->content = content;
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONTENT]);
}

static void
zohn_facing_dispose (GObject *object)
{
  ZohnFacing *self = ZOHN_FACING (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->line, gtk_widget_unparent);

  G_OBJECT_CLASS (zohn_facing_parent_class)->dispose (object);
}

static void
zohn_facing_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnFacing *self = ZOHN_FACING (object);

  switch (property_id) {
  case PROP_CONTENT:
    g_value_set_object (value, self->content);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_facing_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  ZohnFacing *self = ZOHN_FACING (object);

  switch (property_id) {
  case PROP_CONTENT:
    set_content (self, g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_facing_class_init (ZohnFacingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = zohn_facing_dispose;
  object_class->get_property = zohn_facing_get_property;
  object_class->set_property = zohn_facing_set_property;
  widget_class->get_request_mode = zohn_facing_get_request_mode;
  widget_class->measure = zohn_facing_measure;
  widget_class->size_allocate = zohn_facing_size_allocate;

  properties[PROP_CONTENT] =
      g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "facing");
}

static void
zohn_facing_init (ZohnFacing *self)
{
}

/**
 * zohn_facing_new:
 *
 * Returns: (transfer floating): a widget without content and line.
 */
GtkWidget *
zohn_facing_new (void)
{
  return g_object_new (ZOHN_TYPE_FACING, NULL);
}

/**
 * zohn_facing_set_line:
 * @facing: a widget
 * @line: (nullable): a widget without parent, to be turned; %NULL to let go of the one that is
 */
void
zohn_facing_set_line (ZohnFacing *facing, GtkWidget *line)
{
  g_return_if_fail (ZOHN_IS_FACING (facing));
  g_return_if_fail (line == NULL || GTK_IS_WIDGET (line));

  g_clear_pointer (&facing->line, gtk_widget_unparent);
  if (line != NULL) {
    gtk_widget_insert_after (line, GTK_WIDGET (facing), facing->content);
    facing->line = line;
  }
  gtk_widget_queue_resize (GTK_WIDGET (facing));
}

/**
 * zohn_facing_set_side:
 * @facing: a widget
 * @side: the side that the line faces
 */
void
zohn_facing_set_side (ZohnFacing *facing, ZohnSide side)
{
  g_return_if_fail (ZOHN_IS_FACING (facing));

  if (facing->side != side) {
    facing->side = side;
    gtk_widget_queue_allocate (GTK_WIDGET (facing));
  }
}

/**
 * zohn_facing_set_turned:
 * @facing: a widget
 * @turned: whether the cloth lies with the start at the top
 */
void
zohn_facing_set_turned (ZohnFacing *facing, gboolean turned)
{
  g_return_if_fail (ZOHN_IS_FACING (facing));

  if (facing->turned != turned) {
    facing->turned = turned;
    gtk_widget_queue_allocate (GTK_WIDGET (facing));
  }
}

/**
 * zohn_facing_get_edge:
 * @side: a side
 * @wide: whether the table is wider than high
 * @right_to_left: whether the plates of the sides have changed places
 * @turned: whether the cloth lies with the start at the top
 *
 * Where the table is wide, a side sits where its plate is, which a turned cloth leaves alone. Else the sides sit at the ends, the
 * clockwise one where the cloth is seen from: a cloth that is turned lies right for the other.
 *
 * Returns: the edge at which the side sits.
 */
GtkPositionType
zohn_facing_get_edge (ZohnSide side, gboolean wide, gboolean right_to_left, gboolean turned)
{
  const gboolean second = side == ZOHN_SIDE_ANTICLOCKWISE;

  if (wide) {
    return second != right_to_left ? GTK_POS_RIGHT : GTK_POS_LEFT;
  }

  return second != turned ? GTK_POS_TOP : GTK_POS_BOTTOM;
}
