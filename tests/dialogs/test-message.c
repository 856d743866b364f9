/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-message.h"

#include "support/widgets.h"

static guint n_answers;
static gboolean answer;
static guint n_freed;

static void
answered_cb (gboolean accepted, gpointer user_data)
{
  n_answers++;
  answer = accepted;
  g_assert_cmpstr (user_data, ==, "data");
}

static void
freed_cb (gpointer user_data)
{
  n_freed++;
}

static GtkWindow *
ask (void)
{
  n_answers = n_freed = 0;
  answer = FALSE;

  return zohn_message_ask (NULL, "Heading", "Body", "_Yes", answered_cb, (gpointer) "data",
                           freed_cb);
}

static void
test_accepted (void)
{
  GtkWindow *window = ask ();

  g_signal_emit_by_name (find_template_child (window, "accept"), "clicked");
  wait_for (10);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_true (answer);
  g_assert_cmpuint (n_freed, ==, 1);
  g_assert_cmpuint (count_windows (), ==, 0);
}

static void
test_cancelled (void)
{
  GtkWindow *window = ask ();

  g_signal_emit_by_name (find_template_child (window, "cancel"), "clicked");
  wait_for (10);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_false (answer);
  g_assert_cmpuint (n_freed, ==, 1);
  g_assert_cmpuint (count_windows (), ==, 0);
}

static void
test_gone_with_its_parent (void)
{
  gtk_window_destroy (ask ());
  wait_for (10);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_false (answer);
  g_assert_cmpuint (n_freed, ==, 1);
}

/* A name is shown as it is and never makes the dialog wider than the smallest screen. */
static void
test_odd_texts (void)
{
  g_autofree char *name = g_strnfill (400, 'W');
  g_autofree char *body = g_strconcat ("A & B <b>x</b> %s%n _x ", name, NULL);
  GtkWindow *window = zohn_message_show (NULL, "<b> & %s", body);
  int minimum;

  g_assert_cmpstr (get_sentence (find_template_child (window, "body")), ==, body);
  g_assert_cmpstr (get_sentence (find_template_child (window, "heading")), ==, "<b> & %s");
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_test_accessible_assert_role (window, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_test_accessible_assert_property (window, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, body);
  gtk_window_destroy (window);
}

/* A heading and a body go their own way, whatever script the name at their beginning is in. */
static void
test_hebrew_name_first (void)
{
  GtkWindow *window = zohn_message_show (NULL, "\u2068אבג\u2069 won", "\u2068אבג\u2069 (2) won");
  const char *const labels[] = { "heading", "body" };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    GtkLabel *label = GTK_LABEL (find_template_child (window, labels[i]));

    g_assert_cmpint (pango_layout_get_direction (gtk_label_get_layout (label), 0), ==,
                     PANGO_DIRECTION_LTR);
  }
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/message/accepted", test_accepted);
  g_test_add_func ("/message/cancelled", test_cancelled);
  g_test_add_func ("/message/gone-with-its-parent", test_gone_with_its_parent);
  g_test_add_func ("/message/odd-texts", test_odd_texts);
  g_test_add_func ("/message/hebrew-name-first", test_hebrew_name_first);

  return widget_tests_run ();
}
