/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* How fast throws are shown. */
typedef enum {
  ZOHN_SPEED_OFF,
  ZOHN_SPEED_FAST,
  ZOHN_SPEED_NORMAL,
} ZohnSpeed;

GType zohn_speed_get_type (void);
#define ZOHN_TYPE_SPEED (zohn_speed_get_type ())

G_END_DECLS
