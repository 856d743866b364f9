/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-sticks-entry.h"

#include <glib/gi18n.h>

#include "text/zohn-text.h"
#include "widgets/zohn-composite.h"
#include "widgets/zohn-stick-face.h"
#include "widgets/zohn-widgets-style.h"

#define COMMAND_MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)

struct _ZohnSticksEntry {
  GtkWidget parent_instance;

  GtkToggleButton *buttons[ZOHN_N_STICKS]; /* borrowed from the box */
  guint held_key; /* 0 for none */
  ZohnThrow shown; /* what the score and the buttons' names say */

  /* template children */
  GtkBox *sticks;
  GtkButton *confirm;
  GtkLabel *score;
};

G_DEFINE_FINAL_TYPE (ZohnSticksEntry, zohn_sticks_entry, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_THROWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_CONFIRMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
name_stick (guint stick, gboolean groove_up)
{
  if (stick == ZOHN_BLUE_STICK) {
    return g_strdup (groove_up ? _ ("Blue stick: groove up") : _ ("Blue stick: blank up"));
  }

  return groove_up
             /* Translators: %u is 1, 2 or 3: the red sticks are counted */
             ? g_strdup_printf (_ ("Red stick %u: groove up"), stick + 1)
             /* Translators: %u is 1, 2 or 3: the red sticks are counted */
             : g_strdup_printf (_ ("Red stick %u: blank up"), stick + 1);
}

static void
update_stick (ZohnSticksEntry *self, guint stick)
{
  const gboolean groove_up = gtk_toggle_button_get_active (self->buttons[stick]);
  g_autofree char *name = name_stick (stick, groove_up);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->buttons[stick]), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[stick]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_score (ZohnSticksEntry *self)
{
  g_autofree char *score = zohn_text_score (zohn_sticks_entry_get_throw (self));

  gtk_label_set_text (self->score, score);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->score), score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->confirm),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, score, -1);
}

static void
update (ZohnSticksEntry *self)
{
  const ZohnThrow thrown = zohn_sticks_entry_get_throw (self);

  if (thrown == self->shown) {
    return;
  }

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    if (zohn_throw_is_groove_up (thrown, stick) != zohn_throw_is_groove_up (self->shown, stick)) {
      update_stick (self, stick);
    }
  }
  self->shown = thrown;
  update_score (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THROWN]);
}

static int
get_stick_of_key (guint keyval)
{
  if (keyval >= GDK_KEY_1 && keyval < GDK_KEY_1 + ZOHN_N_STICKS) {
    return (int) (keyval - GDK_KEY_1);
  }
  if (keyval >= GDK_KEY_KP_1 && keyval < GDK_KEY_KP_1 + ZOHN_N_STICKS) {
    return (int) (keyval - GDK_KEY_KP_1);
  }

  return -1;
}

static gboolean
is_confirm_key (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_ISO_Enter || keyval == GDK_KEY_KP_Enter;
}

/* Before the buttons see it: Enter confirms from any of them, Space turns the stick. */
static gboolean
key_pressed_cb (ZohnSticksEntry *self, guint keyval, guint keycode, GdkModifierType state)
{
  const int stick = get_stick_of_key (keyval);

  if ((state & COMMAND_MODIFIERS) != 0 || (stick < 0 && !is_confirm_key (keyval))) {
    return GDK_EVENT_PROPAGATE;
  }

  if (self->held_key != keyval) {
    self->held_key = keyval;
    if (stick >= 0) {
      zohn_sticks_entry_toggle (self, (guint) stick);
    } else {
      zohn_sticks_entry_confirm (self);
    }
  }

  return GDK_EVENT_STOP;
}

static void
key_released_cb (ZohnSticksEntry *self, guint keyval)
{
  if (self->held_key == keyval) {
    self->held_key = 0;
  }
}

static void
focus_left_cb (ZohnSticksEntry *self)
{
  self->held_key = 0;
}

static GtkToggleButton *
create_button (guint stick)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *face = zohn_stick_face_new (stick);
  g_autofree char *number = g_strdup_printf ("%u", stick + 1);
  GtkWidget *key = gtk_label_new (number);

  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (key, "key");
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "stick");
  g_object_bind_property (button, "active", face, "groove-up", G_BINDING_DEFAULT);

  return GTK_TOGGLE_BUTTON (button);
}

