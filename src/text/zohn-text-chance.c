/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/zohn-text-chance.h"

#include <glib/gi18n.h>

#include <math.h>

/* Chances and luck as percentages. */

#define TENTHS 1000 /* of a percent in the whole */

/**
 * zohn_text_chance:
 * @chance: 0 to 1
 *
 * Rounds to a tenth of a percent, so that what is shown for @chance and for 1 - @chance always adds up to 100.
 * 0 and 100 percent are kept for a game that is over, whatever the rounding says.
 *
 * Returns: (transfer full): the chance in percent.
 */
char *
zohn_text_chance (double chance)
{
  int tenths;

  if (chance <= 0.0 || chance >= 1.0) {
    /* Translators: a chance in percent, only ever 0 or 100 */
    return g_strdup_printf (C_ ("chance", "%d%%"), chance <= 0.0 ? 0 : 100);
  }

  /* Always the larger of the two is rounded: 1 - chance is exact then. */
  tenths = chance >= 0.5 ? (int) round (chance * TENTHS)
                         : TENTHS - (int) round ((1.0 - chance) * TENTHS);
  tenths = CLAMP (tenths, 1, TENTHS - 1);

  /* Translators: a chance in percent */
  return g_strdup_printf (C_ ("chance", "%.1f%%"), tenths / 10.0);
}

/**
 * zohn_text_luck:
 * @luck: change of a chance, -1 to 1
 *
 * Returns: (transfer full): the luck in percent with its sign, to a hundredth of a percent.
 */
char *
zohn_text_luck (double luck)
{
  double hundredths = round (luck * 10000.0);
  double percent = fabs (hundredths) / 100.0;

  if (hundredths > 0.0) {
    /* Translators: good luck, in percent */
    return g_strdup_printf (C_ ("luck", "+%.2f%%"), percent);
  }
  if (hundredths < 0.0) {
    /* Translators: bad luck, in percent, with a minus sign */
    return g_strdup_printf (C_ ("luck", "−%.2f%%"), percent);
  }

  /* Translators: no luck at all, in percent */
  return g_strdup_printf (C_ ("luck", "%.2f%%"), 0.0);
}

/**
 * zohn_text_chances_awaited:
 *
 * Returns: (transfer none): that there are no chances yet.
 */
const char *
zohn_text_chances_awaited (void)
{
  return _ ("The chances are being worked out");
}
