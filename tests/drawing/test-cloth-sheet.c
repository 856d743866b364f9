/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-cloth-sheet.h"

#include "drawing/zohn-cloth-tiles.h"
#include "drawing/zohn-rules-cloth.h"
#include "drawing/zohn-text-flow.h"
#include "support/pictures.h"
#include "text/zohn-text-rules.h"

#include <math.h>

static cairo_surface_t *
create_page (const ZohnPaper *paper)
{
  return picture_create ((int) ceil (paper->width), (int) ceil (paper->height), 1);
}

static void
assert_in_margins (cairo_surface_t *surface, const ZohnPaper *paper)
{
  PictureBounds bounds = picture_get_bounds (surface);

  g_assert_cmpint (bounds.right, >, bounds.left);
  g_assert_cmpfloat (bounds.left, >=, paper->margin - 2);
  g_assert_cmpfloat (bounds.top, >=, paper->margin - 2);
  g_assert_cmpfloat (bounds.right, <=, paper->width - paper->margin + 2);
  g_assert_cmpfloat (bounds.bottom, <=, paper->height - paper->margin + 2);
  g_assert_cmpfloat (picture_get_lightness (surface), >, 0.8);
}

static void
test_printable (void)
{
  const char *const papers[] = { "A4", "Letter" };
  const guint n_pages[] = { 1, 2, 4, 6, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (n_pages); j++) {
      g_auto (ZohnRulesCloth) cloth;
      g_autoptr (ZohnClothPages) pages = NULL;
      ZohnPaper paper;

      zohn_paper_from_name (papers[i], &paper);
      zohn_rules_cloth_init (&cloth, &ZOHN_RULES_DEFAULT, &paper, n_pages[j], j % 2 == 1);
      pages = zohn_cloth_pages_new (&cloth.sheet);
      for (guint page = 0; page < zohn_cloth_pages_get_n_pages (pages); page++) {
        cairo_surface_t *surface = create_page (&paper);
        cairo_t *cr = cairo_create (surface);

        zohn_cloth_pages_paint (pages, cr, page);
        g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
        cairo_destroy (cr);
        assert_in_margins (surface, &paper);
        cairo_surface_destroy (surface);
      }
    }
  }
}

static void
test_size (void)
{
  double before = 0;
  ZohnPaper paper;

  zohn_paper_from_name ("A4", &paper);
  for (guint n_pages = 1; n_pages <= ZOHN_CLOTH_PAGES_MOST; n_pages++) {
    ZohnClothTiles tiles;

    zohn_cloth_tiles_init (&tiles, &paper, n_pages);
    g_assert_cmpuint (tiles.n_columns * tiles.n_rows, <=, n_pages);
    g_assert_cmpfloat (tiles.side, >=, before);
    before = tiles.side;
  }
  g_assert_cmpfloat (before, >, 3.5 * paper.width);
}

static void
test_one_sheet_is_filled (void)
{
  ZohnClothTiles tiles;
  ZohnPaper paper;

  zohn_paper_from_name ("Letter", &paper);
  zohn_cloth_tiles_init (&tiles, &paper, 0);
  g_assert_cmpuint (tiles.n_columns, ==, 1);
  g_assert_cmpuint (tiles.n_rows, ==, 1);
  g_assert_cmpfloat_with_epsilon (tiles.side, paper.width - 2 * paper.margin, 0.001);
}

static cairo_surface_t *
paint_whole (const ZohnClothTiles *tiles, double width, double height)
{
  cairo_surface_t *surface = picture_create ((int) width, (int) height, 1);
  cairo_t *cr = cairo_create (surface);
  ZohnRectangle cloth = { (width - tiles->side) / 2, (height - tiles->side) / 2, tiles->side,
                          tiles->side };

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  zohn_cloth_paint_printed (cr, &cloth);
  cairo_destroy (cr);

  return surface;
}

/* Sheets cut and laid on each other's strips, as a player would. */
static cairo_surface_t *
glue (const ZohnClothTiles *tiles, int width, int height)
{
  cairo_surface_t *surface = picture_create (width, height, 1);
  double inside_width = tiles->paper.width - 2 * tiles->paper.margin;
  double inside_height = tiles->paper.height - 2 * tiles->paper.margin;
  PangoFontDescription *font = pango_font_description_from_string ("DejaVu Sans 8");

  for (guint page = 0; page < tiles->n_columns * tiles->n_rows; page++) {
    cairo_t *cr = cairo_create (surface);

    cairo_translate (cr, (page % tiles->n_columns) * (inside_width - ZOHN_CLOTH_STRIP),
                     (page / tiles->n_columns) * (inside_height - ZOHN_CLOTH_STRIP));
    cairo_rectangle (cr, 0, 0, inside_width, inside_height);
    cairo_clip (cr);
    cairo_set_source_rgb (cr, 1, 1, 1);
    cairo_paint (cr);
    cairo_translate (cr, -tiles->paper.margin, -tiles->paper.margin);
    zohn_cloth_tiles_paint (cr, tiles, page, font, "Glue here");
    cairo_destroy (cr);
  }
  pango_font_description_free (font);

  return surface;
}

