/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-output.h"
#include "commands/zohn-command-run.h"

#include "drawing/zohn-game-sheet.h"
#include "drawing/zohn-paper.h"
#include "drawing/zohn-rules-cloth.h"
#include "engine/zohn-odds.h"

#include <glib/gi18n.h>

/* The command that prints into a PDF file. */

#define PAPER_DEFAULT "A4"
#define BOARD "board"

static gboolean
get_paper (const ZohnCommandOptions *options, ZohnPaper *paper, GError **error)
{
  const char *name = options->paper != NULL ? options->paper : PAPER_DEFAULT;

  if (zohn_paper_from_name (name, paper)) {
    return TRUE;
  }

  g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_VALUE,
               /* Translators: A4 and Letter are typed as they are here; %s is what was typed */
               _ ("--paper must be A4 or Letter, not “%s”"), name);

  return FALSE;
}

static gboolean
check_output (const char *path, GError **error)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);
  g_autofree char *name = NULL;

  if (g_str_has_suffix (lower, ".pdf")) {
    return TRUE;
  }

  name = g_filename_display_name (path);
  g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_VALUE,
               /* Translators: %s is the name of a file to write */
               _ ("The name of a printed file ends in .pdf, not “%s”"), name);

  return FALSE;
}

/* What goes with the board alone. */
static gboolean
check_record_options (const ZohnCommandOptions *options, GError **error)
{
  const char *option = options->counters != NULL ? "counters"
                       : options->lap != NULL    ? "lap"
                       : options->pages != NULL  ? "pages"
                                                 : NULL;

  if (option == NULL) {
    return TRUE;
  }

  g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
               /* Translators: %s is the name of an option of the command line */
               _ ("--%s goes with --print=board, not with the score sheet of a record"), option);

  return FALSE;
}

static GBytes *
print_record (const ZohnCommandOptions *options, const ZohnPaper *paper, GError **error)
{
  g_autoptr (ZohnGameRecord) record = NULL;
  g_autoptr (ZohnGameModel) model = NULL;
  g_autoptr (ZohnOdds) odds = NULL;
  g_autoptr (ZohnGameSheet) sheet = NULL;

  if (!check_record_options (options, error)) {
    return NULL;
  }

  record = zohn_command_read_record (options->print[0], error);
  if (record == NULL) {
    return NULL;
  }

  /* The same sheet every time: where the sticks lie follows from the seed. */
  record->setup->has_seed = TRUE;
  odds = zohn_odds_load (&record->setup->rules);
  model = zohn_game_record_create_model (record);
  sheet = zohn_game_sheet_new (model, odds, paper, zohn_command_is_right_to_left ());

  return zohn_sheet_render (zohn_game_sheet_get_sheet (sheet), error);
}

static GBytes *
print_board (const ZohnCommandOptions *options, const ZohnPaper *paper, GError **error)
{
  g_auto (ZohnRulesCloth) cloth = { 0 };
  ZohnRules rules;
  guint64 n_pages = 1;

  if (!zohn_command_options_get_rules (options, &rules, error) ||
      (options->pages != NULL &&
       !zohn_command_options_get_number ("pages", options->pages, 1, ZOHN_CLOTH_PAGES_MOST,
                                         &n_pages, error))) {
    return NULL;
  }

  zohn_rules_cloth_init (&cloth, &rules, paper, (guint) n_pages, zohn_command_is_right_to_left ());

  return zohn_cloth_sheet_render (&cloth.sheet, error);
}

/**
 * zohn_command_print:
 * @options: options
 * @output: left as it is
 * @error: return location for an error
 *
 * Prints the score sheet of a record, or the board to play on, into a PDF file.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_print (const ZohnCommandOptions *options, GString *output, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  ZohnPaper paper;

  if (!get_paper (options, &paper, error) || !check_output (options->output, error)) {
    return FALSE;
  }

  bytes = g_str_equal (options->print[0], BOARD) ? print_board (options, &paper, error)
                                                 : print_record (options, &paper, error);

  return bytes != NULL && zohn_command_write_file (options->output, bytes, error);
}
