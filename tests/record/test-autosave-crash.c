/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-autosave.h"

#include "support/record-fixture.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_KILLS 200
#define MAX_MICROSECONDS 12000

/* In a process of its own: plays and saves for ever, each throw once the one before is being written. */
static int
play (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (ZohnAutosave) autosave = zohn_autosave_new ();

  for (guint64 seed = 1;; seed++) {
    g_autoptr (ZohnSetup) setup = record_fixture_new_setup (seed);
    g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);

    zohn_autosave_set_game (autosave, model, file, NULL);
    while (zohn_game_model_throw (model)) {
      g_main_context_iteration (NULL, FALSE);
    }
    zohn_autosave_flush (autosave, NULL);
    if (write (STDOUT_FILENO, ".", 1) != 1) {
      return 1;
    }
  }
}

static GSubprocess *
start_player (const char *program, GFile *file)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *player = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play",
                                          g_file_peek_path (file), NULL);
  char dot;

  g_assert_no_error (error);
  /* The first game has been saved. */
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (player), &dot, 1, NULL, NULL),
                   ==, 1);

  return player;
}

static void
kill_player (GSubprocess *player)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_force_exit (player);
  g_subprocess_wait (player, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (player));
  g_assert_cmpint (g_subprocess_get_term_sig (player), ==, SIGKILL);
}

/* Killed at any moment, the program leaves a whole game behind. */
static void
test_kill (gconstpointer program)
{
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "game.zohnahl");
  guint n_unfinished = 0;

  for (guint i = 0; i < N_KILLS; i++) {
    g_autoptr (GSubprocess) player = start_player (program, file);
    g_autoptr (ZohnGameRecord) record = NULL;
    g_autoptr (ZohnGameRecord) expected = NULL;
    g_autoptr (GError) error = NULL;

    g_usleep ((gulong) g_test_rand_int_range (0, MAX_MICROSECONDS));
    kill_player (player);

    record = zohn_game_record_read (file, NULL, &error);
    g_assert_no_error (error);
    expected =
        record_fixture_new_game (record->setup->seed, (guint) g_bytes_get_size (record->throws));
    g_assert_true (record_fixture_equal (record, expected));
    n_unfinished += record->state == ZOHN_GAME_PLAYING;
  }
  g_test_message ("%u of %u were killed in the middle of a game", n_unfinished, N_KILLS);
  record_fixture_remove (folder);
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--play") == 0) {
    return play (argv[2]);
  }

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_data_func ("/autosave-crash/kill", argv[0], test_kill);

  return g_test_run ();
}
