/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "engine/zohn-stick-source.h"
#include "record/zohn-game-record.h"
#include "support/board-picture.h"
#include "text/zohn-text.h"
#include "widgets/zohn-chance-chart.h"
#include "widgets/zohn-history-row.h"

/* A walk by chance through throw, undo, redo, jump, note, load and new game. After each step whatever the window shows is compared
 * with a game replayed from nothing: rows, board, chart, review bar, status, result. The walk keeps its own list of what was
 * thrown; of the window's game it asks nothing.
 *
 * ZOHN_WALK_STEPS=500 walks further than is usual, ZOHN_WALK_SEED=N the same way again. */

#define USUAL_STEPS 60
#define MAX_THROWS 10000

typedef struct {
  WindowFixture *fixture;
  GRand *rand;
  ZohnSetup *setup;
  ZohnThrow throws[MAX_THROWS];
  guint n_throws; /* done */
  guint n_known; /* done, and those that redo brings back */
  guint viewed;
  gboolean undone; /* the last step: the status line tells of it */
  const char *step;
} Walk;

static GtkWidget *
get_chart (Walk *walk)
{
  return find_child_of_type (GTK_WIDGET (walk->fixture->window), ZOHN_TYPE_CHANCE_CHART);
}

static gboolean
is_ready (gpointer data)
{
  Walk *walk = data;
  g_autoptr (ZohnGameReview) review = NULL;

  g_object_get (get_chart (walk), "review", &review, NULL);

  return zohn_game_review_get_ready (review);
}

/* The game as it ought to be, played anew. */
static ZohnGameModel *
replay (Walk *walk)
{
  ZohnPosition position = zohn_position_opening (&walk->setup->rules);

  for (guint i = 0; i < walk->n_throws; i++) {
    position = zohn_position_apply (&position, &walk->setup->rules, walk->throws[i], NULL);
  }

  return zohn_game_model_new_resumed (walk->setup, walk->throws, walk->n_throws,
                                      position.over ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING, 0);
}

static char *
describe_row (Walk *walk, ZohnGameModel *fresh, const ZohnChanceSeries *series, guint number)
{
  g_autoptr (ZohnThrowRecord) record =
      zohn_history_dup_record (zohn_game_model_get_history (fresh), number);
  const char *note = zohn_notes_get (zohn_game_model_get_notes (get_model (walk->fixture)), number);
  g_autofree char *worth =
      zohn_text_worth (walk->setup, record, zohn_chance_series_get_luck (series, number));
  char *text = zohn_text_join (zohn_text_row (walk->setup, record), worth);
  g_autofree char *words = note != NULL ? g_strdup_printf ("Note: %s", note) : NULL;

  return note != NULL ? zohn_text_join (text, words) : text;
}

/* The rows that are seen; returns how many. */
static guint
compare_rows (Walk *walk, ZohnGameModel *fresh, const ZohnChanceSeries *series, GtkWidget *widget)
{
  guint n_rows = 0;

  if (!gtk_widget_get_mapped (widget)) {
    return 0;
  }
  if (ZOHN_IS_HISTORY_ROW (widget)) {
    ZohnHistoryItem *item = zohn_history_row_get_item (ZOHN_HISTORY_ROW (widget));
    ZohnThrowRecord *record = item != NULL ? zohn_history_item_get_record (item) : NULL;

    if (record != NULL) {
      const guint number = zohn_throw_record_get_number (record);
      g_autofree char *text = NULL;

      g_assert_cmpuint (number, <=, walk->n_throws);
      text = describe_row (walk, fresh, series, number);
      g_assert_cmpstr (zohn_history_row_get_text (ZOHN_HISTORY_ROW (widget)), ==, text);
    }
    return 1;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    n_rows += compare_rows (walk, fresh, series, child);
  }

  return n_rows;
}

