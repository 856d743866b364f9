/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-chance-chart-private.h"

#include "text/zohn-text.h"
#include "widgets/zohn-widget-look.h"
#include "widgets/zohn-widgets-style.h"

#include <math.h>

#define MINIMUM_WIDTH 160
#define MINIMUM_LINES 3.5 /* of text, in height */
#define NATURAL_WIDTH 480
#define NATURAL_LINES 7.5

/* A game that goes on gets room for so many throws at once, so that its first do not jump about. */
#define ROOM_TO_PLAY 24

G_DEFINE_FINAL_TYPE (ZohnChanceChart, zohn_chance_chart, GTK_TYPE_WIDGET)

enum {
  PROP_VIEWPOINT = 1,
  PROP_REVIEW,
  PROP_HIGH_CONTRAST,
  PROP_YIELDING,
  PROP_DRAGGING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

ZohnGameModel *
zohn_chance_chart_get_model (ZohnChanceChart *self)
{
  return self->viewpoint != NULL ? zohn_viewpoint_get_model (self->viewpoint) : NULL;
}

/* While a window changes games there may be a moment in which the viewpoint has the new one and the review the old. */
gboolean
zohn_chance_chart_is_ready (ZohnChanceChart *self)
{
  ZohnGameModel *model = zohn_chance_chart_get_model (self);

  return model != NULL && self->review != NULL && zohn_game_review_get_ready (self->review) &&
         zohn_game_review_get_model (self->review) == model;
}

void
zohn_chance_chart_set_dragging (ZohnChanceChart *self, gboolean dragging)
{
  if (self->dragging != dragging) {
    self->dragging = dragging;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DRAGGING]);
  }
}

const ZohnChanceSeries *
zohn_chance_chart_get_series (ZohnChanceChart *self)
{
  return zohn_game_review_get_series (self->review);
}

/* The throw that is looked at; only for a chart that is ready. */
guint
zohn_chance_chart_get_viewed (ZohnChanceChart *self)
{
  return MIN (zohn_viewpoint_get_throw (self->viewpoint),
              zohn_chance_series_get_n_throws (zohn_chance_chart_get_series (self)));
}

static void
forget_view (ZohnChanceChart *self)
{
  g_clear_pointer (&self->legend, gsk_render_node_unref);
  g_clear_pointer (&self->view, gsk_render_node_unref);
}

static void
forget_all (ZohnChanceChart *self)
{
  forget_view (self);
  g_clear_pointer (&self->still, gsk_render_node_unref);
}

static void
viewed_cb (ZohnChanceChart *self)
{
  if (zohn_chance_chart_is_ready (self) && zohn_chance_chart_get_viewed (self) == self->drawn &&
      self->view != NULL) {
    return;
  }

  forget_view (self);
  zohn_chance_chart_update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed_cb (ZohnChanceChart *self)
{
  forget_all (self);
  zohn_chance_chart_update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
renamed_cb (ZohnChanceChart *self)
{
  ZohnGameModel *model = zohn_chance_chart_get_model (self);

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_free (self->names[side]);
    self->names[side] =
        model != NULL ? zohn_text_side (zohn_game_model_get_setup (model), (ZohnSide) side) : NULL;
  }
  changed_cb (self);
}

static void
model_cb (ZohnChanceChart *self)
{
  g_signal_group_set_target (self->model_signals, zohn_chance_chart_get_model (self));
  renamed_cb (self);
}

static gboolean
chart_equal (const ZohnChart *a, const ZohnChart *b)
{
  return a->look == b->look && a->resolution == b->resolution && a->n_room == b->n_room &&
         a->layout.width == b->layout.width && a->layout.height == b->layout.height &&
         a->layout.line == b->layout.line && a->layout.mirrored == b->layout.mirrored;
}

/* Forgets what was drawn otherwise than it is to be drawn now. */
static void
update_chart (ZohnChanceChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double resolution = pango_cairo_context_get_resolution (context);
  const double scale = zohn_widget_get_device_scale (widget);
  const gboolean playing =
      zohn_game_model_get_state (zohn_chance_chart_get_model (self)) == ZOHN_GAME_PLAYING;
  ZohnChart chart = {
    .look = zohn_widget_get_look (widget, self->high_contrast),
    .resolution = resolution > 0 ? resolution : 96,
    .n_room = playing ? ROOM_TO_PLAY : 0,
    .series = zohn_chance_chart_get_series (self),
  };

  zohn_chart_layout_init (&chart.layout, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), zohn_widget_get_text_height (widget),
                          gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
  if (!chart_equal (&self->chart, &chart) || self->scale != scale || self->font == NULL ||
      !pango_font_description_equal (self->font, font)) {
    forget_all (self);
    g_clear_pointer (&self->font, pango_font_description_free);
    self->font = pango_font_description_copy (font);
    self->scale = scale;
  }

  self->chart = chart;
  self->chart.font = self->font;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    self->chart.names[side] = self->names[side];
  }
}

