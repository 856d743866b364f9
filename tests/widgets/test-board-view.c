/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-view-private.h"

#include "support/board-picture.h"
#include "support/game-cases.h"
#include "support/widgets.h"
#include "text/zohn-text.h"

#define WIDTH 420
#define HEIGHT 520
#define N_CLOSINGS 50

typedef struct {
  GtkWindow *window;
  ZohnBoardView *view;
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model;
  guint n_requests;
} Fixture;

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
count_request_cb (Fixture *fixture)
{
  fixture->n_requests++;
}

static ZohnGameModel *
create_game (guint64 seed)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;

  return game_new_seeded (&rules, seed);
}

static void
set_up_view (Fixture *fixture)
{
  fixture->model = create_game (42);
  fixture->viewpoint = zohn_viewpoint_new ();
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  fixture->view = ZOHN_BOARD_VIEW (zohn_board_view_new ());
  zohn_board_view_set_viewpoint (fixture->view, fixture->viewpoint);
  g_signal_connect_swapped (fixture->view, "throw-requested", G_CALLBACK (count_request_cb),
                            fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, WIDTH, HEIGHT);
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->view));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_animations (TRUE);
  set_up_view (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ZohnBoardView *view = g_object_ref (fixture->view);

  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (view);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->model);
  set_animations (TRUE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
is_still (gpointer view)
{
  return !zohn_board_view_get_animating (view);
}

static void
wait_until_still (Fixture *fixture)
{
  g_assert_true (wait_until (is_still, fixture->view));
}

/* Throws without waiting for what the board makes of it. */
static void
throw_settled (Fixture *fixture, guint times)
{
  for (guint i = 0; i < times; i++) {
    game_throw (fixture->model, 1);
    zohn_board_view_settle (fixture->view);
  }
}

/* Throws and lets it run for a while. */
static void
throw_half_way (Fixture *fixture)
{
  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  wait_for (250);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
}

static void
assert_shows (Fixture *fixture, guint n_throws)
{
  g_assert_false (zohn_board_view_get_animating (fixture->view));
  assert_board_shows (fixture->view, fixture->model, n_throws);
}

/* Pictures. */

static void
test_picture_opening (Fixture *fixture, gconstpointer data)
{
  assert_shows (fixture, 0);
}

static void
test_picture_no_game (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *empty, *opening;

  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  empty = picture_of_board (fixture->view);
  opening = picture_of_game (fixture->view, fixture->model, 0);
  g_assert_false (pictures_are_alike (empty, opening));
  cairo_surface_destroy (empty);
  cairo_surface_destroy (opening);

  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
  assert_shows (fixture, 0);
}

static void
test_picture_every_throw (Fixture *fixture, gconstpointer data)
{
  for (guint n = 1; n <= 12; n++) {
    throw_settled (fixture, 1);
    assert_shows (fixture, n);
  }
  zohn_viewpoint_set_throw (fixture->viewpoint, 5);
  assert_shows (fixture, 5);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  assert_shows (fixture, 12);
}

static void
assert_new_look (Fixture *fixture, cairo_surface_t *before)
{
  cairo_surface_t *after = picture_of_board (fixture->view);

  g_assert_false (pictures_are_alike (before, after));
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
  assert_shows (fixture, 3);
}

static void
test_picture_dark (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 3);
  cairo_surface_t *before = picture_of_board (fixture->view);

  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
  wait_for_frame (fixture->window);
}

static void
test_picture_high_contrast (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 3);
  cairo_surface_t *before = picture_of_board (fixture->view);

  zohn_board_view_set_high_contrast (fixture->view, TRUE);
  wait_for_frame (fixture->window);
  assert_new_look (fixture, before);
}

static void
test_picture_right_to_left (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 3);
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
test_picture_text_size (Fixture *fixture, gconstpointer data)
{
  int usual;

  throw_settled (fixture, 3);
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
test_cache_same_nodes (Fixture *fixture, gconstpointer data)
{
  GskRenderNode *first[ZOHN_N_SCENE_PARTS + 1], *second[ZOHN_N_SCENE_PARTS + 1];

  throw_settled (fixture, 3);
  cairo_surface_destroy (picture_of_board (fixture->view));
  get_nodes (fixture->view, first);
  cairo_surface_destroy (picture_of_board (fixture->view));
  get_nodes (fixture->view, second);
  g_assert_cmpmem (first, sizeof first, second, sizeof second);
}

static void
test_cache_moving_parts_only (Fixture *fixture, gconstpointer data)
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

/* Animation. */

static void
test_animation_ends (Fixture *fixture, gconstpointer data)
{
  const gint64 begin = g_get_monotonic_time ();

  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  wait_until_still (fixture);
  g_assert_cmpfloat ((double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC, >, 0.4);
  assert_shows (fixture, 1);
}

static void
test_animation_fast (Fixture *fixture, gconstpointer data)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_FAST);
  game_throw (fixture->model, 1);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  g_assert_cmpfloat (fixture->view->animation.duration, <, 0.55);
  wait_until_still (fixture);
  assert_shows (fixture, 1);
}

