/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-setup.h"

G_DEFINE_BOXED_TYPE (ZohnSetup, zohn_setup, zohn_setup_copy, zohn_setup_free)

/**
 * zohn_setup_new:
 *
 * Returns: (transfer full): a game by the default rules, players without names, no seed, no time limit.
 */
ZohnSetup *
zohn_setup_new (void)
{
  ZohnSetup *setup = g_new0 (ZohnSetup, 1);

  setup->rules = ZOHN_RULES_DEFAULT;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    setup->players[side] = g_new0 (char *, 1);
  }

  return setup;
}

/**
 * zohn_setup_copy:
 * @setup: a setup
 *
 * Returns: (transfer full): a deep copy.
 */
ZohnSetup *
zohn_setup_copy (const ZohnSetup *setup)
{
  ZohnSetup *copy = g_new (ZohnSetup, 1);

  *copy = *setup;
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    copy->players[side] = g_strdupv (setup->players[side]);
  }
  copy->started = setup->started != NULL ? g_date_time_ref (setup->started) : NULL;

  return copy;
}

/**
 * zohn_setup_free:
 * @setup: (transfer full) (nullable): a setup
 */
void
zohn_setup_free (ZohnSetup *setup)
{
  if (setup == NULL) {
    return;
  }

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_strfreev (setup->players[side]);
  }
  g_clear_pointer (&setup->started, g_date_time_unref);
  g_free (setup);
}

static gboolean
equal_times (GDateTime *a, GDateTime *b)
{
  if (a == NULL || b == NULL) {
    return a == b;
  }

  return g_date_time_equal (a, b);
}

/**
 * zohn_setup_equal:
 * @a: a setup
 * @b: a setup
 *
 * Returns: whether they set up the same game.
 */
gboolean
zohn_setup_equal (const ZohnSetup *a, const ZohnSetup *b)
{
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (!g_strv_equal ((const char *const *) a->players[side],
                       (const char *const *) b->players[side]) ||
        !a->computer[side] != !b->computer[side]) {
      return FALSE;
    }
  }

  return zohn_rules_equal (&a->rules, &b->rules) && a->sticks == b->sticks &&
         !a->has_seed == !b->has_seed && (!a->has_seed || a->seed == b->seed) &&
         a->time_limit == b->time_limit && equal_times (a->started, b->started);
}

/**
 * zohn_setup_set_players:
 * @setup: a setup
 * @side: a side
 * @players: (array zero-terminated=1): the side's names in the order of their turns; may be empty
 */
void
zohn_setup_set_players (ZohnSetup *setup, ZohnSide side, const char *const *players)
{
  char **copy;

  g_return_if_fail ((guint) side < ZOHN_N_SIDES);
  g_return_if_fail (players != NULL);

  copy = g_strdupv ((char **) players);
  g_strfreev (setup->players[side]);
  setup->players[side] = copy;
}

/**
 * zohn_setup_get_n_players:
 * @setup: a setup
 * @side: a side
 *
 * Returns: how many players throw in rotation for @side, at least 1.
 */
guint
zohn_setup_get_n_players (const ZohnSetup *setup, ZohnSide side)
{
  g_return_val_if_fail ((guint) side < ZOHN_N_SIDES, 1);

  return MAX (1, g_strv_length (setup->players[side]));
}

/**
 * zohn_setup_get_player:
 * @setup: a setup
 * @side: a side
 * @index: 0 to the number of players - 1
 *
 * Returns: (transfer none) (nullable): the player's name; %NULL for the one player of a side without names.
 */
const char *
zohn_setup_get_player (const ZohnSetup *setup, ZohnSide side, guint index)
{
  g_return_val_if_fail ((guint) side < ZOHN_N_SIDES, NULL);
  g_return_val_if_fail (index < zohn_setup_get_n_players (setup, side), NULL);

  return setup->players[side][index];
}