/* An image that is painted as it is costs a fraction of replaying what it was painted with. */
static GskRenderNode *
create_still_node (ZohnChanceChart *self)
{
  const ZohnChartLayout *layout = &self->chart.layout;
  GskRenderNode *node = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT (0, 0, (float) layout->width, (float) layout->height));
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (layout->width * self->scale),
                                  (int) ceil (layout->height * self->scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  zohn_chart_paint_still (cr, &self->chart);
  cairo_destroy (cr);

  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

static cairo_t *
begin_node (GskRenderNode **node, const ZohnRectangle *box)
{
  *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) box->x, (float) box->y,
                                                   (float) box->width, (float) box->height));

  return gsk_cairo_node_get_draw_context (*node);
}

static void
draw_view (ZohnChanceChart *self, guint viewed)
{
  ZohnRectangle extents;
  cairo_t *cr;

  zohn_chart_get_view_extents (&self->chart, viewed, &extents);
  cr = begin_node (&self->view, &extents);
  zohn_chart_paint_view (cr, &self->chart, viewed);
  cairo_destroy (cr);

  if (self->chart.layout.legend.height > 0) {
    cr = begin_node (&self->legend, &self->chart.layout.legend);
    zohn_chart_paint_legend (cr, &self->chart, viewed);
    cairo_destroy (cr);
  }
  self->drawn = viewed;
}

static void
snapshot_words (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (widget);
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (widget, zohn_text_chances_awaited ());
  int height;

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0,
                              (gtk_widget_get_height (widget) - height) / 2.0, layout);
}

static int
get_lowest_height (GtkWidget *widget)
{
  return (int) ceil (zohn_widget_get_text_height (widget) * MINIMUM_LINES);
}

static void
zohn_chance_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnChanceChart *self = ZOHN_CHANCE_CHART (widget);

  /* It has yielded. */
  if (gtk_widget_get_height (widget) < get_lowest_height (widget)) {
    return;
  }
  if (!zohn_chance_chart_is_ready (self)) {
    if (zohn_chance_chart_get_model (self) != NULL) {
      snapshot_words (widget, snapshot);
    }
    return;
  }

  update_chart (self);
  if (self->still == NULL) {
    self->still = create_still_node (self);
  }
  if (self->view == NULL) {
    draw_view (self, zohn_chance_chart_get_viewed (self));
  }
  gtk_snapshot_append_node (snapshot, self->still);
  gtk_snapshot_append_node (snapshot, self->view);
  if (self->legend != NULL) {
    gtk_snapshot_append_node (snapshot, self->legend);
  }
}

static void
zohn_chance_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MINIMUM_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    *minimum = ZOHN_CHANCE_CHART (widget)->yielding ? 0 : get_lowest_height (widget);
    *natural = zohn_chance_chart_get_natural_height (ZOHN_CHANCE_CHART (widget));
  }
}

static void
zohn_chance_chart_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (zohn_chance_chart_parent_class)->css_changed (widget, change);

  gtk_widget_queue_draw (widget);
}

