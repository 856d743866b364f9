/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sounds.h"

#include "config.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

/* What is played is heard by ALSA's own `file` device: it writes a WAV file and passes on to a device that swallows
 * everything. The sound library is told to use it before it is first loaded. */

#define WAV_HEADER_SIZE 44
#define PATIENCE_SECONDS 20

static const char alsa_configuration[] = "pcm.swallow { type null }\n"
                                         "pcm.!default {\n"
                                         "  type file\n"
                                         "  slave.pcm swallow\n"
                                         "  file \"%s\"\n"
                                         "  format wav\n"
                                         "}\n";

static char *played_path;

static char *
get_sounds_folder (void)
{
  return g_build_filename (ZOHN_BUILD_DIR, "data", "sounds", NULL);
}

static ZohnSounds *
make_sounds (void)
{
  g_autofree char *folder = get_sounds_folder ();

  return zohn_sounds_new (folder);
}

static void
listen (void)
{
  g_autofree char *folder = g_dir_make_tmp ("zohn-ahl-sounds-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "asound.conf", NULL);
  g_autofree char *configuration = NULL;

  played_path = g_build_filename (folder, "played.wav", NULL);
  configuration = g_strdup_printf (alsa_configuration, played_path);
  g_assert_true (g_file_set_contents (path, configuration, -1, NULL));
  g_setenv ("ALSA_CONFIG_PATH", path, TRUE);
  g_setenv ("CANBERRA_DRIVER", "alsa", TRUE);
}

static void
stop_listening (void)
{
  g_autofree char *folder = g_path_get_dirname (played_path);
  g_autofree char *path = g_build_filename (folder, "asound.conf", NULL);

  g_unlink (played_path);
  g_unlink (path);
  g_rmdir (folder);
  g_clear_pointer (&played_path, g_free);
}

static GBytes *
load_samples (const char *path)
{
  g_autofree char *contents = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &contents, &length, NULL) || length <= WAV_HEADER_SIZE) {
    return g_bytes_new (NULL, 0);
  }

  return g_bytes_new (contents + WAV_HEADER_SIZE, length - WAV_HEADER_SIZE);
}

