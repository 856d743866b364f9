/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-options.h"

#include <glib/gi18n.h>

#include <string.h>

/* Reads the command line: every option is a row of one table, which says with which commands it goes. */

G_DEFINE_QUARK (zohn - command - error - quark, zohn_command_error)

#define WITH(command) (1u << ZOHN_COMMAND_##command)

typedef struct {
  const char *name;
  char letter;
  int flags; /* GOptionFlags */
  GOptionArg kind;
  gsize offset; /* of its value in ZohnCommandOptions */
  ZohnCommand command; /* that it asks for; ZOHN_COMMAND_PLAY for none */
  guint with; /* the commands that it goes with, as bits; 0 for an option that asks for a command */
  const char *text;
  const char *value;
} Option;

#define AT(member) G_STRUCT_OFFSET (ZohnCommandOptions, member)

static const Option table[] = {
  { "replay", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, AT (replay), ZOHN_COMMAND_REPLAY, 0,
    N_ ("Write the table of a record, every throw of the game, as CSV"),
    /* Translators: what is to be given after an option of the command line: the name of a file */
    N_ ("FILE") },
  { "summary", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, AT (summary), ZOHN_COMMAND_SUMMARY, 0,
    N_ ("Write the summary of a record, one name and value a line"), N_ ("FILE") },
  { "odds", 0, 0, G_OPTION_ARG_NONE, AT (odds), ZOHN_COMMAND_ODDS, 0,
    N_ ("Write the exact chance of the side that throws first and the mean number of throws"),
    NULL },
  { "simulate", 0, 0, G_OPTION_ARG_STRING, AT (simulate), ZOHN_COMMAND_SIMULATE, 0,
    N_ ("Play this many games by chance and write what came out"),
    /* Translators: what is to be given after an option of the command line: how many games */
    N_ ("GAMES") },
  { "picture", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, AT (picture), ZOHN_COMMAND_PICTURE, 0,
    N_ ("Draw the board of a record into the file named by --output"), N_ ("FILE") },
  { "print", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, AT (print), ZOHN_COMMAND_PRINT, 0,
    N_ ("Print the score sheet of a record, or the board to play on, into the PDF file named by "
        "--output"),
    /* Translators: what is to be given after an option of the command line: the name of a file, or the word “board” as
     * it is here */
    N_ ("FILE|board") },
  { "counters", 0, 0, G_OPTION_ARG_STRING, AT (counters), ZOHN_COMMAND_PLAY,
    WITH (ODDS) | WITH (SIMULATE) | WITH (PRINT),
    N_ ("With --odds, --simulate and --print=board: counters a side, 1 to 15 (4 unless given)"),
    /* Translators: what is to be given after an option of the command line: a number */
    N_ ("N") },
  { "lap", 0, 0, G_OPTION_ARG_STRING, AT (lap), ZOHN_COMMAND_PLAY,
    WITH (ODDS) | WITH (SIMULATE) | WITH (PRINT),
    /* Translators: carry-on, halt and restart are typed as they are here */
    N_ ("With --odds, --simulate and --print=board: where the pieces are after a lap: carry-on, "
        "halt or restart (carry-on unless given)"),
    /* Translators: what is to be given after an option of the command line: the name of a rule */
    N_ ("RULE") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, AT (seed_text), ZOHN_COMMAND_PLAY,
    WITH (SIMULATE) | WITH (PLAY),
    N_ ("With --simulate and for a new game to play: the seed that the throws are made from"),
    N_ ("N") },
  { "output", 0, 0, G_OPTION_ARG_FILENAME, AT (output), ZOHN_COMMAND_PLAY,
    WITH (PICTURE) | WITH (PRINT),
    N_ ("With --picture and --print: the file to write; its name ends in .png, .svg or .pdf"),
    N_ ("FILE") },
  { "throw", 0, 0, G_OPTION_ARG_STRING, AT (thrown), ZOHN_COMMAND_PLAY, WITH (PICTURE),
    N_ ("With --picture: the board after throw N, 0 for the opening (the last one unless given)"),
    N_ ("N") },
  { "size", 0, 0, G_OPTION_ARG_STRING, AT (size), ZOHN_COMMAND_PLAY, WITH (PICTURE),
    N_ ("With --picture: the width in pixels, 16 to 16384 (800 unless given)"),
    /* Translators: what is to be given after an option of the command line: a number of pixels */
    N_ ("PX") },
  { "paper", 0, 0, G_OPTION_ARG_STRING, AT (paper), ZOHN_COMMAND_PLAY, WITH (PRINT),
    N_ ("With --print: A4 or Letter (A4 unless given)"),
    /* Translators: what is to be given after an option of the command line: the size of the paper */
    N_ ("PAPER") },
  { "pages", 0, 0, G_OPTION_ARG_STRING, AT (pages), ZOHN_COMMAND_PLAY, WITH (PRINT),
    N_ ("With --print=board: how many pages are glued to one board (1 unless given)"), N_ ("N") },
  { "version", 'v', 0, G_OPTION_ARG_NONE, AT (version), ZOHN_COMMAND_VERSION, 0,
    N_ ("Write the version"), NULL },
  { "help", 'h', 0, G_OPTION_ARG_NONE, AT (help), ZOHN_COMMAND_HELP, 0, N_ ("Write this help"),
    NULL },
  { "gapplication-service", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, AT (service),
    ZOHN_COMMAND_PLAY, WITH (PLAY), NULL, NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, AT (files), ZOHN_COMMAND_PLAY,
    WITH (PLAY), NULL, NULL },
};

