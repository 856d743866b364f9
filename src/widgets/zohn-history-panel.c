/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/zohn-history-panel-private.h"

#include "widgets/zohn-composite.h"
#include "widgets/zohn-widgets-style.h"

/* The list and the viewpoint keep each other up to date: the selected row is the throw that is looked at. The list goes along
 * with the game while its end is in sight, and to whatever throw somebody looks at by other means; a list that was scrolled up by
 * hand is left alone. */

/* Nearer to the end than this, in pixels, the list counts as being there. */
#define END_TOLERANCE 8

/* Frames to wait before scrolling once more: new rows have their true heights only after their first. */
#define FRAMES_TO_SETTLE 2

enum {
  PROP_VIEWPOINT = 1,
  PROP_REVIEW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ZohnHistoryPanel, zohn_history_panel, GTK_TYPE_WIDGET)

ZohnGameModel *
zohn_history_panel_get_model (ZohnHistoryPanel *self)
{
  return self->viewpoint != NULL ? zohn_viewpoint_get_model (self->viewpoint) : NULL;
}

static gboolean
is_at_end (ZohnHistoryPanel *self)
{
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  return gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) >=
         gtk_adjustment_get_upper (adjustment) - END_TOLERANCE;
}

static void
select_viewed (ZohnHistoryPanel *self)
{
  const guint throw = self->viewpoint != NULL ? zohn_viewpoint_get_throw (self->viewpoint) : 0;
  guint position;

  if (!zohn_history_rows_find (self->rows, throw, &position)) {
    position = GTK_INVALID_LIST_POSITION;
  }
  self->synchronizing = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->synchronizing = FALSE;
}

static void
update_placeholder (ZohnHistoryPanel *self)
{
  const gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0;

  gtk_widget_set_visible (self->placeholder,
                          empty && self->showing && zohn_history_panel_get_model (self) != NULL);
}

/* Other rows of the same game. Nothing is selected meanwhile: a GtkSingleSelection would look for its row among all that come,
 * and make each of them for that. */
static void
apply_filter (ZohnHistoryPanel *self, ZohnGameModel *model)
{
  self->synchronizing = TRUE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->synchronizing = FALSE;
  zohn_history_rows_set_filter (self->rows,
                                zohn_filter_bar_create_filter (self->filter_bar, model));
  update_placeholder (self);
  select_viewed (self);
}

/* All throws since the last frame come into the list at once. */
static void
catch_up (ZohnHistoryPanel *self)
{
  /* Before the next layout the adjustment still tells of the rows there were. */
  const gboolean at_end = is_at_end (self);

  zohn_history_rows_update (self->rows);
  zohn_history_panel_refill_rows (self, FALSE, 0);
  update_placeholder (self);
  select_viewed (self);
  if (at_end && !self->reviewing && !self->revealing) {
    self->revealing = TRUE;
    self->n_frames = 0;
  }
}

static void
go_on_revealing (ZohnHistoryPanel *self)
{
  if (self->n_frames == 0 || self->n_frames == FRAMES_TO_SETTLE) {
    zohn_history_panel_scroll_to_selected (self);
  }
  if (self->n_frames++ < FRAMES_TO_SETTLE) {
    return;
  }

  self->revealing = FALSE;
  if (zohn_history_panel_has_focus (self->list)) {
    zohn_history_panel_focus_selected (self);
  }
}

static void
show_history (ZohnHistoryPanel *self)
{
  ZohnGameModel *model = zohn_history_panel_get_model (self);

  self->showing = TRUE;
  zohn_history_rows_set_history (self->rows,
                                 model != NULL ? zohn_game_model_get_history (model) : NULL);
  if (model != NULL) {
    apply_filter (self, model);
  }
  update_placeholder (self);
  self->reviewing = self->viewpoint != NULL && zohn_viewpoint_get_reviewing (self->viewpoint);
  select_viewed (self);
  self->revealing = TRUE;
  self->n_frames = 0;
}

