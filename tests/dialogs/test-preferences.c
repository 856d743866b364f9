/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-preferences.h"

#include "dialogs/zohn-about.h"
#include "support/widgets.h"

static const struct {
  const char *key;
  const char *button;
} switches[] = {
  { "high-contrast", "high_contrast" },
  { "board-turned", "board_turned" },
  { "chances-shown", "chances" },
  { "sound", "sound" },
};

static void
test_both_ways (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);
  ZohnPreferences *preferences = zohn_preferences_new (NULL, settings);
  GtkDropDown *speed = GTK_DROP_DOWN (find_template_child (preferences, "speed"));
  GtkDropDown *style = GTK_DROP_DOWN (find_template_child (preferences, "style"));
  const char *const speeds[] = { "normal", "fast", "off" };
  const char *const styles[] = { "system", "light", "dark" };

  for (guint i = 0; i < 3; i++) {
    gtk_drop_down_set_selected (speed, i);
    g_assert_cmpstr (zohn_settings_get_string (settings, "animation-speed"), ==, speeds[i]);
    gtk_drop_down_set_selected (style, i);
    g_assert_cmpstr (zohn_settings_get_string (settings, "style"), ==, styles[i]);
  }
  for (guint i = 0; i < 3; i++) {
    g_object_set (settings, "animation-speed", speeds[i], "style", styles[i], NULL);
    g_assert_cmpuint (gtk_drop_down_get_selected (speed), ==, i);
    g_assert_cmpuint (gtk_drop_down_get_selected (style), ==, i);
  }
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++) {
    GtkSwitch *button = GTK_SWITCH (find_template_child (preferences, switches[i].button));
    const gboolean active = gtk_switch_get_active (button);

    g_assert_true (active == zohn_settings_get_boolean (settings, switches[i].key));
    gtk_switch_set_active (button, !active);
    g_assert_true (active != zohn_settings_get_boolean (settings, switches[i].key));
    g_object_set (settings, switches[i].key, active, NULL);
    g_assert_true (active == gtk_switch_get_active (button));
  }

  gtk_window_destroy (GTK_WINDOW (preferences));
  wait_for (10);
  g_assert_cmpuint (count_windows (), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&settings));
}

/* The smaller dialogs: they open, and nothing of them stays behind. */
static void
test_others_come_and_go (void)
{
  GtkWindow *const windows[] = { zohn_about_new (NULL), zohn_shortcuts_new (NULL) };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++) {
    GtkWindow *window = windows[i];

    g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
    gtk_window_present (window);
    wait_for_frame (window);
    gtk_window_destroy (window);
    wait_for (10);
    g_assert_null (window);
  }
  g_assert_cmpuint (count_windows (), ==, 0);
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/preferences/both-ways", test_both_ways);
  g_test_add_func ("/preferences/others-come-and-go", test_others_come_and_go);

  return widget_tests_run ();
}