static GBytes *
load_sound (ZohnSound sound)
{
  g_autofree char *folder = get_sounds_folder ();
  g_autofree char *name = g_strconcat (zohn_sound_get_name (sound), ".wav", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return load_samples (path);
}

/* The device fills up its last period with silence. */
static gboolean
begins_with (GBytes *played, GBytes *expected)
{
  gsize expected_size = g_bytes_get_size (expected);

  return g_bytes_get_size (played) >= expected_size &&
         memcmp (g_bytes_get_data (played, NULL), g_bytes_get_data (expected, NULL),
                 expected_size) == 0;
}

static void
assert_played (ZohnSound sound)
{
  g_autoptr (GBytes) expected = load_sound (sound);
  gint64 end = g_get_monotonic_time () + PATIENCE_SECONDS * G_USEC_PER_SEC;
  gboolean played = FALSE;

  while (!played && g_get_monotonic_time () < end) {
    g_autoptr (GBytes) heard = load_samples (played_path);

    played = begins_with (heard, expected);
    if (!played) {
      g_usleep (G_USEC_PER_SEC / 100);
    }
  }

  g_assert_true (played);
}

static void
test_names (void)
{
  g_autoptr (GEnumClass) sounds = g_type_class_ref (ZOHN_TYPE_SOUND);

  g_assert_cmpuint (sounds->n_values, ==, ZOHN_N_SOUNDS);
  for (guint i = 0; i < ZOHN_N_SOUNDS; i++) {
    g_autoptr (GBytes) samples = load_sound (i);

    g_assert_cmpint (sounds->values[i].value, ==, (int) i);
    g_assert_cmpstr (sounds->values[i].value_nick, ==, zohn_sound_get_name (i));
    g_assert_cmpuint (g_bytes_get_size (samples), >, 0);
  }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_enabled (void)
{
  ZohnSounds *sounds = make_sounds ();
  guint enabled_count = 0;
  guint audible_count = 0;

  g_signal_connect_swapped (sounds, "notify::enabled", G_CALLBACK (count_cb), &enabled_count);
  g_signal_connect_swapped (sounds, "notify::audible", G_CALLBACK (count_cb), &audible_count);

  g_assert_true (zohn_sounds_get_enabled (sounds));
  g_assert_true (zohn_sounds_get_audible (sounds));
  zohn_sounds_set_enabled (sounds, TRUE);
  g_assert_cmpuint (enabled_count, ==, 0);

  g_object_set (sounds, "enabled", FALSE, NULL);
  g_assert_false (zohn_sounds_get_audible (sounds));
  g_assert_cmpuint (enabled_count, ==, 1);
  g_assert_cmpuint (audible_count, ==, 1);

  g_assert_finalize_object (sounds);
}

static void
test_desktop_setting (void)
{
  ZohnSounds *sounds = make_sounds ();
  GtkSettings *desktop = gtk_settings_get_default ();
  guint audible_count = 0;

  g_signal_connect_swapped (sounds, "notify::audible", G_CALLBACK (count_cb), &audible_count);

  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  g_assert_false (zohn_sounds_get_audible (sounds));
  g_assert_cmpuint (audible_count, ==, 1);

  zohn_sounds_set_enabled (sounds, FALSE);
  g_assert_cmpuint (audible_count, ==, 1);
  g_object_set (desktop, "gtk-enable-event-sounds", TRUE, NULL);
  g_assert_false (zohn_sounds_get_audible (sounds));
  g_assert_cmpuint (audible_count, ==, 1);

  zohn_sounds_set_enabled (sounds, TRUE);
  g_assert_true (zohn_sounds_get_audible (sounds));
  g_assert_cmpuint (audible_count, ==, 2);

  g_assert_finalize_object (sounds);
}

#ifdef HAVE_LIBCANBERRA
static void
test_played (void)
{
  listen ();

  for (guint i = 0; i < ZOHN_N_SOUNDS; i++) {
    ZohnSounds *sounds = make_sounds ();

    zohn_sounds_play (sounds, i);
    assert_played (i);
    g_assert_finalize_object (sounds);
  }

  stop_listening ();
}

static void
test_muted (void)
{
  ZohnSounds *sounds = make_sounds ();
  GtkSettings *desktop = gtk_settings_get_default ();

  listen ();

  zohn_sounds_set_enabled (sounds, FALSE);
  zohn_sounds_play (sounds, ZOHN_SOUND_WIN);
  zohn_sounds_set_enabled (sounds, TRUE);

  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  zohn_sounds_play (sounds, ZOHN_SOUND_WIN);
  g_object_set (desktop, "gtk-enable-event-sounds", TRUE, NULL);

  g_assert_false (g_file_test (played_path, G_FILE_TEST_EXISTS));
  zohn_sounds_play (sounds, ZOHN_SOUND_STEP);
  assert_played (ZOHN_SOUND_STEP);

  g_assert_finalize_object (sounds);
  stop_listening ();
}

/* A machine without a sound card, a folder without the files. */
static void
test_nothing_to_play_on (void)
{
  if (g_test_subprocess ()) {
    ZohnSounds *sounds = zohn_sounds_new ("/nonexistent");

    g_unsetenv ("CANBERRA_DRIVER");
    for (guint i = 0; i < ZOHN_N_SOUNDS; i++) {
      zohn_sounds_play (sounds, i);
      g_usleep (G_USEC_PER_SEC / 50);
    }
    g_assert_finalize_object (sounds);

    g_setenv ("CANBERRA_DRIVER", "alsa", TRUE);
    g_setenv ("ALSA_CONFIG_PATH", "/usr/share/alsa/alsa.conf", TRUE);
    g_setenv ("ALSA_CARD", "none", TRUE);
    sounds = make_sounds ();
    zohn_sounds_play (sounds, ZOHN_SOUND_STEP);
    g_usleep (G_USEC_PER_SEC / 5);
    g_assert_finalize_object (sounds);
    return;
  }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr_unmatched ("*ALSA*");
}
#endif

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();

  g_test_add_func ("/sounds/names", test_names);
  g_test_add_func ("/sounds/enabled", test_enabled);
  g_test_add_func ("/sounds/desktop-setting", test_desktop_setting);
#ifdef HAVE_LIBCANBERRA
  g_test_add_func ("/sounds/played", test_played);
  g_test_add_func ("/sounds/muted", test_muted);
  g_test_add_func ("/sounds/nothing-to-play-on", test_nothing_to_play_on);
#endif

  return g_test_run ();
}
