/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-facing.h"

#include "support/widgets.h"

typedef struct {
  GtkWindow *window;
  ZohnFacing *facing;
  GtkWidget *content;
  GtkWidget *line;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->content = gtk_drawing_area_new ();
  gtk_widget_set_size_request (fixture->content, 100, 80);
  fixture->line = gtk_button_new_with_label ("It is Ann’s turn");
  fixture->facing = ZOHN_FACING (zohn_facing_new ());
  g_object_set (fixture->facing, "content", fixture->content, NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->facing));
  gtk_window_set_default_size (fixture->window, 600, 400);
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ZohnFacing *facing = g_object_ref (fixture->facing);

  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (facing);
}

static void
resize (Fixture *fixture, int width, int height)
{
  gtk_window_set_default_size (fixture->window, width, height);
  wait_for (200);
}

/* Of a side, a wide table or a high one, right to left, and a turned cloth. */
static void
test_edges (void)
{
  const struct {
    ZohnSide side;
    gboolean wide, right_to_left, turned;
    GtkPositionType edge;
  } cases[] = {
    { ZOHN_SIDE_CLOCKWISE, TRUE, FALSE, FALSE, GTK_POS_LEFT },
    { ZOHN_SIDE_ANTICLOCKWISE, TRUE, FALSE, FALSE, GTK_POS_RIGHT },
    { ZOHN_SIDE_CLOCKWISE, TRUE, TRUE, FALSE, GTK_POS_RIGHT },
    { ZOHN_SIDE_ANTICLOCKWISE, TRUE, TRUE, FALSE, GTK_POS_LEFT },
    { ZOHN_SIDE_CLOCKWISE, TRUE, FALSE, TRUE, GTK_POS_LEFT },
    { ZOHN_SIDE_ANTICLOCKWISE, TRUE, TRUE, TRUE, GTK_POS_LEFT },
    { ZOHN_SIDE_CLOCKWISE, FALSE, FALSE, FALSE, GTK_POS_BOTTOM },
    { ZOHN_SIDE_ANTICLOCKWISE, FALSE, FALSE, FALSE, GTK_POS_TOP },
    { ZOHN_SIDE_CLOCKWISE, FALSE, FALSE, TRUE, GTK_POS_TOP },
    { ZOHN_SIDE_ANTICLOCKWISE, FALSE, TRUE, TRUE, GTK_POS_BOTTOM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_cmpint (zohn_facing_get_edge (cases[i].side, cases[i].wide, cases[i].right_to_left,
                                           cases[i].turned),
                     ==, cases[i].edge);
  }
}

/* Where a point of @widget lies in the whole. */
static graphene_point_t
locate (Fixture *fixture, GtkWidget *widget, double x, double y)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (fixture->facing),
                                           &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));

  return point;
}

/* Without a line the content has everything. */
static void
test_without_line (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==,
                   gtk_widget_get_width (GTK_WIDGET (fixture->facing)));
  g_assert_cmpint (gtk_widget_get_height (fixture->content), ==,
                   gtk_widget_get_height (GTK_WIDGET (fixture->facing)));
  g_object_ref_sink (fixture->line);
  g_object_unref (fixture->line);
}

/* The line lies at its edge, its foot outwards, whole; the content keeps its place; and a click finds it. */
static void
check_side (Fixture *fixture, ZohnSide side, gboolean turned)
{
  GtkWidget *facing = GTK_WIDGET (fixture->facing);
  const int width = gtk_widget_get_width (facing), height = gtk_widget_get_height (facing);
  const GtkPositionType edge = zohn_facing_get_edge (side, width > height, FALSE, turned);
  const double line_width = gtk_widget_get_width (fixture->line);
  const double line_height = gtk_widget_get_height (fixture->line);
  graphene_point_t head, foot;
  GtkWidget *picked;

  zohn_facing_set_side (fixture->facing, side);
  zohn_facing_set_turned (fixture->facing, turned);
  wait_for (100);
  head = locate (fixture, fixture->line, line_width / 2, 0);
  foot = locate (fixture, fixture->line, line_width / 2, line_height);
  if (edge == GTK_POS_LEFT || edge == GTK_POS_RIGHT) {
    const gboolean left = edge == GTK_POS_LEFT;

    g_assert_cmpfloat_with_epsilon (head.y, height / 2.0, 2);
    g_assert_true (left ? foot.x < head.x : foot.x > head.x);
    g_assert_true (left ? foot.x < 30 && foot.x >= 0 : foot.x > width - 30 && foot.x <= width);
  } else {
    const gboolean top = edge == GTK_POS_TOP;

    g_assert_cmpfloat_with_epsilon (head.x, width / 2.0, 2);
    g_assert_true (top ? foot.y < head.y : foot.y > head.y);
    g_assert_true (top ? foot.y < 30 && foot.y >= 0 : foot.y > height - 30 && foot.y <= height);
  }

  picked = gtk_widget_pick (facing, (head.x + foot.x) / 2, (head.y + foot.y) / 2, GTK_PICK_DEFAULT);
  g_assert_nonnull (picked);
  g_assert_true (picked == fixture->line || gtk_widget_is_ancestor (picked, fixture->line));
}

static void
test_line (Fixture *fixture, gconstpointer data)
{
  zohn_facing_set_line (fixture->facing, fixture->line);
  for (guint high = 0; high < 2; high++) {
    graphene_rect_t before, after;

    resize (fixture, high ? 400 : 600, high ? 600 : 400);
    g_assert_true (
        gtk_widget_compute_bounds (fixture->content, GTK_WIDGET (fixture->facing), &before));
    for (guint turned = 0; turned < 2; turned++) {
      check_side (fixture, ZOHN_SIDE_CLOCKWISE, turned);
      check_side (fixture, ZOHN_SIDE_ANTICLOCKWISE, turned);
    }
    g_assert_true (
        gtk_widget_compute_bounds (fixture->content, GTK_WIDGET (fixture->facing), &after));
    g_assert_true (graphene_rect_equal (&before, &after));
  }
}

/* What is asked for is enough both ways, and given back when the line goes. */
static void
test_measure (Fixture *fixture, gconstpointer data)
{
  int without, with, height;

  gtk_widget_measure (GTK_WIDGET (fixture->facing), GTK_ORIENTATION_HORIZONTAL, -1, &without, NULL,
                      NULL, NULL);
  g_assert_cmpint (without, ==, 100);
  zohn_facing_set_line (fixture->facing, fixture->line);
  gtk_widget_measure (GTK_WIDGET (fixture->facing), GTK_ORIENTATION_HORIZONTAL, -1, &with, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->facing), GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (with, >, without + 40);
  g_assert_cmpint (height, ==, 80);
  zohn_facing_set_line (fixture->facing, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->facing), GTK_ORIENTATION_HORIZONTAL, -1, &with, NULL,
                      NULL, NULL);
  g_assert_cmpint (with, ==, without);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/facing/edges", test_edges);
  g_test_add ("/facing/without-line", Fixture, NULL, set_up, test_without_line, tear_down);
  g_test_add ("/facing/line", Fixture, NULL, set_up, test_line, tear_down);
  g_test_add ("/facing/measure", Fixture, NULL, set_up, test_measure, tear_down);

  return widget_tests_run ();
}
