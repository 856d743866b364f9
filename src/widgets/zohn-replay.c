/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-replay.h"

/* Milliseconds at a rate of 1. Between two throws that were animated there is a rest; a throw that is shown at once takes
 * the time that an animation would. */
#define REST 450
#define STILL_THROW 1200

struct _ZohnReplay {
  GObject parent_instance;

  /* owned */
  ZohnBoardView *board;
  GSignalGroup *viewpoint_signals;
  guint timer;

  double rate;
  gboolean playing;
  gboolean showing; /* a throw is on its way on the board */
  gboolean moving; /* the viewpoint is moved by the replay itself */
};

G_DEFINE_FINAL_TYPE (ZohnReplay, zohn_replay, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_BOARD,
  PROP_PLAYING,
  PROP_RATE,
  PROP_SHOWING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ZohnGameModel *
get_model (ZohnReplay *self)
{
  ZohnViewpoint *viewpoint = zohn_board_view_get_viewpoint (self->board);

  return viewpoint != NULL ? zohn_viewpoint_get_model (viewpoint) : NULL;
}

static void
set_playing (ZohnReplay *self, gboolean playing)
{
  if (self->playing == playing) {
    return;
  }

  self->playing = playing;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
set_showing (ZohnReplay *self, gboolean showing)
{
  if (self->showing != showing) {
    self->showing = showing;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWING]);
  }
}

static gboolean
has_next (ZohnReplay *self)
{
  ZohnGameModel *model = get_model (self);

  return model != NULL && zohn_viewpoint_get_throw (zohn_board_view_get_viewpoint (self->board)) <
                              zohn_game_model_get_n_throws (model);
}

/* Returns whether the throw is on its way. */
static gboolean
show_next (ZohnReplay *self)
{
  ZohnViewpoint *viewpoint = zohn_board_view_get_viewpoint (self->board);
  gboolean animated;

  g_clear_handle_id (&self->timer, g_source_remove);
  /* Before the viewpoint moves: who sees it at the newest throw knows that the throw is still to come. */
  set_showing (self, TRUE);
  self->moving = TRUE;
  animated =
      zohn_board_view_play (self->board, zohn_viewpoint_get_throw (viewpoint) + 1, self->rate);
  self->moving = FALSE;
  set_showing (self, animated);

  return animated;
}

static void timer_cb (gpointer user_data);

static void
wait (ZohnReplay *self, guint milliseconds)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_once ((guint) (milliseconds / self->rate), timer_cb, self);
}

static void
timer_cb (gpointer user_data)
{
  ZohnReplay *self = ZOHN_REPLAY (user_data);

  self->timer = 0;
  if (!self->playing || !has_next (self)) {
    set_playing (self, FALSE);
    set_showing (self, FALSE);
  } else if (!show_next (self) && self->playing) {
    wait (self, STILL_THROW);
  }
}

/* What follows is for later: a board that gets another size ends its animation while the window is being laid out, and nothing may
 * come or go then. */
static void
animating_cb (ZohnReplay *self)
{
  if (!self->moving && !zohn_board_view_get_animating (self->board) &&
      (self->playing || self->showing)) {
    wait (self, self->playing ? REST : 0);
  }
}

static void
moved_cb (ZohnReplay *self)
{
  if (!self->moving) {
    set_playing (self, FALSE);
    set_showing (self, FALSE);
  }
}

static void
viewpoint_cb (ZohnReplay *self)
{
  g_signal_group_set_target (self->viewpoint_signals, zohn_board_view_get_viewpoint (self->board));
  set_playing (self, FALSE);
}

