/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-print.h"

#include "engine/zohn-position.h"

#include <glib/gi18n.h>

/**
 * zohn_text_column:
 * @column: a column of a score sheet
 *
 * Returns: (transfer none): its heading
 */
const char *
zohn_text_column (ZohnTextColumn column)
{
  switch (column) {
  case ZOHN_TEXT_COLUMN_NUMBER:
    /* Translators: heading of a narrow column: the number of the throw */
    return C_ ("column", "No.");
  case ZOHN_TEXT_COLUMN_PLAYER:
    return C_ ("column", "Player");
  case ZOHN_TEXT_COLUMN_STICKS:
    /* Translators: heading of a narrow column: a picture of the sticks as they fell */
    return C_ ("column", "Sticks");
  case ZOHN_TEXT_COLUMN_SCORE:
    /* Translators: heading of a narrow column: what the sticks were worth */
    return C_ ("column", "Score");
  case ZOHN_TEXT_COLUMN_MOVE:
    /* Translators: heading of a narrow column: the spaces the piece left and came to */
    return C_ ("column", "Move");
  case ZOHN_TEXT_COLUMN_EVENTS:
    return C_ ("column", "What happened");
  case ZOHN_TEXT_COLUMN_LUCK:
    return C_ ("column", "Luck");
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_page:
 * @page: its number, from 1
 * @n_pages: how many there are
 *
 * Returns: (transfer full): the page's number, for its foot
 */
char *
zohn_text_page (guint page, guint n_pages)
{
  /* Translators: at the foot of a printed page; %1$u is its number, %2$u how many there are */
  return g_strdup_printf (_ ("Page %1$u of %2$u"), page, n_pages);
}

/**
 * zohn_text_n_throws:
 * @n_throws: how many
 *
 * Returns: (transfer full): that many throws
 */
char *
zohn_text_n_throws (guint n_throws)
{
  /* Translators: how long a game is */
  return g_strdup_printf (ngettext ("%u throw", "%u throws", n_throws), n_throws);
}

/**
 * zohn_text_counters_a_side:
 * @counters: how many each side begins with
 *
 * Returns: (transfer full): that a game is played with so many
 */
char *
zohn_text_counters_a_side (guint counters)
{
  /* Translators: what a game is played with */
  return g_strdup_printf (ngettext ("%u counter a side", "%u counters a side", counters), counters);
}

static const char *
get_event_in_brief (guint event)
{
  switch (event) {
  case ZOHN_EVENT_LAP:
    /* Translators: what a throw brought about, for a narrow column */
    return C_ ("event", "lap");
  case ZOHN_EVENT_CAPTURE:
    /* Translators: what a throw brought about, for a narrow column */
    return C_ ("event", "capture");
  case ZOHN_EVENT_CREEK:
    /* Translators: what a throw brought about, for a narrow column: the piece fell into the north creek */
    return C_ ("event", "creek");
  case ZOHN_EVENT_DRY_BRANCH:
    /* Translators: what a throw brought about, for a narrow column */
    return C_ ("event", "dry branch");
  case ZOHN_EVENT_WIN:
    /* Translators: what a throw brought about, for a narrow column: the game was won */
    return C_ ("event", "win");
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_events_in_brief:
 * @events: #ZohnEvents
 *
 * Returns: (transfer full) (nullable): a word for each event, in the order of occurrence
 */
char *
zohn_text_events_in_brief (guint events)
{
  char *words = NULL;

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    const char *word;
    char *longer;

    if ((events & (1u << i)) == 0) {
      continue;
    }
    word = get_event_in_brief (1u << i);
    if (words == NULL) {
      words = g_strdup (word);
      continue;
    }
    /* Translators: one event after another of one throw, in a narrow column: "lap, capture" */
    longer = g_strdup_printf (C_ ("events", "%1$s, %2$s"), words, word);
    g_free (words);
    words = longer;
  }

  return words;
}

/**
 * zohn_text_score_in_brief:
 * @thrown: a throw
 *
 * Returns: (transfer full): its spaces, with a sign when it grants another throw
 */
char *
zohn_text_score_in_brief (ZohnThrow thrown)
{
  guint spaces = zohn_throw_get_spaces (thrown);

  if (zohn_throw_grants_another (thrown)) {
    /* Translators: a score that grants another throw, in a narrow column */
    return g_strdup_printf (C_ ("score", "%u+"), spaces);
  }

  /* Translators: a score that grants no other throw, in a narrow column */
  return g_strdup_printf (C_ ("score", "%u"), spaces);
}

/**
 * zohn_text_sticks_heading:
 *
 * Returns: (transfer none): what stands above the table of what the sticks are worth
 */
const char *
zohn_text_sticks_heading (void)
{
  return _ ("What the sticks are worth");
}

/**
 * zohn_text_glue:
 *
 * Returns: (transfer none): what stands on the strip of a printed sheet that the next sheet is glued on
 */
const char *
zohn_text_glue (void)
{
  /* Translators: on the strip at the edge of a printed sheet */
  return _ ("Glue the next sheet here");
}
