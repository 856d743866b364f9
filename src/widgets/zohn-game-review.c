/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-game-review.h"

struct _ZohnGameReview {
  GObject parent_instance;

  /* owned */
  ZohnGameModel *model;
  GSignalGroup *history_signals;
  GCancellable *loading; /* while the odds are on their way */
  ZohnOdds *odds; /* both there, or both not */
  ZohnChanceSeries *series;

  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (ZohnGameReview, zohn_game_review, G_TYPE_OBJECT)

enum {
  PROP_MODEL = 1,
  PROP_ENABLED,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
forget (ZohnGameReview *self)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_pointer (&self->series, zohn_chance_series_free);
  g_clear_pointer (&self->odds, zohn_odds_unref);
}

static void
tell (ZohnGameReview *self, gboolean was_ready)
{
  g_object_ref (self);
  if (was_ready != (self->series != NULL)) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
  }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_object_unref (self);
}

static void
take_odds (ZohnGameReview *self, ZohnOdds *odds)
{
  self->odds = odds;
  self->series =
      zohn_chance_series_new_of_history (zohn_game_model_get_history (self->model), odds);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ZohnGameReview) self = user_data;
  ZohnOdds *odds = zohn_odds_load_finish (result, NULL);

  /* Only being called off keeps the odds from coming, and then others may be on their way already. */
  if (odds == NULL) {
    return;
  }

  g_clear_object (&self->loading);
  take_odds (self, odds);
  tell (self, FALSE);
}

/* What has been asked for once is there at once. */
static void
load (ZohnGameReview *self)
{
  const ZohnRules *rules;
  ZohnOdds *odds;

  if (self->model == NULL || !self->enabled) {
    return;
  }

  rules = &zohn_game_model_get_setup (self->model)->rules;
  odds = zohn_odds_peek (rules);
  if (odds != NULL) {
    take_odds (self, zohn_odds_ref (odds));
    return;
  }
  self->loading = g_cancellable_new ();
  zohn_odds_load_async (rules, self->loading, loaded_cb, g_object_ref (self));
}

static void
reload (ZohnGameReview *self)
{
  const gboolean was_ready = self->series != NULL;

  forget (self);
  load (self);
  tell (self, was_ready);
}

static void
items_changed_cb (ZohnGameReview *self, guint position, guint n_removed, guint n_added,
                  ZohnHistory *history)
{
  if (self->series != NULL) {
    zohn_chance_series_truncate (self->series, position);
    zohn_chance_series_append_history (self->series, history, self->odds);
    tell (self, TRUE);
  }
}

static void
zohn_game_review_dispose (GObject *object)
{
  ZohnGameReview *self = ZOHN_GAME_REVIEW (object);

  forget (self);
  g_clear_object (&self->history_signals);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (zohn_game_review_parent_class)->dispose (object);
}

static void
zohn_game_review_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnGameReview *self = ZOHN_GAME_REVIEW (object);

  switch (property_id) {
  case PROP_MODEL:
    g_value_set_object (value, self->model);
    break;
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
    break;
  case PROP_READY:
    g_value_set_boolean (value, self->series != NULL);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_game_review_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  ZohnGameReview *self = ZOHN_GAME_REVIEW (object);

  switch (property_id) {
  case PROP_MODEL:
    zohn_game_review_set_model (self, g_value_get_object (value));
    break;
  case PROP_ENABLED:
    zohn_game_review_set_enabled (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_game_review_class_init (ZohnGameReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_game_review_dispose;
  object_class->get_property = zohn_game_review_get_property;
  object_class->set_property = zohn_game_review_set_property;

  properties[PROP_MODEL] =
      g_param_spec_object ("model", NULL, NULL, ZOHN_TYPE_GAME_MODEL, writable);
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, writable);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
zohn_game_review_init (ZohnGameReview *self)
{
  self->enabled = TRUE;
  self->history_signals = g_signal_group_new (ZOHN_TYPE_HISTORY);
  g_signal_group_connect_swapped (self->history_signals, "items-changed",
                                  G_CALLBACK (items_changed_cb), self);
}

/**
 * zohn_game_review_new:
 *
 * Returns: (transfer full): a review without a game.
 */
ZohnGameReview *
zohn_game_review_new (void)
{
  return g_object_new (ZOHN_TYPE_GAME_REVIEW, NULL);
}

/**
 * zohn_game_review_get_model:
 * @review: a review
 *
 * Returns: (transfer none) (nullable): the game it looks at.
 */
ZohnGameModel *
zohn_game_review_get_model (ZohnGameReview *review)
{
  g_return_val_if_fail (ZOHN_IS_GAME_REVIEW (review), NULL);

  return review->model;
}

/**
 * zohn_game_review_set_model:
 * @review: a review
 * @model: (nullable): the game to look at
 */
void
zohn_game_review_set_model (ZohnGameReview *review, ZohnGameModel *model)
{
  g_return_if_fail (ZOHN_IS_GAME_REVIEW (review));
  g_return_if_fail (model == NULL || ZOHN_IS_GAME_MODEL (model));

  if (!g_set_object (&review->model, model)) {
    return;
  }

  g_signal_group_set_target (review->history_signals,
                             model != NULL ? zohn_game_model_get_history (model) : NULL);
  reload (review);
  g_object_notify_by_pspec (G_OBJECT (review), properties[PROP_MODEL]);
}

/**
 * zohn_game_review_get_enabled:
 * @review: a review
 *
 * Returns: whether there shall be chances.
 */
gboolean
zohn_game_review_get_enabled (ZohnGameReview *review)
{
  g_return_val_if_fail (ZOHN_IS_GAME_REVIEW (review), FALSE);

  return review->enabled;
}

/**
 * zohn_game_review_set_enabled:
 * @review: a review
 * @enabled: whether there shall be chances; they are not even worked out when not
 */
void
zohn_game_review_set_enabled (ZohnGameReview *review, gboolean enabled)
{
  g_return_if_fail (ZOHN_IS_GAME_REVIEW (review));

  enabled = !!enabled;
  if (review->enabled == enabled) {
    return;
  }

  review->enabled = enabled;
  reload (review);
  g_object_notify_by_pspec (G_OBJECT (review), properties[PROP_ENABLED]);
}

/**
 * zohn_game_review_get_ready:
 * @review: a review
 *
 * Returns: whether there are chances.
 */
gboolean
zohn_game_review_get_ready (ZohnGameReview *review)
{
  g_return_val_if_fail (ZOHN_IS_GAME_REVIEW (review), FALSE);

  return review->series != NULL;
}

/**
 * zohn_game_review_get_odds:
 * @review: a review
 *
 * Returns: (transfer none) (nullable): the odds by the game's rules; %NULL until it is ready.
 */
ZohnOdds *
zohn_game_review_get_odds (ZohnGameReview *review)
{
  g_return_val_if_fail (ZOHN_IS_GAME_REVIEW (review), NULL);

  return review->odds;
}

/**
 * zohn_game_review_get_series:
 * @review: a review
 *
 * Returns: (transfer none) (nullable): chances and luck of all throws of the game; %NULL until it is ready. It is the
 *   same until `ready` is notified or another game is looked at.
 */
const ZohnChanceSeries *
zohn_game_review_get_series (ZohnGameReview *review)
{
  g_return_val_if_fail (ZOHN_IS_GAME_REVIEW (review), NULL);

  return review->series;
}
