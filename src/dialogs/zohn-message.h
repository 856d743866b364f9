/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says something, or asks a question with two answers, in a dialog of its own. All texts are plain text. */

typedef void (*ZohnAnswerFunc) (gboolean accepted, gpointer user_data);

GtkWindow *zohn_message_show (GtkWindow *parent, const char *heading, const char *body);
GtkWindow *zohn_message_ask (GtkWindow *parent, const char *heading, const char *body,
                             const char *accept_label, ZohnAnswerFunc callback, gpointer user_data,
                             GDestroyNotify destroy);

G_END_DECLS
