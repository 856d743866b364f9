/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-table.h"

#include "engine/zohn-history.h"

#include <string.h>

static const char header[] =
    "throw,lap,side,player,sticks,spaces,again,from,to,events,clockwise_counters,"
    "anticlockwise_counters,next,clockwise_chance,luck\n";

/* In the order in which they occur; the bits' order. */
static const char *const event_tokens[ZOHN_N_EVENTS] = { "lap", "capture", "creek", "dry-branch",
                                                         "win" };

/* In this table a side without names is not translated. */
static const char *const nameless_players[ZOHN_N_SIDES] = {
  [ZOHN_SIDE_CLOCKWISE] = "Clockwise",
  [ZOHN_SIDE_ANTICLOCKWISE] = "Anticlockwise",
};

/* A field of text by RFC 4180: quoted when it must be. */
static void
append_text (GString *csv, const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL) {
    g_string_append (csv, text);
    return;
  }

  g_string_append_c (csv, '"');
  for (; *text != '\0'; text++) {
    if (*text == '"') {
      g_string_append_c (csv, '"');
    }
    g_string_append_c (csv, *text);
  }
  g_string_append_c (csv, '"');
}

static void
append_events (GString *csv, guint events)
{
  const char *separator = "";

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    if (events & (1u << i)) {
      g_string_append_printf (csv, "%s%s", separator, event_tokens[i]);
      separator = " ";
    }
  }
}

/* Six decimals with a point, whatever the locale. */
static void
append_decimal (GString *csv, const char *format, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (csv, g_ascii_formatd (text, sizeof text, format, number));
}

typedef struct {
  ZohnHistory *history;
  const ZohnSetup *setup;
  const ZohnOdds *odds;
} Table;

/* The last two columns; empty without odds. */
static void
append_worth (GString *csv, const ZohnOdds *odds, const ZohnPosition *before,
              const ZohnPosition *after, ZohnSide side)
{
  if (odds == NULL) {
    g_string_append_c (csv, ',');
    return;
  }

  append_decimal (csv, "%.6f", zohn_odds_get_chance (odds, after, ZOHN_SIDE_CLOCKWISE));
  g_string_append_c (csv, ',');
  append_decimal (csv, "%+.6f",
                  zohn_odds_get_chance (odds, after, side) -
                      zohn_odds_get_chance (odds, before, side));
}

static void
append_row (GString *csv, const Table *table, guint number)
{
  const ZohnPosition *before = zohn_history_get_position (table->history, number - 1);
  const ZohnPosition *after = zohn_history_get_position (table->history, number);
  const guint player = zohn_history_get_player_to_throw (table->history, number - 1);
  const char *name;
  char token[ZOHN_THROW_TOKEN_LENGTH + 1];
  ZohnOutcome outcome;

  zohn_history_get_outcome (table->history, number, &outcome);
  zohn_throw_to_token (outcome.thrown, token);
  name = zohn_setup_get_player (table->setup, outcome.side, player);

  g_string_append_printf (csv, "%u,%u,%s,", number,
                          zohn_history_get_lap (table->history, number - 1),
                          zohn_side_to_token (outcome.side));
  append_text (csv, name != NULL ? name : nameless_players[outcome.side]);
  g_string_append_printf (csv, ",%s,%u,%u,%u,%u,", token, zohn_throw_get_spaces (outcome.thrown),
                          zohn_throw_grants_another (outcome.thrown) ? 1 : 0, outcome.from,
                          outcome.to);
  append_events (csv, outcome.events);
  g_string_append_printf (csv, ",%u,%u,%s,", after->counters[ZOHN_SIDE_CLOCKWISE],
                          after->counters[ZOHN_SIDE_ANTICLOCKWISE],
                          after->over ? "-" : zohn_side_to_token (after->to_throw));
  append_worth (csv, table->odds, before, after, outcome.side);
  g_string_append_c (csv, '\n');
}

/**
 * zohn_table_to_csv:
 * @record: a game
 * @odds: (nullable): the odds by the game’s rules; without them the last two columns are empty
 *
 * Makes the table of what happened at every throw (the manual page zohn-ahl(6)): a header line, then a line a throw.
 *
 * Returns: (transfer full): the table, the same bytes in every locale.
 */
GString *
zohn_table_to_csv (const ZohnGameRecord *record, const ZohnOdds *odds)
{
  g_autoptr (ZohnHistory) history = NULL;
  GString *csv;
  Table table;
  gsize n_throws;
  const ZohnThrow *throws;

  g_return_val_if_fail (record != NULL, NULL);

  history = zohn_history_new (record->setup);
  throws = g_bytes_get_data (record->throws, &n_throws);
  zohn_history_append_all (history, throws, n_throws, NULL);

  csv = g_string_new (header);
  table = (Table){ history, record->setup, odds };
  for (guint number = 1; number <= zohn_history_get_n_throws (history); number++) {
    append_row (csv, &table, number);
  }

  return csv;
}
