/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-games-list.h"

#include <glib/gi18n.h>

#include "games/zohn-game-row.h"
#include "record/zohn-search.h"

struct _ZohnGamesList {
  GtkWidget parent_instance;

  /* owned */
  ZohnLibraryModel *games;
  GFile *being_played; /* nullable */
  GtkFilterListModel *shown;
  GtkSingleSelection *selection;
  GtkCustomFilter *filter;
  char **words; /* that are looked for */
  GFile *wanted; /* nullable: to be selected as soon as it is there */

  /* borrowed: children */
  GtkWidget *stack;
  GtkWidget *list;
  GtkLabel *placeholder;
  GtkPopover *menu; /* nullable */
};

G_DEFINE_FINAL_TYPE (ZohnGamesList, zohn_games_list, GTK_TYPE_WIDGET)

enum {
  PROP_SELECTED = 1,
  N_PROPERTIES,
};

enum {
  ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

static gboolean
match_cb (gpointer item, gpointer user_data)
{
  ZohnGamesList *self = user_data;

  return self->words == NULL ||
         zohn_library_entry_matches (item, (const char *const *) self->words);
}

static const char *
get_reason_for_nothing (ZohnGamesList *self)
{
  if (zohn_library_model_get_error_message (self->games) != NULL) {
    return zohn_library_model_get_error_message (self->games);
  }
  if (zohn_library_model_get_loading (self->games)) {
    return _ ("The games are being read…");
  }
  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0) {
    return _ ("No game has been played yet. Every game is kept here from its first throw on.");
  }

  return _ ("No game has these names.");
}

static void
update_placeholder (ZohnGamesList *self)
{
  const gboolean empty = zohn_games_list_get_n_shown (self) == 0;

  if (self->games == NULL) {
    return;
  }
  if (empty) {
    gtk_label_set_text (self->placeholder, get_reason_for_nothing (self));
  }
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), empty ? "placeholder" : "list");
}

static ZohnGameRow *
find_row (ZohnGamesList *self, ZohnLibraryEntry *entry)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *row = gtk_widget_get_first_child (child);

    if (ZOHN_IS_GAME_ROW (row) && zohn_game_row_get_entry (ZOHN_GAME_ROW (row)) == entry) {
      return ZOHN_GAME_ROW (row);
    }
  }

  return NULL;
}

/* With the keyboard the list is gone on from the row that has the focus, which need not be the selected one. */
static void
focus_row (ZohnGamesList *self, ZohnLibraryEntry *entry)
{
  ZohnGameRow *row = find_row (self, entry);

  if (row != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL) {
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
  }
}

static gboolean
select_wanted (ZohnGamesList *self, guint position, guint n)
{
  for (guint i = position; self->wanted != NULL && i < position + n; i++) {
    g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

    if (g_file_equal (zohn_library_entry_get_file (entry), self->wanted)) {
      g_clear_object (&self->wanted);
      gtk_single_selection_set_selected (self->selection, i);
      gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", i);
      focus_row (self, entry);
      return TRUE;
    }
  }

  return FALSE;
}

/* GTK 4.8 leaves the focus with a row that was removed, where no key arrives any more. */
static void
keep_focus (ZohnGamesList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  ZohnLibraryEntry *selected = zohn_games_list_get_selected (self);
  ZohnGameRow *row = selected != NULL ? find_row (self, selected) : NULL;

  if (focus == NULL || gtk_widget_get_root (focus) != NULL) {
    return;
  }
  gtk_root_set_focus (root, NULL);
  gtk_widget_grab_focus (row != NULL ? gtk_widget_get_parent (GTK_WIDGET (row)) : self->list);
}

static void
shown_changed_cb (ZohnGamesList *self, guint position, guint n_removed, guint n_added)
{
  keep_focus (self);
  select_wanted (self, position, n_added);
}

static void
selected_cb (ZohnGamesList *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

static void
activate_cb (ZohnGamesList *self, guint position)
{
  g_autoptr (ZohnLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (entry != NULL) {
    g_signal_emit (self, signals[ACTIVATED], 0, entry);
  }
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  gtk_list_item_set_child (list_item, zohn_game_row_new ());
}

static void
show_row (ZohnGamesList *self, ZohnGameRow *row, ZohnLibraryEntry *entry)
{
  zohn_game_row_set_entry (
      row, entry,
      self->being_played != NULL &&
          g_file_equal (self->being_played, zohn_library_entry_get_file (entry)));
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  show_row (user_data, ZOHN_GAME_ROW (gtk_list_item_get_child (list_item)),
            gtk_list_item_get_item (list_item));
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  zohn_game_row_set_entry (ZOHN_GAME_ROW (gtk_list_item_get_child (list_item)), NULL, FALSE);
}

/* The row below a place of the list becomes the selected one. */
static gboolean
select_at (ZohnGamesList *self, double x, double y)
{
  GtkWidget *row = gtk_widget_pick (self->list, x, y, GTK_PICK_DEFAULT);

  while (row != NULL && !ZOHN_IS_GAME_ROW (row)) {
    GtkWidget *child = gtk_widget_get_first_child (row);

    row = ZOHN_IS_GAME_ROW (child) ? child : gtk_widget_get_parent (row);
  }
  for (guint i = 0; row != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->selection));
       i++) {
    g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

    if (entry == zohn_game_row_get_entry (ZOHN_GAME_ROW (row))) {
      gtk_single_selection_set_selected (self->selection, i);
      return TRUE;
    }
  }

  return FALSE;
}

