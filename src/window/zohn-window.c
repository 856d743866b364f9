/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-window-private.h"

#include <malloc.h>

#include "settings/zohn-paths.h"
#include "settings/zohn-settings.h"
#include "widgets/zohn-board-preferences.h"

/* The window holds everything that belongs to one game on the screen and lets it know of each other. What it
 * can do is in zohn-window-actions.c, what it says in zohn-window-status.c, where its games come from in
 * zohn-window-games.c. */

G_DEFINE_FINAL_TYPE (ZohnWindow, zohn_window, GTK_TYPE_APPLICATION_WINDOW)

enum {
  PROP_SETTINGS = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
throw_requested_cb (ZohnWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.throw", NULL);
}

static void
confirmed_cb (ZohnWindow *self, guint thrown)
{
  if (zohn_window_can_enter (self)) {
    zohn_game_model_enter (zohn_window_get_model (self), (ZohnThrow) thrown);
  }
}

/* A menu is much to build for a window that has not been painted yet. */
static void
create_menu (GtkMenuButton *button, gpointer user_data)
{
  if (gtk_menu_button_get_popover (button) == NULL) {
    g_autoptr (GtkBuilder) builder =
        gtk_builder_new_from_resource ("/io/github/zohn_ahl/ZohnAhl/window/zohn-menu.ui");

    gtk_menu_button_set_menu_model (
        button, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
  }
}

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, ZohnWindow *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *link = g_value_get_boxed (value); link != NULL; link = link->next) {
    g_ptr_array_add (files, link->data);
  }
  zohn_window_open_files (self, (GFile *const *) files->pdata, files->len);

  return TRUE;
}

/* Nothing is read before something is seen, and the cloth, which is a sixth of the work of the first frame, is painted
 * in the second. */

static void
first_frame_painted_cb (GdkFrameClock *clock, ZohnWindow *self)
{
  g_clear_signal_handler (&self->first_frame_handler, clock);
  self->first_frame_clock = NULL;
  self->first_frame_seen = TRUE;
  gtk_widget_set_opacity (GTK_WIDGET (self->board), 1);
  if (!self->begun) {
    zohn_window_load_latest (self);
  }
}

static void
await_first_frame (ZohnWindow *self)
{
  if (self->first_frame_seen || self->first_frame_clock != NULL) {
    return;
  }
  gtk_widget_set_opacity (GTK_WIDGET (self->board), 0);
  self->first_frame_clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  self->first_frame_handler = g_signal_connect (self->first_frame_clock, "after-paint",
                                                G_CALLBACK (first_frame_painted_cb), self);
}

static void
forget_first_frame (ZohnWindow *self)
{
  if (self->first_frame_clock != NULL) {
    g_clear_signal_handler (&self->first_frame_handler, self->first_frame_clock);
    self->first_frame_clock = NULL;
  }
}

/* What building the window and painting it for the first time took is freed, but stays with the program until it is
 * given back. */
static void
give_back_cb (gpointer user_data)
{
  ZohnWindow *self = user_data;

  self->give_back_source = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

void
zohn_window_give_back_memory (ZohnWindow *self)
{
  if (self->give_back_source == 0) {
    self->give_back_source = g_timeout_add_once (1000, give_back_cb, self);
  }
}

static void
zohn_window_map (GtkWidget *widget)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  GTK_WIDGET_CLASS (zohn_window_parent_class)->map (widget);

  await_first_frame (self);
  zohn_window_update (self);
}

static void
zohn_window_unmap (GtkWidget *widget)
{
  ZohnWindow *self = ZOHN_WINDOW (widget);

  zohn_board_view_settle (self->board);
  GTK_WIDGET_CLASS (zohn_window_parent_class)->unmap (widget);

  forget_first_frame (self);
  zohn_window_update (self);
}

