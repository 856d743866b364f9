/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board-view-fixture.h"

#include "support/board-picture.h"
#include "support/game-cases.h"
#include "support/widgets.h"
#include "text/zohn-text.h"

/* Pictures. */

static void
test_picture_opening (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_assert_shows (fixture, 0);
}

static void
test_picture_no_game (BoardFixture *fixture, gconstpointer data)
{
  cairo_surface_t *empty, *opening;

  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  empty = picture_of_board (fixture->view);
  opening = picture_of_game (fixture->view, fixture->model, 0);
  g_assert_false (pictures_are_alike (empty, opening));
  cairo_surface_destroy (empty);
  cairo_surface_destroy (opening);

  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  board_fixture_assert_shows (fixture, 0);
}

static void
test_picture_every_throw (BoardFixture *fixture, gconstpointer data)
{
  for (guint n = 1; n <= 12; n++) {
    board_fixture_throw_settled (fixture, 1);
    board_fixture_assert_shows (fixture, n);
  }
  zohn_viewpoint_set_throw (fixture->viewpoint, 5);
  board_fixture_assert_shows (fixture, 5);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  board_fixture_assert_shows (fixture, 12);
}

static void
assert_new_look (BoardFixture *fixture, cairo_surface_t *before)
{
  cairo_surface_t *after = picture_of_board (fixture->view);

  g_assert_false (pictures_are_alike (before, after));
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
  board_fixture_assert_shows (fixture, 3);
}

static void
test_picture_dark (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 3);
  cairo_surface_t *before = picture_of_board (fixture->view);

  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
  wait_for_frame (fixture->window);
}

static void
test_picture_high_contrast (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 3);
  cairo_surface_t *before = picture_of_board (fixture->view);

  zohn_board_view_set_high_contrast (fixture->view, TRUE);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);
}

static void
test_picture_right_to_left (BoardFixture *fixture, gconstpointer data)
{
  board_fixture_throw_settled (fixture, 3);
  cairo_surface_t *before = picture_of_board (fixture->view);
  const ZohnBoardLayout ltr = fixture->view->layout;

  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);

  /* The plates change places, the cloth does not. */
  g_assert_cmpfloat (fixture->view->layout.plates[0].x, >, fixture->view->layout.plates[1].x);
  g_assert_cmpfloat (ltr.plates[0].x, <, ltr.plates[1].x);
  g_assert_cmpmem (&fixture->view->layout.cloth, sizeof ltr.cloth, &ltr.cloth, sizeof ltr.cloth);
}

static void
test_picture_text_size (BoardFixture *fixture, gconstpointer data)
{
  int usual;

  board_fixture_throw_settled (fixture, 3);
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  cairo_surface_t *before = picture_of_board (fixture->view);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual * 3 / 2, NULL);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
  wait_for_frame (fixture->window);
}

/* Nodes. */

static void
get_nodes (ZohnBoardView *view, GskRenderNode *nodes[ZOHN_N_SCENE_PARTS + 1])
{
  nodes[0] = view->cache.still;
  for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
    nodes[part + 1] = view->cache.parts[part];
  }
}

static void
test_cache_same_nodes (BoardFixture *fixture, gconstpointer data)
{
  GskRenderNode *first[ZOHN_N_SCENE_PARTS + 1], *second[ZOHN_N_SCENE_PARTS + 1];

  board_fixture_throw_settled (fixture, 3);
  cairo_surface_destroy (picture_of_board (fixture->view));
  get_nodes (fixture->view, first);
  cairo_surface_destroy (picture_of_board (fixture->view));
  get_nodes (fixture->view, second);
  g_assert_cmpmem (first, sizeof first, second, sizeof second);
}

static void
test_cache_moving_parts_only (BoardFixture *fixture, gconstpointer data)
{
  GskRenderNode *first[ZOHN_N_SCENE_PARTS + 1], *second[ZOHN_N_SCENE_PARTS + 1];
  const guint still = 1 + ZOHN_SCENE_PART_PIECE_CLOCKWISE;
  const guint moving = 1 + ZOHN_SCENE_PART_STICK_0;

  game_throw (fixture->model, 1);
  wait_for (60);
  get_nodes (fixture->view, first);
  gsk_render_node_ref (first[moving]);
  wait_for (100);
  get_nodes (fixture->view, second);
  g_assert_true (first[0] == second[0]);
  g_assert_true (first[still] == second[still]);
  g_assert_true (first[1 + ZOHN_SCENE_PART_PLATE_CLOCKWISE] ==
                 second[1 + ZOHN_SCENE_PART_PLATE_CLOCKWISE]);
  g_assert_true (first[moving] != second[moving]);
  gsk_render_node_unref (first[moving]);
}

/* Words. */

