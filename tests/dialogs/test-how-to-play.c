/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-how-to-play.h"

#include "dialogs/zohn-lesson.h"
#include "dialogs/zohn-reading.h"
#include "support/widgets.h"
#include "text/zohn-text-rules.h"
#include "widgets/zohn-board-view.h"

/* What the last throw of each lesson brings about, in their order. */
static const guint taught[] = { 0, 0, ZOHN_EVENT_LAP, ZOHN_EVENT_CAPTURE, ZOHN_EVENT_CREEK };

static void
test_lessons_show_what_they_teach (void)
{
  g_assert_cmpuint (zohn_lesson_get_count (), ==, G_N_ELEMENTS (taught));

  for (guint lesson = 0; lesson < zohn_lesson_get_count (); lesson++) {
    g_autoptr (ZohnGameModel) model = zohn_lesson_create_game (lesson);
    ZohnHistory *history = zohn_game_model_get_history (model);
    const guint n_throws = zohn_game_model_get_n_throws (model);
    ZohnOutcome outcome;

    for (guint number = 1; number < n_throws; number++) {
      zohn_history_get_outcome (history, number, &outcome);
      g_assert_cmpuint (outcome.events, ==, 0);
    }
    zohn_history_get_outcome (history, n_throws, &outcome);
    g_assert_cmpuint (outcome.events, ==, taught[lesson]);
  }
}

static void
test_turning (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);
  ZohnHowToPlay *dialog = zohn_how_to_play_new (NULL, settings);
  GtkWidget *back = find_template_child (dialog, "back");
  GtkWidget *next = find_template_child (dialog, "next");
  GtkWidget *play = find_template_child (dialog, "play");
  const guint last = zohn_lesson_get_count () - 1;

  gtk_window_present (GTK_WINDOW (dialog));
  wait_for_frame (GTK_WINDOW (dialog));
  g_assert_false (gtk_widget_get_sensitive (back));
  g_assert_true (gtk_widget_activate_action (back, "lesson.turn", "i", -1));
  g_assert_cmpuint (zohn_how_to_play_get_lesson (dialog), ==, 0);

  for (guint lesson = 0; lesson < last; lesson++) {
    g_assert_true (gtk_widget_get_visible (next));
    g_assert_false (gtk_widget_get_visible (play));
    g_assert_true (gtk_widget_activate (next));
    wait_for (300);
    g_assert_cmpuint (zohn_how_to_play_get_lesson (dialog), ==, lesson + 1);
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_template_child (dialog, "heading"))), ==,
                     zohn_lesson_get_title (lesson + 1));
    g_assert_true (gtk_widget_get_sensitive (back));
  }
  g_assert_false (gtk_widget_get_visible (next));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "lesson.turn", "i", 1));
  g_assert_cmpuint (zohn_how_to_play_get_lesson (dialog), ==, last);

  g_assert_true (gtk_widget_activate (play));
  wait_for (300);
  g_assert_cmpuint (count_windows (), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&settings));
}

/* The board shows the throw when the page is seen, and again when asked to; without animations it shows its end at once. */
static void
test_animation (void)
{
  g_autoptr (ZohnSettings) settings = zohn_settings_new_from_source (NULL);
  ZohnHowToPlay *dialog = zohn_how_to_play_new (NULL, settings);
  ZohnBoardView *board = ZOHN_BOARD_VIEW (find_template_child (dialog, "board"));

  gtk_window_present (GTK_WINDOW (dialog));
  wait_for_frame (GTK_WINDOW (dialog));
  wait_for (100);
  g_assert_true (zohn_board_view_get_animating (board));
  zohn_board_view_settle (board);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "lesson.again", NULL));
  g_assert_true (zohn_board_view_get_animating (board));

  g_object_set (settings, "animation-speed", "off", NULL);
  zohn_board_view_settle (board);
  zohn_how_to_play_set_lesson (dialog, 2);
  g_assert_false (zohn_board_view_get_animating (board));

  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for (50);
  g_assert_cmpuint (count_windows (), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&settings));
}

static void
count_labels (GtkWidget *widget, guint *n_headings, guint *n_labels)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (gtk_test_accessible_has_role (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_ROLE_HEADING)) {
      ++*n_headings;
    } else {
      ++*n_labels;
    }
  }
}

static void
test_reading (void)
{
  const ZohnRules rules = { 15, ZOHN_LAP_RESTART, ZOHN_SIDE_ANTICLOCKWISE };
  GPtrArray *const texts[] = { zohn_text_rules (&rules), zohn_text_about () };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GPtrArray) sections = texts[i];
    ZohnReading *reading = zohn_reading_new (NULL, "Title", sections);
    guint n_headings = 0, n_labels = 0, n_paragraphs = 0;

    for (guint j = 0; j < sections->len; j++) {
      const ZohnTextSection *section = g_ptr_array_index (sections, j);

      n_paragraphs += g_strv_length (section->paragraphs);
    }
    gtk_window_present (GTK_WINDOW (reading));
    wait_for_frame (GTK_WINDOW (reading));
    count_labels (find_template_child (reading, "page"), &n_headings, &n_labels);
    g_assert_cmpuint (n_headings, ==, sections->len);
    g_assert_cmpuint (n_labels, ==, n_paragraphs);

    gtk_window_destroy (GTK_WINDOW (reading));
    wait_for (50);
    g_assert_cmpuint (count_windows (), ==, 0);
  }
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/how-to-play/lessons-show-what-they-teach", test_lessons_show_what_they_teach);
  g_test_add_func ("/how-to-play/turning", test_turning);
  g_test_add_func ("/how-to-play/animation", test_animation);
  g_test_add_func ("/how-to-play/reading", test_reading);

  return widget_tests_run ();
}
