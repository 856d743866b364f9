/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-board-preferences.h"

static gboolean
token_to_speed (GBinding *binding, const GValue *token, GValue *speed, gpointer user_data)
{
  g_autoptr (GEnumClass) speeds = g_type_class_ref (ZOHN_TYPE_SPEED);
  const GEnumValue *value = g_enum_get_value_by_nick (speeds, g_value_get_string (token));

  g_value_set_enum (speed, value != NULL ? value->value : ZOHN_SPEED_NORMAL);

  return TRUE;
}

/**
 * zohn_board_view_follow_preferences:
 * @view: a board
 * @preferences: an object with the properties `animation-speed`, the nick of a #ZohnSpeed, `high-contrast` and
 *   `board-turned`
 *
 * Lets the board look and move as the preferences say, from now on and whenever they change.
 */
void
zohn_board_view_follow_preferences (ZohnBoardView *view, GObject *preferences)
{
  g_return_if_fail (ZOHN_IS_BOARD_VIEW (view));
  g_return_if_fail (G_IS_OBJECT (preferences));

  g_object_bind_property_full (preferences, "animation-speed", view, "speed", G_BINDING_SYNC_CREATE,
                               token_to_speed, NULL, NULL, NULL);
  g_object_bind_property (preferences, "high-contrast", view, "high-contrast",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (preferences, "board-turned", view, "turned", G_BINDING_SYNC_CREATE);
}
