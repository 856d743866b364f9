/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-rules.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

ZohnThrow *make_long_game (const ZohnRules *rules, guint n_throws);

G_END_DECLS
