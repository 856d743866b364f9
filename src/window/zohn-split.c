/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window/zohn-split.h"

struct _ZohnSplit {
  GtkWidget parent_instance;

  /* owned, as children */
  GtkWidget *content;
  GtkWidget *sidebar;

  /* borrowed */
  GtkWidget
      *focus_before; /* weak: where the focus returns to when the sidebar over the content closes */

  ZohnSplitPlace place;
  double type_scale;
  gboolean shown; /* beside or below */
  gboolean open; /* over the content */
};

G_DEFINE_FINAL_TYPE (ZohnSplit, zohn_split, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (ZohnSplitPlace, zohn_split_place,
                    G_DEFINE_ENUM_VALUE (ZOHN_SPLIT_BESIDE, "beside"),
                    G_DEFINE_ENUM_VALUE (ZOHN_SPLIT_BELOW, "below"),
                    G_DEFINE_ENUM_VALUE (ZOHN_SPLIT_OVER, "over"))

enum {
  PROP_CONTENT = 1,
  PROP_SIDEBAR,
  PROP_SHOWN,
  PROP_PLACE,
  PROP_REVEALED,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static const char *const place_classes[] = {
  [ZOHN_SPLIT_BESIDE] = "beside",
  [ZOHN_SPLIT_BELOW] = "below",
  [ZOHN_SPLIT_OVER] = "over",
};

static gboolean
lies_over (ZohnSplit *self)
{
  return self->place == ZOHN_SPLIT_OVER && self->open;
}

static gboolean
has_focus (ZohnSplit *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && self->sidebar != NULL &&
         (focus == self->sidebar || gtk_widget_is_ancestor (focus, self->sidebar));
}

static void
forget_focus (ZohnSplit *self)
{
  g_clear_weak_pointer (&self->focus_before);
}

static void
move_focus_in (ZohnSplit *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_set_weak_pointer (&self->focus_before, root != NULL ? gtk_root_get_focus (root) : NULL);
  if (!gtk_widget_grab_focus (self->sidebar)) {
    gtk_widget_child_focus (self->sidebar, GTK_DIR_TAB_FORWARD);
  }
}

/* Where it came from, or to the content: what is hidden cannot keep it. */
static void
move_focus_back (ZohnSplit *self)
{
  GtkWidget *before = self->focus_before;

  if (before != NULL && gtk_widget_get_mapped (before)) {
    gtk_widget_grab_focus (before);
  } else if (has_focus (self) && self->content != NULL) {
    gtk_widget_child_focus (self->content, GTK_DIR_TAB_FORWARD);
  }
  forget_focus (self);
}

static void
show_sidebar (ZohnSplit *self)
{
  const gboolean revealed = zohn_split_get_revealed (self);

  if (self->sidebar == NULL) {
    return;
  }
  if (!revealed && has_focus (self)) {
    move_focus_back (self);
  }
  gtk_widget_set_child_visible (self->sidebar, revealed);
}

static void
set_open (ZohnSplit *self, gboolean open)
{
  if (self->open == open) {
    return;
  }
  self->open = open;
  show_sidebar (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->sidebar != NULL) {
    if (open) {
      move_focus_in (self);
    } else {
      move_focus_back (self);
    }
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALED]);
}

/* Whoever is in the sidebar stays there. */
static void
set_place (ZohnSplit *self, ZohnSplitPlace place)
{
  const gboolean was_revealed = zohn_split_get_revealed (self);

  if (self->place == place) {
    return;
  }
  gtk_widget_remove_css_class (GTK_WIDGET (self), place_classes[self->place]);
  gtk_widget_add_css_class (GTK_WIDGET (self), place_classes[place]);
  self->place = place;
  self->open = place == ZOHN_SPLIT_OVER && has_focus (self);
  show_sidebar (self);
  forget_focus (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
  if (zohn_split_get_revealed (self) != was_revealed) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALED]);
  }
}

