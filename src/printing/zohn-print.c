/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "printing/zohn-print.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-message.h"
#include "drawing/zohn-game-sheet.h"
#include "drawing/zohn-rules-cloth.h"
#include "record/zohn-game-record.h"

/* The pages are laid out for the paper that was chosen, in points from its corner, and keep clear of the margins
 * that the printer wants: nothing is shifted, nothing cut off. */

#define LEAST_MARGIN 36.0

/* What is printed; the pages are made when the paper is known. */
typedef struct {
  ZohnGameModel *model; /* owned, a copy; NULL for the board */
  ZohnOdds *odds; /* owned, nullable */
  ZohnGameSheet *sheet;
  ZohnSheetPages *sheet_pages;

  ZohnRules rules;
  guint n_pages; /* that the cloth may take */
  ZohnRulesCloth cloth;
  ZohnClothPages *cloth_pages;

  gboolean right_to_left;
} Print;

static void
clear_pages (Print *print)
{
  g_clear_pointer (&print->sheet_pages, zohn_sheet_pages_free);
  g_clear_pointer (&print->sheet, zohn_game_sheet_free);
  if (print->cloth_pages != NULL) {
    g_clear_pointer (&print->cloth_pages, zohn_cloth_pages_free);
    zohn_rules_cloth_clear (&print->cloth);
  }
}

static void
print_free (gpointer data, GClosure *closure)
{
  Print *print = data;

  clear_pages (print);
  g_clear_pointer (&print->odds, zohn_odds_unref);
  g_clear_object (&print->model);
  g_free (print);
}

static void
get_paper (GtkPrintContext *context, ZohnPaper *paper)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  paper->width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  paper->height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  paper->margin = MAX (MAX (gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                            gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS)),
                       MAX (gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS),
                            gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS)));
  paper->margin = MAX (paper->margin, LEAST_MARGIN);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Print *print)
{
  ZohnPaper paper;
  guint n_pages;

  clear_pages (print);
  get_paper (context, &paper);
  if (print->model != NULL) {
    print->sheet = zohn_game_sheet_new (print->model, print->odds, &paper, print->right_to_left);
    print->sheet_pages = zohn_sheet_pages_new (zohn_game_sheet_get_sheet (print->sheet));
    n_pages = zohn_sheet_pages_get_n_pages (print->sheet_pages);
  } else {
    zohn_rules_cloth_init (&print->cloth, &print->rules, &paper, print->n_pages,
                           print->right_to_left);
    print->cloth_pages = zohn_cloth_pages_new (&print->cloth.sheet);
    n_pages = zohn_cloth_pages_get_n_pages (print->cloth_pages);
  }
  gtk_print_operation_set_n_pages (operation, (int) n_pages);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Print *print)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  if (print->model != NULL) {
    zohn_sheet_pages_paint (print->sheet_pages, cr, (guint) page);
  } else {
    zohn_cloth_pages_paint (print->cloth_pages, cr, (guint) page);
  }
}

static void
n_pages_changed_cb (GtkSpinButton *button, Print *print)
{
  print->n_pages = (guint) gtk_spin_button_get_value_as_int (button);
}

/* A page of its own in the print dialog: over how many sheets the cloth goes. */
static GtkWidget *
create_sheets_chooser_cb (GtkPrintOperation *operation, Print *print)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label =
      gtk_label_new_with_mnemonic (_ ("_Sheets that the cloth is put together from"));
  GtkWidget *button = gtk_spin_button_new_with_range (1, ZOHN_CLOTH_PAGES_MOST, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), print->n_pages);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  g_object_set (box, "margin-top", 12, "margin-start", 12, "margin-end", 12, NULL);
  g_signal_connect (button, "value-changed", G_CALLBACK (n_pages_changed_cb), print);

  return box;
}

static GtkPrintOperation *
create_operation (Print *print, const char *name)
{
  GtkPrintOperation *operation =
      g_object_new (GTK_TYPE_PRINT_OPERATION, "job-name", name, "use-full-page", TRUE, "unit",
                    GTK_UNIT_POINTS, "embed-page-setup", TRUE, "allow-async", TRUE, NULL);

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), print);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), print, print_free, 0);

  return operation;
}

/**
 * zohn_print_game_new:
 * @model: a game; it may go on meanwhile
 * @odds: (nullable): the odds by its rules; without them the sheet tells no chances and no luck
 * @right_to_left: whether the sheet is read from the right
 *
 * Returns: (transfer full): what prints the score sheet of the game as it stands now.
 */
GtkPrintOperation *
zohn_print_game_new (ZohnGameModel *model, const ZohnOdds *odds, gboolean right_to_left)
{
  g_autoptr (ZohnGameRecord) record = zohn_game_record_new_from_model (model, NULL);
  Print *print = g_new0 (Print, 1);

  print->model = zohn_game_record_create_model (record);
  print->odds = odds != NULL ? zohn_odds_ref ((ZohnOdds *) odds) : NULL;
  print->right_to_left = right_to_left;

  return create_operation (print, _ ("Zohn Ahl: score sheet"));
}

/**
 * zohn_print_board_new:
 * @rules: the rules to print beside the board
 * @n_pages: over how many sheets the cloth goes, 1 to ZOHN_CLOTH_PAGES_MOST
 * @right_to_left: whether the text is read from the right
 *
 * Returns: (transfer full): what prints a board to play on; its print dialog asks for the number of sheets.
 */
GtkPrintOperation *
zohn_print_board_new (const ZohnRules *rules, guint n_pages, gboolean right_to_left)
{
  Print *print = g_new0 (Print, 1);
  GtkPrintOperation *operation;

  print->rules = *rules;
  print->n_pages = n_pages;
  print->right_to_left = right_to_left;
  operation = create_operation (print, _ ("Zohn Ahl: a board to play on"));
  gtk_print_operation_set_custom_tab_label (operation, _ ("Board"));
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_sheets_chooser_cb),
                    print);

  return operation;
}

static void
show_error (GtkWindow *parent, const GError *error)
{
  zohn_message_show (parent, _ ("Printing failed"), error->message);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR) {
    gtk_print_operation_get_error (operation, &error);
    show_error (parent, error);
  }
}

/**
 * zohn_print_run:
 * @operation: what to print
 * @parent: the window above which the dialog is shown
 *
 * Shows the print dialog. A failure is told in a message; to cancel is no failure.
 */
void
zohn_print_run (GtkPrintOperation *operation, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result;

  result =
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR) {
    show_error (parent, error);
  } else if (result == GTK_PRINT_OPERATION_RESULT_IN_PROGRESS) {
    /* Kept until it is done. */
    g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), parent, 0);
    g_signal_connect_data (operation, "done", G_CALLBACK (g_object_unref), g_object_ref (operation),
                           NULL, G_CONNECT_AFTER);
  }
}
