/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-durable-write.h"

#include "support/record-fixture.h"

#include <glib/gstdio.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
  GFile *folder;
  GFile *file;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = record_fixture_make_folder ();
  fixture->file = g_file_get_child (fixture->folder, "file");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  record_fixture_remove (fixture->folder);
  g_object_unref (fixture->file);
  g_object_unref (fixture->folder);
}

static gboolean
write_text (GFile *file, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return zohn_durable_write (file, bytes, NULL, error);
}

static void
assert_text (GFile *file, const char *expected)
{
  g_autofree char *text = record_fixture_read_text (file);

  g_assert_cmpstr (text, ==, expected);
}

/* Nothing is left behind, whatever happened. */
static void
assert_only_file (Fixture *fixture, const char *name)
{
  g_autoptr (GDir) folder = g_dir_open (g_file_peek_path (fixture->folder), 0, NULL);
  const char *found = g_dir_read_name (folder);

  g_assert_cmpstr (found, ==, name);
  g_assert_null (g_dir_read_name (folder));
}

static guint
get_mode (GFile *file)
{
  GStatBuf status;

  g_assert_cmpint (g_lstat (g_file_peek_path (file), &status), ==, 0);

  return status.st_mode;
}

static void
test_first_and_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text (fixture->file, "one", &error));
  g_assert_no_error (error);
  assert_text (fixture->file, "one");
  g_assert_true (write_text (fixture->file, "", &error));
  assert_text (fixture->file, "");
  g_assert_true (write_text (fixture->file, "three", &error));
  assert_text (fixture->file, "three");
  assert_only_file (fixture, "file");
}

static void
test_permissions (Fixture *fixture, gconstpointer data)
{
  const mode_t mask = umask (027);

  g_assert_true (write_text (fixture->file, "one", NULL));
  g_assert_cmpuint (get_mode (fixture->file) & 0777, ==, 0640);
  g_chmod (g_file_peek_path (fixture->file), 0604);
  g_assert_true (write_text (fixture->file, "two", NULL));
  g_assert_cmpuint (get_mode (fixture->file) & 0777, ==, 0604);
  umask (mask);
}

