/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-chance-chart-private.h"

#include "support/long-game.h"
#include "support/widgets.h"
#include "text/zohn-text.h"

#include <math.h>

#define N_LONG 100000

typedef struct {
  GtkWindow *window;
  ZohnChanceChart *chart;
  ZohnViewpoint *viewpoint;
  ZohnGameReview *review;
  ZohnGameModel *model;
} Fixture;

static ZohnGameModel *
create_model (guint n_throws)
{
  const char *const clockwise[] = { "Ann", NULL };
  const char *const anticlockwise[] = { "Rosa", NULL };
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  setup->seed = 8;
  setup->has_seed = TRUE;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  if (n_throws == N_LONG) {
    g_autofree ZohnThrow *throws = make_long_game (&setup->rules, n_throws);

    return zohn_game_model_new_resumed (setup, throws, n_throws, ZOHN_GAME_PLAYING, 0);
  }
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static void
settle (Fixture *fixture)
{
  gtk_widget_queue_draw (GTK_WIDGET (fixture->window));
  wait_for_frame (fixture->window);
  wait_for_frame (fixture->window);
}

static gboolean
is_ready (gpointer review)
{
  return zohn_game_review_get_ready (review);
}

static void
set_up (Fixture *fixture, gconstpointer n_throws)
{
  fixture->model = create_model (GPOINTER_TO_UINT (n_throws));
  fixture->viewpoint = zohn_viewpoint_new ();
  fixture->review = zohn_game_review_new ();
  g_object_bind_property (fixture->viewpoint, "model", fixture->review, "model",
                          G_BINDING_SYNC_CREATE);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);

  fixture->chart = ZOHN_CHANCE_CHART (zohn_chance_chart_new ());
  g_object_set (fixture->chart, "viewpoint", fixture->viewpoint, "review", fixture->review, NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->chart));
  gtk_window_set_default_size (fixture->window, 600, 140);
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_present (fixture->window);
  g_assert_true (wait_until (is_ready, fixture->review));
  settle (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->chart));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer chart = fixture->chart;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_object_add_weak_pointer (G_OBJECT (fixture->chart), &chart);
  gtk_window_destroy (fixture->window);
  g_assert_null (chart);
  g_assert_finalize_object (fixture->viewpoint);
  g_assert_finalize_object (fixture->review);
  g_assert_finalize_object (fixture->model);
}

static void
run_xdotool (Fixture *fixture, const char *const *command)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  wait_for (30);
  settle (fixture);
}

static void
press (Fixture *fixture, const char *key)
{
  run_xdotool (fixture, (const char *const[]){ "xdotool", "key", key, NULL });
}

static void
assert_viewed (Fixture *fixture, guint n_throws)
{
  g_assert_cmpuint (zohn_viewpoint_get_throw (fixture->viewpoint), ==, n_throws);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  assert_viewed (fixture, 60);
  press (fixture, "Left");
  assert_viewed (fixture, 59);
  press (fixture, "Left");
  press (fixture, "Right");
  assert_viewed (fixture, 59);
  press (fixture, "Prior");
  assert_viewed (fixture, 49);
  press (fixture, "Home");
  assert_viewed (fixture, 0);
  press (fixture, "Left");
  press (fixture, "Prior");
  assert_viewed (fixture, 0);
  press (fixture, "Next");
  assert_viewed (fixture, 10);
  press (fixture, "Up");
  assert_viewed (fixture, 9);
  press (fixture, "Down");
  assert_viewed (fixture, 10);
  press (fixture, "End");
  assert_viewed (fixture, 60);
  g_assert_false (zohn_viewpoint_get_reviewing (fixture->viewpoint));
  press (fixture, "Right");
  assert_viewed (fixture, 60);
}

static void
test_keys_mirrored (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->chart), GTK_TEXT_DIR_RTL);
  settle (fixture);
  press (fixture, "Right");
  assert_viewed (fixture, 59);
  press (fixture, "Left");
  assert_viewed (fixture, 60);
  press (fixture, "Home");
  assert_viewed (fixture, 0);
  g_assert_cmpfloat (zohn_chart_get_x (&fixture->chart->chart, 0), >,
                     zohn_chart_get_x (&fixture->chart->chart, 60));
}

