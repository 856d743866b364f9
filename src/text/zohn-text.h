/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Sentences about a game, translated, as plain text (never markup): pure functions of engine values. Names are
 * isolated for the bidirectional algorithm. All strings are (transfer full) unless they are const. Sentences
 * have no full stop at their end; zohn_text_join() puts one between two of them. */

#include "text/zohn-text-chance.h"
#include "text/zohn-text-game.h"
#include "text/zohn-text-library.h"
#include "text/zohn-text-name.h"
#include "text/zohn-text-position.h"
#include "text/zohn-text-print.h"
#include "text/zohn-text-review.h"
#include "text/zohn-text-rules.h"
#include "text/zohn-text-table.h"
#include "text/zohn-text-throw.h"
