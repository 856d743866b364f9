/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-throw-animation.h"

#include <math.h>
#include <string.h>

#include "drawing/zohn-board-layout.h"
#include "drawing/zohn-board-painter.h"
#include "drawing/zohn-game-scene.h"

#define FRAME (1.0 / 60)
/* Cloth units that something may move from one frame of a throw to the next: it must not jump. */
#define LONGEST_STEP 0.35

typedef struct {
  ZohnRules rules;
  ZohnPosition before, after;
  ZohnOutcome outcome;
  ZohnScene scene_before, scene_after;
  ZohnThrowAnimation animation;
} Case;

/* Placing sticks costs more than all the rest of a case. */
static void
lay_sticks (ZohnScene *scene, ZohnThrow thrown)
{
  static ZohnScene fallen[ZOHN_N_THROWS];

  if (!fallen[thrown].sticks_shown) {
    zohn_scene_rest_sticks (&fallen[thrown], 7, 12, thrown);
  }
  memcpy (scene->sticks, fallen[thrown].sticks, sizeof scene->sticks);
  scene->sticks_shown = TRUE;
}

static void
case_init (Case *c, const ZohnRules *rules, const ZohnPosition *before, ZohnThrow thrown,
           double pace)
{
  c->rules = *rules;
  c->before = *before;
  c->after = zohn_position_apply (before, rules, thrown, &c->outcome);
  zohn_scene_rest (&c->scene_before, &c->before);
  lay_sticks (&c->scene_before, 5);
  zohn_scene_rest (&c->scene_after, &c->after);
  lay_sticks (&c->scene_after, thrown);
  c->scene_after.marked_side = c->outcome.side;
  c->scene_after.marked_from = (int) zohn_space_of_progress (c->outcome.side, c->outcome.from);
  c->scene_after.marked_to = (int) zohn_space_of_progress (c->outcome.side, c->outcome.to);
  zohn_throw_animation_init (&c->animation, &c->scene_before, &c->scene_after, &c->outcome, 12,
                             pace);
}

typedef void (*CaseFunc) (const Case *c);

/* Every throw from every position that a game can come to, but for debts and the counters' number: 2 sides, 3 lap rules, all
 * progresses, all throws; with one counter left to either side, so that every event also wins. */
static void
for_each_case (CaseFunc check, guint stride, double pace)
{
  guint n = 0;

  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    const ZohnRules rules = { 2, (guint8) lap, ZOHN_SIDE_CLOCKWISE };

    for (guint bits = 0; bits < ZOHN_N_SPACES * ZOHN_N_SPACES * 2 * ZOHN_N_THROWS; bits++) {
      const guint thrown = bits % ZOHN_N_THROWS;
      const guint side = bits / ZOHN_N_THROWS % 2;
      const guint own = bits / ZOHN_N_THROWS / 2 % ZOHN_N_SPACES;
      const guint other = bits / ZOHN_N_THROWS / 2 / ZOHN_N_SPACES;
      ZohnPosition position = zohn_position_opening (&rules);
      Case c;

      if (n++ % stride != 0) {
        continue;
      }

      position.to_throw = (guint8) side;
      position.progress[side] = (guint8) own;
      position.progress[!side] = (guint8) other;
      position.counters[side] = (guint8) (1 + bits % 3);
      position.counters[!side] = (guint8) (4 - position.counters[side]);
      case_init (&c, &rules, &position, (ZohnThrow) thrown, pace);
      check (&c);
    }
  }
}

static void
assert_rests (const Case *c, double seconds)
{
  ZohnScene scene;

  memset (&scene, 0xff, sizeof scene);
  zohn_throw_animation_pose (&c->animation, seconds, &scene);
  g_assert_cmpmem (&scene, sizeof scene, &c->scene_after, sizeof scene);
}

static void
check_end (const Case *c)
{
  assert_rests (c, c->animation.duration);
  assert_rests (c, c->animation.duration + 1);
  g_assert_cmpfloat (c->animation.duration, >, 0);
}

static void
test_end (void)
{
  for_each_case (check_end, 1, 1);
}

