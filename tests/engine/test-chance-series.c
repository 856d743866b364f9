/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-chance-series.h"

#include "support/long-game.h"
#include "support/vectors.h"

#include <math.h>

#define EXACT 1e-9

static ZohnHistory *
create_history (const ZohnRules *rules, const ZohnThrow *throws, guint n_throws)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  ZohnHistory *history;

  setup->rules = *rules;
  history = zohn_history_new (setup);
  g_assert_true (zohn_history_append_all (history, throws, n_throws, NULL));

  return history;
}

static void
assert_series_equal (const ZohnChanceSeries *a, const ZohnChanceSeries *b)
{
  const guint n_throws = zohn_chance_series_get_n_throws (a);

  g_assert_cmpuint (n_throws, ==, zohn_chance_series_get_n_throws (b));
  for (guint i = 0; i <= n_throws; i++) {
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      g_assert_true (zohn_chance_series_get_chance (a, i, side) ==
                     zohn_chance_series_get_chance (b, i, side));
      g_assert_true (zohn_chance_series_get_total_luck (a, i, side) ==
                     zohn_chance_series_get_total_luck (b, i, side));
    }
  }
}

/* What the pyramid says, against looking at every throw. */
static void
assert_stretch (const ZohnChanceSeries *series, guint first, guint last)
{
  double least = 1, most = 0, seen_least, seen_most;
  guint events[ZOHN_N_SIDES] = { 0, 0 };

  for (guint i = first; i <= last; i++) {
    const double chance = zohn_chance_series_get_chance (series, i, ZOHN_SIDE_CLOCKWISE);

    least = MIN (least, chance);
    most = MAX (most, chance);
  }
  zohn_chance_series_get_extremes (series, first, last, &seen_least, &seen_most);
  g_assert_true (seen_least == least && seen_most == most);

  for (guint i = MAX (first, 1); i <= last; i++) {
    const guint side = zohn_chance_series_get_side (series, i);
    const guint marks = ZOHN_EVENT_LAP | ZOHN_EVENT_CAPTURE | ZOHN_EVENT_CREEK;

    if ((zohn_chance_series_get_events (series, i) & marks) != 0 &&
        (events[side] == 0 || fabs (zohn_chance_series_get_luck (series, i)) >
                                  fabs (zohn_chance_series_get_luck (series, events[side])))) {
      events[side] = i;
    }
  }
  for (guint side = 0; side < ZOHN_N_SIDES && last > 0; side++) {
    const guint seen = zohn_chance_series_find_event (series, MAX (first, 1), last, side);

    g_assert_cmpint (seen == 0, ==, events[side] == 0);
    if (seen != 0) {
      g_assert_true (fabs (zohn_chance_series_get_luck (series, seen)) ==
                     fabs (zohn_chance_series_get_luck (series, events[side])));
      g_assert_cmpuint (zohn_chance_series_get_side (series, seen), ==, side);
    }
  }
}

static void
test_opening (void)
{
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new (0.25);

  g_assert_cmpuint (zohn_chance_series_get_n_throws (series), ==, 0);
  g_assert_true (zohn_chance_series_get_chance (series, 0, ZOHN_SIDE_CLOCKWISE) == 0.25);
  g_assert_true (zohn_chance_series_get_chance (series, 0, ZOHN_SIDE_ANTICLOCKWISE) == 0.75);
  g_assert_true (zohn_chance_series_get_total_luck (series, 0, ZOHN_SIDE_CLOCKWISE) == 0);
  assert_stretch (series, 0, 0);
}

static void
test_by_hand (void)
{
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new (0.5);

  zohn_chance_series_append (series, 0.75, ZOHN_SIDE_CLOCKWISE, ZOHN_EVENT_LAP);
  zohn_chance_series_append (series, 0.625, ZOHN_SIDE_ANTICLOCKWISE, ZOHN_EVENT_DRY_BRANCH);
  zohn_chance_series_append (series, 1, ZOHN_SIDE_ANTICLOCKWISE, ZOHN_EVENT_CREEK | ZOHN_EVENT_WIN);

  g_assert_true (zohn_chance_series_get_luck (series, 1) == 0.25);
  g_assert_true (zohn_chance_series_get_luck (series, 2) == 0.125);
  g_assert_true (zohn_chance_series_get_luck (series, 3) == -0.375);
  g_assert_true (zohn_chance_series_get_total_luck (series, 3, ZOHN_SIDE_CLOCKWISE) == 0.25);
  g_assert_true (zohn_chance_series_get_total_luck (series, 3, ZOHN_SIDE_ANTICLOCKWISE) == -0.25);
  g_assert_cmpuint (zohn_chance_series_get_events (series, 2), ==, ZOHN_EVENT_DRY_BRANCH);
  g_assert_cmpuint (zohn_chance_series_find_event (series, 1, 3, ZOHN_SIDE_CLOCKWISE), ==, 1);
  g_assert_cmpuint (zohn_chance_series_find_event (series, 1, 2, ZOHN_SIDE_ANTICLOCKWISE), ==, 0);
  g_assert_cmpuint (zohn_chance_series_find_event (series, 1, 3, ZOHN_SIDE_ANTICLOCKWISE), ==, 3);
}

