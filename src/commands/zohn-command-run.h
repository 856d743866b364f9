/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "commands/zohn-command-options.h"

G_BEGIN_DECLS

/* The commands, each one function: appends to @output what is to be written on standard output. */
typedef gboolean (*ZohnCommandFunc) (const ZohnCommandOptions *options, GString *output,
                                     GError **error);

gboolean zohn_command_odds (const ZohnCommandOptions *options, GString *output, GError **error);
gboolean zohn_command_picture (const ZohnCommandOptions *options, GString *output, GError **error);
gboolean zohn_command_print (const ZohnCommandOptions *options, GString *output, GError **error);
gboolean zohn_command_replay (const ZohnCommandOptions *options, GString *output, GError **error);
gboolean zohn_command_simulate (const ZohnCommandOptions *options, GString *output, GError **error);
gboolean zohn_command_summary (const ZohnCommandOptions *options, GString *output, GError **error);

G_END_DECLS
