/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-row.h"

#include <glib/gi18n.h>

#include "text/zohn-text.h"
#include "widgets/zohn-composite.h"
#include "widgets/zohn-piece-image.h"
#include "widgets/zohn-sentence.h"
#include "widgets/zohn-sticks-image.h"

/* Characters of a text as long as a letter that a row and its tooltip show. */
#define BEGINNING 600

struct _ZohnHistoryRow {
  GtkWidget parent_instance;

  /* owned */
  ZohnHistoryItem *item;
  char *text; /* all of the row in words */

  /* template children */
  GtkWidget *lap;
  GtkWidget *number;
  GtkWidget *piece;
  GtkWidget *player;
  GtkWidget *sticks;
  GtkWidget *spaces;
  GtkWidget *again;
  GtkWidget *move;
  GtkWidget *luck;
  GtkWidget *events;
  GtkWidget *note;
};

G_DEFINE_FINAL_TYPE (ZohnHistoryRow, zohn_history_row, GTK_TYPE_WIDGET)

static void
set_label (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* The list's own widget around the row is what assistive technologies stop at, and it has no name by itself. */
static void
name_list_item (ZohnHistoryRow *self, const char *lap)
{
  GtkWidget *list_item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (list_item == NULL) {
    return;
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->text, -1);
  if (lap != NULL) {
    gtk_accessible_update_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    lap, -1);
  } else {
    gtk_accessible_reset_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  }
}

static void
show_opening (ZohnHistoryRow *self)
{
  self->text = g_strdup (_ ("The start of the game"));
  set_label (self->number, "");
  /* Translators: the row of the history that shows the board before the first throw */
  set_label (self->player, C_ ("history", "Start"));
  set_label (self->spaces, NULL);
  set_label (self->move, NULL);
  set_label (self->luck, NULL);
  set_label (self->events, NULL);
  set_label (self->note, NULL);
  gtk_widget_set_visible (self->piece, FALSE);
  gtk_widget_set_visible (self->sticks, FALSE);
  gtk_widget_set_visible (self->again, FALSE);
}

static void
show_sentence (GtkWidget *label, const char *sentence)
{
  gtk_widget_set_visible (label, sentence != NULL);
  if (sentence != NULL) {
    zohn_sentence_show (GTK_LABEL (label), sentence);
  }
}

/* What the throw was worth: nothing as long as there are no chances, or when nobody wants to know. */
static void
show_luck (ZohnHistoryRow *self, ZohnThrowRecord *record, const ZohnSetup *setup,
           const ZohnChanceSeries *series)
{
  const guint number = zohn_throw_record_get_number (record);
  g_autofree char *luck = NULL;
  g_autofree char *worth = NULL;

  if (series != NULL && number <= zohn_chance_series_get_n_throws (series)) {
    luck = zohn_text_luck (zohn_chance_series_get_luck (series, number));
    worth = zohn_text_worth (setup, record, zohn_chance_series_get_luck (series, number));
    self->text = zohn_text_join (self->text, worth);
  }
  set_label (self->luck, luck);
}

static char *
dup_beginning (const char *text)
{
  g_autofree char *beginning = NULL;

  if (g_utf8_strlen (text, -1) <= BEGINNING) {
    return g_strdup (text);
  }
  beginning = g_utf8_substring (text, 0, BEGINNING - 1);

  return g_strconcat (beginning, "…", NULL);
}

static void
show_note (ZohnHistoryRow *self, const char *note)
{
  g_autofree char *words = NULL;
  g_autofree char *line = note != NULL ? dup_beginning (note) : NULL;

  /* A label counts its lines anew in every paragraph. */
  show_sentence (self->note, line != NULL ? g_strdelimit (line, "\n\r\v\f", ' ') : NULL);
  if (note != NULL) {
    /* Translators: %s is what somebody wrote about a throw */
    words = g_strdup_printf (_ ("Note: %s"), note);
    self->text = zohn_text_join (self->text, words);
  }
}

