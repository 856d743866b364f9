/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <glib/gi18n.h>

#include "text/zohn-text.h"
#include "widgets/zohn-announcer.h"
#include "widgets/zohn-sentence.h"

#define URGENT_SECONDS 60

/* Everything in the window that says how the game stands: title, status line, banners, clock, and which control
 * the user has. All of it follows from model, viewpoint and board and is set anew after any change; GTK does nothing for a
 * value that is the same. */

/* A new throw is told when it has come to rest on the board. */
static gboolean
may_tell (ZohnWindow *self)
{
  return !zohn_board_view_get_animating (self->board);
}

static char *
tell_throw (ZohnGameModel *model, guint number)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  ZohnHistory *history = zohn_game_model_get_history (model);
  g_autoptr (ZohnThrowRecord) record = NULL;

  if (number == 0) {
    const ZohnPosition *opening = zohn_history_get_position (history, 0);

    return zohn_text_turn_of (setup, (ZohnSide) opening->to_throw, 0);
  }
  record = zohn_history_dup_record (history, number);

  return zohn_text_announcement (setup, record, zohn_history_get_player_to_throw (history, number));
}

/* The result of the game that is shown as it stands, NULL while it is played. */
static char *
describe_result (ZohnWindow *self, ZohnGameModel *model)
{
  return zohn_viewpoint_get_reviewing (self->viewpoint) ? NULL : zohn_text_result (model);
}

static char *
describe_status (ZohnWindow *self, ZohnGameModel *model)
{
  if (zohn_viewpoint_get_reviewing (self->viewpoint)) {
    return tell_throw (model, zohn_viewpoint_get_throw (self->viewpoint));
  }
  if (self->undone_text != NULL) {
    g_autofree char *turn = zohn_text_turn (model);

    return zohn_text_join (g_strdup (self->undone_text), turn);
  }

  return tell_throw (model, zohn_game_model_get_n_throws (model));
}

static void
set_label (GtkLabel *label, const char *text)
{
  zohn_sentence_show (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
}

static void
show_status (ZohnWindow *self, const char *status, const char *result, guint number)
{
  g_autofree char *announcement = zohn_text_join (g_strdup (status), result);

  if (number == self->status_throw && g_strcmp0 (self->status_told, announcement) == 0) {
    return;
  }
  self->status_throw = number;
  set_label (self->status, status);
  set_label (self->result, result != NULL ? result : "");
  /* The lines have a height of their own, so that the board keeps its size whatever they say. */
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  gtk_label_set_lines (self->status, result != NULL ? 1 : 2);

  zohn_announce (GTK_WIDGET (self), announcement);
  g_free (self->status_told);
  self->status_told = g_steal_pointer (&announcement);
}

/* The line stands where whoever throws next can read it. */
static void
face_side (ZohnWindow *self, ZohnGameModel *model, guint number)
{
  const ZohnPosition *position =
      zohn_history_get_position (zohn_game_model_get_history (model), number);

  zohn_facing_set_side (self->facing, (ZohnSide) position->to_throw);
}

static void
update_status (ZohnWindow *self, ZohnGameModel *model)
{
  g_autofree char *status = NULL;
  g_autofree char *result = NULL;
  guint number;

  if (model == NULL || !may_tell (self)) {
    return;
  }
  status = describe_status (self, model);
  result = describe_result (self, model);
  number = zohn_viewpoint_get_reviewing (self->viewpoint)
               ? zohn_viewpoint_get_throw (self->viewpoint)
               : zohn_game_model_get_n_throws (model);
  show_status (self, status, result, number);
  face_side (self, model, number);
}

/* The lines are the same wherever they are, also for those who hear them. */
static void
place_status (ZohnWindow *self)
{
  GtkWidget *lines = self->status_lines;
  const gboolean turned = zohn_settings_get_boolean (self->settings, "status-turned");
  const gboolean is_turned = gtk_widget_get_parent (lines) == GTK_WIDGET (self->facing);

  zohn_facing_set_turned (self->facing, zohn_settings_get_boolean (self->settings, "board-turned"));
  if (turned == is_turned) {
    return;
  }
  g_object_ref (lines);
  if (turned) {
    gtk_box_remove (self->bottom_bar, lines);
    zohn_facing_set_line (self->facing, lines);
  } else {
    zohn_facing_set_line (self->facing, NULL);
    gtk_box_prepend (self->bottom_bar, lines);
  }
  g_object_unref (lines);
}

static void
update_title (ZohnWindow *self, ZohnGameModel *model)
{
  g_autofree char *sides =
      model != NULL ? zohn_text_sides (zohn_game_model_get_setup (model)) : NULL;

  gtk_window_set_title (GTK_WINDOW (self), sides != NULL ? sides : _ ("Zohn Ahl"));
}

static void
update_time_left (ZohnWindow *self, ZohnGameModel *model)
{
  const gboolean limited = model != NULL && zohn_game_model_get_setup (model)->time_limit > 0 &&
                           zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING;
  const guint seconds = limited ? zohn_game_model_get_time_left (model) : 0;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->time_left), limited);
  if (!limited) {
    return;
  }
  text = zohn_text_time_left (seconds);
  words = zohn_text_time_left_in_words (seconds);
  gtk_label_set_text (self->time_left, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->time_left), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time_left), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  if (seconds <= URGENT_SECONDS) {
    gtk_widget_add_css_class (GTK_WIDGET (self->time_left), "urgent");
  } else {
    gtk_widget_remove_css_class (GTK_WIDGET (self->time_left), "urgent");
  }
}

