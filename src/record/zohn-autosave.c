/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record/zohn-autosave.h"

#include "record/zohn-save-job.h"

/* How a game gets to its file. A change only marks the game as due. When no write is in flight, the newest state is
 * taken down (a copy of a byte a throw) and handed to a thread that formats and writes it; however many throws fall
 * meanwhile, the next write has them all. So a file is never older than one write, and writes never overtake each other.
 *
 * What cannot be written is kept: it is tried again, before what is newer, with the next change, every few seconds
 * while it fails, and at a flush. */

#define RETRY_SECONDS 10

struct _ZohnAutosave {
  GObject parent_instance;

  /* owned */
  GSignalGroup *signals; /* of the model */
  ZohnGameModel *model;
  GFile *file;
  GBytes *extras;
  GQueue
      due; /* ZohnSaveJob: states of games that are not the current one any more, and failed ones to try again */
  GQueue failed; /* ZohnSaveJob, at most one a file */
  GTask *in_flight; /* its data is the ZohnSaveJob */
  GError *last_error;
  guint retry_id;

  gboolean is_dirty; /* the model has changed since it was taken down */
  gboolean was_busy; /* as notified last */
  guint saved_time_left; /* seconds, as taken down last */
};

G_DEFINE_FINAL_TYPE (ZohnAutosave, zohn_autosave, G_TYPE_OBJECT)

enum {
  PROP_ERROR_MESSAGE = 1,
  PROP_BUSY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean start_next (ZohnAutosave *self);

static void
remove_for_file (GQueue *jobs, GFile *file)
{
  GList *node = jobs->head;

  while (node != NULL) {
    GList *next = node->next;

    if (zohn_save_job_is_for (node->data, file)) {
      zohn_save_job_unref (node->data);
      g_queue_delete_link (jobs, node);
    }
    node = next;
  }
}

static gboolean
has_for_file (const GQueue *jobs, const ZohnSaveJob *job)
{
  for (const GList *node = jobs->head; node != NULL; node = node->next) {
    if (zohn_save_job_is_for (node->data, zohn_save_job_get_file (job))) {
      return TRUE;
    }
  }

  return FALSE;
}

static void
notify_busy (ZohnAutosave *self)
{
  const gboolean busy = zohn_autosave_get_busy (self);

  if (busy != self->was_busy) {
    self->was_busy = busy;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
  }
}

static void
take_error (ZohnAutosave *self, GError *error)
{
  const char *message = error != NULL ? error->message : NULL;
  const gboolean changed = g_strcmp0 (message, zohn_autosave_get_error_message (self)) != 0;

  g_clear_error (&self->last_error);
  self->last_error = error;
  if (changed) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR_MESSAGE]);
  }
}

/* The failed ones come first again, except those that the current state replaces. */
static void
requeue_failed (ZohnAutosave *self)
{
  ZohnSaveJob *job;

  if (self->is_dirty) {
    remove_for_file (&self->failed, self->file);
  }
  while ((job = g_queue_pop_tail (&self->failed)) != NULL) {
    g_queue_push_head (&self->due, job);
  }
}

static gboolean
retry_cb (gpointer user_data)
{
  ZohnAutosave *self = user_data;

  self->retry_id = 0;
  requeue_failed (self);
  start_next (self);
  notify_busy (self);

  return G_SOURCE_REMOVE;
}

static ZohnSaveJob *
take_down (ZohnAutosave *self)
{
  ZohnGameRecord *record = zohn_game_record_new_from_model (self->model, self->extras);

  self->is_dirty = FALSE;
  self->saved_time_left = record->time_left;
  remove_for_file (&self->due, self->file);

  return zohn_save_job_new (self->file, record);
}

