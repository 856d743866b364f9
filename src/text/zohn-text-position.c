/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-position.h"

#include "text/zohn-text-game.h"
#include "text/zohn-text-name.h"

#include <glib/gi18n.h>

/* The board in words. */

static char *
describe_place (guint progress)
{
  switch (progress) {
  case ZOHN_START:
    /* Translators: where a piece stands */
    return g_strdup (C_ ("place", "at the start"));
  case ZOHN_NORTH_CREEK:
    /* Translators: where a piece stands */
    return g_strdup (C_ ("place", "at the north creek"));
  case ZOHN_FIRST_DRY_BRANCH:
    /* Translators: where a piece stands; its first dry branch, 10 spaces from the start */
    return g_strdup (C_ ("place", "on space 10, a dry branch"));
  case ZOHN_SECOND_DRY_BRANCH:
    /* Translators: where a piece stands; its second dry branch, 30 spaces from the start */
    return g_strdup (C_ ("place", "on space 30, a dry branch"));
  default:
    /* Translators: where a piece stands; %u counts the spaces from the start, 1 to 39 */
    return g_strdup_printf (C_ ("place", "on space %u"), progress);
  }
}

/* A side without names, and not the only computer, is called by its direction. */
static gboolean
is_called_by_direction (const ZohnSetup *setup, ZohnSide side)
{
  return zohn_setup_get_player (setup, side, 0) == NULL &&
         (!setup->computer[side] || setup->computer[zohn_side_other (side)]);
}

static char *
describe_side (const ZohnSetup *setup, const ZohnPosition *position, ZohnSide side)
{
  g_autofree char *name = zohn_text_side (setup, side);
  g_autofree char *place = describe_place (position->progress[side]);
  g_autofree char *counters = zohn_text_counters (position->counters[side]);

  if (is_called_by_direction (setup, side)) {
    /* Translators: %1$s is the side’s direction, %2$s is its piece's place, like “on space 7”, %3$s is like “4 counters” */
    return g_strdup_printf (C_ ("side without a name", "%1$s: %2$s, %3$s"), name, place, counters);
  }

  if (side == ZOHN_SIDE_CLOCKWISE) {
    /* Translators: %1$s names the side, %2$s is its piece's place, like “on space 7”, %3$s is like “4 counters” */
    return g_strdup_printf (_ ("%1$s, clockwise: %2$s, %3$s"), name, place, counters);
  }

  /* Translators: %1$s names the side, %2$s is its piece's place, like “on space 7”, %3$s is like “4 counters” */
  return g_strdup_printf (_ ("%1$s, anticlockwise: %2$s, %3$s"), name, place, counters);
}

/**
 * zohn_text_position:
 * @setup: the game's setup
 * @position: one of its positions
 * @player_to_throw: index in the rotation of the side to throw
 *
 * Returns: (transfer full): the place of both pieces, the counters, lost throws that are owed and, unless the
 *   game is over, whose throw it is.
 */
char *
zohn_text_position (const ZohnSetup *setup, const ZohnPosition *position, guint player_to_throw)
{
  g_autofree char *turn = NULL;
  char *text = NULL;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_autofree char *sentence = describe_side (setup, position, (ZohnSide) side);

    text = zohn_text_join (text, sentence);
  }

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    if (position->owes[side] && !position->over) {
      g_autofree char *debt = zohn_text_debt (setup, (ZohnSide) side);

      text = zohn_text_join (text, debt);
    }
  }

  if (!position->over) {
    turn = zohn_text_turn_of (setup, (ZohnSide) position->to_throw, player_to_throw);
  }

  return zohn_text_join (text, turn);
}

/**
 * zohn_text_counters:
 * @counters: how many counters
 *
 * Returns: (transfer full): the counted counters, "4 counters".
 */
char *
zohn_text_counters (guint counters)
{
  /* Translators: the small sticks that the sides win from each other */
  return g_strdup_printf (ngettext ("%u counter", "%u counters", counters), counters);
}

/**
 * zohn_text_debt:
 * @setup: the game's setup
 * @side: a side that owes a lost throw
 *
 * Returns: (transfer full): a sentence that says so.
 */
char *
zohn_text_debt (const ZohnSetup *setup, ZohnSide side)
{
  g_autofree char *name = zohn_text_side (setup, side);

  /* Translators: %s is the side; the form depends on how many players the side has */
  return g_strdup_printf (ngettext ("%s will lose the next turn", "%s will lose their next turn",
                                    zohn_setup_get_n_players (setup, side)),
                          name);
}

/**
 * zohn_text_turn_mark:
 *
 * Returns: (transfer none): a few words beside the name of the side to throw.
 */
const char *
zohn_text_turn_mark (void)
{
  /* Translators: stands below a side’s name on the board, in very little room: it is this side’s turn */
  return C_ ("mark on a plate", "To throw");
}

/**
 * zohn_text_debt_mark:
 *
 * Returns: (transfer none): a few words beside the name of a side that owes a lost throw.
 */
const char *
zohn_text_debt_mark (void)
{
  /* Translators: stands below a side’s name on the board, in very little room: the side will lose its next turn */
  return C_ ("mark on a plate", "Loses a turn");
}

/**
 * zohn_text_space:
 * @space: a space of the ring, 0 to 39, clockwise from the start
 *
 * Returns: (transfer full): what it is and what it does to a piece that lands there.
 */
char *
zohn_text_space (guint space)
{
  g_return_val_if_fail (space < ZOHN_N_SPACES, NULL);

  switch (space) {
  case ZOHN_START:
    return g_strdup (_ ("The start, at the south creek: both pieces are safe here"));
  case ZOHN_NORTH_CREEK:
    return g_strdup (_ ("The north creek: back to the start and pay a counter"));
  case ZOHN_FIRST_DRY_BRANCH:
    return g_strdup (_ ("The dry branch in the west: lose a throw"));
  case ZOHN_SECOND_DRY_BRANCH:
    return g_strdup (_ ("The dry branch in the east: lose a throw"));
  default:
    return g_strdup_printf (
        /* Translators: a space of the ring; the two sides count from the start in opposite directions */
        _ ("Space %1$u going clockwise, space %2$u going anticlockwise"), space,
        ZOHN_N_SPACES - space);
  }
}