static gboolean
is_given (const ZohnCommandOptions *options, const Option *option)
{
  if (option->kind == G_OPTION_ARG_NONE) {
    return G_STRUCT_MEMBER (gboolean, options, option->offset);
  }

  return G_STRUCT_MEMBER (gpointer, options, option->offset) != NULL;
}

static const char *
translate_cb (const char *text, gpointer user_data)
{
  return gettext (text);
}

static GOptionContext *
create_context (ZohnCommandOptions *options)
{
  /* Translators: what may stand after the name of the program */
  GOptionContext *context = g_option_context_new (N_ ("[FILE…]"));

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    const Option *option = &table[i];
    const GOptionEntry entries[] = {
      { option->name, option->letter, option->flags, option->kind,
        G_STRUCT_MEMBER_P (options, option->offset), option->text, option->value },
      G_OPTION_ENTRY_NULL,
    };

    g_option_context_add_main_entries (context, entries, NULL);
  }

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translate_func (context, translate_cb, NULL, NULL);
  g_option_context_set_summary (context,
                                N_ ("Play Zohn Ahl, a Kiowa race game with casting sticks. "
                                    "Records of games are opened in the window; the commands "
                                    "below work without one."));

  return context;
}

/* GLib passes over the value in `--odds=3`. */
static gboolean
check_flags (char **arguments, GError **error)
{
  for (char **argument = arguments; *argument != NULL && !g_str_equal (*argument, "--");
       argument++) {
    const char *value = strchr (*argument, '=');

    for (guint i = 0; i < G_N_ELEMENTS (table) && value != NULL; i++) {
      g_autofree char *flag = g_strdup_printf ("--%s=", table[i].name);

      if (table[i].kind == G_OPTION_ARG_NONE && g_str_has_prefix (*argument, flag)) {
        g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                     /* Translators: %s is the name of an option of the command line */
                     _ ("--%s takes no value"), table[i].name);
        return FALSE;
      }
    }
  }

  return TRUE;
}

/* Finds the one command that is asked for. */
static gboolean
find_command (ZohnCommandOptions *options, GError **error)
{
  const Option *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    const Option *option = &table[i];

    if (option->with != 0 || !is_given (options, option)) {
      continue;
    }

    if (found != NULL) {
      g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                   /* Translators: two options of the command line that exclude each other */
                   _ ("--%1$s and --%2$s cannot be given together"), found->name, option->name);
      return FALSE;
    }

    if (option->kind == G_OPTION_ARG_FILENAME_ARRAY &&
        g_strv_length (G_STRUCT_MEMBER (char **, options, option->offset)) > 1) {
      g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                   /* Translators: %s is the name of an option of the command line */
                   _ ("--%s can be given only once"), option->name);
      return FALSE;
    }

    found = option;
    options->command = option->command;
  }

  return TRUE;
}

static gboolean
check_companions (const ZohnCommandOptions *options, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    const Option *option = &table[i];

    if (option->with == 0 || !is_given (options, option) ||
        (option->with & (1u << options->command)) != 0) {
      continue;
    }

    if (option->offset == AT (files)) {
      g_autofree char *name = g_filename_display_name (options->files[0]);

      g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                   /* Translators: %s is a word of the command line that belongs to no option */
                   _ ("“%s” is one argument too many"), name);
    } else {
      g_set_error (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                   /* Translators: %s is the name of an option that goes only with certain others */
                   _ ("--%s does not go with the rest of the command line"), option->name);
    }
    return FALSE;
  }

  if ((options->command == ZOHN_COMMAND_PICTURE || options->command == ZOHN_COMMAND_PRINT) &&
      options->output == NULL) {
    g_set_error_literal (error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_USAGE,
                         _ ("--output is missing: it names the file to write"));
    return FALSE;
  }

  return TRUE;
}

static gboolean
read_seed (ZohnCommandOptions *options, GError **error)
{
  options->has_seed = options->seed_text != NULL;

  return !options->has_seed || zohn_command_options_get_number ("seed", options->seed_text, 0,
                                                                G_MAXUINT64, &options->seed, error);
}

/**
 * zohn_command_options_parse:
 * @argc: number of arguments
 * @argv: (array length=argc): the arguments, the program's name first; left as they are
 * @error: return location for an error: #GOptionError, #ZohnCommandError
 *
 * Returns: (transfer full): what the command line asks for, or %NULL with @error set.
 */
