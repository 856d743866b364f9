/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sound-player.h"

#include "config.h"

#ifdef HAVE_LIBCANBERRA

#include <canberra.h>
#include <gmodule.h>

/* Sounds that wait when the server is slow; a game makes none that are worth hearing late. */
#define MOST_WAITING 8

struct _ZohnSoundPlayer {
  GThreadPool *thread; /* owned; of one thread */
  guint32 id; /* of what this player plays, within the context */
  gboolean has_played; /* only touched by the thread while that runs */
};

static void
ignore_alsa_error (const char *file, int line, const char *function, int error, const char *format,
                   ...)
{
}

/* ALSA complains on standard error when there is no sound card, whatever its caller makes of the failure. */
static void
silence_alsa (void)
{
  GModule *alsa = g_module_open ("libasound.so.2", G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  int (*set_error_handler) (
      void (*handler) (const char *, int, const char *, int, const char *, ...));

  if (alsa == NULL) {
    return;
  }

  /* It stays loaded: libcanberra opens the same library. */
  g_module_make_resident (alsa);
  if (g_module_symbol (alsa, "snd_lib_error_set_handler", (gpointer *) &set_error_handler)) {
    set_error_handler (ignore_alsa_error);
  }
}

static ca_context *
create_context (void)
{
  ca_context *context = NULL;

  silence_alsa ();
  if (ca_context_create (&context) != CA_SUCCESS) {
    return NULL;
  }

  ca_context_change_props (context, CA_PROP_APPLICATION_NAME, "Zohn Ahl", CA_PROP_APPLICATION_ID,
                           ZOHN_APPLICATION_ID, CA_PROP_APPLICATION_ICON_NAME, ZOHN_APPLICATION_ID,
                           NULL);

  return context;
}

/* One for the whole program and to its end: to destroy it unloads the code of threads that may still be leaving it. */
static ca_context *
get_context (void)
{
  static ca_context *context = NULL;
  static gsize created = 0;

  if (g_once_init_enter (&created)) {
    context = create_context ();
    g_once_init_leave (&created, 1);
  }

  return context;
}

static void
play_in_thread (gpointer data, gpointer user_data)
{
  g_autofree char *path = data;
  ZohnSoundPlayer *player = user_data;
  ca_context *context = get_context ();

  /* A failure means that there is nothing to play on just now, which is no fault. */
  if (context != NULL) {
    ca_context_play (context, player->id, CA_PROP_MEDIA_FILENAME, path, CA_PROP_MEDIA_ROLE, "event",
                     CA_PROP_CANBERRA_CACHE_CONTROL, "permanent", NULL);
    player->has_played = TRUE;
  }
}

/**
 * zohn_sound_player_new:
 *
 * Opens nothing before the first sound.
 *
 * Returns: (transfer full): a player.
 */
ZohnSoundPlayer *
zohn_sound_player_new (void)
{
  static int last_id = 0;
  ZohnSoundPlayer *player = g_new0 (ZohnSoundPlayer, 1);

  player->id = (guint32) g_atomic_int_add (&last_id, 1);
  player->thread = g_thread_pool_new_full (play_in_thread, player, g_free, 1, FALSE, NULL);

  return player;
}

/**
 * zohn_sound_player_free:
 * @player: (transfer full) (nullable): a player
 *
 * Ends what is playing; drops what waits.
 */
void
zohn_sound_player_free (ZohnSoundPlayer *player)
{
  if (player == NULL) {
    return;
  }

  g_thread_pool_free (player->thread, TRUE, TRUE);
  if (player->has_played) {
    ca_context_cancel (get_context (), player->id);
  }
  g_free (player);
}

/**
 * zohn_sound_player_play:
 * @player: a player
 * @path: of a sound file
 *
 * Plays a sound soon, over those that are playing. Dropped when the sound server does not keep up.
 */
void
zohn_sound_player_play (ZohnSoundPlayer *player, const char *path)
{
  g_return_if_fail (player != NULL);
  g_return_if_fail (path != NULL);

  if (g_thread_pool_unprocessed (player->thread) < MOST_WAITING) {
    g_thread_pool_push (player->thread, g_strdup (path), NULL);
  }
}

#else /* without libcanberra every sound is silent */

struct _ZohnSoundPlayer {
  int nothing;
};

ZohnSoundPlayer *
zohn_sound_player_new (void)
{
  return g_new0 (ZohnSoundPlayer, 1);
}

void
zohn_sound_player_free (ZohnSoundPlayer *player)
{
  g_free (player);
}

void
zohn_sound_player_play (ZohnSoundPlayer *player, const char *path)
{
}

#endif
