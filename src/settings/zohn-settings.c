/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings/zohn-settings.h"

#include <glib/gi18n.h>

#include "config.h"
#include "settings/zohn-paths.h"

/* GSettings aborts the program when a schema or a key is not there. That happens to people whose installation
 * is incomplete or older than the program, so every key is looked up before it is bound, and what is missing
 * is told instead. */

typedef struct {
  const char *name;
  const char *type; /* of the schema's key */
  const char *choices; /* of a string, separated by commas; the first is the default */
  int minimum, maximum, fallback; /* of a number or a boolean */
} Key;

static const Key keys[] = {
  { "animation-speed", "s", "normal,fast,off" },
  { "chances-shown", "b", NULL, 0, 1, TRUE },
  { "style", "s", "system,light,dark" },
  { "high-contrast", "b", NULL, 0, 1, FALSE },
  { "sound", "b", NULL, 0, 1, TRUE },
  { "board-turned", "b", NULL, 0, 1, FALSE },
  { "status-turned", "b", NULL, 0, 1, FALSE },
  { "how-to-play-shown", "b", NULL, 0, 1, FALSE },
  { "chart-shown", "b", NULL, 0, 1, FALSE },
  { "sidebar-shown", "b", NULL, 0, 1, TRUE },
  { "window-width", "i", NULL, 1, 100000, 1040 },
  { "window-height", "i", NULL, 1, 100000, 760 },
  { "window-maximized", "b", NULL, 0, 1, FALSE },
  { "window-fullscreen", "b", NULL, 0, 1, FALSE },
  { "clockwise-players", "as" },
  { "anticlockwise-players", "as" },
  { "clockwise-computer", "b", NULL, 0, 1, FALSE },
  { "anticlockwise-computer", "b", NULL, 0, 1, FALSE },
  { "counters", "u", NULL, 1, 15, 4 },
  { "lap", "s", "carry-on,halt,restart" },
  { "first", "s", "clockwise,anticlockwise,chance" },
  { "real-sticks", "b", NULL, 0, 1, FALSE },
  { "time-limit", "u", NULL, 0, 600, 0 },
};

#define N_KEYS G_N_ELEMENTS (keys)

struct _ZohnSettings {
  GObject parent_instance;

  /* owned */
  GSettings *stored; /* NULL without a schema */
  GValue values[N_KEYS];
  char *problem;
};

G_DEFINE_FINAL_TYPE (ZohnSettings, zohn_settings, G_TYPE_OBJECT)

static GParamSpec *properties[N_KEYS + 1];

static GParamSpec *
create_property (const Key *key)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  switch (key->type[0]) {
  case 'b':
    return g_param_spec_boolean (key->name, NULL, NULL, key->fallback, flags);
  case 'i':
    return g_param_spec_int (key->name, NULL, NULL, key->minimum, key->maximum, key->fallback,
                             flags);
  case 'u':
    return g_param_spec_uint (key->name, NULL, NULL, (guint) key->minimum, (guint) key->maximum,
                              (guint) key->fallback, flags);
  case 's': {
    g_auto (GStrv) choices = g_strsplit (key->choices, ",", -1);

    return g_param_spec_string (key->name, NULL, NULL, g_intern_string (choices[0]), flags);
  }
  default:
    return g_param_spec_boxed (key->name, NULL, NULL, G_TYPE_STRV, flags);
  }
}

static gboolean
equal_values (const GValue *a, const GValue *b, GParamSpec *pspec)
{
  if (G_VALUE_HOLDS (a, G_TYPE_STRV)) {
    return g_strv_equal (g_value_get_boxed (a), g_value_get_boxed (b));
  }

  return g_param_values_cmp (pspec, a, b) == 0;
}

/* Whether a stored key takes everything that the program may write to it. */
static gboolean
fits_key (GSettingsSchema *schema, const Key *key)
{
  g_autoptr (GSettingsSchemaKey) stored = NULL;
  g_auto (GStrv) choices = NULL;

  if (!g_settings_schema_has_key (schema, key->name)) {
    return FALSE;
  }
  stored = g_settings_schema_get_key (schema, key->name);
  if (!g_variant_type_equal (g_settings_schema_key_get_value_type (stored),
                             G_VARIANT_TYPE (key->type))) {
    return FALSE;
  }

  choices = key->choices != NULL ? g_strsplit (key->choices, ",", -1) : NULL;
  for (guint i = 0; choices != NULL && choices[i] != NULL; i++) {
    g_autoptr (GVariant) choice = g_variant_ref_sink (g_variant_new_string (choices[i]));

    if (!g_settings_schema_key_range_check (stored, choice)) {
      return FALSE;
    }
  }

  return TRUE;
}

