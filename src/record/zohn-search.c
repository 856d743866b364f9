/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-search.h"

/* Combining classes below it are parts of letters: nukta, virama, the voicing of kana. */
#define FIRST_ACCENT 10

/* Letters that Unicode does not take apart, and how those write them who do not have them: the Turkish dotless i is a
 * capital I to all others. */
static const struct {
  gunichar letter;
  const char *plain;
} plain_letters[] = {
  { 0x00e6, "ae" }, /* æ */
  { 0x00f0, "d" }, /* ð */
  { 0x00f8, "o" }, /* ø */
  { 0x00fe, "th" }, /* þ */
  { 0x0111, "d" }, /* đ */
  { 0x0127, "h" }, /* ħ */
  { 0x0131, "i" }, /* ı */
  { 0x0142, "l" }, /* ł */
  { 0x0153, "oe" }, /* œ */
  { 0x0167, "t" }, /* ŧ */
  { 0x2018, "'" }, /* ‘ */
  { 0x2019, "'" }, /* ’ */
};

static void
append_plain (GString *text, gunichar letter)
{
  /* Names stand isolated in sentences, and nobody types what isolates them. */
  if (g_unichar_type (letter) == G_UNICODE_FORMAT) {
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (plain_letters); i++) {
    if (plain_letters[i].letter == letter) {
      g_string_append (text, plain_letters[i].plain);
      return;
    }
  }

  g_string_append_unichar (text, letter);
}

/**
 * zohn_search_fold:
 * @text: UTF-8
 *
 * Returns: (transfer full): the text as it is compared: without regard to capitals, accents and how they are encoded. Nothing in it
 * depends on the language, so that a name is found by everybody.
 */
char *
zohn_search_fold (const char *text)
{
  g_autofree char *whole = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (whole, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at)) {
    const gunichar letter = g_utf8_get_char (at);

    if (g_unichar_combining_class (letter) < FIRST_ACCENT) {
      append_plain (bare, letter);
    }
  }

  return g_string_free (g_steal_pointer (&bare), FALSE);
}

/**
 * zohn_search_split:
 * @typed: what was typed into a search field
 *
 * Returns: (transfer full): its words, folded.
 */
char **
zohn_search_split (const char *typed)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_return_val_if_fail (typed != NULL, NULL);

  folded = zohn_search_fold (typed);
  parts = g_strsplit_set (folded, " \t\n", -1);
  for (guint i = 0; parts[i] != NULL; i++) {
    if (*parts[i] != '\0') {
      g_strv_builder_add (words, parts[i]);
    }
  }

  return g_strv_builder_end (words);
}
