/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-chance-chart-private.h"

/* Pointer, wheel and keys look at other throws. "Forward" is where reading goes: the arrow keys change their meaning with
 * the direction of the text, as the chart itself does. */

#define PAGE 10 /* throws */

static void
look_at (ZohnChanceChart *self, guint n_throws)
{
  if (zohn_chance_chart_is_ready (self)) {
    zohn_viewpoint_set_throw (self->viewpoint, n_throws);
  }
}

static void
step (ZohnChanceChart *self, int n_throws)
{
  if (zohn_chance_chart_is_ready (self)) {
    look_at (self, (guint) MAX (0, (int) zohn_chance_chart_get_viewed (self) + n_throws));
  }
}

/* What has not been drawn yet cannot be pointed at. */
static gboolean
has_places (ZohnChanceChart *self)
{
  return zohn_chance_chart_is_ready (self) && self->still != NULL;
}

static void
look_below (ZohnChanceChart *self, double x)
{
  if (has_places (self)) {
    look_at (self, zohn_chart_pick (&self->chart, x));
  }
}

static void
drag_begin_cb (ZohnChanceChart *self, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->dragged_from = x;
  zohn_chance_chart_set_dragging (self, TRUE);
  look_below (self, x);
}

static void
drag_end_cb (ZohnChanceChart *self)
{
  zohn_chance_chart_set_dragging (self, FALSE);
}

static void
drag_update_cb (ZohnChanceChart *self, double offset_x, double offset_y)
{
  look_below (self, self->dragged_from + offset_x);
}

static gboolean
scroll_cb (ZohnChanceChart *self, double dx, double dy)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const double along = dy != 0 ? dy : (mirrored ? -dx : dx);

  if (along != 0) {
    step (self, along > 0 ? 1 : -1);
  }

  return GDK_EVENT_STOP;
}

static gboolean
zohn_chance_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard,
                                 GtkTooltip *tooltip)
{
  ZohnChanceChart *self = ZOHN_CHANCE_CHART (widget);
  g_autofree char *text = NULL;
  guint n_throws;

  if (!has_places (self)) {
    return FALSE;
  }

  n_throws = keyboard ? zohn_chance_chart_get_viewed (self) : zohn_chart_pick (&self->chart, x);
  if (!keyboard) {
    /* The next throw gets its own. */
    gtk_tooltip_set_tip_area (
        tooltip,
        &(GdkRectangle){ (int) zohn_chart_get_x (&self->chart, n_throws) - 1, y - 8, 3, 16 });
  }
  text = zohn_chance_chart_describe (self, n_throws);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int rightwards = g_variant_get_int32 (arguments);

  step (ZOHN_CHANCE_CHART (widget), mirrored ? -rightwards : rightwards);

  return GDK_EVENT_STOP;
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (ZOHN_CHANCE_CHART (widget), -1);
}

static void
forward_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (ZOHN_CHANCE_CHART (widget), 1);
}

static void
page_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (ZOHN_CHANCE_CHART (widget), -PAGE);
}

static void
page_forward_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (ZOHN_CHANCE_CHART (widget), PAGE);
}

static void
first_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ZOHN_CHANCE_CHART (widget), 0);
}

static void
last_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ZOHN_CHANCE_CHART (widget), G_MAXUINT);
}

static void
bind_key (GtkWidgetClass *widget_class, guint keyval, guint keypad_keyval, const char *action)
{
  gtk_widget_class_add_binding_action (widget_class, keyval, 0, action, NULL);
  gtk_widget_class_add_binding_action (widget_class, keypad_keyval, 0, action, NULL);
}

void
zohn_chance_chart_class_init_input (GtkWidgetClass *widget_class)
{
  widget_class->query_tooltip = zohn_chance_chart_query_tooltip;

  gtk_widget_class_install_action (widget_class, "chart.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "chart.forward", NULL, forward_action);
  gtk_widget_class_install_action (widget_class, "chart.page-back", NULL, page_back_action);
  gtk_widget_class_install_action (widget_class, "chart.page-forward", NULL, page_forward_action);
  gtk_widget_class_install_action (widget_class, "chart.first", NULL, first_action);
  gtk_widget_class_install_action (widget_class, "chart.last", NULL, last_action);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, move_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, 0, move_cb, "i", 1);
  bind_key (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, "chart.back");
  bind_key (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, "chart.forward");
  bind_key (widget_class, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, "chart.page-back");
  bind_key (widget_class, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, "chart.page-forward");
  bind_key (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, "chart.first");
  bind_key (widget_class, GDK_KEY_End, GDK_KEY_KP_End, "chart.last");
}

void
zohn_chance_chart_init_input (ZohnChanceChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
}
