/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

/* The plain keys of the window: to throw, for real sticks, to look at other throws, and Space to begin and end the replay
 * there. They count only when the focused widget had no use for them, so a text field keeps every character. A key that is held down repeats: only its first press counts, or a throw would follow as soon
 * as the last one has ended. */

#define COMMAND_MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)

typedef struct {
  guint keyval;
  guint bit; /* of keys_down */
  int stick; /* that it turns over, -1 for a key that throws */
} Key;

static const Key keys[] = {
  { GDK_KEY_space, 1 << 0, -1 },     { GDK_KEY_KP_Space, 1 << 1, -1 },
  { GDK_KEY_Return, 1 << 2, -1 },    { GDK_KEY_KP_Enter, 1 << 3, -1 },
  { GDK_KEY_ISO_Enter, 1 << 4, -1 }, { GDK_KEY_1, 1 << 5, 0 },
  { GDK_KEY_2, 1 << 6, 1 },          { GDK_KEY_3, 1 << 7, 2 },
  { GDK_KEY_4, 1 << 8, 3 },          { GDK_KEY_KP_1, 1 << 9, 0 },
  { GDK_KEY_KP_2, 1 << 10, 1 },      { GDK_KEY_KP_3, 1 << 11, 2 },
  { GDK_KEY_KP_4, 1 << 12, 3 },
};

static const Key *
find_key (guint keyval, GdkModifierType state)
{
  if (state & COMMAND_MODIFIERS) {
    return NULL;
  }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (keys[i].keyval == keyval) {
      return &keys[i];
    }
  }

  return NULL;
}

typedef struct {
  guint keyval;
  int n_throws; /* to go forward; G_MININT to the opening, G_MAXINT back to the game */
  gboolean turns; /* with the direction of the text: forward is where reading goes */
} ReviewKey;

#define PAGE 10

static const ReviewKey review_keys[] = {
  { GDK_KEY_Left, -1, TRUE },    { GDK_KEY_KP_Left, -1, TRUE },  { GDK_KEY_Right, 1, TRUE },
  { GDK_KEY_KP_Right, 1, TRUE }, { GDK_KEY_Page_Up, -PAGE },     { GDK_KEY_KP_Page_Up, -PAGE },
  { GDK_KEY_Page_Down, PAGE },   { GDK_KEY_KP_Page_Down, PAGE }, { GDK_KEY_Home, G_MININT },
  { GDK_KEY_KP_Home, G_MININT }, { GDK_KEY_End, G_MAXINT },      { GDK_KEY_KP_End, G_MAXINT },
  { GDK_KEY_Escape, G_MAXINT },
};

static gboolean
use_review_key (ZohnWindow *self, guint keyval, GdkModifierType state)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (state & (COMMAND_MODIFIERS | GDK_SHIFT_MASK)) {
    return GDK_EVENT_PROPAGATE;
  }
  if (keyval == GDK_KEY_Escape && !zohn_viewpoint_get_reviewing (self->viewpoint) &&
      zohn_window_leave_fullscreen (self)) {
    return GDK_EVENT_STOP;
  }
  for (guint i = 0; i < G_N_ELEMENTS (review_keys); i++) {
    const ReviewKey *key = &review_keys[i];

    if (key->keyval == keyval) {
      zohn_viewpoint_step (self->viewpoint,
                           key->turns && mirrored ? -key->n_throws : key->n_throws);
      return GDK_EVENT_STOP;
    }
  }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_typing (ZohnWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);
}

static gboolean
use_key (ZohnWindow *self, const Key *key)
{
  if (key->stick >= 0) {
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.turn-stick", "u",
                                       (guint) key->stick);
  }
  if (key->keyval == GDK_KEY_space && zohn_viewpoint_get_reviewing (self->viewpoint)) {
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.replay", NULL);
  }
  if (zohn_window_can_enter (self)) {
    /* Space is too easily hit by those who are used to throw with it. */
    return key->keyval == GDK_KEY_space || key->keyval == GDK_KEY_KP_Space ||
           gtk_widget_activate_action (GTK_WIDGET (self), "win.confirm", NULL);
  }

  return gtk_widget_activate_action (GTK_WIDGET (self), "win.throw", NULL);
}

/* Whether the focused widget would do nothing else with the key. The Throw button waits a quarter of a second to
 * show that it was pressed, which a throw should not; the board knows nothing of real sticks. */
static gboolean
is_for_throwing (ZohnWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus == GTK_WIDGET (self->throw_button) || focus == GTK_WIDGET (self->board);
}

/* Before any widget gets the key: a repeated key is no new press, whatever has the focus. */
static gboolean
first_press_cb (GtkEventControllerKey *controller, guint keyval, guint keycode,
                GdkModifierType state, ZohnWindow *self)
{
  const Key *key = find_key (keyval, state);

  if (key == NULL || is_typing (self)) {
    return GDK_EVENT_PROPAGATE;
  }
  if (self->keys_down & key->bit) {
    return GDK_EVENT_STOP;
  }
  self->keys_down |= key->bit;

  if (key->stick < 0 && is_for_throwing (self)) {
    use_key (self, key);
    return GDK_EVENT_STOP;
  }

  return GDK_EVENT_PROPAGATE;
}

static void
released_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             ZohnWindow *self)
{
  const Key *key = find_key (keyval, 0);

  if (key != NULL) {
    self->keys_down &= ~key->bit;
  }
}

/* After the focused widget and its parents had no use for it. */
static gboolean
unused_press_cb (GtkEventControllerKey *controller, guint keyval, guint keycode,
                 GdkModifierType state, ZohnWindow *self)
{
  const Key *key = find_key (keyval, state);

  if (is_typing (self)) {
    return GDK_EVENT_PROPAGATE;
  }

  return key != NULL ? use_key (self, key) : use_review_key (self, keyval, state);
}

/* Keys that are let go elsewhere are never heard of. */
static void
focus_left_cb (ZohnWindow *self)
{
  self->keys_down = 0;
}

void
zohn_window_keys_init (ZohnWindow *self)
{
  GtkEventController *first = gtk_event_controller_key_new ();
  GtkEventController *unused = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (first, GTK_PHASE_CAPTURE);
  g_signal_connect (first, "key-pressed", G_CALLBACK (first_press_cb), self);
  g_signal_connect (first, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), first);

  gtk_event_controller_set_propagation_phase (unused, GTK_PHASE_BUBBLE);
  g_signal_connect (unused, "key-pressed", G_CALLBACK (unused_press_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), unused);

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (focus_left_cb), NULL);
}