static void
move_pointer (Fixture *fixture, guint n_throws)
{
  g_autofree char *x =
      g_strdup_printf ("%d", (int) round (zohn_chart_get_x (&fixture->chart->chart, n_throws)));

  run_xdotool (fixture, (const char *const[]){ "xdotool", "mousemove", x, "70", NULL });
}

static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  move_pointer (fixture, 12);
  run_xdotool (fixture, (const char *const[]){ "xdotool", "click", "1", NULL });
  assert_viewed (fixture, 12);

  run_xdotool (fixture, (const char *const[]){ "xdotool", "mousedown", "1", NULL });
  for (guint n = 15; n < 50; n += 7) {
    move_pointer (fixture, n);
    assert_viewed (fixture, n);
  }
  run_xdotool (fixture, (const char *const[]){ "xdotool", "mouseup", "1", NULL });
  move_pointer (fixture, 3);
  assert_viewed (fixture, 43);

  run_xdotool (fixture, (const char *const[]){ "xdotool", "click", "5", NULL });
  assert_viewed (fixture, 44);
  run_xdotool (fixture, (const char *const[]){ "xdotool", "click", "4", "click", "4", NULL });
  assert_viewed (fixture, 42);
}

/* Looking elsewhere draws the view and the legend alone, however long the game; nothing is drawn for nothing. */
static void
test_draws_little (Fixture *fixture, gconstpointer data)
{
  GskRenderNode *still = fixture->chart->still;
  GskRenderNode *view = gsk_render_node_ref (fixture->chart->view);

  g_assert_nonnull (still);
  for (guint n = 0; n < N_LONG; n += N_LONG / 20) {
    zohn_viewpoint_set_throw (fixture->viewpoint, n);
    settle (fixture);
    g_assert_true (fixture->chart->still == still);
    g_assert_true (fixture->chart->view != view);
    g_assert_cmpuint (fixture->chart->drawn, ==, n);
    gsk_render_node_unref (view);
    view = gsk_render_node_ref (fixture->chart->view);
  }
  settle (fixture);
  g_assert_true (fixture->chart->view == view);
  gsk_render_node_unref (view);

  zohn_game_model_undo (fixture->model);
  g_assert_null (fixture->chart->still);
  settle (fixture);
  g_assert_nonnull (fixture->chart->still);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_rests (Fixture *fixture, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->chart));
  guint n_frames = 0;
  gulong handler =
      g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &n_frames);

  wait_for (300);
  n_frames = 0;
  wait_for (500);
  g_assert_cmpuint (n_frames, ==, 0);
  g_signal_handler_disconnect (clock, handler);
}

static void
assert_told (Fixture *fixture, guint viewed, guint n_throws)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (fixture->model);
  const double chance = zohn_chance_series_get_chance (
      zohn_game_review_get_series (fixture->review), viewed, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *chances = zohn_text_chances (setup, chance);
  g_autofree char *label = zohn_text_join (zohn_text_throw_number (viewed, n_throws), chances);
  GtkAccessible *accessible = GTK_ACCESSIBLE (fixture->chart);

  g_assert_nonnull (strstr (chances, "Ann"));
  g_assert_nonnull (strstr (chances, "Rosa"));
  gtk_test_accessible_assert_role (accessible, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, label);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                       (double) viewed);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                       (double) n_throws);
}

static void
test_accessible (Fixture *fixture, gconstpointer data)
{
  assert_told (fixture, 60, 60);
  zohn_viewpoint_set_throw (fixture->viewpoint, 12);
  assert_told (fixture, 12, 60);
  zohn_game_model_throw (fixture->model);
  assert_told (fixture, 12, 61);
  zohn_viewpoint_return_to_game (fixture->viewpoint);
  zohn_game_model_undo (fixture->model);
  zohn_game_model_undo (fixture->model);
  assert_told (fixture, 59, 59);
}

