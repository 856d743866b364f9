/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-odds.h"

#include <math.h>

#include "support/vectors.h"

#define MAX_SWEEPS 60

/* Twice the step of the printed decimals is more than rounding can cause. */
#define PRINTED_CHANCE 1e-12
#define PRINTED_THROWS 1e-9

static ZohnOdds *
solve (const ZohnRules *rules)
{
  g_autoptr (GError) error = NULL;
  ZohnOdds *odds = zohn_odds_solve (rules, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (odds);

  return odds;
}

static ZohnRules
make_rules (guint counters, ZohnLapRule lap)
{
  return (ZohnRules){ (guint8) counters, (guint8) lap, ZOHN_SIDE_CLOCKWISE };
}

static void
assert_near (double value, double expected, double tolerance)
{
  if (!(fabs (value - expected) <= tolerance)) {
    g_error ("%.17g is not %.17g: off by %.3g, allowed are %.3g", value, expected, value - expected,
             tolerance);
  }
}

static void
assert_figure (guint counters, ZohnLapRule lap, double chance, double throws)
{
  const ZohnRules rules = make_rules (counters, lap);
  const ZohnPosition opening = zohn_position_opening (&rules);
  g_autoptr (ZohnOdds) odds = solve (&rules);

  assert_near (zohn_odds_get_chance (odds, &opening, ZOHN_SIDE_CLOCKWISE), chance, PRINTED_CHANCE);

  /* The published means were found by iteration that stopped within 1e-11 of the value: the last digits of the
   * longer games are not exact. /odds/figures/fifteen-digits and /odds/equation have no such allowance. */
  assert_near (zohn_odds_get_throws_left (odds, &opening), throws,
               MAX (PRINTED_THROWS, 1e-11 * throws));
}

static void
test_figures_published (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "figures.csv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_figures = 0;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  lines = g_strsplit (g_strchomp (contents), "\n", -1);

  for (guint i = 1; lines[i] != NULL; i++) {
    g_auto (GStrv) fields = g_strsplit (lines[i], ",", -1);
    const guint counters = (guint) g_ascii_strtoull (fields[0], NULL, 10);
    const double chance = g_ascii_strtod (fields[2], NULL);
    const double throws = g_ascii_strtod (fields[3], NULL);

    for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
      if (g_str_equal (fields[1], "any") ||
          g_str_equal (fields[1], zohn_lap_rule_to_token ((ZohnLapRule) lap))) {
        assert_figure (counters, (ZohnLapRule) lap, chance, throws);
        n_figures++;
      }
    }
  }

  g_assert_cmpuint (n_figures, ==, 10);
}

