/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

#include "config.h"

#include <glib/gi18n.h>

#include <locale.h>
#include <string.h>

/* Every sentence in the language of $LANGUAGE, from the catalogues below the folder that is the one argument. In the
 * language "qps", made up by make-pseudo-catalogue, each text stands between brackets and says its arguments backwards. */

static gboolean
is_pseudo (void)
{
  return g_strcmp0 (g_getenv ("LANGUAGE"), "qps") == 0;
}

static gboolean
is_english (void)
{
  return g_strcmp0 (g_getenv ("LANGUAGE"), "en") == 0;
}

/* Numbers alone, like a clock or percents, stand in no sentence; all else begins with a bracket. */
static void
check_text (const char *text, gpointer user_data)
{
  guint *n_texts = user_data;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpstr (text, !=, "");
  g_assert_null (strstr (text, "(null)"));
  if (is_pseudo () && strstr (text, FSI) != text) {
    g_assert_true (g_str_has_prefix (text, "⟦"));
    g_assert_true (g_str_has_suffix (text, "⟧"));
  }
  (*n_texts)++;
}

static void
test_names (void)
{
  for (const char *const *name = text_case_names; *name != NULL; name++) {
    const char *const players[] = { *name, "Rosa", NULL };
    g_autoptr (ZohnSetup) setup = text_case_setup ("", "Rosa");
    guint n_texts = 0;

    zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, players);
    text_case_say_names (setup, check_text, &n_texts);
    g_assert_cmpuint (n_texts, >, 5000);
  }
}

static void
test_counts (void)
{
  guint n_texts = 0;

  text_case_say_counts (check_text, &n_texts);
  g_assert_cmpuint (n_texts, >, 2000);
}

static void
test_is_translated (void)
{
  g_autofree char *translation = zohn_text_sticks (0);

  g_assert_cmpint (g_str_equal (translation, "No groove up"), ==, is_english ());
  g_assert_cmpint (g_str_equal (zohn_text_direction (ZOHN_SIDE_CLOCKWISE), "Clockwise"), ==,
                   is_english ());
}

static void
test_arguments (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");
  const ZohnPosition before = { .progress = { 3, 35 }, .counters = { 4, 4 } };
  g_autoptr (ZohnThrowRecord) record = text_case_record (setup, &before, "GG--");
  g_autofree char *text = zohn_text_events (setup, record);
  const char *ann = strstr (text, ANN);
  const char *rosa = strstr (text, ROSA);

  g_assert_nonnull (ann);
  g_assert_nonnull (rosa);
  if (is_pseudo ()) {
    g_assert_true (rosa < ann);
  }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);
  bindtextdomain (GETTEXT_PACKAGE, argv[1]);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_test_add_func ("/text/translated/is-translated", test_is_translated);
  g_test_add_func ("/text/translated/arguments", test_arguments);
  g_test_add_func ("/text/translated/names", test_names);
  g_test_add_func ("/text/translated/counts", test_counts);

  return g_test_run ();
}
