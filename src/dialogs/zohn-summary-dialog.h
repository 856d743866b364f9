/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/zohn-game-review.h"
#include "widgets/zohn-viewpoint.h"

G_BEGIN_DECLS

/* What happened in the viewpoint's game, counted, and what it was worth; it keeps up with a game that goes on. A turning
 * point that is activated is looked at, and the dialog closes. Of chances there is nothing unless the review has them. */
#define ZOHN_TYPE_SUMMARY_DIALOG (zohn_summary_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSummaryDialog, zohn_summary_dialog, ZOHN, SUMMARY_DIALOG, GtkWindow)

ZohnSummaryDialog *
zohn_summary_dialog_new (GtkWindow *parent, ZohnViewpoint *viewpoint, ZohnGameReview *review);

G_END_DECLS
