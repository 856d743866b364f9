/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One casting stick, upright, with one of its faces up. Properties: `stick` (uint, 0 to 3, the blue stick is 3),
 * `groove-up` (boolean). Assistive technologies pass it over: the button around it has the words. */
#define ZOHN_TYPE_STICK_FACE (zohn_stick_face_get_type ())
G_DECLARE_FINAL_TYPE (ZohnStickFace, zohn_stick_face, ZOHN, STICK_FACE, GtkWidget)

GtkWidget *zohn_stick_face_new (guint stick);
gboolean zohn_stick_face_get_groove_up (ZohnStickFace *face);
void zohn_stick_face_set_groove_up (ZohnStickFace *face, gboolean groove_up);

G_END_DECLS
