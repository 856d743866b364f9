/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-animation.h"

#include <math.h>

/* The longest throw, ten spaces with two events, takes 1.42 seconds at a pace of 1. All times are seconds, all
 * lengths cloth units. */
#define GATHER_TIME 0.13
#define FLIGHT_TIME 0.13
#define TUMBLE_TIME 0.32
#define STEP_TIME 0.11
#define LONGEST_WALK_TIME 0.42
#define EVENT_TIME 0.21
#define DRY_TIME 0.16

#define HAND_X 0.3
#define HAND_Y 0.86
#define HAND_LIFT 0.3
#define BUNCH_GAP 0.035
#define STONE_LIFT 0.1
#define HOP_LIFT 0.055
#define KNOCK_LIFT 0.1
#define SINK_DEPTH 0.03

/* Parts of the tumble: the first, high bounce off the stone ends, the second, low one off the cloth ends; the
 * rest is a short slide. */
#define FIRST_BOUNCE 0.6
#define SECOND_BOUNCE 0.86
#define SECOND_BOUNCE_LIFT 0.06

static double
clamp_unit (double value)
{
  return CLAMP (value, 0.0, 1.0);
}

/* The part of the time from @start to @end that has gone by, 0 to 1. */
static double
part_done (double seconds, double start, double end)
{
  return end > start ? clamp_unit ((seconds - start) / (end - start)) : seconds >= end;
}

static double
mix (double from, double to, double part)
{
  return from + (to - from) * part;
}

static double
ease_in_out (double part)
{
  return part * part * (3 - 2 * part);
}

static double
ease_out (double part)
{
  return 1 - (1 - part) * (1 - part);
}

/* The height of a thing thrown up: 0 at both ends, 1 in the middle. */
static double
arc (double part)
{
  return 4 * part * (1 - part);
}

/* A number from 0 to 1 that differs from stick to stick and from throw to throw. */
static double
vary (const ZohnThrowAnimation *animation, guint stick, guint what)
{
  guint64 bits = animation->number * 64u + stick * 8u + what + 1u;

  bits *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  bits ^= bits >> 29;
  bits *= G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  bits ^= bits >> 32;

  return (double) (bits & 0xffff) / 0xffff;
}

/* How @stick is held in the bunch, at the edge of the cloth where its side sits, aimed at the stone. */
static ZohnStickPose
pose_in_hand (const ZohnThrowAnimation *animation, guint stick)
{
  const double x = animation->outcome.side == ZOHN_SIDE_CLOCKWISE ? -HAND_X : HAND_X;
  const double length = hypot (x, HAND_Y);
  const double aside = ((double) stick - (ZOHN_N_STICKS - 1) / 2.0) * BUNCH_GAP;

  return (ZohnStickPose){
    .x = x - aside * HAND_Y / length,
    .y = HAND_Y - aside * x / length,
    .angle = atan2 (-HAND_Y, -x),
    .lift = HAND_LIFT,
    .groove_up = animation->after.sticks[stick].groove_up,
  };
}

static ZohnStickPose
pose_at_stone (const ZohnThrowAnimation *animation, guint stick)
{
  const ZohnStickPose *rest = &animation->after.sticks[stick];
  ZohnStickPose pose = pose_in_hand (animation, stick);

  pose.x *= 0.12;
  pose.y *= 0.12;
  pose.x += 0.1 * rest->x;
  pose.y += 0.1 * rest->y;
  pose.lift = STONE_LIFT;
  pose.angle += 0.6 * (vary (animation, stick, 0) - 0.5);

  return pose;
}

/* The half turns a stick makes after it left the hand: a few, and of the parity that shows the face in the hand
 * which was up before. */
static double
get_half_turns (const ZohnThrowAnimation *animation, guint stick)
{
  const gboolean turned =
      animation->before.sticks_shown &&
      animation->before.sticks[stick].groove_up != animation->after.sticks[stick].groove_up;

  return 4 + 2 * floor (1.99 * vary (animation, stick, 1)) + (turned ? 1 : 0);
}

/* The nearest angle to @angle at which a stick lies as it does at @target: a stick has no front. */
static double
nearest_turn (double angle, double target)
{
  return angle + remainder (target - angle, 2 * G_PI);
}

static void
pose_gathered (const ZohnThrowAnimation *animation, guint stick, double part, ZohnStickPose *pose)
{
  const ZohnStickPose *from = &animation->before.sticks[stick];
  const ZohnStickPose to = pose_in_hand (animation, stick);
  const double eased = ease_in_out (part);

  *pose = *from;
  pose->x = mix (from->x, to.x, eased);
  pose->y = mix (from->y, to.y, eased);
  pose->angle = mix (from->angle, nearest_turn (from->angle, to.angle), eased);
  pose->lift = mix (from->lift, to.lift, eased);
}

