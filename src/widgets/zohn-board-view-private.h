/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-game-scene.h"
#include "widgets/zohn-board-cache.h"
#include "widgets/zohn-board-view.h"
#include "widgets/zohn-throw-animation.h"
#include "widgets/zohn-throw-cues.h"

G_BEGIN_DECLS

struct _ZohnBoardView {
  GtkWidget parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;
  GSignalGroup *viewpoint_signals;
  GSignalGroup *model_signals;
  ZohnBoardCache cache;
  ZohnGameScene rest; /* what is shown, or will be when the animation is over */
  ZohnGameScene before; /* what the animation began with */
  GtkWidget *tip; /* a child; NULL until a finger rested on the board */

  ZohnBoardLayout layout;
  ZohnScene scene; /* what is seen now; its words belong to `rest` or `before` */
  gboolean has_scene;
  guint shown; /* the number of throws `rest` comes after */

  ZohnSpeed speed;
  gboolean high_contrast;
  gboolean turned;

  /* the animation */
  ZohnThrowAnimation animation;
  gboolean animating;
  double pace;
  gint64 began; /* frame time in microseconds, 0 until the first frame */
  double elapsed; /* seconds */
  double cued; /* seconds until which sounds have been told of */
  guint tick_id;
  guint deadline_id;

  /* input */
  guint held_key; /* 0 for none */
  gboolean stone_pressed;
};

/* zohn-board-view.c */
ZohnGameModel *zohn_board_view_get_model (ZohnBoardView *self);
char *zohn_board_view_describe (ZohnBoardView *self);
void zohn_board_view_show_rest (ZohnBoardView *self);
void zohn_board_view_request_throw (ZohnBoardView *self);
void zohn_board_view_emit_cues (ZohnBoardView *self, ZohnThrowCues cues);

/* zohn-board-view-animation.c */
void zohn_board_view_init_animation (ZohnBoardView *self);
gboolean zohn_board_view_may_animate (ZohnBoardView *self);
void zohn_board_view_begin_animation (ZohnBoardView *self, double rate);
void zohn_board_view_prepare_animation (ZohnBoardView *self);

/* zohn-board-view-input.c */
void zohn_board_view_class_init_input (GtkWidgetClass *widget_class);
void zohn_board_view_init_input (ZohnBoardView *self);
char *zohn_board_view_describe_place (ZohnBoardView *self, double x, double y);

/* zohn-board-view-touch.c */
void zohn_board_view_init_touch (ZohnBoardView *self);
void zohn_board_view_allocate_touch (ZohnBoardView *self);
void zohn_board_view_dispose_touch (ZohnBoardView *self);

G_END_DECLS
