/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-games-window-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (ZohnGamesWindow, zohn_games_window, GTK_TYPE_WINDOW)

enum {
  OPEN_GAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

gboolean
zohn_games_window_shows_games (ZohnGamesWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "games") == 0;
}

/* The game that something can be done with: none while the players are looked at. */
ZohnLibraryEntry *
zohn_games_window_get_game (ZohnGamesWindow *self)
{
  return zohn_games_window_shows_games (self) ? zohn_games_list_get_selected (self->list) : NULL;
}

void
zohn_games_window_open_game (ZohnGamesWindow *self, ZohnLibraryEntry *entry, gboolean from_start)
{
  g_autoptr (GFile) file = g_object_ref (zohn_library_entry_get_file (entry));

  if (zohn_library_entry_get_setup (entry) == NULL) {
    return;
  }
  g_signal_emit (self, signals[OPEN_GAME], 0, file, from_start);
  gtk_window_close (GTK_WINDOW (self));
}

static void
activated_cb (ZohnGamesWindow *self, ZohnLibraryEntry *entry)
{
  zohn_games_window_open_game (self, entry, FALSE);
}

static void
selected_cb (ZohnGamesWindow *self)
{
  zohn_games_window_update_actions (self);
}

/* What is looked for are games. */
static void
search_mode_cb (ZohnGamesWindow *self)
{
  if (gtk_search_bar_get_search_mode (self->search_bar)) {
    gtk_stack_set_visible_child_name (self->pages, "games");
  } else {
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  }
}

static void
searched_cb (ZohnGamesWindow *self)
{
  zohn_games_list_search (self->list, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* Enter in the search field opens what was found. */
static void
search_activated_cb (ZohnGamesWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "games.open", NULL);
}

/* From the field down into the list. */
static gboolean
search_key_cb (ZohnGamesWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down) {
    return GDK_EVENT_PROPAGATE;
  }

  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static gboolean
drop_cb (ZohnGamesWindow *self, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *at = g_value_get_boxed (value); at != NULL; at = at->next) {
    g_ptr_array_add (files, at->data);
  }
  zohn_games_window_import (self, (GFile *const *) files->pdata, files->len);

  return TRUE;
}

static void
zohn_games_window_dispose (GObject *object)
{
  ZohnGamesWindow *self = ZOHN_GAMES_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  if (self->chooser != NULL) {
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
    g_clear_object (&self->chooser);
  }
  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_GAMES_WINDOW);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->games);
  g_clear_object (&self->library);
  g_clear_object (&self->being_played);
  g_clear_object (&self->exported);
  g_clear_object (&self->trashed_from);
  g_clear_pointer (&self->trashed, zohn_trashed_free);

  G_OBJECT_CLASS (zohn_games_window_parent_class)->dispose (object);
}

static void
add_style (void)
{
  static gsize added = 0;

  if (g_once_init_enter (&added)) {
    g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

    gtk_css_provider_load_from_resource (provider,
                                         "/io/github/zohn_ahl/ZohnAhl/games/zohn-games.css");
    gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_once_init_leave (&added, 1);
  }
}

static void
zohn_games_window_class_init (ZohnGamesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_games_window_dispose;

  signals[OPEN_GAME] = g_signal_new ("open-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_BOOLEAN);

  g_type_ensure (ZOHN_TYPE_BANNER);
  g_type_ensure (ZOHN_TYPE_GAMES_LIST);
  g_type_ensure (ZOHN_TYPE_PLAYERS_VIEW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/games/zohn-games-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, players);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, search);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, ZohnGamesWindow, game_menu);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_mode_cb);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  zohn_games_window_actions_class_init (widget_class);
}

/* Whoever just types looks for names. The search bar's own way to catch keys would give those of the window, such as
 * Ctrl+Z, to the hidden field. */
static gboolean
typed_cb (ZohnGamesWindow *self, guint key, guint code, GdkModifierType modifiers,
          GtkEventControllerKey *controller)
{
  const gboolean is_text = g_unichar_isgraph (gdk_keyval_to_unicode (key)) &&
                           (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0;

  if (!is_text || !zohn_games_window_shows_games (self) ||
      !gtk_event_controller_key_forward (
          controller, GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->search))))) {
    return GDK_EVENT_PROPAGATE;
  }
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);

  return GDK_EVENT_STOP;
}

static void
add_typing (ZohnGamesWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (typed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
zohn_games_window_init (ZohnGamesWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  add_style ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  add_typing (self);
  zohn_games_list_set_menu (self->list, self->game_menu);

  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

/**
 * zohn_games_window_new:
 * @parent: (nullable): the window above which it is shown
 * @library: where the games are
 * @settings: the user's preferences
 * @being_played: (nullable): the record of the game that @parent shows; it is written again and again, and can neither be renamed
 *   nor moved to the trash
 *
 * Returns: (transfer none): the window, not yet shown; it begins to read.
 */
ZohnGamesWindow *
zohn_games_window_new (GtkWindow *parent, ZohnLibrary *library, ZohnSettings *settings,
                       GFile *being_played)
{
  ZohnGamesWindow *self = g_object_new (ZOHN_TYPE_GAMES_WINDOW, "transient-for", parent, "modal",
                                        parent != NULL, "destroy-with-parent", TRUE, NULL);

  self->library = g_object_ref (library);
  self->games = zohn_library_model_new (library);
  g_set_object (&self->being_played, being_played);
  zohn_games_list_set_games (self->list, self->games, being_played);
  g_object_bind_property (self->games, "loading", self->reading, "visible", G_BINDING_SYNC_CREATE);
  zohn_players_view_set_games (self->players, self->games, settings);
  zohn_games_window_update_actions (self);

  return self;
}

/**
 * zohn_games_window_set_being_played:
 * @window: the window of all games
 * @being_played: (nullable): the record of the game that is being played from now on
 */
void
zohn_games_window_set_being_played (ZohnGamesWindow *window, GFile *being_played)
{
  g_return_if_fail (ZOHN_IS_GAMES_WINDOW (window));

  if (g_set_object (&window->being_played, being_played)) {
    zohn_games_list_set_being_played (window->list, being_played);
    zohn_games_window_update_actions (window);
  }
}
