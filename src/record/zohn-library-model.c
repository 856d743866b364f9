/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-library-model.h"

#include "record/zohn-library-names.h"
#include "record/zohn-library-reader.h"

struct _ZohnLibraryModel {
  GObject parent_instance;

  /* owned */
  ZohnLibrary *library;
  GFileMonitor *monitor; /* nullable */
  GPtrArray *entries; /* in order */
  GHashTable *by_name; /* name (the entry's) → entry (borrowed) */
  GHashTable *pending; /* names of files to read when the reading under way has ended */
  GCancellable *cancellable; /* nullable: of the reading under way */
  char *error_message;

  gboolean is_loading;
};

enum {
  PROP_LOADING = 1,
  PROP_ERROR_MESSAGE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GType
zohn_library_model_get_item_type (GListModel *list)
{
  return ZOHN_TYPE_LIBRARY_ENTRY;
}

static guint
zohn_library_model_get_n_items (GListModel *list)
{
  return ZOHN_LIBRARY_MODEL (list)->entries->len;
}

static gpointer
zohn_library_model_get_item (GListModel *list, guint position)
{
  ZohnLibraryModel *self = ZOHN_LIBRARY_MODEL (list);

  return position < self->entries->len ? g_object_ref (g_ptr_array_index (self->entries, position))
                                       : NULL;
}

static void
init_list_model (GListModelInterface *interface)
{
  interface->get_item_type = zohn_library_model_get_item_type;
  interface->get_n_items = zohn_library_model_get_n_items;
  interface->get_item = zohn_library_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ZohnLibraryModel, zohn_library_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static void read_records (ZohnLibraryModel *self, char **names);

/* Where @entry is, or where it belongs. */
static guint
find_place (ZohnLibraryModel *self, ZohnLibraryEntry *entry)
{
  guint low = 0, high = self->entries->len;

  while (low < high) {
    const guint middle = low + (high - low) / 2;

    if (zohn_library_entry_compare (g_ptr_array_index (self->entries, middle), entry) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  return low;
}

/* Takes out what is there of the update's file. An entry that stays in its place is changed there, so that a view
 * keeps what is around it. Returns whether the update is done with. */
static gboolean
replace_old (ZohnLibraryModel *self, const ZohnLibraryUpdate *update)
{
  ZohnLibraryEntry *old = g_hash_table_lookup (self->by_name, update->name);
  const guint place = old != NULL ? find_place (self, old) : 0;

  if (old == NULL) {
    return update->entry == NULL;
  }

  g_hash_table_remove (self->by_name, update->name);
  if (update->entry != NULL && zohn_library_entry_compare (old, update->entry) == 0) {
    g_object_unref (old);
    g_ptr_array_index (self->entries, place) = g_object_ref (update->entry);
    g_hash_table_insert (self->by_name, (char *) zohn_library_entry_get_name (update->entry),
                         update->entry);
    g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 1);
    return TRUE;
  }

  g_ptr_array_remove_index (self->entries, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);

  return update->entry == NULL;
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return zohn_library_entry_compare (*(ZohnLibraryEntry *const *) a,
                                     *(ZohnLibraryEntry *const *) b);
}

/* Puts entries in that are in order, and tells of each run of neighbours once: a batch of the first reading is one
 * run at the end of the list. */
static void
insert_entries (ZohnLibraryModel *self, GPtrArray *entries)
{
  guint i = 0;

  while (i < entries->len) {
    const guint place = find_place (self, g_ptr_array_index (entries, i));
    ZohnLibraryEntry *next =
        place < self->entries->len ? g_ptr_array_index (self->entries, place) : NULL;
    guint n_run = 0;

    while (i < entries->len && (next == NULL || zohn_library_entry_compare (
                                                    g_ptr_array_index (entries, i), next) < 0)) {
      ZohnLibraryEntry *entry = g_ptr_array_index (entries, i++);

      g_ptr_array_insert (self->entries, (int) (place + n_run++), g_object_ref (entry));
      g_hash_table_insert (self->by_name, (char *) zohn_library_entry_get_name (entry), entry);
    }
    g_list_model_items_changed (G_LIST_MODEL (self), place, 0, n_run);
  }
}

static void
update_cb (GObject *receiver, GArray *updates)
{
  ZohnLibraryModel *self = ZOHN_LIBRARY_MODEL (receiver);
  g_autoptr (GPtrArray) new_entries = g_ptr_array_new ();

  for (guint i = 0; i < updates->len; i++) {
    const ZohnLibraryUpdate *update = &g_array_index (updates, ZohnLibraryUpdate, i);

    if (!replace_old (self, update)) {
      g_ptr_array_add (new_entries, update->entry);
    }
  }

  g_ptr_array_sort (new_entries, compare_entries);
  insert_entries (self, new_entries);
}

static void
set_error_message (ZohnLibraryModel *self, const char *message)
{
  if (g_strcmp0 (message, self->error_message) != 0) {
    g_free (self->error_message);
    self->error_message = g_strdup (message);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR_MESSAGE]);
  }
}

static char **
take_pending (ZohnLibraryModel *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer name;

  if (g_hash_table_size (self->pending) == 0) {
    return NULL;
  }

  g_hash_table_iter_init (&iter, self->pending);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    g_strv_builder_add (names, name);
  }
  g_hash_table_remove_all (self->pending);

  return g_strv_builder_end (names);
}

static void
read_pending (ZohnLibraryModel *self)
{
  char **names = self->cancellable == NULL ? take_pending (self) : NULL;

  if (names != NULL) {
    read_records (self, names);
  }
}