static void
test_animation_speed_off (Fixture *fixture, gconstpointer data)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_OFF);
  game_throw (fixture->model, 1);
  assert_shows (fixture, 1);
}

static void
test_animation_desktop_off (Fixture *fixture, gconstpointer data)
{
  set_animations (FALSE);
  game_throw (fixture->model, 1);
  assert_shows (fixture, 1);
  set_animations (TRUE);
  throw_half_way (fixture);
}

static void
test_animation_one_marker_a_side (Fixture *fixture, gconstpointer data)
{
  guint usual[ZOHN_N_SIDES];
  cairo_surface_t *picture;

  throw_settled (fixture, 4);
  picture = picture_of_board (fixture->view);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    usual[side] = count_pixels_of_side (fixture->view, picture, side);
    g_assert_cmpuint (usual[side], >, 10);
  }
  cairo_surface_destroy (picture);

  game_throw (fixture->model, 1);
  while (zohn_board_view_get_animating (fixture->view)) {
    picture = picture_of_board (fixture->view);
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      const guint count = count_pixels_of_side (fixture->view, picture, side);

      /* Less under a stick, more in a hop, never none and never two. */
      g_assert_cmpuint (count, >, usual[side] / 5);
      g_assert_cmpuint (count, <, usual[side] * 8 / 5);
    }
    cairo_surface_destroy (picture);
    wait_for (5);
  }
  assert_shows (fixture, 5);
}

/* What overtakes an animation. */

typedef void (*Overtake) (Fixture *fixture);

static void
overtake_undo (Fixture *fixture)
{
  g_assert_true (zohn_game_model_undo (fixture->model));
}

static void
overtake_undo_redo (Fixture *fixture)
{
  g_assert_true (zohn_game_model_undo (fixture->model));
  g_assert_true (zohn_game_model_redo (fixture->model));
}

static void
overtake_jump (Fixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
}

static void
overtake_jump_and_back (Fixture *fixture)
{
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
}

static void
overtake_new_game (Fixture *fixture)
{
  g_clear_object (&fixture->model);
  fixture->model = create_game (43);
  game_throw (fixture->model, 4);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
}

static void
overtake_speed (Fixture *fixture)
{
  zohn_board_view_set_speed (fixture->view, ZOHN_SPEED_OFF);
}

static void
overtake_animations_off (Fixture *fixture)
{
  set_animations (FALSE);
}

static void
overtake_settle (Fixture *fixture)
{
  zohn_board_view_settle (fixture->view);
}

static void
overtake_direction (Fixture *fixture)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
}

static void
overtake_hide (Fixture *fixture)
{
  gtk_widget_hide (GTK_WIDGET (fixture->window));
  g_assert_false (zohn_board_view_get_animating (fixture->view));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
overtake_resize (Fixture *fixture)
{
  gtk_widget_set_size_request (GTK_WIDGET (fixture->view), WIDTH + 60, HEIGHT + 40);
  wait_for_frame (fixture->window);
}

static void
test_overtaken (Fixture *fixture, gconstpointer overtake)
{
  throw_settled (fixture, 3);
  throw_half_way (fixture);
  ((Overtake) overtake) (fixture);
  assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
  wait_for (100);
  assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
}

static void
test_overtaken_by_a_throw (Fixture *fixture, gconstpointer data)
{
  throw_half_way (fixture);
  throw_half_way (fixture);
  g_assert_cmpuint (fixture->view->shown, ==, 2);
  wait_until_still (fixture);
  assert_shows (fixture, 2);
}

/* A change of names is no reason to stop. */
static void
test_renamed_meanwhile (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "Somebody", NULL };

  throw_half_way (fixture);
  zohn_game_model_set_players (fixture->model, ZOHN_SIDE_CLOCKWISE, names);
  g_assert_true (zohn_board_view_get_animating (fixture->view));
  cairo_surface_destroy (picture_of_board (fixture->view));
  wait_until_still (fixture);
  assert_shows (fixture, 1);
}

