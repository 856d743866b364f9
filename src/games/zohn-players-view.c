/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-players-view.h"

#include <glib/gi18n.h>

#include "games/zohn-player-item.h"
#include "text/zohn-text.h"
#include "widgets/zohn-sentence.h"

/* Changes that come within this time are one. */
#define PAUSE_MILLISECONDS 100

struct _ZohnPlayersView {
  GtkWidget parent_instance;

  /* owned */
  ZohnLibraryModel *games;
  GListStore *players;
  GCancellable *counting; /* nullable */
  guint source;
  gboolean stale;

  /* borrowed: children */
  GtkWidget *stack;
  GtkColumnViewColumn *luck;
};

G_DEFINE_FINAL_TYPE (ZohnPlayersView, zohn_players_view, GTK_TYPE_WIDGET)

static void
free_statistics (gpointer data)
{
  g_array_unref (data);
}

static void
free_games (gpointer data)
{
  g_object_unref (data);
}

/* The games are a list of their own, which nobody else has; they themselves never change. */
static void
count_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  g_task_return_pointer (task, zohn_name_statistics_new (task_data), free_statistics);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  ZohnPlayersView *self = ZOHN_PLAYERS_VIEW (source);
  g_autoptr (GArray) statistics = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GPtrArray) items = NULL;

  if (statistics == NULL) {
    return;
  }

  g_clear_object (&self->counting);
  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < statistics->len; i++) {
    g_ptr_array_add (items,
                     zohn_player_item_new (&g_array_index (statistics, ZohnNameStatistics, i)));
  }
  g_list_store_splice (self->players, 0, g_list_model_get_n_items (G_LIST_MODEL (self->players)),
                       items->pdata, items->len);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack),
                                    items->len > 0 ? "table" : "placeholder");
}

static void
call_off (ZohnPlayersView *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
}

static GListModel *
copy_games (ZohnPlayersView *self)
{
  GListModel *games = G_LIST_MODEL (self->games);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  GListStore *copy = g_list_store_new (ZOHN_TYPE_LIBRARY_ENTRY);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_ptr_array_add (entries, g_list_model_get_item (games, i));
  }
  g_list_store_splice (copy, 0, 0, entries->pdata, entries->len);

  return G_LIST_MODEL (copy);
}

static void
count_cb (gpointer user_data)
{
  ZohnPlayersView *self = user_data;
  g_autoptr (GTask) task = NULL;

  self->source = 0;
  self->stale = FALSE;
  self->counting = g_cancellable_new ();
  task = g_task_new (self, self->counting, counted_cb, NULL);
  g_task_set_source_tag (task, count_cb);
  g_task_set_task_data (task, copy_games (self), free_games);
  g_task_run_in_thread (task, count_in_thread);
}

static void
changed_cb (ZohnPlayersView *self)
{
  self->stale = TRUE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || self->source != 0) {
    return;
  }

  call_off (self);
  self->source = g_timeout_add_once (PAUSE_MILLISECONDS, count_cb, self);
}

static void
zohn_players_view_map (GtkWidget *widget)
{
  ZohnPlayersView *self = ZOHN_PLAYERS_VIEW (widget);

  GTK_WIDGET_CLASS (zohn_players_view_parent_class)->map (widget);
  if (self->stale) {
    changed_cb (self);
  }
}

static void
show_name (GtkLabel *label, const ZohnNameStatistics *statistics)
{
  g_autofree char *text = zohn_text_record_of (statistics->name, statistics->n_played,
                                               statistics->n_won, statistics->n_drawn);

  zohn_sentence_show (label, statistics->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_number (GtkLabel *label, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (label, text);
}

static void
show_played (GtkLabel *label, const ZohnNameStatistics *statistics)
{
  show_number (label, statistics->n_played);
}

static void
show_won (GtkLabel *label, const ZohnNameStatistics *statistics)
{
  show_number (label, statistics->n_won);
}

static void
show_drawn (GtkLabel *label, const ZohnNameStatistics *statistics)
{
  show_number (label, statistics->n_drawn);
}

static void
show_luck (GtkLabel *label, const ZohnNameStatistics *statistics)
{
  g_autofree char *text = zohn_text_luck (statistics->luck);

  gtk_label_set_text (label, text);
}

typedef void (*ShowFunc) (GtkLabel *label, const ZohnNameStatistics *statistics);

static void
setup_name_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (list_item, label);
}

static void
setup_figure_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "figure");
  gtk_list_item_set_child (list_item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  ShowFunc show = (ShowFunc) user_data;

  show (GTK_LABEL (gtk_list_item_get_child (list_item)),
        zohn_player_item_get_statistics (gtk_list_item_get_item (list_item)));
}