static void
compare_chart (Walk *walk, const ZohnChanceSeries *series)
{
  g_autoptr (ZohnGameReview) review = NULL;
  const ZohnChanceSeries *shown;
  g_autofree char *chances = NULL;
  g_autofree char *text = NULL;

  g_object_get (get_chart (walk), "review", &review, NULL);
  shown = zohn_game_review_get_series (review);
  g_assert_cmpuint (zohn_chance_series_get_n_throws (shown), ==, walk->n_throws);
  for (guint i = 0; i <= walk->n_throws; i++) {
    g_assert_cmpfloat (zohn_chance_series_get_chance (shown, i, ZOHN_SIDE_CLOCKWISE), ==,
                       zohn_chance_series_get_chance (series, i, ZOHN_SIDE_CLOCKWISE));
  }
  chances = zohn_text_chances (
      walk->setup, zohn_chance_series_get_chance (series, walk->viewed, ZOHN_SIDE_CLOCKWISE));
  text = zohn_text_join (zohn_text_throw_number (walk->viewed, walk->n_throws), chances);
  gtk_test_accessible_assert_property (get_chart (walk), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
compare_words (Walk *walk, ZohnGameModel *fresh)
{
  ZohnHistory *history = zohn_game_model_get_history (fresh);
  const gboolean reviewing = walk->viewed < walk->n_throws;
  g_autofree char *place = zohn_text_throw_number (walk->viewed, walk->n_throws);
  g_autofree char *result = reviewing ? NULL : zohn_text_result (fresh);
  g_autofree char *status = NULL;

  g_assert_cmpstr (get_review (walk->fixture), ==, reviewing ? place : NULL);
  g_assert_cmpstr (get_result (walk->fixture), ==, result != NULL ? result : "");
  if (walk->undone && !reviewing) {
    g_autofree char *told = g_strdup_printf ("Throw %u was undone", walk->n_throws + 1);
    g_autofree char *turn = zohn_text_turn (fresh);

    status = zohn_text_join (g_steal_pointer (&told), turn);
  } else if (walk->viewed == 0) {
    status = zohn_text_turn_of (walk->setup, walk->setup->rules.first, 0);
  } else {
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, walk->viewed);

    status = zohn_text_announcement (walk->setup, record,
                                     zohn_history_get_player_to_throw (history, walk->viewed));
  }
  g_assert_cmpstr (get_status (walk->fixture), ==, status);
}

static void
compare (Walk *walk)
{
  g_autoptr (ZohnGameModel) fresh = replay (walk);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&walk->setup->rules);
  g_autoptr (ZohnChanceSeries) series =
      zohn_chance_series_new_of_history (zohn_game_model_get_history (fresh), odds);

  g_assert_true (wait_until (is_ready, walk));
  wait_for_frame (GTK_WINDOW (walk->fixture->window));
  wait_for (1);
  compare_words (walk, fresh);
  compare_chart (walk, series);
  g_assert_cmpuint (
      compare_rows (walk, fresh, series, find_template_child (walk->fixture->window, "history")), >,
      0);
  assert_board_shows (ZOHN_BOARD_VIEW (find_template_child (walk->fixture->window, "board")), fresh,
                      walk->viewed);
  g_assert_cmpint (is_enabled (walk->fixture, "win.undo"), ==, walk->n_throws > 0);
  g_assert_cmpint (is_enabled (walk->fixture, "win.redo"), ==, walk->n_known > walk->n_throws);
}

static void
follow (Walk *walk, guint n_throws)
{
  if (walk->viewed == walk->n_throws) {
    walk->viewed = n_throws;
  }
  walk->n_throws = n_throws;
  walk->viewed = MIN (walk->viewed, n_throws);
}

static void
create (Walk *walk)
{
  g_clear_pointer (&walk->setup, zohn_setup_free);
  walk->setup = create_setup ();
  walk->setup->seed = g_rand_int (walk->rand);
  walk->setup->rules.counters = (guint8) g_rand_int_range (walk->rand, 1, 5);
  walk->setup->rules.lap = (ZohnLapRule) g_rand_int_range (walk->rand, 0, 3);
  walk->setup->rules.first = (ZohnSide) g_rand_int_range (walk->rand, 0, 2);
  walk->n_throws = walk->n_known = walk->viewed = 0;
  walk->undone = FALSE;
}

static void
step_new (Walk *walk)
{
  walk->step = "new";
  create (walk);
  window_fixture_start (walk->fixture, walk->setup);
}

static gboolean
is_loaded (gpointer data)
{
  Walk *walk = data;
  ZohnGameModel *model = get_model (walk->fixture);

  return zohn_game_model_get_setup (model)->seed == walk->setup->seed &&
         zohn_game_model_get_n_throws (model) == walk->n_throws;
}

