/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/zohn-sounds.h"
#include "widgets/zohn-throw-animation.h"

G_BEGIN_DECLS

/* Before the first moment of any animation. */
#define ZOHN_THROW_CUES_BEGIN (-1.0)

/* A set of sounds: one bit for each ZohnSound. */
typedef guint ZohnThrowCues;

ZohnThrowCues
zohn_throw_animation_get_cues (const ZohnThrowAnimation *animation, double after, double until);
ZohnThrowCues zohn_outcome_get_cues (const ZohnOutcome *outcome);

G_END_DECLS
