/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-view-private.h"

#include <glib/gi18n.h>

#include "drawing/zohn-cloth-measure.h"
#include "text/zohn-text.h"

/* Keys, clicks and taps, and what lies under the pointer. One press is one request: a held key repeats nothing, and
 * what is pressed while a throw is on its way is dropped, not kept. */

#define COMMAND_MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)

static gboolean
is_throw_key (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space || keyval == GDK_KEY_Return ||
         keyval == GDK_KEY_ISO_Enter || keyval == GDK_KEY_KP_Enter;
}

static gboolean
key_pressed_cb (ZohnBoardView *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (!is_throw_key (keyval) || (state & COMMAND_MODIFIERS) != 0) {
    return GDK_EVENT_PROPAGATE;
  }

  if (self->held_key == 0) {
    self->held_key = keyval;
    zohn_board_view_request_throw (self);
  }

  return GDK_EVENT_STOP;
}

static void
key_released_cb (ZohnBoardView *self, guint keyval)
{
  if (self->held_key == keyval) {
    self->held_key = 0;
  }
}

static void
focus_left_cb (ZohnBoardView *self)
{
  self->held_key = 0;
}

static gboolean
is_stone (ZohnBoardView *self, double x, double y)
{
  return zohn_board_layout_pick (&self->layout, x, y, NULL) == ZOHN_BOARD_PART_STONE;
}

/* The second press of a double click belongs to the first. */
static void
pressed_cb (ZohnBoardView *self, int n_presses, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->stone_pressed = !self->animating && n_presses % 2 == 1 && is_stone (self, x, y);
}

static void
released_cb (ZohnBoardView *self, int n_presses, double x, double y)
{
  const gboolean clicked = self->stone_pressed && is_stone (self, x, y);

  self->stone_pressed = FALSE;
  if (clicked) {
    zohn_board_view_request_throw (self);
  }
}

static void
press_cancelled_cb (ZohnBoardView *self)
{
  self->stone_pressed = FALSE;
}

static void
motion_cb (ZohnBoardView *self, double x, double y)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_stone (self, x, y) ? "pointer" : NULL);
}

/* Under a review the wheel goes through the throws. It does not begin one: a game is played by those who rest their hand on
 * the mouse. */
static gboolean
scroll_cb (ZohnBoardView *self, double dx, double dy)
{
  if (self->viewpoint == NULL || !zohn_viewpoint_get_reviewing (self->viewpoint) || dy == 0) {
    return GDK_EVENT_PROPAGATE;
  }

  zohn_viewpoint_step (self->viewpoint, dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

static char *
describe_plate (ZohnBoardView *self, ZohnSide side)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (zohn_board_view_get_model (self));
  const guint n_players = zohn_setup_get_n_players (setup, side);
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < MAX (n_players, 1); player++) {
    g_autofree char *name = zohn_text_player (setup, side, player);

    g_string_append_printf (text, "%s%s", player > 0 ? "\n" : "", name);
  }

  if (self->scene.owes[side]) {
    g_autofree char *debt = zohn_text_debt (setup, side);

    g_string_append_printf (text, "\n%s", debt);
  }

  return g_string_free (text, FALSE);
}

/* What lies at a place, in words; NULL for bare cloth. */
char *
zohn_board_view_describe_place (ZohnBoardView *self, double x, double y)
{
  guint index;

  switch (zohn_board_layout_pick (&self->layout, x, y, &index)) {
  case ZOHN_BOARD_PART_STONE:
    return g_strdup (_ ("The stone: click it, or press Space, to throw the sticks"));
  case ZOHN_BOARD_PART_SPACE:
    return zohn_text_space (index);
  case ZOHN_BOARD_PART_PLATE:
    return self->has_scene ? describe_plate (self, (ZohnSide) index) : NULL;
  case ZOHN_BOARD_PART_NONE:
  case ZOHN_BOARD_PART_CLOTH:
  default:
    return NULL;
  }
}

/* The area that the same tooltip is for, so that the next space gets its own. */
static GdkRectangle
get_tip_area (ZohnBoardView *self, int x, int y)
{
  guint index;
  const ZohnBoardPart part = zohn_board_layout_pick (&self->layout, x, y, &index);

  if (part == ZOHN_BOARD_PART_PLATE) {
    const ZohnRectangle *plate = &self->layout.plates[index];

    return (GdkRectangle){ (int) plate->x, (int) plate->y, (int) plate->width,
                           (int) plate->height };
  }
  if (part == ZOHN_BOARD_PART_STONE) {
    const ZohnRectangle *cloth = &self->layout.cloth;
    const double radius = ZOHN_STONE_RADIUS * cloth->width / 2;

    return (GdkRectangle){ (int) (cloth->x + cloth->width / 2 - radius),
                           (int) (cloth->y + cloth->height / 2 - radius), (int) (2 * radius),
                           (int) (2 * radius) };
  }

  return (GdkRectangle){ x - 4, y - 4, 8, 8 };
}

static gboolean
zohn_board_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard,
                               GtkTooltip *tooltip)
{
  ZohnBoardView *self = ZOHN_BOARD_VIEW (widget);
  g_autofree char *text = NULL;

  /* Nothing lies over a throw. */
  if (self->animating) {
    return FALSE;
  }

  if (keyboard) {
    text = zohn_board_view_describe (self);
  } else {
    const GdkRectangle area = get_tip_area (self, x, y);

    text = zohn_board_view_describe_place (self, x, y);
    gtk_tooltip_set_tip_area (tooltip, &area);
  }

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

/* For assistive technologies, which press what has an action. */
static void
throw_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zohn_board_view_request_throw (ZOHN_BOARD_VIEW (widget));
}

void
zohn_board_view_class_init_input (GtkWidgetClass *widget_class)
{
  widget_class->query_tooltip = zohn_board_view_query_tooltip;

  gtk_widget_class_install_action (widget_class, "board.throw", NULL, throw_action_cb);
}

void
zohn_board_view_init_input (ZohnBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (widget, keys);

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (widget, focus);

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (click, "stopped", G_CALLBACK (press_cancelled_cb), self);
  g_signal_connect_swapped (click, "cancel", G_CALLBACK (press_cancelled_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}
