/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Chance that falls the same way every time: what looks irregular in a picture is a function of numbers. */
guint64 zohn_noise_bits (guint64 seed, guint64 index);
double zohn_noise (guint64 seed, guint64 index);
double zohn_noise_between (guint64 seed, guint64 index, double low, double high);

G_END_DECLS