static void
pop_up (ZohnGamesList *self, double x, double y)
{
  graphene_point_t point;

  if (self->menu != NULL &&
      gtk_widget_compute_point (self->list, GTK_WIDGET (self),
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)) {
    gtk_popover_set_pointing_to (self->menu, &(GdkRectangle){ (int) point.x, (int) point.y, 1, 1 });
    gtk_popover_popup (self->menu);
  }
}

static void
right_click_cb (ZohnGamesList *self, int n_press, double x, double y)
{
  if (select_at (self, x, y)) {
    pop_up (self, x, y);
  }
}

static void
long_press_cb (ZohnGamesList *self, double x, double y)
{
  right_click_cb (self, 1, x, y);
}

/* With the menu key it comes up at the selected row, which has the focus. */
static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  ZohnGamesList *self = ZOHN_GAMES_LIST (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->list) ||
      !gtk_widget_compute_bounds (focus, self->list, &bounds)) {
    return FALSE;
  }
  pop_up (self, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2);

  return TRUE;
}

static void
zohn_games_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ZohnGamesList *self = ZOHN_GAMES_LIST (widget);

  gtk_widget_size_allocate (self->stack, &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (self->menu != NULL) {
    gtk_popover_present (self->menu);
  }
}

static void
zohn_games_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (ZOHN_GAMES_LIST (widget)->stack, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static gboolean
zohn_games_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ZOHN_GAMES_LIST (widget)->list);
}

static void
zohn_games_list_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_SELECTED:
    g_value_set_object (value, zohn_games_list_get_selected (ZOHN_GAMES_LIST (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_games_list_dispose (GObject *object)
{
  ZohnGamesList *self = ZOHN_GAMES_LIST (object);

  if (self->games != NULL) {
    g_signal_handlers_disconnect_by_data (self->games, self);
  }
  if (self->shown != NULL) {
    g_signal_handlers_disconnect_by_data (self->shown, self);
  }
  if (self->selection != NULL) {
    g_signal_handlers_disconnect_by_data (self->selection, self);
  }
  if (self->menu != NULL) {
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->menu)));
  }
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->games);
  g_clear_object (&self->being_played);
  g_clear_object (&self->wanted);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (zohn_games_list_parent_class)->dispose (object);
}

static void
zohn_games_list_class_init (ZohnGamesListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = zohn_games_list_dispose;
  object_class->get_property = zohn_games_list_get_property;
  widget_class->measure = zohn_games_list_measure;
  widget_class->size_allocate = zohn_games_list_size_allocate;
  widget_class->grab_focus = zohn_games_list_grab_focus;

  properties[PROP_SELECTED] =
      g_param_spec_object ("selected", NULL, NULL, ZOHN_TYPE_LIBRARY_ENTRY,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, ZOHN_TYPE_LIBRARY_ENTRY);

  gtk_widget_class_set_css_name (widget_class, "gameslist");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
}

static void
add_gestures (ZohnGamesList *self)
{
  GtkGesture *right_click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right_click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (right_click, "pressed", G_CALLBACK (right_click_cb), self);
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (right_click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_swapped (long_press, "pressed", G_CALLBACK (long_press_cb), self);
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (long_press));
}

static void
zohn_games_list_init (ZohnGamesList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_row_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_row_cb), self);

  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->shown = gtk_filter_list_model_new (NULL, g_object_ref (GTK_FILTER (self->filter)));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  self->list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Games"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb),
                            self);
  g_signal_connect_swapped (self->shown, "items-changed", G_CALLBACK (update_placeholder), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (shown_changed_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);

  self->placeholder = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->placeholder, TRUE);
  gtk_label_set_wrap_mode (self->placeholder, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (self->placeholder, GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (self->placeholder, 36);
  gtk_label_set_width_chars (self->placeholder, 30);
  gtk_widget_set_halign (GTK_WIDGET (self->placeholder), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->placeholder), "placeholder");

  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->placeholder), "placeholder");
  gtk_stack_add_named (GTK_STACK (self->stack), scroller, "list");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  add_gestures (self);
}

