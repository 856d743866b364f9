/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "drawing/zohn-palette.h"

G_BEGIN_DECLS

ZohnLook zohn_widget_get_look (GtkWidget *widget, gboolean high_contrast);
int zohn_widget_get_text_height (GtkWidget *widget);

double zohn_widget_get_device_scale (GtkWidget *widget);
void zohn_widget_follow_device_scale (GtkWidget *widget);
void zohn_widget_unfollow_device_scale (GtkWidget *widget);

G_END_DECLS