/* Ticks come before the layout of their frame, so that rows are in sight from their first frame on. The first frame of all goes
 * out without rows: some two hundred of them are made, and a window that opens should not wait for that. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  ZohnHistoryPanel *self = ZOHN_HISTORY_PANEL (widget);

  if (!self->painted) {
    self->painted = TRUE;
    return G_SOURCE_CONTINUE;
  }

  if (!self->showing) {
    show_history (self);
  } else if (zohn_history_rows_is_behind (self->rows)) {
    catch_up (self);
    self->n_frames = 0;
  }
  if (self->revealing) {
    go_on_revealing (self);
  }
  if (self->revealing) {
    return G_SOURCE_CONTINUE;
  }

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
ensure_tick (ZohnHistoryPanel *self)
{
  if (self->tick == 0 && gtk_widget_get_mapped (GTK_WIDGET (self))) {
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  }
}

/* Scrolls to the selected row in the next frame, and again when that is done; where the list has the focus, that goes along. */
static void
reveal_selected (ZohnHistoryPanel *self)
{
  self->revealing = TRUE;
  self->n_frames = 0;
  ensure_tick (self);
}

static void
filter_cb (ZohnHistoryPanel *self)
{
  ZohnGameModel *model = zohn_history_panel_get_model (self);

  if (!self->showing || model == NULL) {
    return;
  }
  zohn_history_rows_update (self->rows);
  apply_filter (self, model);
  reveal_selected (self);
}

/* Back to where the search was begun, or to the list. */
static void
search_left_cb (ZohnHistoryPanel *self)
{
  GtkWidget *focus = self->focus_before;
  const gboolean returns = focus != NULL && gtk_widget_get_mapped (focus);

  g_clear_weak_pointer (&self->focus_before);
  if (returns && gtk_widget_grab_focus (focus)) {
    return;
  }
  zohn_history_panel_focus_list (self);
}

static void
throw_cb (ZohnHistoryPanel *self)
{
  const gboolean was_reviewing = self->reviewing;
  const gboolean is_behind = zohn_history_rows_is_behind (self->rows);

  self->reviewing = zohn_viewpoint_get_reviewing (self->viewpoint);
  if (self->selecting) {
    return;
  }

  if (!is_behind) {
    select_viewed (self);
  }
  /* A throw that the game moved on by itself reveals only what was in sight: that shows in the next frame. */
  if (!is_behind || was_reviewing || self->reviewing) {
    reveal_selected (self);
  }
}

static void
selected_cb (ZohnHistoryPanel *self)
{
  const guint position = gtk_single_selection_get_selected (self->selection);

  if (self->synchronizing || self->viewpoint == NULL || position == GTK_INVALID_LIST_POSITION) {
    return;
  }

  self->selecting = TRUE;
  zohn_viewpoint_set_throw (self->viewpoint, zohn_history_rows_get_number (self->rows, position));
  self->selecting = FALSE;
}

static void
activate_cb (ZohnHistoryPanel *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
}

static void
renamed_cb (ZohnHistoryPanel *self)
{
  zohn_filter_bar_set_setup (self->filter_bar,
                             zohn_game_model_get_setup (zohn_history_panel_get_model (self)));
  filter_cb (self);
  zohn_history_panel_refill_rows (self, TRUE, 0);
}

static void
ready_cb (ZohnHistoryPanel *self)
{
  zohn_history_panel_refill_rows (self, TRUE, 0);
}

static void
notes_cb (ZohnHistoryPanel *self, guint number)
{
  /* Where notes decide which throws are listed, others are now. */
  if (zohn_filter_bar_asks_for_notes (self->filter_bar)) {
    filter_cb (self);
  }
  zohn_history_panel_refill_rows (self, number == 0, number);
}

