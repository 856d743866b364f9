/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-label-painter.h"

#include "support/pictures.h"

#define FONT "DejaVu Sans 9"

static PangoLayout *
create_label (const char *text, double width)
{
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  ZohnLabelStyle style = { .font = font, .scale = 1 };
  cairo_surface_t *surface = picture_create (10, 10, 1);
  cairo_t *cr = cairo_create (surface);
  PangoLayout *layout = zohn_label_create (cr, &style, text, width);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);

  return layout;
}

static void
test_shown_as_typed (void)
{
  const char *const names[] = { "A & B", "<b>x</b>", "&amp;", "%s%n", "_x", "  spaced  " };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (PangoLayout) layout = create_label (names[i], 500);

    g_assert_cmpstr (pango_layout_get_text (layout), ==, names[i]);
    g_assert_false (pango_layout_is_ellipsized (layout));
  }
}

static void
test_long_names_are_cut (void)
{
  g_autofree char *name = g_strnfill (200, 'W');
  g_autoptr (PangoLayout) layout = create_label (name, 100);
  PangoRectangle logical;

  pango_layout_get_pixel_extents (layout, NULL, &logical);
  g_assert_true (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (logical.width, <=, 100);
}

static gboolean
font_is_there (PangoLanguage *language)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  PangoFontset *fontset = pango_context_load_fontset (context, font, language);
  guint sample = g_utf8_get_char (pango_language_get_sample_string (language));
  PangoFont *found = pango_fontset_get_font (fontset, sample);
  gboolean there = found != NULL && pango_font_has_char (found, sample);

  g_clear_object (&found);
  g_object_unref (fontset);
  pango_font_description_free (font);
  g_object_unref (context);

  return there;
}

static void
test_script (gconstpointer data)
{
  const char *const *script = data;
  g_autoptr (PangoLayout) layout = create_label (script[1], 500);

  if (!font_is_there (pango_language_from_string (script[0]))) {
    g_test_skip ("no font for this language is installed");
    return;
  }
  g_assert_cmpint (pango_layout_get_unknown_glyphs_count (layout), ==, 0);
}

static void
add_tests_of_scripts (void)
{
  static const char *const scripts[][2] = {
    { "zh", "王小明" }, { "ja", "さくら花子" }, { "ko", "김민준" },
    { "ar", "ليلى" },   { "he", "רוזה" },       { "hi", "अनीता" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++) {
    g_autofree char *path = g_strconcat ("/label-painter/script/", scripts[i][0], NULL);

    g_test_add_data_func (path, scripts[i], test_script);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/label-painter/shown-as-typed", test_shown_as_typed);
  g_test_add_func ("/label-painter/long", test_long_names_are_cut);
  add_tests_of_scripts ();

  return g_test_run ();
}