ZohnCommandOptions *
zohn_command_options_parse (int argc, char **argv, GError **error)
{
  g_autoptr (ZohnCommandOptions) options = g_new0 (ZohnCommandOptions, 1);
  g_autoptr (GOptionContext) context = create_context (options);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) arguments = NULL;

  for (int i = 0; i < argc; i++) {
    g_strv_builder_add (builder, argv[i]);
  }
  arguments = g_strv_builder_end (builder);

  if (!check_flags (arguments, error) ||
      !g_option_context_parse_strv (context, &arguments, error)) {
    return NULL;
  }

  /* Help is given whatever else was typed. */
  if (options->help) {
    options->command = ZOHN_COMMAND_HELP;
    return g_steal_pointer (&options);
  }

  if (!find_command (options, error) || !check_companions (options, error) ||
      !read_seed (options, error)) {
    return NULL;
  }

  return g_steal_pointer (&options);
}

/**
 * zohn_command_options_free:
 * @options: (transfer full) (nullable): options
 */
void
zohn_command_options_free (ZohnCommandOptions *options)
{
  if (options == NULL) {
    return;
  }

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    gpointer member = G_STRUCT_MEMBER_P (options, table[i].offset);

    if (table[i].kind == G_OPTION_ARG_FILENAME_ARRAY) {
      g_strfreev (*(char ***) member);
    } else if (table[i].kind != G_OPTION_ARG_NONE) {
      g_free (*(char **) member);
    }
  }
  g_free (options);
}

/**
 * zohn_command_options_get_number:
 * @option: the option's name, for the message
 * @value: what was given
 * @minimum: the least that is allowed
 * @maximum: the most that is allowed
 * @number: (out): the number
 * @error: return location for a #ZohnCommandError
 *
 * Reads a whole number strictly: digits only, in every locale the same.
 *
 * Returns: whether @value is such a number.
 */
gboolean
zohn_command_options_get_number (const char *option, const char *value, guint64 minimum,
                                 guint64 maximum, guint64 *number, GError **error)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  if (g_ascii_string_to_unsigned (value, 10, minimum, maximum, number, NULL)) {
    return TRUE;
  }

  least = g_strdup_printf ("%" G_GUINT64_FORMAT, minimum);
  most = g_strdup_printf ("%" G_GUINT64_FORMAT, maximum);
  g_set_error (
      error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_VALUE,
      /* Translators: %1$s is the name of an option of the command line, %2$s and %3$s are numbers, %4$s
                * is what was typed */
      _ ("--%1$s must be a whole number from %2$s to %3$s, not “%4$s”"), option, least, most,
      value);

  return FALSE;
}

/**
 * zohn_command_options_get_rules:
 * @options: options
 * @rules: (out caller-allocates): the rules that they ask for
 * @error: return location for a #ZohnCommandError
 *
 * Returns: whether the values given are rules.
 */
gboolean
zohn_command_options_get_rules (const ZohnCommandOptions *options, ZohnRules *rules, GError **error)
{
  guint64 counters = ZOHN_COUNTERS_DEFAULT;
  ZohnLapRule lap = ZOHN_LAP_CARRY_ON;

  if (options->counters != NULL &&
      !zohn_command_options_get_number ("counters", options->counters, ZOHN_COUNTERS_MIN,
                                        ZOHN_COUNTERS_MAX, &counters, error)) {
    return FALSE;
  }

  if (options->lap != NULL && !zohn_lap_rule_from_token (options->lap, &lap)) {
    g_set_error (
        error, ZOHN_COMMAND_ERROR, ZOHN_COMMAND_ERROR_VALUE,
        /* Translators: carry-on, halt and restart are typed as they are here; %s is what was typed */
        _ ("--lap must be carry-on, halt or restart, not “%s”"), options->lap);
    return FALSE;
  }

  *rules = ZOHN_RULES_DEFAULT;
  rules->counters = (guint8) counters;
  rules->lap = (guint8) lap;

  return TRUE;
}

/**
 * zohn_command_options_dup_help:
 *
 * Returns: (transfer full): the help, translated.
 */
char *
zohn_command_options_dup_help (void)
{
  g_autoptr (ZohnCommandOptions) options = g_new0 (ZohnCommandOptions, 1);
  g_autoptr (GOptionContext) context = create_context (options);

  return g_option_context_get_help (context, TRUE, NULL);
}

/**
 * zohn_command_options_get_n_texts:
 *
 * Returns: how many options the help shows.
 */
guint
zohn_command_options_get_n_texts (void)
{
  guint n_texts = 0;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    n_texts += table[i].text != NULL;
  }

  return n_texts;
}

/**
 * zohn_command_options_get_text:
 * @index: 0 to the number of texts - 1
 *
 * Returns: the option as the help shows it, not yet translated.
 */
ZohnCommandOptionText
zohn_command_options_get_text (guint index)
{
  const Option *option = &table[index];

  /* Options without a text stand at the end of the table. */
  g_return_val_if_fail (index < zohn_command_options_get_n_texts (), (ZohnCommandOptionText){ 0 });

  return (ZohnCommandOptionText){
    .name = option->name,
    .letter = option->letter,
    .value = option->value,
    .text = option->text,
  };
}