static void
zohn_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (zohn_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "notify::state",
                           G_CALLBACK (zohn_window_update), widget, G_CONNECT_SWAPPED);
  zohn_window_fullscreen_realize (ZOHN_WINDOW (widget));
}

static void
store_size (ZohnWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);
  const gboolean maximized = gtk_window_is_maximized (window);
  const gboolean fullscreen = gtk_window_is_fullscreen (window);
  int width, height;

  g_object_set (self->settings, "window-maximized", maximized, "window-fullscreen", fullscreen,
                NULL);
  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0) {
    g_object_set (self->settings, "window-width", width, "window-height", height, NULL);
  }
}

static void
restore_size (ZohnWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  gtk_window_set_default_size (window, zohn_settings_get_int (self->settings, "window-width"),
                               zohn_settings_get_int (self->settings, "window-height"));
  if (zohn_settings_get_boolean (self->settings, "window-maximized")) {
    gtk_window_maximize (window);
  }
  if (zohn_settings_get_boolean (self->settings, "window-fullscreen")) {
    gtk_window_fullscreen (window);
  }
}

static void
go (ZohnWindow *self, gpointer user_data)
{
  /* A game that is still being read holds the window: found now, it would show itself, or a first start's help, in a
   * window that is gone. */
  zohn_window_games_dispose (self);
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
zohn_window_close_request (GtkWindow *window)
{
  ZohnWindow *self = ZOHN_WINDOW (window);

  store_size (self);
  zohn_window_leave (self, go, NULL, NULL);

  return TRUE;
}

static void
init_sounds (ZohnWindow *self)
{
  g_autoptr (ZohnPaths) paths = zohn_paths_new ();

  self->sounds = zohn_sounds_new (paths->sounds);
  g_object_bind_property (self->settings, "sound", self->sounds, "enabled", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->board, "cue", G_CALLBACK (zohn_sounds_play), self->sounds,
                           G_CONNECT_SWAPPED);
}

static void
bind_settings (ZohnWindow *self)
{
  zohn_board_view_follow_preferences (self->board, G_OBJECT (self->settings));
  g_object_bind_property (self->settings, "sidebar-shown", self->split, "shown",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  zohn_banner_set_message (self->notice, zohn_settings_get_problem (self->settings));
}

static void
zohn_window_constructed (GObject *object)
{
  ZohnWindow *self = ZOHN_WINDOW (object);

  G_OBJECT_CLASS (zohn_window_parent_class)->constructed (object);

  bind_settings (self);
  zohn_window_review_init (self);
  init_sounds (self);
  restore_size (self);
  zohn_window_status_init (self);
  zohn_window_presence_init (self);
  zohn_window_update (self);
}

static void
zohn_window_dispose (GObject *object)
{
  ZohnWindow *self = ZOHN_WINDOW (object);

  forget_first_frame (self);
  zohn_window_games_dispose (self);
  g_clear_handle_id (&self->stop_source, g_source_remove);
  g_clear_handle_id (&self->windows_source, g_source_remove);
  g_clear_handle_id (&self->give_back_source, g_source_remove);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->computer);
  g_clear_object (&self->sounds);
  g_clear_object (&self->game_review);
  g_clear_object (&self->replay);
  g_clear_object (&self->clock);
  g_clear_object (&self->autosave);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_WINDOW);
  g_clear_object (&self->viewpoint);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->status_told, g_free);
  g_clear_pointer (&self->undone_text, g_free);

  G_OBJECT_CLASS (zohn_window_parent_class)->dispose (object);
}

