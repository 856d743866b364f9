/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-glyph-painter.h"

#include "drawing/zohn-stick-painter.h"
#include "support/pictures.h"

#include <math.h>
#include <string.h>

#define FONT "DejaVu Sans 9"

static const char *const look_names[ZOHN_N_LOOKS] = {
  [ZOHN_LOOK_LIGHT] = "light",
  [ZOHN_LOOK_DARK] = "dark",
  [ZOHN_LOOK_PRINT] = "print",
  [ZOHN_LOOK_CONTRAST_LIGHT] = "contrast-light",
  [ZOHN_LOOK_CONTRAST_DARK] = "contrast-dark",
};

static ZohnBoardStyle *
style_new (ZohnLook look, double width, double height, gboolean right_to_left)
{
  ZohnBoardStyle *style = g_new0 (ZohnBoardStyle, 1);

  style->look = look;
  style->font = pango_font_description_from_string (FONT);
  style->resolution = 96;
  style->right_to_left = right_to_left;
  zohn_board_layout_init (&style->layout, width, height, 14, right_to_left);

  return style;
}

static void
style_free (ZohnBoardStyle *style)
{
  pango_font_description_free (style->font);
  g_free (style);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnBoardStyle, style_free)

static void
scene_init (ZohnScene *scene)
{
  ZohnPosition position = { { 13, 4 }, { 5, 3 }, { 1, 0 }, ZOHN_SIDE_ANTICLOCKWISE, 0 };

  zohn_scene_rest (scene, &position);
  zohn_scene_rest_sticks (scene, 7, 12, 0xa);
  scene->names[ZOHN_SIDE_CLOCKWISE] = "Ann";
  scene->names[ZOHN_SIDE_ANTICLOCKWISE] = "Rosa";
  scene->turn = "throws";
  scene->debts[ZOHN_SIDE_CLOCKWISE] = "loses a turn";
  scene->marked_from = 10;
  scene->marked_to = 13;
  scene->marked_side = ZOHN_SIDE_CLOCKWISE;
}

/* Everything in the air: what an animation shows between two throws. */
static void
scene_stir (ZohnScene *scene, guint step)
{
  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    scene->sticks[stick].lift = 0.05 * ((step + stick) % 12);
    scene->sticks[stick].roll = 0.23 * step + 0.4 * stick;
    scene->sticks[stick].angle += 0.31 * step;
  }
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    scene->pieces[side].progress = fmod (1.7 * step + 11 * side, 49);
    scene->pieces[side].lift = 0.02 * (step % 7);
    scene->pieces[side].slide = step % 5 == 4 ? 0.25 * (step % 4) : 0;
  }
  scene->counter.moving = TRUE;
  scene->counter.from = step % 2;
  scene->counter.done = (step % 11) / 10.0;
  scene->counters[scene->counter.from]--;
  scene->marked_from = (int) (step % ZOHN_N_SPACES);
  scene->marked_to = (int) ((step + 7) % ZOHN_N_SPACES);
}