/**
 * zohn_games_list_set_games:
 * @list: a list
 * @games: all games
 * @being_played: (nullable): the record of the game that is being played
 *
 * May be called once.
 */
void
zohn_games_list_set_games (ZohnGamesList *list, ZohnLibraryModel *games, GFile *being_played)
{
  g_return_if_fail (ZOHN_IS_GAMES_LIST (list));
  g_return_if_fail (list->games == NULL);

  list->games = g_object_ref (games);
  g_set_object (&list->being_played, being_played);
  g_signal_connect_swapped (games, "notify::loading", G_CALLBACK (update_placeholder), list);
  g_signal_connect_swapped (games, "items-changed", G_CALLBACK (update_placeholder), list);
  gtk_filter_list_model_set_model (list->shown, G_LIST_MODEL (games));
  update_placeholder (list);
}

/**
 * zohn_games_list_set_being_played:
 * @list: a list
 * @being_played: (nullable): the record of the game that is being played from now on
 */
void
zohn_games_list_set_being_played (ZohnGamesList *list, GFile *being_played)
{
  g_return_if_fail (ZOHN_IS_GAMES_LIST (list));

  if (!g_set_object (&list->being_played, being_played)) {
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (list->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *row = gtk_widget_get_first_child (child);

    if (ZOHN_IS_GAME_ROW (row) && zohn_game_row_get_entry (ZOHN_GAME_ROW (row)) != NULL) {
      show_row (list, ZOHN_GAME_ROW (row), zohn_game_row_get_entry (ZOHN_GAME_ROW (row)));
    }
  }
}

/**
 * zohn_games_list_select:
 * @list: a list
 * @file: the record of a game
 *
 * Selects a game, or will as soon as it comes into the list.
 */
void
zohn_games_list_select (ZohnGamesList *list, GFile *file)
{
  g_return_if_fail (ZOHN_IS_GAMES_LIST (list));
  g_return_if_fail (G_IS_FILE (file));

  g_set_object (&list->wanted, file);
  select_wanted (list, 0, zohn_games_list_get_n_shown (list));
}

/**
 * zohn_games_list_set_menu:
 * @list: a list
 * @menu: what can be done with the selected game, for the right button, a long press and the menu key
 */
void
zohn_games_list_set_menu (ZohnGamesList *list, GMenuModel *menu)
{
  g_return_if_fail (ZOHN_IS_GAMES_LIST (list));
  g_return_if_fail (list->menu == NULL);

  list->menu = GTK_POPOVER (gtk_popover_menu_new_from_model (menu));
  gtk_popover_set_has_arrow (list->menu, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (list->menu), GTK_WIDGET (list));
}

/**
 * zohn_games_list_search:
 * @list: a list
 * @typed: what was typed into the search field
 *
 * Shows the games in which all the words are found.
 */
void
zohn_games_list_search (ZohnGamesList *list, const char *typed)
{
  g_return_if_fail (ZOHN_IS_GAMES_LIST (list));
  g_return_if_fail (typed != NULL);

  g_clear_object (&list->wanted);
  g_strfreev (list->words);
  list->words = zohn_search_split (typed);
  gtk_filter_changed (GTK_FILTER (list->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_placeholder (list);
  if (zohn_games_list_get_n_shown (list) > 0) {
    gtk_single_selection_set_selected (list->selection, 0);
    gtk_widget_activate_action (list->list, "list.scroll-to-item", "u", 0u);
  }
}

/**
 * zohn_games_list_get_selected:
 * @list: a list
 *
 * Returns: (transfer none) (nullable): the selected game.
 */
ZohnLibraryEntry *
zohn_games_list_get_selected (ZohnGamesList *list)
{
  g_return_val_if_fail (ZOHN_IS_GAMES_LIST (list), NULL);

  return list->selection != NULL ? gtk_single_selection_get_selected_item (list->selection) : NULL;
}

/**
 * zohn_games_list_get_n_shown:
 * @list: a list
 *
 * Returns: how many games are in the list.
 */
guint
zohn_games_list_get_n_shown (ZohnGamesList *list)
{
  g_return_val_if_fail (ZOHN_IS_GAMES_LIST (list), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (list->shown));
}

/**
 * zohn_games_list_get_placeholder:
 * @list: a list
 *
 * Returns: (transfer none) (nullable): what is said in place of games; %NULL while there are some.
 */
const char *
zohn_games_list_get_placeholder (ZohnGamesList *list)
{
  g_return_val_if_fail (ZOHN_IS_GAMES_LIST (list), NULL);

  return zohn_games_list_get_n_shown (list) == 0 ? gtk_label_get_text (list->placeholder) : NULL;
}
