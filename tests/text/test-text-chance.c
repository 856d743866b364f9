/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text.h"

#include <stdlib.h>

static void
test_rows (void)
{
  static const struct {
    double chance;
    const char *text;
    const char *other;
  } rows[] = {
    { 0.0, "0%", "100%" },
    { 1.0, "100%", "0%" },
    { 0.5, "50.0%", "50.0%" },
    { 1e-12, "0.1%", "99.9%" },
    { 1.0 - 1e-12, "99.9%", "0.1%" },
    { 0.0004, "0.1%", "99.9%" },
    { 0.00051, "0.1%", "99.9%" },
    { 0.50051, "50.1%", "49.9%" },
    { 0.49949, "49.9%", "50.1%" },
    { 0.500657, "50.1%", "49.9%" },
    { 0.8549, "85.5%", "14.5%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_chance (rows[i].chance);
    g_autofree char *other = zohn_text_chance (1.0 - rows[i].chance);

    g_assert_cmpstr (text, ==, rows[i].text);
    g_assert_cmpstr (other, ==, rows[i].other);
  }
}

/* Whatever the chance: both sides' numbers add up to 100, and neither is 0. */
static void
test_sum (void)
{
  for (guint i = 1; i < 100000; i++) {
    double chance = i / 100000.0;
    g_autofree char *text = zohn_text_chance (chance);
    g_autofree char *other = zohn_text_chance (1.0 - chance);
    double first = g_ascii_strtod (text, NULL);
    double second = g_ascii_strtod (other, NULL);

    g_assert_cmpfloat_with_epsilon (first + second, 100.0, 1e-9);
    g_assert_cmpfloat (MIN (first, second), >, 0.0);
    g_assert_cmpfloat_with_epsilon (first, chance * 100.0, 0.1);
  }
}

static void
test_luck (void)
{
  static const struct {
    double luck;
    const char *text;
  } rows[] = {
    { 0.0, "0.00%" },     { -0.0, "0.00%" },    { 0.00004, "0.00%" }, { -0.00004, "0.00%" },
    { 0.0004, "+0.04%" }, { -0.012, "−1.20%" }, { 1.0, "+100.00%" },  { -1.0, "−100.00%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_luck (rows[i].luck);

    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/chance/rows", test_rows);
  g_test_add_func ("/text/chance/adds-up", test_sum);
  g_test_add_func ("/text/chance/luck", test_luck);

  return g_test_run ();
}