static void
bind_keys (ZohnSettings *self, GSettingsSchema *schema)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  self->stored = g_settings_new_full (schema, NULL, NULL);
  for (guint i = 0; i < N_KEYS; i++) {
    if (fits_key (schema, &keys[i])) {
      g_settings_bind (self->stored, keys[i].name, self, keys[i].name, G_SETTINGS_BIND_DEFAULT);
    } else {
      g_ptr_array_add (missing, (gpointer) keys[i].name);
    }
  }

  if (missing->len > 0) {
    g_autofree char *names = NULL;

    g_ptr_array_add (missing, NULL);
    names = g_strjoinv (", ", (char **) missing->pdata);
    /* Translators: %1$s is the id of a settings schema, %2$s a list of its keys. */
    self->problem =
        g_strdup_printf (_ ("The installed settings schema “%1$s” is of another version: "
                            "it lacks %2$s. These preferences are not remembered. "
                            "Installing the program again mends this."),
                         ZOHN_APPLICATION_ID, names);
  }
}

static void
open_schema (ZohnSettings *self, GSettingsSchemaSource *source, const char *reason)
{
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, ZOHN_APPLICATION_ID, TRUE) : NULL;

  if (schema != NULL) {
    bind_keys (self, schema);
  } else if (reason != NULL) {
    /* Translators: %1$s is the id of a settings schema, %2$s the system's message. */
    self->problem = g_strdup_printf (_ ("The settings schema “%1$s” is not installed (%2$s). "
                                        "Preferences are not remembered. "
                                        "Installing the program again mends this."),
                                     ZOHN_APPLICATION_ID, reason);
  } else {
    /* Translators: %s is the id of a settings schema. */
    self->problem = g_strdup_printf (_ ("The settings schema “%s” is not installed. "
                                        "Preferences are not remembered. "
                                        "Installing the program again mends this."),
                                     ZOHN_APPLICATION_ID);
  }
}

static void
zohn_settings_dispose (GObject *object)
{
  ZohnSettings *self = ZOHN_SETTINGS (object);

  g_clear_object (&self->stored);

  G_OBJECT_CLASS (zohn_settings_parent_class)->dispose (object);
}

static void
zohn_settings_finalize (GObject *object)
{
  ZohnSettings *self = ZOHN_SETTINGS (object);

  for (guint i = 0; i < N_KEYS; i++) {
    g_value_unset (&self->values[i]);
  }
  g_free (self->problem);

  G_OBJECT_CLASS (zohn_settings_parent_class)->finalize (object);
}

static void
zohn_settings_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnSettings *self = ZOHN_SETTINGS (object);

  g_value_copy (&self->values[property_id - 1], value);
}

