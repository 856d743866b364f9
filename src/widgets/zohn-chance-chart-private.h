/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing/zohn-chart-painter.h"
#include "widgets/zohn-chance-chart.h"

G_BEGIN_DECLS

struct _ZohnChanceChart {
  GtkWidget parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;
  ZohnGameReview *review;
  GSignalGroup *viewpoint_signals;
  GSignalGroup *review_signals;
  GSignalGroup *model_signals;
  char *names[ZOHN_N_SIDES];
  PangoFontDescription *font;

  /* owned: what has been drawn, NULL when it has to be drawn anew */
  GskRenderNode *still;
  GskRenderNode *legend;
  GskRenderNode *view;

  ZohnChart chart; /* how it was drawn; its series is looked up each time */
  double scale; /* it was drawn for */
  guint drawn; /* the throw that legend and view are of */
  gboolean high_contrast;
  gboolean yielding;
  gboolean dragging;
  double dragged_from;
};

/* zohn-chance-chart.c */
ZohnGameModel *zohn_chance_chart_get_model (ZohnChanceChart *self);
gboolean zohn_chance_chart_is_ready (ZohnChanceChart *self);
void zohn_chance_chart_set_dragging (ZohnChanceChart *self, gboolean dragging);
guint zohn_chance_chart_get_viewed (ZohnChanceChart *self);
const ZohnChanceSeries *zohn_chance_chart_get_series (ZohnChanceChart *self);

/* zohn-chance-chart-words.c */
char *zohn_chance_chart_describe (ZohnChanceChart *self, guint n_throws);
void zohn_chance_chart_update_accessible (ZohnChanceChart *self);

/* zohn-chance-chart-input.c */
void zohn_chance_chart_class_init_input (GtkWidgetClass *widget_class);
void zohn_chance_chart_init_input (ZohnChanceChart *self);

G_END_DECLS