static void
pose_flying (const ZohnThrowAnimation *animation, guint stick, double part, ZohnStickPose *pose)
{
  const ZohnStickPose from = pose_in_hand (animation, stick);
  const ZohnStickPose to = pose_at_stone (animation, stick);
  const double eased = pow (part, 1.5);

  *pose = to;
  pose->x = mix (from.x, to.x, eased);
  pose->y = mix (from.y, to.y, eased);
  pose->angle = mix (from.angle, to.angle, eased);
  pose->lift = mix (from.lift, to.lift, part * part);
  pose->roll = get_half_turns (animation, stick);
}

static double
get_tumble_lift (const ZohnThrowAnimation *animation, guint stick, double part)
{
  const double height = mix (0.26, 0.42, vary (animation, stick, 2));

  if (part < FIRST_BOUNCE) {
    const double first = part / FIRST_BOUNCE;

    return mix (STONE_LIFT, 0, first) + height * arc (first);
  }

  if (part < SECOND_BOUNCE) {
    return SECOND_BOUNCE_LIFT * arc ((part - FIRST_BOUNCE) / (SECOND_BOUNCE - FIRST_BOUNCE));
  }

  return 0;
}

static void
pose_tumbling (const ZohnThrowAnimation *animation, guint stick, double part, ZohnStickPose *pose)
{
  const ZohnStickPose from = pose_at_stone (animation, stick);
  const ZohnStickPose *to = &animation->after.sticks[stick];
  const double spin = vary (animation, stick, 3) < 0.5 ? -2 * G_PI : 2 * G_PI;
  const double start_angle = nearest_turn (to->angle, from.angle) + spin;
  const double eased = 1 - pow (1 - part, 2.4);

  *pose = *to;
  pose->x = mix (from.x, to->x, eased);
  pose->y = mix (from.y, to->y, eased);
  pose->angle = mix (start_angle, to->angle, ease_out (part));
  pose->lift = get_tumble_lift (animation, stick, part);
  pose->roll =
      get_half_turns (animation, stick) * (1 - ease_out (clamp_unit (part / SECOND_BOUNCE)));
}

static void
pose_sticks (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene)
{
  scene->sticks_shown = TRUE;

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    /* They do not meet the stone all at once, nor come to rest all at once. */
    const double lag = 0.1 * stick * (animation->stone - animation->hand);
    const double stone = animation->stone + lag;
    const double settled = animation->settled - 0.3 * lag * (ZOHN_N_STICKS - 1 - stick);
    ZohnStickPose *pose = &scene->sticks[stick];

    if (seconds >= settled) {
      *pose = animation->after.sticks[stick];
    } else if (seconds >= stone) {
      pose_tumbling (animation, stick, part_done (seconds, stone, settled), pose);
    } else if (seconds >= animation->hand) {
      pose_flying (animation, stick, part_done (seconds, animation->hand, stone), pose);
    } else {
      pose_gathered (animation, stick, part_done (seconds, 0, animation->hand), pose);
    }
  }
}

static void
pose_walk (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene)
{
  ZohnPiecePose *piece = &scene->pieces[animation->outcome.side];
  const double walked =
      animation->steps * part_done (seconds, animation->walk_start, animation->walk_end);
  const double whole = floor (walked);
  const double step = walked - whole;

  piece->progress = animation->outcome.from + whole + ease_in_out (step);
  piece->lift = HOP_LIFT * arc (step);

  if (seconds > animation->dry_start && seconds < animation->dry_end) {
    const double part = part_done (seconds, animation->dry_start, animation->dry_end);

    piece->lift = 0.5 * HOP_LIFT * fabs (sin (2 * G_PI * part)) * (1 - part);
  }

  if (seconds >= animation->walk_start) {
    scene->marked_side = animation->after.marked_side;
    scene->marked_from = animation->after.marked_from;
  }
  if (seconds >= animation->walk_end && !animation->returns[animation->outcome.side].slides) {
    scene->marked_to = animation->after.marked_to;
  }
}

static void
pose_returns (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene)
{
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    const ZohnReturn *back = &animation->returns[side];
    ZohnPiecePose *piece = &scene->pieces[side];
    double part;

    if (!back->slides || seconds < back->start) {
      continue;
    }

    part = part_done (seconds, back->start, back->end);
    if (back->sinks) {
      const double sunk = clamp_unit (part / 0.4);

      piece->lift = -SINK_DEPTH * arc (sunk * 0.5) * (1 - clamp_unit ((part - 0.4) / 0.6));
      piece->slide = ease_in_out (clamp_unit ((part - 0.3) / 0.7));
    } else {
      piece->lift = KNOCK_LIFT * arc (part);
      piece->slide = ease_in_out (part);
    }
  }
}

static void
pose_payments (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene)
{
  for (guint i = 0; i < animation->n_payments; i++) {
    const ZohnPayment *payment = &animation->payments[i];

    if (seconds < payment->start) {
      break;
    }

    scene->counters[payment->from]--;
    if (seconds >= payment->end) {
      scene->counters[zohn_side_other (payment->from)]++;
    } else {
      scene->counter = (ZohnCounterPose){
        .moving = TRUE,
        .from = payment->from,
        .done = ease_in_out (part_done (seconds, payment->start, payment->end)),
      };
    }
  }
}