static void
test_sheets_go_together (void)
{
  const guint n_pages[] = { 1, 2, 4, 6, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (n_pages); i++) {
    cairo_surface_t *whole, *glued;
    ZohnClothTiles tiles;
    ZohnPaper paper;
    double width, height;

    zohn_paper_from_name ("A4", &paper);
    zohn_cloth_tiles_init (&tiles, &paper, n_pages[i]);
    width = (tiles.n_columns * (paper.width - 2 * paper.margin) -
             (tiles.n_columns - 1) * ZOHN_CLOTH_STRIP);
    height =
        (tiles.n_rows * (paper.height - 2 * paper.margin) - (tiles.n_rows - 1) * ZOHN_CLOTH_STRIP);
    whole = paint_whole (&tiles, width, height);
    glued = glue (&tiles, (int) width, (int) height);
    g_assert_cmpfloat (picture_get_lightness (whole), <, 0.99);
    /* Marks and smoothed edges differ by less; sheets that lie two points beside their place by twice as much. */
    g_assert_cmpfloat (picture_get_grey_difference (whole, glued), <, 0.009);
    cairo_surface_destroy (whole);
    cairo_surface_destroy (glued);
  }
}

static GPtrArray *
create_sections (guint n_words)
{
  GPtrArray *sections = zohn_text_rules (&ZOHN_RULES_DEFAULT);

  g_ptr_array_set_size (sections, (int) MIN (n_words, sections->len));

  return sections;
}

static void
test_text_fits (void)
{
  g_autoptr (GPtrArray) sections = create_sections (G_MAXUINT);
  PangoFontDescription *font = pango_font_description_from_string ("DejaVu Sans 8");
  ZohnTextFlow flow = { .font = font, .sections = sections, .n_columns = 2 };
  double before = 10;

  for (double height = 700; height > 150; height -= 100) {
    flow.box = (ZohnRectangle){ 0, 0, 500, height };
    zohn_text_flow_fit (&flow, 0.1, 2);
    g_assert_true (zohn_text_flow_fits (&flow));
    g_assert_cmpfloat (flow.scale, <=, before);
    before = flow.scale;
  }
  g_assert_cmpfloat (before, <, 1);

  flow.box = (ZohnRectangle){ 0, 0, 60, 20 };
  g_assert_false (zohn_text_flow_fit (&flow, 0.5, 2));
  g_assert_cmpfloat (flow.scale, ==, 0.5);
  flow.box.width = 0;
  g_assert_false (zohn_text_flow_fits (&flow));
  pango_font_description_free (font);
}

static void
test_text_stays_in_its_box (void)
{
  g_autoptr (GPtrArray) sections = create_sections (G_MAXUINT);
  PangoFontDescription *font = pango_font_description_from_string ("DejaVu Sans 8");

  for (guint right_to_left = 0; right_to_left < 2; right_to_left++) {
    ZohnTextFlow flow = { .font = font,
                          .sections = sections,
                          .right_to_left = right_to_left != 0,
                          .box = { 40, 30, 400, 300 },
                          .n_columns = 3 };
    cairo_surface_t *surface = picture_create (500, 400, 1);
    cairo_t *cr = cairo_create (surface);
    PictureBounds bounds;

    /* Too much for the box: what has no room is left out. */
    flow.scale = 1.5;
    zohn_text_flow_paint (cr, &flow);
    cairo_destroy (cr);
    bounds = picture_get_bounds (surface);
    g_assert_cmpint (bounds.left, >=, 38);
    g_assert_cmpint (bounds.top, >=, 29);
    g_assert_cmpint (bounds.right, <=, 442);
    g_assert_cmpint (bounds.bottom, <=, 331);
    g_assert_cmpint (bounds.right - bounds.left, >, 330);
    cairo_surface_destroy (surface);
  }
  pango_font_description_free (font);
}

static void
test_reference (void)
{
  g_auto (ZohnRulesCloth) cloth;
  g_autoptr (ZohnClothPages) pages = NULL;
  cairo_surface_t *surface = picture_create (298, 421, 1);
  cairo_t *cr = cairo_create (surface);
  ZohnPaper paper;

  zohn_paper_from_name ("A4", &paper);
  zohn_rules_cloth_init (&cloth, &ZOHN_RULES_DEFAULT, &paper, 1, FALSE);
  cloth.sheet.font = "DejaVu Sans";
  pages = zohn_cloth_pages_new (&cloth.sheet);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 0.5, 0.5);
  zohn_cloth_pages_paint (pages, cr, 0);
  cairo_destroy (cr);
  picture_assert_matches (surface, "cloth-sheet");
  cairo_surface_destroy (surface);
}

static void
test_render (void)
{
  g_auto (ZohnRulesCloth) cloth;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  ZohnPaper paper;

  zohn_paper_from_name ("Letter", &paper);
  zohn_rules_cloth_init (&cloth, &ZOHN_RULES_DEFAULT, &paper, 4, FALSE);
  bytes = zohn_cloth_sheet_render (&cloth.sheet, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "%PDF-", 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/cloth-sheet/printable", test_printable);
  g_test_add_func ("/cloth-sheet/tiles/size", test_size);
  g_test_add_func ("/cloth-sheet/tiles/one-sheet-is-filled", test_one_sheet_is_filled);
  g_test_add_func ("/cloth-sheet/tiles/go-together", test_sheets_go_together);
  g_test_add_func ("/cloth-sheet/text/fits", test_text_fits);
  g_test_add_func ("/cloth-sheet/text/stays-in-its-box", test_text_stays_in_its_box);
  g_test_add_func ("/cloth-sheet/reference", test_reference);
  g_test_add_func ("/cloth-sheet/render", test_render);

  return g_test_run ();
}
