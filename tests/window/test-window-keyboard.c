/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "record/zohn-game-record.h"
#include "text/zohn-text.h"
#include "widgets/zohn-board-view.h"
#include "widgets/zohn-chance-chart.h"
#include "widgets/zohn-review-bar.h"

/* A game of five hundred throws of both computers, reviewed with real keys alone: the pointer never comes near. */

#define N_THROWS 500

static ZohnViewpoint *
get_viewpoint (WindowFixture *fixture)
{
  return zohn_board_view_get_viewpoint (
      ZOHN_BOARD_VIEW (find_template_child (fixture->window, "board")));
}

static ZohnReplay *
get_replay (WindowFixture *fixture)
{
  return zohn_review_bar_get_replay (
      ZOHN_REVIEW_BAR (find_template_child (fixture->window, "review_bar")));
}

static gboolean
is_there (gpointer fixture)
{
  return zohn_game_model_get_n_throws (get_model (fixture)) == N_THROWS;
}

/* The computers' game, stopped for lack of time. */
static void
open_game (WindowFixture *fixture)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "long.zohnahl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (ZohnSetup) setup = create_setup ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  setup->rules.counters = ZOHN_COUNTERS_MAX;
  setup->computer[ZOHN_SIDE_CLOCKWISE] = setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < N_THROWS; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }
  g_assert_true (zohn_game_model_stop (model));
  record = zohn_game_record_new_from_model (model, NULL);
  g_assert_true (zohn_game_record_write (record, file, NULL, &error));
  g_assert_no_error (error);
  zohn_window_open_files (fixture->window, &file, 1);
  g_assert_true (wait_until (is_there, fixture));
  wait_for_frame (GTK_WINDOW (fixture->window));
}

static void
press (WindowFixture *fixture, const char *key)
{
  const char *const command[] = { "xdotool", "key", key, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  wait_for (40);
}

static void
assert_viewed (WindowFixture *fixture, guint number)
{
  g_assert_cmpuint (zohn_viewpoint_get_throw (get_viewpoint (fixture)), ==, number);
  if (number < N_THROWS) {
    g_autofree char *text = zohn_text_throw_number (number, N_THROWS);

    g_assert_cmpstr (get_review (fixture), ==, text);
  }
}

static GtkWidget *
get_focus (WindowFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Tab until @widget has the focus: it can be reached. */
static void
tab_to (WindowFixture *fixture, GtkWidget *widget)
{
  for (guint i = 0; i < 60 && get_focus (fixture) != widget; i++) {
    press (fixture, "Tab");
  }
  g_assert_true (get_focus (fixture) == widget);
}

static void
review (WindowFixture *fixture, const char *back, const char *forward)
{
  GtkWidget *chart = find_child_of_type (GTK_WIDGET (fixture->window), ZOHN_TYPE_CHANCE_CHART);
  ZohnReplay *replay = get_replay (fixture);

  gtk_widget_grab_focus (find_template_child (fixture->window, "board"));
  press (fixture, back);
  assert_viewed (fixture, N_THROWS - 1);
  press (fixture, back);
  assert_viewed (fixture, N_THROWS - 2);
  press (fixture, forward);
  assert_viewed (fixture, N_THROWS - 1);
  press (fixture, "Prior");
  assert_viewed (fixture, N_THROWS - 11);
  press (fixture, "Next");
  assert_viewed (fixture, N_THROWS - 1);
  press (fixture, "Home");
  assert_viewed (fixture, 0);
  press (fixture, forward);
  assert_viewed (fixture, 1);

  /* The replay with its key, until a key looks elsewhere. */
  press (fixture, "space");
  g_assert_true (zohn_replay_get_playing (replay));
  press (fixture, "space");
  g_assert_false (zohn_replay_get_playing (replay));
  press (fixture, "space");
  g_assert_true (zohn_replay_get_playing (replay));
  press (fixture, "Home");
  g_assert_false (zohn_replay_get_playing (replay));
  assert_viewed (fixture, 0);

  /* The chart is reached, and has the same keys. */
  tab_to (fixture, chart);
  press (fixture, forward);
  assert_viewed (fixture, 1);
  press (fixture, "Next");
  assert_viewed (fixture, 11);
  press (fixture, back);
  assert_viewed (fixture, 10);
  press (fixture, "space");
  g_assert_true (zohn_replay_get_playing (replay));
  press (fixture, back);
  g_assert_false (zohn_replay_get_playing (replay));
  press (fixture, "Home");
  assert_viewed (fixture, 0);
  press (fixture, "End");
  assert_viewed (fixture, N_THROWS);
  g_assert_null (get_review (fixture));
  g_assert_nonnull (get_focus (fixture));
  g_assert_true (gtk_widget_get_mapped (get_focus (fixture)));

  /* And back to the game from anywhere. */
  press (fixture, "Prior");
  assert_viewed (fixture, N_THROWS - 10);
  press (fixture, "Escape");
  assert_viewed (fixture, N_THROWS);
}

static char *
describe_game (WindowFixture *fixture)
{
  g_autoptr (ZohnGameRecord) record = zohn_game_record_new_from_model (get_model (fixture), NULL);
  g_autoptr (GBytes) bytes = zohn_game_record_format (record);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_review (WindowFixture *fixture, gconstpointer right_to_left)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (right_to_left != NULL) {
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  }
  open_game (fixture);
  before = describe_game (fixture);
  if (right_to_left != NULL) {
    review (fixture, "Right", "Left");
  } else {
    review (fixture, "Left", "Right");
  }
  after = describe_game (fixture);
  g_assert_cmpstr (after, ==, before);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  g_test_add ("/window/keyboard/review", WindowFixture, NULL, window_fixture_set_up, test_review,
              window_fixture_tear_down);
  g_test_add ("/window/keyboard/review/right-to-left", WindowFixture, "right to left",
              window_fixture_set_up, test_review, window_fixture_tear_down);

  return widget_tests_run ();
}