/* Found by plain iteration in numbers of eighty bits, until nothing changed. */
static void
test_figures_fifteen_digits (void)
{
  static const struct {
    guint counters;
    ZohnLapRule lap;
    double chance;
    double throws;
  } figures[] = {
    { 1, ZOHN_LAP_CARRY_ON, 0.497922338684563, 16.470067075744254 },
    { 2, ZOHN_LAP_CARRY_ON, 0.501602224375468, 45.303308690778066 },
    { 2, ZOHN_LAP_HALT, 0.501556058587542, 46.152322021085004 },
    { 2, ZOHN_LAP_RESTART, 0.502839050380228, 48.199461064136116 },
    { 4, ZOHN_LAP_CARRY_ON, 0.500657419645747, 157.146169310687237 },
    { 4, ZOHN_LAP_HALT, 0.500632188517461, 162.107106775461361 },
    { 4, ZOHN_LAP_RESTART, 0.501236369680216, 165.769418420063855 },
    { 8, ZOHN_LAP_CARRY_ON, 0.500336816405719, 601.822751628925355 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++) {
    const ZohnRules rules = make_rules (figures[i].counters, figures[i].lap);
    const ZohnPosition opening = zohn_position_opening (&rules);
    g_autoptr (ZohnOdds) odds = solve (&rules);

    assert_near (zohn_odds_get_chance (odds, &opening, ZOHN_SIDE_CLOCKWISE), figures[i].chance,
                 2e-15);
    assert_near (zohn_odds_get_throws_left (odds, &opening), figures[i].throws,
                 2e-14 * figures[i].throws);
  }
}

static void
test_vectors (void)
{
  for (guint number = 1; number <= N_VECTORS; number++) {
    g_autoptr (Vector) vector = vector_load (number);
    g_autoptr (ZohnOdds) odds = solve (&vector->rules);
    ZohnPosition position = zohn_position_opening (&vector->rules);

    for (guint i = 0; i < vector->n_throws; i++) {
      const VectorRow *row = &vector->rows[i];
      const double before = zohn_odds_get_chance (odds, &position, row->side);

      g_assert_cmpuint (position.to_throw, ==, row->side);
      position = zohn_position_apply (&position, &vector->rules, vector->throws[i], NULL);
      assert_near (zohn_odds_get_chance (odds, &position, ZOHN_SIDE_CLOCKWISE),
                   row->clockwise_chance, 0.51e-6);
      assert_near (zohn_odds_get_chance (odds, &position, row->side) - before, row->luck, 0.51e-6);
    }
    g_assert_cmpuint (position.over, ==, vector->is_finished);
  }
}

/* Numbers all positions there can be, with any number of counters. */
static guint
number_position (const ZohnPosition *position)
{
  guint number = position->progress[0];

  number = number * ZOHN_N_SPACES + position->progress[1];
  number = number * (2 * ZOHN_COUNTERS_MAX + 1) + position->counters[0];
  number = number * 2 + position->owes[0];
  number = number * 2 + position->owes[1];
  number = number * 2 + position->to_throw;

  return number * 2 + position->over;
}

#define N_POSITIONS (ZOHN_N_SPACES * ZOHN_N_SPACES * (2 * ZOHN_COUNTERS_MAX + 1) * 16)

static void
find_position (GArray *positions, guint8 *is_known, const ZohnPosition *position)
{
  guint8 *known = &is_known[number_position (position)];

  if (!*known) {
    *known = TRUE;
    g_array_append_vals (positions, position, 1);
  }
}

/* All positions that games by @rules come to, whichever side begins. */
static GArray *
find_positions (const ZohnRules *rules)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (ZohnPosition));
  g_autofree guint8 *is_known = g_new0 (guint8, N_POSITIONS);

  for (guint first = 0; first < ZOHN_N_SIDES; first++) {
    ZohnPosition opening = zohn_position_opening (rules);

    opening.to_throw = (guint8) first;
    find_position (positions, is_known, &opening);
  }

  for (guint i = 0; i < positions->len; i++) {
    const ZohnPosition position = g_array_index (positions, ZohnPosition, i);

    for (ZohnThrow thrown = 0; !position.over && thrown < ZOHN_N_THROWS; thrown++) {
      const ZohnPosition next = zohn_position_apply (&position, rules, thrown, NULL);

      find_position (positions, is_known, &next);
    }
  }

  return positions;
}

/* A chance is the mean of the sixteen chances after the throw, so the mean luck of a throw is 0; and the throws left
 * are one more than their mean. At every position, whichever side throws. */
static void
assert_equation (const ZohnOdds *odds, const ZohnRules *rules, const ZohnPosition *position)
{
  const double chance = zohn_odds_get_chance (odds, position, ZOHN_SIDE_CLOCKWISE);
  const double throws_left = zohn_odds_get_throws_left (odds, position);
  double mean_chance = 0.0;
  double mean_throws = 1.0;
  double mean_luck = 0.0;

  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    const ZohnPosition next = zohn_position_apply (position, rules, thrown, NULL);
    const ZohnSide side = position->to_throw;

    mean_chance += zohn_odds_get_chance (odds, &next, ZOHN_SIDE_CLOCKWISE) / ZOHN_N_THROWS;
    mean_throws += zohn_odds_get_throws_left (odds, &next) / ZOHN_N_THROWS;
    mean_luck += zohn_odds_get_chance (odds, &next, side) / ZOHN_N_THROWS -
                 zohn_odds_get_chance (odds, position, side) / ZOHN_N_THROWS;
  }

  assert_near (mean_chance, chance, 1e-13);
  assert_near (mean_luck, 0.0, 1e-13);
  assert_near (mean_throws, throws_left, 1e-13 * throws_left);
}