static cairo_surface_t *
paint (const ZohnBoardStyle *style, const ZohnScene *scene, double scale)
{
  cairo_surface_t *surface =
      picture_create ((int) style->layout.width, (int) style->layout.height, scale);
  cairo_t *cr = cairo_create (surface);

  zohn_board_paint (cr, style, scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return surface;
}

static void
assert_in_extents (const ZohnBoardStyle *style, const ZohnScene *scene, ZohnScenePart part,
                   cairo_surface_t *surface, double scale)
{
  cairo_t *cr;
  ZohnRectangle extents = { 0 };
  gboolean paints = zohn_board_get_part_extents (style, scene, part, &extents);
  PictureBounds bounds;

  picture_clear (surface);
  cr = cairo_create (surface);
  zohn_board_paint_part (cr, style, scene, part);
  cairo_destroy (cr);
  bounds = picture_get_bounds (surface);
  if (!paints) {
    g_assert_cmpint (bounds.right, ==, 0);
    return;
  }

  g_assert_cmpfloat (floor (extents.x), ==, extents.x);
  g_assert_cmpfloat (floor (extents.width), ==, extents.width);
  g_assert_cmpfloat (bounds.left, >=, extents.x * scale);
  g_assert_cmpfloat (bounds.top, >=, extents.y * scale);
  g_assert_cmpfloat (bounds.right, <=, (extents.x + extents.width) * scale);
  g_assert_cmpfloat (bounds.bottom, <=, (extents.y + extents.height) * scale);

  /* Plain looks throw no shadows, which the extents leave room for. */
  if (!zohn_palette_get (style->look)->plain && part >= ZOHN_SCENE_PART_PIECE_CLOCKWISE &&
      part <= ZOHN_SCENE_PART_STICK_3) {
    double slack = 8 + 0.04 * style->layout.cloth.width;

    g_assert_cmpfloat (extents.width, <=, (bounds.right - bounds.left) / scale + slack);
    g_assert_cmpfloat (extents.height, <=, (bounds.bottom - bounds.top) / scale + slack);
  }
}

static void
test_extents (void)
{
  const struct {
    double width, height, scale;
    ZohnLook look;
    gboolean right_to_left;
    gboolean turned;
  } cases[] = {
    { 240, 320, 1, ZOHN_LOOK_LIGHT, FALSE },
    { 640, 400, 1.25, ZOHN_LOOK_CONTRAST_DARK, TRUE },
    { 500, 520, 2, ZOHN_LOOK_DARK, FALSE },
    { 260, 300, 1, ZOHN_LOOK_LIGHT, FALSE, TRUE },
    { 640, 400, 1.5, ZOHN_LOOK_DARK, TRUE, TRUE },
    { 120, 120, 1, ZOHN_LOOK_PRINT, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (ZohnBoardStyle) style =
        style_new (cases[i].look, cases[i].width, cases[i].height, cases[i].right_to_left);
    cairo_surface_t *surface =
        picture_create ((int) cases[i].width, (int) cases[i].height, cases[i].scale);

    style->layout.turned = cases[i].turned;
    for (guint step = 0; step < 24; step++) {
      ZohnScene scene;

      scene_init (&scene);
      if (step > 0) {
        scene_stir (&scene, step);
      }
      for (guint part = 0; part < ZOHN_N_SCENE_PARTS; part++) {
        assert_in_extents (style, &scene, part, surface, cases[i].scale);
      }
    }
    cairo_surface_destroy (surface);
  }
}

static void
test_nothing_to_paint (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, 300, 300, FALSE);
  ZohnPosition position = zohn_position_opening (&ZOHN_RULES_DEFAULT);
  ZohnRectangle extents;
  ZohnScene scene;

  zohn_scene_rest (&scene, &position);
  g_assert_false (zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_MARKS, &extents));
  g_assert_false (zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_COUNTER, &extents));
  g_assert_false (zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_STICK_2, &extents));
  g_assert_true (
      zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_PIECE_CLOCKWISE, &extents));
}

/* Any area that a window may have while it is dragged smaller. */
static void
test_no_room (void)
{
  for (int size = 0; size < 40; size += 3) {
    g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, size, 40 - size, FALSE);
    cairo_surface_t *surface = picture_create (40, 40, 1);
    cairo_t *cr = cairo_create (surface);
    ZohnScene scene;

    scene_init (&scene);
    scene_stir (&scene, 3);
    zohn_board_paint (cr, style, &scene);
    g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
    cairo_destroy (cr);
    cairo_surface_destroy (surface);
  }
}

static void
test_same_again (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, 240, 320, FALSE);
  cairo_surface_t *first, *again;
  ZohnScene scene;

  scene_init (&scene);
  first = paint (style, &scene, 1);
  g_random_set_seed (g_random_int ());
  again = paint (style, &scene, 1);
  g_assert_true (picture_equal (first, again));
  cairo_surface_destroy (first);
  cairo_surface_destroy (again);
}

