/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-summary-table.h"

#include "widgets/zohn-sentence.h"

/* A column is as wide as it is asked to be: size groups make rows overlap where labels are wrapped, and boxes ask labels
 * how wide they want to be in a single line. */
#define MAX_COLUMNS 5
#define MAX_FIGURE_CHARS 40

#define LEFT_TO_RIGHT_MARK "\xe2\x80\x8e"

struct _ZohnSummaryTable {
  GtkWidget parent_instance;

  /* children */
  GtkWidget *box;
  GtkWidget *header; /* NULL until there is one */
  GtkListBox *list;

  guint n_columns;
  guint figure_chars;
  gboolean links;
};

G_DEFINE_FINAL_TYPE (ZohnSummaryTable, zohn_summary_table, GTK_TYPE_WIDGET)

enum {
  PROP_N_COLUMNS = 1,
  PROP_FIGURE_CHARS,
  PROP_LINKS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
create_cell (ZohnSummaryTable *self, guint column, gboolean is_header)
{
  GtkWidget *label = gtk_label_new (NULL);

  if (column == 0) {
    g_object_set (label, "hexpand", TRUE, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                  PANGO_WRAP_WORD_CHAR, NULL);
  } else {
    g_object_set (label, "xalign", 1.0, "width-chars", (int) self->figure_chars, "max-width-chars",
                  (int) self->figure_chars, NULL);
  }
  if (column > 0 && is_header) {
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  } else if (column > 0) {
    g_object_set (label, "justify", GTK_JUSTIFY_RIGHT, "wrap", TRUE, "wrap-mode",
                  PANGO_WRAP_WORD_CHAR, NULL);
    gtk_widget_add_css_class (label, "numeric");
  }
  if (is_header) {
    gtk_widget_add_css_class (label, "dim-label");
  }

  return label;
}

static GtkWidget *
create_line (ZohnSummaryTable *self, gboolean is_header)
{
  GtkWidget *line = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (line), 12);
  g_object_set (line, "margin-start", 12, "margin-end", 12, "margin-top", 6, "margin-bottom", 6,
                NULL);
  for (guint column = 0; column < self->n_columns; column++) {
    gtk_grid_attach (GTK_GRID (line), create_cell (self, column, is_header), (int) column, 0, 1, 1);
  }

  return line;
}

static gboolean
has_words (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p)) {
    if (g_unichar_isalpha (g_utf8_get_char (p))) {
      return TRUE;
    }
  }

  return FALSE;
}

/* A figure without words is read from left to right everywhere, its sign in front. */
static void
fill_cell (GtkLabel *label, const char *text)
{
  if (has_words (text)) {
    zohn_sentence_show (label, text);
  } else {
    g_autofree char *directed = g_strconcat (LEFT_TO_RIGHT_MARK, text, NULL);

    gtk_label_set_text (label, directed);
  }
}

static void
fill_line (GtkWidget *line, const char *const *cells, gboolean with_tooltips)
{
  GtkWidget *label = gtk_widget_get_first_child (line);

  for (guint i = 0; cells[i] != NULL && label != NULL; i++) {
    fill_cell (GTK_LABEL (label), cells[i]);
    if (with_tooltips) {
      gtk_widget_set_tooltip_text (label, cells[i][0] != '\0' ? cells[i] : NULL);
    }
    label = gtk_widget_get_next_sibling (label);
  }
}

static GtkWidget *
create_row (ZohnSummaryTable *self)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = create_line (self, FALSE);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), self->links);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  if (self->links) {
    gtk_grid_attach (GTK_GRID (line),
                     g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL),
                     (int) self->n_columns, 0, 1, 1);
  }

  return row;
}

static void
row_activated_cb (ZohnSummaryTable *self, GtkListBoxRow *row)
{
  if (self->links) {
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, (guint) gtk_list_box_row_get_index (row));
  }
}

static void
zohn_summary_table_constructed (GObject *object)
{
  ZohnSummaryTable *self = ZOHN_SUMMARY_TABLE (object);

  G_OBJECT_CLASS (zohn_summary_table_parent_class)->constructed (object);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_show_separators (self->list, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "frame");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->list));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
}

static void
zohn_summary_table_dispose (GObject *object)
{
  ZohnSummaryTable *self = ZOHN_SUMMARY_TABLE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (zohn_summary_table_parent_class)->dispose (object);
}

