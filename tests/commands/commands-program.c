/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-commands.h"

#include <locale.h>
#include <stdio.h>

/* The command line alone, as a program that links no GTK. Where the real one would play it says so. */

#define EXIT_PLAY 42

int
main (int argc, char *argv[])
{
  int status;

  setlocale (LC_ALL, "");
  if (zohn_commands_run (argc, argv, &status)) {
    return status;
  }

  puts ("play");

  return EXIT_PLAY;
}