static void
check_duration (const Case *c)
{
  g_assert_cmpfloat (c->animation.duration, <, 1.5);
}

static void
test_duration (void)
{
  Case c;
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  ZohnPosition opening = zohn_position_opening (&rules);

  for_each_case (check_duration, 1, 1);

  /* Pace is proportional; no pace at all is over at once. */
  case_init (&c, &rules, &opening, 0, 1);
  const double usual = c.animation.duration;
  case_init (&c, &rules, &opening, 0, 0.5);
  g_assert_cmpfloat_with_epsilon (c.animation.duration, usual / 2, 1e-9);
  case_init (&c, &rules, &opening, 0, 0);
  g_assert_cmpfloat (c.animation.duration, ==, 0);
  assert_rests (&c, 0);
}

static void
check_begin (const Case *c)
{
  ZohnScene scene;

  zohn_throw_animation_pose (&c->animation, 0, &scene);
  g_assert_cmpmem (scene.pieces, sizeof scene.pieces, c->scene_before.pieces, sizeof scene.pieces);
  g_assert_cmpmem (scene.counters, sizeof scene.counters, c->scene_before.counters,
                   sizeof scene.counters);
  g_assert_false (scene.counter.moving);
  g_assert_cmpint (scene.side_to_throw, ==, c->outcome.side);
  g_assert_cmpint (scene.marked_from, ==, -1);
  g_assert_cmpint (scene.marked_to, ==, -1);
  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    const ZohnStickPose *now = &scene.sticks[i];
    const ZohnStickPose *lay = &c->scene_before.sticks[i];

    g_assert_cmpfloat_with_epsilon (now->x, lay->x, 1e-9);
    g_assert_cmpfloat_with_epsilon (now->y, lay->y, 1e-9);
    g_assert_cmpfloat_with_epsilon (now->angle, lay->angle, 1e-9);
    g_assert_cmpint (now->groove_up, ==, lay->groove_up);
  }
}

static void
test_begin (void)
{
  for_each_case (check_begin, 7, 1);
}

/* Where a piece is seen. */
static void
get_piece_place (const ZohnScene *scene, guint side, double *x, double *y)
{
  const ZohnPiecePose *piece = &scene->pieces[side];
  double start_x, start_y;

  zohn_ring_get_point (side, piece->progress, x, y);
  zohn_ring_get_point (side, ZOHN_START, &start_x, &start_y);
  *x += (start_x - *x) * piece->slide;
  *y += (start_y - *y) * piece->slide;
}

static void
assert_no_jump (const ZohnScene *last, const ZohnScene *scene)
{
  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    double x, y, last_x, last_y;

    get_piece_place (scene, side, &x, &y);
    get_piece_place (last, side, &last_x, &last_y);
    g_assert_cmpfloat (hypot (x - last_x, y - last_y), <, LONGEST_STEP);
    g_assert_cmpfloat (fabs (scene->pieces[side].lift - last->pieces[side].lift), <, 0.06);
  }
  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    g_assert_cmpfloat (
        hypot (scene->sticks[i].x - last->sticks[i].x, scene->sticks[i].y - last->sticks[i].y), <,
        LONGEST_STEP);
    g_assert_cmpfloat (fabs (scene->sticks[i].lift - last->sticks[i].lift), <, 0.15);
  }
}

static void
check_motion (const Case *c)
{
  ZohnScene last, scene;

  zohn_throw_animation_pose (&c->animation, 0, &last);
  for (double seconds = 0; seconds <= c->animation.duration + FRAME; seconds += FRAME) {
    zohn_throw_animation_pose (&c->animation, seconds, &scene);
    assert_no_jump (&last, &scene);
    last = scene;
  }
}

static void
test_motion (void)
{
  for_each_case (check_motion, 97, 1);
}

