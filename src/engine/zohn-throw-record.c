/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-throw-record.h"

/* Holds copies of everything, so that a record tells the same for as long as somebody keeps it, whatever becomes
 * of the history that it came from. */
struct _ZohnThrowRecord {
  GObject parent_instance;

  guint number;
  guint lap;
  guint player;
  ZohnPosition before;
  ZohnPosition after;
  ZohnOutcome outcome;
};

G_DEFINE_FINAL_TYPE (ZohnThrowRecord, zohn_throw_record, G_TYPE_OBJECT)

static void
zohn_throw_record_class_init (ZohnThrowRecordClass *klass)
{
}

static void
zohn_throw_record_init (ZohnThrowRecord *self)
{
}

/**
 * zohn_throw_record_new:
 * @number: the throw's number in its game, from 1
 * @lap: the lap under way when it was thrown, from 1
 * @player: who threw, an index in the rotation of the side that threw
 * @before: the position it was thrown from
 * @after: the position after it
 * @outcome: what it brought about
 *
 * Returns: (transfer full): a record of the throw.
 */
ZohnThrowRecord *
zohn_throw_record_new (guint number, guint lap, guint player, const ZohnPosition *before,
                       const ZohnPosition *after, const ZohnOutcome *outcome)
{
  ZohnThrowRecord *record = g_object_new (ZOHN_TYPE_THROW_RECORD, NULL);

  record->number = number;
  record->lap = lap;
  record->player = player;
  record->before = *before;
  record->after = *after;
  record->outcome = *outcome;

  return record;
}

/**
 * zohn_throw_record_get_number:
 * @record: a record
 *
 * Returns: the throw's number in its game, from 1.
 */
guint
zohn_throw_record_get_number (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), 0);

  return record->number;
}

/**
 * zohn_throw_record_get_lap:
 * @record: a record
 *
 * Returns: the lap that was under way when it was thrown, from 1.
 */
guint
zohn_throw_record_get_lap (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), 0);

  return record->lap;
}

/**
 * zohn_throw_record_get_player:
 * @record: a record
 *
 * Returns: who threw, an index in the rotation of the side that threw.
 */
guint
zohn_throw_record_get_player (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), 0);

  return record->player;
}

/**
 * zohn_throw_record_get_side:
 * @record: a record
 *
 * Returns: the side that threw.
 */
ZohnSide
zohn_throw_record_get_side (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), ZOHN_SIDE_CLOCKWISE);

  return (ZohnSide) record->outcome.side;
}

/**
 * zohn_throw_record_get_outcome:
 * @record: a record
 *
 * Returns: (transfer none): what the throw brought about.
 */
const ZohnOutcome *
zohn_throw_record_get_outcome (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), NULL);

  return &record->outcome;
}

/**
 * zohn_throw_record_get_before:
 * @record: a record
 *
 * Returns: (transfer none): the position that the throw was thrown from.
 */
const ZohnPosition *
zohn_throw_record_get_before (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), NULL);

  return &record->before;
}

/**
 * zohn_throw_record_get_after:
 * @record: a record
 *
 * Returns: (transfer none): the position after the throw.
 */
const ZohnPosition *
zohn_throw_record_get_after (ZohnThrowRecord *record)
{
  g_return_val_if_fail (ZOHN_IS_THROW_RECORD (record), NULL);

  return &record->after;
}