static void
test_symbolic_links (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) target_folder = record_fixture_make_folder ();
  g_autoptr (GFile) target = g_file_get_child (target_folder, "target");
  g_autoptr (GFile) relative = g_file_get_child (fixture->folder, "relative");
  g_autoptr (GFile) loop = g_file_get_child (fixture->folder, "loop");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_make_symbolic_link (fixture->file, g_file_peek_path (target), NULL, NULL));
  g_assert_true (g_file_make_symbolic_link (relative, "file", NULL, NULL));

  /* First to a file that is not there yet. */
  g_assert_true (write_text (relative, "one", &error));
  g_assert_no_error (error);
  assert_text (target, "one");
  g_assert_true (write_text (fixture->file, "two", &error));
  assert_text (target, "two");
  g_assert_true (S_ISLNK (get_mode (fixture->file)));
  g_assert_true (S_ISLNK (get_mode (relative)));

  g_assert_true (g_file_make_symbolic_link (loop, "loop", NULL, NULL));
  g_assert_false (write_text (loop, "three", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
  record_fixture_remove (target_folder);
}

static void
test_not_a_regular_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/null");
  g_autoptr (GFile) pipe = g_file_get_child (fixture->folder, "pipe");
  g_autoptr (GError) error = NULL;

  g_assert_false (write_text (device, "one", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_nonnull (strstr (error->message, "/dev/null"));
  g_assert_true (S_ISCHR (get_mode (device)));
  g_clear_error (&error);

  g_assert_false (write_text (fixture->folder, "one", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);

  g_assert_cmpint (mkfifo (g_file_peek_path (pipe), 0600), ==, 0);
  g_assert_false (write_text (pipe, "one", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  assert_only_file (fixture, "pipe");
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) missing = g_file_resolve_relative_path (fixture->folder, "missing/file");
  g_autoptr (GFile) below = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (write_text (missing, "one", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "missing/file"));
  g_clear_error (&error);

  g_assert_true (write_text (fixture->file, "one", NULL));
  below = g_file_get_child (fixture->file, "below");
  g_assert_false (write_text (below, "one", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  assert_only_file (fixture, "file");
}

static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static ("two", 3);
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text (fixture->file, "one", NULL));
  g_cancellable_cancel (cancellable);
  g_assert_false (zohn_durable_write (fixture->file, bytes, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_text (fixture->file, "one");
  assert_only_file (fixture, "file");
}

static void
limit_file_size (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A disk that is full after a few bytes: the old file stays as it was, nothing is left behind. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *much = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text (fixture->file, "one", NULL));
  signal (SIGXFSZ, SIG_IGN);
  limit_file_size (1000);
  g_assert_false (write_text (fixture->file, much, &error));
  limit_file_size (RLIM_INFINITY);
  g_assert_nonnull (error);
  g_assert_true (error->domain == G_IO_ERROR);
  g_assert_nonnull (strstr (error->message, "/file”"));
  assert_text (fixture->file, "one");
  assert_only_file (fixture, "file");
  g_assert_true (write_text (fixture->file, much, NULL));
}

/* Without root's powers: a folder and a file that may not be written. */
static int
write_without_rights (Fixture *fixture)
{
  const char *folder = g_file_peek_path (fixture->folder);
  int status;
  pid_t child;

  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  child = fork ();
  if (child == 0) {
    g_autoptr (GError) error = NULL;

    if (geteuid () == 0 && setuid (65534) != 0) {
      _exit (77);
    }
    _exit (!write_text (fixture->file, "two", &error) &&
                   g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
               ? 0
               : 1);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  int status;

  g_assert_true (write_text (fixture->file, "one", NULL));
  g_assert_cmpint (g_chmod (g_file_peek_path (fixture->file), 0666), ==, 0);
  status = write_without_rights (fixture);
  if (status == 77) {
    g_test_skip ("cannot become another user");
    return;
  }
  g_assert_cmpint (status, ==, 0);
  assert_text (fixture->file, "one");
  assert_only_file (fixture, "file");
}

/* What the system is asked for, and in which order, told by strace: a first save and an overwrite alike write another
 * file in the same folder, sync it, rename it, and sync the folder. */
static void
test_order_of_system_calls (Fixture *fixture, gconstpointer data)
{
  g_autofree char *strace = g_find_program_in_path ("strace");
  g_autofree char *trace = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GRegex) order = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *helper = g_test_build_filename (G_TEST_BUILT, "record", "write-durably", NULL);
  int status = 0;
  int n_saves = 0;

  trace = g_build_filename (g_file_peek_path (fixture->folder), "trace", NULL);
  if (strace != NULL) {
    const char *arguments[] = { strace,
                                "-f",
                                "-y",
                                "-e",
                                "trace=openat,write,fsync,fdatasync,rename,renameat,renameat2",
                                "-o",
                                trace,
                                helper,
                                g_file_peek_path (fixture->file),
                                NULL };

    /* The leak checker cannot run under strace. */
    g_auto (GStrv) environment =
        g_environ_setenv (g_get_environ (), "ASAN_OPTIONS", "detect_leaks=0", TRUE);

    g_spawn_sync (NULL, (char **) arguments, environment,
                  G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                  &status, &error);
  }
  if (strace == NULL || error != NULL || status != 0 ||
      !g_file_get_contents (trace, &output, NULL, NULL)) {
    g_test_skip ("strace does not run here");
    return;
  }

  order = g_regex_new ("openat\\([^\\n]*/\\.zohn-ahl-saving-(\\w+)[^\\n]*O_EXCL"
                       "[^\\0]*?\\n[^\\n]*write\\([^\\n]*/\\.zohn-ahl-saving-\\1"
                       "[^\\0]*?\\n[^\\n]*fsync\\([^\\n]*/\\.zohn-ahl-saving-\\1>\\) += 0"
                       "[^\\0]*?\\n[^\\n]*rename\\w*\\([^\\n]*/\\.zohn-ahl-saving-\\1[^\\n]* = 0"
                       "[^\\0]*?\\n[^\\n]*fsync\\([^\\n]*>\\) += 0",
                       0, 0, &error);
  g_assert_no_error (error);
  g_regex_match (order, output, 0, &match);
  while (g_match_info_matches (match)) {
    n_saves++;
    g_match_info_next (match, NULL);
  }
  if (n_saves != 2) {
    g_error ("not two whole saves: %s", output);
  }
  g_assert_cmpint (g_unlink (trace), ==, 0);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  add ("/durable-write/first-and-again", test_first_and_again);
  add ("/durable-write/permissions", test_permissions);
  add ("/durable-write/symbolic-links", test_symbolic_links);
  add ("/durable-write/not-a-regular-file", test_not_a_regular_file);
  add ("/durable-write/no-folder", test_no_folder);
  add ("/durable-write/cancelled", test_cancelled);
  add ("/durable-write/full-disk", test_full_disk);
  add ("/durable-write/read-only", test_read_only);
  add ("/durable-write/order-of-system-calls", test_order_of_system_calls);

  return g_test_run ();
}
