/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a run of the program left behind. */
typedef struct {
  int status;
  char *text; /* owned: standard output */
  char *errors; /* owned: standard error */
} CommandRun;

void command_runs_set_program (const char *path);

/* Arguments end with NULL. There is no display. */
void command_run (CommandRun *run, const char *argument, ...) G_GNUC_NULL_TERMINATED;
void command_run_shell (CommandRun *run, const char *script);
void command_run_clear (CommandRun *run);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CommandRun, command_run_clear)

void command_run_assert_failure (const CommandRun *run, int status);
void command_run_assert_success (const CommandRun *run);

char *command_run_dup_data_path (const char *name);

G_END_DECLS
