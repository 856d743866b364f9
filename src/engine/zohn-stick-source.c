/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-stick-source.h"

#include <unistd.h>

G_DEFINE_ABSTRACT_TYPE (ZohnStickSource, zohn_stick_source, G_TYPE_OBJECT)

static void
zohn_stick_source_class_init (ZohnStickSourceClass *klass)
{
}

static void
zohn_stick_source_init (ZohnStickSource *self)
{
}

/**
 * zohn_stick_source_get_throw:
 * @source: a source
 * @number: the number of the throw in its game, from 1
 * @thrown: (out): how the sticks fell
 *
 * Returns: whether the source has this throw; @thrown is left alone when not.
 */
gboolean
zohn_stick_source_get_throw (ZohnStickSource *source, guint64 number, ZohnThrow *thrown)
{
  g_return_val_if_fail (ZOHN_IS_STICK_SOURCE (source), FALSE);
  g_return_val_if_fail (number > 0, FALSE);
  g_return_val_if_fail (thrown != NULL, FALSE);

  return ZOHN_STICK_SOURCE_GET_CLASS (source)->get_throw (source, number, thrown);
}

/* The seeded source: the same throws for the same seed, each a function of its number, so that a throw that was
 * undone falls the same way when it is thrown again, and nobody can fish for a better one. */
struct _ZohnSeededSource {
  ZohnStickSource parent_instance;

  guint64 seed;
};

G_DEFINE_FINAL_TYPE (ZohnSeededSource, zohn_seeded_source, ZOHN_TYPE_STICK_SOURCE)

static gboolean
zohn_seeded_source_get_throw (ZohnStickSource *source, guint64 number, ZohnThrow *thrown)
{
  ZohnSeededSource *self = ZOHN_SEEDED_SOURCE (source);

  *thrown = zohn_seeded_throw (self->seed, number);

  return TRUE;
}

static void
zohn_seeded_source_class_init (ZohnSeededSourceClass *klass)
{
  ZOHN_STICK_SOURCE_CLASS (klass)->get_throw = zohn_seeded_source_get_throw;
}

static void
zohn_seeded_source_init (ZohnSeededSource *self)
{
}

/**
 * zohn_seeded_source_new:
 * @seed: any number
 *
 * Returns: (transfer full): a source of fair throws that @seed alone decides.
 */
ZohnStickSource *
zohn_seeded_source_new (guint64 seed)
{
  ZohnSeededSource *source = g_object_new (ZOHN_TYPE_SEEDED_SOURCE, NULL);

  source->seed = seed;

  return ZOHN_STICK_SOURCE (source);
}

/**
 * zohn_seed_from_entropy:
 *
 * Returns: a seed that nobody can guess, from the system's entropy.
 */
guint64
zohn_seed_from_entropy (void)
{
  guint64 seed;

  if (getentropy (&seed, sizeof seed) != 0) {
    /* Kernels without the call: GLib seeds its own generator from the device, else from the clock. */
    seed = ((guint64) g_random_int () << 32) | g_random_int ();
  }

  return seed;
}

/* The entered source: real sticks. It has the one throw that the players set, and has it once. */
struct _ZohnEnteredSource {
  ZohnStickSource parent_instance;

  guint64 number; /* 0 when nothing is entered */
  ZohnThrow thrown;
};

G_DEFINE_FINAL_TYPE (ZohnEnteredSource, zohn_entered_source, ZOHN_TYPE_STICK_SOURCE)

static gboolean
zohn_entered_source_get_throw (ZohnStickSource *source, guint64 number, ZohnThrow *thrown)
{
  ZohnEnteredSource *self = ZOHN_ENTERED_SOURCE (source);

  if (self->number != number) {
    return FALSE;
  }

  self->number = 0;
  *thrown = self->thrown;

  return TRUE;
}

static void
zohn_entered_source_class_init (ZohnEnteredSourceClass *klass)
{
  ZOHN_STICK_SOURCE_CLASS (klass)->get_throw = zohn_entered_source_get_throw;
}

static void
zohn_entered_source_init (ZohnEnteredSource *self)
{
}

/**
 * zohn_entered_source_new:
 *
 * Returns: (transfer full): a source that has nothing until zohn_entered_source_enter() is called.
 */
ZohnStickSource *
zohn_entered_source_new (void)
{
  return g_object_new (ZOHN_TYPE_ENTERED_SOURCE, NULL);
}

/**
 * zohn_entered_source_enter:
 * @source: an entered source
 * @number: the number of the throw in its game, from 1
 * @thrown: how the real sticks fell, 0 to 15
 *
 * Sets the next throw, in place of one that was entered and not yet asked for.
 */
void
zohn_entered_source_enter (ZohnEnteredSource *source, guint64 number, ZohnThrow thrown)
{
  g_return_if_fail (ZOHN_IS_ENTERED_SOURCE (source));
  g_return_if_fail (number > 0);
  g_return_if_fail (zohn_throw_is_valid (thrown));

  source->number = number;
  source->thrown = thrown;
}

/* The scripted source: a list of throws, for tests and demonstrations. */
struct _ZohnScriptedSource {
  ZohnStickSource parent_instance;

  /* owned */
  ZohnThrow *throws;

  gsize n_throws;
};

G_DEFINE_FINAL_TYPE (ZohnScriptedSource, zohn_scripted_source, ZOHN_TYPE_STICK_SOURCE)

static gboolean
zohn_scripted_source_get_throw (ZohnStickSource *source, guint64 number, ZohnThrow *thrown)
{
  ZohnScriptedSource *self = ZOHN_SCRIPTED_SOURCE (source);

  if (number > self->n_throws) {
    return FALSE;
  }

  *thrown = self->throws[number - 1];

  return TRUE;
}

static void
zohn_scripted_source_finalize (GObject *object)
{
  ZohnScriptedSource *self = ZOHN_SCRIPTED_SOURCE (object);

  g_free (self->throws);

  G_OBJECT_CLASS (zohn_scripted_source_parent_class)->finalize (object);
}

static void
zohn_scripted_source_class_init (ZohnScriptedSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = zohn_scripted_source_finalize;
  ZOHN_STICK_SOURCE_CLASS (klass)->get_throw = zohn_scripted_source_get_throw;
}

static void
zohn_scripted_source_init (ZohnScriptedSource *self)
{
}

/**
 * zohn_scripted_source_new:
 * @throws: (array length=n_throws): throws, 0 to 15 each; the first is throw number 1
 * @n_throws: how many
 *
 * Returns: (transfer full): a source that has exactly these throws.
 */
ZohnStickSource *
zohn_scripted_source_new (const ZohnThrow *throws, gsize n_throws)
{
  ZohnScriptedSource *source;

  for (gsize i = 0; i < n_throws; i++) {
    g_return_val_if_fail (zohn_throw_is_valid (throws[i]), NULL);
  }

  source = g_object_new (ZOHN_TYPE_SCRIPTED_SOURCE, NULL);
  source->throws = g_memdup2 (throws, n_throws * sizeof *throws);
  source->n_throws = n_throws;

  return ZOHN_STICK_SOURCE (source);
}
