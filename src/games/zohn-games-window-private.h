/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/zohn-games-list.h"
#include "games/zohn-games-window.h"
#include "games/zohn-players-view.h"
#include "record/zohn-trash.h"
#include "widgets/zohn-banner.h"

G_BEGIN_DECLS

/* What the files of the window share. */
struct _ZohnGamesWindow {
  GtkWindow parent_instance;

  /* owned */
  ZohnLibrary *library;
  ZohnLibraryModel *games;
  GFile *being_played; /* nullable */
  GCancellable *cancellable; /* of what is under way, until the window is closed */
  GtkFileChooserNative *chooser; /* while it is open */
  ZohnTrashed *trashed; /* nullable: what undo takes back */
  GFile *trashed_from; /* nullable: where it was in the library */
  ZohnLibraryEntry *exported; /* nullable: while it is asked where to */

  /* template children */
  GtkStack *pages;
  ZohnGamesList *list;
  ZohnPlayersView *players;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  GtkWidget *reading;
  GtkButton *open_button;
  ZohnBanner *notice;
  GMenuModel *game_menu;
};

/* zohn-games-window.c */
void
zohn_games_window_open_game (ZohnGamesWindow *self, ZohnLibraryEntry *entry, gboolean from_start);
gboolean zohn_games_window_shows_games (ZohnGamesWindow *self);
ZohnLibraryEntry *zohn_games_window_get_game (ZohnGamesWindow *self);

/* zohn-games-window-actions.c */
void zohn_games_window_actions_class_init (GtkWidgetClass *widget_class);
void zohn_games_window_update_actions (ZohnGamesWindow *self);

G_END_DECLS