/* A button that cannot be used any more loses the focus to nobody knows whom. The board has the same keys: it takes
 * the focus meanwhile. */
static void
set_throw_sensitive (ZohnWindow *self, gboolean sensitive)
{
  GtkWidget *button = GTK_WIDGET (self->throw_button);
  GtkWidget *board = GTK_WIDGET (self->board);

  if (gtk_widget_get_sensitive (button) == sensitive) {
    return;
  }
  if (!sensitive) {
    self->throw_refocus = gtk_widget_is_focus (button);
    if (self->throw_refocus) {
      gtk_widget_grab_focus (board);
    }
    gtk_widget_set_sensitive (button, FALSE);
  } else {
    gtk_widget_set_sensitive (button, TRUE);
    if (self->throw_refocus && gtk_widget_is_focus (board)) {
      gtk_widget_grab_focus (button);
    }
    self->throw_refocus = FALSE;
  }
}

/* The sticks want so much room that the clock and the buttons beside them stand above each other. */
static void
arrange_controls (ZohnWindow *self, gboolean high)
{
  GtkWidget *time_left = GTK_WIDGET (self->time_left);
  GtkBox *box = high ? self->end_box : self->start_box;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->end_box),
                                  high ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (gtk_widget_get_parent (time_left) != GTK_WIDGET (box)) {
    g_object_ref (time_left);
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (time_left)), time_left);
    gtk_box_prepend (box, time_left);
    g_object_unref (time_left);
  }
}

/* Before @widget is hidden. */
static void
take_focus_from (ZohnWindow *self, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, widget)) {
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  }
}

static void
show_control (ZohnWindow *self, const char *name)
{
  if (g_str_equal (gtk_stack_get_visible_child_name (self->controls), name)) {
    return;
  }
  take_focus_from (self, GTK_WIDGET (self->controls));
  take_focus_from (self, GTK_WIDGET (self->start_box));
  gtk_stack_set_visible_child_name (self->controls, name);
  gtk_widget_set_visible (self->summary_button, g_str_equal (name, "over"));
  arrange_controls (self, g_str_equal (name, "sticks"));
}

static void
update_throw_button (ZohnWindow *self, ZohnGameModel *model)
{
  const gboolean computer = model != NULL && zohn_game_model_is_computer_to_throw (model);
  const gboolean held = computer && zohn_computer_player_get_held (self->computer);
  const char *label = _ ("Throw");

  if (held) {
    label = _ ("Go on");
    gtk_button_set_label (self->throw_button, _ ("_Go On"));
  } else {
    gtk_button_set_label (self->throw_button, _ ("_Throw"));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->throw_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  /* While a throw is on its way the button only does nothing: it keeps its look and the focus. */
  set_throw_sensitive (self, model != NULL && zohn_game_model_get_can_throw (model) &&
                                 !zohn_viewpoint_get_reviewing (self->viewpoint) &&
                                 (!computer || held));
}

/* The bar of a review takes the room of what cannot be used meanwhile. */
static void
show_control_row (ZohnWindow *self, gboolean shown)
{
  if (!shown) {
    take_focus_from (self, self->control_row);
  }
  gtk_widget_set_visible (self->control_row, shown);
}

static void
update_controls (ZohnWindow *self, ZohnGameModel *model)
{
  const char *control = "throw";

  if (model != NULL && zohn_game_model_get_state (model) != ZOHN_GAME_PLAYING) {
    control = may_tell (self) ? "over" : gtk_stack_get_visible_child_name (self->controls);
  } else if (model != NULL && !zohn_game_model_is_computer_to_throw (model) &&
             zohn_game_model_get_setup (model)->sticks == ZOHN_STICKS_ENTERED) {
    control = "sticks";
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->sticks_entry),
                            !zohn_viewpoint_get_reviewing (self->viewpoint));
  update_throw_button (self, model);
  show_control (self, control);
  show_control_row (self, !zohn_review_bar_get_revealed (self->review_bar));
}

