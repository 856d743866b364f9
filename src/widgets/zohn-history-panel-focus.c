/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-panel-private.h"

/* Where the keys go in the panel. */

gboolean
zohn_history_panel_has_focus (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

gboolean
zohn_history_panel_focus_selected (ZohnHistoryPanel *self)
{
  ZohnHistoryRow *row =
      zohn_history_panel_find_row (self, gtk_single_selection_get_selected (self->selection));

  return row != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
}

void
zohn_history_panel_scroll_to_selected (ZohnHistoryPanel *self)
{
  const guint position = gtk_single_selection_get_selected (self->selection);

  if (position != GTK_INVALID_LIST_POSITION) {
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
  }
}

/* The list is one stop, at the row that is looked at, wherever it was left the last time; by itself it would be as many stops as it
 * has rows. */
gboolean
zohn_history_panel_focus_list (ZohnHistoryPanel *self)
{
  zohn_history_panel_scroll_to_selected (self);

  return zohn_history_panel_focus_selected (self) ||
         gtk_widget_child_focus (self->scroller, GTK_DIR_TAB_FORWARD);
}

/* From the bar to the list to the note, and back. */
gboolean
zohn_history_panel_go_by_tab (ZohnHistoryPanel *self, GtkDirectionType direction)
{
  GtkWidget *bar = GTK_WIDGET (self->filter_bar), *note = GTK_WIDGET (self->note_editor);
  const gboolean in_list = zohn_history_panel_has_focus (self->list);

  if (direction == GTK_DIR_TAB_FORWARD) {
    if (!in_list && !zohn_history_panel_has_focus (note) &&
        (gtk_widget_child_focus (bar, direction) || zohn_history_panel_focus_list (self))) {
      return TRUE;
    }
    return gtk_widget_child_focus (note, direction);
  }
  if (!in_list && !zohn_history_panel_has_focus (bar) &&
      (gtk_widget_child_focus (note, direction) || zohn_history_panel_focus_list (self))) {
    return TRUE;
  }

  return gtk_widget_child_focus (bar, direction);
}
