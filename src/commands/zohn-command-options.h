/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/zohn-rules.h"

G_BEGIN_DECLS

#define ZOHN_COMMAND_ERROR (zohn_command_error_quark ())
GQuark zohn_command_error_quark (void);

typedef enum {
  ZOHN_COMMAND_ERROR_USAGE, /* what cannot be said so: exit status 2 */
  ZOHN_COMMAND_ERROR_VALUE, /* a value that is out of range: exit status 1 */
} ZohnCommandError;

/* What a command line asks for. */
typedef enum {
  ZOHN_COMMAND_PLAY,
  ZOHN_COMMAND_REPLAY,
  ZOHN_COMMAND_SUMMARY,
  ZOHN_COMMAND_ODDS,
  ZOHN_COMMAND_SIMULATE,
  ZOHN_COMMAND_PICTURE,
  ZOHN_COMMAND_PRINT,
  ZOHN_COMMAND_VERSION,
  ZOHN_COMMAND_HELP,
} ZohnCommand;

/* The values of a command line, as they were typed; all owned, NULL when missing. */
typedef struct {
  gboolean odds, version, help, service;
  char **replay, **summary, **picture, **print;
  char *simulate;
  char *counters, *lap, *seed_text;
  char *output, *thrown, *size, *paper, *pages;
  char **files;

  /* what they come to */
  ZohnCommand command;
  gboolean has_seed;
  guint64 seed;
} ZohnCommandOptions;

ZohnCommandOptions *zohn_command_options_parse (int argc, char **argv, GError **error);
void zohn_command_options_free (ZohnCommandOptions *options);

gboolean zohn_command_options_get_number (const char *option, const char *value, guint64 minimum,
                                          guint64 maximum, guint64 *number, GError **error);
gboolean zohn_command_options_get_rules (const ZohnCommandOptions *options, ZohnRules *rules,
                                         GError **error);
char *zohn_command_options_dup_help (void);

/* The texts of the options, for the manual page: translatable, in the order of the help. */
typedef struct {
  const char *name;
  char letter; /* 0 for none */
  const char *value; /* nullable: what is to be given */
  const char *text;
} ZohnCommandOptionText;

guint zohn_command_options_get_n_texts (void);
ZohnCommandOptionText zohn_command_options_get_text (guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZohnCommandOptions, zohn_command_options_free)

G_END_DECLS