static void
set_shown (ZohnSplit *self, gboolean shown)
{
  if (self->shown == shown) {
    return;
  }
  self->shown = shown;
  show_sidebar (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
  if (self->place != ZOHN_SPLIT_OVER) {
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEALED]);
  }
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, ZohnSplit *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!lies_over (self) || (picked != NULL && (picked == self->sidebar ||
                                               gtk_widget_is_ancestor (picked, self->sidebar)))) {
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  set_open (self, FALSE);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  ZohnSplit *self = ZOHN_SPLIT (widget);

  if (!lies_over (self)) {
    return FALSE;
  }
  set_open (self, FALSE);

  return TRUE;
}

static int
get_minimum (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum = 0;

  if (child != NULL && gtk_widget_get_visible (child)) {
    gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  }

  return minimum;
}

static void
get_sizes (ZohnSplit *self, int width, int height, ZohnSplitSizes *sizes)
{
  sizes->type_scale = self->type_scale;
  sizes->width = width;
  sizes->height = height;
  sizes->content_width = get_minimum (self->content, GTK_ORIENTATION_HORIZONTAL, -1);
  sizes->content_height = get_minimum (self->content, GTK_ORIENTATION_VERTICAL, width);
  sizes->sidebar_width = get_minimum (self->sidebar, GTK_ORIENTATION_HORIZONTAL, -1);
  sizes->sidebar_height = get_minimum (self->sidebar, GTK_ORIENTATION_VERTICAL, -1);
}

static GtkSizeRequestMode
zohn_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What is asked for does not depend on where the sidebar is now: a place that changed the minimum could be left for the change
 * of it, for ever. The content gets by with the width it would have beside the sidebar, too. */
static void
zohn_split_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  ZohnSplit *self = ZOHN_SPLIT (widget);
  const ZohnSplitSizes sizes = {
    .width = orientation == GTK_ORIENTATION_VERTICAL ? MAX (for_size, 0) : 0,
    .type_scale = self->type_scale,
    .sidebar_width = get_minimum (self->sidebar, GTK_ORIENTATION_HORIZONTAL, -1),
  };
  const int beside = zohn_split_get_width_beside (&sizes);

  *minimum = *natural = 0;
  if (self->content != NULL) {
    gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  }
  *minimum = MAX (*minimum, get_minimum (self->sidebar, orientation, -1));
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *natural = MAX (*natural, *minimum) + (self->shown ? beside : 0);
    return;
  }
  if (self->shown &&
      for_size - beside >= get_minimum (self->content, GTK_ORIENTATION_HORIZONTAL, -1)) {
    *minimum = MAX (*minimum, get_minimum (self->content, orientation, for_size - beside));
  }
  *natural = MAX (*natural, *minimum);
}

static void
zohn_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ZohnSplit *self = ZOHN_SPLIT (widget);
  ZohnSplitSizes sizes;
  GdkRectangle content, sidebar;

  get_sizes (self, width, height, &sizes);
  set_place (self, zohn_split_choose_place (&sizes, self->place));
  zohn_split_lay_out (&sizes, self->place, self->shown,
                      gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, &content, &sidebar);

  if (self->content != NULL) {
    gtk_widget_size_allocate (self->content, &content, -1);
  }
  if (self->sidebar != NULL && zohn_split_get_revealed (self)) {
    gtk_widget_size_allocate (self->sidebar, &sidebar, -1);
  }
}

static void
zohn_split_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ZohnSplit *self = ZOHN_SPLIT (widget);

  if (self->content != NULL) {
    gtk_widget_snapshot_child (widget, self->content, snapshot);
  }
  if (lies_over (self)) {
    gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0, 0, 0, 0.4f },
                               &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                    (float) gtk_widget_get_height (widget)));
  }
  if (self->sidebar != NULL) {
    gtk_widget_snapshot_child (widget, self->sidebar, snapshot);
  }
}

static void
set_child (ZohnSplit *self, GtkWidget **place, GtkWidget *child, GtkWidget *sibling)
{
  if (*place == child) {
    return;
  }
  g_clear_pointer (place, gtk_widget_unparent);
  if (child != NULL) {
    gtk_widget_insert_after (child, GTK_WIDGET (self), sibling);
    *place = child;
  }
}