static void
zohn_replay_constructed (GObject *object)
{
  ZohnReplay *self = ZOHN_REPLAY (object);

  G_OBJECT_CLASS (zohn_replay_parent_class)->constructed (object);

  g_signal_connect_object (self->board, "notify::animating", G_CALLBACK (animating_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::viewpoint", G_CALLBACK (viewpoint_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "unmap", G_CALLBACK (zohn_replay_pause), self,
                           G_CONNECT_SWAPPED);
  viewpoint_cb (self);
}

static void
zohn_replay_dispose (GObject *object)
{
  ZohnReplay *self = ZOHN_REPLAY (object);

  self->playing = FALSE;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (zohn_replay_parent_class)->dispose (object);
}

static void
zohn_replay_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnReplay *self = ZOHN_REPLAY (object);

  switch (property_id) {
  case PROP_BOARD:
    g_value_set_object (value, self->board);
    break;
  case PROP_PLAYING:
    g_value_set_boolean (value, self->playing);
    break;
  case PROP_RATE:
    g_value_set_double (value, self->rate);
    break;
  case PROP_SHOWING:
    g_value_set_boolean (value, self->showing);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_replay_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  ZohnReplay *self = ZOHN_REPLAY (object);

  switch (property_id) {
  case PROP_BOARD:
    self->board = g_value_dup_object (value);
    break;
  case PROP_PLAYING:
    if (g_value_get_boolean (value)) {
      zohn_replay_play (self);
    } else {
      zohn_replay_pause (self);
    }
    break;
  case PROP_RATE:
    zohn_replay_set_rate (self, g_value_get_double (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_replay_class_init (ZohnReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = zohn_replay_constructed;
  object_class->dispose = zohn_replay_dispose;
  object_class->get_property = zohn_replay_get_property;
  object_class->set_property = zohn_replay_set_property;

  properties[PROP_BOARD] =
      g_param_spec_object ("board", NULL, NULL, ZOHN_TYPE_BOARD_VIEW,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, writable);
  properties[PROP_RATE] = g_param_spec_double ("rate", NULL, NULL, ZOHN_REPLAY_RATE_MIN,
                                               ZOHN_REPLAY_RATE_MAX, 1, writable);
  properties[PROP_SHOWING] =
      g_param_spec_boolean ("showing", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zohn_replay_init (ZohnReplay *self)
{
  self->rate = 1;
  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw", G_CALLBACK (moved_cb),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (moved_cb),
                                  self);
}

/**
 * zohn_replay_new:
 * @board: the board to show throws on
 *
 * Returns: (transfer full): a replay that does not play yet.
 */
ZohnReplay *
zohn_replay_new (ZohnBoardView *board)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (board), NULL);

  return g_object_new (ZOHN_TYPE_REPLAY, "board", board, NULL);
}

/**
 * zohn_replay_get_board:
 * @replay: a replay
 *
 * Returns: (transfer none): the board it shows throws on.
 */
ZohnBoardView *
zohn_replay_get_board (ZohnReplay *replay)
{
  g_return_val_if_fail (ZOHN_IS_REPLAY (replay), NULL);

  return replay->board;
}

/**
 * zohn_replay_get_playing:
 * @replay: a replay
 *
 * Returns: whether it goes from throw to throw by itself.
 */
gboolean
zohn_replay_get_playing (ZohnReplay *replay)
{
  g_return_val_if_fail (ZOHN_IS_REPLAY (replay), FALSE);

  return replay->playing;
}

/**
 * zohn_replay_get_showing:
 * @replay: a replay
 *
 * Returns: whether a throw that it shows is on its way on the board.
 */
gboolean
zohn_replay_get_showing (ZohnReplay *replay)
{
  g_return_val_if_fail (ZOHN_IS_REPLAY (replay), FALSE);

  return replay->showing;
}

/**
 * zohn_replay_play:
 * @replay: a replay
 *
 * Shows one throw after the other, from the one that is looked at, or from the opening when that is the newest.
 * Without a throw to show nothing happens.
 */
void
zohn_replay_play (ZohnReplay *replay)
{
  ZohnGameModel *model;
  gboolean from_the_end;

  g_return_if_fail (ZOHN_IS_REPLAY (replay));

  model = get_model (replay);
  if (replay->playing || model == NULL || zohn_game_model_get_n_throws (model) == 0) {
    return;
  }

  from_the_end = !has_next (replay);
  if (from_the_end) {
    replay->moving = TRUE;
    zohn_viewpoint_set_throw (zohn_board_view_get_viewpoint (replay->board), 0);
    replay->moving = FALSE;
  }
  set_playing (replay, TRUE);
  /* What the beginning of a review moves in the window comes to rest first; otherwise there is nothing to wait for. */
  wait (replay, from_the_end ? REST : 0);
}

/**
 * zohn_replay_pause:
 * @replay: a replay
 *
 * Stops at the throw that is shown; one that is on its way is over at once.
 */
void
zohn_replay_pause (ZohnReplay *replay)
{
  g_return_if_fail (ZOHN_IS_REPLAY (replay));

  if (!replay->playing) {
    return;
  }

  set_playing (replay, FALSE);
  zohn_board_view_settle (replay->board);
  set_showing (replay, FALSE);
}

/**
 * zohn_replay_step:
 * @replay: a replay
 *
 * Pauses, and shows the next throw alone.
 */
void
zohn_replay_step (ZohnReplay *replay)
{
  g_return_if_fail (ZOHN_IS_REPLAY (replay));

  zohn_replay_pause (replay);
  if (has_next (replay)) {
    show_next (replay);
  }
}

/**
 * zohn_replay_get_rate:
 * @replay: a replay
 *
 * Returns: how many times faster than usual it goes.
 */
double
zohn_replay_get_rate (ZohnReplay *replay)
{
  g_return_val_if_fail (ZOHN_IS_REPLAY (replay), 1);

  return replay->rate;
}

/**
 * zohn_replay_set_rate:
 * @replay: a replay
 * @rate: how many times faster than usual to go from the next throw on,
 *   %ZOHN_REPLAY_RATE_MIN to %ZOHN_REPLAY_RATE_MAX
 */
void
zohn_replay_set_rate (ZohnReplay *replay, double rate)
{
  g_return_if_fail (ZOHN_IS_REPLAY (replay));
  g_return_if_fail (rate >= ZOHN_REPLAY_RATE_MIN && rate <= ZOHN_REPLAY_RATE_MAX);

  if (replay->rate == rate) {
    return;
  }

  replay->rate = rate;
  g_object_notify_by_pspec (G_OBJECT (replay), properties[PROP_RATE]);
}
