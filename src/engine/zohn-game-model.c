/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model.h"

#include "engine/zohn-game-model-private.h"

G_DEFINE_ENUM_TYPE (ZohnGameState, zohn_game_state,
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_PLAYING, "playing"),
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_STOPPED, "stopped"),
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_FINISHED, "finished"))

G_DEFINE_ENUM_TYPE (ZohnResult, zohn_result, G_DEFINE_ENUM_VALUE (ZOHN_RESULT_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_CLOCKWISE, "clockwise"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_ANTICLOCKWISE, "anticlockwise"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_DRAW, "draw"))

static GParamSpec *properties[N_PROPS];

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ZohnGameModel, zohn_game_model, G_TYPE_OBJECT)

static guint
get_value (ZohnGameModel *self, guint prop_id)
{
  switch (prop_id) {
  case PROP_N_THROWS:
    return zohn_game_model_get_n_throws (self);
  case PROP_STATE:
    return zohn_game_model_get_state (self);
  case PROP_RESULT:
    return zohn_game_model_get_result (self);
  case PROP_SIDE_TO_THROW:
    return zohn_game_model_get_side_to_throw (self);
  case PROP_TIME_LEFT:
    return zohn_game_model_get_time_left (self);
  case PROP_CAN_THROW:
    return zohn_game_model_get_can_throw (self);
  case PROP_CAN_UNDO:
    return zohn_game_model_get_can_undo (self);
  case PROP_CAN_REDO:
    return zohn_game_model_get_can_redo (self);
  default:
    g_assert_not_reached ();
  }
}

static void
emit_events (ZohnGameModel *self, ZohnThrowRecord *record)
{
  const ZohnOutcome *outcome = zohn_throw_record_get_outcome (record);

  for (guint i = 0; i < ZOHN_N_EVENTS; i++) {
    if (outcome->events & (1u << i)) {
      const guint side = (1u << i) == ZOHN_EVENT_WIN
                             ? zohn_position_get_winner (zohn_throw_record_get_after (record))
                             : outcome->side;

      g_signal_emit (self, signals[SIGNAL_LAP + i], 0, side, record);
    }
  }

  /* The turn passes to the other side first. */
  for (guint i = 0; i < ZOHN_N_SIDES; i++) {
    const guint side = i == 0 ? !outcome->side : outcome->side;

    if (outcome->lost[side]) {
      g_signal_emit (self, signals[SIGNAL_TURN_LOST], 0, side, record);
    }
  }
}

static void
notify_changes (ZohnGameModel *self)
{
  guint changed[N_PROPS];
  guint n_changed = 0;

  for (guint prop_id = 1; prop_id < N_PROPS; prop_id++) {
    const guint value = get_value (self, prop_id);

    if (value != self->told[prop_id]) {
      self->told[prop_id] = value;
      changed[n_changed++] = prop_id;
    }
  }

  for (guint i = 0; i < n_changed; i++) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[changed[i]]);
  }
}

static gboolean
emit_renamed (ZohnGameModel *self)
{
  gboolean any = FALSE;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (self->renamed[side]) {
      self->renamed[side] = FALSE;
      any = TRUE;
      g_signal_emit (self, signals[SIGNAL_RENAMED], 0, side);
    }
  }

  return any;
}

static gboolean
take_noted (ZohnGameModel *self)
{
  const gboolean noted = self->noted;

  self->noted = FALSE;

  return noted;
}

gboolean
zohn_game_model_begin_change (ZohnGameModel *self)
{
  if (self->announcing) {
    return FALSE;
  }

  g_object_ref (self);
  self->announcing = TRUE;

  return TRUE;
}

void
zohn_game_model_end_change (ZohnGameModel *self)
{
  self->announcing = FALSE;
  g_object_unref (self);
}

/* Says what @signal_id, if any, and the properties have to say. Handlers may set names and the time left meanwhile; what they
 * set is said in further rounds. */
