/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-noise.h"

/**
 * zohn_noise_bits:
 * @seed: which sequence
 * @index: which of its numbers
 *
 * The finaliser of SplitMix64 (Steele, Lea and Flood, 2014) over both numbers.
 *
 * Returns: 64 bits that look like chance
 */
guint64
zohn_noise_bits (guint64 seed, guint64 index)
{
  guint64 bits = seed * G_GUINT64_CONSTANT (0xd1342543de82ef95) +
                 (index + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  bits = (bits ^ (bits >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  bits = (bits ^ (bits >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return bits ^ (bits >> 31);
}

/**
 * zohn_noise:
 * @seed: which sequence
 * @index: which of its numbers
 *
 * Returns: a number from 0 to below 1
 */
double
zohn_noise (guint64 seed, guint64 index)
{
  return (double) (zohn_noise_bits (seed, index) >> 11) * 0x1p-53;
}

/**
 * zohn_noise_between:
 * @seed: which sequence
 * @index: which of its numbers
 * @low: the least
 * @high: the most
 *
 * Returns: a number from @low to below @high
 */
double
zohn_noise_between (guint64 seed, guint64 index, double low, double high)
{
  return low + (high - low) * zohn_noise (seed, index);
}
