/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>
#include <stdlib.h>

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "config.h"
#include "application/zohn-application.h"
#include "commands/zohn-commands.h"
#include "settings/zohn-paths.h"

static void
set_up_language (void)
{
  g_autoptr (ZohnPaths) paths = zohn_paths_new ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, paths->locales);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Without a graphics card GTK draws with OpenGL in software: four times slower to start, six times the memory,
 * and slower with every frame than drawing with cairo. Whoever has chosen a way to draw keeps it. Returns the
 * variable that is of use only until GTK has started, NULL for none. */
static const char *
choose_drawing (void)
{
  const gboolean newer = gtk_get_minor_version () >= 14;
  const char *variable = newer ? "GDK_DISABLE" : "GDK_DEBUG";

  if (g_getenv ("GSK_RENDERER") != NULL || g_getenv ("GDK_DEBUG") != NULL ||
      g_getenv ("GDK_DISABLE") != NULL || g_file_test ("/dev/dri", G_FILE_TEST_EXISTS)) {
    return NULL;
  }
  g_setenv (variable, newer ? "gl,vulkan" : "gl-disable", TRUE);
  g_setenv ("GSK_RENDERER", "cairo", TRUE);

  return variable;
}

/* GTK has read it; it is not for programs that are started from here. */
static void
started_cb (GApplication *application, const char *variable)
{
  g_unsetenv (variable);
}

int
main (int argc, char **argv)
{
  g_autoptr (ZohnApplication) application = NULL;
  const char *variable;
  int status = EXIT_SUCCESS;

  set_up_language ();
  if (zohn_commands_run (argc, argv, &status)) {
    return status;
  }

  g_set_application_name (_ ("Zohn Ahl"));
  g_set_prgname (ZOHN_APPLICATION_ID);
  gtk_window_set_default_icon_name (ZOHN_APPLICATION_ID);
  variable = choose_drawing ();
  application = zohn_application_new ();
  if (variable != NULL) {
    g_signal_connect_after (application, "startup", G_CALLBACK (started_cb), (gpointer) variable);
  }

  return g_application_run (G_APPLICATION (application), argc, argv);
}
