/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board-view-fixture.h"

#include "support/board-picture.h"
#include "support/game-cases.h"
#include "support/widgets.h"

void
board_fixture_set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
count_request_cb (BoardFixture *fixture)
{
  fixture->n_requests++;
}

ZohnGameModel *
board_fixture_create_game (guint64 seed)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  return game_new_seeded (&rules, seed);
}

static void
set_up_view (BoardFixture *fixture)
{
  fixture->model = board_fixture_create_game (42);
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->view = ZOHN_BOARD_VIEW (zohn_board_view_new ());
  zohn_board_view_set_viewpoint (fixture->view, fixture->viewpoint);
  g_signal_connect_swapped (fixture->view, "throw-requested", G_CALLBACK (count_request_cb),
                            fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, BOARD_FIXTURE_WIDTH, BOARD_FIXTURE_HEIGHT);
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->view));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

void
board_fixture_set_up (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_set_animations (TRUE);
  set_up_view (fixture);
}

void
board_fixture_tear_down (BoardFixture *fixture, gconstpointer data)
{
  ZohnBoardView *view = g_object_ref (fixture->view);

  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (view);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
  board_fixture_set_animations (TRUE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
is_still (gpointer view)
{
  return !zohn_board_view_get_animating (view);
}

void
board_fixture_wait_until_still (BoardFixture *fixture)
{
  g_assert_true (wait_until (is_still, fixture->view));
}

/* Throws without waiting for what the board makes of it. */
void
board_fixture_throw_settled (BoardFixture *fixture, guint times)
{
  for (guint i = 0; i < times; i++) {
    game_throw (fixture->model, 1);
    zohn_board_view_settle (fixture->view);
  }
}

/* Throws and lets it run for a while. */
void
board_fixture_throw_half_way (BoardFixture *fixture)
{
  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  wait_for (250);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
}

void
board_fixture_assert_shows (BoardFixture *fixture, guint n_throws)
{
  g_assert_false (zohn_board_view_get_animating (fixture->view));
  assert_board_shows (fixture->view, fixture->model, n_throws);
}

GtkEventController *
board_fixture_find_controller (BoardFixture *fixture, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type)) {
      return controller;
    }
  }
  g_assert_not_reached ();
}
