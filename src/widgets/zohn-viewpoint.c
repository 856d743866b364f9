/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-viewpoint.h"

enum {
  PROP_MODEL = 1,
  PROP_THROW,
  PROP_N_THROWS,
  PROP_REVIEWING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Follows the history, which speaks before the game does: a handler of the game's `thrown` finds the viewpoint where it
 * is going to stay. */
struct _ZohnViewpoint {
  GObject parent_instance;

  /* owned */
  ZohnGameModel *model;
  GSignalGroup *history_signals;

  guint throw;
  guint n_throws;
};

G_DEFINE_FINAL_TYPE (ZohnViewpoint, zohn_viewpoint, G_TYPE_OBJECT)

static gboolean
is_reviewing (ZohnViewpoint *self)
{
  return self->throw < self->n_throws;
}

/* Takes the new values all at once, then tells what has changed; @swapped: the game has. */
static void
look_at (ZohnViewpoint *self, gboolean swapped, guint throw, guint n_throws)
{
  const gboolean was_reviewing = is_reviewing (self);
  const gboolean moved = throw != self->throw;
  const gboolean grown = n_throws != self->n_throws;

  self->throw = throw;
  self->n_throws = n_throws;

  if (swapped) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODEL]);
  }
  if (grown) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_THROWS]);
  }
  if (is_reviewing (self) != was_reviewing) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVIEWING]);
  }
  if (moved) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THROW]);
  }
}

static void
items_changed_cb (ZohnViewpoint *self, guint position, guint n_removed, guint n_added,
                  ZohnHistory *history)
{
  const guint n_throws = zohn_history_get_n_throws (history);

  look_at (self, FALSE, is_reviewing (self) ? MIN (self->throw, n_throws) : n_throws, n_throws);
}

static void
zohn_viewpoint_dispose (GObject *object)
{
  ZohnViewpoint *self = ZOHN_VIEWPOINT (object);

  g_clear_object (&self->history_signals);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (zohn_viewpoint_parent_class)->dispose (object);
}

