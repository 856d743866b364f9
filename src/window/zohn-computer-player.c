/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-computer-player.h"

struct _ZohnComputerPlayer {
  GObject parent_instance;

  /* owned */
  ZohnGameModel *model;
  GSignalGroup *model_signals;
  guint timer;

  guint pause; /* milliseconds */
  gboolean active;
  gboolean held;
};

G_DEFINE_FINAL_TYPE (ZohnComputerPlayer, zohn_computer_player, G_TYPE_OBJECT)

enum {
  PROP_MODEL = 1,
  PROP_ACTIVE,
  PROP_PAUSE,
  PROP_HELD,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static gboolean
is_due (ZohnComputerPlayer *self)
{
  return self->active && !self->held && self->model != NULL &&
         zohn_game_model_get_can_throw (self->model) &&
         zohn_game_model_is_computer_to_throw (self->model);
}

static gboolean
pause_over_cb (gpointer user_data)
{
  ZohnComputerPlayer *self = user_data;
  G_GNUC_UNUSED g_autoptr (ZohnComputerPlayer) alive = g_object_ref (self);
  g_autoptr (ZohnGameModel) model = g_object_ref (self->model);
  const guint timer = self->timer;

  zohn_game_model_throw (model);

  /* Without an animation it may be due again at once; another timer is on its way when anything interfered. */
  if (self->timer == timer && is_due (self)) {
    return G_SOURCE_CONTINUE;
  }
  if (self->timer == timer) {
    self->timer = 0;
  }
  return G_SOURCE_REMOVE;
}

static void
update (ZohnComputerPlayer *self)
{
  if (!is_due (self)) {
    g_clear_handle_id (&self->timer, g_source_remove);
  } else if (self->timer == 0) {
    self->timer = g_timeout_add (self->pause, pause_over_cb, self);
  }
}

static void
set_held (ZohnComputerPlayer *self, gboolean held)
{
  if (self->held != held) {
    self->held = held;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
  }
  update (self);
}

static void
undone_cb (ZohnComputerPlayer *self)
{
  set_held (self, TRUE);
}

/* As long as there is something to redo the user is still finding her way. */
static void
redone_cb (ZohnComputerPlayer *self)
{
  set_held (self, zohn_game_model_get_can_redo (self->model));
}

static void
thrown_cb (ZohnComputerPlayer *self)
{
  set_held (self, FALSE);
}

static void
zohn_computer_player_dispose (GObject *object)
{
  ZohnComputerPlayer *self = ZOHN_COMPUTER_PLAYER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (zohn_computer_player_parent_class)->dispose (object);
}

static void
zohn_computer_player_get_property (GObject *object, guint property_id, GValue *value,
                                   GParamSpec *pspec)
{
  ZohnComputerPlayer *self = ZOHN_COMPUTER_PLAYER (object);

  switch (property_id) {
  case PROP_MODEL:
    g_value_set_object (value, self->model);
    break;
  case PROP_ACTIVE:
    g_value_set_boolean (value, self->active);
    break;
  case PROP_PAUSE:
    g_value_set_uint (value, self->pause);
    break;
  case PROP_HELD:
    g_value_set_boolean (value, self->held);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_computer_player_set_property (GObject *object, guint property_id, const GValue *value,
                                   GParamSpec *pspec)
{
  ZohnComputerPlayer *self = ZOHN_COMPUTER_PLAYER (object);

  switch (property_id) {
  case PROP_MODEL:
    zohn_computer_player_set_model (self, g_value_get_object (value));
    break;
  case PROP_ACTIVE:
    zohn_computer_player_set_active (self, g_value_get_boolean (value));
    break;
  case PROP_PAUSE:
    if (self->pause != g_value_get_uint (value)) {
      self->pause = g_value_get_uint (value);
      g_object_notify_by_pspec (object, pspec);
    }
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_computer_player_class_init (ZohnComputerPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_computer_player_dispose;
  object_class->get_property = zohn_computer_player_get_property;
  object_class->set_property = zohn_computer_player_set_property;

  properties[PROP_MODEL] = g_param_spec_object ("model", NULL, NULL, ZOHN_TYPE_GAME_MODEL, flags);
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_PAUSE] =
      g_param_spec_uint ("pause", NULL, NULL, 0, 60000, ZOHN_COMPUTER_PAUSE_DEFAULT, flags);
  properties[PROP_HELD] =
      g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
zohn_computer_player_init (ZohnComputerPlayer *self)
{
  self->pause = ZOHN_COMPUTER_PAUSE_DEFAULT;

  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "undone", G_CALLBACK (undone_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "redone", G_CALLBACK (redone_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "thrown", G_CALLBACK (thrown_cb), self);
  g_signal_group_connect_swapped (self->model_signals, "notify::state", G_CALLBACK (update), self);
}

/**
 * zohn_computer_player_new:
 *
 * Returns: (transfer full): a player without a game, not active.
 */
ZohnComputerPlayer *
zohn_computer_player_new (void)
{
  return g_object_new (ZOHN_TYPE_COMPUTER_PLAYER, NULL);
}

/**
 * zohn_computer_player_set_model:
 * @player: a computer player
 * @model: (nullable): the game it throws in
 */
void
zohn_computer_player_set_model (ZohnComputerPlayer *player, ZohnGameModel *model)
{
  g_return_if_fail (ZOHN_IS_COMPUTER_PLAYER (player));

  if (!g_set_object (&player->model, model)) {
    return;
  }
  g_clear_handle_id (&player->timer, g_source_remove);
  g_signal_group_set_target (player->model_signals, model);
  set_held (player, FALSE);
  g_object_notify_by_pspec (G_OBJECT (player), properties[PROP_MODEL]);
}

/**
 * zohn_computer_player_set_active:
 * @player: a computer player
 * @active: whether it may throw now
 */
void
zohn_computer_player_set_active (ZohnComputerPlayer *player, gboolean active)
{
  g_return_if_fail (ZOHN_IS_COMPUTER_PLAYER (player));

  active = !!active;
  if (player->active != active) {
    player->active = active;
    g_object_notify_by_pspec (G_OBJECT (player), properties[PROP_ACTIVE]);
  }
  update (player);
}

/**
 * zohn_computer_player_get_held:
 * @player: a computer player
 *
 * Returns: whether it waits because the user has undone something.
 */
gboolean
zohn_computer_player_get_held (ZohnComputerPlayer *player)
{
  g_return_val_if_fail (ZOHN_IS_COMPUTER_PLAYER (player), FALSE);

  return player->held;
}

/**
 * zohn_computer_player_release:
 * @player: a computer player
 *
 * Goes on after an undo.
 */
void
zohn_computer_player_release (ZohnComputerPlayer *player)
{
  g_return_if_fail (ZOHN_IS_COMPUTER_PLAYER (player));

  set_held (player, FALSE);
}
