/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-rules.h"
#include "engine/zohn-throw.h"

G_BEGIN_DECLS

/* Words for paper, where there is little room. */

/* The columns of a score sheet. */
typedef enum {
  ZOHN_TEXT_COLUMN_NUMBER,
  ZOHN_TEXT_COLUMN_PLAYER,
  ZOHN_TEXT_COLUMN_STICKS,
  ZOHN_TEXT_COLUMN_SCORE,
  ZOHN_TEXT_COLUMN_MOVE,
  ZOHN_TEXT_COLUMN_EVENTS,
  ZOHN_TEXT_COLUMN_LUCK,
} ZohnTextColumn;

#define ZOHN_N_TEXT_COLUMNS 7

const char *zohn_text_column (ZohnTextColumn column);

/* "Page 1 of 3" */
char *zohn_text_page (guint page, guint n_pages);
/* "57 throws" */
char *zohn_text_n_throws (guint n_throws);
/* "4 counters a side" */
char *zohn_text_counters_a_side (guint counters);
/* "lap, capture"; NULL when nothing happened */
char *zohn_text_events_in_brief (guint events);
/* "3", and "3+" for a score with another throw */
char *zohn_text_score_in_brief (ZohnThrow thrown);

/* Above the table of what the sticks are worth; on the strips of sheets that are glued together. */
const char *zohn_text_sticks_heading (void);
const char *zohn_text_glue (void);

G_END_DECLS