static void
read_cb (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  GWeakRef *reference = user_data;
  g_autoptr (ZohnLibraryModel) self = g_weak_ref_get (reference);
  g_autoptr (GError) error = NULL;

  zohn_library_read_finish (result, &error);
  if (self != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    g_clear_object (&self->cancellable);
    if (self->is_loading) {
      self->is_loading = FALSE;
      set_error_message (self, error != NULL ? error->message : NULL);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
    }
    read_pending (self);
  }
  g_weak_ref_clear (reference);
  g_free (reference);
}

/* @names: (transfer full) (nullable): NULL for all */
static void
read_records (ZohnLibraryModel *self, char **names)
{
  GWeakRef *reference = g_new (GWeakRef, 1);

  g_weak_ref_init (reference, self);
  self->cancellable = g_cancellable_new ();
  zohn_library_read_async (zohn_library_get_folder (self->library), names, G_OBJECT (self),
                           update_cb, self->cancellable, read_cb, reference);
}

static void
add_pending (ZohnLibraryModel *self, GFile *file)
{
  char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name != NULL && zohn_library_name_is_record (name)) {
    g_hash_table_add (self->pending, name);
  } else {
    g_free (name);
  }
}

static void
changed_cb (GFileMonitor *monitor, GFile *file, GFile *other_file, GFileMonitorEvent event,
            ZohnLibraryModel *self)
{
  add_pending (self, file);
  add_pending (self, other_file);
  read_pending (self);
}

/* Watched before it is read, so that nothing happens unseen in between. */
static void
watch_folder (ZohnLibraryModel *self)
{
  GFile *folder = zohn_library_get_folder (self->library);

  zohn_library_make_folder (self->library);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL) {
    g_signal_connect (self->monitor, "changed", G_CALLBACK (changed_cb), self);
  }
}

static void
zohn_library_model_dispose (GObject *object)
{
  ZohnLibraryModel *self = ZOHN_LIBRARY_MODEL (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->monitor != NULL) {
    g_signal_handlers_disconnect_by_data (self->monitor, self);
    g_file_monitor_cancel (self->monitor);
    g_clear_object (&self->monitor);
  }

  G_OBJECT_CLASS (zohn_library_model_parent_class)->dispose (object);
}

static void
zohn_library_model_finalize (GObject *object)
{
  ZohnLibraryModel *self = ZOHN_LIBRARY_MODEL (object);

  g_clear_pointer (&self->pending, g_hash_table_unref);
  g_clear_pointer (&self->by_name, g_hash_table_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->error_message, g_free);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (zohn_library_model_parent_class)->finalize (object);
}

static void
zohn_library_model_get_property (GObject *object, guint property_id, GValue *value,
                                 GParamSpec *pspec)
{
  ZohnLibraryModel *self = ZOHN_LIBRARY_MODEL (object);

  switch (property_id) {
  case PROP_LOADING:
    g_value_set_boolean (value, self->is_loading);
    break;
  case PROP_ERROR_MESSAGE:
    g_value_set_string (value, self->error_message);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_library_model_class_init (ZohnLibraryModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = zohn_library_model_dispose;
  object_class->finalize = zohn_library_model_finalize;
  object_class->get_property = zohn_library_model_get_property;

  properties[PROP_LOADING] =
      g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ERROR_MESSAGE] =
      g_param_spec_string ("error-message", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zohn_library_model_init (ZohnLibraryModel *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  self->pending = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * zohn_library_model_new:
 * @library: a library
 *
 * Begins to read at once, in a thread.
 *
 * Returns: (transfer full): the list of its games, empty as yet.
 */
ZohnLibraryModel *
zohn_library_model_new (ZohnLibrary *library)
{
  ZohnLibraryModel *model;

  g_return_val_if_fail (ZOHN_IS_LIBRARY (library), NULL);

  model = g_object_new (ZOHN_TYPE_LIBRARY_MODEL, NULL);
  model->library = g_object_ref (library);
  model->is_loading = TRUE;
  watch_folder (model);
  read_records (model, NULL);

  return model;
}

/**
 * zohn_library_model_get_loading:
 * @model: a list of games
 *
 * Returns: whether there are records that have not been read for the first time.
 */
gboolean
zohn_library_model_get_loading (ZohnLibraryModel *model)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_MODEL (model), FALSE);

  return model->is_loading;
}

/**
 * zohn_library_model_get_error_message:
 * @model: a list of games
 *
 * Returns: (transfer none) (nullable): why the folder cannot be read, translated.
 */
const char *
zohn_library_model_get_error_message (ZohnLibraryModel *model)
{
  g_return_val_if_fail (ZOHN_IS_LIBRARY_MODEL (model), NULL);

  return model->error_message;
}

/**
 * zohn_library_model_refresh:
 * @model: a list of games
 * @file: a record of the library that was written, renamed or removed
 *
 * Reads the record again, in a thread.
 */
void
zohn_library_model_refresh (ZohnLibraryModel *model, GFile *file)
{
  g_return_if_fail (ZOHN_IS_LIBRARY_MODEL (model));
  g_return_if_fail (G_IS_FILE (file));

  add_pending (model, file);
  read_pending (model);
}

/**
 * zohn_library_model_find:
 * @model: a list of games
 * @file: a record of the library
 * @position: (out) (optional): where it is in the list
 *
 * Returns: (transfer none) (nullable): its entry; %NULL when it is not in the list, or not yet.
 */
ZohnLibraryEntry *
zohn_library_model_find (ZohnLibraryModel *model, GFile *file, guint *position)
{
  g_autofree char *name = NULL;
  ZohnLibraryEntry *entry;

  g_return_val_if_fail (ZOHN_IS_LIBRARY_MODEL (model), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  entry = g_hash_table_lookup (model->by_name, name);
  if (entry != NULL && position != NULL) {
    *position = find_place (model, entry);
  }

  return entry;
}
