/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-clock.h"

/* Seconds are counted on the monotonic clock, which stands still while the machine sleeps, and what is left of
 * a second is kept over pauses: a thousand short looks at an older throw neither gain nor lose time. The
 * alarm is set only while there is something to count. */

struct _ZohnClock {
  GObject parent_instance;

  /* owned */
  ZohnGameModel *model;
  GSignalGroup *model_signals;
  GSource *alarm;

  gboolean running;
  gboolean counting;
  gint64 since; /* monotonic microseconds up to which all is counted, while it counts */
  gint64 spent; /* microseconds of the second under way */
};

G_DEFINE_FINAL_TYPE (ZohnClock, zohn_clock, G_TYPE_OBJECT)

enum {
  PROP_MODEL = 1,
  PROP_RUNNING,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

enum {
  SIGNAL_EXPIRED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
has_time_to_count (ZohnClock *self)
{
  return self->running && self->model != NULL &&
         zohn_game_model_get_state (self->model) == ZOHN_GAME_PLAYING &&
         zohn_game_model_get_setup (self->model)->time_limit > 0 &&
         zohn_game_model_get_time_left (self->model) > 0;
}

/* Sets the alarm to the end of the second under way, or off. */
static void
update (ZohnClock *self)
{
  const gint64 now = g_get_monotonic_time ();
  const gboolean due = has_time_to_count (self);

  if (due && !self->counting) {
    self->since = now;
  } else if (!due && self->counting) {
    self->spent += now - self->since;
  }
  self->counting = due;
  g_source_set_ready_time (self->alarm, due ? self->since + G_USEC_PER_SEC - self->spent : -1);
}

static gboolean
alarm_cb (gpointer user_data)
{
  g_autoptr (ZohnClock) self = g_object_ref (user_data);
  const gint64 now = g_get_monotonic_time ();
  const gint64 passed = self->spent + now - self->since;
  const guint left = zohn_game_model_get_time_left (self->model);
  const guint seconds = (guint) MIN (passed / G_USEC_PER_SEC, (gint64) left);

  self->since = now;
  self->spent = passed % G_USEC_PER_SEC;
  zohn_game_model_set_time_left (self->model, left - seconds);
  if (seconds > 0 && seconds == left) {
    g_signal_emit (self, signals[SIGNAL_EXPIRED], 0);
  }
  update (self);

  return G_SOURCE_CONTINUE;
}

static gboolean
dispatch_alarm (GSource *alarm, GSourceFunc callback, gpointer user_data)
{
  g_source_set_ready_time (alarm, -1);

  return callback (user_data);
}

static GSourceFuncs alarm_funcs = { .dispatch = dispatch_alarm };

static void
zohn_clock_dispose (GObject *object)
{
  ZohnClock *self = ZOHN_CLOCK (object);

  if (self->alarm != NULL) {
    g_source_destroy (self->alarm);
    g_clear_pointer (&self->alarm, g_source_unref);
  }
  g_clear_object (&self->model_signals);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (zohn_clock_parent_class)->dispose (object);
}

static void
zohn_clock_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnClock *self = ZOHN_CLOCK (object);

  switch (property_id) {
  case PROP_MODEL:
    g_value_set_object (value, self->model);
    break;
  case PROP_RUNNING:
    g_value_set_boolean (value, self->running);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_clock_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  ZohnClock *self = ZOHN_CLOCK (object);

  switch (property_id) {
  case PROP_MODEL:
    zohn_clock_set_model (self, g_value_get_object (value));
    break;
  case PROP_RUNNING:
    zohn_clock_set_running (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_clock_class_init (ZohnClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_clock_dispose;
  object_class->get_property = zohn_clock_get_property;
  object_class->set_property = zohn_clock_set_property;

  properties[PROP_MODEL] = g_param_spec_object ("model", NULL, NULL, ZOHN_TYPE_GAME_MODEL, flags);
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[SIGNAL_EXPIRED] = g_signal_new ("expired", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
zohn_clock_init (ZohnClock *self)
{
  self->alarm = g_source_new (&alarm_funcs, sizeof (GSource));
  g_source_set_static_name (self->alarm, "Zohn Ahl clock");
  g_source_set_callback (self->alarm, alarm_cb, self, NULL);
  g_source_attach (self->alarm, NULL);

  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "notify::state", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->model_signals, "notify::time-left", G_CALLBACK (update),
                                  self);
}

/**
 * zohn_clock_new:
 *
 * Returns: (transfer full): a clock that stands still, without a game.
 */
ZohnClock *
zohn_clock_new (void)
{
  return g_object_new (ZOHN_TYPE_CLOCK, NULL);
}

/**
 * zohn_clock_set_model:
 * @clock: a clock
 * @model: (nullable): the game whose time it counts
 */
void
zohn_clock_set_model (ZohnClock *clock, ZohnGameModel *model)
{
  g_return_if_fail (ZOHN_IS_CLOCK (clock));

  if (!g_set_object (&clock->model, model)) {
    return;
  }
  clock->counting = FALSE;
  clock->spent = 0;
  g_signal_group_set_target (clock->model_signals, model);
  update (clock);
  g_object_notify_by_pspec (G_OBJECT (clock), properties[PROP_MODEL]);
}

/**
 * zohn_clock_get_running:
 * @clock: a clock
 *
 * Returns: whether it counts as long as there is time left in a game that is played.
 */
gboolean
zohn_clock_get_running (ZohnClock *clock)
{
  g_return_val_if_fail (ZOHN_IS_CLOCK (clock), FALSE);

  return clock->running;
}

/**
 * zohn_clock_set_running:
 * @clock: a clock
 * @running: whether the players can play at the moment
 */
void
zohn_clock_set_running (ZohnClock *clock, gboolean running)
{
  g_return_if_fail (ZOHN_IS_CLOCK (clock));

  running = !!running;
  if (clock->running == running) {
    return;
  }
  clock->running = running;
  update (clock);
  g_object_notify_by_pspec (G_OBJECT (clock), properties[PROP_RUNNING]);
}
