/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-autosave.h"
#include "record/zohn-library.h"
#include "widgets/zohn-banner.h"
#include "widgets/zohn-board-view.h"
#include "widgets/zohn-chance-chart.h"
#include "widgets/zohn-facing.h"
#include "widgets/zohn-game-review.h"
#include "widgets/zohn-history-panel.h"
#include "widgets/zohn-review-bar.h"
#include "widgets/zohn-sounds.h"
#include "widgets/zohn-sticks-entry.h"
#include "widgets/zohn-viewpoint.h"
#include "window/zohn-clock.h"
#include "window/zohn-computer-player.h"
#include "window/zohn-split.h"
#include "window/zohn-window.h"

G_BEGIN_DECLS

/* What the files of the window share. */
struct _ZohnWindow {
  GtkApplicationWindow parent_instance;

  /* owned */
  ZohnSettings *settings;
  ZohnViewpoint *viewpoint;
  ZohnLibrary *library;
  ZohnAutosave *autosave;
  ZohnClock *clock;
  ZohnComputerPlayer *computer;
  ZohnSounds *sounds;
  ZohnGameReview *game_review;
  ZohnReplay *replay;
  GSignalGroup *model_signals;
  GCancellable *reading; /* a game that is being read, NULL when none is */
  GtkFileChooserNative *chooser; /* while it is open */
  guint give_back_source;
  guint windows_source; /* another window has come or gone while a replay plays */
  guint stop_source; /* the time is up; the game is stopped when all is still */

  /* borrowed */
  ZohnChanceChart *chart;
  GdkFrameClock *first_frame_clock; /* until the first frame was painted */
  gulong first_frame_handler;

  /* template children */
  ZohnSplit *split;
  ZohnBanner *notice;
  ZohnBanner *unsaved;
  ZohnReviewBar *review_bar;
  ZohnBoardView *board;
  ZohnHistoryPanel *history;
  GtkLabel *result;
  GtkLabel *status;
  GtkLabel *time_left;
  GtkWidget *control_row;
  GtkStack *controls;
  GtkBox *start_box;
  GtkBox *end_box;
  GtkButton *throw_button;
  ZohnSticksEntry *sticks_entry;
  GtkButton *again_button;
  GtkWidget *summary_button;
  GtkMenuButton *menu_button;
  ZohnFacing *facing;
  GtkBox *bottom_bar;
  GtkWidget *status_lines;
  GtkWidget *fullscreen_box;
  GtkMenuButton *fullscreen_menu_button;

  gboolean first_frame_seen;
  guint type_size; /* percent of the desktop's */
  guint inhibitor; /* of sleep, 0 for none */
  gboolean begun; /* the window was told which game to show, or looks for the last one */
  gboolean chart_reviewing; /* a review is under way, as far as the chart knows */
  gboolean chart_opened; /* the chart is there for this review only */
  gboolean leaving; /* a save is waited for before a game is left */
  gboolean throw_refocus; /* the Throw button gets the focus back when it can be used again */
  guint keys_down; /* of the keys that throw, see zohn-window-keys.c */
  guint
      status_throw; /* the throw that the status line tells of; the same words may tell of the next */
  char *status_told; /* owned, nullable: status and result as they were announced */
  char *undone_text; /* owned, nullable: what undo or stop said, until something else happens */
};

/* zohn-window.c */
void zohn_window_give_back_memory (ZohnWindow *self);

/* zohn-window-actions.c */
void zohn_window_actions_class_init (GtkWidgetClass *widget_class);
void zohn_window_actions_init (ZohnWindow *self);
void zohn_window_update_actions (ZohnWindow *self);
gboolean zohn_window_can_throw (ZohnWindow *self);
gboolean zohn_window_can_enter (ZohnWindow *self);

/* zohn-window-export.c */
void zohn_window_export_class_init (GtkWidgetClass *widget_class);
void zohn_window_update_export_actions (ZohnWindow *self);

/* zohn-window-fullscreen.c */
gboolean zohn_window_leave_fullscreen (ZohnWindow *self);
void zohn_window_fullscreen_realize (ZohnWindow *self);
void zohn_window_fullscreen_init (ZohnWindow *self);

/* zohn-window-games.c */
void zohn_window_load_latest (ZohnWindow *self);
void zohn_window_open_dialog (ZohnWindow *self);
void zohn_window_show_games (ZohnWindow *self);
void zohn_window_leave (ZohnWindow *self, void (*go_on) (ZohnWindow *self, gpointer user_data),
                        gpointer user_data, GDestroyNotify destroy);
void zohn_window_games_dispose (ZohnWindow *self);

/* zohn-window-keys.c */
void zohn_window_keys_init (ZohnWindow *self);

/* zohn-window-presence.c */
void zohn_window_presence_init (ZohnWindow *self);
void zohn_window_update_presence (ZohnWindow *self);
void zohn_window_remember_file (GFile *file);

/* zohn-window-review.c */
void zohn_window_review_class_init (GtkWidgetClass *widget_class);
void zohn_window_update_review_actions (ZohnWindow *self);
void zohn_window_review_init (ZohnWindow *self);

/* zohn-window-status.c */
void zohn_window_status_init (ZohnWindow *self);
void zohn_window_update (ZohnWindow *self);

/* zohn-window-touch.c */
void zohn_window_touch_init (ZohnWindow *self);

G_END_DECLS
