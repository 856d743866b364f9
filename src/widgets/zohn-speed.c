/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-speed.h"

G_DEFINE_ENUM_TYPE (ZohnSpeed, zohn_speed, G_DEFINE_ENUM_VALUE (ZOHN_SPEED_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (ZOHN_SPEED_FAST, "fast"),
                    G_DEFINE_ENUM_VALUE (ZOHN_SPEED_NORMAL, "normal"))
