/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sentence.h"

#include "support/widgets.h"

#define HEBREW "\xd7\x90\xd7\x91\xd7\x92"
#define ISOLATE "\xe2\x81\xa8"
#define END "\xe2\x81\xa9"

static const struct {
  const char *name;
  const char *text;
  PangoDirection direction;
} rows[] = {
  { "plain", "Ann threw 3", PANGO_DIRECTION_LTR },
  { "hebrew-name-first", ISOLATE HEBREW " (2)" END " threw 3", PANGO_DIRECTION_LTR },
  { "hebrew-sentence", HEBREW " " ISOLATE "Ann" END, PANGO_DIRECTION_RTL },
  { "latin-name-first", ISOLATE "Team-1 +3" END " " HEBREW, PANGO_DIRECTION_RTL },
  { "nested", ISOLATE ISOLATE HEBREW END HEBREW END " fell", PANGO_DIRECTION_LTR },
  { "number-first", "3 " HEBREW, PANGO_DIRECTION_RTL },
  { "stray-end", END "Ann", PANGO_DIRECTION_LTR },
  { "only-a-name", ISOLATE HEBREW END, PANGO_DIRECTION_LTR },
  { "nothing", "", PANGO_DIRECTION_LTR },
};

static void
test_direction (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  zohn_sentence_show (GTK_LABEL (label), rows[i].text);
  g_assert_cmpint (pango_layout_get_direction (gtk_label_get_layout (GTK_LABEL (label)), 0), ==,
                   rows[i].direction);
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), rows[i].text));

  g_assert_finalize_object (label);
}

static void
test_words_of_no_direction (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  gtk_widget_set_direction (label, GTK_TEXT_DIR_RTL);
  zohn_sentence_show (GTK_LABEL (label), "7: 3");
  g_assert_cmpint (pango_layout_get_direction (gtk_label_get_layout (GTK_LABEL (label)), 0), ==,
                   PANGO_DIRECTION_RTL);

  g_assert_finalize_object (label);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strconcat ("/sentence/", rows[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_direction);
  }
  g_test_add_func ("/sentence/words-of-no-direction", test_words_of_no_direction);

  return widget_tests_run ();
}
