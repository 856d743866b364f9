/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model.h"

#include "support/game-cases.h"
#include "support/model-recorder.h"
#include "support/vectors.h"

static const char *const event_names[ZOHN_N_EVENTS] = { "lap", "capture", "creek", "dry-branch",
                                                        "win" };

static char *
format_events (guint events)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    if (events & (1u << i)) {
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", event_names[i]);
    }
  }

  return g_string_free (names, FALSE);
}

static ZohnSetup *
create_vector_setup (const Vector *vector)
{
  ZohnSetup *setup = zohn_setup_new ();

  setup->rules = vector->rules;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (vector->players[side] != NULL) {
      zohn_setup_set_players (setup, (ZohnSide) side, (const char *const *) vector->players[side]);
    }
  }

  return setup;
}

static void
assert_row (ZohnGameModel *model, guint number, const VectorRow *row)
{
  g_autoptr (ZohnThrowRecord) record =
      zohn_history_dup_record (zohn_game_model_get_history (model), number);
  const ZohnOutcome *outcome = zohn_throw_record_get_outcome (record);
  const ZohnPosition *after = zohn_throw_record_get_after (record);
  g_autofree char *events = format_events (outcome->events);

  g_assert_cmpuint (zohn_throw_record_get_lap (record), ==, row->lap);
  g_assert_cmpint (zohn_throw_record_get_side (record), ==, row->side);
  g_assert_cmpstr (zohn_setup_get_player (zohn_game_model_get_setup (model), row->side,
                                          zohn_throw_record_get_player (record)),
                   ==, row->player);
  g_assert_cmpuint (outcome->thrown, ==, row->thrown);
  g_assert_cmpuint (zohn_throw_get_spaces (outcome->thrown), ==, row->spaces);
  g_assert_cmpint (zohn_throw_grants_another (outcome->thrown), ==, row->again);
  g_assert_cmpuint (outcome->from, ==, row->from);
  g_assert_cmpuint (outcome->to, ==, row->to);
  g_assert_cmpstr (events, ==, row->events);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_assert_cmpuint (after->counters[side], ==, row->counters[side]);
  }
  g_assert_cmpint (after->over ? -1 : after->to_throw, ==, row->next);
}

/* Throw by throw, and the rows are asked for once more when the game has gone on. */
static void
test_vector (gconstpointer data)
{
  g_autoptr (Vector) vector = vector_load (GPOINTER_TO_UINT (data));
  g_autoptr (ZohnSetup) setup = create_vector_setup (vector);
  g_autoptr (ZohnGameModel) model = zohn_game_model_new (setup);
  g_autoptr (ZohnStickSource) source = zohn_scripted_source_new (vector->throws, vector->n_throws);

  zohn_game_model_set_source (model, source);
  for (guint number = 1; number <= vector->n_throws; number++) {
    g_assert_cmpuint (zohn_game_model_get_lap (model), ==, vector->rows[number - 1].lap);
    g_assert_cmpint (zohn_game_model_get_side_to_throw (model), ==, vector->rows[number - 1].side);
    g_assert_true (zohn_game_model_throw (model));
    assert_row (model, number, &vector->rows[number - 1]);
  }
  for (guint number = 1; number <= vector->n_throws; number++) {
    assert_row (model, number, &vector->rows[number - 1]);
  }

  g_assert_cmpint (zohn_game_model_get_state (model) == ZOHN_GAME_FINISHED, ==,
                   vector->is_finished);
}

/* The game with @n_throws throws made anew from the throws alone. */
static void
assert_equals_replay (ZohnGameModel *model)
{
  ZohnHistory *history = zohn_game_model_get_history (model);
  const guint n_throws = zohn_game_model_get_n_throws (model);
  g_autoptr (GBytes) throws = zohn_history_dup_throws (history);
  g_autoptr (ZohnGameModel) replay = zohn_game_model_new_resumed (
      zohn_game_model_get_setup (model), g_bytes_get_data (throws, NULL), n_throws,
      zohn_game_model_get_state (model), 0);

  g_assert_nonnull (replay);
  g_assert_true (zohn_position_equal (zohn_game_model_get_position (model),
                                      zohn_game_model_get_position (replay)));
  g_assert_cmpint (zohn_game_model_get_result (model), ==, zohn_game_model_get_result (replay));
  g_assert_cmpint (zohn_game_model_get_can_throw (model), ==,
                   zohn_game_model_get_can_throw (replay));
  g_assert_cmpint (zohn_game_model_get_can_undo (model), ==, zohn_game_model_get_can_undo (replay));
  g_assert_cmpuint (zohn_game_model_get_player_to_throw (model), ==,
                    zohn_game_model_get_player_to_throw (replay));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, n_throws);
  for (guint i = 0; i < n_throws; i++) {
    g_autoptr (ZohnThrowRecord) record = g_list_model_get_item (G_LIST_MODEL (history), i);
    g_autoptr (ZohnThrowRecord) expected =
        zohn_history_dup_record (zohn_game_model_get_history (replay), i + 1);

    g_assert_cmpuint (zohn_throw_record_get_number (record), ==, i + 1);
    g_assert_cmpuint (zohn_throw_record_get_lap (record), ==, zohn_throw_record_get_lap (expected));
    g_assert_cmpuint (zohn_throw_record_get_player (record), ==,
                      zohn_throw_record_get_player (expected));
    g_assert_cmpmem (zohn_throw_record_get_outcome (record), sizeof (ZohnOutcome),
                     zohn_throw_record_get_outcome (expected), sizeof (ZohnOutcome));
    g_assert_true (zohn_position_equal (zohn_throw_record_get_after (record),
                                        zohn_throw_record_get_after (expected)));
  }
}

