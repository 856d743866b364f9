/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* The look of all windows: the program's own style sheet, light or dark by the user's preference. */
#define ZOHN_TYPE_STYLE (zohn_style_get_type ())
G_DECLARE_FINAL_TYPE (ZohnStyle, zohn_style, ZOHN, STYLE, GObject)

ZohnStyle *zohn_style_new (ZohnSettings *settings);

G_END_DECLS
