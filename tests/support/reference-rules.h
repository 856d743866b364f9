/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/zohn-position.h"

G_BEGIN_DECLS

/* The rules once more, from tables written by hand and by walking space by space: to compare with. Slow, and of nothing else
 * than the plain values in common with the engine. */
ZohnPosition reference_apply (const ZohnPosition *position, const ZohnRules *rules,
                              ZohnThrow thrown, ZohnOutcome *outcome);

G_END_DECLS
