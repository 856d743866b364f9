/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-how-to-play.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-lesson.h"
#include "widgets/zohn-board-preferences.h"
#include "widgets/zohn-viewpoint.h"

struct _ZohnHowToPlay {
  GtkWindow parent_instance;

  /* owned */
  ZohnViewpoint *viewpoint;

  /* template children */
  ZohnBoardView *board;
  GtkLabel *heading;
  GtkLabel *text;
  GtkLabel *count;
  GtkButton *back;
  GtkButton *next;
  GtkButton *play;

  guint lesson;
  gulong first_frame_handler; /* on the frame clock, until the first picture was seen */
};

G_DEFINE_FINAL_TYPE (ZohnHowToPlay, zohn_how_to_play, GTK_TYPE_WINDOW)

static void
show_throw (ZohnHowToPlay *self)
{
  ZohnGameModel *model = zohn_viewpoint_get_model (self->viewpoint);

  zohn_board_view_play (self->board, zohn_game_model_get_n_throws (model), 1);
}

static void
show_lesson (ZohnHowToPlay *self)
{
  const guint n_lessons = zohn_lesson_get_count ();
  const gboolean is_last = self->lesson + 1 == n_lessons;
  g_autoptr (ZohnGameModel) model = zohn_lesson_create_game (self->lesson);
  g_autofree char *count = g_strdup_printf (
      /* Translators: which picture of "How to play" this is, and how many there are */
      _ ("%1$u of %2$u"), self->lesson + 1, n_lessons);
  g_autofree char *name = g_strdup_printf (
      /* Translators: what a screen reader says of a page: %1$s its heading, %2$s the text below it */
      C_ ("how to play", "%1$s. %2$s"), zohn_lesson_get_title (self->lesson),
      zohn_lesson_get_text (self->lesson));

  zohn_viewpoint_set_model (self->viewpoint, model);
  gtk_label_set_label (self->heading, zohn_lesson_get_title (self->lesson));
  gtk_label_set_label (self->text, zohn_lesson_get_text (self->lesson));
  gtk_label_set_label (self->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  gtk_widget_set_sensitive (GTK_WIDGET (self->back), self->lesson > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->next), !is_last);
  gtk_widget_set_visible (GTK_WIDGET (self->play), is_last);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (is_last ? self->play : self->next));
  show_throw (self);
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ZohnHowToPlay *self = ZOHN_HOW_TO_PLAY (widget);
  const int lesson = (int) self->lesson + g_variant_get_int32 (parameter);

  if (lesson >= 0 && lesson < (int) zohn_lesson_get_count ()) {
    zohn_how_to_play_set_lesson (self, (guint) lesson);
    gtk_widget_grab_focus (gtk_window_get_default_widget (GTK_WINDOW (self)));
  }
}

/* Forward is where reading goes. */
static gboolean
arrow_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int right = g_variant_get_int32 (arguments);

  return gtk_widget_activate_action (widget, "lesson.turn", "i", mirrored ? -right : right);
}

static void
again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_throw (ZOHN_HOW_TO_PLAY (widget));
}

static void
first_frame_cb (GdkFrameClock *clock, gpointer user_data)
{
  ZohnHowToPlay *self = ZOHN_HOW_TO_PLAY (user_data);

  g_clear_signal_handler (&self->first_frame_handler, clock);
  show_throw (self);
}

/* The board knows its size after the first frame only. */
static void
zohn_how_to_play_map (GtkWidget *widget)
{
  ZohnHowToPlay *self = ZOHN_HOW_TO_PLAY (widget);

  GTK_WIDGET_CLASS (zohn_how_to_play_parent_class)->map (widget);

  self->first_frame_handler = g_signal_connect (gtk_widget_get_frame_clock (widget), "after-paint",
                                                G_CALLBACK (first_frame_cb), self);
}

static void
zohn_how_to_play_unmap (GtkWidget *widget)
{
  ZohnHowToPlay *self = ZOHN_HOW_TO_PLAY (widget);

  g_clear_signal_handler (&self->first_frame_handler, gtk_widget_get_frame_clock (widget));

  GTK_WIDGET_CLASS (zohn_how_to_play_parent_class)->unmap (widget);
}

static void
zohn_how_to_play_dispose (GObject *object)
{
  ZohnHowToPlay *self = ZOHN_HOW_TO_PLAY (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_HOW_TO_PLAY);
  g_clear_object (&self->viewpoint);

  G_OBJECT_CLASS (zohn_how_to_play_parent_class)->dispose (object);
}

static void
zohn_how_to_play_class_init (ZohnHowToPlayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_how_to_play_dispose;
  widget_class->map = zohn_how_to_play_map;
  widget_class->unmap = zohn_how_to_play_unmap;

  g_type_ensure (ZOHN_TYPE_BOARD_VIEW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-how-to-play.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, board);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, heading);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, text);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, count);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, back);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, next);
  gtk_widget_class_bind_template_child (widget_class, ZohnHowToPlay, play);

  gtk_widget_class_install_action (widget_class, "lesson.turn", "i", turn_action);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "lesson.turn", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "lesson.turn", "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, arrow_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, arrow_cb, "i", -1);
}

static void
zohn_how_to_play_init (ZohnHowToPlay *self)
{
  self->viewpoint = zohn_viewpoint_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->board, "viewpoint", self->viewpoint, NULL);
  g_signal_connect_swapped (self->board, "throw-requested", G_CALLBACK (show_throw), self);
  show_lesson (self);
}

/**
 * zohn_how_to_play_new:
 * @parent: (nullable): the window above which it is shown
 * @settings: the preferences; speed and look of the board follow them
 *
 * Returns: (transfer none): the dialog at its first lesson, not yet shown.
 */
ZohnHowToPlay *
zohn_how_to_play_new (GtkWindow *parent, ZohnSettings *settings)
{
  ZohnHowToPlay *self = g_object_new (ZOHN_TYPE_HOW_TO_PLAY, "transient-for", parent, "modal",
                                      parent != NULL, "destroy-with-parent", TRUE, NULL);

  zohn_board_view_follow_preferences (self->board, G_OBJECT (settings));

  return self;
}

/**
 * zohn_how_to_play_get_lesson:
 * @dialog: the dialog
 *
 * Returns: the lesson that is shown, from 0.
 */
guint
zohn_how_to_play_get_lesson (ZohnHowToPlay *dialog)
{
  g_return_val_if_fail (ZOHN_IS_HOW_TO_PLAY (dialog), 0);

  return dialog->lesson;
}

/**
 * zohn_how_to_play_set_lesson:
 * @dialog: the dialog
 * @lesson: 0 to the number of lessons - 1
 *
 * Turns to a lesson and shows its throw.
 */
void
zohn_how_to_play_set_lesson (ZohnHowToPlay *dialog, guint lesson)
{
  g_return_if_fail (ZOHN_IS_HOW_TO_PLAY (dialog));
  g_return_if_fail (lesson < zohn_lesson_get_count ());

  dialog->lesson = lesson;
  show_lesson (dialog);
}
