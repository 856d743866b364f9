/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-announcer.h"

#include "support/widgets.h"

static void
test_label_of_window (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new_with_label ("Throw");

  gtk_window_set_child (GTK_WINDOW (window), button);
  zohn_announce (button, "Ann threw 3");
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ann threw 3");
  zohn_announce (button, "");
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ann threw 3");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A screen reader speaks a name that has changed: the same text three times is three different names in a row. */
static void
test_repeated (void)
{
  GtkWidget *window = gtk_window_new ();

  zohn_announce (window, "Ann threw 2");
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ann threw 2");
  zohn_announce (window, "Ann threw 2");
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ann threw 2 ");
  zohn_announce (window, "Ann threw 2");
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ann threw 2");

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_without_a_window (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());

  zohn_announce (button, "nobody hears this");
  g_assert_finalize_object (button);
}

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/announcer/label-of-window", test_label_of_window);
  g_test_add_func ("/announcer/repeated", test_repeated);
  g_test_add_func ("/announcer/without-a-window", test_without_a_window);

  return widget_tests_run ();
}
