/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"

#include "support/record-check.h"
#include "support/record-fixture.h"

#include <string.h>

static const char whole[] =
    "# Ann's birthday\n[Zohn Ahl Game]\nFormat=1\nClockwise=Ann;B\\;ea;\nAnticlockwise=Rosa é;\n"
    "First=anticlockwise\nCounters=1\nLap=halt\nSeed=1234567890123456789\n"
    "Started=2026-11-29T18:03:00Z\nComputer=clockwise;\nSticks=entered\nTimeLimit=60\n"
    "TimeLeft=1\nThrows=GG-G;-GGG;-GGG;GG-G;G--G;G-GG;-G-G;G---;--G-;---G;---G;GG--;GGG-;--GG;"
    "-G--;G-G-;---G;GG--;-GG-;--GG;\nState=finished\nPlace=home\n\n[Photos]\nOne=a.jpg\n";

static ZohnGameRecord *
parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return zohn_game_record_parse (bytes, "test", error);
}

/* A file that was cut is refused, or is a game as far as it goes: never one that says more than it has. */
static void
test_cut_at_every_byte (void)
{
  const gsize length = strlen (whole);
  const char *throws = strstr (whole, "Throws=");
  const char *state = strstr (whole, "State=");

  for (gsize cut = 0; cut < length; cut++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (ZohnGameRecord) record = parse (whole, cut, &error);
    const char *end = whole + cut;

    record_check_bytes (whole, cut);
    if (end < throws || (end > state && end < state + strlen ("State=finished"))) {
      g_assert_null (record);
    } else if (record != NULL && end < state) {
      g_assert_cmpuint (g_bytes_get_size (record->throws), ==, (gsize) (end + 1 - throws - 7) / 5);
    } else if (record != NULL) {
      g_assert_cmpuint (g_bytes_get_size (record->throws), ==, 20);
    }
  }
}

/* Each byte on its own replaced by each of some. */
static void
test_every_byte_changed (void)
{
  static const char replacements[] = "\0\n\r;=[]#\\ \xff\x80-G19Zx";
  const gsize length = strlen (whole);

  for (gsize i = 0; i < length; i++) {
    for (gsize j = 0; j < sizeof replacements - 1; j++) {
      g_autofree char *text = g_strdup (whole);

      text[i] = replacements[j];
      record_check_bytes (text, length);
    }
  }
}

static void
test_random_mutations (void)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();

  for (guint i = 0; i < 5000; i++) {
    g_byte_array_set_size (text, 0);
    g_byte_array_append (text, (const guint8 *) whole, (guint) strlen (whole));
    record_check_mutate (text, g_test_rand_int ());
    record_check_bytes (text->data, text->len);
  }
}

/* Garbage of every length, and garbage behind a good beginning. */
static void
test_garbage (void)
{
  guint8 garbage[600];
  const gsize n_kept = strlen ("# Ann's birthday\n[Zohn Ahl Game]\nFormat=1\n");

  for (guint i = 0; i < 1000; i++) {
    const gsize length = (gsize) g_test_rand_int_range (0, sizeof garbage);

    for (gsize j = 0; j < length; j++) {
      garbage[j] = (guint8) g_test_rand_int ();
    }
    if (i % 2 == 1) {
      memcpy (garbage, whole, MIN (length, n_kept));
    }
    record_check_bytes (garbage, length);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/record-damage/cut-at-every-byte", test_cut_at_every_byte);
  g_test_add_func ("/record-damage/every-byte-changed", test_every_byte_changed);
  g_test_add_func ("/record-damage/random-mutations", test_random_mutations);
  g_test_add_func ("/record-damage/garbage", test_garbage);

  return g_test_run ();
}
