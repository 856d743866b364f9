/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-view-private.h"

#include <glib/gi18n.h>

#include "text/zohn-text.h"
#include "widgets/zohn-widget-look.h"
#include "widgets/zohn-widgets-style.h"

/* The widget shows the scene at rest of the throw that the viewpoint looks at. An animation only delays that: the model and
 * the scene at rest are there from its first moment, so whatever overtakes it has but to drop it. */

#define MINIMUM_WIDTH 200
#define MINIMUM_HEIGHT 100
#define NATURAL_WIDTH 480
#define NATURAL_HEIGHT 560

G_DEFINE_FINAL_TYPE (ZohnBoardView, zohn_board_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_VIEWPOINT,
  PROP_SPEED,
  PROP_HIGH_CONTRAST,
  PROP_TURNED,
  PROP_ANIMATING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_THROW_REQUESTED,
  SIGNAL_CUE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

ZohnGameModel *
zohn_board_view_get_model (ZohnBoardView *self)
{
  return self->viewpoint != NULL ? zohn_viewpoint_get_model (self->viewpoint) : NULL;
}

/* The position that is shown, in words; NULL without a game. */
char *
zohn_board_view_describe (ZohnBoardView *self)
{
  ZohnGameModel *model = zohn_board_view_get_model (self);
  ZohnHistory *history;

  if (model == NULL) {
    return NULL;
  }

  history = zohn_game_model_get_history (model);

  return zohn_text_position (zohn_game_model_get_setup (model),
                             zohn_history_get_position (history, self->shown),
                             zohn_history_get_player_to_throw (history, self->shown));
}

static void
update_description (ZohnBoardView *self)
{
  g_autofree char *text = zohn_board_view_describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

void
zohn_board_view_show_rest (ZohnBoardView *self)
{
  self->scene = self->rest.scene;
  zohn_board_cache_renew_words (&self->cache);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  update_description (self);
}

static void
update_rest (ZohnBoardView *self, ZohnGameModel *model, guint n_throws)
{
  zohn_game_scene_clear (&self->rest);
  zohn_game_scene_init (&self->rest, model, n_throws);
  zohn_board_cache_renew_words (&self->cache);
  self->shown = n_throws;
  self->has_scene = TRUE;
}

/* Brings the board in line with viewpoint and model. An animation goes on only if it still leads there. */
static void
synchronize (ZohnBoardView *self)
{
  ZohnGameModel *model = zohn_board_view_get_model (self);
  guint n_throws;

  if (model == NULL) {
    zohn_board_view_settle (self);
    self->has_scene = FALSE;
    update_description (self);
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return;
  }

  n_throws = MIN (zohn_viewpoint_get_throw (self->viewpoint), zohn_game_model_get_n_throws (model));
  if (self->animating && n_throws == self->shown) {
    update_rest (self, model, n_throws);
    zohn_board_view_prepare_animation (self);
    return;
  }

  /* The new scene first: the end of the old animation is told to others, who find the board up to date. */
  update_rest (self, model, n_throws);
  zohn_board_view_settle (self);
  zohn_board_view_show_rest (self);
}

static void
thrown_cb (ZohnBoardView *self, ZohnThrowRecord *record)
{
  /* The game goes on under a review; what is shown there has nothing to do with it. */
  if (zohn_viewpoint_get_throw (self->viewpoint) != zohn_throw_record_get_number (record)) {
    synchronize (self);
    return;
  }

  zohn_board_view_settle (self);
  synchronize (self);
  if (zohn_board_view_may_animate (self)) {
    zohn_board_view_begin_animation (self, 1);
  } else if (gtk_widget_get_mapped (GTK_WIDGET (self))) {
    zohn_board_view_emit_cues (self,
                               zohn_outcome_get_cues (zohn_throw_record_get_outcome (record)));
  }
}

static void
taken_back_cb (ZohnBoardView *self)
{
  zohn_board_view_settle (self);
  synchronize (self);
}

static void
model_cb (ZohnBoardView *self)
{
  /* The scenes of the game before have nothing to do with this one. */
  self->shown = G_MAXUINT;
  g_signal_group_set_target (self->model_signals, zohn_board_view_get_model (self));
  synchronize (self);
}

static void
update_style (ZohnBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const double resolution = pango_cairo_context_get_resolution (context);
  const ZohnBoardStyle style = {
    .look = zohn_widget_get_look (widget, self->high_contrast),
    .layout = self->layout,
    .font = pango_context_get_font_description (context),
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .resolution = resolution > 0 ? resolution : 96,
  };

  zohn_board_cache_set_style (&self->cache, &style, zohn_widget_get_device_scale (widget));
}

static void
lay_out (ZohnBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  zohn_board_layout_init (&self->layout, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), zohn_widget_get_text_height (widget),
                          gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
  self->layout.turned = self->turned;
}

static void
zohn_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);

  if (self->layout.width < 1 || self->layout.height < 1) {
    return;
  }

  update_style (self);
  zohn_board_cache_snapshot (&self->cache, snapshot, self->has_scene ? &self->scene : NULL);
}

