/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/zohn-game-row.h"

#include <glib/gi18n.h>

#include "games/zohn-board-thumbnail.h"
#include "text/zohn-text.h"
#include "widgets/zohn-composite.h"
#include "widgets/zohn-sentence.h"

struct _ZohnGameRow {
  GtkWidget parent_instance;

  /* owned */
  ZohnLibraryEntry *entry; /* nullable */
  char *text; /* nullable: all that is shown, in words */

  /* template children */
  ZohnBoardThumbnail *board;
  GtkWidget *damaged;
  GtkLabel *name;
  GtkLabel *sides;
  GtkLabel *standing;
  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (ZohnGameRow, zohn_game_row, GTK_TYPE_WIDGET)

static void
show (GtkLabel *label, const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text != NULL) {
    zohn_sentence_show (label, text);
  }
}

/* The name of a list's row is that of the widget around what it shows. */
static void
name_list_item (ZohnGameRow *self)
{
  GtkWidget *list_item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (list_item != NULL) {
    gtk_accessible_update_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    self->text, -1);
  }
}

static void
say (GString *text, const char *sentence)
{
  if (sentence != NULL) {
    if (text->len > 0) {
      g_string_append (text, ". ");
    }
    g_string_append (text, sentence);
  }
}

static char *
join (char *first, char *second)
{
  g_autofree char *before = first;
  g_autofree char *after = second;

  if (before == NULL) {
    return g_steal_pointer (&after);
  }

  /* Translators: puts short facts about a game side by side: "12/01/26, 14:30 · 57 throws" */
  return g_strdup_printf (C_ ("list of games", "%1$s · %2$s"), before, after);
}

/* The game that the window shows is played on while the list tells of what was saved: its length is not told. */
static char *
describe_details (ZohnLibraryEntry *entry, gboolean being_played)
{
  char *started = zohn_text_started (zohn_library_entry_get_setup (entry));
  char *extent = being_played
                     /* Translators: the game is the one that the program's window shows */
                     ? g_strdup (C_ ("list of games", "Open now"))
                     : zohn_text_extent (zohn_library_entry_get_n_throws (entry),
                                         zohn_library_entry_get_n_notes (entry));

  return join (started, extent);
}

static void
show_game (ZohnGameRow *self, gboolean being_played)
{
  const ZohnSetup *setup = zohn_library_entry_get_setup (self->entry);
  const char *title = zohn_library_entry_get_title (self->entry);
  g_autofree char *sides = zohn_text_sides (setup);
  g_autofree char *standing = zohn_text_standing (
      setup, zohn_library_entry_get_position (self->entry),
      zohn_library_entry_get_state (self->entry), zohn_library_entry_get_result (self->entry));
  g_autofree char *details = describe_details (self->entry, being_played);
  g_autoptr (GString) text = g_string_new (title);

  show (self->name, title != NULL ? title : sides);
  show (self->sides, title != NULL ? sides : NULL);
  show (self->standing, standing);
  show (self->details, details);
  say (text, sides);
  say (text, standing);
  say (text, details);
  self->text = g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_damaged (ZohnGameRow *self)
{
  const char *message = zohn_library_entry_get_error_message (self->entry);
  g_autofree char *name = zohn_game_row_describe (self->entry);

  show (self->name, name);
  show (self->sides, NULL);
  show (self->standing, _ ("Damaged"));
  show (self->details, message);
  self->text = g_strdup_printf (
      /* Translators: a record that cannot be read: %1$s is its name, %2$s what is wrong with it */
      _ ("%1$s is damaged: %2$s"), name, message);
}

static gboolean
is_cut_short (GtkLabel *label)
{
  return gtk_widget_get_visible (GTK_WIDGET (label)) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* The whole text, where there was no room for it. */
static gboolean
query_tooltip_cb (ZohnGameRow *self, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->text);

  return self->text != NULL && (is_cut_short (self->name) || is_cut_short (self->sides) ||
                                is_cut_short (self->standing) || is_cut_short (self->details));
}

static void
zohn_game_row_dispose (GObject *object)
{
  ZohnGameRow *self = ZOHN_GAME_ROW (object);

  zohn_composite_dispose (GTK_WIDGET (self), ZOHN_TYPE_GAME_ROW);
  g_clear_object (&self->entry);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (zohn_game_row_parent_class)->dispose (object);
}

static void
zohn_game_row_class_init (ZohnGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_game_row_dispose;

  g_type_ensure (ZOHN_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_css_name (widget_class, "gamerow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/games/zohn-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, board);
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, damaged);
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, name);
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, sides);
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, standing);
  gtk_widget_class_bind_template_child (widget_class, ZohnGameRow, details);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
zohn_game_row_init (ZohnGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_game_row_new:
 *
 * Returns: (transfer floating): an empty row.
 */
GtkWidget *
zohn_game_row_new (void)
{
  return g_object_new (ZOHN_TYPE_GAME_ROW, NULL);
}

/**
 * zohn_game_row_set_entry:
 * @row: a row
 * @entry: (nullable): what to show
 * @being_played: whether it is the game that is being played
 */
void
zohn_game_row_set_entry (ZohnGameRow *row, ZohnLibraryEntry *entry, gboolean being_played)
{
  gboolean readable;

  g_return_if_fail (ZOHN_IS_GAME_ROW (row));
  g_return_if_fail (entry == NULL || ZOHN_IS_LIBRARY_ENTRY (entry));

  g_set_object (&row->entry, entry);
  g_clear_pointer (&row->text, g_free);
  if (entry == NULL) {
    return;
  }

  readable = zohn_library_entry_get_setup (entry) != NULL;
  /* What is wrong with a record is a longer text. */
  gtk_label_set_wrap (row->details, !readable);
  zohn_board_thumbnail_set_position (row->board,
                                     readable ? zohn_library_entry_get_position (entry) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (row->board), readable);
  gtk_widget_set_visible (row->damaged, !readable);
  if (readable) {
    show_game (row, being_played);
  } else {
    show_damaged (row);
  }
  name_list_item (row);
}

/**
 * zohn_game_row_get_entry:
 * @row: a row
 *
 * Returns: (transfer none) (nullable): what it shows.
 */
ZohnLibraryEntry *
zohn_game_row_get_entry (ZohnGameRow *row)
{
  g_return_val_if_fail (ZOHN_IS_GAME_ROW (row), NULL);

  return row->entry;
}

/**
 * zohn_game_row_get_text:
 * @row: a row
 *
 * Returns: (transfer none) (nullable): all that it shows, in words.
 */
const char *
zohn_game_row_get_text (ZohnGameRow *row)
{
  g_return_val_if_fail (ZOHN_IS_GAME_ROW (row), NULL);

  return row->text;
}

/**
 * zohn_game_row_describe:
 * @entry: a game
 *
 * Returns: (transfer full): what to call the game: its title, its two sides, or the name of a file that cannot be read.
 */
char *
zohn_game_row_describe (ZohnLibraryEntry *entry)
{
  const char *title;

  g_return_val_if_fail (ZOHN_IS_LIBRARY_ENTRY (entry), NULL);

  title = zohn_library_entry_get_title (entry);
  if (title != NULL) {
    return zohn_text_isolate (title);
  }
  if (zohn_library_entry_get_setup (entry) != NULL) {
    return zohn_text_sides (zohn_library_entry_get_setup (entry));
  }

  return g_filename_display_name (zohn_library_entry_get_name (entry));
}
