/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-game-model.h"

G_DEFINE_ENUM_TYPE (ZohnGameState, zohn_game_state,
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_PLAYING, "playing"),
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_STOPPED, "stopped"),
                    G_DEFINE_ENUM_VALUE (ZOHN_GAME_FINISHED, "finished"))

G_DEFINE_ENUM_TYPE (ZohnResult, zohn_result, G_DEFINE_ENUM_VALUE (ZOHN_RESULT_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_CLOCKWISE, "clockwise"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_ANTICLOCKWISE, "anticlockwise"),
                    G_DEFINE_ENUM_VALUE (ZOHN_RESULT_DRAW, "draw"))

enum {
  PROP_N_THROWS = 1,
  PROP_STATE,
  PROP_RESULT,
  PROP_SIDE_TO_THROW,
  PROP_TIME_LEFT,
  PROP_CAN_THROW,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_THROWN,
  SIGNAL_UNDONE,
  SIGNAL_REDONE,
  SIGNAL_LAP,
  SIGNAL_CAPTURE,
  SIGNAL_CREEK,
  SIGNAL_DRY_BRANCH,
  SIGNAL_WIN,
  SIGNAL_TURN_LOST,
  SIGNAL_FINISHED,
  SIGNAL_RENAMED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The history knows the game; the model adds what it does not follow from the throws: a stop and the time left. All
 * else is asked of the history whenever it is wanted, so nothing can be out of step. */
struct _ZohnGameModel {
  GObject parent_instance;

  /* owned */
  ZohnSetup *setup;
  ZohnHistory *history;
  ZohnStickSource *source; /* what players throw */
  ZohnStickSource *computer_source; /* what the program throws for a side it plays */

  gboolean stopped;
  guint time_left; /* seconds */

  /* the values that property notifications have told so far */
  guint told[N_PROPS];
  gboolean announcing;
  gboolean unannounced; /* names or the time left were set by a handler */
  gboolean renamed[ZOHN_N_SIDES];
};

G_DEFINE_FINAL_TYPE (ZohnGameModel, zohn_game_model, G_TYPE_OBJECT)

static gboolean
is_time_up (ZohnGameModel *self)
{
  return self->setup->time_limit > 0 && self->time_left == 0;
}

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
begin_change (ZohnGameModel *self)
{
  if (self->announcing) {
    return FALSE;
  }

  g_object_ref (self);
  self->announcing = TRUE;

  return TRUE;
}

static void
end_change (ZohnGameModel *self)
{
  self->announcing = FALSE;
  g_object_unref (self);
}

/* Says what @signal_id, if any, and the properties have to say. Handlers may set names and the time left meanwhile; what they
 * set is said in further rounds. */
static void
announce (ZohnGameModel *self, int signal_id, ZohnThrowRecord *record)
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
    changed |= emit_renamed (self);
    if (changed) {
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
    changed = FALSE;
  } while (self->unannounced);
}

static void
announce_setting (ZohnGameModel *self)
{
  if (!begin_change (self)) {
    self->unannounced = TRUE;
    return;
  }

  announce (self, -1, NULL);
  end_change (self);
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

/**
 * zohn_game_model_get_setup:
 * @model: a game
 *
 * Returns: (transfer none): what is settled about it, with the present names of the players.
 */
const ZohnSetup *
zohn_game_model_get_setup (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return model->setup;
}

/**
 * zohn_game_model_get_history:
 * @model: a game
 *
 * Returns: (transfer none): its throws; to be looked at only, the model changes them.
 */
ZohnHistory *
zohn_game_model_get_history (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return model->history;
}

/**
 * zohn_game_model_get_position:
 * @model: a game
 *
 * Returns: (transfer none): the position after the newest throw; valid until the game changes.
 */
const ZohnPosition *
zohn_game_model_get_position (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), NULL);

  return zohn_history_get_position (model->history, zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_get_state:
 * @model: a game
 *
 * Returns: whether it is played, was stopped, or was won by a side that holds all counters.
 */
ZohnGameState
zohn_game_model_get_state (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_GAME_PLAYING);

  if (zohn_game_model_get_position (model)->over) {
    return ZOHN_GAME_FINISHED;
  }

  return model->stopped ? ZOHN_GAME_STOPPED : ZOHN_GAME_PLAYING;
}

/**
 * zohn_game_model_get_result:
 * @model: a game
 *
 * Returns: who has won, by all counters or, in a game that was stopped, by more; none while it is played.
 */
