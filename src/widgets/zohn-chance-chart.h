/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-game-review.h"
#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* The chances of both sides over the viewpoint's game. Clicks, drags, the wheel and keys look at other throws, the pointer
 * is told what is below it, and the throw that is looked at is marked. A chart is drawn once and kept: looking at another
 * throw draws the mark and the legend alone.
 *
 * Properties: `viewpoint`, `review` (of the same game), `high-contrast`, `yielding` (gives up its height where there is
 * little), `dragging` (read-only: the pointer holds it). */
#define ZOHN_TYPE_CHANCE_CHART (zohn_chance_chart_get_type ())
G_DECLARE_FINAL_TYPE (ZohnChanceChart, zohn_chance_chart, ZOHN, CHANCE_CHART, GtkWidget)

GtkWidget *zohn_chance_chart_new (void);

void zohn_chance_chart_set_viewpoint (ZohnChanceChart *chart, ZohnViewpoint *viewpoint);
void zohn_chance_chart_set_review (ZohnChanceChart *chart, ZohnGameReview *review);
void zohn_chance_chart_set_high_contrast (ZohnChanceChart *chart, gboolean high_contrast);
void zohn_chance_chart_set_yielding (ZohnChanceChart *chart, gboolean yielding);
int zohn_chance_chart_get_natural_height (ZohnChanceChart *chart);
gboolean zohn_chance_chart_get_dragging (ZohnChanceChart *chart);

G_END_DECLS
