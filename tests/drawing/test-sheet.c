/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-sheet.h"

#include "drawing/zohn-sheet-table.h"
#include "support/pictures.h"

#include <math.h>

static const char *const columns[ZOHN_N_SHEET_COLUMNS] = {
  "No.", "Player", "Sticks", "Score", "Move", "What happened", "Luck",
};

static const char *const facts[] = { "29 November 2026, 18:03", "4 counters a side",
                                     "Ann & <b>Bea</b> won 8 to 0", NULL };

static char *
format_page (guint page, guint n_pages)
{
  return g_strdup_printf ("Page %u of %u", page, n_pages);
}

static void
paint_chart (cairo_t *cr, double width, double height, gpointer user_data)
{
  gboolean *painted = user_data;

  *painted = TRUE;
  g_assert_cmpfloat (width, >, 100);
  g_assert_cmpfloat (height, >, 50);
  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* A sheet of @n_throws throws, with the heading of a lap before every 23rd. */
typedef struct {
  ZohnSheet sheet;
  ZohnScene scene;
  GArray *rows;
  gboolean chart_painted;
} Case;

static void
case_init (Case *c, const char *paper, guint n_throws, gboolean right_to_left)
{
  ZohnPosition position = { { 13, 4 }, { 5, 3 }, { 1, 0 }, ZOHN_SIDE_ANTICLOCKWISE, 0 };

  *c = (Case){ .rows = g_array_new (FALSE, FALSE, sizeof (ZohnSheetRow)) };
  for (guint i = 0; i < n_throws; i++) {
    ZohnSheetRow row = { .number = i + 1,
                         .side = i % 2,
                         .thrown = i % ZOHN_N_THROWS,
                         .player = i % 2 == 0 ? "Ann & <b>Bea</b>" : "רוזה",
                         .score = "3+",
                         .move = "17 → 20",
                         .events = i % 5 == 0 ? "lap, capture, dry branch" : NULL,
                         .luck = "+0.04%" };

    if (i % 23 == 0) {
      ZohnSheetRow heading = { .heading = "Lap 2: won by Rosa" };

      g_array_append_val (c->rows, heading);
    }
    g_array_append_val (c->rows, row);
  }
  zohn_scene_rest (&c->scene, &position);
  zohn_scene_rest_sticks (&c->scene, 1, 2, 9);
  c->scene.names[0] = "Ann & <b>Bea</b>";
  c->scene.names[1] = "רוזה";
  c->sheet = (ZohnSheet){ .font = "DejaVu Sans",
                          .right_to_left = right_to_left,
                          .title = "Ann & <b>Bea</b> – רוזה",
                          .facts = facts,
                          .columns = columns,
                          .scene = &c->scene,
                          .paint_chart = paint_chart,
                          .rows = (ZohnSheetRow *) (void *) c->rows->data,
                          .n_rows = c->rows->len,
                          .format_page = format_page };
  c->sheet.chart_data = &c->chart_painted;
  g_assert_true (zohn_paper_from_name (paper, &c->sheet.paper));
}

static void
case_clear (Case *c)
{
  g_array_unref (c->rows);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

static void
test_paper (void)
{
  ZohnPaper paper;

  g_assert_true (zohn_paper_from_name ("a4", &paper));
  g_assert_cmpfloat_with_epsilon (paper.width, 595.28, 0.01);
  g_assert_cmpfloat_with_epsilon (paper.height, 841.89, 0.01);
  g_assert_true (zohn_paper_from_name ("Letter", &paper));
  g_assert_cmpfloat (paper.width, ==, 612);
  g_assert_cmpfloat (paper.height, ==, 792);
  g_assert_cmpfloat (paper.margin, >, 28);
  g_assert_false (zohn_paper_from_name ("A44", &paper));
  g_assert_false (zohn_paper_from_name ("", &paper));
}

static cairo_surface_t *
paint_page (const ZohnSheetPages *pages, const ZohnPaper *paper, guint page)
{
  cairo_surface_t *surface =
      picture_create ((int) ceil (paper->width), (int) ceil (paper->height), 1);
  cairo_t *cr = cairo_create (surface);

  zohn_sheet_pages_paint (pages, cr, page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return surface;
}

/* Nothing in the margins, dark on white, and the whole width used. */
static void
assert_printable (cairo_surface_t *surface, const ZohnPaper *paper)
{
  PictureBounds bounds = picture_get_bounds (surface);

  g_assert_cmpfloat (bounds.left, >=, paper->margin - 2);
  g_assert_cmpfloat (bounds.top, >=, paper->margin - 2);
  g_assert_cmpfloat (bounds.right, <=, paper->width - paper->margin + 2);
  g_assert_cmpfloat (bounds.bottom, <=, paper->height - paper->margin + 2);
  g_assert_cmpfloat (bounds.right - bounds.left, >=, 0.9 * (paper->width - 2 * paper->margin));
  g_assert_cmpfloat (picture_get_lightness (surface), >, 0.8);
}

static void
test_printable (void)
{
  const char *const papers[] = { "A4", "Letter" };
  const guint lengths[] = { 1, 157, 5000 };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (lengths); j++) {
      for (guint right_to_left = 0; right_to_left < 2; right_to_left++) {
        g_auto (Case) c;
        g_autoptr (ZohnSheetPages) pages = NULL;
        guint n_pages;

        case_init (&c, papers[i], lengths[j], right_to_left != 0);
        pages = zohn_sheet_pages_new (&c.sheet);
        n_pages = zohn_sheet_pages_get_n_pages (pages);
        for (guint page = 0; page < n_pages; page += MAX (1, n_pages - 1)) {
          cairo_surface_t *surface = paint_page (pages, &c.sheet.paper, page);

          assert_printable (surface, &c.sheet.paper);
          cairo_surface_destroy (surface);
        }
        g_assert_true (c.chart_painted);
      }
    }
  }
}

static void
test_every_row_once (void)
{
  for (guint n_throws = 0; n_throws < 700; n_throws += n_throws < 150 ? 1 : 37) {
    g_auto (Case) c;
    g_autoptr (ZohnSheetPages) pages = NULL;
    guint next = 0;

    case_init (&c, "A4", n_throws, FALSE);
    pages = zohn_sheet_pages_new (&c.sheet);
    for (guint page = 0; page < zohn_sheet_pages_get_n_pages (pages); page++) {
      for (guint column = 0; column < ZOHN_SHEET_TABLE_COLUMNS; column++) {
        guint first, last;

        zohn_sheet_pages_get_rows (pages, page, column, &first, &last);
        g_assert_cmpuint (first, ==, next);
        g_assert_cmpuint (last, >=, first);
        g_assert_cmpuint (last - first, <=, zohn_sheet_table_get_room (c.sheet.paper.height));
        g_assert_true (last == first || last == c.sheet.n_rows ||
                       c.sheet.rows[last - 1].heading == NULL);
        next = last;
      }
    }
    g_assert_cmpuint (next, ==, c.sheet.n_rows);
  }
}

static void
test_n_pages (void)
{
  const struct {
    guint n_throws, least, most;
  } rows[] = { { 0, 1, 1 }, { 1, 1, 1 }, { 60, 1, 1 }, { 157, 2, 2 }, { 5000, 30, 50 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (Case) c;
    g_autoptr (ZohnSheetPages) pages = NULL;

    case_init (&c, "A4", rows[i].n_throws, FALSE);
    pages = zohn_sheet_pages_new (&c.sheet);
    g_assert_cmpuint (zohn_sheet_pages_get_n_pages (pages), >=, rows[i].least);
    g_assert_cmpuint (zohn_sheet_pages_get_n_pages (pages), <=, rows[i].most);
  }
}

static void
test_parts_left_out (void)
{
  const char *const few[ZOHN_N_SHEET_COLUMNS] = { "No.", NULL, "Sticks", NULL, "Move", NULL, NULL };
  g_auto (Case) c;
  g_autoptr (ZohnSheetPages) pages = NULL;
  cairo_surface_t *surface;

  case_init (&c, "Letter", 20, FALSE);
  c.sheet.scene = NULL;
  c.sheet.paint_chart = NULL;
  c.sheet.columns = few;
  c.sheet.facts = NULL;
  c.sheet.format_page = NULL;
  c.sheet.title = NULL;
  pages = zohn_sheet_pages_new (&c.sheet);
  surface = paint_page (pages, &c.sheet.paper, 0);
  assert_printable (surface, &c.sheet.paper);
  cairo_surface_destroy (surface);
}

static void
test_mirrored (void)
{
  g_auto (Case) c;
  g_autoptr (ZohnSheetPages) pages = NULL;
  cairo_surface_t *plain, *mirrored;

  case_init (&c, "A4", 30, FALSE);
  pages = zohn_sheet_pages_new (&c.sheet);
  plain = paint_page (pages, &c.sheet.paper, 0);
  c.sheet.right_to_left = TRUE;
  mirrored = paint_page (pages, &c.sheet.paper, 0);
  g_assert_cmpfloat (picture_get_grey_difference (plain, mirrored), >, 0.03);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (mirrored);
}

static void
test_reference (void)
{
  g_auto (Case) c;
  g_autoptr (ZohnSheetPages) pages = NULL;
  cairo_surface_t *surface = picture_create (298, 421, 1);
  cairo_t *cr = cairo_create (surface);

  case_init (&c, "A4", 40, FALSE);
  pages = zohn_sheet_pages_new (&c.sheet);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 0.5, 0.5);
  zohn_sheet_pages_paint (pages, cr, 0);
  cairo_destroy (cr);
  picture_assert_matches (surface, "sheet");
  cairo_surface_destroy (surface);
}

static void
test_render (void)
{
  g_auto (Case) c;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  case_init (&c, "Letter", 200, FALSE);
  bytes = zohn_sheet_render (&c.sheet, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "%PDF-", 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/sheet/paper", test_paper);
  g_test_add_func ("/sheet/printable", test_printable);
  g_test_add_func ("/sheet/every-row-once", test_every_row_once);
  g_test_add_func ("/sheet/n-pages", test_n_pages);
  g_test_add_func ("/sheet/parts-left-out", test_parts_left_out);
  g_test_add_func ("/sheet/mirrored", test_mirrored);
  g_test_add_func ("/sheet/reference", test_reference);
  g_test_add_func ("/sheet/render", test_render);

  return g_test_run ();
}
