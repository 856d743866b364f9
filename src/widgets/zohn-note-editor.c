/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-note-editor.h"

#include <glib/gi18n.h>

#include "widgets/zohn-composite.h"

/* A pause in typing after which the note is in the game, and saved with it. */
#define PAUSE_MILLISECONDS 800

struct _ZohnNoteEditor {
  GtkWidget parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;
  ZohnGameModel *model; /* nullable: of the note */
  GSignalGroup *viewpoint_signals;
  GSignalGroup *notes_signals;
  guint source; /* 0 while nothing is to be kept */

  /* template children */
  GtkRevealer *revealer;
  GtkLabel *title;
  GtkTextView *view;
  GtkTextBuffer *buffer;

  guint number; /* the throw, 0 for none */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (ZohnNoteEditor, zohn_note_editor, GTK_TYPE_WIDGET)

enum {
  PROP_VIEWPOINT = 1,
  PROP_REVEALED,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static char *
dup_text (ZohnNoteEditor *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);

  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

/* Puts what was typed into the game. A throw that was taken back in the meantime has no note. */
static void
keep (ZohnNoteEditor *self)
{
  g_autofree char *text = NULL;

  if (self->source == 0) {
    return;
  }
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->model == NULL || self->number == 0 ||
      self->number > zohn_game_model_get_n_throws (self->model)) {
    return;
  }

  text = g_strstrip (dup_text (self));
  self->showing = TRUE;
  zohn_notes_set (zohn_game_model_get_notes (self->model), self->number,
                  *text != '\0' ? text : NULL);
  self->showing = FALSE;
}

static void
keep_cb (gpointer user_data)
{
  keep (user_data);
}

static void
typed_cb (ZohnNoteEditor *self)
{
  if (self->showing) {
    return;
  }
  if (self->source != 0) {
    g_source_remove (self->source);
  }
  self->source = g_timeout_add_once (PAUSE_MILLISECONDS, keep_cb, self);
  g_source_set_name_by_id (self->source, "[zohn-ahl] keep a note");
}

/* No more than a record takes: of what is too long goes in what there is room for. */
static void
insert_cb (ZohnNoteEditor *self, GtkTextIter *at, char *text, int n_bytes)
{
  const glong room = ZOHN_NOTE_MAX_CHARACTERS - gtk_text_buffer_get_char_count (self->buffer);

  if (g_utf8_strlen (text, n_bytes) > room) {
    gtk_widget_error_bell (GTK_WIDGET (self->view));
    g_signal_stop_emission_by_name (self->buffer, "insert-text");
    if (room > 0) {
      gtk_text_buffer_insert (self->buffer, at, text,
                              (int) (g_utf8_offset_to_pointer (text, room) - text));
    }
  }
}

static gboolean
has_focus (ZohnNoteEditor *self)
{
  return gtk_widget_has_focus (GTK_WIDGET (self->view));
}

static void
show_note (ZohnNoteEditor *self)
{
  const char *note = NULL;
  g_autofree char *title = NULL;

  if (self->model != NULL && self->number > 0) {
    note = zohn_notes_get (zohn_game_model_get_notes (self->model), self->number);
    /* Translators: above the field for a note; %u is the number of a throw */
    title = g_strdup_printf (_ ("Note on throw %u"), self->number);
  }
  self->showing = TRUE;
  gtk_text_buffer_set_text (self->buffer, note != NULL ? note : "", -1);
  self->showing = FALSE;
  gtk_label_set_text (self->title, title != NULL ? title : _ ("There is no throw to write about."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->title), -1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->view), self->number > 0);
}

static void
follow (ZohnNoteEditor *self)
{
  ZohnGameModel *model =
      self->viewpoint != NULL ? zohn_viewpoint_get_model (self->viewpoint) : NULL;
  const guint number = model != NULL ? zohn_viewpoint_get_throw (self->viewpoint) : 0;

  if (model == self->model && number == self->number) {
    return;
  }
  keep (self);
  g_set_object (&self->model, model);
  self->number = number;
  g_signal_group_set_target (self->notes_signals,
                             model != NULL ? zohn_game_model_get_notes (model) : NULL);
  show_note (self);
}

static void
throw_cb (ZohnNoteEditor *self)
{
  ZohnGameModel *model = zohn_viewpoint_get_model (self->viewpoint);
  const gboolean gone =
      model != self->model || model == NULL || self->number > zohn_game_model_get_n_throws (model);

  if (gone || !has_focus (self)) {
    follow (self);
  }
}