static GtkColumnViewColumn *
add_column (GtkColumnView *table, const char *title, const char *property, ShowFunc show)
{
  const gboolean is_name = show == show_name;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkExpression *expression = gtk_property_expression_new (ZOHN_TYPE_PLAYER_ITEM, NULL, property);
  g_autoptr (GtkSorter) sorter = is_name ? GTK_SORTER (gtk_string_sorter_new (expression))
                                         : GTK_SORTER (gtk_numeric_sorter_new (expression));
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);

  if (!is_name) {
    gtk_numeric_sorter_set_sort_order (GTK_NUMERIC_SORTER (sorter), GTK_SORT_DESCENDING);
  }
  g_signal_connect (factory, "setup", G_CALLBACK (is_name ? setup_name_cb : setup_figure_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) show);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_column_set_expand (column, is_name);
  gtk_column_view_append_column (table, column);

  return column;
}

static GtkWidget *
create_table (ZohnPlayersView *self)
{
  GtkColumnView *table = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkSortListModel *sorted;

  add_column (table, C_ ("players", "Name"), "name", show_name);
  /* Translators: column of a table of players: how many games they have played to the end */
  add_column (table, C_ ("players", "Played"), "n-played", show_played);
  /* Translators: column of a table of players: how many games they have won */
  add_column (table, C_ ("players", "Won"), "n-won", show_won);
  /* Translators: column of a table of players: how many games were a draw */
  add_column (table, C_ ("players", "Drawn"), "n-drawn", show_drawn);
  /* Translators: column of a table of players: what the sticks added to their chances, in all */
  self->luck = add_column (table, C_ ("players", "Luck"), "luck", show_luck);

  sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->players)),
                                    g_object_ref (gtk_column_view_get_sorter (table)));
  gtk_column_view_set_model (
      table, g_object_ref (GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (sorted)))));
  g_object_unref (gtk_column_view_get_model (table));
  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Players"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (table));

  return scroller;
}

static void
zohn_players_view_dispose (GObject *object)
{
  ZohnPlayersView *self = ZOHN_PLAYERS_VIEW (object);

  call_off (self);
  if (self->games != NULL) {
    g_signal_handlers_disconnect_by_data (self->games, self);
  }
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_object (&self->players);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (zohn_players_view_parent_class)->dispose (object);
}

static void
zohn_players_view_class_init (ZohnPlayersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_players_view_dispose;
  widget_class->map = zohn_players_view_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playersview");
}

static void
zohn_players_view_init (ZohnPlayersView *self)
{
  GtkWidget *placeholder = gtk_label_new (_ ("Nobody has played a game to its end yet."));

  gtk_label_set_wrap (GTK_LABEL (placeholder), TRUE);
  gtk_label_set_justify (GTK_LABEL (placeholder), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (placeholder), 36);
  gtk_label_set_width_chars (GTK_LABEL (placeholder), 30);
  gtk_widget_set_halign (placeholder, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (placeholder, "placeholder");

  self->players = g_list_store_new (ZOHN_TYPE_PLAYER_ITEM);
  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), placeholder, "placeholder");
  gtk_stack_add_named (GTK_STACK (self->stack), create_table (self), "table");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
}

/**
 * zohn_players_view_set_games:
 * @view: a table of players
 * @games: all games
 * @settings: where it is said whether chances are shown: luck is one of them
 *
 * May be called once.
 */
void
zohn_players_view_set_games (ZohnPlayersView *view, ZohnLibraryModel *games, ZohnSettings *settings)
{
  g_return_if_fail (ZOHN_IS_PLAYERS_VIEW (view));
  g_return_if_fail (view->games == NULL);

  view->games = g_object_ref (games);
  g_object_bind_property (settings, "chances-shown", view->luck, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (games, "items-changed", G_CALLBACK (changed_cb), view);
  changed_cb (view);
}

/**
 * zohn_players_view_get_players:
 * @view: a table of players
 *
 * Returns: (transfer none): those who have played, ZohnPlayerItem.
 */
GListModel *
zohn_players_view_get_players (ZohnPlayersView *view)
{
  g_return_val_if_fail (ZOHN_IS_PLAYERS_VIEW (view), NULL);

  return G_LIST_MODEL (view->players);
}
