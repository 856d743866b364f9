/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-throw-filter.h"

G_BEGIN_DECLS

/* Above the list of throws: which of them to show, by what they brought about and by words.
 *
 * Signal: `changed` (another choice, or other words). */
#define ZOHN_TYPE_FILTER_BAR (zohn_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (ZohnFilterBar, zohn_filter_bar, ZOHN, FILTER_BAR, GtkWidget)

void zohn_filter_bar_set_setup (ZohnFilterBar *bar, const ZohnSetup *setup);
void zohn_filter_bar_reset (ZohnFilterBar *bar);
ZohnThrowFilter *zohn_filter_bar_create_filter (ZohnFilterBar *bar, ZohnGameModel *model);
void zohn_filter_bar_search (ZohnFilterBar *bar);
gboolean zohn_filter_bar_asks_for_notes (ZohnFilterBar *bar);

G_END_DECLS
