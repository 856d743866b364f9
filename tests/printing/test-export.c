/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "printing/zohn-export.h"

#include "drawing/zohn-game-film.h"

#include <glib/gstdio.h>

static ZohnGameRecord *
read_vector (guint number)
{
  g_autofree char *name = g_strdup_printf ("game-%02u.zohnahl", number);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  ZohnGameRecord *record = zohn_game_record_read (file, NULL, &error);

  g_assert_no_error (error);

  return record;
}

static GBytes *
render (const ZohnGameRecord *record, ZohnExportKind kind, ZohnPictureFormat format,
        const ZohnOdds *odds)
{
  const ZohnExport what = {
    .kind = kind, .format = format, .record = record, .viewed = 3, .odds = odds
  };
  g_autoptr (GError) error = NULL;
  GBytes *bytes = zohn_export_render (&what, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 0);

  return bytes;
}

static gboolean
begins_with (GBytes *bytes, const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size >= strlen (text) && memcmp (data, text, strlen (text)) == 0;
}

static gboolean
holds (GBytes *bytes, const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_strstr_len (data, (gssize) size, text) != NULL;
}

static void
test_record (void)
{
  g_autoptr (ZohnGameRecord) record = read_vector (5);
  g_autoptr (GBytes) bytes = render (record, ZOHN_EXPORT_RECORD, ZOHN_PICTURE_PNG, NULL);
  g_autoptr (ZohnGameRecord) again = zohn_game_record_parse (bytes, "again", NULL);

  g_assert_nonnull (again);
  g_assert_true (g_bytes_equal (record->throws, again->throws));
  g_assert_true (zohn_setup_equal (record->setup, again->setup));
}

static void
test_tables (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "vectors", "game-05.csv", NULL);
  g_autoptr (ZohnGameRecord) record = read_vector (5);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);
  g_autoptr (GBytes) table = render (record, ZOHN_EXPORT_TABLE, ZOHN_PICTURE_PNG, odds);
  g_autoptr (GBytes) bare = render (record, ZOHN_EXPORT_TABLE, ZOHN_PICTURE_PNG, NULL);
  g_autoptr (GBytes) text = render (record, ZOHN_EXPORT_TEXT, ZOHN_PICTURE_PNG, odds);
  g_autofree char *expected = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &expected, &size, NULL));
  g_assert_cmpmem (g_bytes_get_data (table, NULL), g_bytes_get_size (table), expected, size);
  g_assert_true (holds (text, "Rosa"));

  /* Without odds the columns stay, and are empty. */
  g_assert_true (begins_with (bare, "throw,lap,side"));
  g_assert_true (holds (bare, "anticlockwise,,\n"));
  g_assert_false (holds (bare, "0.4"));
}

static void
test_pictures (void)
{
  static const char *const beginnings[ZOHN_N_PICTURE_FORMATS] = {
    [ZOHN_PICTURE_PNG] = "\x89PNG",
    [ZOHN_PICTURE_SVG] = "<?xml",
    [ZOHN_PICTURE_PDF] = "%PDF",
  };
  const ZohnExportKind kinds[] = { ZOHN_EXPORT_BOARD, ZOHN_EXPORT_FILM };
  g_autoptr (ZohnGameRecord) record = read_vector (5);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    for (guint format = 0; format < ZOHN_N_PICTURE_FORMATS; format++) {
      g_autoptr (GBytes) bytes = render (record, kinds[i], (ZohnPictureFormat) format, NULL);

      g_assert_true (begins_with (bytes, beginnings[format]));
    }
  }
}

static void
test_sheet (void)
{
  g_autoptr (ZohnGameRecord) record = read_vector (1);
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);
  g_autoptr (GBytes) sheet = render (record, ZOHN_EXPORT_SHEET, ZOHN_PICTURE_PNG, odds);
  g_autoptr (GBytes) bare = render (record, ZOHN_EXPORT_SHEET, ZOHN_PICTURE_PNG, NULL);

  g_assert_true (begins_with (sheet, "%PDF"));
  g_assert_true (begins_with (bare, "%PDF"));
  g_assert_cmpuint (g_bytes_get_size (bare), <, g_bytes_get_size (sheet));
}

static void
test_film_keeps_its_ends (void)
{
  g_autoptr (ZohnGameRecord) record = read_vector (1);
  g_autoptr (ZohnGameModel) model = zohn_game_record_create_model (record);
  ZohnHistory *history = zohn_game_model_get_history (model);
  const guint limits[] = { 2, 3, 10, ZOHN_FILM_SCENES_MOST, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++) {
    g_autoptr (GArray) film = zohn_export_choose_film (history, limits[i]);

    g_assert_cmpuint (film->len, <=, limits[i]);
    g_assert_cmpuint (g_array_index (film, guint, 0), ==, 0);
    g_assert_cmpuint (g_array_index (film, guint, film->len - 1), ==,
                      zohn_history_get_n_throws (history));
    for (guint j = 1; j < film->len; j++) {
      g_assert_cmpuint (g_array_index (film, guint, j), >, g_array_index (film, guint, j - 1));
    }
  }
}

static void
take_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
save_to (const ZohnExport *what, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  zohn_export_save_async (what, file, NULL, take_result_cb, &result);
  while (result == NULL) {
    g_main_context_iteration (NULL, TRUE);
  }

  return zohn_export_save_finish (result, error);
}

/* A file that cannot be made whole leaves what was there, and says why. */
static void
test_saving (void)
{
  g_autoptr (ZohnGameRecord) record = read_vector (7);
  const ZohnExport what = { .kind = ZOHN_EXPORT_TEXT, .record = record };
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "game.txt", NULL);
  g_autoptr (GBytes) expected = zohn_export_render (&what, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  gsize size;

  g_assert_true (save_to (&what, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &written, &size, NULL));
  g_assert_cmpmem (written, size, g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));

  g_assert_false (save_to (&what, folder, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_suffixes (void)
{
  g_assert_cmpstr (zohn_export_get_suffix (ZOHN_EXPORT_RECORD, ZOHN_PICTURE_PNG), ==, ".zohnahl");
  g_assert_cmpstr (zohn_export_get_suffix (ZOHN_EXPORT_FILM, ZOHN_PICTURE_SVG), ==, ".svg");
  g_assert_cmpstr (zohn_export_get_suffix (ZOHN_EXPORT_SHEET, ZOHN_PICTURE_SVG), ==, ".pdf");
  for (guint kind = 0; kind < ZOHN_N_EXPORT_KINDS; kind++) {
    g_assert_true (
        g_str_has_prefix (zohn_export_get_suffix ((ZohnExportKind) kind, ZOHN_PICTURE_PNG), "."));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/export/record", test_record);
  g_test_add_func ("/export/tables", test_tables);
  g_test_add_func ("/export/pictures", test_pictures);
  g_test_add_func ("/export/sheet", test_sheet);
  g_test_add_func ("/export/film-keeps-its-ends", test_film_keeps_its_ends);
  g_test_add_func ("/export/saving", test_saving);
  g_test_add_func ("/export/suffixes", test_suffixes);

  return g_test_run ();
}