static void
zohn_window_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnWindow *self = ZOHN_WINDOW (object);

  switch (property_id) {
  case PROP_SETTINGS:
    g_value_set_object (value, self->settings);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_window_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  ZohnWindow *self = ZOHN_WINDOW (object);

  switch (property_id) {
  case PROP_SETTINGS:
    self->settings = g_value_dup_object (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ZOHN_TYPE_BANNER);
  g_type_ensure (ZOHN_TYPE_BOARD_VIEW);
  g_type_ensure (ZOHN_TYPE_FACING);
  g_type_ensure (ZOHN_TYPE_HISTORY_PANEL);
  g_type_ensure (ZOHN_TYPE_SPLIT);
  g_type_ensure (ZOHN_TYPE_STICKS_ENTRY);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/zohn_ahl/ZohnAhl/window/zohn-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, split);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, unsaved);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, review_bar);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, board);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, history);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, result);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, status);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, time_left);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, control_row);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, controls);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, start_box);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, end_box);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, throw_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, sticks_entry);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, again_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, summary_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, facing);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, bottom_bar);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, status_lines);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, fullscreen_box);
  gtk_widget_class_bind_template_child (widget_class, ZohnWindow, fullscreen_menu_button);
  gtk_widget_class_bind_template_callback (widget_class, throw_requested_cb);
  gtk_widget_class_bind_template_callback (widget_class, confirmed_cb);
}

static void
zohn_window_class_init (ZohnWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = zohn_window_constructed;
  object_class->dispose = zohn_window_dispose;
  object_class->get_property = zohn_window_get_property;
  object_class->set_property = zohn_window_set_property;
  widget_class->map = zohn_window_map;
  widget_class->unmap = zohn_window_unmap;
  widget_class->realize = zohn_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = zohn_window_close_request;

  properties[PROP_SETTINGS] =
      g_param_spec_object ("settings", NULL, NULL, ZOHN_TYPE_SETTINGS,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  bind_template (widget_class);
  zohn_window_actions_class_init (widget_class);
  zohn_window_export_class_init (widget_class);
  zohn_window_review_class_init (widget_class);
}

static void
zohn_window_init (ZohnWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->viewpoint = zohn_viewpoint_new ();
  self->library = zohn_library_new_default ();
  self->autosave = zohn_autosave_new ();
  self->clock = zohn_clock_new ();
  self->computer = zohn_computer_player_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "zohn-ahl");
  g_object_set (self->board, "viewpoint", self->viewpoint, NULL);
  g_object_set (self->history, "viewpoint", self->viewpoint, NULL);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->throw_button));

  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu, NULL, NULL);
  gtk_menu_button_set_create_popup_func (self->fullscreen_menu_button, create_menu, NULL, NULL);

  zohn_window_actions_init (self);
  zohn_window_keys_init (self);
  zohn_window_touch_init (self);
  zohn_window_fullscreen_init (self);
  g_signal_connect (drop, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

/**
 * zohn_window_new:
 * @application: the application
 * @settings: the user's preferences
 *
 * Returns: (transfer none): a window; it looks for the game played last once it was painted, unless it was told of
 *   another before.
 */
ZohnWindow *
zohn_window_new (GtkApplication *application, ZohnSettings *settings)
{
  return g_object_new (ZOHN_TYPE_WINDOW, "application", application, "settings", settings, NULL);
}

/**
 * zohn_window_get_model:
 * @window: a window
 *
 * Returns: (transfer none) (nullable): the game it shows; %NULL until it was found.
 */
ZohnGameModel *
zohn_window_get_model (ZohnWindow *window)
{
  g_return_val_if_fail (ZOHN_IS_WINDOW (window), NULL);

  return zohn_viewpoint_get_model (window->viewpoint);
}

/**
 * zohn_window_get_rules:
 * @window: a window
 *
 * Returns: the rules of the game it shows, or the usual ones before it shows any.
 */
ZohnRules
zohn_window_get_rules (ZohnWindow *window)
{
  ZohnGameModel *model;

  g_return_val_if_fail (ZOHN_IS_WINDOW (window), ZOHN_RULES_DEFAULT);

  model = zohn_window_get_model (window);

  return model != NULL ? zohn_game_model_get_setup (model)->rules : ZOHN_RULES_DEFAULT;
}
