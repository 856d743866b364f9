/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-filter-bar.h"

#include <glib/gi18n.h>

#include "record/zohn-search.h"
#include "text/zohn-text.h"
#include "widgets/zohn-composite.h"

struct _ZohnFilterBar {
  GtkWidget parent_instance;

  /* template children */
  GtkDropDown *kinds;
  GtkStringList *kind_names;
  GtkToggleButton *search_button;
  GtkRevealer *search_revealer;
  GtkSearchEntry *search;

  gboolean resetting;
};

G_DEFINE_FINAL_TYPE (ZohnFilterBar, zohn_filter_bar, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  SEARCH_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (ZohnFilterBar *self)
{
  if (!self->resetting) {
    g_signal_emit (self, signals[CHANGED], 0);
  }
}

/* Away with the field, away with the words. */
static void
search_toggled_cb (ZohnFilterBar *self)
{
  if (gtk_toggle_button_get_active (self->search_button)) {
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  } else {
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  }
}

static void
stop_search_cb (ZohnFilterBar *self)
{
  gtk_toggle_button_set_active (self->search_button, FALSE);
  g_signal_emit (self, signals[SEARCH_LEFT], 0);
}

static void
setup_kind_cb (ZohnFilterBar *self, GtkListItem *list_item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_list_item_set_child (list_item, label);
}

static void
bind_kind_cb (ZohnFilterBar *self, GtkListItem *list_item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (list_item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (list_item)));
}

static void
zohn_filter_bar_dispose (GObject *object)
{
  zohn_composite_dispose (GTK_WIDGET (object), ZOHN_TYPE_FILTER_BAR);

  G_OBJECT_CLASS (zohn_filter_bar_parent_class)->dispose (object);
}

static void
zohn_filter_bar_class_init (ZohnFilterBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = zohn_filter_bar_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[SEARCH_LEFT] = g_signal_new ("search-left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "filterbar");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-filter-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnFilterBar, kinds);
  gtk_widget_class_bind_template_child (widget_class, ZohnFilterBar, kind_names);
  gtk_widget_class_bind_template_child (widget_class, ZohnFilterBar, search_button);
  gtk_widget_class_bind_template_child (widget_class, ZohnFilterBar, search_revealer);
  gtk_widget_class_bind_template_child (widget_class, ZohnFilterBar, search);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_kind_cb);
}

static void
zohn_filter_bar_init (ZohnFilterBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_filter_bar_set_setup:
 * @bar: a bar
 * @setup: the setup of the game, for the names of the sides; not kept
 */
void
zohn_filter_bar_set_setup (ZohnFilterBar *bar, const ZohnSetup *setup)
{
  g_autofree char *clockwise = NULL;
  g_autofree char *anticlockwise = NULL;
  const guint selected = gtk_drop_down_get_selected (bar->kinds);

  g_return_if_fail (ZOHN_IS_FILTER_BAR (bar));

  clockwise = zohn_text_side (setup, ZOHN_SIDE_CLOCKWISE);
  anticlockwise = zohn_text_side (setup, ZOHN_SIDE_ANTICLOCKWISE);
  bar->resetting = TRUE;
  gtk_string_list_splice (
      bar->kind_names, 0, g_list_model_get_n_items (G_LIST_MODEL (bar->kind_names)),
      (const char *const[]){ /* Translators: which throws of a game are listed */
                             C_ ("throws", "All throws"), C_ ("throws", "Captures"),
                             C_ ("throws", "Creek"), C_ ("throws", "Laps"), clockwise,
                             anticlockwise, C_ ("throws", "With notes"), NULL });
  gtk_drop_down_set_selected (bar->kinds, selected < ZOHN_N_THROWS_KINDS ? selected : 0);
  bar->resetting = FALSE;
}

/**
 * zohn_filter_bar_reset:
 * @bar: a bar
 *
 * Goes back to all throws.
 */
void
zohn_filter_bar_reset (ZohnFilterBar *bar)
{
  g_return_if_fail (ZOHN_IS_FILTER_BAR (bar));

  bar->resetting = TRUE;
  gtk_drop_down_set_selected (bar->kinds, ZOHN_THROWS_ALL);
  gtk_editable_set_text (GTK_EDITABLE (bar->search), "");
  gtk_toggle_button_set_active (bar->search_button, FALSE);
  bar->resetting = FALSE;
}

/**
 * zohn_filter_bar_create_filter:
 * @bar: a bar
 * @model: a game
 *
 * Returns: (transfer full) (nullable): a filter for what is chosen; %NULL for all throws.
 */
ZohnThrowFilter *
zohn_filter_bar_create_filter (ZohnFilterBar *bar, ZohnGameModel *model)
{
  g_autoptr (ZohnThrowFilter) filter = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (ZOHN_IS_FILTER_BAR (bar), NULL);

  filter = zohn_throw_filter_new (model);
  words = zohn_search_split (gtk_editable_get_text (GTK_EDITABLE (bar->search)));
  zohn_throw_filter_set_kind (filter, (ZohnThrowsKind) gtk_drop_down_get_selected (bar->kinds));
  zohn_throw_filter_set_words (filter, (const char *const *) words);

  return zohn_throw_filter_takes_all (filter) ? NULL : g_steal_pointer (&filter);
}

/**
 * zohn_filter_bar_search:
 * @bar: a bar
 *
 * Opens the search field.
 */
void
zohn_filter_bar_search (ZohnFilterBar *bar)
{
  g_return_if_fail (ZOHN_IS_FILTER_BAR (bar));

  gtk_toggle_button_set_active (bar->search_button, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (bar->search));
}

/**
 * zohn_filter_bar_asks_for_notes:
 * @bar: a bar
 *
 * Returns: whether notes may decide which throws are listed.
 */
gboolean
zohn_filter_bar_asks_for_notes (ZohnFilterBar *bar)
{
  g_return_val_if_fail (ZOHN_IS_FILTER_BAR (bar), FALSE);

  return gtk_drop_down_get_selected (bar->kinds) == ZOHN_THROWS_NOTES ||
         *gtk_editable_get_text (GTK_EDITABLE (bar->search)) != '\0';
}