/* Written by others: an undo that took the throw, a record that was read. */
static void
notes_cb (ZohnNoteEditor *self, guint number)
{
  if (!self->showing && (number == 0 || number == self->number) && self->source == 0) {
    show_note (self);
  }
}

static void
focus_left_cb (ZohnNoteEditor *self)
{
  keep (self);
  follow (self);
}

/* The note stays. */
static void
put_away_cb (ZohnNoteEditor *self)
{
  if (has_focus (self)) {
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                            GTK_DIR_TAB_BACKWARD);
  }
  g_object_set (self, "revealed", FALSE, NULL);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  put_away_cb (ZOHN_NOTE_EDITOR (widget));

  return TRUE;
}

static void
set_viewpoint (ZohnNoteEditor *self, ZohnViewpoint *viewpoint)
{
  if (g_set_object (&self->viewpoint, viewpoint)) {
    g_signal_group_set_target (self->viewpoint_signals, viewpoint);
    follow (self);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWPOINT]);
  }
}

static void
set_revealed (ZohnNoteEditor *self, gboolean revealed)
{
  if (gtk_revealer_get_reveal_child (self->revealer) == revealed) {
    return;
  }
  keep (self);
  gtk_revealer_set_reveal_child (self->revealer, revealed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALED]);
}

static void
zohn_note_editor_unmap (GtkWidget *widget)
{
  keep (ZOHN_NOTE_EDITOR (widget));

  GTK_WIDGET_CLASS (zohn_note_editor_parent_class)->unmap (widget);
}

static void
zohn_note_editor_dispose (GObject *object)
{
  ZohnNoteEditor *self = ZOHN_NOTE_EDITOR (object);

  if (self->buffer != NULL) {
    keep (self);
  }
  zohn_composite_dispose (GTK_WIDGET (self), ZOHN_TYPE_NOTE_EDITOR);
  g_clear_object (&self->notes_signals);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->viewpoint);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (zohn_note_editor_parent_class)->dispose (object);
}

static void
zohn_note_editor_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnNoteEditor *self = ZOHN_NOTE_EDITOR (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    g_value_set_object (value, self->viewpoint);
    break;
  case PROP_REVEALED:
    g_value_set_boolean (value, gtk_revealer_get_reveal_child (self->revealer));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_note_editor_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  ZohnNoteEditor *self = ZOHN_NOTE_EDITOR (object);

  switch (property_id) {
  case PROP_VIEWPOINT:
    set_viewpoint (self, g_value_get_object (value));
    break;
  case PROP_REVEALED:
    set_revealed (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_note_editor_class_init (ZohnNoteEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_note_editor_dispose;
  object_class->get_property = zohn_note_editor_get_property;
  object_class->set_property = zohn_note_editor_set_property;
  widget_class->unmap = zohn_note_editor_unmap;

  properties[PROP_VIEWPOINT] =
      g_param_spec_object ("viewpoint", NULL, NULL, ZOHN_TYPE_VIEWPOINT, flags);
  properties[PROP_REVEALED] = g_param_spec_boolean ("revealed", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "noteeditor");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-note-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnNoteEditor, revealer);
  gtk_widget_class_bind_template_child (widget_class, ZohnNoteEditor, title);
  gtk_widget_class_bind_template_child (widget_class, ZohnNoteEditor, view);
  gtk_widget_class_bind_template_child (widget_class, ZohnNoteEditor, buffer);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, insert_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_away_cb);
}

static void
zohn_note_editor_init (ZohnNoteEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (follow),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw", G_CALLBACK (throw_cb),
                                  self);
  self->notes_signals = g_signal_group_new (ZOHN_TYPE_NOTES);
  g_signal_group_connect_swapped (self->notes_signals, "changed", G_CALLBACK (notes_cb), self);
  show_note (self);
}

/**
 * zohn_note_editor_edit:
 * @editor: an editor
 *
 * Opens the field for the throw that is looked at.
 */
void
zohn_note_editor_edit (ZohnNoteEditor *editor)
{
  g_return_if_fail (ZOHN_IS_NOTE_EDITOR (editor));

  set_revealed (editor, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (editor->view));
}

/**
 * zohn_note_editor_keep:
 * @editor: an editor
 *
 * Puts into the game what was typed just now, without waiting for a pause: the game is about to be left.
 */
void
zohn_note_editor_keep (ZohnNoteEditor *editor)
{
  g_return_if_fail (ZOHN_IS_NOTE_EDITOR (editor));

  keep (editor);
}
