/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-cases.h"

#include "text/zohn-text.h"

#include <pango/pangocairo.h>

#include <string.h>

static void
test_isolate (void)
{
  static const char *const rows[][2] = {
    { "Ann", FSI "Ann" PDI },
    { "A & B", FSI "A & B" PDI },
    { "<b>x</b>", FSI "<b>x</b>" PDI },
    { "%s%n", FSI "%s%n" PDI },
    { "_x", FSI "_x" PDI },
    { " two  spaces ", FSI " two  spaces " PDI },
    { "tab\tand\nline\r\n", FSI "tab and line  " PDI },
    { "paragraph\u2029", FSI "paragraph " PDI },
    { "open\u2066", FSI "open\u2066" PDI PDI },
    { "open\u2067\u2068", FSI "open\u2067\u2068" PDI PDI PDI },
    { "\u2067even" PDI, FSI "\u2067even" PDI PDI },
    { "closed" PDI "!", FSI "closed!" PDI },
    { "override\u202e", FSI "override\u202e" PDI },
    { "", FSI PDI },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = zohn_text_isolate (rows[i][0]);

    g_assert_cmpstr (text, ==, rows[i][1]);
  }
}

/* The left edge of the letter at @index. */
static int
get_place (PangoLayout *layout, gsize index)
{
  PangoRectangle place;

  pango_layout_index_to_pos (layout, (int) index, &place);

  return MIN (place.x, place.x + place.width);
}

/* Whatever a name holds, the rest of its line stays in order: before, name, after. */
static void
test_order_on_the_line (void)
{
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);

  for (const char *const *name = text_case_names; *name != NULL; name++) {
    g_autofree char *isolated = zohn_text_isolate (*name);
    g_autofree char *line = g_strdup_printf ("before %s +3 (after)", isolated);
    PangoLayout *layout = pango_layout_new (context);
    gsize name_begin = strlen ("before ");
    gsize name_end = name_begin + strlen (isolated);
    int name_left = G_MAXINT;
    int name_right = 0;

    pango_layout_set_auto_dir (layout, FALSE);
    pango_layout_set_text (layout, line, -1);
    g_assert_cmpint (pango_layout_get_line_count (layout), ==, 1);
    for (gsize i = name_begin; i < name_end; i = (gsize) (g_utf8_next_char (line + i) - line)) {
      name_left = MIN (name_left, get_place (layout, i));
      name_right = MAX (name_right, get_place (layout, i));
    }

    g_assert_cmpint (get_place (layout, 0), ==, 0);
    g_assert_cmpint (get_place (layout, name_begin - 1), <=, name_left);
    g_assert_cmpint (name_right, <=, get_place (layout, name_end));
    for (gsize i = name_end; line[i + 1] != '\0'; i++) {
      g_assert_cmpint (get_place (layout, i), <, get_place (layout, i + 1));
    }
    g_object_unref (layout);
  }

  g_object_unref (context);
  pango_cairo_font_map_set_default (NULL);
}

static void
assert_sides (const ZohnSetup *setup, const char *clockwise, const char *anticlockwise)
{
  g_autofree char *first = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  g_autofree char *second = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);

  g_assert_cmpstr (first, ==, clockwise);
  g_assert_cmpstr (second, ==, anticlockwise);
}

static void
test_sides (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("", "");

  assert_sides (setup, "Clockwise", "Anticlockwise");
  setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  assert_sides (setup, "Clockwise", "Computer");
  setup->computer[ZOHN_SIDE_CLOCKWISE] = TRUE;
  assert_sides (setup, "Computer (clockwise)", "Computer (anticlockwise)");
}

static void
test_named_sides (void)
{
  g_autoptr (ZohnSetup) setup = text_case_setup ("Ann", "Rosa");

  assert_sides (setup, ANN, ROSA);
  setup->computer[ZOHN_SIDE_ANTICLOCKWISE] = TRUE;
  assert_sides (setup, ANN, ROSA);
}

static void
test_teams (void)
{
  g_autoptr (ZohnSetup) small = text_case_setup ("Ann,Bea", "Ann,Bea,Rosa");
  g_autoptr (ZohnSetup) large =
      text_case_setup ("Ann,Ann,Ann,Bea,Rosa", "Ann,Ann,Ann,Bea,Rosa,Rosa");
  g_autofree char *player = zohn_text_player (small, ZOHN_SIDE_ANTICLOCKWISE, 2);

  assert_sides (small, ANN " and " BEA, ANN ", " BEA " and " ROSA);
  assert_sides (large, ANN ", " ANN ", " ANN ", " BEA " and " ROSA,
                ANN ", " ANN ", " ANN ", " BEA " and 2 more");
  g_assert_cmpstr (player, ==, ROSA);
}

static void
test_join (void)
{
  g_autofree char *both = zohn_text_join (g_strdup ("One"), "two");
  g_autofree char *first = zohn_text_join (g_strdup ("One"), NULL);
  g_autofree char *second = zohn_text_join (NULL, "two");

  g_assert_cmpstr (both, ==, "One. two");
  g_assert_cmpstr (first, ==, "One");
  g_assert_cmpstr (second, ==, "two");
  g_assert_null (zohn_text_join (NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/text/name/isolate", test_isolate);
  g_test_add_func ("/text/name/order-on-the-line", test_order_on_the_line);
  g_test_add_func ("/text/name/sides-without-names", test_sides);
  g_test_add_func ("/text/name/sides-with-names", test_named_sides);
  g_test_add_func ("/text/name/teams", test_teams);
  g_test_add_func ("/text/name/join", test_join);

  return g_test_run ();
}
