/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings/zohn-settings.h"

#include <glib/gstdio.h>

#include "config.h"

/* A schema source made of @schema alone, an XML text; NULL for a folder without any. */
static GSettingsSchemaSource *
create_source (const char *schema)
{
  g_autofree char *folder = g_dir_make_tmp ("zohn-schema-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "test.gschema.xml", NULL);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);
  const char *const command[] = { "glib-compile-schemas", "--strict", folder, NULL };
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_file_set_contents (file, schema, -1, NULL));
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, &error);
  g_assert_no_error (error);

  g_remove (compiled);
  g_remove (file);
  g_rmdir (folder);

  return g_steal_pointer (&source);
}

#define SCHEMA(keys)                                                                               \
  "<schemalist><schema id='" ZOHN_APPLICATION_ID "' path='/io/github/zohn_ahl/ZohnAhl/'>" keys     \
  "</schema></schemalist>"

static void
assert_usable (ZohnSettings *settings)
{
  g_assert_cmpstr (zohn_settings_get_string (settings, "animation-speed"), ==, "normal");
  g_assert_cmpuint (zohn_settings_get_uint (settings, "counters"), ==, 4);
  g_assert_cmpint (zohn_settings_get_int (settings, "window-width"), ==, 1040);
  g_assert_true (zohn_settings_get_boolean (settings, "sidebar-shown"));
  g_assert_cmpuint (
      g_strv_length ((char **) zohn_settings_get_strings (settings, "clockwise-players")), ==, 0);

  g_object_set (settings, "counters", 7u, NULL);
  g_assert_cmpuint (zohn_settings_get_uint (settings, "counters"), ==, 7);
}

static void
test_complete (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new ();

  g_assert_null (zohn_settings_get_problem (settings));
  assert_usable (settings);
  g_object_set (settings, "counters", 4u, NULL);
  g_assert_finalize_object (g_steal_pointer (&settings));
}

/* Whoever adds a key in one place only is told here. */
static void
test_defaults_agree (void)
{
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (
      g_settings_schema_source_get_default (), ZOHN_APPLICATION_ID, TRUE);
  g_autoptr (ZohnSettings) bare = zohn_settings_new_from_source (NULL);
  g_autoptr (ZohnSettings) stored = zohn_settings_new ();
  g_auto (GStrv) keys = NULL;
  g_autofree GParamSpec **properties = NULL;
  guint n_properties;

  g_assert_nonnull (schema);
  keys = g_settings_schema_list_keys (schema);
  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (bare), &n_properties);
  g_assert_cmpuint (g_strv_length (keys), ==, n_properties);

  for (guint i = 0; i < n_properties; i++) {
    g_auto (GValue) without = G_VALUE_INIT;
    g_auto (GValue) with = G_VALUE_INIT;
    g_autofree char *text_without = NULL;
    g_autofree char *text_with = NULL;

    g_assert_true (g_strv_contains ((const char *const *) keys, properties[i]->name));
    g_object_get_property (G_OBJECT (bare), properties[i]->name, &without);
    g_object_get_property (G_OBJECT (stored), properties[i]->name, &with);
    text_without = g_strdup_value_contents (&without);
    text_with = g_strdup_value_contents (&with);
    g_assert_cmpstr (text_without, ==, text_with);
  }
}

static void
test_remembered (void)
{
  const char *const players[] = { "Ann; Bea", "<b>&%s\n", "אבג", NULL };
  g_autoptr (ZohnSettings) first = zohn_settings_new ();
  g_autoptr (ZohnSettings) second = NULL;

  g_object_set (first, "clockwise-players", players, "style", "dark", "window-width", 800, NULL);
  zohn_settings_apply (first);
  second = zohn_settings_new ();
  g_assert_cmpstrv (zohn_settings_get_strings (second, "clockwise-players"), players);
  g_assert_cmpstr (zohn_settings_get_string (second, "style"), ==, "dark");

  /* Set in one place, known in the other. */
  g_object_set (second, "window-width", 801, NULL);
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_assert_cmpint (zohn_settings_get_int (first, "window-width"), ==, 801);
}

static void
count_cb (guint *count)
{
  *count += 1;
}

static void
test_notify_once (void)
{
  const char *const players[] = { "Ann", NULL };
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);
  guint count = 0;

  g_signal_connect_swapped (settings, "notify", G_CALLBACK (count_cb), &count);
  g_object_set (settings, "counters", 5u, "clockwise-players", players, NULL);
  g_assert_cmpuint (count, ==, 2);
  g_object_set (settings, "counters", 5u, "clockwise-players", players, NULL);
  g_assert_cmpuint (count, ==, 2);
}

static void
test_no_schema (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);

  g_assert_nonnull (strstr (zohn_settings_get_problem (settings), ZOHN_APPLICATION_ID));
  assert_usable (settings);
}

static void
test_schema_of_others_only (void)
{
  g_autoptr (GSettingsSchemaSource) source =
      create_source ("<schemalist><schema id='a.b' path='/a/b/'/></schemalist>");
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (source);

  g_assert_nonnull (strstr (zohn_settings_get_problem (settings), ZOHN_APPLICATION_ID));
  assert_usable (settings);
}

static void
test_old_schema (void)
{
  g_autoptr (GSettingsSchemaSource) source =
      create_source (SCHEMA ("<key name='window-width' type='i'><default>900</default></key>"));
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (source);
  const char *problem = zohn_settings_get_problem (settings);

  g_assert_nonnull (strstr (problem, "animation-speed"));
  g_assert_null (strstr (problem, "window-width"));
  g_assert_cmpuint (zohn_settings_get_uint (settings, "counters"), ==, 4);
  g_object_set (settings, "counters", 9u, "style", "dark", NULL);
  g_assert_cmpuint (zohn_settings_get_uint (settings, "counters"), ==, 9);
}

static void
test_key_of_other_type (void)
{
  g_autoptr (GSettingsSchemaSource) source =
      create_source (SCHEMA ("<key name='counters' type='s'><default>'four'</default></key>"));
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (source);

  g_assert_nonnull (strstr (zohn_settings_get_problem (settings), "counters"));
  assert_usable (settings);
}

/* A schema that does not yet know a choice would make GSettings complain when it is made. */
static void
test_key_with_fewer_choices (void)
{
  g_autoptr (GSettingsSchemaSource) source = create_source (
      SCHEMA ("<key name='style' type='s'><choices><choice value='system'/></choices>"
              "<default>'system'</default></key>"));
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (source);

  g_assert_nonnull (strstr (zohn_settings_get_problem (settings), "style"));
  g_object_set (settings, "style", "dark", NULL);
  g_assert_cmpstr (zohn_settings_get_string (settings, "style"), ==, "dark");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/settings/complete", test_complete);
  g_test_add_func ("/settings/defaults-agree", test_defaults_agree);
  g_test_add_func ("/settings/remembered", test_remembered);
  g_test_add_func ("/settings/notify-once", test_notify_once);
  g_test_add_func ("/settings/missing/schema", test_no_schema);
  g_test_add_func ("/settings/missing/schema-of-others-only", test_schema_of_others_only);
  g_test_add_func ("/settings/missing/keys", test_old_schema);
  g_test_add_func ("/settings/missing/key-of-other-type", test_key_of_other_type);
  g_test_add_func ("/settings/missing/key-with-fewer-choices", test_key_with_fewer_choices);

  return g_test_run ();
}
