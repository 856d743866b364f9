/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/record-check.h"

#include "record/zohn-game-record.h"

/* Feeds the reader of records with what nobody would write. Built by clang with the address sanitizer this is a
 * libFuzzer target; by any other compiler a plain program that replays files and damages them at random. */

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  record_check_bytes (data, size);

  return 0;
}

#ifndef ZOHN_LIBFUZZER
static void
add_file (GPtrArray *corpus, const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content;
  gsize length;

  if (!g_file_get_contents (path, &content, &length, &error)) {
    g_error ("%s", error->message);
  }
  g_ptr_array_add (corpus, g_bytes_new_take (content, length));
}

static void
add_path (GPtrArray *corpus, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  if (folder == NULL) {
    add_file (corpus, path);
    return;
  }
  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    if (g_str_has_suffix (name, ZOHN_RECORD_SUFFIX)) {
      add_file (corpus, child);
    }
  }
}

static guint
mutate_for (const GPtrArray *corpus, int seconds, guint32 seed)
{
  const gint64 end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;
  g_autoptr (GByteArray) text = g_byte_array_new ();
  guint n_inputs = 0;

  while (g_get_monotonic_time () < end) {
    gsize length;
    const guint8 *data =
        g_bytes_get_data (g_ptr_array_index (corpus, n_inputs % corpus->len), &length);

    g_byte_array_set_size (text, 0);
    g_byte_array_append (text, data, (guint) length);
    record_check_mutate (text, seed + n_inputs);
    record_check_bytes (text->data, text->len);
    n_inputs++;
  }

  return n_inputs;
}

int
main (int argc, char *argv[])
{
  int seconds = 1;
  int seed = 1;
  const GOptionEntry options[] = {
    { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "How long to damage files at random", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Where chance begins", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE-OR-FOLDER…");
  g_autoptr (GPtrArray) corpus = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 2;
  }

  for (int i = 1; i < argc; i++) {
    add_path (corpus, argv[i]);
  }
  for (guint i = 0; i < corpus->len; i++) {
    GBytes *bytes = g_ptr_array_index (corpus, i);

    record_check_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  }
  if (corpus->len > 0) {
    g_print ("%u files, %u damaged ones\n", corpus->len,
             mutate_for (corpus, seconds, (guint32) seed));
  }

  return 0;
}
#endif