static void
finish_write (ZohnAutosave *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->in_flight);
  ZohnSaveJob *job = g_task_get_task_data (task);
  const GError *error = zohn_save_job_wait (job);
  const gboolean replaced =
      (self->is_dirty && zohn_save_job_is_for (job, self->file)) || has_for_file (&self->due, job);

  if (error != NULL) {
    take_error (self, g_error_copy (error));
    if (!replaced) {
      g_queue_push_tail (&self->failed, zohn_save_job_ref (job));
    }
  }

  if (!start_next (self)) {
    if (self->failed.length == 0) {
      take_error (self, NULL);
    } else if (self->retry_id == 0) {
      self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
    }
  }
  notify_busy (self);
}

static void
run_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  zohn_save_job_run (task_data);
  g_task_return_boolean (task, TRUE);
}

/* Does nothing when a flush has waited for the write, or the autosave is gone. */
static void
written_cb (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  GWeakRef *reference = user_data;
  g_autoptr (ZohnAutosave) self = g_weak_ref_get (reference);

  if (self != NULL && self->in_flight == G_TASK (result)) {
    finish_write (self);
  }
  g_weak_ref_clear (reference);
  g_free (reference);
}

/* The newest state goes last: it is taken down when its turn has come. */
static ZohnSaveJob *
take_next_job (ZohnAutosave *self)
{
  ZohnSaveJob *job = g_queue_pop_head (&self->due);

  return job == NULL && self->is_dirty ? take_down (self) : job;
}

/* Returns whether a write is in flight now. */
static gboolean
start_next (ZohnAutosave *self)
{
  ZohnSaveJob *job;
  GWeakRef *reference;

  if (self->in_flight != NULL) {
    return TRUE;
  }
  job = take_next_job (self);
  if (job == NULL) {
    return FALSE;
  }

  g_clear_handle_id (&self->retry_id, g_source_remove);
  reference = g_new (GWeakRef, 1);
  g_weak_ref_init (reference, self);
  self->in_flight = g_task_new (NULL, NULL, written_cb, reference);
  g_task_set_source_tag (self->in_flight, start_next);
  g_task_set_task_data (self->in_flight, job, (GDestroyNotify) zohn_save_job_unref);
  g_task_run_in_thread (self->in_flight, run_in_thread);

  return TRUE;
}

/* The passing of time is no change of its own, but a game that is left keeps it. */
static void
note_time_left (ZohnAutosave *self)
{
  if (self->model != NULL && zohn_game_model_get_time_left (self->model) != self->saved_time_left) {
    self->is_dirty = TRUE;
  }
}

static void
leave_game (ZohnAutosave *self)
{
  note_time_left (self);
  if (self->is_dirty) {
    remove_for_file (&self->failed, self->file);
    g_queue_push_tail (&self->due, take_down (self));
  }
  g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->model);
  g_clear_object (&self->file);
  g_clear_pointer (&self->extras, g_bytes_unref);
}

static void
zohn_autosave_dispose (GObject *object)
{
  ZohnAutosave *self = ZOHN_AUTOSAVE (object);

  if (self->signals != NULL) {
    leave_game (self);
    zohn_autosave_flush (self, NULL);
  }
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_object (&self->signals);
  g_queue_clear_full (&self->failed, (GDestroyNotify) zohn_save_job_unref);
  g_clear_error (&self->last_error);

  G_OBJECT_CLASS (zohn_autosave_parent_class)->dispose (object);
}