static gboolean
is_seen (ZohnWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && GDK_IS_TOPLEVEL (surface) &&
         !(gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED);
}

static void
stop_cb (gpointer user_data)
{
  ZohnWindow *self = user_data;
  ZohnGameModel *model = zohn_window_get_model (self);

  self->stop_source = 0;
  if (model != NULL) {
    zohn_game_model_stop (model);
  }
}

/* A throw is under way too while players turn up the faces that their real sticks show. */
static gboolean
is_entering (ZohnWindow *self, ZohnGameModel *model)
{
  return !zohn_game_model_is_computer_to_throw (model) &&
         zohn_game_model_get_setup (model)->sticks == ZOHN_STICKS_ENTERED &&
         zohn_sticks_entry_get_throw (self->sticks_entry) != 0;
}

/* In a moment of its own: a model takes no order while it announces a change. */
static void
stop_when_time_is_up (ZohnWindow *self, ZohnGameModel *model)
{
  const gboolean due = model != NULL && may_tell (self) &&
                       zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING &&
                       zohn_game_model_get_setup (model)->time_limit > 0 &&
                       zohn_game_model_get_time_left (model) == 0 && !is_entering (self, model);

  if (due && self->stop_source == 0) {
    self->stop_source = g_idle_add_once (stop_cb, self);
  } else if (!due) {
    g_clear_handle_id (&self->stop_source, g_source_remove);
  }
}

void
zohn_window_update (ZohnWindow *self)
{
  ZohnGameModel *model = zohn_window_get_model (self);
  const gboolean seen = is_seen (self);

  update_title (self, model);
  update_status (self, model);
  update_time_left (self, model);
  update_controls (self, model);
  zohn_window_update_actions (self);
  zohn_clock_set_running (self->clock, seen && !zohn_viewpoint_get_reviewing (self->viewpoint));
  /* It plays on under a review, whatever is shown there. */
  zohn_computer_player_set_active (
      self->computer, seen && (may_tell (self) || zohn_viewpoint_get_reviewing (self->viewpoint)));
  zohn_window_update_presence (self);
  stop_when_time_is_up (self, model);
}

static void
undone_cb (ZohnWindow *self, ZohnThrowRecord *record)
{
  g_free (self->undone_text);
  /* Translators: %u is the number of a throw */
  self->undone_text =
      g_strdup_printf (_ ("Throw %u was undone"), zohn_throw_record_get_number (record));
}

static void
forget_undone_cb (ZohnWindow *self)
{
  g_clear_pointer (&self->undone_text, g_free);
}

static void
time_left_cb (ZohnWindow *self)
{
  update_time_left (self, zohn_window_get_model (self));
}

static void
faces_cb (ZohnWindow *self)
{
  stop_when_time_is_up (self, zohn_window_get_model (self));
}

static void
viewed_cb (ZohnWindow *self)
{
  /* While the view follows the game, the model says itself when something has changed. */
  if (zohn_viewpoint_get_reviewing (self->viewpoint)) {
    zohn_window_update (self);
  }
}

static void
save_state_cb (ZohnWindow *self)
{
  const char *reason = zohn_autosave_get_error_message (self->autosave);
  g_autofree char *text = NULL;

  if (reason != NULL) {
    /* Translators: %s is the system's message */
    text = g_strdup_printf (_ ("The game cannot be saved at the moment: %s"), reason);
  }
  zohn_banner_set_message (self->unsaved, text);
}

void
zohn_window_status_init (ZohnWindow *self)
{
  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "undone", G_CALLBACK (undone_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "redone", G_CALLBACK (forget_undone_cb),
                                  self);
  g_signal_group_connect_swapped (self->model_signals, "thrown", G_CALLBACK (forget_undone_cb),
                                  self);
  g_signal_group_connect_swapped (self->model_signals, "notify::time-left",
                                  G_CALLBACK (time_left_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "changed", G_CALLBACK (zohn_window_update),
                                  self);

  g_signal_connect_object (self->viewpoint, "notify::throw", G_CALLBACK (viewed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->viewpoint, "notify::reviewing", G_CALLBACK (zohn_window_update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::animating", G_CALLBACK (zohn_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "notify::held", G_CALLBACK (zohn_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sticks_entry, "notify::thrown", G_CALLBACK (faces_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "expired", G_CALLBACK (zohn_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "notify::error-message", G_CALLBACK (save_state_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "notify::status-turned", G_CALLBACK (place_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "notify::board-turned", G_CALLBACK (place_status), self,
                           G_CONNECT_SWAPPED);
  place_status (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->unsaved), "warning");
  gtk_widget_add_css_class (GTK_WIDGET (self->notice), "warning");
}
