/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-viewpoint.h"

/* Writes down which properties a viewpoint has told of, in order. */
static void
notify_cb (ZohnViewpoint *viewpoint, GParamSpec *pspec, GString *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

static void
assert_told (GString *log, const char *expected)
{
  g_assert_cmpstr (log->str, ==, expected);
  g_string_truncate (log, 0);
}

static ZohnGameModel *
create_model (guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->seed = 7;
  setup->has_seed = TRUE;
  model = zohn_game_model_new (setup);
  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }

  return model;
}

static void
assert_view (ZohnViewpoint *viewpoint, guint throw, guint n_throws, gboolean reviewing)
{
  guint shown_throw, shown_n_throws;
  gboolean shown_reviewing;

  g_object_get (viewpoint, "throw", &shown_throw, "n-throws", &shown_n_throws, "reviewing",
                &shown_reviewing, NULL);
  g_assert_cmpuint (shown_throw, ==, throw);
  g_assert_cmpuint (shown_n_throws, ==, n_throws);
  g_assert_cmpint (shown_reviewing, ==, reviewing);
  g_assert_cmpuint (zohn_viewpoint_get_throw (viewpoint), ==, throw);
  g_assert_cmpint (zohn_viewpoint_get_reviewing (viewpoint), ==, reviewing);
}

static void
test_without_game (void)
{
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  g_assert_null (zohn_viewpoint_get_model (viewpoint));
  zohn_viewpoint_set_throw (viewpoint, 5);
  zohn_viewpoint_return_to_game (viewpoint);
  assert_view (viewpoint, 0, 0, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
test_follows_the_game (void)
{
  g_autoptr (ZohnGameModel) model = create_model (3);
  g_autoptr (GString) log = g_string_new (NULL);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  g_signal_connect (viewpoint, "notify", G_CALLBACK (notify_cb), log);
  zohn_viewpoint_set_model (viewpoint, model);
  assert_view (viewpoint, 3, 3, FALSE);
  assert_told (log, "model n-throws throw ");

  zohn_game_model_throw (model);
  assert_view (viewpoint, 4, 4, FALSE);
  assert_told (log, "n-throws throw ");

  zohn_game_model_undo (model);
  zohn_game_model_undo (model);
  assert_view (viewpoint, 2, 2, FALSE);
  zohn_game_model_redo (model);
  assert_view (viewpoint, 3, 3, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
test_stays_in_review (void)
{
  g_autoptr (ZohnGameModel) model = create_model (9);
  g_autoptr (GString) log = g_string_new (NULL);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  zohn_viewpoint_set_model (viewpoint, model);
  g_signal_connect (viewpoint, "notify", G_CALLBACK (notify_cb), log);

  zohn_viewpoint_set_throw (viewpoint, 3);
  assert_told (log, "reviewing throw ");
  zohn_viewpoint_set_throw (viewpoint, 3);
  assert_told (log, "");

  zohn_game_model_throw (model);
  zohn_game_model_throw (model);
  assert_view (viewpoint, 3, 11, TRUE);
  assert_told (log, "n-throws n-throws ");

  zohn_viewpoint_set_throw (viewpoint, 0);
  assert_view (viewpoint, 0, 11, TRUE);
  assert_told (log, "throw ");

  zohn_viewpoint_return_to_game (viewpoint);
  assert_view (viewpoint, 11, 11, FALSE);
  assert_told (log, "reviewing throw ");
  zohn_game_model_throw (model);
  assert_view (viewpoint, 12, 12, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
test_undo_below_the_view (void)
{
  g_autoptr (ZohnGameModel) model = create_model (6);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  zohn_viewpoint_set_model (viewpoint, model);
  zohn_viewpoint_set_throw (viewpoint, 4);
  zohn_game_model_undo (model);
  assert_view (viewpoint, 4, 5, TRUE);
  zohn_game_model_undo (model);
  assert_view (viewpoint, 4, 4, FALSE);
  zohn_game_model_undo (model);
  assert_view (viewpoint, 3, 3, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
test_beyond_the_end (void)
{
  g_autoptr (ZohnGameModel) model = create_model (6);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  zohn_viewpoint_set_model (viewpoint, model);
  zohn_viewpoint_set_throw (viewpoint, 2);
  zohn_viewpoint_set_throw (viewpoint, G_MAXUINT);
  assert_view (viewpoint, 6, 6, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
test_another_game (void)
{
  g_autoptr (ZohnGameModel) old_model = create_model (6);
  g_autoptr (ZohnGameModel) new_model = create_model (2);
  g_autoptr (GString) log = g_string_new (NULL);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  zohn_viewpoint_set_model (viewpoint, old_model);
  zohn_viewpoint_set_throw (viewpoint, 1);
  zohn_viewpoint_set_model (viewpoint, new_model);
  assert_view (viewpoint, 2, 2, FALSE);

  g_signal_connect (viewpoint, "notify", G_CALLBACK (notify_cb), log);
  zohn_game_model_throw (old_model);
  zohn_viewpoint_set_model (viewpoint, new_model);
  assert_told (log, "");

  zohn_viewpoint_set_model (viewpoint, NULL);
  assert_view (viewpoint, 0, 0, FALSE);

  g_assert_finalize_object (viewpoint);
}

static void
thrown_cb (ZohnGameModel *model, ZohnThrowRecord *record, ZohnViewpoint *viewpoint)
{
  assert_view (viewpoint, zohn_throw_record_get_number (record),
               zohn_throw_record_get_number (record), FALSE);
}

static void
test_follows_before_the_game_speaks (void)
{
  g_autoptr (ZohnGameModel) model = create_model (0);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  g_signal_connect (model, "thrown", G_CALLBACK (thrown_cb), viewpoint);
  zohn_viewpoint_set_model (viewpoint, model);
  zohn_game_model_throw (model);
  zohn_game_model_throw (model);
  assert_view (viewpoint, 2, 2, FALSE);

  g_signal_handlers_disconnect_by_data (model, viewpoint);
  g_assert_finalize_object (viewpoint);
}

static void
test_step (void)
{
  g_autoptr (ZohnGameModel) model = create_model (5);
  ZohnViewpoint *viewpoint = zohn_viewpoint_new ();

  zohn_viewpoint_step (viewpoint, -1);
  assert_view (viewpoint, 0, 0, FALSE);

  zohn_viewpoint_set_model (viewpoint, model);
  zohn_viewpoint_step (viewpoint, -2);
  assert_view (viewpoint, 3, 5, TRUE);
  zohn_viewpoint_step (viewpoint, 1);
  assert_view (viewpoint, 4, 5, TRUE);
  zohn_viewpoint_step (viewpoint, G_MININT);
  assert_view (viewpoint, 0, 5, TRUE);
  zohn_viewpoint_step (viewpoint, G_MAXINT);
  assert_view (viewpoint, 5, 5, FALSE);

  g_assert_finalize_object (viewpoint);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/viewpoint/without-game", test_without_game);
  g_test_add_func ("/viewpoint/follows-the-game", test_follows_the_game);
  g_test_add_func ("/viewpoint/stays-in-review", test_stays_in_review);
  g_test_add_func ("/viewpoint/undo-below-the-view", test_undo_below_the_view);
  g_test_add_func ("/viewpoint/beyond-the-end", test_beyond_the_end);
  g_test_add_func ("/viewpoint/step", test_step);
  g_test_add_func ("/viewpoint/another-game", test_another_game);
  g_test_add_func ("/viewpoint/follows-before-the-game-speaks",
                   test_follows_before_the_game_speaks);

  return g_test_run ();
}
