/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-entry.h"

#include "engine/zohn-odds.h"
#include "engine/zohn-review.h"
#include "record/zohn-library-names.h"
#include "record/zohn-search.h"

#include <string.h>

struct _ZohnLibraryEntry {
  GObject parent_instance;

  /* owned */
  GFile *file;
  char *name; /* of the file, in its folder */
  char *title; /* nullable: what somebody called the game */
  char *error_message; /* nullable */
  char *folded; /* what a search looks through, made ready in the thread that reads */
  ZohnSetup *setup; /* NULL with a message */
  double *luck[ZOHN_N_SIDES]; /* by player; NULL with a message */

  gint64 modified; /* nanoseconds of Unix time */
  guint n_throws;
  guint n_notes;
  ZohnPosition position;
  guint8 state;
  guint8 result;
};

G_DEFINE_FINAL_TYPE (ZohnLibraryEntry, zohn_library_entry, G_TYPE_OBJECT)

static void
zohn_library_entry_finalize (GObject *object)
{
  ZohnLibraryEntry *self = ZOHN_LIBRARY_ENTRY (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->error_message, g_free);
  g_clear_pointer (&self->folded, g_free);
  g_clear_pointer (&self->setup, zohn_setup_free);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_clear_pointer (&self->luck[side], g_free);
  }

  G_OBJECT_CLASS (zohn_library_entry_parent_class)->finalize (object);
}

static void
zohn_library_entry_class_init (ZohnLibraryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = zohn_library_entry_finalize;
}

static void
zohn_library_entry_init (ZohnLibraryEntry *self)
{
}

/* What a search looks through: a line for each name. */
static char *
fold_names (const char *title, const ZohnSetup *setup)
{
  g_autoptr (GString) names = g_string_new (title);

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    for (guint player = 0; setup->players[side][player] != NULL; player++) {
      g_string_append_c (names, '\n');
      g_string_append (names, setup->players[side][player]);
    }
  }

  return zohn_search_fold (names->str);
}

static void
take_review (ZohnLibraryEntry *self, const ZohnGameRecord *record)
{
  g_autoptr (ZohnOdds) odds = zohn_odds_load (&record->setup->rules);
  gsize n_throws;
  const ZohnThrow *throws = g_bytes_get_data (record->throws, &n_throws);
  g_autoptr (ZohnReview) review =
      zohn_review_new (record->setup, throws, n_throws, record->state, odds);

  self->n_throws = review->n_throws;
  self->position = review->end;
  self->result = (guint8) review->result;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    const ZohnSideReview *reviewed = &review->sides[side];

    self->luck[side] = g_new (double, reviewed->n_players);
    for (guint player = 0; player < reviewed->n_players; player++) {
      self->luck[side][player] = reviewed->players[player].luck;
    }
  }
}

/**
 * zohn_library_entry_new_read:
 * @file: a record
 * @modified: when it was modified, in nanoseconds of Unix time
 * @cancellable: (nullable): to stop
 *
 * Reads a record and goes through its game. Blocks; may be called in any thread.
 *
 * Returns: (transfer full) (nullable): its entry; %NULL when there is no such file (any more), or when cancelled.
 */
ZohnLibraryEntry *
zohn_library_entry_new_read (GFile *file, gint64 modified, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnGameRecord) record = NULL;
  ZohnLibraryEntry *entry;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  record = zohn_game_record_read (file, cancellable, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    return NULL;
  }

  entry = g_object_new (ZOHN_TYPE_LIBRARY_ENTRY, NULL);
  entry->file = g_object_ref (file);
  entry->name = g_file_get_basename (file);
  entry->title = zohn_library_name_get_title (entry->name);
  entry->modified = modified;
  if (record == NULL) {
    g_autofree char *display_name = g_filename_display_name (entry->name);

    entry->error_message = g_strdup (error->message);
    entry->folded = zohn_search_fold (display_name);
  } else {
    take_review (entry, record);
    entry->state = (guint8) record->state;
    entry->n_notes = record->notes != NULL ? (guint) g_variant_n_children (record->notes) : 0;
    entry->folded = fold_names (entry->title, record->setup);
    entry->setup = g_steal_pointer (&record->setup);
  }

  return entry;
}

/**
 * zohn_library_entry_get_file:
 * @entry: an entry
 *
 * Returns: (transfer none): its record.
 */
GFile *
zohn_library_entry_get_file (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return entry->file;
}

