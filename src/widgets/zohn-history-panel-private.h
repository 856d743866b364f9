/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-filter-bar.h"
#include "widgets/zohn-history-panel.h"
#include "widgets/zohn-history-row.h"
#include "widgets/zohn-history-rows.h"
#include "widgets/zohn-note-editor.h"

G_BEGIN_DECLS

/* What the files of the panel share. */
struct _ZohnHistoryPanel {
  GtkWidget parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;
  GSignalGroup *viewpoint_signals;
  GSignalGroup *model_signals;
  GSignalGroup *notes_signals;
  ZohnGameReview *review; /* nullable */
  GSignalGroup *review_signals;
  ZohnHistoryRows *rows;
  GtkSingleSelection *selection;

  /* borrowed */
  GtkWidget *focus_before; /* weak: has the focus back after a search */

  /* template children */
  ZohnFilterBar *filter_bar;
  GtkWidget *placeholder;
  GtkWidget *scroller;
  GtkWidget *list;
  ZohnNoteEditor *note_editor;

  guint tick; /* 0 when the list rests */
  gboolean painted; /* a frame has gone out since the panel was mapped */
  gboolean showing; /* the rows are those of the viewpoint's game */
  gboolean revealing; /* the list goes to the selected row */
  guint n_frames; /* since the last reason for that */
  gboolean reviewing; /* as the viewpoint was when it spoke last */
  gboolean synchronizing;
  gboolean selecting; /* the list itself moves the viewpoint */
};

ZohnGameModel *zohn_history_panel_get_model (ZohnHistoryPanel *self);

/* zohn-history-panel-focus.c */
gboolean zohn_history_panel_has_focus (gpointer widget);
gboolean zohn_history_panel_focus_selected (ZohnHistoryPanel *self);
gboolean zohn_history_panel_focus_list (ZohnHistoryPanel *self);
void zohn_history_panel_scroll_to_selected (ZohnHistoryPanel *self);
gboolean zohn_history_panel_go_by_tab (ZohnHistoryPanel *self, GtkDirectionType direction);

/* zohn-history-panel-rows.c */
GtkListItemFactory *zohn_history_panel_create_factory (ZohnHistoryPanel *self);
ZohnHistoryRow *zohn_history_panel_find_row (ZohnHistoryPanel *self, guint position);
void zohn_history_panel_refill_rows (ZohnHistoryPanel *self, gboolean all, guint number);

G_END_DECLS
