/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "printing/zohn-print.h"

#include "printing/zohn-export-dialog.h"
#include "printing/zohn-export.h"
#include "support/vectors.h"
#include "support/widgets.h"

static ZohnGameModel *
create_game (guint number)
{
  g_autoptr (Vector) vector = vector_load (number);
  g_autoptr (ZohnSetup) setup = zohn_setup_new ();

  setup->rules = vector->rules;
  setup->has_seed = TRUE;

  return zohn_game_model_new_resumed (setup, vector->throws, vector->n_throws,
                                      vector->is_finished ? ZOHN_GAME_FINISHED : ZOHN_GAME_PLAYING,
                                      0);
}

/* Prints into a file, on a paper; returns how many pages that made. */
static int
print_to_file (GtkPrintOperation *operation, const char *paper_name, GtkPageOrientation orientation,
               const char *path)
{
  g_autoptr (GtkPageSetup) page_setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (paper_name);
  g_autoptr (GError) error = NULL;
  int n_pages;

  gtk_page_setup_set_paper_size_and_default_margins (page_setup, paper);
  gtk_page_setup_set_orientation (page_setup, orientation);
  gtk_print_operation_set_default_page_setup (operation, page_setup);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_set_allow_async (operation, FALSE);

  g_assert_cmpint (
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
      GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);

  return n_pages;
}

static void
assert_is_pdf (const char *path)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF"));
}

static char *
get_output (const char *name)
{
  return g_test_build_filename (G_TEST_BUILT, "printing", name, NULL);
}

static const struct {
  const char *paper;
  const char *name;
  GtkPageOrientation orientation;
} papers[] = {
  { GTK_PAPER_NAME_A4, "a4", GTK_PAGE_ORIENTATION_PORTRAIT },
  { GTK_PAPER_NAME_LETTER, "letter", GTK_PAGE_ORIENTATION_PORTRAIT },
  { GTK_PAPER_NAME_A4, "a4-landscape", GTK_PAGE_ORIENTATION_LANDSCAPE },
};

static void
test_games (void)
{
  const guint games[] = { 1, 5, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (games); j++) {
      g_autoptr (ZohnGameModel) model = create_game (games[j]);
      g_autoptr (ZohnOdds) odds = zohn_odds_load (&zohn_game_model_get_setup (model)->rules);
      g_autoptr (GtkPrintOperation) operation = zohn_print_game_new (model, odds, FALSE);
      g_autofree char *name =
          g_strdup_printf ("printed-game-%02u-%s.pdf", games[j], papers[i].name);
      g_autofree char *path = get_output (name);
      const int n_pages = print_to_file (operation, papers[i].paper, papers[i].orientation, path);

      assert_is_pdf (path);
      g_assert_cmpint (n_pages, >=, 1);
      g_assert_cmpint (n_pages, <=, 8);
      if (games[j] == 1) {
        g_assert_cmpint (n_pages, >, 1);
      }
      g_assert_finalize_object (g_steal_pointer (&operation));
      g_assert_finalize_object (g_steal_pointer (&model));
    }
  }
}

static void
test_board (void)
{
  const ZohnRules rules = ZOHN_RULES_DEFAULT;
  int least = 0;

  for (guint n_pages = 1; n_pages <= 4; n_pages += 3) {
    g_autoptr (GtkPrintOperation) operation = zohn_print_board_new (&rules, n_pages, FALSE);
    g_autofree char *name = g_strdup_printf ("printed-board-%u.pdf", n_pages);
    g_autofree char *path = get_output (name);
    const int printed =
        print_to_file (operation, GTK_PAPER_NAME_A4, GTK_PAGE_ORIENTATION_PORTRAIT, path);

    assert_is_pdf (path);
    g_assert_cmpint (printed, >, least);
    least = printed;
    g_assert_finalize_object (g_steal_pointer (&operation));
  }
}

/* What is printed is the game as it stood; the game goes on unharmed. */
static void
test_game_goes_on (void)
{
  g_autoptr (ZohnGameModel) model = create_game (5);
  g_autoptr (GtkPrintOperation) operation = zohn_print_game_new (model, NULL, FALSE);
  g_autofree char *path = get_output ("printed-meanwhile.pdf");
  const guint n_throws = zohn_game_model_get_n_throws (model);

  g_assert_true (zohn_game_model_throw (model));
  print_to_file (operation, GTK_PAPER_NAME_A4, GTK_PAGE_ORIENTATION_PORTRAIT, path);
  assert_is_pdf (path);
  g_assert_cmpuint (zohn_game_model_get_n_throws (model), ==, n_throws + 1);
}

typedef struct {
  guint kind;
  guint format;
  guint n_times;
} Choice;

static void
chosen_cb (ZohnExportDialog *dialog, guint kind, guint format, Choice *choice)
{
  choice->kind = kind;
  choice->format = format;
  choice->n_times++;
}

static void
test_export_dialog (void)
{
  for (guint kind = 0; kind < ZOHN_N_EXPORT_KINDS; kind++) {
    ZohnExportDialog *dialog = zohn_export_dialog_new (NULL);
    GtkWidget *content = find_template_child (dialog, "content");
    GtkWidget *format = find_template_child (dialog, "format");
    Choice choice = { 0 };

    g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (content))),
                      ==, ZOHN_N_EXPORT_KINDS);
    g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (format))),
                      ==, ZOHN_N_PICTURE_FORMATS);
    g_signal_connect (dialog, "chosen", G_CALLBACK (chosen_cb), &choice);
    gtk_window_present (GTK_WINDOW (dialog));
    gtk_drop_down_set_selected (GTK_DROP_DOWN (content), kind);
    gtk_drop_down_set_selected (GTK_DROP_DOWN (format), ZOHN_PICTURE_SVG);
    g_assert_true (gtk_widget_get_visible (format) ==
                   zohn_export_kind_is_picture ((ZohnExportKind) kind));

    g_signal_emit_by_name (find_template_child (dialog, "save"), "clicked");
    wait_for (20);
    g_assert_cmpuint (choice.n_times, ==, 1);
    g_assert_cmpuint (choice.kind, ==, kind);
    g_assert_cmpuint (choice.format, ==, ZOHN_PICTURE_SVG);
    g_assert_cmpuint (count_windows (), ==, 0);
  }
}

int
main (int argc, char **argv)
{
  widget_tests_init (&argc, &argv);

  g_test_add_func ("/print/games", test_games);
  g_test_add_func ("/print/board", test_board);
  g_test_add_func ("/print/game-goes-on", test_game_goes_on);
  g_test_add_func ("/print/export-dialog", test_export_dialog);

  return widget_tests_run ();
}
