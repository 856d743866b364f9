/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Small deeds of suites that drive widgets. */

void widget_tests_init (int *argc, char ***argv);
void widget_tests_clear_home (void);
int widget_tests_run (void);
GtkWidget *find_child_of_type (GtkWidget *widget, GType type);
GtkWidget *find_template_child (gpointer widget, const char *name);
gboolean is_action_enabled (GtkWidget *widget, const char *action);
const char *get_sentence (gpointer label);
void wait_for (guint milliseconds);
gboolean wait_until (gboolean (*condition) (gpointer user_data), gpointer user_data);
void wait_for_frame (GtkWindow *window);
guint count_windows (void);
GtkWindow *find_window_of_type (GType type);
GtkWindow *find_other_window (GtkWindow *window);

G_END_DECLS