static void
assert_in_range (const ZohnOdds *odds, const ZohnPosition *position)
{
  const double clockwise = zohn_odds_get_chance (odds, position, ZOHN_SIDE_CLOCKWISE);
  const double anticlockwise = zohn_odds_get_chance (odds, position, ZOHN_SIDE_ANTICLOCKWISE);

  assert_near (clockwise + anticlockwise, 1.0, 1e-15);
  if (position->over) {
    const gboolean clockwise_won = position->counters[ZOHN_SIDE_CLOCKWISE] > 0;

    g_assert_true (clockwise == (clockwise_won ? 1.0 : 0.0));
    g_assert_true (zohn_odds_get_throws_left (odds, position) == 0.0);
  } else {
    /* The bounds are reached: from 39 every throw wins the lap, which can be all that is missing. */
    g_assert_true (clockwise >= 0.0 && clockwise <= 1.0);
    g_assert_true (zohn_odds_get_throws_left (odds, position) >= 1.0);
  }
}

/* Turned round: each side in the other's place. */
static ZohnPosition
swap_sides (const ZohnPosition *position)
{
  return (ZohnPosition){
    .progress = { position->progress[1], position->progress[0] },
    .counters = { position->counters[1], position->counters[0] },
    .owes = { position->owes[1], position->owes[0] },
    .to_throw = !position->to_throw,
    .over = position->over,
  };
}

static void
assert_symmetry (const ZohnOdds *odds, const ZohnPosition *position)
{
  const ZohnPosition swapped = swap_sides (position);

  g_assert_true (zohn_odds_get_chance (odds, position, ZOHN_SIDE_CLOCKWISE) ==
                 zohn_odds_get_chance (odds, &swapped, ZOHN_SIDE_ANTICLOCKWISE));
  g_assert_true (zohn_odds_get_throws_left (odds, position) ==
                 zohn_odds_get_throws_left (odds, &swapped));
}

static void
test_every_position (gconstpointer data)
{
  const guint counters = GPOINTER_TO_UINT (data);

  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    const ZohnRules rules = make_rules (counters, (ZohnLapRule) lap);
    g_autoptr (ZohnOdds) odds = solve (&rules);
    g_autoptr (GArray) positions = find_positions (&rules);

    /* Both sides to throw, 39 of the 40 progresses each, without those on one space, in all levels. */
    g_assert_cmpuint (positions->len, >, 2 * (39 * 39 - 38) * (2 * counters - 1));

    for (guint i = 0; i < positions->len; i++) {
      const ZohnPosition *position = &g_array_index (positions, ZohnPosition, i);

      assert_in_range (odds, position);
      if (!position->over) {
        assert_equation (odds, &rules, position);
        assert_symmetry (odds, position);
      }
    }
  }
}

static void
test_more_counters_are_better (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnOdds) odds = solve (&rules);
  double before = 0.0;

  for (guint8 own = 1; own < 2 * ZOHN_COUNTERS_DEFAULT; own++) {
    const ZohnPosition position = {
      .progress = { 15, 5 },
      .counters = { own, (guint8) (2 * ZOHN_COUNTERS_DEFAULT - own) },
      .to_throw = ZOHN_SIDE_ANTICLOCKWISE,
    };
    const double chance = zohn_odds_get_chance (odds, &position, ZOHN_SIDE_CLOCKWISE);

    g_assert_cmpfloat (chance, >, before);
    before = chance;
  }
}

