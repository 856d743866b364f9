/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-options.h"
#include "config.h"
#include "engine/zohn-rules.h"
#include "record/zohn-game-record.h"
#include "record/zohn-record-keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Writes a page of the manual: write-manual SOURCE NAME SECTION
 *
 * The source holds all pages. Lines that begin with @PAGE open a page; the line @OPTIONS stands for the options of the
 * command line with the texts of the program's own help; words between @ are values of the code. */

#define MEBIBYTE (1024 * 1024)

/* Text as roff wants it: no line that looks like a request, hyphens that can be copied. */
static char *
escape (const char *text)
{
  g_autoptr (GString) escaped = g_string_new (text);

  g_string_replace (escaped, "\\", "\\e", 0);
  g_string_replace (escaped, "-", "\\-", 0);
  if (escaped->str[0] == '.' || escaped->str[0] == '\'') {
    g_string_prepend (escaped, "\\&");
  }

  return g_string_free (g_steal_pointer (&escaped), FALSE);
}

static void
append_options (GString *page)
{
  for (guint i = 0; i < zohn_command_options_get_n_texts (); i++) {
    const ZohnCommandOptionText option = zohn_command_options_get_text (i);
    g_autofree char *name = escape (option.name);
    g_autofree char *text = escape (option.text);

    g_string_append (page, ".TP\n");
    if (option.letter != 0) {
      g_string_append_printf (page, ".BR \\-%c \", \" \\-\\-%s\n", option.letter, name);
    } else if (option.value != NULL) {
      g_string_append_printf (page, ".BI \\-\\-%s= %s\n", name, option.value);
    } else {
      g_string_append_printf (page, ".B \\-\\-%s\n", name);
    }
    g_string_append_printf (page, "%s.\n", text);
  }
}

static void
replace_number (GString *page, const char *word, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  g_string_replace (page, word, text, 0);
}

static void
replace_values (GString *page)
{
  replace_number (page, "@COUNTERS_MIN@", ZOHN_COUNTERS_MIN);
  replace_number (page, "@COUNTERS_MAX@", ZOHN_COUNTERS_MAX);
  replace_number (page, "@COUNTERS_DEFAULT@", ZOHN_COUNTERS_DEFAULT);
  replace_number (page, "@FORMAT@", ZOHN_RECORD_FORMAT);
  replace_number (page, "@MAX_THROWS@", ZOHN_RECORD_MAX_THROWS);
  replace_number (page, "@MAX_MIB@", ZOHN_RECORD_MAX_BYTES / MEBIBYTE);
  g_string_replace (page, "@GROUP@", ZOHN_RECORD_GROUP, 0);
  g_string_replace (page, "@NOTES_GROUP@", ZOHN_RECORD_NOTES_GROUP, 0);
  g_string_replace (page, "@MEDIA_TYPE@", ZOHN_RECORD_MEDIA_TYPE, 0);
  g_string_replace (page, "@SUFFIX@", ZOHN_RECORD_SUFFIX, 0);
}

/* The lines of the page that @mark opens. */
static GString *
create_page (const char *source, const char *mark)
{
  g_auto (GStrv) lines = g_strsplit (source, "\n", -1);
  GString *page = g_string_new (NULL);
  gboolean inside = FALSE;

  for (char **line = lines; *line != NULL; line++) {
    if (g_str_has_prefix (*line, "@PAGE ")) {
      inside = g_str_equal (*line, mark);
    } else if (inside && g_str_equal (*line, "@OPTIONS")) {
      append_options (page);
    } else if (inside && **line != '\0') {
      g_string_append_printf (page, "%s\n", *line);
    }
  }
  replace_values (page);

  return page;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) page = NULL;
  g_autofree char *source = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *title = NULL;

  if (argc != 4 || !g_file_get_contents (argv[1], &source, NULL, &error)) {
    fprintf (stderr, "write-manual: %s\n", error != NULL ? error->message : "bad usage");
    return EXIT_FAILURE;
  }

  mark = g_strdup_printf ("@PAGE %s %s", argv[2], argv[3]);
  page = create_page (source, mark);
  if (page->len == 0) {
    fprintf (stderr, "write-manual: %s has no “%s”\n", argv[1], mark);
    return EXIT_FAILURE;
  }

  title = g_ascii_strup (argv[2], -1);
  printf (".\\\" SPDX-FileCopyrightText: 2026 The Zohn Ahl developers\n"
          ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
          ".TH %s %s \"\" \"Zohn Ahl %s\" \"\"\n%s",
          title, argv[3], ZOHN_VERSION, page->str);

  return fflush (stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
