/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

/* Whoever touched the window last with a finger gets controls that a finger can hit; a mouse brings back the small ones.
 * The style class `touch` is all that tells of it. */

static void
set_touched (ZohnWindow *self, gboolean touched)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (gtk_widget_has_css_class (widget, "touch") == touched) {
    return;
  }
  if (touched) {
    gtk_widget_add_css_class (widget, "touch");
  } else {
    gtk_widget_remove_css_class (widget, "touch");
  }
  zohn_review_bar_set_touched (self->review_bar, touched);
}

/* The system makes pointer events of touches for those who know no better. */
static gboolean
event_cb (ZohnWindow *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event)) {
  case GDK_TOUCH_BEGIN:
    set_touched (self, TRUE);
    break;
  case GDK_BUTTON_PRESS:
  case GDK_MOTION_NOTIFY:
    if (!gdk_event_get_pointer_emulated (event)) {
      set_touched (self, FALSE);
    }
    break;
  default:
    break;
  }

  return GDK_EVENT_PROPAGATE;
}

void
zohn_window_touch_init (ZohnWindow *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}