static void
test_debt_is_worse (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (ZohnOdds) odds = solve (&rules);
  ZohnPosition position = { .progress = { 12, 30 }, .counters = { 4, 4 } };
  const double without = zohn_odds_get_chance (odds, &position, ZOHN_SIDE_CLOCKWISE);

  position.owes[ZOHN_SIDE_ANTICLOCKWISE] = 1;
  g_assert_cmpfloat (zohn_odds_get_chance (odds, &position, ZOHN_SIDE_CLOCKWISE), >, without);
}

static void
test_sweeps (void)
{
  for (guint counters = ZOHN_COUNTERS_MIN; counters <= ZOHN_COUNTERS_MAX; counters++) {
    for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
      const ZohnRules rules = make_rules (counters, (ZohnLapRule) lap);
      g_autoptr (ZohnOdds) odds = solve (&rules);

      /* Each of the two tables takes a sweep and its check at the least. */
      g_assert_cmpuint (zohn_odds_get_n_sweeps (odds), >=, 4);
      g_assert_cmpuint (zohn_odds_get_n_sweeps (odds), <=, MAX_SWEEPS);
    }
  }
}

static void
test_cancelled (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (zohn_odds_solve (&rules, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (1500);
  g_cancellable_cancel (cancellable);

  return NULL;
}

/* Whenever it is cancelled: either the whole odds come out or the error, promptly. */
static void
test_cancelled_on_the_way (void)
{
  const ZohnRules rules = make_rules (15, ZOHN_LAP_CARRY_ON);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_autoptr (ZohnOdds) odds = zohn_odds_solve (&rules, cancellable, &error);

  if (odds == NULL) {
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  } else {
    g_assert_no_error (error);
  }
  g_thread_join (thread);
}

typedef struct {
  GMainLoop *loop;
  guint n_expected;
  guint n_loaded;
  ZohnOdds *odds[2];
  GError *errors[2];
} Loading;

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Loading *loading = user_data;
  const guint i = loading->n_loaded++;

  loading->odds[i] = zohn_odds_load_finish (result, &loading->errors[i]);
  if (loading->n_loaded == loading->n_expected) {
    g_main_loop_quit (loading->loop);
  }
}

static void
loading_clear (Loading *loading)
{
  g_clear_pointer (&loading->loop, g_main_loop_unref);
  for (guint i = 0; i < G_N_ELEMENTS (loading->odds); i++) {
    g_clear_pointer (&loading->odds[i], zohn_odds_unref);
    g_clear_error (&loading->errors[i]);
  }
}

static void
test_cache_same (void)
{
  ZohnRules rules = make_rules (3, ZOHN_LAP_HALT);
  g_autoptr (ZohnOdds) odds = NULL;
  g_autoptr (ZohnOdds) again = NULL;
  g_autoptr (ZohnOdds) other = NULL;

  g_assert_null (zohn_odds_peek (&rules));
  odds = zohn_odds_load (&rules);
  g_assert_true (zohn_odds_peek (&rules) == odds);

  /* Who begins makes no difference, the other options do. */
  rules.first = ZOHN_SIDE_ANTICLOCKWISE;
  again = zohn_odds_load (&rules);
  g_assert_true (again == odds);
  rules.lap = ZOHN_LAP_RESTART;
  g_assert_null (zohn_odds_peek (&rules));
  other = zohn_odds_load (&rules);
  g_assert_true (other != odds);
}

static void
test_cache_async (void)
{
  const ZohnRules rules = make_rules (5, ZOHN_LAP_CARRY_ON);
  Loading loading = { .loop = g_main_loop_new (NULL, FALSE), .n_expected = 2 };

  zohn_odds_load_async (&rules, NULL, loaded_cb, &loading);
  zohn_odds_load_async (&rules, NULL, loaded_cb, &loading);
  g_assert_cmpuint (loading.n_loaded, ==, 0);
  g_main_loop_run (loading.loop);

  g_assert_no_error (loading.errors[0]);
  g_assert_nonnull (loading.odds[0]);
  g_assert_true (loading.odds[0] == loading.odds[1]);
  g_assert_true (zohn_odds_peek (&rules) == loading.odds[0]);
  loading_clear (&loading);

  /* From memory: still not before the call returns. */
  loading = (Loading){ .loop = g_main_loop_new (NULL, FALSE), .n_expected = 1 };
  zohn_odds_load_async (&rules, NULL, loaded_cb, &loading);
  g_assert_cmpuint (loading.n_loaded, ==, 0);
  g_main_loop_run (loading.loop);
  g_assert_true (loading.odds[0] == zohn_odds_peek (&rules));
  loading_clear (&loading);
}

/* One of two gives up: it hears so, the other gets the odds, and so does who comes later. */
static void
test_cache_cancelled (void)
{
  const ZohnRules rules = make_rules (6, ZOHN_LAP_CARRY_ON);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Loading cancelled = { .loop = g_main_loop_new (NULL, FALSE), .n_expected = 1 };
  Loading loading = { .loop = g_main_loop_new (NULL, FALSE), .n_expected = 1 };

  zohn_odds_load_async (&rules, cancellable, loaded_cb, &cancelled);
  zohn_odds_load_async (&rules, NULL, loaded_cb, &loading);
  g_cancellable_cancel (cancellable);
  g_main_loop_run (cancelled.loop);
  g_assert_null (cancelled.odds[0]);
  g_assert_error (cancelled.errors[0], G_IO_ERROR, G_IO_ERROR_CANCELLED);

  if (loading.n_loaded == 0) {
    g_main_loop_run (loading.loop);
  }
  g_assert_no_error (loading.errors[0]);
  g_assert_true (loading.odds[0] == zohn_odds_peek (&rules));
  loading_clear (&cancelled);
  loading_clear (&loading);
}

static gpointer
load_thread (gpointer rules)
{
  return zohn_odds_load (rules);
}

static void
test_cache_threads (void)
{
  ZohnRules rules = make_rules (7, ZOHN_LAP_RESTART);
  GThread *threads[8];
  ZohnOdds *odds[G_N_ELEMENTS (threads)];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++) {
    threads[i] = g_thread_new ("load", load_thread, &rules);
  }
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++) {
    odds[i] = g_thread_join (threads[i]);
    g_assert_nonnull (odds[i]);
    g_assert_true (odds[i] == odds[0]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++) {
    zohn_odds_unref (odds[i]);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/odds/figures/published", test_figures_published);
  g_test_add_func ("/odds/figures/fifteen-digits", test_figures_fifteen_digits);
  g_test_add_func ("/odds/vectors", test_vectors);
  g_test_add_data_func ("/odds/every-position/one-counter", GUINT_TO_POINTER (1),
                        test_every_position);
  g_test_add_data_func ("/odds/every-position/two-counters", GUINT_TO_POINTER (2),
                        test_every_position);
  g_test_add_data_func ("/odds/every-position/four-counters", GUINT_TO_POINTER (4),
                        test_every_position);
  g_test_add_data_func ("/odds/every-position/fifteen-counters", GUINT_TO_POINTER (15),
                        test_every_position);
  g_test_add_func ("/odds/more-counters-are-better", test_more_counters_are_better);
  g_test_add_func ("/odds/debt-is-worse", test_debt_is_worse);
  g_test_add_func ("/odds/sweeps", test_sweeps);
  g_test_add_func ("/odds/cancelled/before", test_cancelled);
  g_test_add_func ("/odds/cancelled/on-the-way", test_cancelled_on_the_way);
  g_test_add_func ("/odds/cache/same", test_cache_same);
  g_test_add_func ("/odds/cache/async", test_cache_async);
  g_test_add_func ("/odds/cache/cancelled", test_cache_cancelled);
  g_test_add_func ("/odds/cache/threads", test_cache_threads);

  return g_test_run ();
}