/* Any row of throws, undos, redos and stops leaves what the throws that are left leave. */
static void
test_random_walk (gconstpointer data)
{
  const guint seed = GPOINTER_TO_UINT (data);
  const ZohnRules rules = { (guint8) (1 + seed % 4), (guint8) (seed % 3), (guint8) (seed % 2) };
  static const char *const names[] = { "Ann", "Bea", "Cat", NULL };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  guint n_changes = 0;

  setup->rules = rules;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, names);
  model = zohn_game_model_new (setup);

  for (guint step = 0; step < 500; step++) {
    const int dice = g_rand_int_range (rand, 0, 100);
    const gboolean could_redo = zohn_game_model_get_can_redo (model);

    if (dice < 55) {
      const gboolean thrown = zohn_game_model_throw (model);

      n_changes += thrown;
      g_assert_true (!thrown || !zohn_game_model_get_can_redo (model));
    } else if (dice < 80) {
      n_changes += zohn_game_model_undo (model);
    } else if (dice < 97) {
      g_assert_cmpint (zohn_game_model_redo (model), ==, could_redo);
      n_changes += could_redo;
    } else {
      n_changes += zohn_game_model_stop (model);
    }
    assert_equals_replay (model);
  }
  g_assert_cmpuint (n_changes, >, 200);
}

typedef struct {
  guint n_thrown;
  guint n_won;
  guint winner;
  guint n_finished;
} Count;

static void
thrown_cb (ZohnGameModel *model, ZohnThrowRecord *record, Count *count)
{
  const ZohnPosition *after = zohn_throw_record_get_after (record);
  const guint total = 2u * zohn_game_model_get_setup (model)->rules.counters;

  count->n_thrown++;
  g_assert_cmpuint (after->counters[0] + after->counters[1], ==, total);
  g_assert_cmpint (zohn_game_model_get_state (model) == ZOHN_GAME_FINISHED, ==,
                   after->counters[0] == 0 || after->counters[1] == 0);
}

static void
win_cb (ZohnGameModel *model, guint side, ZohnThrowRecord *record, Count *count)
{
  count->n_won++;
  count->winner = side;
}

static void
finished_cb (ZohnGameModel *model, Count *count)
{
  count->n_finished++;
}

/* Ten thousand games: the counters always add up, nobody has fewer than none, a game ends exactly when a side has none, and
 * everybody who is told of it is told the same winner. */
static void
test_random_games (void)
{
  for (guint game = 0; game < 10000; game++) {
    const ZohnRules rules = { (guint8) (1 + game % 4), (guint8) (game / 4 % 3),
                              (guint8) (game / 12 % 2) };
    g_autoptr (ZohnGameModel) model = game_new_seeded (&rules, game);
    Count count = { 0 };

    g_signal_connect (model, "thrown", G_CALLBACK (thrown_cb), &count);
    g_signal_connect (model, "win", G_CALLBACK (win_cb), &count);
    g_signal_connect (model, "finished", G_CALLBACK (finished_cb), &count);
    while (zohn_game_model_get_can_throw (model)) {
      game_throw (model, 1);
    }

    g_assert_cmpint (zohn_game_model_get_state (model), ==, ZOHN_GAME_FINISHED);
    g_assert_cmpuint (count.n_thrown, ==, zohn_game_model_get_n_throws (model));
    g_assert_cmpuint (count.n_won, ==, 1);
    g_assert_cmpuint (count.n_finished, ==, 1);
    g_assert_cmpint (zohn_game_model_get_result (model), ==,
                     count.winner == ZOHN_SIDE_CLOCKWISE ? ZOHN_RESULT_CLOCKWISE
                                                         : ZOHN_RESULT_ANTICLOCKWISE);
    g_assert_cmpuint (zohn_game_model_get_position (model)->counters[count.winner], ==,
                      2 * rules.counters);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint number = 1; number <= N_VECTORS; number++) {
    g_autofree char *path = g_strdup_printf ("/game-model/vector/%02u", number);

    g_test_add_data_func (path, GUINT_TO_POINTER (number), test_vector);
  }
  for (guint seed = 1; seed <= 4; seed++) {
    g_autofree char *path = g_strdup_printf ("/game-model/random-walk/%u", seed);

    g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_random_walk);
  }
  g_test_add_func ("/game-model/random-games", test_random_games);

  return g_test_run ();
}
