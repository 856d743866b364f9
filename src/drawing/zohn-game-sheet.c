/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-game-sheet.h"

#include "drawing/zohn-chart-painter.h"
#include "drawing/zohn-game-scene.h"
#include "drawing/zohn-label-painter.h"
#include "text/zohn-text.h"

#define CHART_FONT_SIZE 7.5

G_STATIC_ASSERT (ZOHN_N_SHEET_COLUMNS == ZOHN_N_TEXT_COLUMNS);

struct _ZohnGameSheet {
  ZohnSheet sheet; /* borrows all below */
  ZohnGameScene scene;
  GStringChunk *words; /* of the rows */
  GArray *rows; /* of ZohnSheetRow */
  GPtrArray *facts; /* of char *, ends with NULL */
  char *title;
  const char *columns[ZOHN_N_SHEET_COLUMNS];
  ZohnChanceSeries *series; /* NULL without odds */
  PangoFontDescription *chart_font;
};

static const char *
keep (ZohnGameSheet *sheet, char *text)
{
  const char *kept = text != NULL ? g_string_chunk_insert_const (sheet->words, text) : NULL;

  g_free (text);

  return kept;
}

/* The heading of the lap that begins with throw @number. */
static void
add_lap (ZohnGameSheet *sheet, const ZohnSetup *setup, ZohnHistory *history, guint number)
{
  g_autoptr (ZohnThrowRecord) last =
      zohn_history_dup_record (history, zohn_text_table_find_last_of_lap (history, number));
  ZohnSheetRow row = { 0 };

  row.heading = keep (sheet, zohn_text_lap_heading (setup, last));
  g_array_append_val (sheet->rows, row);
}

static void
add_throw (ZohnGameSheet *sheet, const ZohnSetup *setup, ZohnThrowRecord *record)
{
  const ZohnOutcome *outcome = zohn_throw_record_get_outcome (record);
  ZohnSheetRow row = {
    .number = zohn_throw_record_get_number (record),
    .side = zohn_throw_record_get_side (record),
    .thrown = outcome->thrown,
  };

  row.player =
      keep (sheet, zohn_text_player (setup, row.side, zohn_throw_record_get_player (record)));
  row.score = keep (sheet, zohn_text_score_in_brief (row.thrown));
  row.move = keep (sheet, zohn_text_move (record));
  row.events = keep (sheet, zohn_text_events_in_brief (outcome->events));
  if (sheet->series != NULL) {
    row.luck =
        keep (sheet, zohn_text_luck (zohn_chance_series_get_luck (sheet->series, row.number)));
  }
  g_array_append_val (sheet->rows, row);
}

static void
add_rows (ZohnGameSheet *sheet, ZohnGameModel *model)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  ZohnHistory *history = zohn_game_model_get_history (model);
  guint lap = 0;

  for (guint number = 1; number <= zohn_history_get_n_throws (history); number++) {
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, number);

    if (zohn_throw_record_get_lap (record) != lap) {
      lap = zohn_throw_record_get_lap (record);
      add_lap (sheet, setup, history, number);
    }
    add_throw (sheet, setup, record);
  }
}

static void
add_facts (ZohnGameSheet *sheet, ZohnGameModel *model)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  char *started = zohn_text_started (setup);
  guint n_throws = zohn_game_model_get_n_throws (model);

  sheet->title = zohn_text_sides (setup);
  if (started != NULL) {
    g_ptr_array_add (sheet->facts, started);
  }
  g_ptr_array_add (sheet->facts, zohn_text_counters_a_side (setup->rules.counters));
  g_ptr_array_add (sheet->facts, g_strdup (zohn_text_lap_rule (setup->rules.lap)));
  g_ptr_array_add (sheet->facts, zohn_text_n_throws (n_throws));
  g_ptr_array_add (sheet->facts, zohn_text_turn (model));
  g_ptr_array_add (sheet->facts, NULL);
}

static void
paint_chart_cb (cairo_t *cr, double width, double height, gpointer user_data)
{
  ZohnGameSheet *sheet = user_data;
  ZohnChart chart = {
    .look = ZOHN_LOOK_PRINT,
    .font = sheet->chart_font,
    .resolution = 72,
    .series = sheet->series,
    .names = { sheet->scene.names[0], sheet->scene.names[1] },
  };

  zohn_chart_layout_init (&chart.layout, width, height,
                          zohn_label_measure_line (sheet->chart_font, 72),
                          sheet->sheet.right_to_left);
  zohn_chart_paint (cr, &chart);
}

/**
 * zohn_game_sheet_new:
 * @model: a game, which is read and not kept
 * @odds: (nullable): the odds by its rules; without them the sheet tells no chances and no luck
 * @paper: what it is printed on
 * @right_to_left: whether reading goes from right to left
 *
 * Returns: (transfer full): the score sheet of the game
 */
ZohnGameSheet *
zohn_game_sheet_new (ZohnGameModel *model, const ZohnOdds *odds, const ZohnPaper *paper,
                     gboolean right_to_left)
{
  ZohnHistory *history = zohn_game_model_get_history (model);
  ZohnGameSheet *sheet = g_new0 (ZohnGameSheet, 1);

  sheet->words = g_string_chunk_new (4096);
  sheet->rows = g_array_new (FALSE, FALSE, sizeof (ZohnSheetRow));
  sheet->facts = g_ptr_array_new_with_free_func (g_free);
  sheet->chart_font = pango_font_description_from_string ("Sans");
  pango_font_description_set_absolute_size (sheet->chart_font, CHART_FONT_SIZE * PANGO_SCALE);
  if (odds != NULL) {
    sheet->series = zohn_chance_series_new_of_history (history, odds);
  }
  zohn_game_scene_init (&sheet->scene, model, zohn_history_get_n_throws (history));
  add_facts (sheet, model);
  add_rows (sheet, model);
  for (guint column = 0; column < ZOHN_N_SHEET_COLUMNS; column++) {
    sheet->columns[column] = column == ZOHN_SHEET_LUCK && odds == NULL
                                 ? NULL
                                 : zohn_text_column ((ZohnTextColumn) column);
  }

  sheet->sheet = (ZohnSheet){
    .paper = *paper,
    .right_to_left = right_to_left,
    .title = sheet->title,
    .facts = (const char *const *) sheet->facts->pdata,
    .columns = sheet->columns,
    .scene = &sheet->scene.scene,
    .paint_chart = sheet->series != NULL ? paint_chart_cb : NULL,
    .chart_data = sheet,
    .rows = (const ZohnSheetRow *) (const void *) sheet->rows->data,
    .n_rows = sheet->rows->len,
    .format_page = zohn_text_page,
  };

  return sheet;
}

/**
 * zohn_game_sheet_free:
 * @sheet: (transfer full): a score sheet
 */
void
zohn_game_sheet_free (ZohnGameSheet *sheet)
{
  zohn_game_scene_clear (&sheet->scene);
  g_string_chunk_free (sheet->words);
  g_array_unref (sheet->rows);
  g_ptr_array_unref (sheet->facts);
  g_free (sheet->title);
  g_clear_pointer (&sheet->series, zohn_chance_series_free);
  pango_font_description_free (sheet->chart_font);
  g_free (sheet);
}

/**
 * zohn_game_sheet_get_sheet:
 * @sheet: a score sheet
 *
 * Returns: (transfer none): what zohn_sheet_pages_new() and zohn_sheet_render() take
 */
const ZohnSheet *
zohn_game_sheet_get_sheet (const ZohnGameSheet *sheet)
{
  return &sheet->sheet;
}
