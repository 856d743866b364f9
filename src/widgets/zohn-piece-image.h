/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/zohn-side.h"

G_BEGIN_DECLS

/* A side's piece with its arrow as a small picture beside a name, a line of text high. Property: `side` (uint, a
 * ZohnSide). Assistive technologies pass it over: the name beside it says the same. */
#define ZOHN_TYPE_PIECE_IMAGE (zohn_piece_image_get_type ())
G_DECLARE_FINAL_TYPE (ZohnPieceImage, zohn_piece_image, ZOHN, PIECE_IMAGE, GtkWidget)

GtkWidget *zohn_piece_image_new (ZohnSide side);
ZohnSide zohn_piece_image_get_side (ZohnPieceImage *image);
void zohn_piece_image_set_side (ZohnPieceImage *image, ZohnSide side);

G_END_DECLS
