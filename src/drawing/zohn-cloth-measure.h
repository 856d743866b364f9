/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Where things lie on the cloth, in cloth units from the middle. */

#define ZOHN_CLOTH_EDGE 0.985
#define ZOHN_CLOTH_HEM 0.955

#define ZOHN_RING_INNER 0.645
#define ZOHN_RING_OUTER 0.865
#define ZOHN_RING_MIDDLE ((ZOHN_RING_INNER + ZOHN_RING_OUTER) / 2)

/* The creek and the dry branches cross the ring and run out on both sides of it. */
#define ZOHN_BED_INNER 0.585
#define ZOHN_BED_OUTER 0.925

#define ZOHN_STONE_RADIUS 0.165

#define ZOHN_STICK_LENGTH 0.35
#define ZOHN_STICK_WIDTH 0.066
/* Sticks at rest stay between these circles. */
#define ZOHN_STICKS_INNER (ZOHN_STONE_RADIUS + 0.03)
#define ZOHN_STICKS_OUTER 0.572

/* The awls lie across the ring's edges, tips towards each other: clockwise from without, the other from within. */
#define ZOHN_AWL_HANDLE_CLOCKWISE 0.870
#define ZOHN_AWL_HANDLE_ANTICLOCKWISE 0.640
