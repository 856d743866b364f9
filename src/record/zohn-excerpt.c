/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-excerpt.h"

#define MAX_CHARACTERS 40

/**
 * zohn_excerpt:
 * @bytes: (array length=length): what stands in a file: any bytes at all
 * @length: how many
 *
 * Makes foreign bytes fit to be shown in a message: on one line, in UTF-8, at most forty characters and an ellipsis,
 * with what cannot be seen or is not text written as `\xNN` or `\uNNNN`.
 *
 * Returns: (transfer full): the text to show.
 */
char *
zohn_excerpt (const char *bytes, gsize length)
{
  GString *text = g_string_new (NULL);
  const char *end = bytes + length;
  guint n_characters = 0;

  while (bytes < end && n_characters < MAX_CHARACTERS) {
    const gunichar character = g_utf8_get_char_validated (bytes, end - bytes);

    if (character == (gunichar) -1 || character == (gunichar) -2) {
      g_string_append_printf (text, "\\x%02X", (guint8) *bytes);
      bytes++;
    } else {
      if (g_unichar_isprint (character)) {
        g_string_append_unichar (text, character);
      } else {
        g_string_append_printf (text, character < 0x80 ? "\\x%02X" : "\\u%04X", character);
      }
      bytes = character == 0 ? bytes + 1 : g_utf8_next_char (bytes);
    }
    n_characters++;
  }

  if (bytes < end) {
    g_string_append (text, "…");
  }

  return g_string_free (text, FALSE);
}
