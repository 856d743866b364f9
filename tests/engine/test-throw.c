/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-throw.h"

#include <string.h>

/* README, "A throw", for each of the sixteen ways four sticks can fall. */
static const struct {
  const char *token; /* red, red, red, blue */
  guint grooves;
  guint spaces;
  gboolean again;
  ZohnScore score;
} falls[ZOHN_N_THROWS] = {
  { "----", 0, 10, TRUE, ZOHN_SCORE_10_AGAIN }, { "G---", 1, 1, FALSE, ZOHN_SCORE_1 },
  { "-G--", 1, 1, FALSE, ZOHN_SCORE_1 },        { "--G-", 1, 1, FALSE, ZOHN_SCORE_1 },
  { "---G", 1, 1, TRUE, ZOHN_SCORE_1_AGAIN },   { "GG--", 2, 2, FALSE, ZOHN_SCORE_2 },
  { "G-G-", 2, 2, FALSE, ZOHN_SCORE_2 },        { "-GG-", 2, 2, FALSE, ZOHN_SCORE_2 },
  { "G--G", 2, 2, FALSE, ZOHN_SCORE_2 },        { "-G-G", 2, 2, FALSE, ZOHN_SCORE_2 },
  { "--GG", 2, 2, FALSE, ZOHN_SCORE_2 },        { "GGG-", 3, 3, FALSE, ZOHN_SCORE_3 },
  { "GG-G", 3, 3, TRUE, ZOHN_SCORE_3_AGAIN },   { "G-GG", 3, 3, TRUE, ZOHN_SCORE_3_AGAIN },
  { "-GGG", 3, 3, TRUE, ZOHN_SCORE_3_AGAIN },   { "GGGG", 4, 6, TRUE, ZOHN_SCORE_6_AGAIN },
};

static void
test_falls (void)
{
  guint seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (falls); i++) {
    ZohnThrow thrown = 0;

    g_assert_true (zohn_throw_from_token (falls[i].token, &thrown));
    g_assert_cmpuint (zohn_throw_get_grooves (thrown), ==, falls[i].grooves);
    g_assert_cmpuint (zohn_throw_get_spaces (thrown), ==, falls[i].spaces);
    g_assert_cmpint (zohn_throw_grants_another (thrown), ==, falls[i].again);
    g_assert_cmpint (zohn_throw_get_score (thrown), ==, falls[i].score);
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      g_assert_cmpint (zohn_throw_is_groove_up (thrown, stick), ==, falls[i].token[stick] == 'G');
    }
    seen |= 1u << thrown;
  }

  g_assert_cmphex (seen, ==, 0xffff);
}

static void
test_weights (void)
{
  guint counted[ZOHN_N_SCORES] = { 0 };
  guint total = 0;

  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    counted[zohn_throw_get_score (thrown)]++;
  }

  for (guint i = 0; i < ZOHN_N_SCORES; i++) {
    g_assert_cmpuint (zohn_score_get_weight ((ZohnScore) i), ==, counted[i]);
    total += counted[i];
  }
  g_assert_cmpuint (total, ==, ZOHN_N_THROWS);
}

static void
test_scores (void)
{
  guint longest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (falls); i++) {
    g_assert_cmpuint (zohn_score_get_spaces (falls[i].score), ==, falls[i].spaces);
    g_assert_cmpint (zohn_score_grants_another (falls[i].score), ==, falls[i].again);
    longest = MAX (longest, falls[i].spaces);
  }
  g_assert_cmpuint (longest, ==, ZOHN_LONGEST_THROW);
}

static void
test_tokens (void)
{
  for (ZohnThrow thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    char token[ZOHN_THROW_TOKEN_LENGTH + 1];
    ZohnThrow again = ZOHN_N_THROWS;

    zohn_throw_to_token (thrown, token);
    g_assert_cmpuint (strlen (token), ==, ZOHN_THROW_TOKEN_LENGTH);
    g_assert_true (zohn_throw_from_token (token, &again));
    g_assert_cmpuint (again, ==, thrown);
    g_assert_true (zohn_throw_from_token (token, NULL));
  }
}

static void
test_bad_tokens (void)
{
  static const char *const tokens[] = {
    "",     "G",    "GGG",  "GGGGG", "-----", "gggg",           "GGG ",
    " GGG", "GG G", "G0-G", "GG-\n", "GGGB",  "GG\xe2\x80\x93", "----;",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++) {
    ZohnThrow thrown = 5;

    g_assert_false (zohn_throw_from_token (tokens[i], &thrown));
    g_assert_cmpuint (thrown, ==, 5);
  }
}

static void
test_valid (void)
{
  for (guint value = 0; value < 300; value++) {
    g_assert_cmpint (zohn_throw_is_valid (value), ==, value <= 15);
  }
  g_assert_false (zohn_throw_is_valid (G_MAXUINT));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/throw/falls", test_falls);
  g_test_add_func ("/throw/weights", test_weights);
  g_test_add_func ("/throw/scores", test_scores);
  g_test_add_func ("/throw/tokens", test_tokens);
  g_test_add_func ("/throw/bad-tokens", test_bad_tokens);
  g_test_add_func ("/throw/valid", test_valid);

  return g_test_run ();
}
