/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-view-private.h"

/* A throw on its way over the board. It only delays the scene at rest, which is there from the first moment: whatever
 * overtakes an animation has but to drop it. */

#define FAST_PACE 0.34
/* A window that is not shown gets no frames: the animation then ends by a timer. */
#define DEADLINE_SLACK 0.5

static void
tell_cues (ZohnBoardView *self)
{
  const double after = self->cued;

  self->cued = self->elapsed;
  zohn_board_view_emit_cues (
      self, zohn_throw_animation_get_cues (&self->animation, after, self->elapsed));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->began == 0) {
    self->began = now;
  }
  self->elapsed = (double) (now - self->began) / G_USEC_PER_SEC;

  tell_cues (self);
  if (!self->animating) {
    return G_SOURCE_REMOVE;
  }

  if (self->elapsed >= self->animation.duration) {
    self->tick_id = 0;
    zohn_board_view_settle (self);
    return G_SOURCE_REMOVE;
  }

  zohn_throw_animation_pose (&self->animation, self->elapsed, &self->scene);
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static void
deadline_cb (gpointer user_data)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (user_data);

  self->deadline_id = 0;
  zohn_board_view_settle (self);
}

gboolean
zohn_board_view_may_animate (ZohnBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean enabled = FALSE;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &enabled, NULL);

  return enabled && self->speed != ZOHN_SPEED_OFF && gtk_widget_get_mapped (widget) &&
         self->layout.cloth.width > 0;
}

/* Makes the scenes of the throw under way, again when the words have changed meanwhile. */
void
zohn_board_view_prepare_animation (ZohnBoardView *self)
{
  ZohnGameModel *model = zohn_board_view_get_model (self);
  ZohnOutcome outcome;

  zohn_game_scene_clear (&self->before);
  zohn_game_scene_init (&self->before, model, self->shown - 1);
  zohn_history_get_outcome (zohn_game_model_get_history (model), self->shown, &outcome);
  zohn_throw_animation_init (&self->animation, &self->before.scene, &self->rest.scene, &outcome,
                             self->shown, self->pace);
  zohn_throw_animation_pose (&self->animation, self->elapsed, &self->scene);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows the throw that led to the scene at rest. */
void
zohn_board_view_begin_animation (ZohnBoardView *self, double rate)
{
  const double usual = self->speed == ZOHN_SPEED_FAST ? FAST_PACE : 1;

  self->pace = usual / rate;
  self->began = 0;
  self->elapsed = 0;
  self->cued = ZOHN_THROW_CUES_BEGIN;
  zohn_board_view_prepare_animation (self);
  self->animating = TRUE;
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  self->deadline_id = g_timeout_add_once (
      (guint) (1000 * (self->animation.duration + DEADLINE_SLACK)), deadline_cb, self);
  g_object_notify (G_OBJECT (self), "animating");
}

static void
animations_enabled_cb (ZohnBoardView *self)
{
  if (!zohn_board_view_may_animate (self)) {
    zohn_board_view_settle (self);
  }
}

void
zohn_board_view_init_animation (ZohnBoardView *self)
{
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations", G_CALLBACK (animations_enabled_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * zohn_board_view_get_animating:
 * @view: a board
 *
 * Returns: whether a throw is still on its way on the board; the game has settled long since.
 */
gboolean
zohn_board_view_get_animating (ZohnBoardView *view)
{
  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), FALSE);

  return view->animating;
}

/**
 * zohn_board_view_settle:
 * @view: a board
 *
 * Ends an animation at once in the state of the game.
 */
void
zohn_board_view_settle (ZohnBoardView *view)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));

  if (!view->animating) {
    return;
  }

  if (view->tick_id != 0) {
    gtk_widget_remove_tick_callback (GTK_WIDGET (view), view->tick_id);
    view->tick_id = 0;
  }
  g_clear_handle_id (&view->deadline_id, g_source_remove);
  view->animating = FALSE;
  zohn_board_view_show_rest (view);
  zohn_game_scene_clear (&view->before);
  g_object_notify (G_OBJECT (view), "animating");
}

/**
 * zohn_board_view_play:
 * @view: a board that has a viewpoint with a game
 * @number: a throw of the game, from 1
 * @rate: how many times faster than usual, above 0
 *
 * Moves the viewpoint to @number and shows how that throw went.
 *
 * Returns: whether the throw is on its way now; %FALSE when nothing is animated and all is shown already.
 */
gboolean
zohn_board_view_play (ZohnBoardView *view, guint number, double rate)
{
  ZohnGameModel *model;

  g_return_val_if_fail (ZOHN_IS_BOARD_VIEW (view), FALSE);
  g_return_val_if_fail (rate > 0, FALSE);

  model = zohn_board_view_get_model (view);
  g_return_val_if_fail (model != NULL, FALSE);
  g_return_val_if_fail (number >= 1 && number <= zohn_game_model_get_n_throws (model), FALSE);

  zohn_board_view_settle (view);
  zohn_viewpoint_set_throw (view->viewpoint, number);
  if (view->shown != number || !zohn_board_view_may_animate (view)) {
    return FALSE;
  }
  zohn_board_view_begin_animation (view, rate);

  return TRUE;
}