static void
check_counters (const Case *c)
{
  const guint all = 2u * c->rules.counters;

  for (double seconds = 0; seconds <= c->animation.duration + FRAME; seconds += FRAME) {
    ZohnScene scene;

    zohn_throw_animation_pose (&c->animation, seconds, &scene);
    g_assert_cmpuint (scene.counters[0] + scene.counters[1] + (scene.counter.moving ? 1 : 0), ==,
                      all);
    g_assert_cmpuint (scene.counters[0], <=, all);
    g_assert_cmpuint (scene.counters[1], <=, all);
    if (scene.counter.moving) {
      g_assert_cmpfloat (scene.counter.done, >=, 0);
      g_assert_cmpfloat (scene.counter.done, <=, 1);
    }
  }
}

static void
test_counters (void)
{
  for_each_case (check_counters, 97, 1);
}

static void
check_walk (const Case *c)
{
  const guint stopped_at =
      c->outcome.landed > ZOHN_N_SPACES && c->outcome.to == ZOHN_START ? 40 : c->outcome.landed;
  double last = c->outcome.from;
  double furthest = last;

  for (double seconds = 0; seconds < c->animation.duration; seconds += FRAME / 4) {
    ZohnScene scene;
    double progress;

    zohn_throw_animation_pose (&c->animation, seconds, &scene);
    progress = scene.pieces[c->outcome.side].progress;
    g_assert_cmpfloat (progress, >=, last);
    g_assert_cmpfloat (progress - last, <, 1);
    last = progress;
    furthest = MAX (furthest, progress);
    if (seconds < c->animation.settled) {
      g_assert_cmpfloat (progress, ==, c->outcome.from);
    }
  }
  /* When nothing comes after the walk, the frame before the last is not quite there. */
  g_assert_cmpfloat_with_epsilon (furthest, stopped_at, 0.05);
}

static void
test_walk (void)
{
  for_each_case (check_walk, 97, 1);
}

static Case
make_case (guint own, guint other, ZohnLapRule lap, const char *token)
{
  const ZohnRules rules = { 4, (guint8) lap, ZOHN_SIDE_CLOCKWISE };
  ZohnPosition position = zohn_position_opening (&rules);
  ZohnThrow thrown;
  Case c;

  g_assert_true (zohn_throw_from_token (token, &thrown));
  position.progress[ZOHN_SIDE_CLOCKWISE] = (guint8) own;
  position.progress[ZOHN_SIDE_ANTICLOCKWISE] = (guint8) other;
  case_init (&c, &rules, &position, thrown, 1);

  return c;
}

/* What the scenes of a throw have in them, whenever. */
typedef struct {
  gboolean slides[ZOHN_N_SIDES];
  gboolean sinks;
  gboolean pays[ZOHN_N_SIDES];
  gboolean owes_before_the_end;
} Seen;

static Seen
watch (const Case *c)
{
  Seen seen = { 0 };

  for (double seconds = 0; seconds < c->animation.duration; seconds += FRAME / 2) {
    ZohnScene scene;

    zohn_throw_animation_pose (&c->animation, seconds, &scene);
    for (guint side = 0; side < ZOHN_N_SIDES; side++) {
      const double slide = scene.pieces[side].slide;

      seen.slides[side] |= slide > 0.1 && slide < 0.9;
      seen.sinks |= scene.pieces[side].lift < 0;
    }
    if (scene.counter.moving) {
      seen.pays[scene.counter.from] = TRUE;
    }
    seen.owes_before_the_end |= scene.owes[c->outcome.side];
  }

  return seen;
}

static void
test_nothing_happens (void)
{
  const Case c = make_case (3, 5, ZOHN_LAP_CARRY_ON, "GG--");
  const Seen seen = watch (&c);
  const Seen nothing = { 0 };

  g_assert_cmpmem (&seen, sizeof seen, &nothing, sizeof nothing);
}

static void
test_lap (void)
{
  const Case c = make_case (38, 5, ZOHN_LAP_CARRY_ON, "----");
  const Seen seen = watch (&c);

  g_assert_true (seen.pays[ZOHN_SIDE_ANTICLOCKWISE]);
  g_assert_false (seen.pays[ZOHN_SIDE_CLOCKWISE]);
  g_assert_false (seen.slides[ZOHN_SIDE_ANTICLOCKWISE]);
  g_assert_false (seen.slides[ZOHN_SIDE_CLOCKWISE]);
}