static void
model_cb (ZohnHistoryPanel *self)
{
  ZohnGameModel *model = zohn_history_panel_get_model (self);

  g_signal_group_set_target (self->model_signals, model);
  g_signal_group_set_target (self->notes_signals,
                             model != NULL ? zohn_game_model_get_notes (model) : NULL);
  zohn_filter_bar_reset (self->filter_bar);
  if (model != NULL) {
    zohn_filter_bar_set_setup (self->filter_bar, zohn_game_model_get_setup (model));
  }

  /* A list that nobody sees need not have rows. */
  self->showing = FALSE;
  zohn_history_rows_set_history (self->rows, NULL);
  if (self->painted) {
    show_history (self);
  }
  ensure_tick (self);
}

static void
set_viewpoint (ZohnHistoryPanel *self, ZohnViewpoint *viewpoint)
{
  if (!g_set_object (&self->viewpoint, viewpoint)) {
    return;
  }

  g_signal_group_set_target (self->viewpoint_signals, viewpoint);
  g_object_set (self->note_editor, "viewpoint", viewpoint, NULL);
  model_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWPOINT]);
}

static void
set_review (ZohnHistoryPanel *self, ZohnGameReview *review)
{
  if (g_set_object (&self->review, review)) {
    g_signal_group_set_target (self->review_signals, review);
    ready_cb (self);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVIEW]);
  }
}

static gboolean
zohn_history_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    return zohn_history_panel_go_by_tab (ZOHN_HISTORY_PANEL (widget), direction);
  }

  return GTK_WIDGET_CLASS (zohn_history_panel_parent_class)->focus (widget, direction);
}

static gboolean
zohn_history_panel_grab_focus (GtkWidget *widget)
{
  return zohn_history_panel_focus_list (ZOHN_HISTORY_PANEL (widget));
}

static void
zohn_history_panel_map (GtkWidget *widget)
{
  ZohnHistoryPanel *self = ZOHN_HISTORY_PANEL (widget);

  if (self->showing) {
    zohn_history_rows_update (self->rows);
    select_viewed (self);
  }

  GTK_WIDGET_CLASS (zohn_history_panel_parent_class)->map (widget);

  reveal_selected (self);
}

static void
zohn_history_panel_unmap (GtkWidget *widget)
{
  ZohnHistoryPanel *self = ZOHN_HISTORY_PANEL (widget);

  if (self->tick != 0) {
    gtk_widget_remove_tick_callback (widget, self->tick);
    self->tick = 0;
  }
  self->painted = FALSE;

  GTK_WIDGET_CLASS (zohn_history_panel_parent_class)->unmap (widget);
}

static void
zohn_history_panel_dispose (GObject *object)
{
  ZohnHistoryPanel *self = ZOHN_HISTORY_PANEL (object);

  g_clear_weak_pointer (&self->focus_before);
  zohn_composite_dispose (GTK_WIDGET (self), ZOHN_TYPE_HISTORY_PANEL);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->notes_signals);
  g_clear_object (&self->review_signals);
  g_clear_object (&self->review);
  g_clear_object (&self->viewpoint_signals);
  g_clear_object (&self->viewpoint);

  G_OBJECT_CLASS (zohn_history_panel_parent_class)->dispose (object);
}

