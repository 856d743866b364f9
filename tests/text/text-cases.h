/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-setup.h"
#include "engine/zohn-throw-record.h"

G_BEGIN_DECLS

#define FSI "\u2068"
#define PDI "\u2069"
#define ANN FSI "Ann" PDI
#define BEA FSI "Bea" PDI
#define ROSA FSI "Rosa" PDI

/* Names that have broken other programs; ends with NULL. */
extern const char *const text_case_names[];

ZohnSetup *text_case_setup (const char *clockwise, const char *anticlockwise);
ZohnThrow text_case_throw (const char *token);
ZohnThrowRecord *
text_case_record (const ZohnSetup *setup, const ZohnPosition *before, const char *token);

/* Call @use with every sentence there is: those that name the sides, for each outcome by each rule, and those that do not,
 * for each count from 0 to 200. */
typedef void (*TextCaseFunc) (const char *text, gpointer user_data);
void text_case_say_names (const ZohnSetup *setup, TextCaseFunc use, gpointer user_data);
void text_case_say_counts (TextCaseFunc use, gpointer user_data);

G_END_DECLS