static void
test_lap_restart (void)
{
  const Case c = make_case (38, 5, ZOHN_LAP_RESTART, "----");
  const Seen seen = watch (&c);

  g_assert_true (seen.pays[ZOHN_SIDE_ANTICLOCKWISE]);
  g_assert_true (seen.slides[ZOHN_SIDE_ANTICLOCKWISE]);
}

static void
test_capture (void)
{
  const Case c = make_case (3, 35, ZOHN_LAP_CARRY_ON, "GG--");
  const Seen seen = watch (&c);

  g_assert_cmpuint (c.outcome.events, ==, ZOHN_EVENT_CAPTURE);
  g_assert_true (seen.slides[ZOHN_SIDE_ANTICLOCKWISE]);
  g_assert_false (seen.slides[ZOHN_SIDE_CLOCKWISE]);
  g_assert_true (seen.pays[ZOHN_SIDE_ANTICLOCKWISE]);
}

static void
test_creek (void)
{
  const Case c = make_case (18, 3, ZOHN_LAP_CARRY_ON, "GG--");
  const Seen seen = watch (&c);

  g_assert_cmpuint (c.outcome.events, ==, ZOHN_EVENT_CREEK);
  g_assert_true (seen.slides[ZOHN_SIDE_CLOCKWISE]);
  g_assert_true (seen.sinks);
  g_assert_true (seen.pays[ZOHN_SIDE_CLOCKWISE]);
  g_assert_false (seen.pays[ZOHN_SIDE_ANTICLOCKWISE]);
}

static void
test_dry_branch (void)
{
  const Case c = make_case (8, 3, ZOHN_LAP_CARRY_ON, "GG--");
  const Seen seen = watch (&c);

  g_assert_cmpuint (c.outcome.events, ==, ZOHN_EVENT_DRY_BRANCH);
  g_assert_true (seen.owes_before_the_end);
  g_assert_false (seen.slides[ZOHN_SIDE_CLOCKWISE]);
}

static void
test_sticks_without_a_throw_before (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  const ZohnPosition opening = zohn_position_opening (&rules);
  ZohnScene before, after, scene;
  ZohnThrowAnimation animation;
  ZohnOutcome outcome;
  ZohnPosition position = zohn_position_apply (&opening, &rules, 3, &outcome);

  zohn_scene_rest (&before, &opening);
  zohn_scene_rest (&after, &position);
  zohn_scene_rest_sticks (&after, 1, 1, 3);
  zohn_throw_animation_init (&animation, &before, &after, &outcome, 1, 1);
  zohn_throw_animation_pose (&animation, 0, &scene);
  g_assert_true (scene.sticks_shown);
  /* They come from the hand, at the edge of the cloth. */
  for (guint i = 0; i < ZOHN_N_STICKS; i++) {
    g_assert_cmpfloat (scene.sticks[i].y, >, 0.7);
    g_assert_cmpfloat (scene.sticks[i].lift, >, 0.1);
  }
}

static void
test_sticks_settle_before_the_walk (void)
{
  const Case c = make_case (3, 5, ZOHN_LAP_CARRY_ON, "G-GG");
  ZohnScene scene;

  zohn_throw_animation_pose (&c.animation, c.animation.walk_start, &scene);
  g_assert_cmpmem (scene.sticks, sizeof scene.sticks, c.scene_after.sticks, sizeof scene.sticks);
}

/* A film strip of a real throw with a capture, to be looked at. */
static guint
find_capture (ZohnGameModel *model)
{
  while (zohn_game_model_throw (model)) {
    ZohnOutcome outcome;
    const guint number = zohn_game_model_get_n_throws (model);

    zohn_history_get_outcome (zohn_game_model_get_history (model), number, &outcome);
    if (outcome.events == ZOHN_EVENT_CAPTURE && number > 1) {
      return number;
    }
  }

  return 0;
}

#define PICTURE_WIDTH 420
#define PICTURE_HEIGHT 520
#define STRIP_COLUMNS 3