static void
zohn_split_dispose (GObject *object)
{
  ZohnSplit *self = ZOHN_SPLIT (object);

  forget_focus (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->sidebar, gtk_widget_unparent);

  G_OBJECT_CLASS (zohn_split_parent_class)->dispose (object);
}

static void
zohn_split_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnSplit *self = ZOHN_SPLIT (object);

  switch (property_id) {
  case PROP_CONTENT:
    g_value_set_object (value, self->content);
    break;
  case PROP_SIDEBAR:
    g_value_set_object (value, self->sidebar);
    break;
  case PROP_SHOWN:
    g_value_set_boolean (value, self->shown);
    break;
  case PROP_PLACE:
    g_value_set_enum (value, (int) self->place);
    break;
  case PROP_REVEALED:
    g_value_set_boolean (value, zohn_split_get_revealed (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_split_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  ZohnSplit *self = ZOHN_SPLIT (object);

  switch (property_id) {
  case PROP_CONTENT:
    set_child (self, &self->content, g_value_get_object (value), NULL);
    break;
  case PROP_SIDEBAR:
    set_child (self, &self->sidebar, g_value_get_object (value), self->content);
    show_sidebar (self);
    break;
  case PROP_SHOWN:
    set_shown (self, g_value_get_boolean (value));
    break;
  case PROP_REVEALED:
    zohn_split_set_revealed (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_split_class_init (ZohnSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = zohn_split_dispose;
  object_class->get_property = zohn_split_get_property;
  object_class->set_property = zohn_split_set_property;
  widget_class->get_request_mode = zohn_split_get_request_mode;
  widget_class->measure = zohn_split_measure;
  widget_class->size_allocate = zohn_split_size_allocate;
  widget_class->snapshot = zohn_split_snapshot;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, TRUE, flags);
  properties[PROP_PLACE] =
      g_param_spec_enum ("place", NULL, NULL, ZOHN_TYPE_SPLIT_PLACE, ZOHN_SPLIT_BESIDE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_REVEALED] = g_param_spec_boolean ("revealed", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "split");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
zohn_split_init (ZohnSplit *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->shown = TRUE;
  self->type_scale = 1;
  gtk_widget_add_css_class (GTK_WIDGET (self), place_classes[self->place]);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * zohn_split_new:
 *
 * Returns: (transfer floating): a split without content and sidebar.
 */
GtkWidget *
zohn_split_new (void)
{
  return g_object_new (ZOHN_TYPE_SPLIT, NULL);
}

/**
 * zohn_split_get_place:
 * @split: a split
 *
 * Returns: where the sidebar is, or would be if it were seen.
 */
ZohnSplitPlace
zohn_split_get_place (ZohnSplit *split)
{
  g_return_val_if_fail (ZOHN_IS_SPLIT (split), ZOHN_SPLIT_BESIDE);

  return split->place;
}

/**
 * zohn_split_get_revealed:
 * @split: a split
 *
 * Returns: whether the sidebar is seen.
 */
gboolean
zohn_split_get_revealed (ZohnSplit *split)
{
  g_return_val_if_fail (ZOHN_IS_SPLIT (split), FALSE);

  return split->place == ZOHN_SPLIT_OVER ? split->open : split->shown;
}

/**
 * zohn_split_set_type_scale:
 * @split: a split
 * @type_scale: of the type in it, to the desktop's
 *
 * Gives the sidebar the room that its words want.
 */
void
zohn_split_set_type_scale (ZohnSplit *split, double type_scale)
{
  g_return_if_fail (ZOHN_IS_SPLIT (split));

  split->type_scale = type_scale;
  gtk_widget_queue_resize (GTK_WIDGET (split));
}

/**
 * zohn_split_set_revealed:
 * @split: a split
 * @revealed: whether the sidebar is to be seen, wherever there is room for it
 */
void
zohn_split_set_revealed (ZohnSplit *split, gboolean revealed)
{
  g_return_if_fail (ZOHN_IS_SPLIT (split));

  if (split->place == ZOHN_SPLIT_OVER) {
    set_open (split, !!revealed);
  } else {
    set_shown (split, !!revealed);
  }
}