static void
test_thrown_while_reviewing (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 4);
  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  game_throw (fixture->model, 2);
  assert_shows (fixture, 2);
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 6);
  g_assert_true (zohn_board_view_play (fixture->view, 3, 4));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 3);
  g_assert_cmpfloat (fixture->view->animation.duration, <, 0.4);
  wait_until_still (fixture);
  assert_shows (fixture, 3);

  set_animations (FALSE);
  g_assert_false (zohn_board_view_play (fixture->view, 4, 1));
  assert_shows (fixture, 4);
}

/* A random walk over everything that can happen to a game (D3). */
static void
test_random_walk (Fixture *fixture, gconstpointer data)
{
  for (guint step = 0; step < 150; step++) {
    switch (g_test_rand_int_range (0, 6)) {
    case 0:
      zohn_game_model_undo (fixture->model);
      break;
    case 1:
      zohn_game_model_redo (fixture->model);
      break;
    case 2:
      zohn_viewpoint_set_throw (fixture->viewpoint,
                                (guint) g_test_rand_int_range (
                                    0, (int) zohn_game_model_get_n_throws (fixture->model) + 1));
      break;
    default:
      zohn_game_model_throw (fixture->model);
    }
    if (step % 3 == 0) {
      wait_for (10);
    }
    if (step % 5 == 0) {
      zohn_board_view_settle (fixture->view);
      assert_shows (fixture, zohn_viewpoint_get_throw (fixture->viewpoint));
    }
  }
}

/* Rest. */

static void
count_frame_cb (guint *n_frames)
{
  (*n_frames)++;
}

static void
test_idle (Fixture *fixture, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->view));
  guint n_frames = 0;

  g_signal_connect_swapped (clock, "update", G_CALLBACK (count_frame_cb), &n_frames);
  game_throw (fixture->model, 1);
  wait_until_still (fixture);
  g_assert_cmpuint (n_frames, >, 5);
  wait_for (100);
  n_frames = 0;
  wait_for (500);
  g_assert_cmpuint (n_frames, ==, 0);
  g_assert_cmpuint (fixture->view->tick_id, ==, 0);
  g_assert_cmpuint (fixture->view->deadline_id, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
}

static void
test_closed_in_mid_throw (void)
{
  for (guint i = 0; i < N_CLOSINGS; i++) {
    Fixture fixture = { 0 };

    set_up (&fixture, NULL);
    game_throw (fixture.model, 1 + i % 3);
    wait_for (i % 5 * 10);
    if (i % 2 == 0) {
      overtake_new_game (&fixture);
      game_throw (fixture.model, 1);
    }
    g_assert_true (zohn_board_view_get_animating (fixture.view));
    tear_down (&fixture, NULL);
  }
}

/* Input: the controllers are the real ones, what they hear is made up. */

static GtkEventController *
find_controller (Fixture *fixture, GType type)
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

static gboolean
press_key (Fixture *fixture, guint keyval, GdkModifierType state)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed",
                         keyval, 0, state, &handled);

  return handled;
}

static void
release_key (Fixture *fixture, guint keyval)
{
  g_signal_emit_by_name (find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-released",
                         keyval, 0, 0);
}

static void
test_key_once (Fixture *fixture, gconstpointer keyval)
{
  const guint key = GPOINTER_TO_UINT (keyval);

  for (guint repeat = 0; repeat < 20; repeat++) {
    g_assert_true (press_key (fixture, key, 0));
  }
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  release_key (fixture, key);
  g_assert_true (press_key (fixture, key, 0));
  g_assert_cmpuint (fixture->n_requests, ==, 2);
  release_key (fixture, key);
}

static void
test_key_two_together (Fixture *fixture, gconstpointer data)
{
  press_key (fixture, GDK_KEY_space, 0);
  press_key (fixture, GDK_KEY_Return, 0);
  release_key (fixture, GDK_KEY_Return);
  release_key (fixture, GDK_KEY_space);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
}

