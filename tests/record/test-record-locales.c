/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-game-record.h"
#include "record/zohn-table.h"

#include "support/record-fixture.h"

#include <locale.h>
#include <string.h>
#include <time.h>

/* Commas for points, other digits, letters that fold otherwise, and times of day that differ. */
static const struct {
  const char *locale;
  const char *time_zone;
  const char *decimal_point;
} places[] = {
  { "de_DE", "Europe/Berlin", "," },    { "fr_FR", "Pacific/Noumea", "," },
  { "fa_IR", "Asia/Tehran", "." },      { "ar_EG", "Africa/Cairo", "." },
  { "tr_TR", "America/St_Johns", "," },
};

static const char text[] =
    "[Zohn Ahl Game]\nFormat=1\nClockwise=Ann;زوان;\nAnticlockwise=İrem;\n"
    "First=anticlockwise\nCounters=15\nLap=halt\nSeed=18446744073709551615\n"
    "Started=2026-11-29T23:59:59Z\nComputer=clockwise;\nSticks=entered\nTimeLimit=1234567\n"
    "TimeLeft=1000000\nThrows=--G-;GGGG;----;\nState=stopped\nPrice=1.5\n";

static GBytes *
make_table (const ZohnGameRecord *record)
{
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);

  return g_string_free_to_bytes (zohn_table_to_csv (record, odds));
}

static GBytes *
make_whole_table (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "vectors", "game-02.zohnahl", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (ZohnGameRecord) record = zohn_game_record_read (file, NULL, NULL);

  return make_table (record);
}

static void
enter_place (const char *locale, const char *time_zone)
{
  g_setenv ("TZ", time_zone, TRUE);
  tzset ();
  if (setlocale (LC_ALL, locale) == NULL) {
    g_error ("no locale %s", locale);
  }
}

static gboolean
compile_locale (const char *localedef, const char *folder, const char *locale)
{
  g_autofree char *target = g_strdup_printf ("%s/%s.UTF-8", folder, locale);
  const char *arguments[] = { localedef, "-i", locale, "-f", "UTF-8", target, NULL };

  g_spawn_sync (NULL, (char **) arguments, NULL,
                G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                NULL, NULL);

  return g_file_test (target, G_FILE_TEST_IS_DIR);
}

/* Written under each locale, read under each: the same bytes, the same values. */
static void
test_place (gconstpointer data)
{
  const guint place = GPOINTER_TO_UINT (data);
  g_autofree char *localedef = g_find_program_in_path ("localedef");
  g_autofree char *locale = g_strconcat (places[place].locale, ".UTF-8", NULL);
  g_autoptr (GFile) folder = record_fixture_make_folder ();
  g_autoptr (ZohnGameRecord) record = record_fixture_parse (text);
  g_autoptr (GBytes) table = make_whole_table ();
  g_autoptr (ZohnGameRecord) record_there = NULL;
  g_autoptr (GBytes) written_there = NULL;
  g_autoptr (GBytes) table_there = NULL;

  if (localedef == NULL ||
      !compile_locale (localedef, g_file_peek_path (folder), places[place].locale)) {
    g_test_skip ("locales cannot be made here");
    record_fixture_remove (folder);
    return;
  }

  g_setenv ("LOCPATH", g_file_peek_path (folder), TRUE);
  enter_place (locale, places[place].time_zone);
  g_assert_cmpstr (localeconv ()->decimal_point, ==, places[place].decimal_point);
  record_there = record_fixture_parse (text);
  written_there = zohn_game_record_format (record);
  table_there = make_whole_table ();
  enter_place ("C", "UTC");
  g_unsetenv ("LOCPATH");

  g_assert_true (record_fixture_equal (record, record_there));
  g_assert_cmpmem (g_bytes_get_data (written_there, NULL), g_bytes_get_size (written_there), text,
                   strlen (text));
  g_assert_true (g_bytes_equal (table, table_there));
  record_fixture_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *path = g_strconcat ("/record-locales/", places[i].locale, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_place);
  }

  return g_test_run ();
}
