/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "record/zohn-game-record.h"
#include "record/zohn-library.h"
#include "settings/zohn-settings.h"

G_BEGIN_DECLS

/* A library of its own for a test, and preferences. */
typedef struct {
  ZohnSettings *settings;
  ZohnLibrary *library;
  GFile *folder;
} GamesFixture;

void games_fixture_set_up (GamesFixture *fixture);
void games_fixture_tear_down (GamesFixture *fixture);
GFile *games_fixture_add (GamesFixture *fixture, guint64 seed, guint max_throws);
GFile *games_fixture_add_of (GamesFixture *fixture, guint64 seed, const char *clockwise,
                             const char *anticlockwise);
void games_fixture_add_many (GamesFixture *fixture, guint n_games, guint max_throws);
GFile *games_fixture_add_damaged (GamesFixture *fixture, const char *name);

G_END_DECLS
