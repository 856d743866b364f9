/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "commands/zohn-command-output.h"

/**
 * zohn_command_output_append_number:
 * @output: what is written
 * @name: a name without spaces
 * @format: a printf() format for one double
 * @number: the value
 *
 * Appends a line, with a decimal point in every locale.
 */
void
zohn_command_output_append_number (GString *output, const char *name, const char *format,
                                   double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (text, sizeof text, format, number);
  g_string_append_printf (output, "%s %s\n", name, text);
}

/**
 * zohn_command_output_append_count:
 * @output: what is written
 * @name: a name without spaces
 * @count: the value
 *
 * Appends a line.
 */
void
zohn_command_output_append_count (GString *output, const char *name, guint64 count)
{
  g_string_append_printf (output, "%s %" G_GUINT64_FORMAT "\n", name, count);
}

/**
 * zohn_command_read_record:
 * @path: the path or URI of a record
 * @error: return location for an error
 *
 * Returns: (transfer full): the record, or %NULL with @error set.
 */
ZohnGameRecord *
zohn_command_read_record (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

  return zohn_game_record_read (file, NULL, error);
}

/**
 * zohn_command_is_right_to_left:
 *
 * GTK decides by a text of its own catalogue; so does this, without GTK.
 *
 * Returns: whether the user's language is written from right to left.
 */
gboolean
zohn_command_is_right_to_left (void)
{
  return g_str_equal (g_dgettext ("gtk40", "default:LTR"), "default:RTL");
}

/**
 * zohn_command_write_file:
 * @path: the path or URI of a file
 * @bytes: its content
 * @error: return location for an error
 *
 * Writes a whole file, or leaves it as it was.
 *
 * Returns: whether it succeeded.
 */
gboolean
zohn_command_write_file (const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}
