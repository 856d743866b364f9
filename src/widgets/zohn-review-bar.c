/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-review-bar.h"

#include <glib/gi18n.h>

#include "text/zohn-text.h"
#include "widgets/zohn-announcer.h"
#include "widgets/zohn-composite.h"
#include "widgets/zohn-widgets-style.h"

static const guint rates[] = { 1, 2, 4 };

struct _ZohnReviewBar {
  GtkWidget parent_instance;

  /* owned */
  ZohnReplay *replay;
  GSignalGroup *replay_signals;
  GSignalGroup *board_signals;
  GSignalGroup *viewpoint_signals;

  guint n_at_begin; /* throws of the game when the review began */
  gboolean more_told; /* the first of more throws was announced */
  gboolean updating; /* the controls are set, not used */

  /* template children */
  GtkWidget *content;
  GtkLabel *place;
  GtkLabel *more;
  GtkWidget *first;
  GtkWidget *last;
  GtkButton *play;
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkDropDown *rates;
};

G_DEFINE_FINAL_TYPE (ZohnReviewBar, zohn_review_bar, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_REPLAY,
  PROP_REVEALED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ZohnViewpoint *
get_viewpoint (ZohnReviewBar *self)
{
  return self->replay != NULL ? zohn_board_view_get_viewpoint (zohn_replay_get_board (self->replay))
                              : NULL;
}

static ZohnGameModel *
get_model (ZohnReviewBar *self)
{
  ZohnViewpoint *viewpoint = get_viewpoint (self);

  return viewpoint != NULL ? zohn_viewpoint_get_model (viewpoint) : NULL;
}

static guint
get_n_throws (ZohnReviewBar *self)
{
  ZohnGameModel *model = get_model (self);

  return model != NULL ? zohn_game_model_get_n_throws (model) : 0;
}

static gboolean
has_focus (ZohnReviewBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
reveal (ZohnReviewBar *self, gboolean revealed)
{
  if (gtk_widget_get_visible (self->content) != revealed) {
    gtk_widget_set_visible (self->content, revealed);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALED]);
  }
}

static void
set_label (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
}

static void
update_more (ZohnReviewBar *self, guint n_throws)
{
  const guint n_more = n_throws > self->n_at_begin ? n_throws - self->n_at_begin : 0;

  if (n_more > 0) {
    g_autofree char *text = zohn_text_more_throws (n_more);

    set_label (self->more, text);
    if (!self->more_told) {
      self->more_told = TRUE;
      zohn_announce (GTK_WIDGET (self), text);
    }
  }
  gtk_widget_set_visible (GTK_WIDGET (self->more), n_more > 0);
}

static void
update_slider (ZohnReviewBar *self, guint viewed, guint n_throws, const char *text)
{
  self->updating = TRUE;
  gtk_adjustment_set_upper (self->adjustment, n_throws);
  gtk_adjustment_set_value (self->adjustment, viewed);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
}

static void
update_play (ZohnReviewBar *self, gboolean playing)
{
  const char *label = playing ? _ ("Pause") : _ ("Replay from here");

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic"
                                                : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
update_actions (ZohnReviewBar *self, guint viewed, guint n_throws)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "review.first", viewed > 0);
  gtk_widget_action_set_enabled (widget, "review.back", viewed > 0);
  gtk_widget_action_set_enabled (widget, "review.forward", viewed < n_throws);
  gtk_widget_action_set_enabled (widget, "review.last", viewed < n_throws);
  gtk_widget_action_set_enabled (widget, "review.step", viewed < n_throws);
  gtk_widget_action_set_enabled (widget, "review.play", n_throws > 0);
  gtk_widget_action_set_enabled (widget, "review.return", viewed < n_throws);
}

/* As long as there is an older throw to look at, and not from under what moves: neither a slider that is held, which may
 * turn back, nor the newest throw on its way in a replay, which the board would end when it gets the room. */
static gboolean
is_wanted (ZohnReviewBar *self, guint viewed, guint n_throws)
{
  return viewed < n_throws || gtk_widget_has_css_class (GTK_WIDGET (self->scale), "dragging") ||
         (self->replay != NULL &&
          (zohn_replay_get_playing (self->replay) || zohn_replay_get_showing (self->replay)));
}

