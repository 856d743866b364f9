/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/game-cases.h"

/**
 * game_new_scripted:
 * @counters: counters a side
 * @tokens: throws, with spaces between
 *
 * Returns: (transfer full): a game of these throws and of no others.
 */
ZohnGameModel *
game_new_scripted (guint counters, const char *tokens)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);
  const guint n_throws = g_strv_length (words);
  g_autofree ZohnThrow *throws = g_new0 (ZohnThrow, n_throws + 1);
  g_autoptr (ZohnStickSource) source = NULL;
  ZohnGameModel *model;

  for (guint i = 0; i < n_throws; i++) {
    g_assert_true (zohn_throw_from_token (words[i], &throws[i]));
  }
  source = zohn_scripted_source_new (throws, n_throws);
  setup->rules.counters = (guint8) counters;
  model = zohn_game_model_new (setup);
  zohn_game_model_set_source (model, source);

  return model;
}

/**
 * game_new_seeded:
 * @rules: rules
 * @seed: a seed
 *
 * Returns: (transfer full): a game of the throws that @seed gives.
 */
ZohnGameModel *
game_new_seeded (const ZohnRules *rules, guint64 seed)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  setup->rules = *rules;
  setup->seed = seed;
  setup->has_seed = TRUE;

  return zohn_game_model_new (setup);
}

/**
 * game_throw:
 * @model: a game with that many throws to come
 * @times: how often to throw
 */
void
game_throw (ZohnGameModel *model, guint times)
{
  for (guint i = 0; i < times; i++) {
    g_assert_true (zohn_game_model_throw (model));
  }
}
