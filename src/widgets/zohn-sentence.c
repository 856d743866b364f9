/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sentence.h"

#define LEFT_TO_RIGHT_MARK "\xe2\x80\x8e"
#define RIGHT_TO_LEFT_MARK "\xe2\x80\x8f"

/**
 * zohn_sentence_show:
 * @label: a label
 * @text: a sentence of the program, as plain text
 *
 * Shows @text in the direction of the program's language. Pango takes a paragraph's direction from its first letter, and that
 * may belong to a name in another script: names are isolated, and still they would turn the sentence round.
 */
void
zohn_sentence_show (GtkLabel *label, const char *text)
{
  const gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL;
  g_autofree char *directed = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (text != NULL);

  directed = g_strconcat (is_rtl ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK, text, NULL);
  gtk_label_set_text (label, directed);
}