/* The caller's settings are left as they were. */
static void
test_leaves_context_alone (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, 240, 320, FALSE);
  cairo_surface_t *surface = picture_create (240, 320, 1);
  cairo_t *cr = cairo_create (surface);
  cairo_matrix_t before, after;
  ZohnScene scene;

  scene_init (&scene);
  scene_stir (&scene, 2);
  cairo_set_line_width (cr, 3.25);
  cairo_get_matrix (cr, &before);
  zohn_board_paint (cr, style, &scene);
  cairo_get_matrix (cr, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_cmpfloat (cairo_get_line_width (cr), ==, 3.25);
  g_assert_cmpint (cairo_get_dash_count (cr), ==, 0);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_reference (gconstpointer data)
{
  ZohnLook look = GPOINTER_TO_UINT (data);
  g_autoptr (ZohnBoardStyle) style = style_new (look, 240, 320, FALSE);
  g_autofree char *name = g_strconcat ("board-", look_names[look], NULL);
  cairo_surface_t *surface;
  ZohnScene scene;

  scene_init (&scene);
  surface = paint (style, &scene, 1);
  picture_assert_matches (surface, name);
  cairo_surface_destroy (surface);
}

static void
test_reference_beside (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_DARK, 480, 270, TRUE);
  cairo_surface_t *surface;
  ZohnScene scene;

  scene_init (&scene);
  scene_stir (&scene, 3);
  surface = paint (style, &scene, 1);
  picture_assert_matches (surface, "board-in-motion");
  cairo_surface_destroy (surface);
}

static void
test_lightness (void)
{
  double lightness[ZOHN_N_LOOKS];

  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    g_autoptr (ZohnBoardStyle) style = style_new (look, 240, 320, FALSE);
    cairo_surface_t *surface;
    ZohnScene scene;

    scene_init (&scene);
    surface = paint (style, &scene, 1);
    lightness[look] = picture_get_lightness (surface);
    cairo_surface_destroy (surface);
  }
  g_assert_cmpfloat (lightness[ZOHN_LOOK_LIGHT], >, 0.7);
  g_assert_cmpfloat (lightness[ZOHN_LOOK_DARK], <, 0.3);
  g_assert_cmpfloat (lightness[ZOHN_LOOK_PRINT], >, 0.9);
  g_assert_cmpfloat (lightness[ZOHN_LOOK_CONTRAST_LIGHT], >, 0.85);
  g_assert_cmpfloat (lightness[ZOHN_LOOK_CONTRAST_DARK], <, 0.2);
}

static cairo_surface_t *
paint_stick (ZohnLook look, gboolean groove_up, gboolean blue)
{
  cairo_surface_t *surface = picture_create (64, 14, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  cairo_translate (cr, 32, 7);
  zohn_stick_paint_shape (cr, zohn_palette_get (look), 60, 11, 0, groove_up, blue);
  cairo_destroy (cr);

  return surface;
}

static void
test_grey_sticks (void)
{
  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    cairo_surface_t *red = paint_stick (look, TRUE, FALSE);
    cairo_surface_t *blue = paint_stick (look, TRUE, TRUE);
    cairo_surface_t *back = paint_stick (look, FALSE, FALSE);
    cairo_surface_t *blue_back = paint_stick (look, FALSE, TRUE);

    g_assert_cmpfloat (picture_get_grey_difference (red, blue), >, 0.07);
    g_assert_cmpfloat (picture_get_grey_difference (red, back), >, 0.10);
    g_assert_cmpfloat (picture_get_grey_difference (blue, back), >, 0.10);
    g_assert_true (picture_equal (back, blue_back));
    cairo_surface_destroy (red);
    cairo_surface_destroy (blue);
    cairo_surface_destroy (back);
    cairo_surface_destroy (blue_back);
  }
}