static void
test_key_others (Fixture *fixture, gconstpointer data)
{
  g_assert_false (press_key (fixture, GDK_KEY_a, 0));
  g_assert_false (press_key (fixture, GDK_KEY_space, GDK_CONTROL_MASK));
  g_assert_false (press_key (fixture, GDK_KEY_Return, GDK_ALT_MASK));
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static void
test_key_dropped_while_animating (Fixture *fixture, gconstpointer data)
{
  game_throw (fixture->model, 1);
  for (guint i = 0; i < 20; i++) {
    g_assert_true (press_key (fixture, GDK_KEY_space, 0));
    if (i % 2 == 0) {
      release_key (fixture, GDK_KEY_space);
    }
  }
  /* The last press is still held when the board is still again. */
  wait_until_still (fixture);
  wait_for (100);
  press_key (fixture, GDK_KEY_space, 0);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
  release_key (fixture, GDK_KEY_space);
  press_key (fixture, GDK_KEY_space, 0);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
}

static void
get_middle (Fixture *fixture, double *x, double *y)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  *x = cloth->x + cloth->width / 2;
  *y = cloth->y + cloth->height / 2;
}

static void
click_at (Fixture *fixture, int n_presses, double x, double y)
{
  GtkEventController *click = find_controller (fixture, GTK_TYPE_GESTURE_CLICK);

  g_signal_emit_by_name (click, "pressed", n_presses, x, y);
  g_signal_emit_by_name (click, "released", n_presses, x, y);
}

static void
test_click_stone (Fixture *fixture, gconstpointer data)
{
  double x, y;

  get_middle (fixture, &x, &y);
  click_at (fixture, 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
  click_at (fixture, 2, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 1);
  click_at (fixture, 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 2);
}

static void
test_click_elsewhere (Fixture *fixture, gconstpointer data)
{
  GtkEventController *click = find_controller (fixture, GTK_TYPE_GESTURE_CLICK);
  double x, y;

  get_middle (fixture, &x, &y);
  click_at (fixture, 1, x + 150, y);
  click_at (fixture, 1, 5, 5);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  g_signal_emit_by_name (click, "released", 1, x + 150, y);
  g_signal_emit_by_name (click, "pressed", 1, x + 150, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static void
test_click_while_animating (Fixture *fixture, gconstpointer data)
{
  GtkEventController *click = find_controller (fixture, GTK_TYPE_GESTURE_CLICK);
  double x, y;

  get_middle (fixture, &x, &y);
  game_throw (fixture->model, 1);
  click_at (fixture, 1, x, y);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  zohn_board_view_settle (fixture->view);
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (fixture->n_requests, ==, 0);
}

static gboolean
scroll (Fixture *fixture, double dy)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll", 0.0,
                         dy, &handled);

  return handled;
}

static void
test_wheel (Fixture *fixture, gconstpointer data)
{
  throw_settled (fixture, 4);
  g_assert_false (scroll (fixture, -1));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 4);

  zohn_viewpoint_set_throw (fixture->viewpoint, 2);
  g_assert_true (scroll (fixture, -1));
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, 1);
  g_assert_true (scroll (fixture, 1));
  g_assert_true (scroll (fixture, 1));
  g_assert_true (scroll (fixture, 1));
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
}

/* Words. */

static void
assert_described (Fixture *fixture, guint n_throws)
{
  ZohnHistory *history = zohn_game_model_get_history (fixture->model);
  g_autofree char *text = zohn_text_position (zohn_game_model_get_setup (fixture->model),
                                              zohn_history_get_position (history, n_throws),
                                              zohn_history_get_player_to_throw (history, n_throws));

  gtk_test_accessible_assert_property (fixture->view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
test_accessible (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (fixture->view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  assert_described (fixture, 0);

  game_throw (fixture->model, 1);
  wait_until_still (fixture);
  assert_described (fixture, 1);
  throw_settled (fixture, 3);
  assert_described (fixture, 4);
  zohn_game_model_undo (fixture->model);
  assert_described (fixture, 3);
  zohn_viewpoint_set_throw (fixture->viewpoint, 1);
  assert_described (fixture, 1);
}

static char *
describe_cloth (Fixture *fixture, double x, double y)
{
  const ZohnRectangle *cloth = &fixture->view->layout.cloth;

  return zohn_board_view_describe_place (fixture->view, cloth->x + (x + 1) / 2 * cloth->width,
                                         cloth->y + (y + 1) / 2 * cloth->height);
}

static void
test_tooltip_places (Fixture *fixture, gconstpointer data)
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
describe_plate (Fixture *fixture, ZohnSide side)
{
  const ZohnRectangle *plate = &fixture->view->layout.plates[side];

  return zohn_board_view_describe_place (fixture->view, plate->x + plate->width / 2,
                                         plate->y + plate->height / 2);
}

static void
test_odd_names (Fixture *fixture, gconstpointer data)
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
  assert_shows (fixture, 0);

  odd_text = describe_plate (fixture, ZOHN_SIDE_CLOCKWISE);
  g_assert_nonnull (strstr (odd_text, odd[0]));
  g_assert_nonnull (strstr (odd_text, odd[2]));
  long_text = describe_plate (fixture, ZOHN_SIDE_ANTICLOCKWISE);
  g_assert_nonnull (strstr (long_text, long_name));
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  int minimum, natural;

  for (guint orientation = 0; orientation <= GTK_ORIENTATION_VERTICAL; orientation++) {
    gtk_widget_measure (GTK_WIDGET (fixture->view), orientation, -1, &minimum, &natural, NULL,
                        NULL);
    g_assert_cmpint (minimum, ==, orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 100);
    g_assert_cmpint (natural, >=, minimum);
  }
}

static void
test_focusable (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (fixture->view)));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->view)));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
}

