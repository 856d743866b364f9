/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sticks-entry.h"

#include "support/widgets.h"
#include "text/zohn-text.h"

typedef struct {
  GtkWindow *window;
  ZohnSticksEntry *entry;
  guint n_confirmed;
  guint confirmed;
} Fixture;

static void
confirmed_cb (Fixture *fixture, guint thrown)
{
  fixture->n_confirmed++;
  fixture->confirmed = thrown;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->entry = ZOHN_STICKS_ENTRY (zohn_sticks_entry_new ());
  g_signal_connect_swapped (fixture->entry, "confirmed", G_CALLBACK (confirmed_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->entry));
  gtk_window_present (fixture->window);
  wait_for_frame (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ZohnSticksEntry *entry = g_object_ref (fixture->entry);

  gtk_window_destroy (fixture->window);
  g_assert_finalize_object (entry);
}

static GtkToggleButton *
get_button (Fixture *fixture, guint stick)
{
  GtkWidget *button = gtk_widget_get_first_child (find_template_child (fixture->entry, "sticks"));

  while (stick-- > 0) {
    button = gtk_widget_get_next_sibling (button);
  }

  return GTK_TOGGLE_BUTTON (button);
}

static void
assert_score (Fixture *fixture, ZohnThrow thrown)
{
  g_autofree char *score = zohn_text_score (thrown);

  g_assert_cmpuint (zohn_sticks_entry_get_throw (fixture->entry), ==, thrown);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_template_child (fixture->entry, "score"))),
                   ==, score);
}

static void
test_every_throw (Fixture *fixture, gconstpointer data)
{
  for (guint thrown = 0; thrown < ZOHN_N_THROWS; thrown++) {
    zohn_sticks_entry_clear (fixture->entry);
    for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
      if (zohn_throw_is_groove_up ((ZohnThrow) thrown, stick)) {
        zohn_sticks_entry_toggle (fixture->entry, stick);
      }
    }
    assert_score (fixture, (ZohnThrow) thrown);
    zohn_sticks_entry_confirm (fixture->entry);
    g_assert_cmpuint (fixture->n_confirmed, ==, thrown + 1);
    g_assert_cmpuint (fixture->confirmed, ==, thrown);
    /* The next throw begins anew. */
    assert_score (fixture, 0);
  }
}

static gboolean
is_active (gpointer button)
{
  return gtk_toggle_button_get_active (button);
}

static void
test_click (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate (GTK_WIDGET (get_button (fixture, 3)));
  g_assert_true (wait_until (is_active, get_button (fixture, 3)));
  assert_score (fixture, 8);
  g_signal_emit_by_name (find_template_child (fixture->entry, "confirm"), "clicked");
  g_assert_cmpuint (fixture->confirmed, ==, 8);
}

static GtkEventController *
find_keys (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->entry));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller)) {
      return controller;
    }
  }
  g_assert_not_reached ();
}

static gboolean
press_key (Fixture *fixture, guint keyval, GdkModifierType state)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (find_keys (fixture), "key-pressed", keyval, 0, state, &handled);

  return handled;
}

static void
release_key (Fixture *fixture, guint keyval)
{
  g_signal_emit_by_name (find_keys (fixture), "key-released", keyval, 0, 0);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  const guint keys[] = { GDK_KEY_1, GDK_KEY_KP_2, GDK_KEY_3, GDK_KEY_KP_4 };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_assert_true (press_key (fixture, keys[i], 0));
    release_key (fixture, keys[i]);
  }
  assert_score (fixture, 15);
  g_assert_true (press_key (fixture, GDK_KEY_2, 0));
  release_key (fixture, GDK_KEY_2);
  assert_score (fixture, 13);

  g_assert_false (press_key (fixture, GDK_KEY_5, 0));
  g_assert_false (press_key (fixture, GDK_KEY_space, 0));
  g_assert_false (press_key (fixture, GDK_KEY_1, GDK_ALT_MASK));
  assert_score (fixture, 13);
}

/* A held key turns a stick once and confirms one throw, not a throw of blanks after it. */
static void
test_held_keys (Fixture *fixture, gconstpointer data)
{
  for (guint repeat = 0; repeat < 20; repeat++) {
    press_key (fixture, GDK_KEY_1, 0);
  }
  release_key (fixture, GDK_KEY_1);
  assert_score (fixture, 1);
  for (guint repeat = 0; repeat < 20; repeat++) {
    g_assert_true (press_key (fixture, GDK_KEY_Return, 0));
  }
  g_assert_cmpuint (fixture->n_confirmed, ==, 1);
  g_assert_cmpuint (fixture->confirmed, ==, 1);
}

static void
test_insensitive (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_sensitive (GTK_WIDGET (fixture->entry), FALSE);
  zohn_sticks_entry_toggle (fixture->entry, 0);
  zohn_sticks_entry_confirm (fixture->entry);
  assert_score (fixture, 0);
  g_assert_cmpuint (fixture->n_confirmed, ==, 0);
}

static void
test_accessible (Fixture *fixture, gconstpointer data)
{
  static const char *const blank[] = { "Red stick 1: blank up", "Red stick 2: blank up",
                                       "Red stick 3: blank up", "Blue stick: blank up" };
  static const char *const grooves[] = { "Red stick 1: groove up", "Red stick 2: groove up",
                                         "Red stick 3: groove up", "Blue stick: groove up" };

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    GtkToggleButton *button = get_button (fixture, stick);

    gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, blank[stick]);
    zohn_sticks_entry_toggle (fixture->entry, stick);
    gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, grooves[stick]);
    gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_PRESSED,
                                      GTK_ACCESSIBLE_TRISTATE_TRUE);
  }
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->entry), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <, 330);
}

#define ADD(path, test) g_test_add ("/sticks-entry/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  widget_tests_init (&argc, &argv);

  ADD ("every-throw", test_every_throw);
  ADD ("click", test_click);
  ADD ("keys", test_keys);
  ADD ("held-keys", test_held_keys);
  ADD ("insensitive", test_insensitive);
  ADD ("accessible", test_accessible);
  ADD ("narrow", test_narrow);

  return widget_tests_run ();
}