void
zohn_game_model_announce (ZohnGameModel *self, int signal_id, ZohnThrowRecord *record)
{
  const gboolean was_playing = self->told[PROP_STATE] == ZOHN_GAME_PLAYING;
  const ZohnGameState state = zohn_game_model_get_state (self);
  gboolean changed = record != NULL || state != self->told[PROP_STATE];

  if (record != NULL) {
    g_signal_emit (self, signals[signal_id], 0, record);
    if (signal_id != SIGNAL_UNDONE) {
      emit_events (self, record);
    }
  }

  notify_changes (self);
  if (was_playing && state != ZOHN_GAME_PLAYING) {
    g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
  }

  do {
    self->unannounced = FALSE;
    notify_changes (self);
    changed |= emit_renamed (self) | take_noted (self);
    if (changed) {
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
    changed = FALSE;
  } while (self->unannounced);
}

void
zohn_game_model_announce_setting (ZohnGameModel *self)
{
  if (!zohn_game_model_begin_change (self)) {
    self->unannounced = TRUE;
    return;
  }

  zohn_game_model_announce (self, -1, NULL);
  zohn_game_model_end_change (self);
}

static void
notes_changed_cb (ZohnGameModel *self)
{
  self->noted = TRUE;
  zohn_game_model_announce_setting (self);
}

static void
zohn_game_model_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  ZohnGameModel *self = ZOHN_GAME_MODEL (object);

  switch (prop_id) {
  case PROP_STATE:
  case PROP_RESULT:
    g_value_set_enum (value, (int) get_value (self, prop_id));
    break;
  case PROP_N_THROWS:
  case PROP_SIDE_TO_THROW:
  case PROP_TIME_LEFT:
    g_value_set_uint (value, get_value (self, prop_id));
    break;
  case PROP_CAN_THROW:
  case PROP_CAN_UNDO:
  case PROP_CAN_REDO:
    g_value_set_boolean (value, (int) get_value (self, prop_id));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_game_model_set_property (GObject *object, guint prop_id, const GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id) {
  case PROP_TIME_LEFT:
    zohn_game_model_set_time_left (ZOHN_GAME_MODEL (object), g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_game_model_finalize (GObject *object)
{
  ZohnGameModel *self = ZOHN_GAME_MODEL (object);

  g_clear_object (&self->computer_source);
  g_clear_object (&self->source);
  g_signal_handlers_disconnect_by_data (self->notes, self);
  g_clear_object (&self->notes);
  g_clear_object (&self->history);
  g_clear_pointer (&self->setup, zohn_setup_free);

  G_OBJECT_CLASS (zohn_game_model_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_N_THROWS] =
      g_param_spec_uint ("n-throws", NULL, NULL, 0, ZOHN_MAX_THROWS, 0, readable);
  properties[PROP_STATE] =
      g_param_spec_enum ("state", NULL, NULL, ZOHN_TYPE_GAME_STATE, ZOHN_GAME_PLAYING, readable);
  properties[PROP_RESULT] =
      g_param_spec_enum ("result", NULL, NULL, ZOHN_TYPE_RESULT, ZOHN_RESULT_NONE, readable);
  properties[PROP_SIDE_TO_THROW] =
      g_param_spec_uint ("side-to-throw", NULL, NULL, 0, ZOHN_N_SIDES - 1, 0, readable);
  properties[PROP_TIME_LEFT] =
      g_param_spec_uint ("time-left", NULL, NULL, 0, G_MAXUINT, 0, writable);
  properties[PROP_CAN_THROW] = g_param_spec_boolean ("can-throw", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (GType type)
{
  static const char *const throw_signals[] = {
    [SIGNAL_THROWN] = "thrown",
    [SIGNAL_UNDONE] = "undone",
    [SIGNAL_REDONE] = "redone",
  };
  static const char *const event_signals[] = {
    [SIGNAL_LAP] = "lap", [SIGNAL_CAPTURE] = "capture",       [SIGNAL_CREEK] = "creek",
    [SIGNAL_WIN] = "win", [SIGNAL_DRY_BRANCH] = "dry-branch", [SIGNAL_TURN_LOST] = "turn-lost",
  };

  for (guint i = SIGNAL_THROWN; i <= SIGNAL_REDONE; i++) {
    signals[i] = g_signal_new (throw_signals[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, ZOHN_TYPE_THROW_RECORD);
  }
  for (guint i = SIGNAL_LAP; i <= SIGNAL_TURN_LOST; i++) {
    signals[i] = g_signal_new (event_signals[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_UINT, ZOHN_TYPE_THROW_RECORD);
  }
  signals[SIGNAL_FINISHED] =
      g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_RENAMED] = g_signal_new ("renamed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
zohn_game_model_class_init (ZohnGameModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = zohn_game_model_get_property;
  object_class->set_property = zohn_game_model_set_property;
  object_class->finalize = zohn_game_model_finalize;

  install_properties (object_class);
  install_signals (ZOHN_TYPE_GAME_MODEL);
}

static void
zohn_game_model_init (ZohnGameModel *self)
{
  self->notes = zohn_notes_new ();
  g_signal_connect_swapped (self->notes, "changed", G_CALLBACK (notes_changed_cb), self);
}

static void
create_sources (ZohnGameModel *self)
{
  ZohnSetup *setup = self->setup;
  const gboolean any_computer =
      setup->computer[ZOHN_SIDE_CLOCKWISE] || setup->computer[ZOHN_SIDE_ANTICLOCKWISE];

  if (!setup->has_seed && (setup->sticks == ZOHN_STICKS_SEEDED || any_computer)) {
    setup->seed = zohn_seed_from_entropy ();
    setup->has_seed = TRUE;
  }

  self->computer_source = zohn_seeded_source_new (setup->seed);
  self->source = setup->sticks == ZOHN_STICKS_SEEDED ? g_object_ref (self->computer_source)
                                                     : zohn_entered_source_new ();
}

static ZohnGameModel *
create_model (const ZohnSetup *setup)
{
  ZohnGameModel *model = g_object_new (ZOHN_TYPE_GAME_MODEL, NULL);

  model->setup = zohn_setup_copy (setup);
  model->history = zohn_history_new (setup);
  model->time_left = setup->time_limit;
  create_sources (model);

  return model;
}

static void
tell_values (ZohnGameModel *self)
{
  for (guint prop_id = 1; prop_id < N_PROPS; prop_id++) {
    self->told[prop_id] = get_value (self, prop_id);
  }
}

/**
 * zohn_game_model_new:
 * @setup: what is settled about the game; its rules must be valid
 *
 * Begins a game. A seed that is wanted and missing in @setup comes from the system's entropy, a missing time of the start is now
 * (in whole seconds, as records keep it); zohn_game_model_get_setup() has both.
 *
 * Returns: (transfer full): the game before its first throw.
 */
ZohnGameModel *
zohn_game_model_new (const ZohnSetup *setup)
{
  ZohnGameModel *model;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (zohn_rules_is_valid (&setup->rules), NULL);

  model = create_model (setup);
  if (model->setup->started == NULL) {
    model->setup->started = g_date_time_new_from_unix_utc (g_get_real_time () / G_USEC_PER_SEC);
  }
  tell_values (model);

  return model;
}

/**
 * zohn_game_model_new_resumed:
 * @setup: what is settled about the game; its rules must be valid
 * @throws: (array length=n_throws): its throws so far, any bytes
 * @n_throws: how many
 * @state: how it stands
 * @time_left: the seconds left when it has a time limit; more than the limit counts as the limit
 *
 * Goes on with a game that was saved.
 *
 * Returns: (transfer full) (nullable): the game; %NULL when @throws are not one game from its opening
 *   (zohn_history_append_all() tells which throw is wrong), or when @state contradicts them: `finished` is the state of a game in
 *   which a side holds all counters, and of no other.
 */
ZohnGameModel *
zohn_game_model_new_resumed (const ZohnSetup *setup, const ZohnThrow *throws, gsize n_throws,
                             ZohnGameState state, guint time_left)
{
  g_autoptr (ZohnGameModel) model = NULL;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (zohn_rules_is_valid (&setup->rules), NULL);

  model = create_model (setup);
  if (!zohn_history_append_all (model->history, throws, n_throws, NULL)) {
    return NULL;
  }

  model->stopped = state == ZOHN_GAME_STOPPED;
  model->time_left = MIN (time_left, setup->time_limit);
  if (zohn_game_model_get_state (model) != state) {
    return NULL;
  }
  tell_values (model);

  return g_steal_pointer (&model);
}
