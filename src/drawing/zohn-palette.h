/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  ZOHN_LOOK_LIGHT, /* undyed cotton by day */
  ZOHN_LOOK_DARK, /* deep indigo by night */
  ZOHN_LOOK_PRINT, /* dark on white */
  ZOHN_LOOK_CONTRAST_LIGHT, /* plain and high in contrast */
  ZOHN_LOOK_CONTRAST_DARK,
} ZohnLook;

#define ZOHN_N_LOOKS 5

G_END_DECLS
