/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sounds.h"

#include "widgets/zohn-sound-player.h"

#include <gtk/gtk.h>

/* The sounds of the game: which may be heard now, and where their files lie. The player comes with the first sound that is
 * heard, so a program that is silent pays nothing. */

struct _ZohnSounds {
  GObject parent_instance;

  /* Owned. */
  char *folder;
  ZohnSoundPlayer *player;
  GtkSettings *desktop;

  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (ZohnSounds, zohn_sounds, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_FOLDER,
  PROP_ENABLED,
  PROP_AUDIBLE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static const char *const sound_names[ZOHN_N_SOUNDS] = {
  [ZOHN_SOUND_STICKS] = "sticks",
  [ZOHN_SOUND_STEP] = "step",
  [ZOHN_SOUND_CAPTURE] = "capture",
  [ZOHN_SOUND_CREEK] = "creek",
  [ZOHN_SOUND_DRY_BRANCH] = "dry-branch",
  [ZOHN_SOUND_LAP] = "lap",
  [ZOHN_SOUND_WIN] = "win",
};

static void
event_sounds_changed_cb (ZohnSounds *self)
{
  if (self->enabled) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AUDIBLE]);
  }
}

static void
zohn_sounds_constructed (GObject *object)
{
  ZohnSounds *self = ZOHN_SOUNDS (object);

  G_OBJECT_CLASS (zohn_sounds_parent_class)->constructed (object);

  g_set_object (&self->desktop, gtk_settings_get_default ());
  if (self->desktop != NULL) {
    g_signal_connect_object (self->desktop, "notify::gtk-enable-event-sounds",
                             G_CALLBACK (event_sounds_changed_cb), self, G_CONNECT_SWAPPED);
  }
}

static void
zohn_sounds_dispose (GObject *object)
{
  ZohnSounds *self = ZOHN_SOUNDS (object);

  g_clear_pointer (&self->player, zohn_sound_player_free);
  g_clear_object (&self->desktop);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (zohn_sounds_parent_class)->dispose (object);
}

static void
zohn_sounds_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnSounds *self = ZOHN_SOUNDS (object);

  switch (property_id) {
  case PROP_FOLDER:
    g_value_set_string (value, self->folder);
    break;
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
    break;
  case PROP_AUDIBLE:
    g_value_set_boolean (value, zohn_sounds_get_audible (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_sounds_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  ZohnSounds *self = ZOHN_SOUNDS (object);

  switch (property_id) {
  case PROP_FOLDER:
    self->folder = g_value_dup_string (value);
    break;
  case PROP_ENABLED:
    zohn_sounds_set_enabled (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_sounds_class_init (ZohnSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = zohn_sounds_constructed;
  object_class->dispose = zohn_sounds_dispose;
  object_class->get_property = zohn_sounds_get_property;
  object_class->set_property = zohn_sounds_set_property;

  properties[PROP_FOLDER] =
      g_param_spec_string ("folder", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENABLED] =
      g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_AUDIBLE] =
      g_param_spec_boolean ("audible", NULL, NULL, TRUE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
zohn_sounds_init (ZohnSounds *self)
{
  self->enabled = TRUE;
}

/**
 * zohn_sound_get_type:
 *
 * Returns: the type of #ZohnSound.
 */
GType
zohn_sound_get_type (void)
{
  static gsize type = 0;
  static const GEnumValue values[] = {
    { ZOHN_SOUND_STICKS, "ZOHN_SOUND_STICKS", "sticks" },
    { ZOHN_SOUND_STEP, "ZOHN_SOUND_STEP", "step" },
    { ZOHN_SOUND_CAPTURE, "ZOHN_SOUND_CAPTURE", "capture" },
    { ZOHN_SOUND_CREEK, "ZOHN_SOUND_CREEK", "creek" },
    { ZOHN_SOUND_DRY_BRANCH, "ZOHN_SOUND_DRY_BRANCH", "dry-branch" },
    { ZOHN_SOUND_LAP, "ZOHN_SOUND_LAP", "lap" },
    { ZOHN_SOUND_WIN, "ZOHN_SOUND_WIN", "win" },
    { 0, NULL, NULL },
  };

  if (g_once_init_enter (&type)) {
    g_once_init_leave (&type, g_enum_register_static ("ZohnSound", values));
  }

  return type;
}

/**
 * zohn_sound_get_name:
 * @sound: a sound
 *
 * Returns: the name of its file, without the ending.
 */
const char *
zohn_sound_get_name (ZohnSound sound)
{
  g_return_val_if_fail ((guint) sound < ZOHN_N_SOUNDS, NULL);

  return sound_names[sound];
}

/**
 * zohn_sounds_new:
 * @folder: where the sound files lie
 *
 * Returns: (transfer full): the sounds, enabled. Nothing is read or opened yet.
 */
ZohnSounds *
zohn_sounds_new (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_object_new (ZOHN_TYPE_SOUNDS, "folder", folder, NULL);
}

/**
 * zohn_sounds_get_enabled:
 * @sounds: the sounds
 *
 * Returns: whether the user wants to hear them.
 */
gboolean
zohn_sounds_get_enabled (ZohnSounds *sounds)
{
  g_return_val_if_fail (ZOHN_IS_SOUNDS (sounds), FALSE);

  return sounds->enabled;
}

/**
 * zohn_sounds_set_enabled:
 * @sounds: the sounds
 * @enabled: whether the user wants to hear them
 *
 * What plays when they are switched off falls silent at once.
 */
void
zohn_sounds_set_enabled (ZohnSounds *sounds, gboolean enabled)
{
  gboolean audible;

  g_return_if_fail (ZOHN_IS_SOUNDS (sounds));

  if (sounds->enabled == enabled) {
    return;
  }

  audible = zohn_sounds_get_audible (sounds);
  sounds->enabled = enabled;
  if (!enabled) {
    g_clear_pointer (&sounds->player, zohn_sound_player_free);
  }

  g_object_notify_by_pspec (G_OBJECT (sounds), properties[PROP_ENABLED]);
  if (audible != zohn_sounds_get_audible (sounds)) {
    g_object_notify_by_pspec (G_OBJECT (sounds), properties[PROP_AUDIBLE]);
  }
}

/**
 * zohn_sounds_get_audible:
 * @sounds: the sounds
 *
 * Returns: whether a sound would be played now: they are enabled, and the desktop wants sounds of events.
 */
gboolean
zohn_sounds_get_audible (ZohnSounds *sounds)
{
  gboolean wanted = TRUE;

  g_return_val_if_fail (ZOHN_IS_SOUNDS (sounds), FALSE);

  if (sounds->desktop != NULL) {
    g_object_get (sounds->desktop, "gtk-enable-event-sounds", &wanted, NULL);
  }

  return sounds->enabled && wanted;
}

/**
 * zohn_sounds_play:
 * @sounds: the sounds
 * @sound: which
 *
 * Plays a sound, if sounds are audible. Returns at once and never fails.
 */
void
zohn_sounds_play (ZohnSounds *sounds, ZohnSound sound)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (ZOHN_IS_SOUNDS (sounds));
  g_return_if_fail ((guint) sound < ZOHN_N_SOUNDS);

  if (!zohn_sounds_get_audible (sounds)) {
    return;
  }

  if (sounds->player == NULL) {
    sounds->player = zohn_sound_player_new ();
  }

  name = g_strconcat (sound_names[sound], ".wav", NULL);
  path = g_build_filename (sounds->folder, name, NULL);
  zohn_sound_player_play (sounds->player, path);
}
