/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-setup.h"

G_BEGIN_DECLS

char *zohn_text_isolate (const char *name);
char *zohn_text_player (const ZohnSetup *setup, ZohnSide side, guint player);
char *zohn_text_side (const ZohnSetup *setup, ZohnSide side);
const char *zohn_text_direction (ZohnSide side);
char *zohn_text_join (char *first, const char *second);

G_END_DECLS