static void
step_load (Walk *walk)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "walk.zohnahl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  walk->step = "load";
  create (walk);
  model = zohn_game_model_new (walk->setup);
  for (guint i = (guint) g_rand_int_range (walk->rand, 0, 80);
       i > 0 && zohn_game_model_throw (model); i--) {
    walk->throws[walk->n_throws] = zohn_seeded_throw (walk->setup->seed, walk->n_throws + 1);
    walk->n_throws++;
  }
  walk->viewed = walk->n_known = walk->n_throws;
  record = zohn_game_record_new_from_model (model, NULL);
  g_assert_true (zohn_game_record_write (record, file, NULL, &error));
  g_assert_no_error (error);
  zohn_window_open_files (walk->fixture->window, &file, 1);
  g_assert_true (wait_until (is_loaded, walk));
}

static void
step_throw (Walk *walk)
{
  walk->step = "throw";
  if (activate (walk->fixture, "win.throw")) {
    g_assert_cmpuint (walk->viewed, ==, walk->n_throws);
    walk->throws[walk->n_throws] = zohn_seeded_throw (walk->setup->seed, walk->n_throws + 1);
    follow (walk, walk->n_throws + 1);
    walk->n_known = walk->n_throws;
    walk->undone = FALSE;
  }
}

/* An undo is of the game, and goes back to it. */
static void
step_undo (Walk *walk)
{
  walk->step = "undo";
  if (activate (walk->fixture, "win.undo")) {
    walk->viewed = walk->n_throws;
    follow (walk, walk->n_throws - 1);
    walk->undone = TRUE;
  }
}

static void
step_redo (Walk *walk)
{
  walk->step = "redo";
  if (activate (walk->fixture, "win.redo")) {
    walk->viewed = walk->n_throws;
    follow (walk, walk->n_throws + 1);
    walk->undone = FALSE;
  }
}

static void
step_jump (Walk *walk)
{
  walk->step = "jump";
  walk->viewed = (guint) g_rand_int_range (walk->rand, 0, (gint32) walk->n_throws + 1);
  set_viewed (walk->fixture, walk->viewed);
}

static void
step_back (Walk *walk)
{
  walk->step = "return to the game";
  if (activate (walk->fixture, "win.return-to-game")) {
    walk->viewed = walk->n_throws;
  }
}

static void
step_note (Walk *walk)
{
  ZohnNotes *notes = zohn_game_model_get_notes (get_model (walk->fixture));
  const guint number = (guint) g_rand_int_range (walk->rand, 0, (gint32) walk->n_throws + 1);

  walk->step = "note";
  if (number > 0) {
    g_autofree char *text = g_strdup_printf ("note <b>%u</b> & more", g_rand_int (walk->rand));

    zohn_notes_set (notes, number, g_rand_boolean (walk->rand) ? text : NULL);
  }
}

static void
take_step (Walk *walk)
{
  const struct {
    void (*step) (Walk *walk);
    guint weight;
  } steps[] = {
    { step_throw, 45 }, { step_undo, 14 }, { step_redo, 12 }, { step_jump, 12 },
    { step_back, 8 },   { step_note, 10 }, { step_load, 4 },  { step_new, 3 },
  };
  guint sum = 0, at;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    sum += steps[i].weight;
  }
  at = (guint) g_rand_int_range (walk->rand, 0, (gint32) sum);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (at < steps[i].weight) {
      steps[i].step (walk);
      return;
    }
    at -= steps[i].weight;
  }
}

static guint64
get_number (const char *variable, guint64 usual)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : usual;
}

static void
test_walk (WindowFixture *fixture, gconstpointer data)
{
  const guint32 seed = (guint32) get_number ("ZOHN_WALK_SEED", (guint64) g_test_rand_int ());
  const guint n_steps = (guint) get_number ("ZOHN_WALK_STEPS", USUAL_STEPS);
  Walk *walk = g_new0 (Walk, 1);

  g_test_message ("ZOHN_WALK_SEED=%u ZOHN_WALK_STEPS=%u", seed, n_steps);
  walk->fixture = fixture;
  walk->rand = g_rand_new_with_seed (seed);
  g_object_set (fixture->settings, "chart-shown", TRUE, NULL);
  step_new (walk);
  compare (walk);
  for (guint i = 0; i < n_steps; i++) {
    take_step (walk);
    g_test_message ("%u: %s, %u of %u", i, walk->step, walk->viewed, walk->n_throws);
    compare (walk);
  }

  zohn_setup_free (walk->setup);
  g_rand_free (walk->rand);
  g_free (walk);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD_WINDOW_TEST ("/window/walk", test_walk);

  return widget_tests_run ();
}
