/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-filter.h"

#include <string.h>

#include "record/zohn-search.h"
#include "text/zohn-text.h"

/* Odd: no two keys become one, and neighbours lie apart. */
#define SPREAD 2654435761u

/* More words than anybody types find what these find. */
#define MAX_WORDS 31

struct _ZohnThrowFilter {
  ZohnGameModel *model; /* owned */
  ZohnThrowsKind kind;
  char **words; /* owned: folded; empty for none */

  guint n_words; /* that are looked for, MAX_WORDS at most */

  /* Owned: sentences → which of the words are in them. There are few hundred that a game can have, however long it is. */
  GHashTable *sentences;
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
  filter->sentences = g_hash_table_new (NULL, NULL);

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
  g_hash_table_unref (filter->sentences);
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
  filter->n_words = MIN (g_strv_length (filter->words), MAX_WORDS);
  g_hash_table_remove_all (filter->sentences);
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

/* Which of the words are found in @text, a bit each. */
static guint
find_words (const ZohnThrowFilter *filter, const char *text)
{
  g_autofree char *folded = zohn_search_fold (text);
  guint found = 0;

  for (guint i = 0; i < filter->n_words; i++) {
    found |= (guint) (strstr (folded, filter->words[i]) != NULL) << i;
  }

  return found;
}

/* The same of a sentence about a throw, found once for all throws that it tells of; @key is what tells it from others. */
static guint
find_in_sentence (ZohnThrowFilter *filter, guint key, guint number,
                  char *(*create) (const ZohnSetup *setup, ZohnThrowRecord *record))
{
  gpointer known = GUINT_TO_POINTER (SPREAD * key);
  gpointer found;

  if (!g_hash_table_lookup_extended (filter->sentences, known, NULL, &found)) {
    g_autoptr (ZohnThrowRecord) record =
        zohn_history_dup_record (zohn_game_model_get_history (filter->model), number);
    g_autofree char *sentence = create (zohn_game_model_get_setup (filter->model), record);

    found = GUINT_TO_POINTER (find_words (filter, sentence));
    g_hash_table_insert (filter->sentences, known, found);
  }

  return GPOINTER_TO_UINT (found);
}

static char *
describe_consequences (const ZohnSetup *setup, ZohnThrowRecord *record)
{
  g_autofree char *events = zohn_text_events (setup, record);
  g_autofree char *lost = zohn_text_lost_turns (setup, record);

  return g_strjoin ("\n", events != NULL ? events : "", lost != NULL ? lost : "", NULL);
}

/* Who threw what: 4 bits of the sticks, 1 of the side, the others of the player. */
static guint
find_in_throw (ZohnThrowFilter *filter, const ZohnOutcome *outcome, guint number, guint player)
{
  return find_in_sentence (filter,
                           player << 6 | (guint) outcome->side << 5 | 1 << 4 | outcome->thrown,
                           number, zohn_text_throw);
}

/* What came of it: 6 bits where it ended, as far as that is told, 5 of events, 2 of who lost a turn. */
static guint
find_in_consequences (ZohnThrowFilter *filter, const ZohnOutcome *outcome, guint number,
                      guint player)
{
  const gboolean is_place_told =
      (outcome->events & (ZOHN_EVENT_CREEK | ZOHN_EVENT_DRY_BRANCH)) != 0;
  const guint landed = is_place_told ? outcome->landed : 0;
  const guint lost = (guint) outcome->lost[0] << 1 | outcome->lost[1];

  if (outcome->events == 0 && lost == 0) {
    return 0;
  }

  return find_in_sentence (filter,
                           player << 19 | landed << 13 | (guint) outcome->events << 8 | lost << 6 |
                               (guint) outcome->side << 5,
                           number, describe_consequences);
}

static gboolean
are_words_found (ZohnThrowFilter *filter, const ZohnOutcome *outcome, guint number,
                 const char *note)
{
  const guint player =
      zohn_history_get_player_to_throw (zohn_game_model_get_history (filter->model), number - 1);
  const guint found = find_in_throw (filter, outcome, number, player) |
                      find_in_consequences (filter, outcome, number, player) |
                      (note != NULL ? find_words (filter, note) : 0);

  return found == (1u << filter->n_words) - 1;
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
  ZohnNotes *notes = zohn_game_model_get_notes (filter->model);
  const char *note = zohn_notes_get_n_notes (notes) > 0 ? zohn_notes_get (notes, number) : NULL;
  ZohnOutcome outcome;

  zohn_history_get_outcome (zohn_game_model_get_history (filter->model), number, &outcome);

  return is_of_kind (filter, &outcome, note) &&
         (filter->words[0] == NULL || are_words_found (filter, &outcome, number, note));
}
