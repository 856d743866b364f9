/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-durable-write.h"

/* Writes the file it is given for the first time and once more, for somebody who looks at how. */
int
main (int argc, char *argv[])
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("content", 7);

  if (argc != 2) {
    return 2;
  }
  file = g_file_new_for_commandline_arg (argv[1]);

  return zohn_durable_write (file, bytes, NULL, NULL) &&
                 zohn_durable_write (file, bytes, NULL, NULL)
             ? 0
             : 1;
}
