/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-name.h"

#include <glib/gi18n.h>

/* How the players and the sides are called in sentences. */

#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* A team of more is named by its first NAMES_SHOWN - 1 players and how many more there are. */
#define NAMES_SHOWN 5

static gboolean
opens_isolate (gunichar letter)
{
  return letter >= 0x2066 && letter <= FIRST_STRONG_ISOLATE;
}

/* Line and paragraph ends inside a name would end the isolation with it. */
static gboolean
is_line_control (gunichar letter)
{
  return g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029;
}

/**
 * zohn_text_isolate:
 * @name: a name as it was typed
 *
 * Wraps @name so that it keeps its own order of letters and leaves that of the text around it alone, whatever
 * direction controls it holds: the final mark closes embeddings and overrides left open (UAX #9, rule X6a),
 * isolates are balanced here. Line ends and tabs become spaces.
 *
 * Returns: (transfer full): @name between marks of isolation.
 */
char *
zohn_text_isolate (const char *name)
{
  GString *text = g_string_new (NULL);
  guint open = 0;

  g_string_append_unichar (text, FIRST_STRONG_ISOLATE);
  for (const char *place = name; *place != '\0'; place = g_utf8_next_char (place)) {
    gunichar letter = g_utf8_get_char (place);

    if (opens_isolate (letter)) {
      open++;
    } else if (letter == POP_DIRECTIONAL_ISOLATE) {
      if (open == 0) {
        continue;
      }
      open--;
    }
    g_string_append_unichar (text, is_line_control (letter) ? ' ' : letter);
  }

  for (guint i = 0; i < open + 1; i++) {
    g_string_append_unichar (text, POP_DIRECTIONAL_ISOLATE);
  }

  return g_string_free (text, FALSE);
}

/**
 * zohn_text_direction:
 * @side: a side
 *
 * Returns: (transfer none): the side's direction as the name of a side that has none.
 */
const char *
zohn_text_direction (ZohnSide side)
{
  if (side == ZOHN_SIDE_CLOCKWISE) {
    /* Translators: name of the side whose piece goes clockwise, when its players have no names */
    return C_ ("side", "Clockwise");
  }

  /* Translators: name of the side whose piece goes anticlockwise, when its players have no names */
  return C_ ("side", "Anticlockwise");
}

static const char *
get_unnamed_side (const ZohnSetup *setup, ZohnSide side)
{
  if (!setup->computer[side]) {
    return zohn_text_direction (side);
  }

  if (!setup->computer[zohn_side_other (side)]) {
    /* Translators: name of the side that the computer throws for */
    return C_ ("side", "Computer");
  }

  if (side == ZOHN_SIDE_CLOCKWISE) {
    /* Translators: name of a side, when the computer throws for both */
    return C_ ("side", "Computer (clockwise)");
  }

  /* Translators: name of a side, when the computer throws for both */
  return C_ ("side", "Computer (anticlockwise)");
}

/**
 * zohn_text_player:
 * @setup: a game's setup
 * @side: a side
 * @player: index in the side's rotation
 *
 * Returns: (transfer full): the player's name, isolated, or the name of a side without names.
 */
char *
zohn_text_player (const ZohnSetup *setup, ZohnSide side, guint player)
{
  const char *name = zohn_setup_get_player (setup, side, player);

  return name != NULL ? zohn_text_isolate (name) : g_strdup (get_unnamed_side (setup, side));
}

static char *
join_names (char *list, const char *name, gboolean last)
{
  char *joined;

  if (last) {
    /* Translators: a list of names: %1$s is one name or several, %2$s the last one */
    joined = g_strdup_printf (C_ ("list of names", "%1$s and %2$s"), list, name);
  } else {
    /* Translators: a list of names: %1$s is one name or several, %2$s the next but not the last one */
    joined = g_strdup_printf (C_ ("list of names", "%1$s, %2$s"), list, name);
  }
  g_free (list);

  return joined;
}

/**
 * zohn_text_side:
 * @setup: a game's setup
 * @side: a side
 *
 * Returns: (transfer full): the name of the side's one player, the names of a team as a list, or the name of
 *   a side without names.
 */
char *
zohn_text_side (const ZohnSetup *setup, ZohnSide side)
{
  guint n_players = zohn_setup_get_n_players (setup, side);
  guint n_shown = n_players <= NAMES_SHOWN ? n_players : NAMES_SHOWN - 1;
  guint n_more = n_players - n_shown;
  char *list = zohn_text_player (setup, side, 0);
  char *longer;

  for (guint player = 1; player < n_shown; player++) {
    g_autofree char *name = zohn_text_player (setup, side, player);

    list = join_names (list, name, player + 1 == n_players);
  }

  if (n_more == 0) {
    return list;
  }

  /* Translators: the end of a long list of names: %1$s the names, %2$u how many more there are */
  longer =
      g_strdup_printf (ngettext ("%1$s and %2$u more", "%1$s and %2$u more", n_more), list, n_more);
  g_free (list);

  return longer;
}

/**
 * zohn_text_join:
 * @first: (transfer full) (nullable): one or several sentences
 * @second: (nullable): the next sentence
 *
 * Returns: (transfer full) (nullable): both, in this order; what there is when one is missing.
 */
char *
zohn_text_join (char *first, const char *second)
{
  g_autofree char *before = first;

  if (before == NULL) {
    return g_strdup (second);
  }
  if (second == NULL) {
    return g_steal_pointer (&before);
  }

  /* Translators: joins two whole sentences, which have no full stop of their own */
  return g_strdup_printf (C_ ("two sentences", "%1$s. %2$s"), before, second);
}
