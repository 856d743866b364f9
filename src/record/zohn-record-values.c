/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-record-values.h"

#include "record/zohn-excerpt.h"
#include "record/zohn-game-record.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * zohn_record_values_has:
 * @values: values
 * @key: a key
 *
 * Returns: whether the file has that key.
 */
gboolean
zohn_record_values_has (const ZohnRecordValues *values, ZohnRecordKey key)
{
  return g_key_file_has_key (values->file, ZOHN_RECORD_GROUP, zohn_record_keys[key], NULL);
}

/**
 * zohn_record_values_get_text:
 * @values: values
 * @key: a key
 * @text: (out) (nullable): what stands there, escapes and all, without space at its end
 * @error: why it cannot be read
 *
 * Returns: whether the key is missing or holds UTF-8.
 */
gboolean
zohn_record_values_get_text (const ZohnRecordValues *values, ZohnRecordKey key, char **text,
                             GError **error)
{
  *text = NULL;
  if (!zohn_record_values_has (values, key)) {
    return TRUE;
  }

  *text = g_key_file_get_value (values->file, ZOHN_RECORD_GROUP, zohn_record_keys[key], NULL);
  if (*text == NULL || !g_utf8_validate (*text, -1, NULL)) {
    g_clear_pointer (text, g_free);
    g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
                 /* Translators: a file's name, a key in that file */
                 _ ("“%s” is damaged: the key “%s” holds bytes that are not UTF-8 text"),
                 values->name, zohn_record_keys[key]);
    return FALSE;
  }
  g_strchomp (*text);

  return TRUE;
}

/**
 * zohn_record_values_get_number:
 * @values: values
 * @key: a key
 * @min: the least number allowed
 * @max: the greatest number allowed
 * @number: (inout): the number
 * @error: why it cannot be read
 *
 * Digits only, whatever the locale.
 *
 * Returns: whether the key is missing or holds a whole number in the range.
 */
gboolean
zohn_record_values_get_number (const ZohnRecordValues *values, ZohnRecordKey key, guint64 min,
                               guint64 max, guint64 *number, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *excerpt = NULL;
  g_autofree char *least = NULL;
  g_autofree char *greatest = NULL;

  if (!zohn_record_values_get_text (values, key, &text, error)) {
    return FALSE;
  }
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, min, max, number, NULL)) {
    return TRUE;
  }

  excerpt = zohn_excerpt (text, strlen (text));
  least = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  greatest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
      /* Translators: a file's name, a key in that file, what stands there, the least and the greatest number */
      _ ("“%s” is damaged: the key “%s” is “%s”, not a whole number from %s to %s"), values->name,
      zohn_record_keys[key], excerpt, least, greatest);

  return FALSE;
}

static gboolean
find_choice (const char *text, const char *const *choices, guint n_choices, guint *choice)
{
  for (guint i = 0; i < n_choices; i++) {
    if (g_str_equal (text, choices[i])) {
      *choice = i;
      return TRUE;
    }
  }

  return FALSE;
}

static gboolean
fail_choice (const ZohnRecordValues *values, ZohnRecordKey key, const char *text,
             const char *const *choices, guint n_choices, GError **error)
{
  g_autofree char *excerpt = zohn_excerpt (text, strlen (text));
  g_autoptr (GString) list = g_string_new (choices[0]);

  for (guint i = 1; i < n_choices; i++) {
    g_string_append_printf (list, ", %s", choices[i]);
  }
  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
      /* Translators: a file's name, a key in that file, what stands there, a list of the words allowed */
      _ ("“%s” is damaged: the key “%s” has “%s”, which is none of: %s"), values->name,
      zohn_record_keys[key], excerpt, list->str);

  return FALSE;
}

/**
 * zohn_record_values_get_choice:
 * @values: values
 * @key: a key
 * @choices: (array length=n_choices): the words allowed
 * @n_choices: how many
 * @choice: (inout): the index of the one that stands there
 * @error: why it cannot be read
 *
 * Returns: whether the key is missing or holds one of @choices.
 */
gboolean
zohn_record_values_get_choice (const ZohnRecordValues *values, ZohnRecordKey key,
                               const char *const *choices, guint n_choices, guint *choice,
                               GError **error)
{
  g_autofree char *text = NULL;

  if (!zohn_record_values_get_text (values, key, &text, error)) {
    return FALSE;
  }
  if (text == NULL || find_choice (text, choices, n_choices, choice)) {
    return TRUE;
  }

  return fail_choice (values, key, text, choices, n_choices, error);
}

