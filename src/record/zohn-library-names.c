/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-names.h"

#include <glib/gi18n.h>
#include <string.h>

#define N_CHANCE_LETTERS 8
#define N_HASH_LETTERS 12
#define MAX_NAME_BYTES 255 /* what file systems take */

/* Letters that cannot be mistaken for each other when they are read out. */
static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";

static char *
hash_setup (const ZohnSetup *setup)
{
  g_autoptr (GBytes) no_throws = g_bytes_new_static ("", 0);
  const ZohnGameRecord opening = { .setup = (ZohnSetup *) setup, .throws = no_throws };
  g_autoptr (GBytes) bytes = zohn_game_record_format (&opening);
  char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  hash[N_HASH_LETTERS] = '\0';

  return hash;
}

/**
 * zohn_library_name_stem:
 * @setup: a game's setup
 *
 * Returns: (transfer full): what the name of the game's record begins with: always the same for the same game.
 */
char *
zohn_library_name_stem (const ZohnSetup *setup)
{
  GDateTime *started = setup->started;

  if (started == NULL) {
    g_autofree char *hash = hash_setup (setup);

    return g_strconcat ("undated-", hash, NULL);
  }

  return g_strdup_printf ("%04d-%02d-%02dT%02d%02d%02dZ", g_date_time_get_year (started),
                          g_date_time_get_month (started), g_date_time_get_day_of_month (started),
                          g_date_time_get_hour (started), g_date_time_get_minute (started),
                          g_date_time_get_second (started));
}

/**
 * zohn_library_name_complete:
 * @stem: the beginning of a name
 *
 * Returns: (transfer full): a name by chance that begins so.
 */
char *
zohn_library_name_complete (const char *stem)
{
  char chance[N_CHANCE_LETTERS + 1] = { 0 };

  for (guint i = 0; i < N_CHANCE_LETTERS; i++) {
    chance[i] = letters[g_random_int_range (0, (gint32) strlen (letters))];
  }

  return g_strconcat (stem, "-", chance, ZOHN_RECORD_SUFFIX, NULL);
}

/**
 * zohn_library_name_is_record:
 * @name: a file's name
 *
 * Returns: whether it is named like a record, and not hidden.
 */
gboolean
zohn_library_name_is_record (const char *name)
{
  return name[0] != '.' && g_str_has_suffix (name, ZOHN_RECORD_SUFFIX);
}

static gboolean
consists_of (const char *text, gsize length, const char *allowed)
{
  return strspn (text, allowed) >= length;
}

/* Somebody may call a game "undated-" something as well. */
static gboolean
is_given_by_library (const char *name)
{
  static const char date[] = "2026-11-29T180300Z", undated[] = "undated-";
  const char *chance = strrchr (name, '-');
  const gsize n_stem = chance != NULL ? (gsize) (chance - name) : 0;

  if (chance == NULL || strlen (++chance) != N_CHANCE_LETTERS + strlen (ZOHN_RECORD_SUFFIX) ||
      !consists_of (chance, N_CHANCE_LETTERS, letters)) {
    return FALSE;
  }
  if (g_str_has_prefix (name, undated)) {
    return n_stem == strlen (undated) + N_HASH_LETTERS &&
           consists_of (name + strlen (undated), N_HASH_LETTERS, "0123456789abcdef");
  }

  return n_stem == strlen (date) && name[10] == 'T' && name[17] == 'Z' &&
         consists_of (name, n_stem, "0123456789-TZ");
}

/**
 * zohn_library_name_may_be:
 * @name: the name of a record
 * @stem: what the name of a certain game begins with
 *
 * Returns: whether the record may be that game: its name begins so, or somebody else gave it.
 */
gboolean
zohn_library_name_may_be (const char *name, const char *stem)
{
  return g_str_has_prefix (name, stem) || !is_given_by_library (name);
}

/**
 * zohn_library_name_get_title:
 * @name: the name of a record
 *
 * Returns: (transfer full) (nullable): what somebody called the game, UTF-8; %NULL when the library gave the name.
 */
char *
zohn_library_name_get_title (const char *name)
{
  g_autofree char *display_name = g_filename_display_name (name);

  if (is_given_by_library (name) || !zohn_library_name_is_record (name)) {
    return NULL;
  }

  return g_strndup (display_name, strlen (display_name) - strlen (ZOHN_RECORD_SUFFIX));
}

/**
 * zohn_library_name_from_title:
 * @title: what somebody calls a game, without blanks at its ends
 * @error: why that cannot be a name, for people
 *
 * Returns: (transfer full) (nullable): the name of a record with this title, in the encoding of file names.
 */
char *
zohn_library_name_from_title (const char *title, GError **error)
{
  g_autofree char *whole = g_strconcat (title, ZOHN_RECORD_SUFFIX, NULL);
  g_autofree char *name = NULL;

  for (const char *at = title; *at != '\0'; at = g_utf8_next_char (at)) {
    if (*at == G_DIR_SEPARATOR || g_unichar_iscntrl (g_utf8_get_char (at))) {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                           _ ("The name of a game cannot have a slash or a line break in it."));
      return NULL;
    }
  }
  if (*title == '.') {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                         _ ("The name of a game cannot begin with a full stop."));
    return NULL;
  }

  name = g_filename_from_utf8 (whole, -1, NULL, NULL, error);
  if (name != NULL && strlen (name) > MAX_NAME_BYTES) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FILENAME_TOO_LONG,
                         _ ("The name of the game is too long."));
    return NULL;
  }

  return g_steal_pointer (&name);
}
