/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-player-item.h"

struct _ZohnPlayerItem {
  GObject parent_instance;

  ZohnNameStatistics statistics; /* its name is owned */
};

G_DEFINE_FINAL_TYPE (ZohnPlayerItem, zohn_player_item, G_TYPE_OBJECT)

enum {
  PROP_NAME = 1,
  PROP_N_PLAYED,
  PROP_N_WON,
  PROP_N_DRAWN,
  PROP_LUCK,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
zohn_player_item_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  const ZohnNameStatistics *statistics = &ZOHN_PLAYER_ITEM (object)->statistics;

  switch (property_id) {
  case PROP_NAME:
    g_value_set_string (value, statistics->name);
    break;
  case PROP_N_PLAYED:
    g_value_set_uint (value, statistics->n_played);
    break;
  case PROP_N_WON:
    g_value_set_uint (value, statistics->n_won);
    break;
  case PROP_N_DRAWN:
    g_value_set_uint (value, statistics->n_drawn);
    break;
  case PROP_LUCK:
    g_value_set_double (value, statistics->luck);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_player_item_finalize (GObject *object)
{
  g_free (ZOHN_PLAYER_ITEM (object)->statistics.name);

  G_OBJECT_CLASS (zohn_player_item_parent_class)->finalize (object);
}

static void
zohn_player_item_class_init (ZohnPlayerItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = zohn_player_item_get_property;
  object_class->finalize = zohn_player_item_finalize;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_N_PLAYED] = g_param_spec_uint ("n-played", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_WON] = g_param_spec_uint ("n-won", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_DRAWN] = g_param_spec_uint ("n-drawn", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LUCK] =
      g_param_spec_double ("luck", NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
zohn_player_item_init (ZohnPlayerItem *self)
{
}

/**
 * zohn_player_item_new:
 * @statistics: how somebody has fared
 *
 * Returns: (transfer full): the same, for a list.
 */
ZohnPlayerItem *
zohn_player_item_new (const ZohnNameStatistics *statistics)
{
  ZohnPlayerItem *item = g_object_new (ZOHN_TYPE_PLAYER_ITEM, NULL);

  item->statistics = *statistics;
  item->statistics.name = g_strdup (statistics->name);

  return item;
}

/**
 * zohn_player_item_get_statistics:
 * @item: an item
 *
 * Returns: (transfer none): how somebody has fared.
 */
const ZohnNameStatistics *
zohn_player_item_get_statistics (ZohnPlayerItem *item)
{
  g_return_val_if_fail (ZOHN_IS_PLAYER_ITEM (item), NULL);

  return &item->statistics;
}
