/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-chance-chart-private.h"

#include "text/zohn-text.h"

/* The chart in words. */

/* A place of the chart in words; only for a chart that is ready. */
char *
zohn_chance_chart_describe (ZohnChanceChart *self, guint n_throws)
{
  ZohnGameModel *model = zohn_chance_chart_get_model (self);
  const ZohnChanceSeries *series = zohn_chance_chart_get_series (self);
  g_autoptr (ZohnThrowRecord) record = NULL;
  double luck = 0;

  if (n_throws > 0) {
    record = zohn_history_dup_record (zohn_game_model_get_history (model), n_throws);
    luck = zohn_chance_series_get_luck (series, n_throws);
  }

  return zohn_text_chart_place (
      zohn_game_model_get_setup (model), record, zohn_chance_series_get_n_throws (series),
      zohn_chance_series_get_chance (series, n_throws, ZOHN_SIDE_CLOCKWISE), luck);
}

/* What a screen reader finds; nothing of chances where nobody wants them. */
void
zohn_chance_chart_update_accessible (ZohnChanceChart *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  g_autofree char *description = NULL;
  g_autofree char *label = NULL;
  g_autofree char *number = NULL;
  g_autofree char *chances = NULL;
  guint n_throws, viewed;

  if (!zohn_chance_chart_is_ready (self)) {
    const gboolean awaited = self->review != NULL && zohn_game_review_get_enabled (self->review);

    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    awaited ? zohn_text_chances_awaited () : "",
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
    return;
  }

  n_throws = zohn_chance_series_get_n_throws (zohn_chance_chart_get_series (self));
  viewed = zohn_chance_chart_get_viewed (self);
  number = zohn_text_throw_number (viewed, n_throws);
  chances = zohn_text_chances (zohn_game_model_get_setup (zohn_chance_chart_get_model (self)),
                               zohn_chance_series_get_chance (zohn_chance_chart_get_series (self),
                                                              viewed, ZOHN_SIDE_CLOCKWISE));
  label = zohn_text_join (g_steal_pointer (&number), chances);
  description = zohn_chance_chart_describe (self, viewed);
  gtk_accessible_update_property (
      accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      description, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, label, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
      0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n_throws, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
      (double) viewed, -1);
}