static void
zohn_chance_chart_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (zohn_chance_chart_parent_class)->realize (widget);
  zohn_widget_follow_device_scale (widget);
}

static void
zohn_chance_chart_unrealize (GtkWidget *widget)
{
  zohn_widget_unfollow_device_scale (widget);
  GTK_WIDGET_CLASS (zohn_chance_chart_parent_class)->unrealize (widget);
}

static void
zohn_chance_chart_dispose (GObject *object)
{
  ZohnChanceChart *self = ZOHN_CHANCE_CHART (object);

  g_clear_object (&self->model_signals);
  g_clear_object (&self->review_signals);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->review);
  g_clear_object (&self->viewpoint);
  forget_all (self);
  g_clear_pointer (&self->font, pango_font_description_free);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_clear_pointer (&self->names[side], g_free);
  }

  G_OBJECT_CLASS (zohn_chance_chart_parent_class)->dispose (object);
}

static void
zohn_chance_chart_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  ZohnChanceChart *self = ZOHN_CHANCE_CHART (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    g_value_set_object (value, self->viewpoint);
    break;
  case PROP_REVIEW:
    g_value_set_object (value, self->review);
    break;
  case PROP_HIGH_CONTRAST:
    g_value_set_boolean (value, self->high_contrast);
    break;
  case PROP_YIELDING:
    g_value_set_boolean (value, self->yielding);
    break;
  case PROP_DRAGGING:
    g_value_set_boolean (value, self->dragging);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_chance_chart_set_property (GObject *object, guint property_id, const GValue *value,
                                GParamSpec *pspec)
{
  ZohnChanceChart *self = ZOHN_CHANCE_CHART (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    zohn_chance_chart_set_viewpoint (self, g_value_get_object (value));
    break;
  case PROP_REVIEW:
    zohn_chance_chart_set_review (self, g_value_get_object (value));
    break;
  case PROP_HIGH_CONTRAST:
    zohn_chance_chart_set_high_contrast (self, g_value_get_boolean (value));
    break;
  case PROP_YIELDING:
    zohn_chance_chart_set_yielding (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_chance_chart_class_init (ZohnChanceChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_chance_chart_dispose;
  object_class->get_property = zohn_chance_chart_get_property;
  object_class->set_property = zohn_chance_chart_set_property;
  widget_class->measure = zohn_chance_chart_measure;
  widget_class->snapshot = zohn_chance_chart_snapshot;
  widget_class->css_changed = zohn_chance_chart_css_changed;
  widget_class->realize = zohn_chance_chart_realize;
  widget_class->unrealize = zohn_chance_chart_unrealize;

  properties[PROP_VIEWPOINT] =
      g_param_spec_object ("viewpoint", NULL, NULL, ZOHN_TYPE_VIEWPOINT, flags);
  properties[PROP_REVIEW] =
      g_param_spec_object ("review", NULL, NULL, ZOHN_TYPE_GAME_REVIEW, flags);
  properties[PROP_HIGH_CONTRAST] = g_param_spec_boolean ("high-contrast", NULL, NULL, FALSE, flags);
  properties[PROP_YIELDING] = g_param_spec_boolean ("yielding", NULL, NULL, FALSE, flags);
  properties[PROP_DRAGGING] =
      g_param_spec_boolean ("dragging", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "chancechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  zohn_chance_chart_class_init_input (widget_class);
}

static void
zohn_chance_chart_init (ZohnChanceChart *self)
{
  zohn_widgets_style_ensure ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (model_cb),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw", G_CALLBACK (viewed_cb),
                                  self);

  self->review_signals = g_signal_group_new (ZOHN_TYPE_GAME_REVIEW);
  g_signal_group_connect_swapped (self->review_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->review_signals, "notify::model", G_CALLBACK (changed_cb),
                                  self);

  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "renamed", G_CALLBACK (renamed_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "notify::state", G_CALLBACK (changed_cb),
                                  self);

  zohn_chance_chart_init_input (self);
  zohn_chance_chart_update_accessible (self);
}

/**
 * zohn_chance_chart_new:
 *
 * Returns: (transfer floating): a chart of nothing yet.
 */
GtkWidget *
zohn_chance_chart_new (void)
{
  return g_object_new (ZOHN_TYPE_CHANCE_CHART, NULL);
}

/**
 * zohn_chance_chart_set_viewpoint:
 * @chart: a chart
 * @viewpoint: (nullable): what tells which throw of which game is looked at
 */
void
zohn_chance_chart_set_viewpoint (ZohnChanceChart *chart, ZohnViewpoint *viewpoint)
{
  g_return_if_fail (ZOHN_IS_CHANCE_CHART (chart));
  g_return_if_fail (viewpoint == NULL || ZOHN_IS_VIEWPOINT (viewpoint));

  if (!g_set_object (&chart->viewpoint, viewpoint)) {
    return;
  }

  g_signal_group_set_target (chart->viewpoint_signals, viewpoint);
  model_cb (chart);
  g_object_notify_by_pspec (G_OBJECT (chart), properties[PROP_VIEWPOINT]);
}

/**
 * zohn_chance_chart_set_review:
 * @chart: a chart
 * @review: (nullable): what has the chances of the viewpoint's game
 */
void
zohn_chance_chart_set_review (ZohnChanceChart *chart, ZohnGameReview *review)
{
  g_return_if_fail (ZOHN_IS_CHANCE_CHART (chart));
  g_return_if_fail (review == NULL || ZOHN_IS_GAME_REVIEW (review));

  if (!g_set_object (&chart->review, review)) {
    return;
  }

  g_signal_group_set_target (chart->review_signals, review);
  changed_cb (chart);
  g_object_notify_by_pspec (G_OBJECT (chart), properties[PROP_REVIEW]);
}

/**
 * zohn_chance_chart_set_high_contrast:
 * @chart: a chart
 * @high_contrast: whether to paint it plain and high in contrast
 */
void
zohn_chance_chart_set_high_contrast (ZohnChanceChart *chart, gboolean high_contrast)
{
  g_return_if_fail (ZOHN_IS_CHANCE_CHART (chart));

  high_contrast = !!high_contrast;
  if (chart->high_contrast == high_contrast) {
    return;
  }

  chart->high_contrast = high_contrast;
  gtk_widget_queue_draw (GTK_WIDGET (chart));
  g_object_notify_by_pspec (G_OBJECT (chart), properties[PROP_HIGH_CONTRAST]);
}

/**
 * zohn_chance_chart_set_yielding:
 * @chart: a chart
 * @yielding: whether it gives up its height, and then shows nothing, rather than ask for more than there is
 */
void
zohn_chance_chart_set_yielding (ZohnChanceChart *chart, gboolean yielding)
{
  g_return_if_fail (ZOHN_IS_CHANCE_CHART (chart));

  yielding = !!yielding;
  if (chart->yielding == yielding) {
    return;
  }

  chart->yielding = yielding;
  gtk_widget_queue_resize (GTK_WIDGET (chart));
  g_object_notify_by_pspec (G_OBJECT (chart), properties[PROP_YIELDING]);
}

/**
 * zohn_chance_chart_get_natural_height:
 * @chart: a chart
 *
 * Returns: the height that it would like to have, hidden or not, in pixels.
 */
int
zohn_chance_chart_get_natural_height (ZohnChanceChart *chart)
{
  g_return_val_if_fail (ZOHN_IS_CHANCE_CHART (chart), 0);

  return (int) ceil (zohn_widget_get_text_height (GTK_WIDGET (chart)) * NATURAL_LINES);
}

/**
 * zohn_chance_chart_get_dragging:
 * @chart: a chart
 *
 * Returns: whether the pointer holds it to drag the view along the throws.
 */
gboolean
zohn_chance_chart_get_dragging (ZohnChanceChart *chart)
{
  g_return_val_if_fail (ZOHN_IS_CHANCE_CHART (chart), FALSE);

  return chart->dragging;
}
