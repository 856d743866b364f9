/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-game-sheet.h"

#include "drawing/zohn-game-film.h"
#include "support/pictures.h"

#include <math.h>
#include <string.h>

static ZohnGameModel *
create_game (guint n_throws, gboolean named)
{
  const char *const clockwise[] = { "Ann", "Bea & <b>Co</b>", NULL };
  const char *const anticlockwise[] = { "רוזה", NULL };
  ZohnSetup *setup = zohn_setup_new ();
  ZohnGameModel *model;

  setup->seed = 4;
  setup->has_seed = TRUE;
  if (named) {
    zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
    zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  }
  model = zohn_game_model_new (setup);
  zohn_setup_free (setup);
  for (guint i = 0; i < n_throws && zohn_game_model_get_can_throw (model); i++) {
    zohn_game_model_throw (model);
  }

  return model;
}

static ZohnOdds *
load_odds (ZohnGameModel *model)
{
  return zohn_odds_load (&zohn_game_model_get_setup (model)->rules);
}

static void
test_rows (void)
{
  g_autoptr (ZohnGameModel) model = create_game (1000, TRUE);
  g_autoptr (ZohnOdds) odds = load_odds (model);
  g_autoptr (ZohnGameSheet) game = NULL;
  const ZohnSheet *sheet;
  guint number = 0, n_headings = 0, last_lap = 0;
  ZohnPaper paper;

  zohn_paper_from_name ("A4", &paper);
  game = zohn_game_sheet_new (model, odds, &paper, FALSE);
  sheet = zohn_game_sheet_get_sheet (game);
  for (guint i = 0; i < sheet->n_rows; i++) {
    const ZohnSheetRow *row = &sheet->rows[i];
    g_autoptr (ZohnThrowRecord) record = NULL;

    if (row->heading != NULL) {
      n_headings++;
      continue;
    }
    number++;
    g_assert_cmpuint (row->number, ==, number);
    record = zohn_history_dup_record (zohn_game_model_get_history (model), number);
    last_lap = zohn_throw_record_get_lap (record);
    g_assert_cmpuint (n_headings, ==, last_lap);
    g_assert_cmpint (row->side, ==, zohn_throw_record_get_side (record));
    g_assert_cmpuint (row->thrown, ==, zohn_throw_record_get_outcome (record)->thrown);
    g_assert_nonnull (row->player);
    g_assert_nonnull (row->move);
    g_assert_nonnull (row->luck);
    g_assert_cmpint (row->events != NULL, ==, zohn_throw_record_get_outcome (record)->events != 0);
  }
  g_assert_cmpuint (number, ==, zohn_game_model_get_n_throws (model));
  g_assert_cmpuint (number, >, 20);
  g_assert_cmpuint (n_headings, ==, last_lap);
}

/* A preference hides all chances: then nothing of them is printed. */
static void
test_without_chances (void)
{
  g_autoptr (ZohnGameModel) model = create_game (40, TRUE);
  g_autoptr (ZohnGameSheet) game = NULL;
  const ZohnSheet *sheet;
  ZohnPaper paper;

  zohn_paper_from_name ("A4", &paper);
  game = zohn_game_sheet_new (model, NULL, &paper, FALSE);
  sheet = zohn_game_sheet_get_sheet (game);
  g_assert_null (sheet->columns[ZOHN_SHEET_LUCK]);
  g_assert_null (sheet->paint_chart);
  for (guint i = 0; i < sheet->n_rows; i++) {
    g_assert_null (sheet->rows[i].luck);
  }
}

static void
paint_all_pages (const ZohnSheet *sheet)
{
  g_autoptr (ZohnSheetPages) pages = zohn_sheet_pages_new (sheet);

  for (guint page = 0; page < zohn_sheet_pages_get_n_pages (pages); page++) {
    cairo_surface_t *surface =
        picture_create ((int) ceil (sheet->paper.width), (int) ceil (sheet->paper.height), 1);
    cairo_t *cr = cairo_create (surface);
    PictureBounds bounds;

    zohn_sheet_pages_paint (pages, cr, page);
    g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
    cairo_destroy (cr);
    bounds = picture_get_bounds (surface);
    g_assert_cmpfloat (bounds.left, >=, sheet->paper.margin - 2);
    g_assert_cmpfloat (bounds.right, <=, sheet->paper.width - sheet->paper.margin + 2);
    g_assert_cmpfloat (bounds.bottom, <=, sheet->paper.height - sheet->paper.margin + 2);
    g_assert_cmpfloat (picture_get_lightness (surface), >, 0.8);
    cairo_surface_destroy (surface);
  }
}

static void
test_pages (void)
{
  const guint lengths[] = { 0, 1, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    for (guint named = 0; named < 2; named++) {
      g_autoptr (ZohnGameModel) model = create_game (lengths[i], named != 0);
      g_autoptr (ZohnOdds) odds = load_odds (model);
      g_autoptr (ZohnGameSheet) game = NULL;
      ZohnPaper paper;

      zohn_paper_from_name (named != 0 ? "A4" : "Letter", &paper);
      game = zohn_game_sheet_new (model, odds, &paper, named != 0);
      paint_all_pages (zohn_game_sheet_get_sheet (game));
    }
  }
}

static void
test_film (void)
{
  const guint numbers[] = { 0, 1, 7, 20 };
  g_autoptr (ZohnGameModel) model = create_game (30, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
      zohn_game_film_render (model, numbers, G_N_ELEMENTS (numbers), ZOHN_LOOK_LIGHT, FALSE, 200,
                             ZOHN_PICTURE_SVG, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "<?xml", 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/game-sheet/rows", test_rows);
  g_test_add_func ("/game-sheet/without-chances", test_without_chances);
  g_test_add_func ("/game-sheet/pages", test_pages);
  g_test_add_func ("/game-sheet/film", test_film);

  return g_test_run ();
}