static void
zohn_board_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
zohn_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);

  if (self->layout.width != width || self->layout.height != height) {
    zohn_board_view_settle (self);
  }
  lay_out (self);
  zohn_board_view_allocate_touch (self);
}

static void
zohn_board_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (zohn_board_view_parent_class)->css_changed (widget, change);

  lay_out (ZOHN_BOARD_VIEW (widget));
  gtk_widget_queue_draw (widget);
}

static void
zohn_board_view_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (zohn_board_view_parent_class)->direction_changed (widget, previous);

  zohn_board_view_settle (self);
  lay_out (self);
  gtk_widget_queue_draw (widget);
}

static void
zohn_board_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (zohn_board_view_parent_class)->realize (widget);
  zohn_widget_follow_device_scale (widget);
}

static void
zohn_board_view_unrealize (GtkWidget *widget)
{
  zohn_widget_unfollow_device_scale (widget);
  GTK_WIDGET_CLASS (zohn_board_view_parent_class)->unrealize (widget);
}

static void
zohn_board_view_unmap (GtkWidget *widget)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);

  zohn_board_view_settle (self);
  self->held_key = 0;
  self->stone_pressed = FALSE;

  GTK_WIDGET_CLASS (zohn_board_view_parent_class)->unmap (widget);
}

static void
zohn_board_view_dispose (GObject *object)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (object);

  zohn_board_view_settle (self);
  zohn_board_view_dispose_touch (self);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->viewpoint);
  self->has_scene = FALSE;
  zohn_game_scene_clear (&self->rest);
  zohn_board_cache_clear (&self->cache);

  G_OBJECT_CLASS (zohn_board_view_parent_class)->dispose (object);
}

static void
zohn_board_view_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    g_value_set_object (value, self->viewpoint);
    break;
  case PROP_SPEED:
    g_value_set_enum (value, (int) self->speed);
    break;
  case PROP_HIGH_CONTRAST:
    g_value_set_boolean (value, self->high_contrast);
    break;
  case PROP_TURNED:
    g_value_set_boolean (value, self->turned);
    break;
  case PROP_ANIMATING:
    g_value_set_boolean (value, self->animating);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_board_view_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    zohn_board_view_set_viewpoint (self, g_value_get_object (value));
    break;
  case PROP_SPEED:
    zohn_board_view_set_speed (self, (ZohnSpeed) g_value_get_enum (value));
    break;
  case PROP_HIGH_CONTRAST:
    zohn_board_view_set_high_contrast (self, g_value_get_boolean (value));
    break;
  case PROP_TURNED:
    zohn_board_view_set_turned (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_VIEWPOINT] =
      g_param_spec_object ("viewpoint", NULL, NULL, ZOHN_TYPE_VIEWPOINT, writable);
  properties[PROP_SPEED] =
      g_param_spec_enum ("speed", NULL, NULL, ZOHN_TYPE_SPEED, ZOHN_SPEED_NORMAL, writable);
  properties[PROP_HIGH_CONTRAST] =
      g_param_spec_boolean ("high-contrast", NULL, NULL, FALSE, writable);
  properties[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE, writable);
  properties[PROP_ANIMATING] = g_param_spec_boolean ("animating", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zohn_board_view_class_init (ZohnBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = zohn_board_view_dispose;
  object_class->get_property = zohn_board_view_get_property;
  object_class->set_property = zohn_board_view_set_property;

  widget_class->measure = zohn_board_view_measure;
  widget_class->size_allocate = zohn_board_view_size_allocate;
  widget_class->snapshot = zohn_board_view_snapshot;
  widget_class->css_changed = zohn_board_view_css_changed;
  widget_class->direction_changed = zohn_board_view_direction_changed;
  widget_class->realize = zohn_board_view_realize;
  widget_class->unrealize = zohn_board_view_unrealize;
  widget_class->unmap = zohn_board_view_unmap;

  install_properties (object_class);
  signals[SIGNAL_THROW_REQUESTED] =
      g_signal_new ("throw-requested", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CUE] = g_signal_new ("cue", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, ZOHN_TYPE_SOUND);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  zohn_board_view_class_init_input (widget_class);
}

static void
zohn_board_view_init (ZohnBoardView *self)
{
  self->speed = ZOHN_SPEED_NORMAL;
  zohn_widgets_style_ensure ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (model_cb),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw",
                                  G_CALLBACK (synchronize), self);

  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "thrown", G_CALLBACK (thrown_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "undone", G_CALLBACK (taken_back_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "redone", G_CALLBACK (taken_back_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "changed", G_CALLBACK (synchronize), self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  -1);
  zohn_board_view_init_animation (self);
  zohn_board_view_init_input (self);
  zohn_board_view_init_touch (self);
}

/* Asks for a throw, unless one is still on its way. */
void
zohn_board_view_request_throw (ZohnBoardView *self)
{
  if (!self->animating) {
    g_signal_emit (self, signals[SIGNAL_THROW_REQUESTED], 0);
  }
}

/* Tells that sounds are due now. */
void
zohn_board_view_emit_cues (ZohnBoardView *self, ZohnThrowCues cues)
{
  for (guint sound = 0; sound < ZOHN_N_SOUNDS; sound++) {
    if (cues & (1u << sound)) {
      g_signal_emit (self, signals[SIGNAL_CUE], 0, sound);
    }
  }
}

/**
 * zohn_board_view_new:
 *
 * Returns: (transfer floating): a board that shows nothing yet.
 */
GtkWidget *
zohn_board_view_new (void)
{
  return g_object_new (ZOHN_TYPE_BOARD_VIEW, NULL);
}

/**
 * zohn_board_view_get_viewpoint:
 * @view: a board
 *
 * Returns: (transfer none) (nullable): what tells which throw of which game is shown.
 */
ZohnViewpoint *
zohn_board_view_get_viewpoint (ZohnBoardView *view)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), NULL);

  return view->viewpoint;
}