static void
show_throw (ZohnHistoryRow *self, ZohnThrowRecord *record, const ZohnSetup *setup)
{
  const ZohnSide side = zohn_throw_record_get_side (record);
  const ZohnThrow thrown = zohn_throw_record_get_outcome (record)->thrown;
  g_autofree char *number = g_strdup_printf ("%u", zohn_throw_record_get_number (record));
  g_autofree char *player = zohn_text_player (setup, side, zohn_throw_record_get_player (record));
  g_autofree char *spaces = g_strdup_printf ("%u", zohn_throw_get_spaces (thrown));
  g_autofree char *move = zohn_text_move (record);
  g_autofree char *lost = zohn_text_lost_turns (setup, record);
  g_autofree char *events = zohn_text_events (setup, record);

  if (lost != NULL) {
    events = zohn_text_join (g_steal_pointer (&events), lost);
  }
  self->text = zohn_text_row (setup, record);

  set_label (self->number, number);
  set_label (self->player, player);
  set_label (self->spaces, spaces);
  set_label (self->move, move);
  show_sentence (self->events, events);
  zohn_piece_image_set_side (ZOHN_PIECE_IMAGE (self->piece), side);
  zohn_sticks_image_set_thrown (ZOHN_STICKS_IMAGE (self->sticks), thrown);
  gtk_widget_set_visible (self->piece, TRUE);
  gtk_widget_set_visible (self->sticks, TRUE);
  gtk_widget_set_visible (self->again, TRUE);
  /* It keeps its place when it is not seen, so that the columns stay columns. */
  gtk_widget_set_opacity (self->again, zohn_throw_grants_another (thrown) ? 1 : 0);
}

/* How the lap of its first throw in the list has ended, as far as it has. */
static char *
describe_lap (ZohnThrowRecord *record, ZohnGameModel *model)
{
  ZohnHistory *history = zohn_game_model_get_history (model);
  g_autoptr (ZohnThrowRecord) last = zohn_history_dup_record (
      history, zohn_history_get_lap_end (history, zohn_throw_record_get_number (record)));

  return zohn_text_lap_heading (zohn_game_model_get_setup (model), last);
}

static gboolean
query_tooltip_cb (ZohnHistoryRow *self, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  g_autofree char *text = self->text != NULL ? dup_beginning (self->text) : NULL;

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
zohn_history_row_dispose (GObject *object)
{
  ZohnHistoryRow *self = ZOHN_HISTORY_ROW (object);

  zohn_composite_dispose (GTK_WIDGET (self), ZOHN_TYPE_HISTORY_ROW);
  g_clear_object (&self->item);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (zohn_history_row_parent_class)->dispose (object);
}

static void
zohn_history_row_class_init (ZohnHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_history_row_dispose;

  g_type_ensure (ZOHN_TYPE_PIECE_IMAGE);
  g_type_ensure (ZOHN_TYPE_STICKS_IMAGE);

  gtk_widget_class_set_css_name (widget_class, "historyrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, lap);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, number);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, piece);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, player);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, sticks);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, spaces);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, again);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, move);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, luck);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, events);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryRow, note);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
zohn_history_row_init (ZohnHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_history_row_new:
 *
 * Returns: (transfer floating): an empty row.
 */
GtkWidget *
zohn_history_row_new (void)
{
  return g_object_new (ZOHN_TYPE_HISTORY_ROW, NULL);
}

/**
 * zohn_history_row_get_item:
 * @row: a row
 *
 * Returns: (transfer none) (nullable): what it shows.
 */
ZohnHistoryItem *
zohn_history_row_get_item (ZohnHistoryRow *row)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ROW (row), NULL);

  return row->item;
}

/**
 * zohn_history_row_set_item:
 * @row: a row
 * @item: (nullable): what to show
 * @model: (nullable): the game, not kept
 * @series: (nullable): its chances, not kept; %NULL where nobody knows them or wants to
 */
void
zohn_history_row_set_item (ZohnHistoryRow *row, ZohnHistoryItem *item, ZohnGameModel *model,
                           const ZohnChanceSeries *series)
{
  g_autofree char *lap = NULL;
  ZohnThrowRecord *record;

  g_return_if_fail (ZOHN_IS_HISTORY_ROW (row));
  g_return_if_fail (item == NULL || (ZOHN_IS_HISTORY_ITEM (item) && ZOHN_IS_GAME_MODEL (model)));

  g_set_object (&row->item, item);
  g_clear_pointer (&row->text, g_free);
  if (item == NULL) {
    return;
  }

  record = zohn_history_item_get_record (item);
  if (record != NULL) {
    const ZohnSetup *setup = zohn_game_model_get_setup (model);

    show_throw (row, record, setup);
    show_luck (row, record, setup, series);
    show_note (row, zohn_notes_get (zohn_game_model_get_notes (model),
                                    zohn_throw_record_get_number (record)));
  } else {
    show_opening (row);
  }
  if (zohn_history_item_get_begins_lap (item)) {
    lap = describe_lap (record, model);
  }
  show_sentence (row->lap, lap);
  name_list_item (row, lap);
}

/**
 * zohn_history_row_get_text:
 * @row: a row
 *
 * Returns: (transfer none) (nullable): all that it shows, in words.
 */
const char *
zohn_history_row_get_text (ZohnHistoryRow *row)
{
  g_return_val_if_fail (ZOHN_IS_HISTORY_ROW (row), NULL);

  return row->text;
}