static void
zohn_autosave_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnAutosave *self = ZOHN_AUTOSAVE (object);

  switch (property_id) {
  case PROP_ERROR_MESSAGE:
    g_value_set_string (value, zohn_autosave_get_error_message (self));
    break;
  case PROP_BUSY:
    g_value_set_boolean (value, zohn_autosave_get_busy (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_autosave_class_init (ZohnAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = zohn_autosave_dispose;
  object_class->get_property = zohn_autosave_get_property;

  properties[PROP_ERROR_MESSAGE] =
      g_param_spec_string ("error-message", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zohn_autosave_init (ZohnAutosave *self)
{
  g_queue_init (&self->due);
  g_queue_init (&self->failed);
  self->signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (zohn_autosave_save), self);
}

/**
 * zohn_autosave_new:
 *
 * Returns: (transfer full): an autosave without a game. Its last reference must be dropped on the main thread; what is still
 *   due is then written before it goes.
 */
ZohnAutosave *
zohn_autosave_new (void)
{
  return g_object_new (ZOHN_TYPE_AUTOSAVE, NULL);
}

/**
 * zohn_autosave_set_game:
 * @autosave: an autosave
 * @model: (nullable): the game to keep from now on
 * @file: (nullable): where to; %NULL without @model
 * @extras: (nullable): what @file had besides, as it was read
 *
 * Turns to another game. What is due for the one before is still written, and first. Nothing is written for the new
 * one until it changes or zohn_autosave_save() is called.
 */
void
zohn_autosave_set_game (ZohnAutosave *autosave, ZohnGameModel *model, GFile *file, GBytes *extras)
{
  g_return_if_fail (ZOHN_IS_AUTOSAVE (autosave));
  g_return_if_fail ((model == NULL) == (file == NULL));

  leave_game (autosave);
  if (model != NULL) {
    autosave->model = g_object_ref (model);
    autosave->file = g_object_ref (file);
    autosave->extras = extras != NULL ? g_bytes_ref (extras) : NULL;
    autosave->saved_time_left = zohn_game_model_get_time_left (model);
    g_signal_group_set_target (autosave->signals, model);
  }
  start_next (autosave);
  notify_busy (autosave);
}

/**
 * zohn_autosave_get_file:
 * @autosave: an autosave
 *
 * Returns: (transfer none) (nullable): where the game is kept.
 */
GFile *
zohn_autosave_get_file (ZohnAutosave *autosave)
{
  g_return_val_if_fail (ZOHN_IS_AUTOSAVE (autosave), NULL);

  return autosave->file;
}

/**
 * zohn_autosave_get_error_message:
 * @autosave: an autosave
 *
 * Returns: (transfer none) (nullable): why something is not on the disk, translated; %NULL when all is.
 */
const char *
zohn_autosave_get_error_message (ZohnAutosave *autosave)
{
  g_return_val_if_fail (ZOHN_IS_AUTOSAVE (autosave), NULL);

  return autosave->last_error != NULL ? autosave->last_error->message : NULL;
}

/**
 * zohn_autosave_get_busy:
 * @autosave: an autosave
 *
 * Returns: whether something is being written or about to be.
 */
gboolean
zohn_autosave_get_busy (ZohnAutosave *autosave)
{
  g_return_val_if_fail (ZOHN_IS_AUTOSAVE (autosave), FALSE);

  return autosave->in_flight != NULL || autosave->is_dirty || autosave->due.length > 0;
}

/**
 * zohn_autosave_save:
 * @autosave: an autosave
 *
 * Writes the game as it is now, changed or not: a new one for the first time.
 */
void
zohn_autosave_save (ZohnAutosave *autosave)
{
  g_return_if_fail (ZOHN_IS_AUTOSAVE (autosave));

  if (autosave->model == NULL) {
    return;
  }
  autosave->is_dirty = TRUE;
  requeue_failed (autosave);
  start_next (autosave);
  notify_busy (autosave);
}

/**
 * zohn_autosave_flush:
 * @autosave: an autosave
 * @error: why something could not be written
 *
 * Blocks until nothing is left to write, trying once more what failed before. No main loop runs meanwhile, so nothing
 * else happens.
 *
 * Returns: whether every game is on the disk.
 */
gboolean
zohn_autosave_flush (ZohnAutosave *autosave, GError **error)
{
  g_return_val_if_fail (ZOHN_IS_AUTOSAVE (autosave), FALSE);

  note_time_left (autosave);
  requeue_failed (autosave);
  while (start_next (autosave)) {
    finish_write (autosave);
  }

  if (autosave->last_error == NULL) {
    return TRUE;
  }
  if (error != NULL) {
    *error = g_error_copy (autosave->last_error);
  }

  return FALSE;
}
