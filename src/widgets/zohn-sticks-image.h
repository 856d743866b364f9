/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* A throw as a small picture, a line of text high. Property: `thrown` (uint, a ZohnThrow, 0 to 15). Assistive
 * technologies pass it over: the text beside it says the same. */
#define ZOHN_TYPE_STICKS_IMAGE (zohn_sticks_image_get_type ())
G_DECLARE_FINAL_TYPE (ZohnSticksImage, zohn_sticks_image, ZOHN, STICKS_IMAGE, GtkWidget)

GtkWidget *zohn_sticks_image_new (void);
ZohnThrow zohn_sticks_image_get_thrown (ZohnSticksImage *image);
void zohn_sticks_image_set_thrown (ZohnSticksImage *image, ZohnThrow thrown);

G_END_DECLS