#define ADD(path, test, data)                                                                      \
  g_test_add ("/board-view/" path, Fixture, data, set_up, test, tear_down)
#define ADD_OVERTAKEN(path, function)                                                              \
  ADD ("animation/overtaken/" path, test_overtaken, (gconstpointer) (function))
#define ADD_KEY(path, key) ADD ("input/key-once/" path, test_key_once, GUINT_TO_POINTER (key))

static void
add_animation_tests (void)
{
  ADD ("animation/ends-by-itself", test_animation_ends, NULL);
  ADD ("animation/fast", test_animation_fast, NULL);
  ADD ("animation/off/by-speed", test_animation_speed_off, NULL);
  ADD ("animation/off/by-the-desktop", test_animation_desktop_off, NULL);
  ADD ("animation/one-marker-a-side", test_animation_one_marker_a_side, NULL);
  ADD_OVERTAKEN ("undo", overtake_undo);
  ADD_OVERTAKEN ("undo-and-redo", overtake_undo_redo);
  ADD_OVERTAKEN ("jump", overtake_jump);
  ADD_OVERTAKEN ("jump-and-back", overtake_jump_and_back);
  ADD_OVERTAKEN ("new-game", overtake_new_game);
  ADD_OVERTAKEN ("speed-off", overtake_speed);
  ADD_OVERTAKEN ("animations-off", overtake_animations_off);
  ADD_OVERTAKEN ("settle", overtake_settle);
  ADD_OVERTAKEN ("direction", overtake_direction);
  ADD_OVERTAKEN ("hide", overtake_hide);
  ADD_OVERTAKEN ("resize", overtake_resize);
  ADD ("animation/overtaken/throw", test_overtaken_by_a_throw, NULL);
  ADD ("animation/renamed-meanwhile", test_renamed_meanwhile, NULL);
  ADD ("animation/none-while-reviewing", test_thrown_while_reviewing, NULL);
  ADD ("animation/play", test_play, NULL);
  ADD ("animation/random-walk", test_random_walk, NULL);
}

static void
add_input_tests (void)
{
  ADD_KEY ("space", GDK_KEY_space);
  ADD_KEY ("enter", GDK_KEY_Return);
  ADD_KEY ("keypad-enter", GDK_KEY_KP_Enter);
  ADD ("input/key/two-together", test_key_two_together, NULL);
  ADD ("input/key/others", test_key_others, NULL);
  ADD ("input/key/dropped-while-animating", test_key_dropped_while_animating, NULL);
  ADD ("input/click/stone", test_click_stone, NULL);
  ADD ("input/click/elsewhere", test_click_elsewhere, NULL);
  ADD ("input/click/while-animating", test_click_while_animating, NULL);
  ADD ("input/wheel", test_wheel, NULL);
  ADD ("input/focusable", test_focusable, NULL);
}

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
  add_animation_tests ();
  ADD ("rest/no-frames", test_idle, NULL);
  g_test_add_func ("/board-view/rest/closed-in-mid-throw", test_closed_in_mid_throw);
  add_input_tests ();
  ADD ("words/accessible", test_accessible, NULL);
  ADD ("words/tooltips", test_tooltip_places, NULL);
  ADD ("words/odd-names", test_odd_names, NULL);
  ADD ("size", test_size, NULL);

  return widget_tests_run ();
}
