/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "application/zohn-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "config.h"
#include "application/zohn-style.h"
#include "dialogs/zohn-about.h"
#include "dialogs/zohn-how-to-play.h"
#include "dialogs/zohn-preferences.h"
#include "dialogs/zohn-reading.h"
#include "settings/zohn-settings.h"
#include "text/zohn-text-rules.h"
#include "window/zohn-window.h"

struct _ZohnApplication {
  GtkApplication parent_instance;

  /* owned */
  ZohnSettings *settings;
  ZohnStyle *style;
  GArray *signal_sources;
};

G_DEFINE_FINAL_TYPE (ZohnApplication, zohn_application, GTK_TYPE_APPLICATION)

static const struct {
  const char *action;
  const char *accelerators[3];
} accelerators[] = {
  { "win.new-game", { "<Primary>n" } }, { "win.open", { "<Primary>o" } },
  { "win.export", { "<Primary>e" } },   { "win.print", { "<Primary>p" } },
  { "win.close", { "<Primary>w" } },    { "win.sidebar", { "F9" } },
  { "win.fullscreen", { "F11" } },      { "app.preferences", { "<Primary>comma" } },
  { "app.how-to-play", { "F1" } },      { "app.shortcuts", { "<Primary>question" } },
  { "app.quit", { "<Primary>q" } },     { "win.replay", { "<Primary>r" } },
  { "win.games", { "<Primary>l" } },    { "win.search", { "<Primary>f" } },
  { "win.note", { "<Primary>m" } },
};

static ZohnWindow *
ensure_window (ZohnApplication *self)
{
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL;
       link = link->next) {
    if (ZOHN_IS_WINDOW (link->data)) {
      return link->data;
    }
  }

  return zohn_window_new (GTK_APPLICATION (self), self->settings);
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ZohnWindow *window = ensure_window (user_data);

  gtk_window_close (GTK_WINDOW (window));
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ZohnApplication *self = user_data;
  ZohnWindow *window = ensure_window (self);

  gtk_window_present (GTK_WINDOW (zohn_preferences_new (GTK_WINDOW (window), self->settings)));
}

static void
shortcuts_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (zohn_shortcuts_new (GTK_WINDOW (ensure_window (user_data))));
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (zohn_about_new (GTK_WINDOW (ensure_window (user_data))));
}

static void
how_to_play_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ZohnApplication *self = user_data;
  GtkWindow *window = GTK_WINDOW (ensure_window (self));

  g_object_set (self->settings, "how-to-play-shown", TRUE, NULL);
  gtk_window_present (GTK_WINDOW (zohn_how_to_play_new (window, self->settings)));
}

static void
rules_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ZohnWindow *window = ensure_window (user_data);
  const ZohnRules rules = zohn_window_get_rules (window);
  g_autoptr (GPtrArray) sections = zohn_text_rules (&rules);

  gtk_window_present (
      GTK_WINDOW (zohn_reading_new (GTK_WINDOW (window), _ ("The Rules"), sections)));
}

static void
about_the_game_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GPtrArray) sections = zohn_text_about ();

  gtk_window_present (GTK_WINDOW (zohn_reading_new (
      GTK_WINDOW (ensure_window (user_data)), _ ("About the Game and Its People"), sections)));
}

/* Shows the game as it was left. */
static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (ensure_window (user_data)));
}

static void
new_game_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ZohnWindow *window = ensure_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

/* From the command line of this process or of a second start. */
static void
seeded_game_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  zohn_window_start_seeded_game (ensure_window (user_data), g_variant_get_uint64 (parameter));
}

static const GActionEntry actions[] = {
  { "quit", quit_action },
  { "preferences", preferences_action },
  { "shortcuts", shortcuts_action },
  { "about", about_action },
  { "how-to-play", how_to_play_action },
  { "rules", rules_action },
  { "about-the-game", about_the_game_action },
  { "continue", continue_action },
  { "new-game", new_game_action },
  { "seeded-game", seeded_game_action, "t" },
};

static gboolean
leave_cb (gpointer user_data)
{
  g_action_group_activate_action (G_ACTION_GROUP (user_data), "quit", NULL);

  return G_SOURCE_CONTINUE;
}

/* The end of a session or a terminal is a way to leave like any other. */
static void
watch_signals (ZohnApplication *self)
{
  const int numbers[] = { SIGHUP, SIGINT, SIGTERM };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    const guint source = g_unix_signal_add (numbers[i], leave_cb, self);

    g_array_append_val (self->signal_sources, source);
  }
}

static void
zohn_application_startup (GApplication *application)
{
  ZohnApplication *self = ZOHN_APPLICATION (application);

  G_APPLICATION_CLASS (zohn_application_parent_class)->startup (application);

  self->settings = zohn_settings_new ();
  if (zohn_settings_get_problem (self->settings) != NULL) {
    g_printerr ("%s: %s\n", GETTEXT_PACKAGE, zohn_settings_get_problem (self->settings));
  }
  self->style = zohn_style_new (self->settings);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++) {
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           accelerators[i].accelerators);
  }
  watch_signals (self);
}

static void
zohn_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (ensure_window (ZOHN_APPLICATION (application))));
}

static void
zohn_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  ZohnWindow *window = ensure_window (ZOHN_APPLICATION (application));

  zohn_window_open_files (window, files, (guint) n_files);
  gtk_window_present (GTK_WINDOW (window));
}

static int
zohn_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  g_autoptr (GError) error = NULL;
  const char *text;
  guint64 seed;

  if (!g_variant_dict_lookup (options, "seed", "&s", &text)) {
    return -1;
  }
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, &error) ||
      !g_application_register (application, NULL, &error)) {
    g_printerr ("%s: %s\n", GETTEXT_PACKAGE, error->message);
    return EXIT_FAILURE;
  }
  g_action_group_activate_action (G_ACTION_GROUP (application), "seeded-game",
                                  g_variant_new_uint64 (seed));

  return -1;
}

static void
zohn_application_dispose (GObject *object)
{
  ZohnApplication *self = ZOHN_APPLICATION (object);

  for (guint i = 0; self->signal_sources != NULL && i < self->signal_sources->len; i++) {
    g_source_remove (g_array_index (self->signal_sources, guint, i));
  }
  g_clear_pointer (&self->signal_sources, g_array_unref);
  g_clear_object (&self->style);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (zohn_application_parent_class)->dispose (object);
}

static void
zohn_application_shutdown (GApplication *application)
{
  ZohnApplication *self = ZOHN_APPLICATION (application);

  if (self->settings != NULL) {
    zohn_settings_apply (self->settings);
  }

  G_APPLICATION_CLASS (zohn_application_parent_class)->shutdown (application);
}

static void
zohn_application_class_init (ZohnApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_application_dispose;
  application_class->startup = zohn_application_startup;
  application_class->shutdown = zohn_application_shutdown;
  application_class->activate = zohn_application_activate;
  application_class->open = zohn_application_open;
  application_class->handle_local_options = zohn_application_handle_local_options;
}

static void
zohn_application_init (ZohnApplication *self)
{
  const GOptionEntry options[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, NULL,
      N_ ("Start a game whose throws come from this number"), N_ ("NUMBER") },
    { NULL },
  };

  self->signal_sources = g_array_new (FALSE, FALSE, sizeof (guint));
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

/**
 * zohn_application_new:
 *
 * Returns: (transfer full): the program, not yet running.
 */
ZohnApplication *
zohn_application_new (void)
{
  return g_object_new (ZOHN_TYPE_APPLICATION, "application-id", ZOHN_APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
