/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "50.1%"; 0% and 100% only for a game that is over; @chance and 1 - @chance add up to 100 */
char *zohn_text_chance (double chance);
/* "+0.04%", "−1.20%" */
char *zohn_text_luck (double luck);
/* until the odds are there */
const char *zohn_text_chances_awaited (void);

G_END_DECLS
