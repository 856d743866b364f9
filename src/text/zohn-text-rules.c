/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-rules.h"

#include <glib/gi18n.h>

/* The rules in plain words, for help and print, and what is known of the game's history. The claims are those of
 * the published descriptions, no more. */

static void
free_section (gpointer data)
{
  ZohnTextSection *section = data;

  g_free (section->heading);
  g_strfreev (section->paragraphs);
  g_free (section);
}

/* Takes the paragraphs of @builder. */
static void
add_section (GPtrArray *sections, const char *heading, GStrvBuilder *builder)
{
  ZohnTextSection *section = g_new (ZohnTextSection, 1);

  section->heading = g_strdup (heading);
  section->paragraphs = g_strv_builder_end (builder);
  g_ptr_array_add (sections, section);
}

/**
 * zohn_text_lap_rule_reading:
 * @lap: a lap rule
 *
 * Returns: (transfer none): a sentence or two on what the rule means.
 */
const char *
zohn_text_lap_rule_reading (ZohnLapRule lap)
{
  switch (lap) {
  case ZOHN_LAP_CARRY_ON:
    return _ (
        "The piece keeps what it threw beyond the start, and the other piece stays where it is. "
        "This is how the published descriptions read: a lap is won by landing on the start or "
        "passing it, and the surplus is played on.");
  case ZOHN_LAP_HALT:
    return _ ("The piece stops at the start, even if more was thrown, and the other piece stays "
              "where it is. This is a common table rule.");
  case ZOHN_LAP_RESTART:
    return _ ("Both pieces go back to the start: a fresh race for every lap.");
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_score_fall:
 * @score: a score
 *
 * Returns: (transfer none): how the sticks lie for it, as a cell of a table.
 */
const char *
zohn_text_score_fall (ZohnScore score)
{
  switch (score) {
  case ZOHN_SCORE_1:
    return C_ ("fall of the sticks", "1 groove up, a red one");
  case ZOHN_SCORE_1_AGAIN:
    return C_ ("fall of the sticks", "1 groove up, the blue one");
  case ZOHN_SCORE_2:
    return C_ ("fall of the sticks", "2 grooves up");
  case ZOHN_SCORE_3:
    return C_ ("fall of the sticks", "3 grooves up, without the blue one");
  case ZOHN_SCORE_3_AGAIN:
    return C_ ("fall of the sticks", "3 grooves up, the blue one among them");
  case ZOHN_SCORE_6_AGAIN:
    return C_ ("fall of the sticks", "4 grooves up");
  case ZOHN_SCORE_10_AGAIN:
    return C_ ("fall of the sticks", "No groove up");
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * zohn_text_score_worth:
 * @score: a score
 *
 * Returns: (transfer none): what it is worth, as a cell of a table.
 */
const char *
zohn_text_score_worth (ZohnScore score)
{
  switch (score) {
  case ZOHN_SCORE_1:
    return C_ ("worth of a throw", "1 space");
  case ZOHN_SCORE_1_AGAIN:
    return C_ ("worth of a throw", "1 space and another throw");
  case ZOHN_SCORE_2:
    return C_ ("worth of a throw", "2 spaces");
  case ZOHN_SCORE_3:
    return C_ ("worth of a throw", "3 spaces");
  case ZOHN_SCORE_3_AGAIN:
    return C_ ("worth of a throw", "3 spaces and another throw");
  case ZOHN_SCORE_6_AGAIN:
    return C_ ("worth of a throw", "6 spaces and another throw");
  case ZOHN_SCORE_10_AGAIN:
    return C_ ("worth of a throw", "10 spaces and another throw");
  default:
    g_return_val_if_reached (NULL);
  }
}

static void
add_aim (GPtrArray *sections, const ZohnRules *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *counters = g_strdup_printf (
      /* Translators: %1$u is what each side begins with, %2$u is twice as much: all there are */
      ngettext ("Each side begins with %1$u counter. The side that holds all %2$u has won.",
                "Each side begins with %1$u counters. The side that holds all %2$u has won.",
                rules->counters),
      (guint) rules->counters, rules->counters * 2u);

  g_strv_builder_add (
      builder,
      _ ("Two sides race round a ring of 40 spaces. A side is one player or a team. Each has one "
         "piece; one goes clockwise, the other anticlockwise, and both begin at the start, the "
         "south creek."));
  g_strv_builder_add (builder, counters);
  g_strv_builder_add (builder,
                      rules->first == ZOHN_SIDE_CLOCKWISE
                          ? _ ("Clockwise throws first. Whoever begins, the game is nearly even.")
                          : _ ("Anticlockwise throws first. Whoever begins, the game is nearly "
                               "even."));
  add_section (sections, _ ("The race"), builder);
}

static void
add_sticks (GPtrArray *sections, gboolean with_table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (
      builder,
      _ ("The four casting sticks, three red and one blue, are thrown hard at the ahl stone in the "
         "middle of the cloth. Each has a groove on one face and is blank on the other. Only the "
         "grooves that lie up count."));
  for (guint score = 0; with_table && score < ZOHN_N_SCORES; score++) {
    g_autofree char *row = g_strdup_printf (
        /* Translators: a row of the table of throws: %1$s is how the sticks lie, %2$s what that is worth */
        C_ ("table of throws", "%1$s: %2$s"), zohn_text_score_fall ((ZohnScore) score),
        zohn_text_score_worth ((ZohnScore) score));

    g_strv_builder_add (builder, row);
  }
  add_section (sections, _ ("The throw"), builder);
}

static void
add_way (GPtrArray *sections, const ZohnRules *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (
      builder,
      _ ("The piece moves the spaces thrown. What happens then is settled in this order."));
  g_strv_builder_add (
      builder,
      _ ("A lap: a piece that comes to the start or passes it wins the lap, and its side takes "
         "a counter from the other side."));
  g_strv_builder_add (builder, zohn_text_lap_rule_reading ((ZohnLapRule) rules->lap));
  g_strv_builder_add (
      builder,
      _ ("A capture: a piece that lands on the other piece sends it back to the start and wins "
         "a counter. At the start both are safe."));
  g_strv_builder_add (
      builder,
      _ ("The north creek, half way round: the piece goes back to the start and its side pays "
         "a counter."));
  g_strv_builder_add (
      builder,
      _ ("The dry branches in the east and the west, spaces 10 and 30: the side loses its next "
         "throw. If this throw earned another one, that is the one lost; otherwise it is the "
         "throw of the next turn."));
  add_section (sections, _ ("On the way"), builder);
}

static void
add_turns (GPtrArray *sections)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (
      builder, _ ("The sides take turns. Whoever earns another throw throws again at once."));
  g_strv_builder_add (
      builder,
      _ ("A side that owes a lost throw loses the turn when it comes and then owes nothing more. "
         "A piece that is sent back to the start keeps its debt."));
  g_strv_builder_add (builder, _ ("In a team the players throw one after the other, one turn each; "
                                  "another throw belongs to the "
                                  "same player, and a lost turn is nobody’s."));
  add_section (sections, _ ("Turns"), builder);
}

static void
add_end (GPtrArray *sections)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, _ ("The game is over as soon as one side holds all the counters."));
  g_strv_builder_add (
      builder, _ ("It may be stopped between two throws at any time: then the side with more "
                  "counters has won, "
                  "and equal counters are a draw. A time limit stops the game by itself after the "
                  "throw under way."));
  add_section (sections, _ ("The end"), builder);
}

static GPtrArray *
create_rules (const ZohnRules *rules, gboolean with_table)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (free_section);

  add_aim (sections, rules);
  add_sticks (sections, with_table);
  add_way (sections, rules);
  add_turns (sections);
  add_end (sections);

  return sections;
}