static cairo_surface_t *
paint_piece (ZohnLook look, ZohnSide side)
{
  cairo_surface_t *surface = picture_create (32, 32, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  zohn_piece_paint_glyph (cr, look, 32, side);
  cairo_destroy (cr);

  return surface;
}

static void
test_grey_pieces (void)
{
  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    cairo_surface_t *clockwise = paint_piece (look, ZOHN_SIDE_CLOCKWISE);
    cairo_surface_t *anticlockwise = paint_piece (look, ZOHN_SIDE_ANTICLOCKWISE);

    g_assert_cmpfloat (picture_get_grey_difference (clockwise, anticlockwise), >, 0.08);
    cairo_surface_destroy (clockwise);
    cairo_surface_destroy (anticlockwise);
  }
}

/* Whose throw it is, and what is owed, changes the plates by more than colour. */
static void
test_grey_plates (void)
{
  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    g_autoptr (ZohnBoardStyle) style = style_new (look, 240, 320, FALSE);
    ZohnRectangle plate = style->layout.plates[ZOHN_SIDE_CLOCKWISE];
    cairo_surface_t *waiting, *throwing, *owing;
    double share = style->layout.width * style->layout.height / (plate.width * plate.height);
    ZohnScene scene;

    scene_init (&scene);
    scene.turn = NULL;
    scene.debts[ZOHN_SIDE_CLOCKWISE] = NULL;
    scene.owes[ZOHN_SIDE_CLOCKWISE] = FALSE;
    scene.side_to_throw = -1;
    waiting = paint (style, &scene, 1);
    scene.side_to_throw = ZOHN_SIDE_CLOCKWISE;
    throwing = paint (style, &scene, 1);
    scene.side_to_throw = -1;
    scene.owes[ZOHN_SIDE_CLOCKWISE] = TRUE;
    owing = paint (style, &scene, 1);
    g_assert_cmpfloat (share * picture_get_grey_difference (waiting, throwing), >, 0.03);
    g_assert_cmpfloat (share * picture_get_grey_difference (waiting, owing), >, 0.004);
    cairo_surface_destroy (waiting);
    cairo_surface_destroy (throwing);
    cairo_surface_destroy (owing);
  }
}

/* Both stand at the start together when a game opens: neither hides the other. */
static void
test_pieces_at_the_start (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, 360, 480, FALSE);
  ZohnPosition position = zohn_position_opening (&ZOHN_RULES_DEFAULT);
  ZohnRectangle a, b;
  ZohnScene scene;
  double shared_height;

  zohn_scene_rest (&scene, &position);
  zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_PIECE_CLOCKWISE, &a);
  zohn_board_get_part_extents (style, &scene, ZOHN_SCENE_PART_PIECE_ANTICLOCKWISE, &b);
  shared_height = MIN (a.y + a.height, b.y + b.height) - MAX (a.y, b.y);
  g_assert_cmpfloat (shared_height, <, 0.25 * MIN (a.height, b.height));
}

/* Each counter can be counted: as many separate dark strokes as there are counters. */
static void
test_counters_apart (void)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_PRINT, 360, 480, FALSE);
  ZohnRectangle plate = style->layout.plates[ZOHN_SIDE_ANTICLOCKWISE];

  for (guint n_counters = 1; n_counters <= 2 * ZOHN_COUNTERS_MAX; n_counters++) {
    cairo_surface_t *surface = picture_create (360, 480, 4);
    cairo_t *cr = cairo_create (surface);
    const guint32 *row;
    guint n_strokes = 0;
    ZohnScene scene;

    scene_init (&scene);
    scene.side_to_throw = -1;
    scene.counters[ZOHN_SIDE_ANTICLOCKWISE] = n_counters;
    scene.counters[ZOHN_SIDE_CLOCKWISE] = 2 * ZOHN_COUNTERS_MAX - n_counters;
    zohn_board_paint_part (cr, style, &scene, ZOHN_SCENE_PART_PLATE_ANTICLOCKWISE);
    cairo_destroy (cr);
    cairo_surface_flush (surface);
    row = (const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                            cairo_image_surface_get_stride (surface) *
                                                (int) (4 * (plate.y + plate.height -
                                                            1.25 * style->layout.line)));
    for (int x = (int) (4 * plate.x) + 1; x < (int) (4 * (plate.x + plate.width)); x++) {
      n_strokes += row[x] != 0 && row[x - 1] == 0 ? 1 : 0;
    }
    g_assert_cmpuint (n_strokes, ==, n_counters);
    cairo_surface_destroy (surface);
  }
}

