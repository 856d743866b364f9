/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The command line that needs no display. main() calls it after setlocale() and bindtextdomain(), before anything
 * of GTK, with the whole command line:
 *
 *   if (zohn_commands_run (argc, argv, &status)) {
 *     return status;
 *   }
 *
 * TRUE: all is done (a command, help, version, or bad usage, which it has reported); main returns @status.
 * FALSE: the game is to be played. @argv is as it was and holds nothing but `--seed=N` (or `--seed N`, checked: 0
 * to 2^64 - 1), `--gapplication-service` and records to open, so that GApplication can be given it whole. */
gboolean zohn_commands_run (int argc, char **argv, int *status);

G_END_DECLS