static void
zohn_viewpoint_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  ZohnViewpoint *self = ZOHN_VIEWPOINT (object);

  switch (prop_id) {
  case PROP_MODEL:
    g_value_set_object (value, self->model);
    break;
  case PROP_THROW:
    g_value_set_uint (value, self->throw);
    break;
  case PROP_N_THROWS:
    g_value_set_uint (value, self->n_throws);
    break;
  case PROP_REVIEWING:
    g_value_set_boolean (value, is_reviewing (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_viewpoint_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  ZohnViewpoint *self = ZOHN_VIEWPOINT (object);

  switch (prop_id) {
  case PROP_MODEL:
    zohn_viewpoint_set_model (self, g_value_get_object (value));
    break;
  case PROP_THROW:
    zohn_viewpoint_set_throw (self, g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_viewpoint_class_init (ZohnViewpointClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_viewpoint_dispose;
  object_class->get_property = zohn_viewpoint_get_property;
  object_class->set_property = zohn_viewpoint_set_property;

  properties[PROP_MODEL] =
      g_param_spec_object ("model", NULL, NULL, ZOHN_TYPE_GAME_MODEL, writable);
  properties[PROP_THROW] = g_param_spec_uint ("throw", NULL, NULL, 0, ZOHN_MAX_THROWS, 0, writable);
  properties[PROP_N_THROWS] =
      g_param_spec_uint ("n-throws", NULL, NULL, 0, ZOHN_MAX_THROWS, 0, readable);
  properties[PROP_REVIEWING] = g_param_spec_boolean ("reviewing", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
zohn_viewpoint_init (ZohnViewpoint *self)
{
  self->history_signals = g_signal_group_new (ZOHN_TYPE_HISTORY);
  g_signal_group_connect_swapped (self->history_signals, "items-changed",
                                  G_CALLBACK (items_changed_cb), self);
}

/**
 * zohn_viewpoint_new:
 *
 * Returns: (transfer full): a viewpoint without a game.
 */
ZohnViewpoint *
zohn_viewpoint_new (void)
{
  return g_object_new (ZOHN_TYPE_VIEWPOINT, NULL);
}

/**
 * zohn_viewpoint_get_model:
 * @viewpoint: a viewpoint
 *
 * Returns: (transfer none) (nullable): the game that is looked at.
 */
ZohnGameModel *
zohn_viewpoint_get_model (ZohnViewpoint *viewpoint)
{
  g_return_val_if_fail (ZOHN_IS_VIEWPOINT (viewpoint), NULL);

  return viewpoint->model;
}

/**
 * zohn_viewpoint_set_model:
 * @viewpoint: a viewpoint
 * @model: (nullable): a game
 *
 * Looks at another game, at its newest throw.
 */
void
zohn_viewpoint_set_model (ZohnViewpoint *viewpoint, ZohnGameModel *model)
{
  ZohnHistory *history;
  guint n_throws;

  g_return_if_fail (ZOHN_IS_VIEWPOINT (viewpoint));
  g_return_if_fail (model == NULL || ZOHN_IS_GAME_MODEL (model));

  if (!g_set_object (&viewpoint->model, model)) {
    return;
  }

  history = model != NULL ? zohn_game_model_get_history (model) : NULL;
  n_throws = history != NULL ? zohn_history_get_n_throws (history) : 0;
  g_signal_group_set_target (viewpoint->history_signals, history);
  look_at (viewpoint, TRUE, n_throws, n_throws);
}

/**
 * zohn_viewpoint_get_throw:
 * @viewpoint: a viewpoint
 *
 * Returns: how many throws the position that is looked at comes after; 0: the opening.
 */
guint
zohn_viewpoint_get_throw (ZohnViewpoint *viewpoint)
{
  g_return_val_if_fail (ZOHN_IS_VIEWPOINT (viewpoint), 0);

  return viewpoint->throw;
}

/**
 * zohn_viewpoint_set_throw:
 * @viewpoint: a viewpoint
 * @n_throws: 0 for the opening; as many as the game has, or more: back to the game
 *
 * Looks at the position after that many throws.
 */
void
zohn_viewpoint_set_throw (ZohnViewpoint *viewpoint, guint n_throws)
{
  g_return_if_fail (ZOHN_IS_VIEWPOINT (viewpoint));

  look_at (viewpoint, FALSE, MIN (n_throws, viewpoint->n_throws), viewpoint->n_throws);
}

/**
 * zohn_viewpoint_step:
 * @viewpoint: a viewpoint
 * @n_throws: how many throws to go forward, or back when it is negative
 *
 * Looks at another position, no further than the opening and the newest throw.
 */
void
zohn_viewpoint_step (ZohnViewpoint *viewpoint, int n_throws)
{
  g_return_if_fail (ZOHN_IS_VIEWPOINT (viewpoint));

  zohn_viewpoint_set_throw (viewpoint,
                            (guint) CLAMP ((gint64) viewpoint->throw +n_throws, 0, G_MAXUINT));
}

/**
 * zohn_viewpoint_get_reviewing:
 * @viewpoint: a viewpoint
 *
 * Returns: whether an older position than the game's is looked at.
 */
gboolean
zohn_viewpoint_get_reviewing (ZohnViewpoint *viewpoint)
{
  g_return_val_if_fail (ZOHN_IS_VIEWPOINT (viewpoint), FALSE);

  return is_reviewing (viewpoint);
}

/**
 * zohn_viewpoint_return_to_game:
 * @viewpoint: a viewpoint
 *
 * Looks at the newest throw and follows the game again.
 */
void
zohn_viewpoint_return_to_game (ZohnViewpoint *viewpoint)
{
  g_return_if_fail (ZOHN_IS_VIEWPOINT (viewpoint));

  look_at (viewpoint, FALSE, viewpoint->n_throws, viewpoint->n_throws);
}