static void
paint_strip (const ZohnThrowAnimation *animation, const double *moments, guint n_moments,
             const char *file)
{
  const int rows = (int) ((n_moments + STRIP_COLUMNS - 1) / STRIP_COLUMNS);
  PangoFontDescription *font = pango_font_description_from_string ("Sans 11");
  ZohnBoardStyle style = { .look = ZOHN_LOOK_LIGHT, .font = font, .resolution = 96 };
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, PICTURE_WIDTH * STRIP_COLUMNS, PICTURE_HEIGHT * rows);
  cairo_t *cr = cairo_create (surface);

  zohn_board_layout_init (&style.layout, PICTURE_WIDTH, PICTURE_HEIGHT, 18, FALSE);
  for (guint i = 0; i < n_moments; i++) {
    ZohnScene scene;

    cairo_save (cr);
    cairo_translate (cr, PICTURE_WIDTH * (int) (i % STRIP_COLUMNS),
                     PICTURE_HEIGHT * (int) (i / STRIP_COLUMNS));
    cairo_rectangle (cr, 0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
    cairo_clip (cr);
    zohn_throw_animation_pose (animation, moments[i], &scene);
    zohn_board_paint (cr, &style, &scene);
    cairo_restore (cr);
  }
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
}

static void
test_film_strip (void)
{
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();
  g_autoptr (ZohnGameModel) model = NULL;
  g_auto (ZohnGameScene) before = { 0 };
  g_auto (ZohnGameScene) after = { 0 };
  const char *const clockwise[] = { "Ann", NULL };
  const char *const anticlockwise[] = { "Rosa", NULL };
  g_autofree char *file = g_test_build_filename (G_TEST_BUILT, "film-strip.png", NULL);
  ZohnThrowAnimation animation;
  ZohnOutcome outcome;
  guint number;

  setup->seed = 42;
  setup->has_seed = TRUE;
  zohn_setup_set_players (setup, ZOHN_SIDE_CLOCKWISE, clockwise);
  zohn_setup_set_players (setup, ZOHN_SIDE_ANTICLOCKWISE, anticlockwise);
  model = zohn_game_model_new (setup);
  number = find_capture (model);
  g_assert_cmpuint (number, >, 1);

  zohn_game_scene_init (&before, model, number - 1);
  zohn_game_scene_init (&after, model, number);
  zohn_history_get_outcome (zohn_game_model_get_history (model), number, &outcome);
  zohn_throw_animation_init (&animation, &before.scene, &after.scene, &outcome, number, 1);

  const double moments[] = {
    0.9 * animation.hand,
    0.5 * (animation.hand + animation.stone),
    animation.stone + 0.4 * (animation.settled - animation.stone),
    0.7 * animation.walk_start + 0.3 * animation.walk_end,
    0.5 * (animation.walk_end + animation.duration),
    animation.duration,
  };
  paint_strip (&animation, moments, G_N_ELEMENTS (moments), file);
  g_test_message ("the film strip is in %s", file);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/throw-animation/end/is-the-scene-at-rest", test_end);
  g_test_add_func ("/throw-animation/duration", test_duration);
  g_test_add_func ("/throw-animation/begin/is-the-scene-before", test_begin);
  g_test_add_func ("/throw-animation/motion/does-not-jump", test_motion);
  g_test_add_func ("/throw-animation/counters/sum-never-changes", test_counters);
  g_test_add_func ("/throw-animation/walk/space-by-space", test_walk);
  g_test_add_func ("/throw-animation/event/none", test_nothing_happens);
  g_test_add_func ("/throw-animation/event/lap", test_lap);
  g_test_add_func ("/throw-animation/event/lap-restart", test_lap_restart);
  g_test_add_func ("/throw-animation/event/capture", test_capture);
  g_test_add_func ("/throw-animation/event/creek", test_creek);
  g_test_add_func ("/throw-animation/event/dry-branch", test_dry_branch);
  g_test_add_func ("/throw-animation/sticks/first-throw", test_sticks_without_a_throw_before);
  g_test_add_func ("/throw-animation/sticks/settle-before-the-walk",
                   test_sticks_settle_before_the_walk);
  g_test_add_func ("/throw-animation/film-strip", test_film_strip);

  return g_test_run ();
}
