/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-cues.h"

#define CUE(sound) (1u << (sound))

typedef struct {
  double after, until; /* seconds; the first is outside, the second inside */
  ZohnThrowCues cues;
} Span;

static void
add_cue (Span *span, ZohnSound sound, double seconds)
{
  if (seconds > span->after && seconds <= span->until) {
    span->cues |= CUE (sound);
  }
}

static void
add_steps (Span *span, const ZohnThrowAnimation *animation)
{
  const double walk_time = animation->walk_end - animation->walk_start;

  for (guint step = 1; step < animation->steps; step++) {
    add_cue (span, ZOHN_SOUND_STEP, animation->walk_start + walk_time * step / animation->steps);
  }
  /* Not computed: it may be the very end of the animation, and no rounding may put it behind that. */
  add_cue (span, ZOHN_SOUND_STEP, animation->walk_end);
}

static void
add_events (Span *span, const ZohnThrowAnimation *animation)
{
  const ZohnOutcome *outcome = &animation->outcome;
  const ZohnSide side = outcome->side;

  if (outcome->events & ZOHN_EVENT_LAP) {
    add_cue (span, ZOHN_SOUND_LAP, animation->payments[0].start);
  }
  if (outcome->events & ZOHN_EVENT_CAPTURE) {
    add_cue (span, ZOHN_SOUND_CAPTURE, animation->returns[zohn_side_other (side)].start);
  }
  if (outcome->events & ZOHN_EVENT_CREEK) {
    add_cue (span, ZOHN_SOUND_CREEK, animation->returns[side].start);
  }
  if (outcome->events & ZOHN_EVENT_DRY_BRANCH) {
    add_cue (span, ZOHN_SOUND_DRY_BRANCH, animation->dry_start);
  }
  if (outcome->events & ZOHN_EVENT_WIN) {
    add_cue (span, ZOHN_SOUND_WIN, animation->duration);
  }
}

/**
 * zohn_throw_animation_get_cues:
 * @animation: an animation
 * @after: seconds since its beginning, or %ZOHN_THROW_CUES_BEGIN
 * @until: seconds since its beginning
 *
 * Returns: the sounds that begin after @after and not after @until. Spans that follow each other give every sound at its
 * time and none twice.
 */
ZohnThrowCues
zohn_throw_animation_get_cues (const ZohnThrowAnimation *animation, double after, double until)
{
  Span span = { .after = after, .until = until };

  g_return_val_if_fail (animation != NULL, 0);

  add_cue (&span, ZOHN_SOUND_STICKS, animation->stone);
  add_steps (&span, animation);
  add_events (&span, animation);

  return span.cues;
}

/**
 * zohn_outcome_get_cues:
 * @outcome: what a throw brought
 *
 * Returns: the sounds of a throw that is shown at once, without the steps.
 */
ZohnThrowCues
zohn_outcome_get_cues (const ZohnOutcome *outcome)
{
  static const ZohnSound sounds[ZOHN_N_EVENTS] = {
    ZOHN_SOUND_LAP, ZOHN_SOUND_CAPTURE, ZOHN_SOUND_CREEK, ZOHN_SOUND_DRY_BRANCH, ZOHN_SOUND_WIN,
  };
  ZohnThrowCues cues = CUE (ZOHN_SOUND_STICKS);

  g_return_val_if_fail (outcome != NULL, 0);

  for (guint event = 0; event < ZOHN_N_EVENTS; event++) {
    if (outcome->events & (1u << event)) {
      cues |= CUE (sounds[event]);
    }
  }

  return cues;
}