ZohnResult
zohn_game_model_get_result (ZohnGameModel *model)
{
  const guint8 *counters;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_RESULT_NONE);

  if (zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING) {
    return ZOHN_RESULT_NONE;
  }

  counters = zohn_game_model_get_position (model)->counters;
  if (counters[ZOHN_SIDE_CLOCKWISE] == counters[ZOHN_SIDE_ANTICLOCKWISE]) {
    return ZOHN_RESULT_DRAW;
  }

  return counters[ZOHN_SIDE_CLOCKWISE] > counters[ZOHN_SIDE_ANTICLOCKWISE]
             ? ZOHN_RESULT_CLOCKWISE
             : ZOHN_RESULT_ANTICLOCKWISE;
}

/**
 * zohn_game_model_get_n_throws:
 * @model: a game
 *
 * Returns: how many throws it has, without undone ones.
 */
guint
zohn_game_model_get_n_throws (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_n_throws (model->history);
}

/**
 * zohn_game_model_get_side_to_throw:
 * @model: a game
 *
 * Returns: the side that throws next; of no meaning when the game is over.
 */
ZohnSide
zohn_game_model_get_side_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), ZOHN_SIDE_CLOCKWISE);

  return (ZohnSide) zohn_game_model_get_position (model)->to_throw;
}

/**
 * zohn_game_model_get_player_to_throw:
 * @model: a game
 *
 * Returns: who of the side to throw throws next, an index in the side's rotation.
 */
guint
zohn_game_model_get_player_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_player_to_throw (model->history,
                                           zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_is_computer_to_throw:
 * @model: a game
 *
 * Returns: whether the game is played and the program throws next.
 */
gboolean
zohn_game_model_is_computer_to_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING &&
         model->setup->computer[zohn_game_model_get_side_to_throw (model)];
}

/**
 * zohn_game_model_get_lap:
 * @model: a game
 *
 * Returns: the lap under way, from 1.
 */
guint
zohn_game_model_get_lap (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return zohn_history_get_lap (model->history, zohn_history_get_n_throws (model->history));
}

/**
 * zohn_game_model_get_can_throw:
 * @model: a game
 *
 * Returns: whether somebody may throw: the game is played, its time is not up, and it has fewer than %ZOHN_MAX_THROWS.
 */
gboolean
zohn_game_model_get_can_throw (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return zohn_game_model_get_state (model) == ZOHN_GAME_PLAYING && !is_time_up (model) &&
         zohn_game_model_get_n_throws (model) < ZOHN_MAX_THROWS;
}

/**
 * zohn_game_model_get_can_undo:
 * @model: a game
 *
 * Returns: whether a stop or a throw can be taken back: nothing can once the time is up.
 */
gboolean
zohn_game_model_get_can_undo (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return !is_time_up (model) && (model->stopped || zohn_game_model_get_n_throws (model) > 0);
}

/**
 * zohn_game_model_get_can_redo:
 * @model: a game
 *
 * Returns: whether an undone throw can be thrown again: the game is played and its time is not up.
 */
gboolean
zohn_game_model_get_can_redo (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  return !is_time_up (model) && !model->stopped && zohn_history_get_n_undone (model->history) > 0;
}

/**
 * zohn_game_model_set_source:
 * @model: a game
 * @source: where all its further throws come from, the computer's included
 *
 * For tests and demonstrations; a game has the source that its setup asks for.
 */
void
zohn_game_model_set_source (ZohnGameModel *model, ZohnStickSource *source)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));
  g_return_if_fail (ZOHN_IS_STICK_SOURCE (source));

  g_set_object (&model->source, source);
  g_set_object (&model->computer_source, source);
}

/**
 * zohn_game_model_throw:
 * @model: a game
 *
 * Throws the sticks for the side to throw. Undone throws are dropped.
 *
 * Returns: whether there was a throw: not when none is allowed now, and not when the players have to enter it.
 */
gboolean
zohn_game_model_throw (ZohnGameModel *model)
{
  ZohnStickSource *source;
  ZohnThrow thrown;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (!zohn_game_model_get_can_throw (model) || !begin_change (model)) {
    return FALSE;
  }

  source = zohn_game_model_is_computer_to_throw (model) ? model->computer_source : model->source;
  if (!zohn_stick_source_get_throw (source, zohn_game_model_get_n_throws (model) + 1, &thrown)) {
    end_change (model);
    return FALSE;
  }

  zohn_history_append (model->history, thrown);
  {
    g_autoptr (ZohnThrowRecord) record =
        zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));

    announce (model, SIGNAL_THROWN, record);
  }
  end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_enter:
 * @model: a game
 * @thrown: how real sticks fell, 0 to 15
 *
 * Throws what the players threw with their own sticks.
 *
 * Returns: whether there was a throw: not when none is allowed now, not in a game whose sticks the program throws, and not
 *   for a side that the program throws for.
 */
