/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes down the changes of a list model, "position-removed+added" each, and checks that they add up. */
typedef struct {
  GListModel *model; /* borrowed */
  GString *log;
  guint n_items;
  gulong handler;
} ListRecorder;

ListRecorder *list_recorder_new (GListModel *model);
void list_recorder_assert (ListRecorder *recorder, const char *expected);
void list_recorder_free (ListRecorder *recorder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ListRecorder, list_recorder_free)

G_END_DECLS
