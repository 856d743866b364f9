/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support/long-game.h"

#include "engine/zohn-position.h"
#include "engine/zohn-stick-source.h"

#define EVEN 4

/* The first throw from @wanted on that leaves the counters fairly even, else the one that does most for it. */
static ZohnThrow
choose_throw (const ZohnPosition *position, const ZohnRules *rules, ZohnThrow wanted)
{
  ZohnThrow best = wanted;
  int best_lead = G_MAXINT;

  for (guint i = 0; i < ZOHN_N_THROWS; i++) {
    const ZohnThrow thrown = (wanted + i) % ZOHN_N_THROWS;
    const ZohnPosition next = zohn_position_apply (position, rules, thrown, NULL);
    const int lead = MAX (EVEN, ABS (next.counters[0] - next.counters[1]));

    if (lead < best_lead) {
      best = thrown;
      best_lead = lead;
    }
  }

  return best;
}

/**
 * make_long_game:
 * @rules: rules with at least 4 counters a side
 * @n_throws: how many throws
 *
 * Chance ends a game long before; here it is helped, now and then, to stay even.
 *
 * Returns: (transfer full): the throws of a game that goes on after them all.
 */
ZohnThrow *
make_long_game (const ZohnRules *rules, guint n_throws)
{
  ZohnThrow *throws = g_new (ZohnThrow, n_throws);
  ZohnPosition position = zohn_position_opening (rules);

  for (guint i = 0; i < n_throws; i++) {
    throws[i] = choose_throw (&position, rules, zohn_seeded_throw (1, i + 1));
    position = zohn_position_apply (&position, rules, throws[i], NULL);
    g_assert_false (position.over);
  }

  return throws;
}
