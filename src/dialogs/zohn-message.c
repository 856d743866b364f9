/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-message.h"

#include "widgets/zohn-sentence.h"

#include <glib/gi18n.h>

/* GtkAlertDialog is newer than the oldest GTK supported, and the labels of GtkMessageDialog break lines between
 * words only: a long name of a file would make it wider than the screen. */

#define ZOHN_TYPE_MESSAGE (zohn_message_get_type ())
G_DECLARE_FINAL_TYPE (ZohnMessage, zohn_message, ZOHN, MESSAGE, GtkWindow)

struct _ZohnMessage {
  GtkWindow parent_instance;

  /* owned */
  ZohnAnswerFunc callback; /* NULL once answered */
  gpointer user_data;
  GDestroyNotify destroy;

  /* template children */
  GtkLabel *heading;
  GtkLabel *body;
  GtkButton *cancel;
  GtkButton *accept;
};

G_DEFINE_FINAL_TYPE (ZohnMessage, zohn_message, GTK_TYPE_WINDOW)

/* The callback may do away with the parent, and with it the dialog: the dialog goes first. */
static void
answer (ZohnMessage *self, gboolean accepted)
{
  ZohnAnswerFunc callback = g_steal_pointer (&self->callback);
  GDestroyNotify destroy = g_steal_pointer (&self->destroy);
  gpointer user_data = g_steal_pointer (&self->user_data);

  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  gtk_window_destroy (GTK_WINDOW (self));
  if (callback != NULL) {
    callback (accepted, user_data);
  }
  if (destroy != NULL) {
    destroy (user_data);
  }
}

static void
accept_cb (ZohnMessage *self)
{
  answer (self, TRUE);
}

static void
cancel_cb (ZohnMessage *self)
{
  answer (self, FALSE);
}

static gboolean
zohn_message_close_request (GtkWindow *window)
{
  answer (ZOHN_MESSAGE (window), FALSE);

  return TRUE;
}

static void
zohn_message_dispose (GObject *object)
{
  ZohnMessage *self = ZOHN_MESSAGE (object);

  /* Gone with its parent, unanswered. */
  if (self->callback != NULL) {
    g_steal_pointer (&self->callback) (FALSE, self->user_data);
  }
  if (self->destroy != NULL) {
    g_steal_pointer (&self->destroy) (self->user_data);
  }
  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_MESSAGE);

  G_OBJECT_CLASS (zohn_message_parent_class)->dispose (object);
}

static void
zohn_message_class_init (ZohnMessageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_message_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = zohn_message_close_request;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-message.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnMessage, heading);
  gtk_widget_class_bind_template_child (widget_class, ZohnMessage, body);
  gtk_widget_class_bind_template_child (widget_class, ZohnMessage, cancel);
  gtk_widget_class_bind_template_child (widget_class, ZohnMessage, accept);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_message_init (ZohnMessage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static ZohnMessage *
create (GtkWindow *parent, const char *heading, const char *body)
{
  ZohnMessage *self =
      g_object_new (ZOHN_TYPE_MESSAGE, "transient-for", parent, "modal", parent != NULL,
                    "destroy-with-parent", TRUE, "title", heading, NULL);

  zohn_sentence_show (self->heading, heading);
  zohn_sentence_show (self->body, body);
  gtk_widget_set_visible (GTK_WIDGET (self->body), body[0] != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, body, -1);

  return self;
}

/**
 * zohn_message_show:
 * @parent: (nullable): the window the message belongs to
 * @heading: what it is about, a few words
 * @body: the message
 *
 * Returns: (transfer none): the dialog, shown; it goes when the user closes it.
 */
GtkWindow *
zohn_message_show (GtkWindow *parent, const char *heading, const char *body)
{
  ZohnMessage *self = create (parent, heading, body);

  gtk_button_set_label (self->accept, _ ("_Close"));
  gtk_widget_set_visible (GTK_WIDGET (self->cancel), FALSE);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->accept));
  gtk_window_present (GTK_WINDOW (self));

  return GTK_WINDOW (self);
}

/**
 * zohn_message_ask:
 * @parent: (nullable): the window the question belongs to
 * @heading: what it is about, a few words
 * @body: what happens when the user accepts
 * @accept_label: the label of the button that accepts, with a mnemonic
 * @callback: (scope notified): called exactly once with the answer; closing the dialog is a no
 * @user_data: for @callback
 * @destroy: (nullable): frees @user_data
 *
 * Returns: (transfer none): the dialog, shown.
 */
GtkWindow *
zohn_message_ask (GtkWindow *parent, const char *heading, const char *body,
                  const char *accept_label, ZohnAnswerFunc callback, gpointer user_data,
                  GDestroyNotify destroy)
{
  ZohnMessage *self = create (parent, heading, body);

  self->callback = callback;
  self->user_data = user_data;
  self->destroy = destroy;
  gtk_button_set_label (self->accept, accept_label);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->cancel));
  gtk_window_present (GTK_WINDOW (self));

  return GTK_WINDOW (self);
}
