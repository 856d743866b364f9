/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-preferences.h"

struct _ZohnPreferences {
  GtkWindow parent_instance;

  /* template children */
  GtkDropDown *speed;
  GtkDropDown *style;
  GtkSwitch *high_contrast;
  GtkSwitch *sound;
  GtkSwitch *board_turned;
  GtkSwitch *status_turned;
  GtkSwitch *chances;
};

G_DEFINE_FINAL_TYPE (ZohnPreferences, zohn_preferences, GTK_TYPE_WINDOW)

/* The keys' values in the order of the drop-downs' entries. */
static const char *const speeds[] = { "normal", "fast", "off", NULL };
static const char *const styles[] = { "system", "light", "dark", NULL };

static gboolean
choice_to_index (GBinding *binding, const GValue *choice, GValue *index, gpointer user_data)
{
  const char *const *choices = user_data;

  for (guint i = 0; choices[i] != NULL; i++) {
    if (g_str_equal (choices[i], g_value_get_string (choice))) {
      g_value_set_uint (index, i);
      return TRUE;
    }
  }

  return FALSE;
}

static gboolean
index_to_choice (GBinding *binding, const GValue *index, GValue *choice, gpointer user_data)
{
  const char *const *choices = user_data;

  if (g_value_get_uint (index) == GTK_INVALID_LIST_POSITION) {
    return FALSE;
  }
  g_value_set_static_string (choice, choices[g_value_get_uint (index)]);

  return TRUE;
}

static void
bind_choice (ZohnSettings *settings, const char *key, GtkDropDown *drop_down,
             const char *const *choices)
{
  g_object_bind_property_full (settings, key, drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, choice_to_index,
                               index_to_choice, (gpointer) choices, NULL);
}

static void
bind_switch (ZohnSettings *settings, const char *key, GtkSwitch *button)
{
  g_object_bind_property (settings, key, button, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
zohn_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ZOHN_TYPE_PREFERENCES);

  G_OBJECT_CLASS (zohn_preferences_parent_class)->dispose (object);
}

static void
zohn_preferences_class_init (ZohnPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_preferences_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, speed);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, style);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, high_contrast);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, board_turned);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, status_turned);
  gtk_widget_class_bind_template_child (widget_class, ZohnPreferences, chances);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_preferences_init (ZohnPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_preferences_new:
 * @parent: (nullable): the window above which it is shown
 * @settings: the preferences to change
 *
 * Returns: (transfer none): the dialog, not yet shown.
 */
ZohnPreferences *
zohn_preferences_new (GtkWindow *parent, ZohnSettings *settings)
{
  ZohnPreferences *self = g_object_new (ZOHN_TYPE_PREFERENCES, "transient-for", parent, "modal",
                                        parent != NULL, "destroy-with-parent", TRUE, NULL);

  bind_choice (settings, "animation-speed", self->speed, speeds);
  bind_choice (settings, "style", self->style, styles);
  bind_switch (settings, "high-contrast", self->high_contrast);
  bind_switch (settings, "board-turned", self->board_turned);
  bind_switch (settings, "status-turned", self->status_turned);
  bind_switch (settings, "chances-shown", self->chances);
  bind_switch (settings, "sound", self->sound);

  return self;
}
