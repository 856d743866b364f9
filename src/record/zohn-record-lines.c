/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-record-lines.h"

#include "record/zohn-record-keys.h"

#include <string.h>

/* GKeyFile reads the values; what it does not keep is the lines as they were typed, and it takes the last of two equal
 * keys without a word. So the lines are sorted here, by its rules: a group is a line that begins with `[`, a comment
 * one that begins with `#` or is empty, all others are keys; space at the beginning of a line is of no meaning. A carriage return
 * at its end stays: nobody can tell it from one that belongs to the value. */

typedef enum {
  SECTION_PREAMBLE,
  SECTION_GAME,
  SECTION_NOTES,
  SECTION_REST,
} Section;

typedef struct {
  const char *text; /* from the first character that is not space */
  gsize length; /* without the line's end */
} Line;

/* Takes the next line off [@text, @end). */
static Line
next_line (const char **text, const char *end)
{
  const char *start = *text;
  const char *newline = memchr (start, '\n', (gsize) (end - start));
  const char *stop = newline != NULL ? newline : end;

  *text = newline != NULL ? newline + 1 : end;
  while (start < stop && g_ascii_isspace (*start)) {
    start++;
  }

  return (Line){ start, (gsize) (stop - start) };
}

static gboolean
begins_with (const Line *line, const char *text)
{
  const gsize length = strlen (text);

  return line->length >= length && memcmp (line->text, text, length) == 0;
}

static Section
find_section (const Line *group)
{
  if (begins_with (group, "[" ZOHN_RECORD_GROUP "]")) {
    return SECTION_GAME;
  }

  return begins_with (group, "[" ZOHN_RECORD_NOTES_GROUP "]") ? SECTION_NOTES : SECTION_REST;
}

/* The ZohnRecordKey that @line gives a value to, or -1. */
static int
find_key (const Line *line)
{
  const char *equals = memchr (line->text, '=', line->length);
  gsize length;

  if (equals == NULL) {
    return -1;
  }

  length = (gsize) (equals - line->text);
  while (length > 0 && g_ascii_isspace (line->text[length - 1])) {
    length--;
  }

  for (int key = 0; key < ZOHN_N_RECORD_KEYS; key++) {
    if (strlen (zohn_record_keys[key]) == length &&
        memcmp (zohn_record_keys[key], line->text, length) == 0) {
      return key;
    }
  }

  return -1;
}

static void
append_line (GString *lines, const Line *line)
{
  g_string_append_len (lines, line->text, (gssize) line->length);
  g_string_append_c (lines, '\n');
}

/* Empty lines at the edges are layout, which is ours to set. */
static void
trim_empty_lines (GString *lines)
{
  gsize n_leading = 0;

  while (n_leading < lines->len && lines->str[n_leading] == '\n') {
    n_leading++;
  }
  g_string_erase (lines, 0, (gssize) n_leading);
  while (lines->len >= 2 && lines->str[lines->len - 2] == '\n') {
    g_string_truncate (lines, lines->len - 1);
  }
}

static void
sort_game_line (ZohnRecordLines *lines, guint *seen, const Line *line)
{
  const int key = line->text[0] != '#' ? find_key (line) : -1;

  if (key < 0) {
    append_line (lines->game, line);
  } else if (*seen & (1u << key)) {
    lines->duplicate = key;
  } else {
    *seen |= 1u << key;
  }
}

static void
sort_notes_line (ZohnRecordLines *lines, const Line *line)
{
  if (line->text[0] == '#') {
    append_line (lines->notes, line);
  } else {
    lines->n_notes_keys++;
  }
}

static void
sort_line (ZohnRecordLines *lines, Section *section, guint *seen, const Line *line)
{
  if (line->length > 0 && line->text[0] == '[') {
    *section = find_section (line);
    if (*section == SECTION_GAME) {
      lines->n_game_groups++;
    } else if (*section == SECTION_REST) {
      append_line (lines->rest, line);
    }
    return;
  }

  switch (*section) {
  case SECTION_PREAMBLE:
    append_line (lines->preamble, line);
    break;
  case SECTION_GAME:
    if (line->length > 0) {
      sort_game_line (lines, seen, line);
    }
    break;
  case SECTION_NOTES:
    if (line->length > 0) {
      sort_notes_line (lines, line);
    }
    break;
  case SECTION_REST:
    append_line (lines->rest, line);
    break;
  default:
    g_assert_not_reached ();
  }
}

/**
 * zohn_record_lines_init:
 * @lines: (out caller-allocates): the lines
 * @text: (array length=length): a key file that GKeyFile accepts
 * @length: bytes of @text
 *
 * Sorts out the lines that this version does not write itself.
 */
void
zohn_record_lines_init (ZohnRecordLines *lines, const char *text, gsize length)
{
  const char *end = text + length;
  Section section = SECTION_PREAMBLE;
  guint seen = 0;

  *lines = (ZohnRecordLines){
    .preamble = g_string_new (NULL),
    .game = g_string_new (NULL),
    .notes = g_string_new (NULL),
    .rest = g_string_new (NULL),
    .duplicate = -1,
  };

  while (text < end) {
    const Line line = next_line (&text, end);

    sort_line (lines, &section, &seen, &line);
  }

  trim_empty_lines (lines->preamble);
  trim_empty_lines (lines->rest);
}

/**
 * zohn_record_lines_clear:
 * @lines: lines, or all zero
 */
void
zohn_record_lines_clear (ZohnRecordLines *lines)
{
  GString **const parts[] = { &lines->preamble, &lines->game, &lines->notes, &lines->rest };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (*parts[i] != NULL) {
      g_string_free (g_steal_pointer (parts[i]), TRUE);
    }
  }
}

static void
append_string (GString *text, const GString *part)
{
  g_string_append_len (text, part->str, (gssize) part->len);
}

/**
 * zohn_record_lines_append:
 * @lines: the lines
 * @text: a key file under way
 * @game: (nullable): the game's group; %NULL for its header alone
 * @notes: (nullable): the keys of the notes' group
 *
 * Puts the lines around what this version writes itself.
 */
void
zohn_record_lines_append (const ZohnRecordLines *lines, GString *text, const char *game,
                          const char *notes)
{
  append_string (text, lines->preamble);
  g_string_append (text, game != NULL ? game : "[" ZOHN_RECORD_GROUP "]\n");
  append_string (text, lines->game);
  if (notes != NULL || lines->notes->len > 0) {
    g_string_append (text, "\n[" ZOHN_RECORD_NOTES_GROUP "]\n");
    g_string_append (text, notes != NULL ? notes : "");
    append_string (text, lines->notes);
  }
  if (lines->rest->len > 0) {
    g_string_append_c (text, '\n');
    append_string (text, lines->rest);
  }
}

/**
 * zohn_record_lines_join:
 * @lines: the lines
 *
 * Returns: (transfer full) (nullable): a key file of these lines alone; %NULL when there are none.
 */
GBytes *
zohn_record_lines_join (const ZohnRecordLines *lines)
{
  GString *text;

  if (lines->preamble->len == 0 && lines->game->len == 0 && lines->notes->len == 0 &&
      lines->rest->len == 0) {
    return NULL;
  }

  text = g_string_new (NULL);
  zohn_record_lines_append (lines, text, NULL, NULL);

  return g_string_free_to_bytes (text);
}