static void
zohn_settings_set_property (GObject *object, guint property_id, const GValue *value,
                            GParamSpec *pspec)
{
  ZohnSettings *self = ZOHN_SETTINGS (object);
  GValue *held = &self->values[property_id - 1];

  if (!equal_values (held, value, pspec)) {
    g_value_copy (value, held);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
zohn_settings_class_init (ZohnSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = zohn_settings_dispose;
  object_class->finalize = zohn_settings_finalize;
  object_class->get_property = zohn_settings_get_property;
  object_class->set_property = zohn_settings_set_property;

  for (guint i = 0; i < N_KEYS; i++) {
    properties[i + 1] = create_property (&keys[i]);
  }
  g_object_class_install_properties (object_class, N_KEYS + 1, properties);
}

static void
zohn_settings_init (ZohnSettings *self)
{
  const char *const nobody[] = { NULL };

  for (guint i = 0; i < N_KEYS; i++) {
    g_value_init (&self->values[i], G_PARAM_SPEC_VALUE_TYPE (properties[i + 1]));
    if (G_VALUE_HOLDS (&self->values[i], G_TYPE_STRV)) {
      g_value_set_boxed (&self->values[i], nobody);
    } else {
      g_param_value_set_default (properties[i + 1], &self->values[i]);
    }
  }
}

/**
 * zohn_settings_new:
 *
 * The schema is looked for where the running program's own files lie, then where the system keeps schemas.
 *
 * Returns: (transfer full): the user's preferences.
 */
ZohnSettings *
zohn_settings_new (void)
{
  ZohnSettings *self = g_object_new (ZOHN_TYPE_SETTINGS, NULL);
  GSettingsSchemaSource *system_source = g_settings_schema_source_get_default ();
  g_autoptr (ZohnPaths) paths = zohn_paths_new ();
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GError) error = NULL;

  source =
      g_settings_schema_source_new_from_directory (paths->schemas, system_source, FALSE, &error);
  open_schema (self, source != NULL ? source : system_source,
               error != NULL ? error->message : NULL);

  return self;
}

/**
 * zohn_settings_new_from_source:
 * @source: (nullable): where to look for the schema
 *
 * Returns: (transfer full): preferences by the schema in @source, or by defaults alone.
 */
ZohnSettings *
zohn_settings_new_from_source (GSettingsSchemaSource *source)
{
  ZohnSettings *self = g_object_new (ZOHN_TYPE_SETTINGS, NULL);

  open_schema (self, source, NULL);

  return self;
}

/**
 * zohn_settings_get_problem:
 * @settings: preferences
 *
 * Returns: (transfer none) (nullable): a sentence for the user on what is wrong with the installation, %NULL
 *   when every preference is remembered.
 */
const char *
zohn_settings_get_problem (ZohnSettings *settings)
{
  g_return_val_if_fail (ZOHN_IS_SETTINGS (settings), NULL);

  return settings->problem;
}

/**
 * zohn_settings_apply:
 * @settings: preferences
 *
 * Waits until all that was set is stored: before the program ends.
 */
void
zohn_settings_apply (ZohnSettings *settings)
{
  g_return_if_fail (ZOHN_IS_SETTINGS (settings));

  if (settings->stored != NULL) {
    g_settings_sync ();
  }
}

static const GValue *
find_value (ZohnSettings *settings, const char *key, GType type)
{
  for (guint i = 0; i < N_KEYS; i++) {
    if (g_str_equal (keys[i].name, key)) {
      g_return_val_if_fail (G_VALUE_HOLDS (&settings->values[i], type), NULL);
      return &settings->values[i];
    }
  }

  g_return_val_if_reached (NULL);
}

/**
 * zohn_settings_get_boolean:
 * @settings: preferences
 * @key: the name of a boolean key
 *
 * Returns: its value.
 */
gboolean
zohn_settings_get_boolean (ZohnSettings *settings, const char *key)
{
  return g_value_get_boolean (find_value (settings, key, G_TYPE_BOOLEAN));
}

/**
 * zohn_settings_get_uint:
 * @settings: preferences
 * @key: the name of a key of type `u`
 *
 * Returns: its value, within the key's range.
 */
guint
zohn_settings_get_uint (ZohnSettings *settings, const char *key)
{
  return g_value_get_uint (find_value (settings, key, G_TYPE_UINT));
}

/**
 * zohn_settings_get_int:
 * @settings: preferences
 * @key: the name of a key of type `i`
 *
 * Returns: its value, within the key's range.
 */
int
zohn_settings_get_int (ZohnSettings *settings, const char *key)
{
  return g_value_get_int (find_value (settings, key, G_TYPE_INT));
}

/**
 * zohn_settings_get_string:
 * @settings: preferences
 * @key: the name of a string key
 *
 * Returns: (transfer none): its value, one of the key's choices.
 */
const char *
zohn_settings_get_string (ZohnSettings *settings, const char *key)
{
  return g_value_get_string (find_value (settings, key, G_TYPE_STRING));
}

/**
 * zohn_settings_get_strings:
 * @settings: preferences
 * @key: the name of a key that holds a list of strings
 *
 * Returns: (transfer none) (array zero-terminated=1): its value, never %NULL.
 */
const char *const *
zohn_settings_get_strings (ZohnSettings *settings, const char *key)
{
  return g_value_get_boxed (find_value (settings, key, G_TYPE_STRV));
}
