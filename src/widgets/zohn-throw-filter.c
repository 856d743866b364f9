/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-filter.h"

#include <string.h>

#include "record/zohn-search.h"
#include "text/zohn-text.h"

struct _ZohnThrowFilter {
  ZohnGameModel *model; /* owned */
  ZohnThrowsKind kind;
  char **words; /* owned: folded; empty for none */

  /* Owned: what happened → whether its words are found there. There are few hundred sentences a game can have, however long
   * it is. */
  GHashTable *known;
};

/**
 * zohn_throw_filter_new:
 * @model: a game; the filter is of no use when its players are called otherwise
 *
 * Returns: (transfer full): a filter that takes all throws.
 */
ZohnThrowFilter *
zohn_throw_filter_new (ZohnGameModel *model)
{
  ZohnThrowFilter *filter = g_new0 (ZohnThrowFilter, 1);

  filter->model = g_object_ref (model);
  filter->words = g_new0 (char *, 1);
  filter->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  return filter;
}

/**
 * zohn_throw_filter_free:
 * @filter: (transfer full): a filter
 */
void
zohn_throw_filter_free (ZohnThrowFilter *filter)
{
  g_object_unref (filter->model);
  g_strfreev (filter->words);
  g_hash_table_unref (filter->known);
  g_free (filter);
}

/**
 * zohn_throw_filter_set_kind:
 * @filter: a filter
 * @kind: what kind of throws to take
 */
void
zohn_throw_filter_set_kind (ZohnThrowFilter *filter, ZohnThrowsKind kind)
{
  filter->kind = kind;
}

/**
 * zohn_throw_filter_set_words:
 * @filter: a filter
 * @words: (array zero-terminated=1): what zohn_search_split() gave
 *
 * Takes only throws in whose sentences, or in whose notes, all words are found.
 */
void
zohn_throw_filter_set_words (ZohnThrowFilter *filter, const char *const *words)
{
  g_strfreev (filter->words);
  filter->words = g_strdupv ((char **) words);
  g_hash_table_remove_all (filter->known);
}

/**
 * zohn_throw_filter_takes_all:
 * @filter: a filter
 *
 * Returns: whether nothing is filtered out.
 */
gboolean
zohn_throw_filter_takes_all (const ZohnThrowFilter *filter)
{
  return filter->kind == ZOHN_THROWS_ALL && filter->words[0] == NULL;
}

static gboolean
is_of_kind (const ZohnThrowFilter *filter, const ZohnOutcome *outcome, const char *note)
{
  switch (filter->kind) {
  case ZOHN_THROWS_CAPTURES:
    return (outcome->events & ZOHN_EVENT_CAPTURE) != 0;
  case ZOHN_THROWS_CREEK:
    return (outcome->events & ZOHN_EVENT_CREEK) != 0;
  case ZOHN_THROWS_LAPS:
    return (outcome->events & ZOHN_EVENT_LAP) != 0;
  case ZOHN_THROWS_CLOCKWISE:
    return outcome->side == ZOHN_SIDE_CLOCKWISE;
  case ZOHN_THROWS_ANTICLOCKWISE:
    return outcome->side == ZOHN_SIDE_ANTICLOCKWISE;
  case ZOHN_THROWS_NOTES:
    return note != NULL;
  case ZOHN_THROWS_ALL:
    break;
  }

  return TRUE;
}

static gboolean
has_words (const ZohnThrowFilter *filter, const char *folded, const char *folded_note)
{
  for (guint i = 0; filter->words[i] != NULL; i++) {
    if (strstr (folded, filter->words[i]) == NULL &&
        (folded_note == NULL || strstr (folded_note, filter->words[i]) == NULL)) {
      return FALSE;
    }
  }

  return TRUE;
}

/* Who threw what, and what came of it; without the spaces it went from and to. */
static char *
fold_sentences (ZohnThrowFilter *filter, guint number)
{
  const ZohnSetup *setup = zohn_game_model_get_setup (filter->model);
  g_autoptr (ZohnThrowRecord) record =
      zohn_history_dup_record (zohn_game_model_get_history (filter->model), number);
  g_autofree char *thrown = zohn_text_throw (setup, record);
  g_autofree char *events = zohn_text_events (setup, record);
  g_autofree char *lost = zohn_text_lost_turns (setup, record);
  g_autofree char *all =
      g_strjoin ("\n", thrown, events != NULL ? events : "", lost != NULL ? lost : "", NULL);

  return zohn_search_fold (all);
}

/* What tells the sentences of one throw from those of another. */
static gint64
get_signature (ZohnThrowFilter *filter, const ZohnOutcome *outcome, guint number)
{
  ZohnHistory *history = zohn_game_model_get_history (filter->model);
  const guint player = zohn_history_get_player_to_throw (history, number - 1);
  const guint landed = outcome->events != 0 ? outcome->landed : 0;

  return (gint64) player << 32 | (gint64) landed << 16 | (gint64) outcome->events << 8 |
         (gint64) outcome->thrown << 4 | outcome->lost[0] << 3 | outcome->lost[1] << 2 |
         outcome->side;
}

static gboolean
are_words_found (ZohnThrowFilter *filter, const ZohnOutcome *outcome, guint number,
                 const char *note)
{
  gint64 signature = get_signature (filter, outcome, number);
  gpointer found;

  if (note != NULL) {
    g_autofree char *folded = fold_sentences (filter, number);
    g_autofree char *folded_note = zohn_search_fold (note);

    return has_words (filter, folded, folded_note);
  }

  if (!g_hash_table_lookup_extended (filter->known, &signature, NULL, &found)) {
    g_autofree char *folded = fold_sentences (filter, number);

    found = GINT_TO_POINTER (has_words (filter, folded, NULL));
    g_hash_table_insert (filter->known, g_memdup2 (&signature, sizeof signature), found);
  }

  return GPOINTER_TO_INT (found);
}

/**
 * zohn_throw_filter_matches:
 * @filter: a filter
 * @number: a throw of its game, from 1
 *
 * Returns: whether the throw is wanted.
 */
gboolean
zohn_throw_filter_matches (ZohnThrowFilter *filter, guint number)
{
  const char *note = zohn_notes_get (zohn_game_model_get_notes (filter->model), number);
  ZohnOutcome outcome;

  zohn_history_get_outcome (zohn_game_model_get_history (filter->model), number, &outcome);

  return is_of_kind (filter, &outcome, note) &&
         (filter->words[0] == NULL || are_words_found (filter, &outcome, number, note));
}