/**
 * zohn_text_rules:
 * @rules: the rules of a game
 *
 * Returns: (transfer full) (element-type ZohnTextSection): these rules in plain words.
 */
GPtrArray *
zohn_text_rules (const ZohnRules *rules)
{
  return create_rules (rules, TRUE);
}

/**
 * zohn_text_rules_beside_table:
 * @rules: the rules of a game
 *
 * Returns: (transfer full) (element-type ZohnTextSection): these rules without the rows of the table of throws.
 */
GPtrArray *
zohn_text_rules_beside_table (const ZohnRules *rules)
{
  return create_rules (rules, FALSE);
}

/**
 * zohn_text_about:
 *
 * Returns: (transfer full) (element-type ZohnTextSection): the game's people, its history and the sources.
 */
GPtrArray *
zohn_text_about (void)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (free_section);
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) play = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) sources = g_strv_builder_new ();

  g_strv_builder_add (people, _ ("Zohn Ahl belongs to the Kiowa of the southern Plains of North "
                                 "America, where women and girls "
                                 "played it. It is best seen as a living cultural activity."));
  g_strv_builder_add (
      people,
      _ ("It is one of a family of race games on a ring of spaces, forty as a rule, known from "
         "many Native "
         "nations of the region. Nothing like them was brought from Europe, so they are taken for "
         "native inventions. Their age is unknown."));
  g_strv_builder_add (people, _ ("In Kiowa “zohn” is “creek” and “ahl” is “wood”, the casting "
                                 "sticks. The English name “awl game” "
                                 "comes from the awls that marked each side’s place."));
  add_section (sections, _ ("The game and its people"), people);

  g_strv_builder_add (play, _ ("The game was played on a large cloth with a flat stone, the ahl "
                               "stone, in the middle. The sticks "
                               "were thrown hard at the stone and fell on the cloth, so that "
                               "nobody could steer a throw."));
  g_strv_builder_add (
      play,
      _ ("There are no decisions to make: it suits young children, families and classrooms."));
  add_section (sections, _ ("How it was played"), play);

  /* Translators: keep the titles of the two books in English */
  g_strv_builder_add (sources,
                      _ ("Stewart Culin, “Chess and Playing-Cards” (1898), pages 687–689"));
  /* Translators: keep the titles of the two books in English */
  g_strv_builder_add (
      sources, _ ("Stewart Culin, “Games of the North American Indians” (1907), pages 124–125"));
  add_section (sections, _ ("Sources"), sources);

  return sections;
}
