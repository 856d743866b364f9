/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-table.h"

#include "text/zohn-text-game.h"
#include "text/zohn-text-name.h"
#include "text/zohn-text-review.h"
#include "text/zohn-text-throw.h"

#include <glib/gi18n.h>

/* A game as plain text: a title, a heading a lap, a line a throw with its note, the result. */

static void
append_line (GString *table, const char *line)
{
  if (line != NULL) {
    g_string_append_printf (table, "%s\n", line);
  }
}

static void
append_title (GString *table, const ZohnSetup *setup)
{
  g_autofree char *sides = zohn_text_sides (setup);
  g_autofree char *started = zohn_text_started (setup);

  append_line (table, sides);
  append_line (table, started);
}

static void
append_lap (GString *table, const ZohnSetup *setup, ZohnHistory *history, guint number)
{
  g_autoptr (ZohnThrowRecord) last =
      zohn_history_dup_record (history, zohn_text_table_find_last_of_lap (history, number));
  g_autofree char *heading = zohn_text_lap_heading (setup, last);

  g_string_append_printf (table, "\n%s\n", heading);
}

static void
append_throw (GString *table, const ZohnSetup *setup, ZohnThrowRecord *record, const ZohnOdds *odds)
{
  char *row = zohn_text_row (setup, record);

  if (odds != NULL) {
    const ZohnSide side = zohn_throw_record_get_side (record);
    double luck = zohn_odds_get_chance (odds, zohn_throw_record_get_after (record), side) -
                  zohn_odds_get_chance (odds, zohn_throw_record_get_before (record), side);
    g_autofree char *worth = zohn_text_worth (setup, record, luck);

    row = zohn_text_join (row, worth);
  }
  append_line (table, row);
  g_free (row);
}

/* A line of its own for every line of the note, set in. */
static void
append_note (GString *table, const char *note)
{
  g_auto (GStrv) lines = note != NULL ? g_strsplit (note, "\n", -1) : NULL;

  for (char **line = lines; line != NULL && *line != NULL; line++) {
    g_string_append_printf (table, "    %s\n", *line);
  }
}

/**
 * zohn_text_table:
 * @model: a game
 * @odds: (nullable): the odds by its rules
 *
 * Returns: (transfer full): all its throws, by lap, and how it stands or ended.
 */
char *
zohn_text_table (ZohnGameModel *model, const ZohnOdds *odds)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (model);
  ZohnHistory *history = zohn_game_model_get_history (model);
  ZohnNotes *notes = zohn_game_model_get_notes (model);
  const guint n_throws = zohn_history_get_n_throws (history);
  g_autofree char *turn = zohn_text_turn (model);
  GString *table = g_string_new (NULL);
  guint lap = 0;

  append_title (table, setup);
  for (guint number = 1; number <= n_throws; number++) {
    g_autoptr (ZohnThrowRecord) record = zohn_history_dup_record (history, number);

    if (zohn_throw_record_get_lap (record) != lap) {
      lap = zohn_throw_record_get_lap (record);
      append_lap (table, setup, history, number);
    }
    append_throw (table, setup, record, odds);
    append_note (table, zohn_notes_get (notes, number));
  }
  g_string_append_printf (table, "\n%s\n", turn);

  return g_string_free (table, FALSE);
}

/**
 * zohn_text_table_find_last_of_lap:
 * @history: a history
 * @number: the number of a throw, from 1
 *
 * Returns: the number of the last throw of the same lap.
 */
guint
zohn_text_table_find_last_of_lap (ZohnHistory *history, guint number)
{
  const guint n_throws = zohn_history_get_n_throws (history);
  const guint lap = zohn_history_get_lap (history, number - 1);

  /* The lap that is under way after a throw is that of the next one. */
  while (number < n_throws && zohn_history_get_lap (history, number) == lap) {
    number++;
  }

  return number;
}
