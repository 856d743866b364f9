/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-banner.h"

#include "widgets/zohn-composite.h"
#include "widgets/zohn-sentence.h"
#include "widgets/zohn-widgets-style.h"

struct _ZohnBanner {
  GtkWidget parent_instance;

  /* owned */
  char *message;

  /* template children */
  GtkRevealer *revealer;
  GtkLabel *label;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (ZohnBanner, zohn_banner, GTK_TYPE_WIDGET)

enum {
  PROP_MESSAGE = 1,
  PROP_BUTTON_LABEL,
  PROP_ACTION_NAME,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* A label that may be cut short asks for less height than it needs when there are several paragraphs in it. */
static void
show_in_one_paragraph (ZohnBanner *self, const char *message)
{
  g_autofree char *line = g_strdelimit (g_strdup (message), "\n", ' ');

  zohn_sentence_show (self->label, line);
}

static void
set_button_label (ZohnBanner *self, const char *label)
{
  gtk_button_set_label (self->button, label != NULL ? label : "");
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
}

static void
zohn_banner_dispose (GObject *object)
{
  zohn_composite_dispose (GTK_WIDGET (object), ZOHN_TYPE_BANNER);

  G_OBJECT_CLASS (zohn_banner_parent_class)->dispose (object);
}

static void
zohn_banner_finalize (GObject *object)
{
  g_free (ZOHN_BANNER (object)->message);

  G_OBJECT_CLASS (zohn_banner_parent_class)->finalize (object);
}

static void
zohn_banner_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnBanner *self = ZOHN_BANNER (object);

  switch (property_id) {
  case PROP_MESSAGE:
    g_value_set_string (value, self->message);
    break;
  case PROP_BUTTON_LABEL:
    g_value_set_string (value, gtk_button_get_label (self->button));
    break;
  case PROP_ACTION_NAME:
    g_value_set_string (value, gtk_actionable_get_action_name (GTK_ACTIONABLE (self->button)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_banner_set_property (GObject *object, guint property_id, const GValue *value,
                          GParamSpec *pspec)
{
  ZohnBanner *self = ZOHN_BANNER (object);

  switch (property_id) {
  case PROP_MESSAGE:
    zohn_banner_set_message (self, g_value_get_string (value));
    break;
  case PROP_BUTTON_LABEL:
    set_button_label (self, g_value_get_string (value));
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_ACTION_NAME:
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), g_value_get_string (value));
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_banner_class_init (ZohnBannerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_banner_dispose;
  object_class->finalize = zohn_banner_finalize;
  object_class->get_property = zohn_banner_get_property;
  object_class->set_property = zohn_banner_set_property;

  properties[PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, NULL, flags);
  properties[PROP_BUTTON_LABEL] = g_param_spec_string ("button-label", NULL, NULL, NULL, flags);
  properties[PROP_ACTION_NAME] = g_param_spec_string ("action-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "banner");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnBanner, revealer);
  gtk_widget_class_bind_template_child (widget_class, ZohnBanner, label);
  gtk_widget_class_bind_template_child (widget_class, ZohnBanner, button);
}

static void
zohn_banner_init (ZohnBanner *self)
{
  zohn_widgets_style_ensure ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_banner_get_message:
 * @banner: a banner
 *
 * Returns: (transfer none) (nullable): what it says.
 */
const char *
zohn_banner_get_message (ZohnBanner *banner)
{
  g_return_val_if_fail (ZOHN_IS_BANNER (banner), NULL);

  return banner->message;
}

/**
 * zohn_banner_set_message:
 * @banner: a banner
 * @message: (nullable): plain text, %NULL for nothing to say
 */
void
zohn_banner_set_message (ZohnBanner *banner, const char *message)
{
  g_return_if_fail (ZOHN_IS_BANNER (banner));

  if (g_strcmp0 (banner->message, message) == 0) {
    return;
  }
  g_free (banner->message);
  banner->message = g_strdup (message);
  if (message != NULL) {
    show_in_one_paragraph (banner, message);
    gtk_widget_set_tooltip_text (GTK_WIDGET (banner->label), message);
    gtk_accessible_update_property (GTK_ACCESSIBLE (banner), GTK_ACCESSIBLE_PROPERTY_LABEL, message,
                                    -1);
  }
  gtk_revealer_set_reveal_child (banner->revealer, message != NULL);
  g_object_notify_by_pspec (G_OBJECT (banner), properties[PROP_MESSAGE]);
}