/**
 * zohn_library_entry_get_name:
 * @entry: an entry
 *
 * Returns: (transfer none): the record's name in its folder, in the encoding of file names.
 */
const char *
zohn_library_entry_get_name (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return entry->name;
}

/**
 * zohn_library_entry_get_title:
 * @entry: an entry
 *
 * Returns: (transfer none) (nullable): what somebody called the game, UTF-8; %NULL for one that is known by its players alone.
 */
const char *
zohn_library_entry_get_title (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return entry->title;
}

/**
 * zohn_library_entry_get_error_message:
 * @entry: an entry
 *
 * Returns: (transfer none) (nullable): why the record cannot be read, translated; %NULL when it can.
 */
const char *
zohn_library_entry_get_error_message (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return entry->error_message;
}

/**
 * zohn_library_entry_get_setup:
 * @entry: an entry
 *
 * Returns: (transfer none) (nullable): what was settled about the game; %NULL when the record cannot be read.
 */
const ZohnSetup *
zohn_library_entry_get_setup (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return entry->setup;
}

/**
 * zohn_library_entry_get_state:
 * @entry: an entry
 *
 * Returns: whether the game goes on, was stopped or is finished.
 */
ZohnGameState
zohn_library_entry_get_state (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), ZOHN_GAME_PLAYING);

  return entry->state;
}

/**
 * zohn_library_entry_get_result:
 * @entry: an entry
 *
 * Returns: how the game ended.
 */
ZohnResult
zohn_library_entry_get_result (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), ZOHN_RESULT_NONE);

  return entry->result;
}

/**
 * zohn_library_entry_get_n_throws:
 * @entry: an entry
 *
 * Returns: how many throws the game has.
 */
guint
zohn_library_entry_get_n_throws (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), 0);

  return entry->n_throws;
}

/**
 * zohn_library_entry_get_n_notes:
 * @entry: an entry
 *
 * Returns: how many throws have a note.
 */
guint
zohn_library_entry_get_n_notes (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), 0);

  return entry->n_notes;
}

/**
 * zohn_library_entry_get_position:
 * @entry: an entry
 *
 * Returns: (transfer none): where the game stands after its last throw.
 */
const ZohnPosition *
zohn_library_entry_get_position (ZohnLibraryEntry *entry)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  return &entry->position;
}

/**
 * zohn_library_entry_get_player_luck:
 * @entry: an entry whose record can be read
 * @side: a side
 * @player: an index in the side's rotation
 *
 * Returns: the luck of the player's throws in all.
 */
double
zohn_library_entry_get_player_luck (ZohnLibraryEntry *entry, ZohnSide side, guint player)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), 0.0);
  g_return_val_if_fail (entry->setup != NULL, 0.0);
  g_return_val_if_fail ((guint) side < ZOHN_N_SIDES, 0.0);
  g_return_val_if_fail (player < zohn_setup_get_n_players (entry->setup, side), 0.0);

  return entry->luck[side][player];
}

/* When the game began, or what comes nearest to it. */
static gint64
get_time (const ZohnLibraryEntry *self)
{
  return self->setup != NULL && self->setup->started != NULL
             ? g_date_time_to_unix (self->setup->started)
             : self->modified / G_GINT64_CONSTANT (1000000000);
}

/**
 * zohn_library_entry_compare:
 * @a: an entry
 * @b: an entry
 *
 * Orders entries: the game that began last comes first; equal only for the same file name.
 *
 * Returns: negative when @a comes first, positive when @b does, 0 for the same.
 */
int
zohn_library_entry_compare (ZohnLibraryEntry *a, ZohnLibraryEntry *b)
{
  const gint64 first = get_time (a), second = get_time (b);

  if (first != second) {
    return first > second ? -1 : 1;
  }

  return strcmp (b->name, a->name);
}

/**
 * zohn_library_entry_matches:
 * @entry: an entry
 * @words: (array zero-terminated=1): what zohn_search_split() gave
 *
 * Returns: whether each word is found in the game's title or the name of some player; in the name of the file, for one that cannot
 * be read.
 */
gboolean
zohn_library_entry_matches (ZohnLibraryEntry *entry, const char *const *words)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  for (guint i = 0; words[i] != NULL; i++) {
    if (strstr (entry->folded, words[i]) == NULL) {
      return FALSE;
    }
  }

  return TRUE;
}
