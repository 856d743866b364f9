/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-view-private.h"

#include "widgets/zohn-announcer.h"

/* What fingers do beside tapping the stone. A swipe turns the throws over like pages: the finger takes the throw that is seen with
 * it, and the next comes from the other side. A finger that rests on a place has it explained, as a pointer does. */

#define SWIPE_SPEED 250 /* logical pixels a second; slower is a finger that shakes */
#define TIP_CHARACTERS 36

/* Forward is where reading goes, 0 for what is no swipe. */
static int
count_throws (ZohnBoardView *self, double velocity_x, double velocity_y)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (ABS (velocity_x) < SWIPE_SPEED || ABS (velocity_x) < 2 * ABS (velocity_y)) {
    return 0;
  }

  return (velocity_x < 0) != mirrored ? 1 : -1;
}

static void
swiped_cb (ZohnBoardView *self, double velocity_x, double velocity_y)
{
  const int n_throws = count_throws (self, velocity_x, velocity_y);

  if (n_throws != 0 && zohn_board_view_get_model (self) != NULL) {
    self->stone_pressed = FALSE;
    zohn_viewpoint_step (self->viewpoint, n_throws);
  }
}

static void
create_tip (ZohnBoardView *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TIP_CHARACTERS);
  self->tip = g_object_ref_sink (gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (self->tip), label);
  gtk_widget_set_parent (self->tip, GTK_WIDGET (self));
}

static void
long_pressed_cb (ZohnBoardView *self, double x, double y, GtkGesture *gesture)
{
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };
  g_autofree char *text = NULL;

  /* Nothing lies over a throw. */
  if (!self->animating) {
    text = zohn_board_view_describe_place (self, x, y);
  }
  if (text == NULL) {
    return;
  }

  /* The finger has said what it wanted: it neither throws nor swipes when it goes. */
  self->stone_pressed = FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->tip == NULL) {
    create_tip (self);
  }
  gtk_label_set_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (self->tip))), text);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->tip), &place);
  gtk_popover_popup (GTK_POPOVER (self->tip));
  zohn_announce (GTK_WIDGET (self), text);
}

static void
animating_cb (ZohnBoardView *self)
{
  if (self->animating && self->tip != NULL) {
    gtk_popover_popdown (GTK_POPOVER (self->tip));
  }
}

static void
add_touch_gesture (ZohnBoardView *self, GtkGesture *gesture)
{
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (gesture), TRUE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
zohn_board_view_init_touch (ZohnBoardView *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_signal_connect_swapped (swipe, "swipe", G_CALLBACK (swiped_cb), self);
  add_touch_gesture (self, swipe);
  g_signal_connect_swapped (long_press, "pressed", G_CALLBACK (long_pressed_cb), self);
  add_touch_gesture (self, long_press);

  g_signal_connect (self, "notify::animating", G_CALLBACK (animating_cb), NULL);
}

void
zohn_board_view_allocate_touch (ZohnBoardView *self)
{
  if (self->tip != NULL) {
    gtk_popover_present (GTK_POPOVER (self->tip));
  }
}

void
zohn_board_view_dispose_touch (ZohnBoardView *self)
{
  if (self->tip != NULL) {
    gtk_widget_unparent (self->tip);
    g_clear_object (&self->tip);
  }
}
