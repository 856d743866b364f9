/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-panel-private.h"

/* What the rows of the list show. */

/* What @list_item shows; NULL for one that waits to be used again. */
static ZohnHistoryRow *
get_row (GtkWidget *list_item)
{
  GtkWidget *row = gtk_widget_get_first_child (list_item);

  return ZOHN_IS_HISTORY_ROW (row) && zohn_history_row_get_item (ZOHN_HISTORY_ROW (row)) != NULL
             ? ZOHN_HISTORY_ROW (row)
             : NULL;
}

static guint
get_number (ZohnHistoryRow *row)
{
  return zohn_history_item_get_number (zohn_history_row_get_item (row));
}

/* The widget that shows the row at @position, if the list has made one. */
ZohnHistoryRow *
zohn_history_panel_find_row (ZohnHistoryPanel *self, guint position)
{
  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->rows))) {
    return NULL;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (self->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    ZohnHistoryRow *row = get_row (child);

    if (row != NULL && get_number (row) == zohn_history_rows_get_number (self->rows, position)) {
      return row;
    }
  }

  return NULL;
}

static void
fill_row (ZohnHistoryPanel *self, ZohnHistoryRow *row, ZohnHistoryItem *item)
{
  ZohnGameModel *model = zohn_history_panel_get_model (self);
  const gboolean ready = self->review != NULL && zohn_game_review_get_ready (self->review) &&
                         zohn_game_review_get_model (self->review) == model;

  zohn_history_row_set_item (row, item, model,
                             ready ? zohn_game_review_get_series (self->review) : NULL);
}

/* Something that rows show has changed, though the throws have not: all of them, or the row of throw @number; the headings of
 * laps alone with @number 0. */
void
zohn_history_panel_refill_rows (ZohnHistoryPanel *self, gboolean all, guint number)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    ZohnHistoryRow *row = get_row (child);

    if (row != NULL && (all || (number > 0 ? get_number (row) == number
                                           : zohn_history_item_get_begins_lap (
                                                 zohn_history_row_get_item (row))))) {
      fill_row (self, row, zohn_history_row_get_item (row));
    }
  }
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  gtk_list_item_set_child (list_item, zohn_history_row_new ());
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  fill_row (user_data, ZOHN_HISTORY_ROW (gtk_list_item_get_child (list_item)),
            gtk_list_item_get_item (list_item));
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer user_data)
{
  zohn_history_row_set_item (ZOHN_HISTORY_ROW (gtk_list_item_get_child (list_item)), NULL, NULL,
                             NULL);
}

GtkListItemFactory *
zohn_history_panel_create_factory (ZohnHistoryPanel *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_row_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_row_cb), self);

  return factory;
}