static void
update (ZohnReviewBar *self)
{
  ZohnViewpoint *viewpoint = get_viewpoint (self);
  const guint n_throws = get_n_throws (self);
  const guint viewed = viewpoint != NULL ? MIN (zohn_viewpoint_get_throw (viewpoint), n_throws) : 0;
  const gboolean playing = self->replay != NULL && zohn_replay_get_playing (self->replay);
  const gboolean revealed = is_wanted (self, viewed, n_throws);
  const gboolean focused = has_focus (self);
  g_autofree char *text = zohn_text_throw_number (viewed, n_throws);

  if (!gtk_widget_get_visible (self->content)) {
    self->n_at_begin = n_throws;
    self->more_told = FALSE;
  }

  update_actions (self, viewed, n_throws);
  update_slider (self, viewed, n_throws, text);
  update_play (self, playing);
  set_label (self->place, text);
  update_more (self, n_throws);
  reveal (self, revealed);

  /* A button that goes away or cannot be used any more must not leave the focus to nobody. */
  if (focused && !revealed) {
    gtk_widget_grab_focus (GTK_WIDGET (zohn_replay_get_board (self->replay)));
  } else if (focused && !has_focus (self)) {
    gtk_widget_grab_focus (GTK_WIDGET (self->play));
  }
}

/* What is new about another game is nothing that came meanwhile. */
static void
model_cb (ZohnReviewBar *self)
{
  self->n_at_begin = get_n_throws (self);
  self->more_told = FALSE;
  update (self);
}

static void
viewpoint_cb (ZohnReviewBar *self)
{
  g_signal_group_set_target (self->viewpoint_signals, get_viewpoint (self));
  model_cb (self);
}

/* The controls. */

static void
look_at (ZohnReviewBar *self, guint n_throws)
{
  ZohnViewpoint *viewpoint = get_viewpoint (self);

  if (viewpoint != NULL) {
    zohn_viewpoint_set_throw (viewpoint, n_throws);
  }
}

static void
slid_cb (ZohnReviewBar *self)
{
  if (!self->updating) {
    look_at (self, (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
  }
}

static void
rate_chosen_cb (ZohnReviewBar *self)
{
  const guint selected = gtk_drop_down_get_selected (self->rates);

  if (!self->updating && self->replay != NULL && selected < G_N_ELEMENTS (rates)) {
    zohn_replay_set_rate (self->replay, rates[selected]);
  }
}

static void
rate_cb (ZohnReviewBar *self)
{
  const double rate = zohn_replay_get_rate (self->replay);

  self->updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (rates); i++) {
    if (rates[i] == rate) {
      gtk_drop_down_set_selected (self->rates, i);
    }
  }
  self->updating = FALSE;
}

static void
first_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ZOHN_REVIEW_BAR (widget), 0);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_viewpoint_step (get_viewpoint (ZOHN_REVIEW_BAR (widget)), -1);
}

static void
forward_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_viewpoint_step (get_viewpoint (ZOHN_REVIEW_BAR (widget)), 1);
}

static void
last_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ZOHN_REVIEW_BAR (widget), G_MAXUINT);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_replay_step (ZOHN_REVIEW_BAR (widget)->replay);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnReviewBar *self = ZOHN_REVIEW_BAR (widget);

  if (zohn_replay_get_playing (self->replay)) {
    zohn_replay_pause (self->replay);
  } else {
    zohn_replay_play (self->replay);
  }
}

static void
return_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_viewpoint_return_to_game (get_viewpoint (ZOHN_REVIEW_BAR (widget)));
}

static void
zohn_review_bar_dispose (GObject *object)
{
  ZohnReviewBar *self = ZOHN_REVIEW_BAR (object);

  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->board_signals);
  g_clear_object (&self->replay_signals);
  g_clear_object (&self->replay);
  zohn_composite_dispose (GTK_WIDGET (object), ZOHN_TYPE_REVIEW_BAR);

  G_OBJECT_CLASS (zohn_review_bar_parent_class)->dispose (object);
}

static void
zohn_review_bar_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnReviewBar *self = ZOHN_REVIEW_BAR (object);

  switch (property_id) {
  case PROP_REPLAY:
    g_value_set_object (value, self->replay);
    break;
  case PROP_REVEALED:
    g_value_set_boolean (value, zohn_review_bar_get_revealed (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_review_bar_set_property (GObject *object, guint property_id, const GValue *value,
                              GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_REPLAY:
    zohn_review_bar_set_replay (ZOHN_REVIEW_BAR (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "review.first", NULL, first_action);
  gtk_widget_class_install_action (widget_class, "review.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "review.forward", NULL, forward_action);
  gtk_widget_class_install_action (widget_class, "review.last", NULL, last_action);
  gtk_widget_class_install_action (widget_class, "review.step", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "review.return", NULL, return_action);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-review-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, content);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, place);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, more);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, first);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, last);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, play);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, scale);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ZohnReviewBar, rates);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, rate_chosen_cb);
}

