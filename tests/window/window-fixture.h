/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "support/widgets.h"
#include "window/zohn-window.h"

G_BEGIN_DECLS

/* A window with preferences of its own, animations off, that has found its game. */
typedef struct {
  ZohnSettings *settings;
  ZohnWindow *window;
} WindowFixture;

void window_fixture_set_up (WindowFixture *fixture, gconstpointer data);
void window_fixture_tear_down (WindowFixture *fixture, gconstpointer data);
void window_fixture_open (WindowFixture *fixture);
void window_fixture_close (WindowFixture *fixture);
void window_fixture_load_style (void);
void window_fixture_start (WindowFixture *fixture, const ZohnSetup *setup);

ZohnSetup *create_setup (void);
ZohnGameModel *get_model (WindowFixture *fixture);
gboolean is_enabled (WindowFixture *fixture, const char *action);
gboolean activate (WindowFixture *fixture, const char *action);
const char *get_status (WindowFixture *fixture);
const char *get_result (WindowFixture *fixture);
const char *get_control (WindowFixture *fixture);
const char *get_banner (WindowFixture *fixture, const char *name);
const char *get_review (WindowFixture *fixture);
void set_viewed (WindowFixture *fixture, guint number);
char *dup_library_path (void);
guint count_library (void);
void throw_times (WindowFixture *fixture, guint n_throws);
void start_with_names (WindowFixture *fixture, const char *clockwise, const char *anticlockwise,
                       ZohnSticks sticks);
gboolean is_notice_gone (gpointer fixture);
void measure_window (WindowFixture *fixture, int *width, int *height);
void assert_smaller_than (WindowFixture *fixture, int least_width, int least_height);
void assert_small (WindowFixture *fixture);
void assert_tiny (WindowFixture *fixture);
void resize (WindowFixture *fixture, int width, int height);
void answer_message (WindowFixture *fixture, const char *button);

#define ADD_WINDOW_TEST(path, function)                                                            \
  g_test_add (path, WindowFixture, NULL, window_fixture_set_up, function, window_fixture_tear_down)

G_END_DECLS
