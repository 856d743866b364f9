/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sentence.h"

#define LEFT_TO_RIGHT_MARK "\xe2\x80\x8e"
#define RIGHT_TO_LEFT_MARK "\xe2\x80\x8f"

#define FIRST_ISOLATE 0x2066
#define LAST_ISOLATE 0x2068
#define END_OF_ISOLATE 0x2069

/* The text without what is isolated in it: the program's own words. */
static char *
dup_own_words (const char *text)
{
  GString *words = g_string_new (NULL);
  guint depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar letter = g_utf8_get_char (p);

    if (letter >= FIRST_ISOLATE && letter <= LAST_ISOLATE) {
      depth++;
    } else if (letter == END_OF_ISOLATE) {
      depth -= depth > 0;
    } else if (depth == 0) {
      g_string_append_unichar (words, letter);
    }
  }

  return g_string_free (words, FALSE);
}

/* Words of no direction, such as numbers, have the widget's. */
static gboolean
is_right_to_left (GtkWidget *widget, const char *text)
{
  g_autofree char *words = dup_own_words (text);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, words);

  return pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (layout, 0)) ==
         PANGO_DIRECTION_RTL;
}

/**
 * zohn_sentence_show:
 * @label: a label
 * @text: a sentence of the program, as plain text
 *
 * Shows @text in the direction of its own words. Pango takes a paragraph's direction from its first letter, even from the letters
 * of a name that is isolated (the rule P2 of the Unicode bidirectional algorithm passes those over), and a name in another script
 * would turn the sentence round.
 */
void
zohn_sentence_show (GtkLabel *label, const char *text)
{
  g_autofree char *directed = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (text != NULL);

  directed = g_strconcat (is_right_to_left (GTK_WIDGET (label), text) ? RIGHT_TO_LEFT_MARK
                                                                      : LEFT_TO_RIGHT_MARK,
                          text, NULL);
  gtk_label_set_text (label, directed);
}