static void
zohn_summary_table_get_property (GObject *object, guint property_id, GValue *value,
                                 GParamSpec *pspec)
{
  ZohnSummaryTable *self = ZOHN_SUMMARY_TABLE (object);

  switch (property_id) {
  case PROP_N_COLUMNS:
    g_value_set_uint (value, self->n_columns);
    break;
  case PROP_FIGURE_CHARS:
    g_value_set_uint (value, self->figure_chars);
    break;
  case PROP_LINKS:
    g_value_set_boolean (value, self->links);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_summary_table_set_property (GObject *object, guint property_id, const GValue *value,
                                 GParamSpec *pspec)
{
  ZohnSummaryTable *self = ZOHN_SUMMARY_TABLE (object);

  switch (property_id) {
  case PROP_N_COLUMNS:
    self->n_columns = g_value_get_uint (value);
    break;
  case PROP_FIGURE_CHARS:
    self->figure_chars = g_value_get_uint (value);
    break;
  case PROP_LINKS:
    self->links = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_summary_table_class_init (ZohnSummaryTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = zohn_summary_table_constructed;
  object_class->dispose = zohn_summary_table_dispose;
  object_class->get_property = zohn_summary_table_get_property;
  object_class->set_property = zohn_summary_table_set_property;

  properties[PROP_N_COLUMNS] =
      g_param_spec_uint ("n-columns", NULL, NULL, 1, MAX_COLUMNS, 1, flags);
  properties[PROP_FIGURE_CHARS] =
      g_param_spec_uint ("figure-chars", NULL, NULL, 1, MAX_FIGURE_CHARS, 8, flags);
  properties[PROP_LINKS] = g_param_spec_boolean ("links", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_ACTIVATED] =
      g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "summarytable");
}

static void
zohn_summary_table_init (ZohnSummaryTable *self)
{
}

/**
 * zohn_summary_table_set_label:
 * @table: a table
 * @label: what it is about, for assistive technologies
 */
void
zohn_summary_table_set_label (ZohnSummaryTable *table, const char *label)
{
  g_return_if_fail (ZOHN_IS_SUMMARY_TABLE (table));

  gtk_accessible_update_property (GTK_ACCESSIBLE (table->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

/**
 * zohn_summary_table_set_header:
 * @table: a table
 * @cells: (array zero-terminated=1): the names of the columns, the first one may be empty
 */
void
zohn_summary_table_set_header (ZohnSummaryTable *table, const char *const *cells)
{
  g_return_if_fail (ZOHN_IS_SUMMARY_TABLE (table));

  if (table->header == NULL) {
    table->header = create_line (table, TRUE);
    gtk_box_prepend (GTK_BOX (table->box), table->header);
  }
  fill_line (table->header, cells, TRUE);
}

/**
 * zohn_summary_table_set_row:
 * @table: a table
 * @row: a row, at most as many as there are; a new one is put at the end
 * @cells: (array zero-terminated=1): its cells
 * @sentence: the row as it is read out
 */
void
zohn_summary_table_set_row (ZohnSummaryTable *table, guint row, const char *const *cells,
                            const char *sentence)
{
  GtkListBoxRow *list_row;

  g_return_if_fail (ZOHN_IS_SUMMARY_TABLE (table));

  list_row = gtk_list_box_get_row_at_index (table->list, (int) row);
  if (list_row == NULL) {
    list_row = GTK_LIST_BOX_ROW (create_row (table));
    gtk_list_box_append (table->list, GTK_WIDGET (list_row));
  }
  fill_line (gtk_list_box_row_get_child (list_row), cells, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list_row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
}

/**
 * zohn_summary_table_set_n_rows:
 * @table: a table
 * @n_rows: how many rows to keep
 */
void
zohn_summary_table_set_n_rows (ZohnSummaryTable *table, guint n_rows)
{
  GtkListBoxRow *row;

  g_return_if_fail (ZOHN_IS_SUMMARY_TABLE (table));

  while ((row = gtk_list_box_get_row_at_index (table->list, (int) n_rows)) != NULL) {
    gtk_list_box_remove (table->list, GTK_WIDGET (row));
  }
}

/**
 * zohn_summary_table_get_n_rows:
 * @table: a table
 *
 * Returns: how many rows there are.
 */
guint
zohn_summary_table_get_n_rows (ZohnSummaryTable *table)
{
  guint n_rows = 0;

  g_return_val_if_fail (ZOHN_IS_SUMMARY_TABLE (table), 0);

  while (gtk_list_box_get_row_at_index (table->list, (int) n_rows) != NULL) {
    n_rows++;
  }

  return n_rows;
}