static void
add_payment (ZohnThrowAnimation *animation, ZohnSide from, double start, double end)
{
  g_return_if_fail (animation->n_payments < ZOHN_N_THROW_PAYMENTS);

  animation->payments[animation->n_payments++] = (ZohnPayment){ from, start, end };
}

/* Lays the events out one after the other, behind the walk; returns when the last is over. */
static double
plan_events (ZohnThrowAnimation *animation, double pace)
{
  const ZohnOutcome *outcome = &animation->outcome;
  const ZohnSide side = outcome->side;
  const ZohnSide other = zohn_side_other (side);
  const double event_time = EVENT_TIME * pace;
  double now = animation->walk_end;

  if (outcome->events & ZOHN_EVENT_LAP) {
    /* The counter sets out as the piece passes the start, while it may still be walking. */
    const double passed = mix (animation->walk_start, animation->walk_end,
                               (ZOHN_N_SPACES - outcome->from) / (double) animation->steps);

    add_payment (animation, other, passed, passed + event_time);
    now = MAX (now, passed + event_time);

    if (!(outcome->events & ZOHN_EVENT_CAPTURE) && animation->before.pieces[other].progress > 0 &&
        animation->after.pieces[other].progress <= 0) {
      animation->returns[other] = (ZohnReturn){ TRUE, FALSE, passed, passed + event_time };
    }
  }

  if (outcome->events & ZOHN_EVENT_CAPTURE) {
    add_payment (animation, other, now, now + event_time);
    animation->returns[other] = (ZohnReturn){ TRUE, FALSE, now, now + event_time };
    now += event_time;
  }

  if (outcome->events & ZOHN_EVENT_CREEK) {
    add_payment (animation, side, now, now + event_time);
    animation->returns[side] = (ZohnReturn){ TRUE, TRUE, now, now + event_time };
    now += event_time;
  }

  if (outcome->events & ZOHN_EVENT_DRY_BRANCH) {
    animation->dry_start = now;
    animation->dry_end = now + DRY_TIME * pace;
    now = animation->dry_end;
  }

  return now;
}

/* The spaces the piece is seen to walk: no further than the start when the lap rule stops it there. */
static guint
count_steps (const ZohnOutcome *outcome)
{
  const gboolean stopped = outcome->landed > ZOHN_N_SPACES && outcome->to == ZOHN_START;

  return (stopped ? ZOHN_N_SPACES : outcome->landed) - outcome->from;
}

/**
 * zohn_throw_animation_init:
 * @animation: (out caller-allocates): the animation
 * @before: the scene at rest before the throw
 * @after: the scene at rest after it
 * @outcome: what happened
 * @number: the number of the throw, from 1; it varies how the sticks tumble
 * @pace: what every time is multiplied by; 1 is the usual pace, under 1.5 seconds for any throw
 *
 * Lays out a throw in time: the sticks are gathered and thrown at the stone, the piece walks, then one event
 * follows the other.
 */
void
zohn_throw_animation_init (ZohnThrowAnimation *animation, const ZohnScene *before,
                           const ZohnScene *after, const ZohnOutcome *outcome, guint number,
                           double pace)
{
  g_return_if_fail (animation != NULL);
  g_return_if_fail (outcome->landed > outcome->from);
  g_return_if_fail (pace >= 0);

  *animation = (ZohnThrowAnimation){
    .before = *before,
    .after = *after,
    .outcome = *outcome,
    .number = number,
    .steps = count_steps (outcome),
  };

  animation->hand = before->sticks_shown ? GATHER_TIME * pace : 0;
  animation->stone = animation->hand + FLIGHT_TIME * pace;
  animation->settled = animation->stone + TUMBLE_TIME * pace;
  animation->walk_start = animation->settled;
  animation->walk_end =
      animation->walk_start + MIN (animation->steps * STEP_TIME, LONGEST_WALK_TIME) * pace;
  animation->duration = plan_events (animation, pace);
}

/**
 * zohn_throw_animation_pose:
 * @animation: an animation
 * @seconds: the time since its beginning
 * @scene: (out caller-allocates): the scene at that time; after the animation's duration it is exactly the
 *   scene after the throw
 */
void
zohn_throw_animation_pose (const ZohnThrowAnimation *animation, double seconds, ZohnScene *scene)
{
  if (seconds >= animation->duration) {
    *scene = animation->after;
    return;
  }

  *scene = animation->before;
  scene->marked_from = -1;
  scene->marked_to = -1;

  if (animation->after.sticks_shown) {
    pose_sticks (animation, MAX (seconds, 0), scene);
  }
  pose_walk (animation, seconds, scene);
  pose_returns (animation, seconds, scene);
  pose_payments (animation, seconds, scene);

  if (seconds >= animation->dry_start && animation->dry_end > 0) {
    scene->owes[animation->outcome.side] = animation->after.owes[animation->outcome.side];
  }
}
