/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Text as a search compares it, and what was typed as the words to look for. */
char *zohn_search_fold (const char *text);
char **zohn_search_split (const char *typed);

G_END_DECLS