static void
test_certain_but_not_over (void)
{
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new (0.5);

  zohn_chance_series_append (series, 1, ZOHN_SIDE_CLOCKWISE, 0);
  g_assert_cmpfloat (zohn_chance_series_get_chance (series, 1, ZOHN_SIDE_CLOCKWISE), <, 1);
  g_assert_cmpfloat (zohn_chance_series_get_chance (series, 1, ZOHN_SIDE_ANTICLOCKWISE), >, 0);
  zohn_chance_series_append (series, 0, ZOHN_SIDE_ANTICLOCKWISE, 0);
  g_assert_cmpfloat (zohn_chance_series_get_chance (series, 2, ZOHN_SIDE_CLOCKWISE), >, 0);
  g_assert_cmpfloat (zohn_chance_series_get_chance (series, 2, ZOHN_SIDE_ANTICLOCKWISE), <, 1);

  zohn_chance_series_append (series, 1, ZOHN_SIDE_CLOCKWISE, ZOHN_EVENT_LAP | ZOHN_EVENT_WIN);
  g_assert_true (zohn_chance_series_get_chance (series, 3, ZOHN_SIDE_CLOCKWISE) == 1);
  g_assert_true (zohn_chance_series_get_chance (series, 3, ZOHN_SIDE_ANTICLOCKWISE) == 0);
}

/* Chances and luck of whole games as an independent program has them, and luck adds up to what the game brought. */
static void
test_vectors (void)
{
  for (guint i = 1; i <= N_VECTORS; i++) {
    g_autoptr (Vector) vector = vector_load (i);
    g_autoptr (ZohnHistory) history =
        create_history (&vector->rules, vector->throws, vector->n_throws);
    g_autoptr (ZohnOdds) odds = zohn_odds_load (&vector->rules);
    g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new_of_history (history, odds);
    const guint n_throws = zohn_chance_series_get_n_throws (series);
    double brought;

    g_assert_cmpuint (n_throws, ==, vector->n_throws);
    for (guint number = 1; number <= n_throws; number++) {
      const VectorRow *row = &vector->rows[number - 1];

      g_assert_cmpfloat_with_epsilon (
          zohn_chance_series_get_chance (series, number, ZOHN_SIDE_CLOCKWISE),
          row->clockwise_chance, 1e-6);
      g_assert_cmpfloat_with_epsilon (zohn_chance_series_get_luck (series, number), row->luck,
                                      1e-6);
      g_assert_cmpuint (zohn_chance_series_get_side (series, number), ==, row->side);
    }

    brought = zohn_chance_series_get_chance (series, n_throws, ZOHN_SIDE_CLOCKWISE) -
              zohn_chance_series_get_chance (series, 0, ZOHN_SIDE_CLOCKWISE);
    g_assert_cmpfloat_with_epsilon (
        zohn_chance_series_get_total_luck (series, n_throws, ZOHN_SIDE_CLOCKWISE) -
            zohn_chance_series_get_total_luck (series, n_throws, ZOHN_SIDE_ANTICLOCKWISE),
        brought, EXACT);
  }
}

static void
test_stretches (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE };
  const guint n_throws = 5000;
  g_autofree ZohnThrow *throws = make_long_game (&rules, n_throws);
  g_autoptr (ZohnHistory) history = create_history (&rules, throws, n_throws);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new_of_history (history, odds);
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  assert_stretch (series, 0, n_throws);
  for (guint i = 0; i < 400; i++) {
    const guint first = (guint) g_rand_int_range (random, 0, (int) n_throws);
    const guint width = 1u << g_rand_int_range (random, 0, 13);

    assert_stretch (series, first, MIN (first + width - 1, n_throws));
  }
}

/* A walk of throwing and taking back ends where throwing alone does. */
static void
test_truncate (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_CARRY_ON, ZOHN_SIDE_CLOCKWISE };
  const guint n_throws = 1500;
  g_autofree ZohnThrow *throws = make_long_game (&rules, n_throws);
  g_autoptr (ZohnHistory) history = create_history (&rules, throws, n_throws);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&rules);
  g_autoptr (ZohnChanceSeries) fresh = zohn_chance_series_new_of_history (history, odds);
  g_autoptr (ZohnChanceSeries) series = zohn_chance_series_new_of_history (history, odds);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < 200; i++) {
    const guint kept = (guint) g_rand_int_range (random, 0, (int) n_throws);

    zohn_chance_series_truncate (series, kept);
    g_assert_cmpuint (zohn_chance_series_get_n_throws (series), ==, kept);
    assert_stretch (series, 0, kept);
    assert_stretch (series, kept / 2, kept);
    zohn_chance_series_append_history (series, history, odds);
    assert_stretch (series, kept, n_throws);
  }
  assert_series_equal (series, fresh);

  zohn_chance_series_truncate (series, n_throws);
  assert_series_equal (series, fresh);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/chance-series/opening", test_opening);
  g_test_add_func ("/chance-series/by-hand", test_by_hand);
  g_test_add_func ("/chance-series/certain-but-not-over", test_certain_but_not_over);
  g_test_add_func ("/chance-series/vectors", test_vectors);
  g_test_add_func ("/chance-series/stretches", test_stretches);
  g_test_add_func ("/chance-series/truncate", test_truncate);

  return g_test_run ();
}
