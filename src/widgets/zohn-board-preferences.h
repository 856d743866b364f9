/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-board-view.h"

G_BEGIN_DECLS

void zohn_board_view_follow_preferences (ZohnBoardView *view, GObject *preferences);

G_END_DECLS
