/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-palette.h"
#include "support/widgets.h"
#include "widgets/zohn-piece-image.h"
#include "widgets/zohn-stick-face.h"
#include "widgets/zohn-sticks-image.h"
#include "widgets/zohn-widget-look.h"

/* The small pictures in rows, labels and buttons. */

static char *
draw (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr = cairo_create (surface);
  char *sum;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface),
                                     (gsize) cairo_image_surface_get_stride (surface) *
                                         (gsize) cairo_image_surface_get_height (surface));
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return sum;
}

static GtkWindow *
show (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_window_set_child (window, widget);
  gtk_window_present (window);
  wait_for_frame (window);

  return window;
}

static void
test_sticks_differ (void)
{
  GtkWidget *image = zohn_sticks_image_new ();
  GtkWindow *window = show (image);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  gtk_test_accessible_assert_role (image, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    zohn_sticks_image_set_thrown (ZOHN_STICKS_IMAGE (image), (ZohnThrow) thrown);
    g_hash_table_add (seen, draw (image));
  }
  g_assert_cmpuint (g_hash_table_size (seen), ==, ZOHN_N_THROWS);
  gtk_window_destroy (window);
}

static void
test_pieces_differ (void)
{
  GtkWidget *image = zohn_piece_image_new (ZOHN_SIDE_CLOCKWISE);
  GtkWindow *window = show (image);
  g_autofree char *clockwise = draw (image);
  g_autofree char *anticlockwise = NULL;

  zohn_piece_image_set_side (ZOHN_PIECE_IMAGE (image), ZOHN_SIDE_ANTICLOCKWISE);
  anticlockwise = draw (image);
  g_assert_cmpstr (clockwise, !=, anticlockwise);
  gtk_window_destroy (window);
}

static void
test_faces_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint stick = ZOHN_BLUE_STICK - 1; stick <= ZOHN_BLUE_STICK; stick++) {
    GtkWidget *face = zohn_stick_face_new (stick);
    GtkWindow *window = show (face);

    zohn_stick_face_set_groove_up (ZOHN_STICK_FACE (face), TRUE);
    g_hash_table_add (seen, draw (face));
    zohn_stick_face_set_groove_up (ZOHN_STICK_FACE (face), FALSE);
    g_hash_table_add (seen, draw (face));
    gtk_window_destroy (window);
  }
  /* Blank, all sticks are alike. */
  g_assert_cmpuint (g_hash_table_size (seen), ==, 3);
}

static void
test_look (void)
{
  GtkWidget *image = zohn_sticks_image_new ();
  GtkWindow *window = show (image);
  g_autofree char *light = draw (image);
  g_autofree char *dark = NULL;

  g_assert_cmpint (zohn_widget_get_look (image, FALSE), ==, ZOHN_LOOK_LIGHT);
  g_assert_cmpint (zohn_widget_get_look (image, TRUE), ==, ZOHN_LOOK_CONTRAST_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  wait_for_frame (window);
  g_assert_cmpint (zohn_widget_get_look (image, FALSE), ==, ZOHN_LOOK_DARK);
  g_assert_cmpint (zohn_widget_get_look (image, TRUE), ==, ZOHN_LOOK_CONTRAST_DARK);
  dark = draw (image);
  g_assert_cmpstr (light, !=, dark);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
  gtk_window_destroy (window);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/images/sticks/differ", test_sticks_differ);
  g_test_add_func ("/images/pieces/differ", test_pieces_differ);
  g_test_add_func ("/images/faces/differ", test_faces_differ);
  g_test_add_func ("/images/look", test_look);

  return widget_tests_run ();
}