static void
zohn_review_bar_class_init (ZohnReviewBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = zohn_review_bar_dispose;
  object_class->get_property = zohn_review_bar_get_property;
  object_class->set_property = zohn_review_bar_set_property;

  properties[PROP_REPLAY] =
      g_param_spec_object ("replay", NULL, NULL, ZOHN_TYPE_REPLAY,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_REVEALED] =
      g_param_spec_boolean ("revealed", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  install_actions (widget_class);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "reviewbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fill_rates (ZohnReviewBar *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rates); i++) {
    /* Translators: the speed of the replay: 1×, 2×, 4× the usual one */
    g_autofree char *text = g_strdup_printf (C_ ("replay speed", "%u×"), rates[i]);

    gtk_string_list_append (list, text);
  }
  self->updating = TRUE;
  gtk_drop_down_set_model (self->rates, G_LIST_MODEL (list));
  self->updating = FALSE;
}

static void
zohn_review_bar_init (ZohnReviewBar *self)
{
  zohn_widgets_style_ensure ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_rates (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Review"), -1);

  g_signal_connect_swapped (self->scale, "notify::css-classes", G_CALLBACK (update), self);

  self->replay_signals = g_signal_group_new (ZOHN_TYPE_REPLAY);
  g_signal_group_connect_swapped (self->replay_signals, "notify::playing", G_CALLBACK (update),
                                  self);
  g_signal_group_connect_swapped (self->replay_signals, "notify::showing", G_CALLBACK (update),
                                  self);
  g_signal_group_connect_swapped (self->replay_signals, "notify::rate", G_CALLBACK (rate_cb), self);

  self->board_signals = g_signal_group_new (ZOHN_TYPE_BOARD_VIEW);
  g_signal_group_connect_swapped (self->board_signals, "notify::viewpoint",
                                  G_CALLBACK (viewpoint_cb), self);

  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (model_cb),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::n-throws", G_CALLBACK (update),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw", G_CALLBACK (update),
                                  self);
  update (self);
}

/**
 * zohn_review_bar_new:
 *
 * Returns: (transfer floating): a bar that is not seen yet.
 */
GtkWidget *
zohn_review_bar_new (void)
{
  return g_object_new (ZOHN_TYPE_REVIEW_BAR, NULL);
}

/**
 * zohn_review_bar_get_replay:
 * @bar: a bar
 *
 * Returns: (transfer none) (nullable): the replay that it controls.
 */
ZohnReplay *
zohn_review_bar_get_replay (ZohnReviewBar *bar)
{
  g_return_val_if_fail (ZOHN_IS_REVIEW_BAR (bar), NULL);

  return bar->replay;
}

/**
 * zohn_review_bar_set_replay:
 * @bar: a bar
 * @replay: (nullable): the replay to control
 */
void
zohn_review_bar_set_replay (ZohnReviewBar *bar, ZohnReplay *replay)
{
  g_return_if_fail (ZOHN_IS_REVIEW_BAR (bar));
  g_return_if_fail (replay == NULL || ZOHN_IS_REPLAY (replay));

  if (!g_set_object (&bar->replay, replay)) {
    return;
  }

  g_signal_group_set_target (bar->replay_signals, replay);
  g_signal_group_set_target (bar->board_signals,
                             replay != NULL ? zohn_replay_get_board (replay) : NULL);
  if (replay != NULL) {
    rate_cb (bar);
  }
  viewpoint_cb (bar);
  g_object_notify_by_pspec (G_OBJECT (bar), properties[PROP_REPLAY]);
}

/**
 * zohn_review_bar_set_touched:
 * @bar: a bar
 * @touched: whether fingers use it
 *
 * Makes room for fingers: the ends of the game, which the slider has too, need no buttons then.
 */
void
zohn_review_bar_set_touched (ZohnReviewBar *bar, gboolean touched)
{
  g_return_if_fail (ZOHN_IS_REVIEW_BAR (bar));

  gtk_widget_set_visible (bar->first, !touched);
  gtk_widget_set_visible (bar->last, !touched);
}

/**
 * zohn_review_bar_get_revealed:
 * @bar: a bar
 *
 * Returns: whether it is seen: an older throw is looked at, a replay plays, or the slider is held.
 */
gboolean
zohn_review_bar_get_revealed (ZohnReviewBar *bar)
{
  g_return_val_if_fail (ZOHN_IS_REVIEW_BAR (bar), FALSE);

  return gtk_widget_get_visible (bar->content);
}

/**
 * zohn_review_bar_get_message:
 * @bar: a bar
 *
 * Returns: (transfer none) (nullable): which throw is looked at, in words; %NULL while it is not seen.
 */
const char *
zohn_review_bar_get_message (ZohnReviewBar *bar)
{
  g_return_val_if_fail (ZOHN_IS_REVIEW_BAR (bar), NULL);

  return zohn_review_bar_get_revealed (bar) ? gtk_label_get_text (bar->place) : NULL;
}
