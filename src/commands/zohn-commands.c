/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-commands.h"

#include "commands/zohn-command-options.h"
#include "commands/zohn-command-run.h"
#include "config.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define PROGRAM "zohn-ahl"
#define EXIT_USAGE 2

static gboolean
write_version (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_string_append (output, PROGRAM " " ZOHN_VERSION "\n");

  return TRUE;
}

static gboolean
write_help (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_autofree char *help = zohn_command_options_dup_help ();

  g_string_append (output, help);

  return TRUE;
}

static const ZohnCommandFunc functions[] = {
  [ZOHN_COMMAND_REPLAY] = zohn_command_replay,   [ZOHN_COMMAND_SUMMARY] = zohn_command_summary,
  [ZOHN_COMMAND_ODDS] = zohn_command_odds,       [ZOHN_COMMAND_SIMULATE] = zohn_command_simulate,
  [ZOHN_COMMAND_PICTURE] = zohn_command_picture, [ZOHN_COMMAND_PRINT] = zohn_command_print,
  [ZOHN_COMMAND_VERSION] = write_version,        [ZOHN_COMMAND_HELP] = write_help,
};

/* Says on standard error what went wrong; returns the exit status that goes with it. */
static int
report (const GError *error)
{
  /* No option has a typed value, so GLib complains about usage only. */
  gboolean is_usage = error->domain == G_OPTION_ERROR ||
                      g_error_matches (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE);

  g_printerr ("%s: %s\n", PROGRAM, error->message);
  if (!is_usage) {
    return EXIT_FAILURE;
  }

  /* Translators: shown after a message about a wrong command line; %s is the command that gives help */
  g_printerr (_ ("Try “%s” for help."), PROGRAM " --help");
  g_printerr ("\n");

  return EXIT_USAGE;
}

/* Writes all of @output or fails: a full disk or a closed stream is not passed over. */
static gboolean
write_output (const GString *output, GError **error)
{
  if (output->len == 0 ||
      (fwrite (output->str, 1, output->len, stdout) == output->len && fflush (stdout) == 0)) {
    return TRUE;
  }

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
               /* Translators: %s is the system's reason */
               _ ("Could not write to standard output: %s"), g_strerror (errno));

  return FALSE;
}

static gboolean
run (const ZohnCommandOptions *options, GError **error)
{
  g_autoptr (GString) output = g_string_new (NULL);

  return functions[options->command](options, output, error) && write_output (output, error);
}

/**
 * zohn_commands_run:
 * @argc: number of arguments
 * @argv: (array length=argc): the arguments, the program's name first; left as they are
 * @status: (out): the exit status, when all is done
 *
 * Does what the command line asks for, unless that is to play. What goes wrong is told on standard error, with
 * exit status 1 for a bad file or value and 2 for bad usage; standard output then stays empty.
 *
 * Returns: whether all is done; %FALSE when the game is to be played.
 */
gboolean
zohn_commands_run (int argc, char **argv, int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZohnCommandOptions) options = zohn_command_options_parse (argc, argv, &error);

  if (options != NULL && options->command == ZOHN_COMMAND_PLAY) {
    return FALSE;
  }

  *status = options != NULL && run (options, &error) ? EXIT_SUCCESS : report (error);

  return TRUE;
}