static void
assert_described (BoardFixture *fixture, guint n_throws)
{
  ZohnHistory *history = zohn_game_model_get_history (fixture->model);
  g_autofree char *text = zohn_text_position (zohn_game_model_get_setup (fixture->model),
                                              zohn_history_get_position (history, n_throws),
                                              zohn_history_get_player_to_throw (history, n_throws));

  gtk_test_accessible_assert_property (fixture->view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
test_accessible (BoardFixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (fixture->view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  assert_described (fixture, 0);

  game_throw (fixture->model, 1);
  board_fixture_wait_until_still (fixture);
  assert_described (fixture, 1);
  board_fixture_throw_settled (fixture, 3);
  assert_described (fixture, 4);
  zohn_game_model_undo (fixture->model);
  assert_described (fixture, 3);
  zohn_viewpoint_set_throw (fixture->viewpoint, 1);
  assert_described (fixture, 1);
}

static char *
describe_cloth (BoardFixture *fixture, double x, double y)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  return zohn_board_view_describe_place (fixture->view, cloth->x + (x + 1) / 2 * cloth->width,
                                         cloth->y + (y + 1) / 2 * cloth->height);
}

static void
test_tooltip_places (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *stone = describe_cloth (fixture, 0, 0);
  g_autofree char *nothing = describe_cloth (fixture, 0.3, 0.3);

  g_assert_nonnull (stone);
  g_assert_null (nothing);
  for (guint space = 0; space < ZOHN_N_SPACES; space++) {
    g_autofree char *wanted = zohn_text_space (space);
    g_autofree char *text = NULL;
    double x, y;

    zohn_ring_get_point (ZOHN_SIDE_CLOCKWISE, space, &x, &y);
    text = describe_cloth (fixture, x, y);
    g_assert_cmpstr (text, ==, wanted);
  }
}

static char *
describe_plate (BoardFixture *fixture, ZohnSide side)
{
  const ZohnRectangle *plate = &fixture->view->layout.plates[side];

  return zohn_board_view_describe_place (fixture->view, plate->x + plate->width / 2,
                                         plate->y + plate->height / 2);
}

static void
test_odd_names (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (200, 'W');
  const char *const odd[] = { "A & B <b>x</b> %s%n _x", "אבג (2)", "🎲 emoji", NULL };
  const char *const long_names[] = { long_name, NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autofree char *odd_text = NULL;
  g_autofree char *long_text = NULL;
  int minimum_before, minimum_after;

  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum_before,
                      NULL, NULL, NULL);
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, odd);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, long_names);
  g_object_unref (fixture->model);
  fixture->model = zohn_game_model_new (setup);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  wait_for_frame (fixture->window);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum_after,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum_before, ==, minimum_after);
  board_fixture_assert_shows (fixture, 0);

  odd_text = describe_plate (fixture, ZOHN_SIDE_CLOCKWISE);
  g_assert_nonnull (strstr (odd_text, odd[0]));
  g_assert_nonnull (strstr (odd_text, odd[2]));
  long_text = describe_plate (fixture, ZOHN_SIDE_ANTICLOCKWISE);
  g_assert_nonnull (strstr (long_text, long_name));
}

static void
test_size (BoardFixture *fixture, gconstpointer data)
{
  int minimum, natural;

  for (guint orientation = 0; orientation <= GTK_ORIENTATION_VERTICAL; orientation++) {
    gtk_widget_measure (GTK_WIDGET (fixture->view), orientation, -1, &minimum, &natural, NULL,
                        NULL);
    g_assert_cmpint (minimum, ==, orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 100);
    g_assert_cmpint (natural, >=, minimum);
  }
}

#define ADD(path, test, data)                                                                      \
  g_test_add ("/board-view/" path, BoardFixture, data, board_fixture_set_up, test,                 \
              board_fixture_tear_down)

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD ("picture/opening", test_picture_opening, NULL);
  ADD ("picture/no-game", test_picture_no_game, NULL);
  ADD ("picture/every-throw", test_picture_every_throw, NULL);
  ADD ("picture/dark", test_picture_dark, NULL);
  ADD ("picture/high-contrast", test_picture_high_contrast, NULL);
  ADD ("picture/right-to-left", test_picture_right_to_left, NULL);
  ADD ("picture/text-size", test_picture_text_size, NULL);
  ADD ("cache/same-nodes", test_cache_same_nodes, NULL);
  ADD ("cache/moving-parts-only", test_cache_moving_parts_only, NULL);
  ADD ("words/accessible", test_accessible, NULL);
  ADD ("words/tooltips", test_tooltip_places, NULL);
  ADD ("words/odd-names", test_odd_names, NULL);
  ADD ("size", test_size, NULL);

  return widget_tests_run ();
}