static void
test_words_of_a_place (Fixture *fixture, gconstpointer data)
{
  const ZohnChanceSeries *series = zohn_game_review_get_series (fixture->review);
  g_autoptr (ZohnThrowRecord) record =
      zohn_history_dup_record (zohn_game_model_get_history (fixture->model), 7);
  g_autofree char *luck = zohn_text_luck (zohn_chance_series_get_luck (series, 7));
  g_autofree char *row = zohn_text_row (zohn_game_model_get_setup (fixture->model), record);
  g_autofree char *place = zohn_chance_chart_describe (fixture->chart, 7);
  g_autofree char *opening = zohn_chance_chart_describe (fixture->chart, 0);

  g_assert_true (g_str_has_prefix (place, "Throw 7 of 60\n"));
  g_assert_nonnull (strstr (place, row));
  g_assert_nonnull (strstr (place, luck));
  g_assert_true (g_str_has_prefix (opening, "Before the first of 60 throws\n"));
  g_assert_nonnull (strstr (opening, "Ann"));
}

/* Where nobody wants chances it says nothing, points at nothing and moves nothing. */
static void
test_chances_hidden (Fixture *fixture, gconstpointer data)
{
  zohn_game_review_set_enabled (fixture->review, FALSE);
  settle (fixture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->chart),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_null (fixture->chart->still);
  press (fixture, "Left");
  run_xdotool (fixture,
               (const char *const[]){ "xdotool", "mousemove", "100", "70", "click", "1", NULL });
  assert_viewed (fixture, 60);

  zohn_game_review_set_enabled (fixture->review, TRUE);
  settle (fixture);
  g_assert_nonnull (fixture->chart->still);
  assert_told (fixture, 60, 60);
}

/* Odds that nothing has asked for yet are worked out in a thread: until then it says so. */
static void
test_awaits_the_odds (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) other = NULL;

  setup->rules.counters = ZOHN_COUNTERS_MAX - 1;
  other = zohn_game_model_new (setup);
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  g_assert_false (zohn_game_review_get_ready (fixture->review));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->chart),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The chances are being worked out");
  g_assert_true (wait_until (is_ready, fixture->review));
  settle (fixture);
  g_assert_nonnull (fixture->chart->still);
  zohn_viewpoint_set_model (fixture->viewpoint, fixture->model);
}

static void
test_another_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ZohnGameModel) other = create_model (9);
  g_autoptr (ZohnGameModel) old = g_steal_pointer (&fixture->model);

  fixture->model = g_object_ref (other);
  zohn_viewpoint_set_throw (fixture->viewpoint, 12);
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  g_assert_true (wait_until (is_ready, fixture->review));
  settle (fixture);
  assert_told (fixture, 9, 9);

  zohn_game_model_throw (old);
  assert_told (fixture, 9, 9);
  zohn_viewpoint_set_model (fixture->viewpoint, NULL);
  settle (fixture);
  g_assert_null (fixture->chart->still);
  zohn_viewpoint_set_model (fixture->viewpoint, other);
  g_clear_object (&other);
}

static void
test_names_as_typed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (200, 'W');
  const char *const names[] = { "A & B", "<b>x</b>", "%s%n", "_x", "אבג (2)", long_name };
  int minimum, natural;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    const char *const players[] = { names[i], NULL };

    zohn_game_model_set_players (fixture->model, ZOHN_SIDE_CLOCKWISE, players);
    g_assert_nonnull (strstr (fixture->chart->names[ZOHN_SIDE_CLOCKWISE], names[i]));
    settle (fixture);
    gtk_widget_measure (GTK_WIDGET (fixture->chart), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                        &natural, NULL, NULL);
    g_assert_cmpint (minimum, <=, 300);
  }
}

int
main (int argc, char **argv)
{
  const struct {
    const char *name;
    guint n_throws;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/chance-chart/keys", 60, test_keys },
    { "/chance-chart/keys-mirrored", 60, test_keys_mirrored },
    { "/chance-chart/pointer", 60, test_pointer },
    { "/chance-chart/draws-little", N_LONG, test_draws_little },
    { "/chance-chart/rests", 60, test_rests },
    { "/chance-chart/accessible", 60, test_accessible },
    { "/chance-chart/words-of-a-place", 60, test_words_of_a_place },
    { "/chance-chart/awaits-the-odds", 60, test_awaits_the_odds },
    { "/chance-chart/chances-hidden", 60, test_chances_hidden },
    { "/chance-chart/another-game", 60, test_another_game },
    { "/chance-chart/names-as-typed", 60, test_names_as_typed },
  };

  widget_tests_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_test_add (tests[i].name, Fixture, GUINT_TO_POINTER (tests[i].n_throws), set_up, tests[i].test,
                tear_down);
  }

  return widget_tests_run ();
}
