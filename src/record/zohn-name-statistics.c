/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-name-statistics.h"

#include <string.h>

static void
clear_statistics (gpointer data)
{
  g_free (((ZohnNameStatistics *) data)->name);
}

/* Those who played most come first. */
static int
compare_statistics (gconstpointer a, gconstpointer b)
{
  const ZohnNameStatistics *first = a, *second = b;

  if (first->n_played != second->n_played) {
    return first->n_played > second->n_played ? -1 : 1;
  }

  return strcmp (first->name, second->name);
}

/* What tells one game from another, however many records there are of it; NULL when its record alone does. Of a game with
 * real sticks, which has no seed, there is but one at a time with the same players. */
static char *
get_identity (ZohnLibraryEntry *entry)
{
  const ZohnSetup *setup = zohn_library_entry_get_setup (entry);
  GString *identity;

  if (setup->started == NULL) {
    return NULL;
  }

  identity = g_string_new (NULL);
  g_string_printf (identity, "%" G_GINT64_FORMAT " %d %" G_GUINT64_FORMAT " %u %u %u",
                   g_date_time_to_unix (setup->started), setup->has_seed, setup->seed,
                   setup->rules.counters, setup->rules.lap, setup->rules.first);
  for (guint side = 0; side < ZOHN_N_SIDES && !setup->has_seed; side++) {
    for (guint player = 0; setup->players[side][player] != NULL; player++) {
      g_string_append_printf (identity, "\n%u %s", side, setup->players[side][player]);
    }
  }

  return g_string_free (identity, FALSE);
}

/* Whether @entry says more of a game than @known. */
static gboolean
is_further_on (ZohnLibraryEntry *entry, ZohnLibraryEntry *known)
{
  const guint n_throws = zohn_library_entry_get_n_throws (entry);
  const guint n_known = zohn_library_entry_get_n_throws (known);

  return n_throws != n_known ? n_throws > n_known
                             : zohn_library_entry_get_state (known) == ZOHN_GAME_PLAYING;
}

/* The games that can be read, each once. */
static GPtrArray *
collect_games (GListModel *entries)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr (ZohnLibraryEntry) entry = g_list_model_get_item (entries, i);
    g_autofree char *identity = NULL;
    gpointer place;

    if (zohn_library_entry_get_setup (entry) == NULL) {
      continue;
    }
    identity = get_identity (entry);
    if (identity == NULL) {
      g_ptr_array_add (games, g_steal_pointer (&entry));
    } else if (!g_hash_table_lookup_extended (places, identity, NULL, &place)) {
      g_hash_table_insert (places, g_steal_pointer (&identity), GUINT_TO_POINTER (games->len));
      g_ptr_array_add (games, g_steal_pointer (&entry));
    } else {
      gpointer *known = &g_ptr_array_index (games, GPOINTER_TO_UINT (place));

      if (is_further_on (entry, *known)) {
        g_object_unref (*known);
        *known = g_steal_pointer (&entry);
      }
    }
  }

  return games;
}

typedef struct {
  GArray *statistics;
  GHashTable *places; /* name as compared, and as typed → index */
  GHashTable *seen; /* indices of the names of the game under way → their sides, a bit each */
} Count;

static guint
add_name (Count *count, const char *name)
{
  const ZohnNameStatistics statistics = { .name = g_strdup (name) };

  g_array_append_val (count->statistics, statistics);

  return count->statistics->len - 1;
}

/* However the accents are encoded and whatever space is around, it is the same name. It is shown as it was typed first. */
static guint
find_name (Count *count, const char *typed)
{
  g_autofree char *name = NULL;
  g_autofree char *normal = NULL;
  gpointer place;

  if (g_hash_table_lookup_extended (count->places, typed, NULL, &place)) {
    return GPOINTER_TO_UINT (place);
  }

  name = g_strstrip (g_strdup (typed));
  normal = g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  if (!g_hash_table_lookup_extended (count->places, normal, NULL, &place)) {
    place = GUINT_TO_POINTER (add_name (count, name));
    g_hash_table_insert (count->places, g_steal_pointer (&normal), place);
  }
  g_hash_table_insert (count->places, g_strdup (typed), place);

  return GPOINTER_TO_UINT (place);
}

static void
count_side (Count *count, ZohnLibraryEntry *game, ZohnSide side)
{
  char **players = zohn_library_entry_get_setup (game)->players[side];

  for (guint player = 0; players[player] != NULL; player++) {
    const guint place = find_name (count, players[player]);
    const guint sides =
        GPOINTER_TO_UINT (g_hash_table_lookup (count->seen, GUINT_TO_POINTER (place)));

    g_array_index (count->statistics, ZohnNameStatistics, place).luck +=
        zohn_library_entry_get_player_luck (game, side, player);
    g_hash_table_insert (count->seen, GUINT_TO_POINTER (place),
                         GUINT_TO_POINTER (sides | (1u << side)));
  }
}

/* A name on both sides has played, but won nothing. */
static void
count_game (Count *count, ZohnLibraryEntry *game)
{
  const ZohnResult result = zohn_library_entry_get_result (game);
  const guint winners = result == ZOHN_RESULT_CLOCKWISE       ? 1u << ZOHN_SIDE_CLOCKWISE
                        : result == ZOHN_RESULT_ANTICLOCKWISE ? 1u << ZOHN_SIDE_ANTICLOCKWISE
                                                              : 0;
  GHashTableIter iter;
  gpointer place, sides;

  g_hash_table_remove_all (count->seen);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    count_side (count, game, (ZohnSide) side);
  }

  g_hash_table_iter_init (&iter, count->seen);
  while (g_hash_table_iter_next (&iter, &place, &sides)) {
    ZohnNameStatistics *statistics =
        &g_array_index (count->statistics, ZohnNameStatistics, GPOINTER_TO_UINT (place));

    statistics->n_played++;
    statistics->n_won += GPOINTER_TO_UINT (sides) == winners;
    statistics->n_drawn += result == ZOHN_RESULT_DRAW;
  }
}

/**
 * zohn_name_statistics_new:
 * @entries: a list of ZohnLibraryEntry
 *
 * Counts for each name how it fared in the games that have ended. A game counts once, whatever number of records there are of
 * it: the one that goes furthest. Sides without names count for nobody.
 *
 * Returns: (transfer full): ZohnNameStatistics, those who played most first.
 */
GArray *
zohn_name_statistics_new (GListModel *entries)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GHashTable) places = NULL;
  g_autoptr (GHashTable) seen = NULL;
  Count count;

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), NULL);

  games = collect_games (entries);
  places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  seen = g_hash_table_new (NULL, NULL);
  count = (Count){ g_array_new (FALSE, FALSE, sizeof (ZohnNameStatistics)), places, seen };
  g_array_set_clear_func (count.statistics, clear_statistics);

  for (guint i = 0; i < games->len; i++) {
    ZohnLibraryEntry *game = g_ptr_array_index (games, i);

    if (zohn_library_entry_get_state (game) != ZOHN_GAME_PLAYING) {
      count_game (&count, game);
    }
  }
  g_array_sort (count.statistics, compare_statistics);

  return count.statistics;
}