gboolean
zohn_game_model_enter (ZohnGameModel *model, ZohnThrow thrown)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);
  g_return_val_if_fail (zohn_throw_is_valid (thrown), FALSE);

  if (!zohn_game_model_get_can_throw (model) || model->announcing ||
      zohn_game_model_is_computer_to_throw (model) || !ZOHN_IS_ENTERED_SOURCE (model->source)) {
    return FALSE;
  }

  zohn_entered_source_enter (ZOHN_ENTERED_SOURCE (model->source),
                             zohn_game_model_get_n_throws (model) + 1, thrown);

  return zohn_game_model_throw (model);
}

/**
 * zohn_game_model_undo:
 * @model: a game
 *
 * Takes a stop back (then nothing is `undone`, and the state alone changes), else the newest throw.
 *
 * Returns: whether something was taken back.
 */
gboolean
zohn_game_model_undo (ZohnGameModel *model)
{
  g_autoptr (ZohnThrowRecord) record = NULL;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (!zohn_game_model_get_can_undo (model) || !begin_change (model)) {
    return FALSE;
  }

  if (model->stopped) {
    model->stopped = FALSE;
  } else {
    record = zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));
    zohn_history_undo (model->history);
  }
  announce (model, SIGNAL_UNDONE, record);
  end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_redo:
 * @model: a game
 *
 * Throws again what was undone last.
 *
 * Returns: whether there was something.
 */
gboolean
zohn_game_model_redo (ZohnGameModel *model)
{
  g_autoptr (ZohnThrowRecord) record = NULL;

  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (!zohn_game_model_get_can_redo (model) || !begin_change (model)) {
    return FALSE;
  }

  zohn_history_redo (model->history);
  record = zohn_history_dup_record (model->history, zohn_game_model_get_n_throws (model));
  announce (model, SIGNAL_REDONE, record);
  end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_stop:
 * @model: a game
 *
 * Ends the game as it stands, for lack of time or any reason: the side with more counters has won.
 *
 * Returns: whether it was being played.
 */
gboolean
zohn_game_model_stop (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), FALSE);

  if (zohn_game_model_get_state (model) != ZOHN_GAME_PLAYING || !begin_change (model)) {
    return FALSE;
  }

  model->stopped = TRUE;
  announce (model, -1, NULL);
  end_change (model);

  return TRUE;
}

/**
 * zohn_game_model_set_players:
 * @model: a game
 * @side: a side
 * @players: (array zero-terminated=1): the names of the side's players in the order of their turns, as many as before; for
 *   a side of one player also none
 *
 * Gives the players other names.
 */
void
zohn_game_model_set_players (ZohnGameModel *model, ZohnSide side, const char *const *players)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));
  g_return_if_fail ((guint) side < ZOHN_N_SIDES);
  g_return_if_fail (players != NULL);
  g_return_if_fail (MAX (1, g_strv_length ((char **) players)) ==
                    zohn_setup_get_n_players (model->setup, side));

  if (g_strv_equal (players, (const char *const *) model->setup->players[side])) {
    return;
  }

  zohn_setup_set_players (model->setup, side, players);
  model->renamed[side] = TRUE;
  announce_setting (model);
}

/**
 * zohn_game_model_get_time_left:
 * @model: a game
 *
 * Returns: the seconds left; 0 in a game with a time limit: the time is up.
 */
guint
zohn_game_model_get_time_left (ZohnGameModel *model)
{
  g_return_val_if_fail (ZOHN_IS_GAME_MODEL (model), 0);

  return model->time_left;
}

/**
 * zohn_game_model_set_time_left:
 * @model: a game
 * @seconds: up to the time limit; more counts as the limit
 *
 * For the clock of a game with a time limit. At 0 nobody can throw any more; it is for the clock to stop the game then, after
 * what is still to be seen of the throw under way.
 */
void
zohn_game_model_set_time_left (ZohnGameModel *model, guint seconds)
{
  g_return_if_fail (ZOHN_IS_GAME_MODEL (model));

  seconds = MIN (seconds, model->setup->time_limit);
  if (seconds == model->time_left) {
    return;
  }

  model->time_left = seconds;
  announce_setting (model);
}