static void
zohn_history_panel_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id) {
  case PROP_VIEWPOINT:
    g_value_set_object (value, ZOHN_HISTORY_PANEL (object)->viewpoint);
    break;
  case PROP_REVIEW:
    g_value_set_object (value, ZOHN_HISTORY_PANEL (object)->review);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_history_panel_set_property (GObject *object, guint prop_id, const GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id) {
  case PROP_VIEWPOINT:
    set_viewpoint (ZOHN_HISTORY_PANEL (object), g_value_get_object (value));
    break;
  case PROP_REVIEW:
    set_review (ZOHN_HISTORY_PANEL (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
zohn_history_panel_class_init (ZohnHistoryPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_history_panel_dispose;
  object_class->get_property = zohn_history_panel_get_property;
  object_class->set_property = zohn_history_panel_set_property;

  widget_class->focus = zohn_history_panel_focus;
  widget_class->grab_focus = zohn_history_panel_grab_focus;
  widget_class->map = zohn_history_panel_map;
  widget_class->unmap = zohn_history_panel_unmap;

  properties[PROP_VIEWPOINT] =
      g_param_spec_object ("viewpoint", NULL, NULL, ZOHN_TYPE_VIEWPOINT, flags);
  properties[PROP_REVIEW] =
      g_param_spec_object ("review", NULL, NULL, ZOHN_TYPE_GAME_REVIEW, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ZOHN_TYPE_FILTER_BAR);
  g_type_ensure (ZOHN_TYPE_NOTE_EDITOR);
  gtk_widget_class_set_css_name (widget_class, "historypanel");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/widgets/zohn-history-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryPanel, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryPanel, placeholder);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryPanel, list);
  gtk_widget_class_bind_template_child (widget_class, ZohnHistoryPanel, note_editor);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_left_cb);
}

static void
connect_groups (ZohnHistoryPanel *self)
{
  self->viewpoint_signals = g_signal_group_new (ZOHN_TYPE_VIEWPOINT);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::model", G_CALLBACK (model_cb),
                                  self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::n-throws",
                                  G_CALLBACK (ensure_tick), self);
  g_signal_group_connect_swapped (self->viewpoint_signals, "notify::throw", G_CALLBACK (throw_cb),
                                  self);
  self->model_signals = g_signal_group_new (ZOHN_TYPE_GAME_MODEL);
  g_signal_group_connect_swapped (self->model_signals, "renamed", G_CALLBACK (renamed_cb), self);
  self->notes_signals = g_signal_group_new (ZOHN_TYPE_NOTES);
  g_signal_group_connect_swapped (self->notes_signals, "changed", G_CALLBACK (notes_cb), self);
  self->review_signals = g_signal_group_new (ZOHN_TYPE_GAME_REVIEW);
  g_signal_group_connect_swapped (self->review_signals, "notify::ready", G_CALLBACK (ready_cb),
                                  self);
  /* It comes to another game after the viewpoint does, and may have been ready all the while. */
  g_signal_group_connect_swapped (self->review_signals, "notify::model", G_CALLBACK (ready_cb),
                                  self);
}

static void
zohn_history_panel_init (ZohnHistoryPanel *self)
{
  g_autoptr (GtkListItemFactory) factory = zohn_history_panel_create_factory (self);

  zohn_widgets_style_ensure ();
  gtk_widget_init_template (GTK_WIDGET (self));
  connect_groups (self);

  self->rows = zohn_history_rows_new ();
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->list), factory);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
}

/**
 * zohn_history_panel_new:
 *
 * Returns: (transfer floating): a panel without a viewpoint.
 */
GtkWidget *
zohn_history_panel_new (void)
{
  return g_object_new (ZOHN_TYPE_HISTORY_PANEL, NULL);
}

/**
 * zohn_history_panel_search:
 * @panel: a panel
 *
 * Opens the field to search the throws; Escape there gives the focus back.
 */
void
zohn_history_panel_search (ZohnHistoryPanel *panel)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (ZOHN_IS_HISTORY_PANEL (panel));

  root = gtk_widget_get_root (GTK_WIDGET (panel));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (panel->filter_bar))) {
    g_set_weak_pointer (&panel->focus_before, focus);
  }
  zohn_filter_bar_search (panel->filter_bar);
}

/**
 * zohn_history_panel_edit_note:
 * @panel: a panel
 *
 * Opens the field for a note on the throw that is looked at.
 */
void
zohn_history_panel_edit_note (ZohnHistoryPanel *panel)
{
  g_return_if_fail (ZOHN_IS_HISTORY_PANEL (panel));

  zohn_note_editor_edit (panel->note_editor);
}

/**
 * zohn_history_panel_keep_note:
 * @panel: a panel
 *
 * Puts the note that is being written into the game, which is about to be left.
 */
void
zohn_history_panel_keep_note (ZohnHistoryPanel *panel)
{
  g_return_if_fail (ZOHN_IS_HISTORY_PANEL (panel));

  zohn_note_editor_keep (panel->note_editor);
}
