/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-review.h"
#include "engine/zohn-statistics.h"
#include "engine/zohn-throw-record.h"

G_BEGIN_DECLS

/* A row of the summary: what is counted, and how much of it each side had. */
typedef struct {
  char *label; /* owned */
  char *values[ZOHN_N_SIDES]; /* owned */
} ZohnTextFigure;

/* A row of the table of throws: how often each side threw it, and how often fair sticks fall so. */
typedef struct {
  char *label; /* owned */
  char *counts[ZOHN_N_SIDES]; /* owned */
  char *total; /* owned */
  char *expected; /* owned */
} ZohnTextScoreRow;

/* Arrays of ZohnTextFigure and ZohnTextScoreRow, (transfer full). */
GPtrArray *zohn_text_review_figures (const ZohnReview *review);
GPtrArray *zohn_text_review_scores (const ZohnReview *review);
char *zohn_text_review_fairness (const ZohnReview *review);
/* the rows as one accessible text each: "Throws: Ann 80, Rosa 77" */
char *zohn_text_figure_row (const ZohnSetup *setup, const ZohnTextFigure *figure);
char *zohn_text_score_row (const ZohnSetup *setup, const ZohnTextScoreRow *row);

char *zohn_text_fairness (const ZohnFairness *fairness);
char *zohn_text_player_review (const ZohnSetup *setup, const ZohnReview *review, ZohnSide side,
                               guint player);

/* "Throw 12: Ann, −8.31%" */
char *zohn_text_turning_point (const ZohnSetup *setup, const ZohnTurningPoint *point);
/* "Throw 12: Rosa captured Ann’s piece and took a counter" */
char *zohn_text_turning_throw (const ZohnSetup *setup, ZohnThrowRecord *record);
/* "Chances: Ann 50.1%, Rosa 49.9%" */
char *zohn_text_chances (const ZohnSetup *setup, double clockwise_chance);
/* "It was worth +0.04% to Ann" */
char *zohn_text_worth (const ZohnSetup *setup, ZohnThrowRecord *record, double luck);
/* a place of the chart, line by line: which throw, what it was, the chances after it, what it was worth; @record NULL at
 * the opening */
char *zohn_text_chart_place (const ZohnSetup *setup, ZohnThrowRecord *record, guint n_throws,
                             double clockwise_chance, double luck);
/* "Lap 2: won by Rosa"; @last is the last throw of the lap so far */
char *zohn_text_lap_heading (const ZohnSetup *setup, ZohnThrowRecord *last);

G_END_DECLS
