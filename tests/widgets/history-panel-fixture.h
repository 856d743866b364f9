/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-history-panel.h"
#include "widgets/zohn-history-row.h"

G_BEGIN_DECLS

/* A panel in a window, beside a button for the focus to be elsewhere. */
typedef struct {
  GtkWidget *window;
  GtkWidget *button;
  GtkWidget *panel;
  GtkWidget *list;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
} Fixture;

#define FIXTURE_HEIGHT 400
/* For Tab, from the button on: kinds, search, list. */
#define FIXTURE_N_STOPS 3

void fixture_set_up (Fixture *fixture, gconstpointer n_throws);
void fixture_tear_down (Fixture *fixture, gconstpointer data);
void fixture_settle (Fixture *fixture);
void fixture_throw (Fixture *fixture, guint times);
void fixture_press (Fixture *fixture, const char *key);
void fixture_enter_list (Fixture *fixture);
void fixture_return (Fixture *fixture);
ZohnHistoryRow *fixture_find_row (Fixture *fixture, guint number);
gboolean fixture_is_row_shown (Fixture *fixture, guint number);
guint fixture_get_selected (Fixture *fixture);
int fixture_get_focused (Fixture *fixture);
GtkAdjustment *fixture_get_adjustment (Fixture *fixture);

G_END_DECLS