static cairo_surface_t *
paint_names (const char *name, gboolean right_to_left)
{
  g_autoptr (ZohnBoardStyle) style = style_new (ZOHN_LOOK_LIGHT, 240, 320, right_to_left);
  ZohnScene scene;

  scene_init (&scene);
  scene.names[ZOHN_SIDE_CLOCKWISE] = name;
  scene.names[ZOHN_SIDE_ANTICLOCKWISE] = name;
  scene.players[ZOHN_SIDE_ANTICLOCKWISE] = name;

  return paint (style, &scene, 1);
}

static void
test_odd_names (void)
{
  g_autofree char *long_name = g_strnfill (200, 'W');
  const char *const names[] = {
    "A & B",
    "<b>x</b>",
    "&amp;",
    "%s%n",
    "_x",
    "",
    "two\nlines",
    "tab\there",
    "\xed\xa0\x80 lone surrogate",
    "\xff\xfe",
    "\xe2\x80\xae"
    "reversed",
    "אבג (2)",
    "Team-1 +3",
    "😀👩‍👩‍👧",
    long_name,
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    for (guint right_to_left = 0; right_to_left < 2; right_to_left++) {
      cairo_surface_destroy (paint_names (names[i], right_to_left != 0));
    }
  }
}

static void
test_glyphs_of_all_throws_differ (void)
{
  cairo_surface_t *pictures[ZOHN_N_THROWS];

  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    cairo_t *cr;

    pictures[thrown] = picture_create (28, 20, 1);
    cr = cairo_create (pictures[thrown]);
    zohn_sticks_paint_glyph (cr, ZOHN_LOOK_LIGHT, 28, 20, (ZohnThrow) thrown);
    cairo_destroy (cr);
    for (guint other = 0; other < thrown; other++) {
      g_assert_cmpfloat (picture_get_grey_difference (pictures[thrown], pictures[other]), >, 0.02);
    }
  }
  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    cairo_surface_destroy (pictures[thrown]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/board-painter/extents", test_extents);
  g_test_add_func ("/board-painter/nothing-to-paint", test_nothing_to_paint);
  g_test_add_func ("/board-painter/no-room", test_no_room);
  g_test_add_func ("/board-painter/same-again", test_same_again);
  g_test_add_func ("/board-painter/leaves-context-alone", test_leaves_context_alone);
  for (guint look = 0; look < ZOHN_N_LOOKS; look++) {
    g_autofree char *path = g_strconcat ("/board-painter/reference/", look_names[look], NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (look), test_reference);
  }
  g_test_add_func ("/board-painter/reference/in-motion-beside", test_reference_beside);
  g_test_add_func ("/board-painter/lightness", test_lightness);
  g_test_add_func ("/board-painter/grey/sticks", test_grey_sticks);
  g_test_add_func ("/board-painter/grey/pieces", test_grey_pieces);
  g_test_add_func ("/board-painter/grey/plates", test_grey_plates);
  g_test_add_func ("/board-painter/pieces-at-the-start", test_pieces_at_the_start);
  g_test_add_func ("/board-painter/counters-apart", test_counters_apart);
  g_test_add_func ("/board-painter/names/odd", test_odd_names);
  g_test_add_func ("/board-painter/glyphs/all-throws-differ", test_glyphs_of_all_throws_differ);

  return g_test_run ();
}