/**
 * zohn_board_view_set_viewpoint:
 * @view: a board
 * @viewpoint: (nullable): what tells which throw of which game to show
 */
void
zohn_board_view_set_viewpoint (ZohnBoardView *view, ZohnViewpoint *viewpoint)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));
  g_return_if_fail (viewpoint == NULL || ZOHN_IS_VIEWPOINT (viewpoint));

  if (!g_set_object (&view->viewpoint, viewpoint)) {
    return;
  }

  g_signal_group_set_target (view->viewpoint_signals, viewpoint);
  model_cb (view);
  g_object_notify_by_pspec (G_OBJECT (view), properties[PROP_VIEWPOINT]);
}

/**
 * zohn_board_view_get_speed:
 * @view: a board
 *
 * Returns: how fast throws are shown.
 */
ZohnSpeed
zohn_board_view_get_speed (ZohnBoardView *view)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), ZOHN_SPEED_OFF);

  return view->speed;
}

/**
 * zohn_board_view_set_speed:
 * @view: a board
 * @speed: how fast to show throws; one that is under way is over at once
 */
void
zohn_board_view_set_speed (ZohnBoardView *view, ZohnSpeed speed)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));

  if (view->speed == speed) {
    return;
  }

  view->speed = speed;
  zohn_board_view_settle (view);
  g_object_notify_by_pspec (G_OBJECT (view), properties[PROP_SPEED]);
}

/**
 * zohn_board_view_get_high_contrast:
 * @view: a board
 *
 * Returns: whether it is painted plain and high in contrast.
 */
gboolean
zohn_board_view_get_high_contrast (ZohnBoardView *view)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), FALSE);

  return view->high_contrast;
}

/**
 * zohn_board_view_set_high_contrast:
 * @view: a board
 * @high_contrast: whether to paint it plain and high in contrast instead of as a cloth
 */
void
zohn_board_view_set_high_contrast (ZohnBoardView *view, gboolean high_contrast)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));

  high_contrast = !!high_contrast;
  if (view->high_contrast == high_contrast) {
    return;
  }

  view->high_contrast = high_contrast;
  gtk_widget_queue_draw (GTK_WIDGET (view));
  g_object_notify_by_pspec (G_OBJECT (view), properties[PROP_HIGH_CONTRAST]);
}

/**
 * zohn_board_view_get_turned:
 * @view: a board
 *
 * Returns: whether the cloth lies with its north end at the bottom.
 */
gboolean
zohn_board_view_get_turned (ZohnBoardView *view)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), FALSE);

  return view->turned;
}

/**
 * zohn_board_view_set_turned:
 * @view: a board
 * @turned: whether to lay the cloth with its north end at the bottom, for those who sit there
 */
void
zohn_board_view_set_turned (ZohnBoardView *view, gboolean turned)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));

  turned = !!turned;
  if (view->turned == turned) {
    return;
  }

  view->turned = turned;
  lay_out (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
  g_object_notify_by_pspec (G_OBJECT (view), properties[PROP_TURNED]);
}
