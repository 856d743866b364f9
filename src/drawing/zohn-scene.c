/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing/zohn-scene.h"

#include "drawing/zohn-cloth-measure.h"
#include "drawing/zohn-noise.h"

#include <math.h>
#include <string.h>

#define STICK_GAP 0.02
#define PLACING_TRIES 64
#define NUMBERS_A_TRY 16

static void
get_ends (const ZohnStickPose *stick, double ends[2][2])
{
  double along_x = cos (stick->angle) * ZOHN_STICK_LENGTH / 2;
  double along_y = sin (stick->angle) * ZOHN_STICK_LENGTH / 2;

  ends[0][0] = stick->x - along_x;
  ends[0][1] = stick->y - along_y;
  ends[1][0] = stick->x + along_x;
  ends[1][1] = stick->y + along_y;
}

static double
get_distance_to_stick (const ZohnStickPose *stick, double x, double y)
{
  double along_x = cos (stick->angle);
  double along_y = sin (stick->angle);
  double along = (x - stick->x) * along_x + (y - stick->y) * along_y;

  along = CLAMP (along, -ZOHN_STICK_LENGTH / 2, ZOHN_STICK_LENGTH / 2);

  return hypot (x - stick->x - along * along_x, y - stick->y - along * along_y);
}

static gboolean
sticks_cross (const ZohnStickPose *a, const ZohnStickPose *b)
{
  double ends_a[2][2], ends_b[2][2], sides[4];

  get_ends (a, ends_a);
  get_ends (b, ends_b);
  for (int i = 0; i < 2; i++) {
    sides[i] = (ends_a[1][0] - ends_a[0][0]) * (ends_b[i][1] - ends_a[0][1]) -
               (ends_a[1][1] - ends_a[0][1]) * (ends_b[i][0] - ends_a[0][0]);
    sides[2 + i] = (ends_b[1][0] - ends_b[0][0]) * (ends_a[i][1] - ends_b[0][1]) -
                   (ends_b[1][1] - ends_b[0][1]) * (ends_a[i][0] - ends_b[0][0]);
  }

  return sides[0] * sides[1] <= 0 && sides[2] * sides[3] <= 0;
}

static gboolean
sticks_touch (const ZohnStickPose *a, const ZohnStickPose *b)
{
  const double least = ZOHN_STICK_WIDTH + STICK_GAP;
  double ends_a[2][2], ends_b[2][2];

  get_ends (a, ends_a);
  get_ends (b, ends_b);
  for (int i = 0; i < 2; i++) {
    if (get_distance_to_stick (a, ends_b[i][0], ends_b[i][1]) < least ||
        get_distance_to_stick (b, ends_a[i][0], ends_a[i][1]) < least) {
      return TRUE;
    }
  }

  return sticks_cross (a, b);
}

static gboolean
stick_lies_between_stone_and_ring (const ZohnStickPose *stick)
{
  double ends[2][2];

  get_ends (stick, ends);

  return get_distance_to_stick (stick, 0, 0) >= ZOHN_STICKS_INNER + ZOHN_STICK_WIDTH / 2 &&
         hypot (ends[0][0], ends[0][1]) <= ZOHN_STICKS_OUTER - ZOHN_STICK_WIDTH / 2 &&
         hypot (ends[1][0], ends[1][1]) <= ZOHN_STICKS_OUTER - ZOHN_STICK_WIDTH / 2;
}

/* Each stick has a quarter of the ground round the stone to fall in; TRUE when all lie clear of one another. */
static gboolean
place_sticks (ZohnStickPose sticks[ZOHN_N_STICKS], guint64 chance, guint attempt,
              const guint quarters[ZOHN_N_STICKS])
{
  guint64 first = 8 + (guint64) attempt * NUMBERS_A_TRY;
  double turn = zohn_noise (chance, 4) * 2 * G_PI;

  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    double direction =
        turn + quarters[i] * G_PI_2 + zohn_noise_between (chance, first + 3 * i, -0.5, 0.5);
    double distance = zohn_noise_between (chance, first + 3 * i + 1, 0.31, 0.42);

    sticks[i].x = cos (direction) * distance;
    sticks[i].y = sin (direction) * distance;
    sticks[i].angle = zohn_noise_between (chance, first + 3 * i + 2, 0, 2 * G_PI);
    if (!stick_lies_between_stone_and_ring (&sticks[i])) {
      return FALSE;
    }
    for (guint j = 0; j < i; j++) {
      if (sticks_touch (&sticks[i], &sticks[j])) {
        return FALSE;
      }
    }
  }

  return TRUE;
}

static void
place_sticks_in_a_square (ZohnStickPose sticks[ZOHN_N_STICKS], guint64 chance,
                          const guint quarters[ZOHN_N_STICKS])
{
  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    double direction = zohn_noise (chance, 4) * 2 * G_PI + quarters[i] * G_PI_2;

    sticks[i].x = cos (direction) * 0.37;
    sticks[i].y = sin (direction) * 0.37;
    sticks[i].angle = direction + G_PI_2 + zohn_noise_between (chance, 5, -0.3, 0.3);
  }
}

/**
 * zohn_scene_rest_sticks:
 * @scene: a scene
 * @seed: the seed of the game, any number when it has none
 * @number: the number of the throw, from 1
 * @thrown: how the sticks fell
 *
 * Lays the four sticks round the stone as they fell: clear of the stone, of the ring and of one another. The
 * place of each is a function of the three values.
 */
void
zohn_scene_rest_sticks (ZohnScene *scene, guint64 seed, guint number, ZohnThrow thrown)
{
  guint64 chance = zohn_noise_bits (seed, ((guint64) number << 4) | thrown);
  guint quarters[ZOHN_N_STICKS] = { 0, 1, 2, 3 };
  guint attempt = 0;

  for (guint i = ZOHN_N_STICKS - 1; i > 0; i--) {
    guint other = (guint) (zohn_noise (chance, i) * (i + 1));
    guint kept = quarters[i];

    quarters[i] = quarters[other];
    quarters[other] = kept;
  }

  while (attempt < PLACING_TRIES && !place_sticks (scene->sticks, chance, attempt, quarters)) {
    attempt++;
  }
  if (attempt == PLACING_TRIES) {
    place_sticks_in_a_square (scene->sticks, chance, quarters);
  }

  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    scene->sticks[i].lift = 0;
    scene->sticks[i].roll = 0;
    scene->sticks[i].groove_up = zohn_throw_is_groove_up (thrown, i);
  }
  scene->sticks_shown = TRUE;
}

/**
 * zohn_scene_rest:
 * @scene: (out caller-allocates): a scene
 * @position: a position
 *
 * Sets @scene to @position at rest: pieces, counters, debts and turn; nothing is marked, no sticks lie, no names
 * are set.
 */
void
zohn_scene_rest (ZohnScene *scene, const ZohnPosition *position)
{
  memset (scene, 0, sizeof *scene);
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    scene->pieces[side].progress = position->progress[side];
    scene->counters[side] = position->counters[side];
    scene->owes[side] = position->owes[side] != 0;
  }
  scene->side_to_throw = position->over ? -1 : position->to_throw;
  scene->marked_from = -1;
  scene->marked_to = -1;
}