/* Takes GLib's message apart from what went wrong: escapes that do not exist. */
static gboolean
get_list (const ZohnRecordValues *values, ZohnRecordKey key, char ***list, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *excerpt = NULL;

  *list = NULL;
  if (!zohn_record_values_get_text (values, key, &text, error)) {
    return FALSE;
  }
  if (text == NULL) {
    return TRUE;
  }

  *list = g_key_file_get_string_list (values->file, ZOHN_RECORD_GROUP, zohn_record_keys[key], NULL,
                                      NULL);
  if (*list != NULL) {
    return TRUE;
  }

  excerpt = zohn_excerpt (text, strlen (text));
  g_set_error (error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
               /* Translators: a file's name, a key in that file, what stands there */
               _ ("“%s” is damaged: the key “%s” is “%s”, which has an unknown escape sequence"),
               values->name, zohn_record_keys[key], excerpt);

  return FALSE;
}

/**
 * zohn_record_values_get_choices:
 * @values: values
 * @key: a key
 * @choices: (array length=n_choices): the words allowed
 * @n_choices: how many
 * @chosen: (array length=n_choices): set for the ones that stand in the list
 * @error: why it cannot be read
 *
 * Returns: whether the key is missing or holds a list of @choices.
 */
gboolean
zohn_record_values_get_choices (const ZohnRecordValues *values, ZohnRecordKey key,
                                const char *const *choices, guint n_choices, gboolean *chosen,
                                GError **error)
{
  g_auto (GStrv) list = NULL;

  if (!get_list (values, key, &list, error)) {
    return FALSE;
  }

  for (gsize i = 0; list != NULL && list[i] != NULL; i++) {
    guint choice;

    if (!find_choice (list[i], choices, n_choices, &choice)) {
      return fail_choice (values, key, list[i], choices, n_choices, error);
    }
    chosen[choice] = TRUE;
  }

  return TRUE;
}

/**
 * zohn_record_values_get_names:
 * @values: values
 * @key: a key
 * @names: (inout) (transfer full): the names, at least one; what was there is freed
 * @error: why it cannot be read
 *
 * Returns: whether the key is missing or holds a list of names, none of them empty.
 */
gboolean
zohn_record_values_get_names (const ZohnRecordValues *values, ZohnRecordKey key, char ***names,
                              GError **error)
{
  g_auto (GStrv) list = NULL;

  if (!get_list (values, key, &list, error)) {
    return FALSE;
  }
  if (list == NULL) {
    return TRUE;
  }

  for (gsize i = 0; i == 0 || list[i] != NULL; i++) {
    if (list[i] == NULL || *list[i] == '\0') {
      g_set_error (
          error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
          /* Translators: a file's name, a key in that file, the place in a list of names, from 1 */
          _ ("“%s” is damaged: in the key “%s” the name in place %u is empty"), values->name,
          zohn_record_keys[key], (guint) i + 1);
      return FALSE;
    }
  }

  g_strfreev (*names);
  *names = g_steal_pointer (&list);

  return TRUE;
}

/* Whole seconds of UTC, as records are written; NULL when @text is not a time with its zone. */
static GDateTime *
parse_time (const char *text)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, NULL);
  g_autoptr (GDateTime) utc = time != NULL ? g_date_time_to_utc (time) : NULL;

  if (utc == NULL) {
    return NULL;
  }

  return g_date_time_add (utc, -g_date_time_get_microsecond (utc));
}

/**
 * zohn_record_values_get_time:
 * @values: values
 * @key: a key
 * @time: (inout) (transfer full): the time, in UTC; what was there is freed
 * @error: why it cannot be read
 *
 * Returns: whether the key is missing or holds an ISO 8601 time with its zone.
 */
gboolean
zohn_record_values_get_time (const ZohnRecordValues *values, ZohnRecordKey key, GDateTime **time,
                             GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *excerpt = NULL;
  GDateTime *parsed;

  if (!zohn_record_values_get_text (values, key, &text, error)) {
    return FALSE;
  }
  if (text == NULL) {
    return TRUE;
  }

  parsed = parse_time (text);
  if (parsed != NULL) {
    g_clear_pointer (time, g_date_time_unref);
    *time = parsed;
    return TRUE;
  }

  excerpt = zohn_excerpt (text, strlen (text));
  g_set_error (
      error, ZOHN_RECORD_ERROR, ZOHN_RECORD_ERROR_BAD_VALUE,
      /* Translators: a file's name, a key in that file, what stands there. Leave the example as it is. */
      _ ("“%s” is damaged: the key “%s” is “%s”, not a time like 2026-11-29T18:03:00Z"),
      values->name, zohn_record_keys[key], excerpt);

  return FALSE;
}