static void
zohn_sticks_entry_dispose (GObject *object)
{
  zohn_composite_dispose (GTK_WIDGET (object), ZOHN_TYPE_STICKS_ENTRY);

  G_OBJECT_CLASS (zohn_sticks_entry_parent_class)->dispose (object);
}

static void
zohn_sticks_entry_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_THROWN:
    g_value_set_uint (value, zohn_sticks_entry_get_throw (ZOHN_STICKS_ENTRY (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_sticks_entry_class_init (ZohnSticksEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = zohn_sticks_entry_dispose;
  object_class->get_property = zohn_sticks_entry_get_property;

  properties[PROP_THROWN] =
      g_param_spec_uint ("thrown", NULL, NULL, 0, ZOHN_N_THROWS - 1, 0,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CONFIRMED] =
      g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-sticks-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnSticksEntry, sticks);
  gtk_widget_class_bind_template_child (widget_class, ZohnSticksEntry, confirm);
  gtk_widget_class_bind_template_child (widget_class, ZohnSticksEntry, score);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, zohn_sticks_entry_confirm);

  gtk_widget_class_set_css_name (widget_class, "sticksentry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
zohn_sticks_entry_init (ZohnSticksEntry *self)
{
  zohn_widgets_style_ensure ();
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    self->buttons[stick] = create_button (stick);
    update_stick (self, stick);
    g_signal_connect_object (self->buttons[stick], "toggled", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->sticks, GTK_WIDGET (self->buttons[stick]));
  }
  update_score (self);
}

/**
 * zohn_sticks_entry_new:
 *
 * Returns: (transfer floating): four sticks, all blank.
 */
GtkWidget *
zohn_sticks_entry_new (void)
{
  return g_object_new (ZOHN_TYPE_STICKS_ENTRY, NULL);
}

/**
 * zohn_sticks_entry_get_throw:
 * @entry: an entry
 *
 * Returns: the throw that the faces make.
 */
ZohnThrow
zohn_sticks_entry_get_throw (ZohnSticksEntry *entry)
{
  ZohnThrow thrown = 0;

  g_return_val_if_fail (ZOHN_IS_STICKS_ENTRY (entry), 0);

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    if (gtk_toggle_button_get_active (entry->buttons[stick])) {
      thrown |= (ZohnThrow) (1u << stick);
    }
  }

  return thrown;
}

/**
 * zohn_sticks_entry_toggle:
 * @entry: an entry
 * @stick: 0 to 3, the blue stick is 3
 *
 * Turns a stick over, unless the entry is insensitive.
 */
void
zohn_sticks_entry_toggle (ZohnSticksEntry *entry, guint stick)
{
  g_return_if_fail (ZOHN_IS_STICKS_ENTRY (entry));
  g_return_if_fail (stick < ZOHN_N_STICKS);

  if (gtk_widget_is_sensitive (GTK_WIDGET (entry))) {
    gtk_toggle_button_set_active (entry->buttons[stick],
                                  !gtk_toggle_button_get_active (entry->buttons[stick]));
  }
}

/**
 * zohn_sticks_entry_clear:
 * @entry: an entry
 *
 * Turns all sticks blank up, as for a new game.
 */
void
zohn_sticks_entry_clear (ZohnSticksEntry *entry)
{
  g_return_if_fail (ZOHN_IS_STICKS_ENTRY (entry));

  for (guint stick = 0; stick < ZOHN_N_STICKS; stick++) {
    gtk_toggle_button_set_active (entry->buttons[stick], FALSE);
  }
}

/**
 * zohn_sticks_entry_confirm:
 * @entry: an entry
 *
 * Says that the sticks fell like this, and begins anew, unless the entry is insensitive.
 */
void
zohn_sticks_entry_confirm (ZohnSticksEntry *entry)
{
  ZohnThrow thrown;

  g_return_if_fail (ZOHN_IS_STICKS_ENTRY (entry));

  if (!gtk_widget_is_sensitive (GTK_WIDGET (entry))) {
    return;
  }

  thrown = zohn_sticks_entry_get_throw (entry);
  zohn_sticks_entry_clear (entry);
  g_signal_emit (entry, signals[SIGNAL_CONFIRMED], 0, (guint) thrown);
}
